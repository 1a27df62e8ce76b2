"""The checks: every module here is run for every game under test, if the game has what the module's NEEDS name.
A check is a function test_...; it gets `game` (the class), `subject` and `facts`, and says its `advice`."""
