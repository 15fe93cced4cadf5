"""Learning by self-play: the strongest bots are trained with this package (extra `learn`: PyTorch).

    config.py      the settings of a run, as a file that its results name
    rollout.py     games in parallel: against the current network, past ones and scripted bots
    returns.py     training targets: what every seat should have expected, given how the games went on
    trainer.py     proximal policy optimization with checkpoints
    weights.py     a trained network as a file for the bots, which need no PyTorch
    report.py      the curves of a run as a page

The networks are beside the bots that use them, `bots/GAME/model.py`, with `learn.toml` for how to train them.
See docs/learning.md.
"""
