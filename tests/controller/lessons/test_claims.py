"""What lessons say about cards, totals and penalties is true by the rules, in the position in which they say it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, TypeAlias

import pytest

from cardtable_gui import games
from cardtable_gui.core import counts
from cardtable_gui.core.lesson import Lesson
from cardtable_gui.games.gunjo.cards import COPIES, penalty
from cardtable_gui.games.gunjo.moves import plays
from cardtable_gui.games.meow.actions import Play as MeowPlay
from cardtable_gui.games.meow.cards import CIRCLES, NUMBER, circles, faces, points
from cardtable_gui.games.meow.plays import beatable as meow_beatable
from cardtable_gui.games.merchant.deck import in_play
from cardtable_gui.games.merchant.moves import beatable as merchant_beatable
from cardtable_gui.games.merchant.moves import moves as merchant_moves
from tests.controller.lessons.worth import LEARNER, decisions

States: TypeAlias = list[Any]
"""The states of a lesson's decisions."""
Claim: TypeAlias = tuple[str, str, str, Callable[[States], bool]]
"""Game, lesson, words in one of its texts, and whether they are true."""


# ---------------------------------------------------------------------------------------------------------- Kobayakawa


def wins(state: Any, *others: int) -> bool:
    """Whether the learner wins a fight against players with these cards, of whom none has acted yet."""
    rivals = [seat for seat in state.order if seat != LEARNER][-len(others) :]
    tried = state.copy()
    for seat, card in zip(rivals, others, strict=True):
        tried.hands[seat] = card - 1
    return bool(tried.winner(sorted((LEARNER, *rivals), key=state.order.index)) == LEARNER)


def hidden(state: Any) -> list[int]:
    """The numbers that others may hold."""
    return [face + 1 for face in state.view(LEARNER).unseen()]


def losing(state: Any) -> set[int]:
    """The cards that beat the learner in a fight of two."""
    return {card for card in hidden(state) if not wins(state, card)}


def pairs(state: Any) -> list[tuple[int, int]]:
    return list(combinations(hidden(state), 2))


def fourteen_loses_to_few(state: Any) -> bool:
    """Whether a 14 loses to a lowest card from 10 to 13, to a 15 beside a lower card, and to nothing else."""
    few = {*range(10, 14)}
    lost = {pair for pair in pairs(state) if not wins(state, *pair)}
    return losing(state) == few and lost == {pair for pair in pairs(state) if min(pair) in few or 15 in pair}


def ends_first(state: Any, action: str, *others: str) -> bool:
    """Whether the learner has won the match after this and what the others do."""
    tried = state.copy()
    for each in (action, *others):
        if tried.to_move is not None:
            tried.act(tried.game.parse(each))
    return bool(tried.ranks is not None and tried.ranks[LEARNER] == 1)


KOBAYAKAWA: list[Claim] = [
    (
        "kobayakawa",
        "lowest-card",
        "If Hana’s card is above 4, you have 16, and no single card beats that.",
        lambda at: all(wins(at[2], card) for card in hidden(at[2]) if card > 4) and at[2].k + 1 == 12,
    ),
    (
        "kobayakawa",
        "flip",
        "with a 13 as the Kobayakawa, any card from 3 to 14 beats you if it’s the lowest in the fight",
        lambda at: {card for card in hidden(at[0]) if 3 <= card <= 14} <= losing(at[0]),
    ),
    (
        "kobayakawa",
        "flip",
        "Only the 14 could beat you now, as the lowest card in the fight.",
        lambda at: losing(at[1]) == {14} and all(wins(at[1], *pair) for pair in pairs(at[1])),
    ),
    (
        "kobayakawa",
        "fold",
        "Your 6 would win only if both of the others had lower cards",
        lambda at: (
            {pair for pair in pairs(at[0]) if wins(at[0], *pair)} == {pair for pair in pairs(at[0]) if max(pair) < 6}
        ),
    ),
    (
        "kobayakawa",
        "equal-totals",
        (
            "While the Kobayakawa is a 6, a 14 loses only to a lowest card from 10 to 13, or to a 15 if the third card "
            "is lower."
        ),
        lambda at: fourteen_loses_to_few(at[2]),
    ),
    (
        "kobayakawa",
        "equal-totals",
        "An 8 would tie, and you come first.",
        lambda at: (
            fourteen_loses_to_few(at[2])
            and 8 in hidden(at[2])
            and wins(at[2], 8)
            and 8 + at[2].k + 1 == 14
            and at[2].order[0] == LEARNER
        ),
    ),
    (
        "kobayakawa",
        "count-cards",
        "Nobody can have less than your 3, so 3 + 13 = 16 is certain.",
        lambda at: min(hidden(at[1])) > 3 and at[1].k + 1 == 13,
    ),
    (
        "kobayakawa",
        "count-cards",
        "You can’t lose: yours is the lowest card for certain",
        lambda at: all(wins(at[2], *pair) for pair in pairs(at[2])),
    ),
    (
        "kobayakawa",
        "last-round",
        "Then Hana takes the stakes and wins the match.",
        lambda at: not ends_first(at[0], "fold") and ends_first(at[0], "fight"),
    ),
]

