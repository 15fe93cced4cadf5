"""Game review: was it luck or play? Every step of a record as win chances, and what changed them.

core.py     the numbers, as functions that run here and in browsers
values.py   the chance of every seat to win at a position: one fixed function per game
scale.py    what decisions are called
critic.py   how much better another action would have been, from what its seat knew
report.py   a whole review, and its identity: start + luck + play = result
page.py     the review as a page with a graph (extra `arena`: Plotly)

docs/review.md has the formulas with an example worked out by hand.
"""
