"""The checks: every module here is run for every game under test, as far as the game has what its NEEDS name.
A check is a function test_...; it gets `game` (the class), `subject` and `facts`, and says its `advice`."""
