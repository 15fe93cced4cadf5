"""What the benchmark plays in Ticket to Ride: San Francisco."""

from fogcity.bots import Trial

PROGRAMME = (
    Trial({"players": 2}, ("random",), 4),
    Trial({"players": 2}, ("one_step",), 10),
    Trial({"players": 2}, ("planner",), 10),
    Trial({"players": 2}, ("search@200",), 10),
    Trial({"players": 3}, ("one_step", "planner"), 5),
    Trial({"players": 4}, ("one_step", "planner", "search@200"), 5),
)
