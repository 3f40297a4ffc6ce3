"""A match that is watched: its replay, what a seat could have done at each decision, and its review."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject

from cardtable_gui.controller.bots.bot_runner import BotRunner
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.replay_options import ReplayOptions
from cardtable_gui.controller.review.match_review import MatchReview
from cardtable_gui.controller.saves.reviews import Reviews
from cardtable_gui.timing import Clock


class WatchedMatch(NamedTuple):
    """A replay, and what belongs to it."""

    replay: Replay
    options: ReplayOptions
    review: MatchReview


def watched(
    match: Match,
    review_id: str,
    reviews: Reviews,
    runner: Callable[[], BotRunner],
    clock: Clock,
    parent: QObject,
    *,
    waits: bool,
    aided: bool,
) -> WatchedMatch:
    """A replay that has not been started; its parts belong to it. `waits` and `aided` are those of `Replay`."""
    replay = Replay(match, clock, parent, waits=waits, aided=aided)
    return WatchedMatch(
        replay,
        ReplayOptions(replay, runner, replay),
        MatchReview(replay, review_id, reviews, runner, replay),
    )
