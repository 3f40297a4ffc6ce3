"""The positions of cards and tokens, derived from events."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.reference.model import Reference

NOWHERE = {"zone": "nowhere", "seat": None}


class ReportedState:
    """Cards and tokens by place: starts from a position, then follows events alone."""

    def __init__(self, reference: Reference) -> None:
        places = {**reference.open_cards(), **reference.covered_cards()}
        self._cards = {name_of(*place): len(cards) for place, cards in places.items()}
        self._amounts = {name_of(*place): amount for place, amount in reference.amounts().items()}

    @property
    def lying(self) -> dict[str, int]:
        """The numbers of cards and amounts by place."""
        return {**self._cards, **{f"amount of {place}": amount for place, amount in self._amounts.items()}}

    def happen(self, events: Sequence[Mapping[str, Any]], deck: int) -> None:
        """Apply events; a deal begins with all its cards in the deck, if there is one."""
        for event in events:
            if event["type"] == "deal_began":
                self._cards = dict.fromkeys(self._cards, 0)
                if name_of("deck", None) in self._cards:
                    self._cards[name_of("deck", None)] = deck
            elif event["type"] == "moved":
                self._shift(self._cards, len(event["cards"]), event)
            elif event["type"] == "paid":
                self._shift(self._amounts, event["amount"], event)

    @staticmethod
    def _shift(counts: dict[str, int], much: int, event: Mapping[str, Any]) -> None:
        for end, change in (("from", -much), ("to", much)):
            place = name_of(event[end]["zone"], event[end]["seat"])
            if place in counts:
                counts[place] += change

    def events_to(self, after: "ReportedState") -> list[dict[str, Any]]:
        """Events that lead from here to there, cards unseen."""
        events: list[dict[str, Any]] = []
        for before, then, form in (
            (self._cards, after._cards, lambda much: {"type": "moved", "cards": [None] * much}),
            (self._amounts, after._amounts, lambda much: {"type": "paid", "amount": much}),
        ):
            for place, amount in then.items():
                more = amount - before[place]
                zone, _, seat = place.partition(" of ")
                end = {"zone": zone, "seat": int(seat) if seat else None}
                if more:
                    ends = {"from": NOWHERE, "to": end} if more > 0 else {"from": end, "to": NOWHERE}
                    events.append({**form(abs(more)), **ends})
        return events


def name_of(zone: str, seat: int | None) -> str:
    """Write a place."""
    return zone if seat is None else f"{zone} of {seat}"
