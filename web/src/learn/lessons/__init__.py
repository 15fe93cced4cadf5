"""The steps of the tutorials, one module a game."""
