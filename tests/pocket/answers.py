"""Prints the answers of the rules and bots here to jobs that come as JSON; for games that only other processes see."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from pocket.jobs import game_jobs, played

if __name__ == "__main__":
    jobs = game_jobs(sys.argv[1], int(sys.argv[2]))
    print(json.dumps([{"job": job, "numbers": played(job)} for job in jobs]))
