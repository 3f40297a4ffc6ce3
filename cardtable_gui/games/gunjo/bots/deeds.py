"""Deeds of a seat in a round of Gunjo Gradation that tell of the cards that it may hold."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from cardtable_gui.games.gunjo.actions import Draw, GunjoAction, Pass, Play, Swap

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
