"""The games behind the interfaces that learners know: PettingZoo, Gymnasium and OpenSpiel. See docs/research.md.

`import fogcity.envs.pettingzoo`, `fogcity.envs.gymnasium` or `fogcity.envs.openspiel`: each needs only its own library.
"""