# --------------------------------------------------------------------------------------------------------------- Gunjo


def beating(state: Any, *more: int) -> list[Any]:
    """The learner's plays with these further numbers in hand."""
    hand = state.hands[LEARNER] + counts.of([number - 1 for number in more])
    return plays(hand, state.total, state.odd, state.free)


def open_to_all(state: Any) -> list[int]:
    """The numbers that lie face up somewhere."""
    played = [face for cards in state.area for face in cards]
    return [face + 1 for face in (*played, *state.discards, *state.revealed)]


GUNJO: list[Claim] = [
    (
        "gunjo",
        "higher-total",
        "Beat 14 by as little as possible.",
        lambda at: at[0].total == 14 and min(play.total for play in beating(at[0])) == 15,
    ),
    (
        "gunjo",
        "small-fish",
        "Seven 3s are 21, and that leaves only five cards.",
        lambda at: at[0].sizes[LEARNER] == 12 and counts.number(at[0].hands[LEARNER], 2) == 7 and at[0].total < 21,
    ),
    (
        "gunjo",
        "swap",
        "Even with one more card you won’t beat 24",
        lambda at: at[0].total == 24 and not any(beating(at[0], number) for number in range(3, 13)),
    ),
    (
        "gunjo",
        "draw",
        "a fourth one would make 16. The game has eleven 4s, and you haven’t seen any of the others.",
        lambda at: not beating(at[0]) and beating(at[0], 4) != [] and COPIES[3] == 11 and 4 not in open_to_all(at[0]),
    ),
    (
        "gunjo",
        "fewer-numbers",
        "the 8 that’s left would cost you 5 points. Your three 3s together cost only 1.",
        lambda at: (penalty(counts.of((7,))), penalty(counts.of((2, 2, 2)))) == (5, 1),
    ),
    (
        "gunjo",
        "last-card",
        (
            "a last card can’t beat a total of 12 or more by itself. Only a player who draws another of the same "
            "number might."
        ),
        lambda at: (
            not any(plays(counts.of((face,)), 12, odd=False, free=False) for face in range(12))
            and any(plays(counts.of((face, face)), 12, odd=False, free=False) for face in range(12))
        ),
    ),
]

# ---------------------------------------------------------------------------------------------------------------- Meow


def meow_plays(state: Any) -> list[MeowPlay]:
    return [action for action in state.legal_actions() if isinstance(action, MeowPlay)]


def left(state: Any, text: str) -> int:
    """The circles in hand after this play."""
    play = state.game.parse(text)
    return circles(state.hands[LEARNER] & ~play.lot)


MEOW: list[Claim] = [
    (
        "meow",
        "beat-a-cat",
        "Beat the 3 with the lowest number you can.",
        lambda at: (
            {play.combination.number for play in meow_plays(at[0])} >= {4} and at[0].table.combination.number == 3
        ),
    ),
    (
        "meow",
        "doppelganger",
        "you don’t hold a pair above them",
        lambda at: [at[0].game.notation(play) for play in meow_plays(at[0])] == ["play d5*2"],
    ),
    (
        "meow",
        "pass-and-take",
        "Nothing beats a single 8, so you have to pass",
        lambda at: not meow_beatable(at[0].table),
    ),
    (
        "meow",
        "pass-and-take",
        "Now you can play black 2, 3 and 4 as a sequence, or two 2s.",
        lambda at: {1, 2, 3} <= {*numbers_of(at[0], "b", more=("b2",))} | {1} and pairs_of_twos(at[0]) > 0,
    ),
    (
        "meow",
        "wild-card",
        "costs six circles if you’re left with it",
        lambda at: CIRCLES[at[0].game.index["w?"]] == 6 == max(CIRCLES),
    ),
    (
        "meow",
        "fewer-circles",
        "You hold 12 circles.",
        lambda at: circles(at[0].hands[LEARNER]) == 12,
    ),
    (
        "meow",
        "fewer-circles",
        "you’d have 11 left, and 11 cost 3 points",
        lambda at: left(at[0], "play b7") == 11 and points(11) == 3,
    ),
    (
        "meow",
        "fewer-circles",
        "your 9 circles cost only 2 points",
        lambda at: left(at[0], "play w7") == 9 and points(9) == 2,
    ),
    (
        "meow",
        "last-cat",
        "An 8 beats that, and Hana may have one. Nothing beats an 8.",
        lambda at: not any(meow_beatable(play) for play in meow_plays(at[0]) if play.combination.number == 8),
    ),
]


