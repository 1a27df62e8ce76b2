"""The checks: every module here is run for every game under test, if the game meets the module's NEEDS.
A check is a function test_...; it gets `game` (the class), `subject` and `facts`, and explains failures with `advice`.
"""
