"""Puzzles: positions of strong games where one action is clearly better than every other.

find.py    finds them: a search first, then every other action on the same deals
store.py   puzzles as a file that the client reads

A game may name the themes of its puzzles in themes.py in its folder. docs/review.md explains how they are found.
"""