def numbers_of(state: Any, suit: str, more: tuple[str, ...] = ()) -> list[int]:
    """The numbers less 1 of the learner's cards of one kind, with some further cards."""
    held = [*map(state.game.faces.__getitem__, faces(state.hands[LEARNER])), *more]
    return [int(card[-1]) - 1 for card in held if card.rstrip("12345678") in (suit, 2 * suit)]


def pairs_of_twos(state: Any) -> int:
    """How many 2s the learner holds already."""
    return sum(NUMBER[face] == 2 for face in faces(state.hands[LEARNER]))


# ------------------------------------------------------------------------------------------------------------ Merchant


def only_threes_beat(state: Any) -> bool:
    """Whether just as many higher cards are all that beats the learner's three 8s."""
    table = merchant_moves()
    others = in_play(state.players) - 4 * counts.ONE[7]
    legal = table.selection(table.legal(others, counts.EMPTY, 7, 3, bonus=False) & table.plays)
    return all(len(play.cards) == 3 and play.cards[0] > 7 for play in legal)  # type: ignore[union-attr]


MERCHANT: list[Claim] = [
    (
        "merchant",
        "beat-a-card",
        "You’ve got plenty that beat a 4",
        lambda at: at[0].face + 1 == 4 and sum(face > 3 for face in counts.expand(at[0].hands[LEARNER])) >= 5,
    ),
    (
        "merchant",
        "more-of-the-same",
        "Now the others need three equal cards that are higher.",
        lambda at: only_threes_beat(at[0]),
    ),
    (
        "merchant",
        "exchange",
        "Nobody here can beat three 12s.",
        lambda at: (at[0].face + 1, at[0].number) == (12, 3) and not merchant_beatable(3, 11, 3),
    ),
    (
        "merchant",
        "exchange-many",
        "Nobody here can beat three 12s",
        lambda at: (at[0].face + 1, at[0].number) == (12, 3) and not merchant_beatable(3, 11, 3),
    ),
    (
        "merchant",
        "keep-sets-together",
        "But nobody can beat your 14: play it, and you lead next.",
        lambda at: not merchant_beatable(3, 13, 1) and counts.number(at[0].hands[LEARNER], 13) == 1,
    ),
    (
        "merchant",
        "last-cards",
        "The whole game has only two 13s and one 14, and all three 12s are yours.",
        lambda at: (
            [counts.number(in_play(at[0].players), face) for face in (11, 12, 13)] == [3, 2, 1]
            and counts.number(at[0].hands[LEARNER], 11) == 3
        ),
    ),
    (
        "merchant",
        "last-cards",
        "Together your 12s can’t be beaten: nobody has three 13s.",
        lambda at: not merchant_beatable(at[0].players, 11, 3),
    ),
]


def texts(lesson: Lesson) -> str:
    """Everything that a lesson says, in English."""
    said = [lesson.before, lesson.after]
    for task in lesson.tasks:
        said += [task.words, *(mistake.words for mistake in task.mistakes)]
        said += [] if task.otherwise is None else [task.otherwise]
    return "\n".join(each.text for each in said)


@pytest.mark.parametrize(
    ("game", "name", "words", "true"),
    [pytest.param(*claim, id=f"{claim[0]}-{claim[1]}") for claim in (*KOBAYAKAWA, *GUNJO, *MEOW, *MERCHANT)],
)
def test_what_a_lesson_says_is_so(game: str, name: str, words: str, true: Callable[[States], bool]) -> None:
    package = games.package(game)
    (lesson,) = (each for each in package.load_lessons() if each.id == name)
    assert words in texts(lesson)
    assert true([decision.state for decision in decisions(package, lesson)])
