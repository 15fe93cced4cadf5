"""Games for the browser: modules with the rules of a game, and how to call them.

`python -m fogcity.pocket FOLDER [GAME ...]` writes for each game
NAME.wasm    the rules, compiled (see fogcity.kernel.wasm)
NAME.json    how to call them: doors, sizes, the set-ups of all options
"""
