"""What tests of games and of this package share."""
