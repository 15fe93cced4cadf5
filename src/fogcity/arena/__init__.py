"""Matches between bots: the same deals for everyone, on all cores or on a Ray cluster, and what they show.

match.py    one game between bots, and the plan of all games of an arena
run.py      play a plan: processes or Ray, progress, a file that a run resumes from
stats.py    win rates with intervals, margins, seats, times, ratings
insight.py  what the games themselves show: squares and lines, routes, tickets and tokens
report.py   all of it as one page that works offline
ladder.py   the round robin of all bots
"""

from fogcity.extras import need

need("arena", "openskill", "plotly")
