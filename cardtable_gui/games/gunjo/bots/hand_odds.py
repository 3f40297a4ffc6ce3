"""Learnt odds of what other seats hold, for experts: who played, gave, took or passed on what, and drew since.

Each card that a seat could hold has a row in each table below; see `HandOdds`. `training` makes the rows by comparing
with the hands that seats really had. They're made for matches without expansions.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from cardtable_gui.bots.card_odds import COLUMNS, FaceRows, HandOdds
from cardtable_gui.core import counts
from cardtable_gui.games.gunjo.actions import Draw, GunjoAction, Pass, Play, Swap
from cardtable_gui.games.gunjo.cards import BASIC, COPIES
from cardtable_gui.games.gunjo.view import GunjoView
from cardtable_gui.resources import resource

NEEDED: Final = 4
"""The cards of a face that would have been enough are told apart up to so many."""

PLAYED: Final = 1
GAVE: Final = 2
TOOK: Final = 3


@dataclass(slots=True)
class FaceDeeds:
    """A seat's deeds with one face, and since then without it.

    Attributes:
        last: what it did last with it: 0 (nothing), `PLAYED`, `GAVE` or `TOOK`.
        played: how many it played then.
        draws: the seat's draws until then.
        needed: how many would have been enough when it last didn't play at once; one more for too many, or 0.
        needed_draws: the seat's draws until then.
        refused: how often it passed while such a card was revealed.
        other: how often it took the other revealed card.
        led: how often it led with another face.
        rested: by the cards that would have been enough, less one: how often it didn't play at once.
        beat: the same for how often it played another face, for one card less.
    """

    last: int = 0
    played: int = 0
    draws: int = 0
    needed: int = 0
    needed_draws: int = 0
    refused: int = 0
    other: int = 0
    led: int = 0
    rested: list[int] = field(default_factory=lambda: [0] * NEEDED)
    beat: list[int] = field(default_factory=lambda: [0] * (NEEDED - 1))


class Deeds:
    """A seat's deeds.

    Attributes:
        faces: by face what it did with it.
        draws: how often it drew.
    """

    def __init__(self, faces: int) -> None:
        """Nothing yet, with so many faces."""
        self.faces = [FaceDeeds() for _ in range(faces)]
        self.draws = 0

    def note(self, action: GunjoAction | None, total: int, revealed: Collection[int]) -> None:
        """The seat did this, where this total was to be beaten (0: none), and these cards were revealed."""
        match action:
            case Play(face=face):
                self._pass_over(face, total)
                self.faces[face] = FaceDeeds(PLAYED, len(action.cards), self.draws)
            case Draw():
                self._rest(total)
                self.draws += 1
            case Pass():
                self._rest(total)
                for face in set(revealed):
                    self.faces[face].refused += 1
            case Swap(give=give, take=take):
                self._rest(total)
                for face in set(revealed) - {take}:
                    self.faces[face].other += 1
                self.faces[give] = FaceDeeds(GAVE, draws=self.draws)
                self.faces[take] = FaceDeeds(TOOK, draws=self.draws)

    def _pass_over(self, played: int, total: int) -> None:
        """The seat played one face and no other."""
        for face, past in enumerate(self.faces):
            if face == played:
                continue
            if not total:
                past.led += 1
            elif (needed := total // (face + 1)) < NEEDED - 1:
                past.beat[needed] += 1

    def _rest(self, total: int) -> None:
        """The seat didn't play at once."""
        if total:
            for face, past in enumerate(self.faces):
                needed = total // (face + 1)
                if needed < NEEDED:
                    past.rested[needed] += 1
                past.needed = min(needed, NEEDED) + 1
                past.needed_draws = self.draws


FILE: Final = "assets/bots/gunjo.json"
"""The file with the rows."""
PLAYERS: Final = (3, 4)
"""The numbers of players that they're learnt for."""

_FACES: Final = BASIC[-1] + 1
_SIZES: Final = 10
_DEEDS: Final = 4
_DRAWS: Final = 4
_TIMES: Final = 3
_LEADS: Final = 4
_SHOWN: Final = 4
_PLAYED: Final = 5

