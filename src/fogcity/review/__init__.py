"""Game review: was it luck or play? Every step of a record as win chances, and what changed them.

core.py     the numbers, as functions that run here and in browsers
values.py   every seat's chance of winning at a position: one fixed function per game
scale.py    the names of judgments, and summaries
critic.py   how much better another action would have been, from what its seat knew
report.py   a whole review, and its identity: start + luck + play = result
page.py     the review as a page with a graph (extra `arena`: Plotly)

docs/review.md has the formulas with an example worked out by hand.
"""
