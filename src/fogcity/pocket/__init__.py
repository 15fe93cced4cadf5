"""Games for the browser: modules with the rules and bots of a game, and everything else they need.

`python -m fogcity.pocket FOLDER [GAME ...]` writes for each game
NAME.wasm    the rules and bots, compiled (see fogcity.kernel.wasm)
NAME.json    how to call them: doors, sizes, the set-ups of all options, what each bot is called with
NAME.js      views, actions and events, and why something is refused (see script.py)
HASH.bin     what bots know, such as a network: loaded when a bot first needs it
"""