# The first row of each table, and what its rows are.
_SIZE: Final = 0
"""The face; the size of the hand."""
_DEED: Final = _SIZE + _FACES * _SIZES
"""The face; what the seat did last with it; its draws since."""
_DRAWN: Final = _DEED + _FACES * _DEEDS * _DRAWS
"""All its draws; what it did last with the face."""
_RESTED: Final = _DRAWN + _DRAWS * _DEEDS
"""How many cards of the face would have been enough; how often it didn't play then."""
_LATEST: Final = _RESTED + NEEDED * _TIMES
"""How many would have been enough when it last didn't play; its draws since."""
_REFUSED: Final = _LATEST + (NEEDED + 2) * _TIMES
"""The face; how often it passed without taking one that was revealed; what it did last with the face."""
_OTHER: Final = _REFUSED + _FACES * _SHOWN * _DEEDS
"""How often it took another revealed card instead."""
_LED: Final = _OTHER + _TIMES
"""The face; how often it led with another one."""
_BEAT: Final = _LED + _FACES * _LEADS
"""How many cards of the face would have been enough; how often it played others then."""
_LOT: Final = _BEAT + (NEEDED - 1) * _TIMES
"""The cards of the face that it played last; whether it has drawn since."""
_UNSEEN: Final = _LOT + _PLAYED * 2
"""How many cards of the face are hidden."""
ROWS: Final = _UNSEEN + max(COPIES) + 1
"""The number of rows."""


def others_rows(view: GunjoView) -> dict[int, list[FaceRows]]:
    """The rows of each other seat's cards, by face."""
    unseen = view.unseen()
    hidden = [counts.number(unseen, face) for face in range(_FACES)]
    return {
        seat: _rows(deeds, view.sizes[seat], hidden) for seat, deeds in enumerate(_deeds(view)) if seat != view.seat
    }


def _rows(deeds: Deeds, size: int, hidden: list[int]) -> list[FaceRows]:
    """The rows of a seat's cards, by face."""
    size = min(_SIZES - 1, size // 2)
    draws = min(_DRAWS - 1, deeds.draws)
    found: list[FaceRows] = []
    for face, past in enumerate(deeds.faces):
        last = past.last
        since = min(_DRAWS - 1, deeds.draws - past.draws)
        rows = [
            _SIZE + face * _SIZES + size,
            _DEED + (face * _DEEDS + last) * _DRAWS + since,
            _DRAWN + draws * _DEEDS + last,
            _LATEST + past.needed * _TIMES + min(_TIMES - 1, deeds.draws - past.needed_draws),
            _REFUSED + (face * _SHOWN + min(_SHOWN - 1, past.refused)) * _DEEDS + last,
            _OTHER + min(_TIMES - 1, past.other),
            _LED + face * _LEADS + min(_LEADS - 1, past.led),
            _UNSEEN + hidden[face],
            *[_RESTED + place * _TIMES + min(_TIMES - 1, times) for place, times in enumerate(past.rested)],
            *[_BEAT + place * _TIMES + min(_TIMES - 1, times) for place, times in enumerate(past.beat)],
        ]
        if past.played:
            rows.append(_LOT + (min(_PLAYED, past.played) - 1) * 2 + min(1, since))
        found.append([rows] * COLUMNS)
    return found


def _deeds(view: GunjoView) -> list[Deeds]:
    """The deeds of each seat in this round."""
    found = [Deeds(_FACES) for _ in range(view.players)]
    revealed = list(view.revealed)
    for _, action in reversed(view.deal_actions):
        if isinstance(action, Swap):
            _replace(revealed, action.give, action.take)
    total = passes = 0
    for seat, action in view.deal_actions:
        found[seat].note(action, total, revealed)
        if isinstance(action, Play):
            total, passes = action.total, 0
        elif not isinstance(action, Draw):
            passes += 1
            if isinstance(action, Swap):
                _replace(revealed, action.take, action.give)
            if passes == view.players - 1:
                total = passes = 0
    return found


def _replace(revealed: list[int], away: int, by: int) -> None:
    if away in revealed:
        revealed[revealed.index(away)] = by


@cache
def _learnt() -> HandOdds:
    learnt = json.loads(resource(FILE).read_text(encoding="utf-8"))
    return HandOdds.of_numbers(learnt["hands"])


def hand_odds(view: GunjoView) -> HandOdds | None:
    """The odds from the package's file; None: nothing was learnt for this view's expansions and players."""
    return None if view.expansions or view.players not in PLAYERS else _learnt()
