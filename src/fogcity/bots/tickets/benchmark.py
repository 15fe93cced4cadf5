"""What the benchmark plays in Ticket to Ride: San Francisco."""

from fogcity.bots import Trial

PROGRAMME = (
    Trial({"players": 2}, ("random",), 20),
    Trial({"players": 2}, ("one_step",), 100),
    Trial({"players": 2}, ("planner",), 100),
    Trial({"players": 2}, ("search@200",), 100),
    Trial({"players": 3}, ("one_step", "planner"), 50),
    Trial({"players": 4}, ("one_step", "planner", "search@200"), 50),
)
