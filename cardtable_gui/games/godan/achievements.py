"""The achievements of GODAN."""

from __future__ import annotations

from typing import Final

from cardtable_gui.core import counts
from cardtable_gui.core.goals.achievement import STRONG_RIVALS, Achievement, Achievements, Played, PlayedStep
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.godan.actions import Work
from cardtable_gui.games.godan.setup import FULL

_LOOT = 3
_HIDDEN = 3
_SEVERANCE, _ROBBERY, _COVER_UP = "S", "R", "V"


def _is(step: PlayedStep, work: Work, role: str) -> bool:
    faces: tuple[str, ...] = step.before.moves.house.faces
    return faces[work.cards[0]] == role


def _calls_godan(played: Played) -> bool:
    for step, work in played.own(Work):
        before, face = step.before, work.cards[0]
        laid = counts.number(before.laid[played.seat], face) if before.addition_ends else 0
        if face < before.moves.numbers and laid + len(work.cards) == FULL:
            return True
    return False


def _robs_much(played: Played) -> bool:
    return any(_is(step, work, _ROBBERY) and len(work.others) >= _LOOT for step, work in played.own(Work))


def _hides_much(played: Played) -> bool:
    return any(_is(step, work, _COVER_UP) and len(work.others) >= _HIDDEN for step, work in played.own(Work))


def _severs_in_time(played: Played) -> bool:
    for step, work in played.own(Work):
        end = step.deal_ended
        if end is not None and _is(step, work, _SEVERANCE):
            # The best result comes first.
            return end.results[0].seat == played.seat
    return False


def _always_gains(played: Played) -> bool:
    return played.won and min(played.gains, default=0) > 0


ACHIEVEMENTS: Final[Achievements] = (
    Achievement(
        "godan",
        QT_TRANSLATE_NOOP("godan", "Godan!"),
        QT_TRANSLATE_NOOP("godan", "End a game with five cards of one number."),
        _calls_godan,
    ),
    Achievement(
        "great-robbery",
        QT_TRANSLATE_NOOP("godan", "The great robbery"),
        QT_TRANSLATE_NOOP("godan", "Rob an opponent of three cards or more in one job."),
        _robs_much,
    ),
    Achievement(
        "clean-desk",
        QT_TRANSLATE_NOOP("godan", "A clean desk"),
        QT_TRANSLATE_NOOP("godan", "Discard three cards or more with Cover-up in one job."),
        _hides_much,
    ),
    Achievement(
        "clean-cut",
        QT_TRANSLATE_NOOP("godan", "A clean cut"),
        QT_TRANSLATE_NOOP("godan", "End a game with Severance and score the most points in that game."),
        _severs_in_time,
    ),
    Achievement(
        "steady-job",
        QT_TRANSLATE_NOOP("godan", "A steady job"),
        QT_TRANSLATE_NOOP("godan", "Win a match in which you gain points in every game."),
        _always_gains,
    ),
    STRONG_RIVALS,
)
