"""The seats' deeds in this deal: everybody has seen them, and they tell of hidden hands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from cardtable_gui.core import counts
from cardtable_gui.core.counts import EMPTY, ONE, Counts
from cardtable_gui.games.merchant.actions import Exchange, Pass, Play, Skip, Take
from cardtable_gui.games.merchant.deck import COPIES, FACES, HAND_SIZES
from cardtable_gui.games.merchant.view import MerchantView

NOTHING, LED, FOLLOWED, FOLLOWED_BY_SEVERAL, GAVE, TOOK, TOOK_BONUS = range(7)
"""What a seat did last with cards of a face."""
DEEDS: Final = 7
"""The number of these."""

LATE: Final = 6
"""A hand of so many cards or fewer is small."""


def _by_number() -> list[list[int]]:
    return [[0] * FACES for _ in range(max(COPIES) + 1)]


@dataclass(slots=True)
class Deeds:
    """One seat's deeds.

    Attributes:
        latest: by face: what it did last with cards of it.
        passed: by number and face of the cards on the table: how often it passed on them, with an exchange or not.
        passed_late: how often with a small hand.
        leapt: by number and face: how often it beat so many cards by a higher face than this one, which beats them too.
        skipped: by face: how often it took no bonus card while this one lay in the market.
        led: the face and the number of the cards that it led last.
    """

    latest: list[int] = field(default_factory=lambda: [NOTHING] * FACES)
    passed: list[list[int]] = field(default_factory=_by_number)
    passed_late: list[list[int]] = field(default_factory=_by_number)
    leapt: list[list[int]] = field(default_factory=_by_number)
    skipped: list[int] = field(default_factory=lambda: [0] * FACES)
    led: tuple[int, int] | None = None


def deeds(view: MerchantView) -> list[Deeds]:
    """By seat: what it did in this deal, while nobody has gone out."""
    return _Replay(view).found


class _Replay:
    """Goes through the actions of a deal."""

    def __init__(self, view: MerchantView) -> None:
        self.found = [Deeds() for _ in range(view.players)]
        self._sizes = [HAND_SIZES[view.players]] * view.players
        self._market = _first_market(view)
        self._beaten = EMPTY
        self._face = self._number = self._passes = 0
        for seat, action in view.deal_actions:
            did = self.found[seat]
            match action:
                case Play(cards=cards):
                    self._play(seat, did, cards[0], len(cards))
                case Exchange(give=give, take=take):
                    self._pass(seat, did)
                    for face in give:
                        did.latest[face] = GAVE
                    for face in take:
                        did.latest[face] = TOOK
                    self._sizes[seat] += len(take) - len(give)
                    self._market += counts.of(give) - counts.of(take)
                case Pass():
                    self._pass(seat, did)
                case Take(card=card):
                    did.latest[card] = TOOK_BONUS
                    self._sizes[seat] += 1
                    self._market -= ONE[card]
                    self._join()
                case Skip():
                    for face in counts.kinds(self._market):
                        did.skipped[face] += 1
                    self._join()

    def _play(self, seat: int, did: Deeds, face: int, number: int) -> None:
        if self._number:
            did.latest[face] = FOLLOWED_BY_SEVERAL if number > 1 else FOLLOWED
            for lower in range(self._face + 1, face):
                did.leapt[self._number][lower] += 1
        else:
            did.latest[face] = LED
            did.led = (face, number)
        self._beaten += self._number * ONE[self._face]
        self._face, self._number, self._passes = face, number, 0
        self._sizes[seat] -= number

    def _pass(self, seat: int, did: Deeds) -> None:
        did.passed[self._number][self._face] += 1
        if self._sizes[seat] <= LATE:
            did.passed_late[self._number][self._face] += 1
        self._passes += 1
        if self._passes == len(self._sizes) - 1:
            self._beaten += self._number * ONE[self._face]
            self._number = self._passes = 0

    def _join(self) -> None:
        self._market += self._beaten
        self._beaten = EMPTY


def _first_market(view: MerchantView) -> Counts:
    """The market at the start of the deal: as it is, without all that has come there since."""
    market = view.market + counts.of(view.discards) + view.number * ONE[view.face]
    for _, action in view.deal_actions:
        match action:
            case Play(cards=cards):
                market -= counts.of(cards)
            case Exchange(give=give, take=take):
                market += counts.of(take) - counts.of(give)
            case Take(card=card):
                market += ONE[card]
    return market
