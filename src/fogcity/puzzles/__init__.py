"""Puzzles: positions of strong games where one action is clearly better than every other.

find.py    finds them: a search first, then every other action on the same deals
store.py   puzzles as a file that the client reads

A game may name the themes of its puzzles in a file themes.py of its folder. docs/review.md tells how they are found.
"""
