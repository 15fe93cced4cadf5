"""Matches between bots: the same deals for every bot, on all cores or on a Ray cluster.

match.py    one game between bots, and the plan of all games of an arena
run.py      play a plan: processes or Ray, progress, a file that a run resumes from
sequential.py  a test that may stop a match as soon as it is decided
stats.py    win rates with intervals, margins, seats, times, ratings
report.py   all of it as one page that works offline, with what the game's insight.py shows
figures.py  the pictures of a report
ladder.py   the round robin of all bots
balance.py  one bot on all seats: how even a game is
calibration.py  how reliable win chances are
pages.py    pages of docs/ with a part for each game
"""

from fogcity.extras import need

need("arena", "openskill", "plotly")
