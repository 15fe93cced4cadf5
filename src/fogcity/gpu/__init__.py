"""Batches of games for learning and simulation, on the CPU and on CUDA. See docs/research.md."""

from fogcity.gpu.batch import Batch

__all__ = ["Batch"]
