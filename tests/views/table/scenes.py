"""Known positions, and where their cards are."""

from collections.abc import Callable
from typing import Any

import pytest

from cardtable_gui.core.files.record import DealRecord
from cardtable_gui.core.offer import Offer
from cardtable_gui.core.table import AnyTable
from cardtable_gui.core.zones import Zone
from tests.views.table.driving import Driven

HAND = Zone("hand", 0)

TABLE, MARKET = Zone("table"), Zone("market")
OWN = ("3", "3", "3", "5", "5", "6", "7", "7", "8", "9", "10", "11", "12", "13", "14")
_OTHER = ("2", "2", "2", "4", "4", "5", "5", "6", "6", "7", "8", "8", "9", "9", "10")
FOR_SALE = ("1", "1", "1", "1", "1", "2", "2", "3", "3", "4", "4", "6", "11", "13")
GOLDFISH = DealRecord((*OWN, *_OTHER, *FOR_SALE), 0)
"""Merchant for two: seat 0 leads with OWN in hand; FOR_SALE is the market."""

DECK, K = Zone("deck"), Zone("k")
UPWARDS = DealRecord(tuple(str(card) for card in range(1, 16)), 0)
"""Kobayakawa: the seats hold 1, 2, 3, …, then comes K, then the deck upwards; seat 0 begins."""


def follow(merchant: Driven) -> None:
    """You lead 3, the bot plays 4; it is your turn to follow."""
    merchant.act("play 3")
    merchant.answer("play 4")
    merchant.until(lambda: merchant.session.is_humans_turn)


def asked(driven: Driven) -> str:
    """The question of the table; empty if there is none."""
    choice = driven.table.choice
    assert choice is not None
    return choice.accessibleName() if choice.isVisible() else ""


def offering(
    monkeypatch: pytest.MonkeyPatch, table: type[AnyTable], change: Callable[[Offer[Any]], Offer[Any]]
) -> None:
    """Replace what the game's table offers."""
    offer = table.offer
    monkeypatch.setattr(table, "offer", lambda self, view, picked: change(offer(self, view, picked)))
