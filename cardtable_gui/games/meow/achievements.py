"""The achievements of Meow Meow Daifugo."""

from __future__ import annotations

from typing import Final

from cardtable_gui.core.goals.achievement import STRONG_RIVALS, Achievement, Achievements, Played
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.meow.actions import Play
from cardtable_gui.games.meow.position import Position
from cardtable_gui.games.meow.rule_set import GOAL


def _goes_out_within(played: Played, turns: int) -> bool:
    state: Position = played.state
    return state.players == 1 and not state.hands[0] and state.turns <= turns


def _plays_both_wild(played: Played) -> bool:
    return any(play.white and play.black for _, play in played.own(Play))


def _doubles_twice(played: Played) -> bool:
    rounds = [step.before.deal for step, play in played.own(Play) if play.doubled]
    return len(set(rounds)) < len(rounds)


def _loses_nothing(played: Played) -> bool:
    return played.won and _lost(played) == 0


def _wins_from_the_edge(played: Played) -> bool:
    state: Position = played.state
    return played.won and _lost(played) == state.losing_limit - 1


def _lost(played: Played) -> int:
    state: Position = played.state
    return state.lost[played.seat]


ACHIEVEMENTS: Final[Achievements] = (
    Achievement(
        "solo-goal",
        QT_TRANSLATE_NOOP("meow", "Good cat"),
        QT_TRANSLATE_NOOP("meow", "Reach the goal of the solo game."),
        lambda played: _goes_out_within(played, GOAL),
    ),
    Achievement(
        "solo-record",
        QT_TRANSLATE_NOOP("meow", "Quick paws"),
        QT_TRANSLATE_NOOP("meow", "Go out in the solo game with at least one turn to spare."),
        lambda played: _goes_out_within(played, GOAL - 1),
    ),
    Achievement(
        "both-wild",
        QT_TRANSLATE_NOOP("meow", "Two mysteries"),
        QT_TRANSLATE_NOOP("meow", "Play both ? cards at once."),
        _plays_both_wild,
    ),
    Achievement(
        "double-double",
        QT_TRANSLATE_NOOP("meow", "Seeing double"),
        QT_TRANSLATE_NOOP("meow", "Count a doppelganger as two cards in two plays of one round."),
        _doubles_twice,
    ),
    Achievement(
        "unscathed",
        QT_TRANSLATE_NOOP("meow", "On its feet"),
        QT_TRANSLATE_NOOP("meow", "Win a match without losing a single point."),
        _loses_nothing,
    ),
    Achievement(
        "ninth-life",
        QT_TRANSLATE_NOOP("meow", "The ninth life"),
        QT_TRANSLATE_NOOP("meow", "Win a match after coming within one point of losing it."),
        _wins_from_the_edge,
    ),
    STRONG_RIVALS,
)
