"""Learning by self-play: the strongest bots are trained with this package (extra `learn`: PyTorch).

    config.py      what a run is made of, as a file that its results name
    rollout.py     games side by side: against oneself, past selves and scripted bots
    returns.py     what every seat's view should have said, from how the games went on
    trainer.py     proximal policy optimization with checkpoints
    weights.py     a trained network as a file for the bots, which need no PyTorch
    report.py      the curves of a run as a page

The networks are beside the bots that use them, `bots/GAME/model.py`, with `learn.toml` for how to train them.
See docs/learning.md.
"""
