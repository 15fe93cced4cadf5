"""What the benchmark plays in Cable Car."""

from fogcity.bots import Trial

PROGRAMME = (
    Trial({"players": 2}, ("random",), 4),
    Trial({"players": 2}, ("greedy",), 10),
    Trial({"players": 2}, ("lines",), 10),
    Trial({"players": 2}, ("search@200",), 10),
    Trial({"players": 2, "rotate": True, "hand": 3}, ("lines",), 5),
    Trial({"players": 4}, ("greedy", "lines", "search@200"), 5),
)
