"""Fixtures of the laboratory's tests: its commands are run as all others."""

from tests.commands.conftest import _toy_training, record, run

__all__ = ["_toy_training", "record", "run"]
