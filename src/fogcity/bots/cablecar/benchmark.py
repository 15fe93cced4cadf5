"""What the benchmark plays in Cable Car."""

from fogcity.bots import Trial

PROGRAMME = (
    Trial({"players": 2}, ("random",), 20),
    Trial({"players": 2}, ("greedy",), 100),
    Trial({"players": 2}, ("lines",), 100),
    Trial({"players": 2}, ("search@200",), 100),
    Trial({"players": 2, "rotate": True, "hand": 3}, ("lines",), 50),
    Trial({"players": 4}, ("greedy", "lines", "search@200"), 50),
)
