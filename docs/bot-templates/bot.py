"""A bot in plain Python: fogcity arena cablecar --bots "cmd:python3 docs/bot-templates/bot.py,greedy"

One JSON object a line comes on stdin; hello and choose are answered on stdout. Print what you want to see on stderr.
"""

import json
import random
import sys


class Bot:
    """Plays at random: put your idea into `choose`."""

    def hello(self, message):
        self.game, self.options, self.board = message["game"], message["options"], message["board"]
        return {"name": "python template", "protocol": message["protocol"]}

    def new_game(self, message):
        self.seat, self.chance = message["seat"], random.Random(message["seed"])
        self.history = []

    def choose(self, message):
        """`view` is what the seat sees, `actions` all that is legal; `seconds` is how long you may think.

        `self.history` is what everybody saw so far: for each step its `seat`, its `action` and its `events`.
        """
        self.history[message["since"] :] = message["history"]
        action = self.chance.choice(message["actions"])
        return {"id": message["id"], "action": action["text"]}

    def game_over(self, message):
        print(f"place {message['places'][self.seat]} of {message['scores']}", file=sys.stderr)


bot = Bot()
for line in sys.stdin:
    message = json.loads(line)
    answer = getattr(bot, message["type"], lambda message: None)(message)
    if answer is not None:
        print(json.dumps(answer), flush=True)
