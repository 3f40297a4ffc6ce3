"""Reference cards: the numbers of the moment are true, and follow from what the seat may know."""

from collections import Counter
from random import Random

import pytest

from cardtable_gui import games, i18n
from cardtable_gui.core.aids.reference_tables import LEFT, NOTHING, ReferenceCard
from cardtable_gui.core.game import AnyState, AnyView
from cardtable_gui.core.messages import Message
from cardtable_gui.core.zones import Zone
from tests.support.recorded import played
from tests.support.sessions import EASY

WITH_CARDS = [package for package in games.packages() if package.has_reference]
BY_GAME = pytest.mark.parametrize("package", WITH_CARDS, ids=lambda package: package.game.id)
ON_ITS_WAY = Zone("incoming")
"""A card there is neither in a hand nor on the table."""


def at_some_moment(package: games.GamePackage, moves: int) -> AnyState:
    return played(package.game.id, (EASY,) * package.game.players[1], moves).state


def left_in(card: ReferenceCard) -> dict[str, tuple[int, int]]:
    """By the first cell of a row: how many are left, of how many."""
    table = card[0]
    column = table.columns.index(LEFT)
    found = {}
    for row in table.rows:
        cell = row.cells[column]
        assert isinstance(cell, Message)
        found[row.card or str(row.cells[0])] = (int(str(cell.places["left"])), int(str(cell.places["all"])))
    return found


def seen_by(view: AnyView) -> Counter[str]:
    """The cards in the seat's hand and face up on the table, as the table shows them."""
    return Counter(card for zone in view.zones() if zone.zone != ON_ITS_WAY for card in zone.cards if card is not None)


def row_of(game: str, card: str) -> str:
    """The row that counts a card: in Meow Meow Daifugo there's one for each number."""
    return card[-1] if game == "meow" else card


@BY_GAME
def test_cards_left_are_those_that_are_neither_in_the_hand_nor_face_up(package: games.GamePackage) -> None:
    for moves in (0, 7, 23):
        state = at_some_moment(package, moves)
        for seat in (*range(state.players), None):
            view = state.view(seat)
            hidden: Counter[str] = Counter()
            for card, number in seen_by(view).items():
                hidden[row_of(package.game.id, card)] -= number
            for card, (left, copies) in left_in(package.reference_card(view)).items():
                assert left == copies + hidden[card], f"{card} for seat {seat} after {moves} moves"


@BY_GAME
def test_the_card_does_not_depend_on_hidden_cards(package: games.GamePackage) -> None:
    state = at_some_moment(package, 12)
    view = state.view(0)
    dealt = view.sample(Random(3))
    assert dealt.cards() == state.cards()
    assert package.reference_card(dealt.view(0)) == package.reference_card(view)


def test_in_kobayakawa_cards_in_play_have_their_total_as_the_lowest() -> None:
    package = games.package("kobayakawa")
    view = at_some_moment(package, 7).view(0)
    totals = {row.card: row.cells[-1] for row in package.reference_card(view)[0].rows}
    out = {card for zone in view.zones() if zone.zone.name != "hand" for card in zone.cards if card is not None}
    shared = next(int(zone.cards[0] or 0) for zone in view.zones() if zone.zone.name == "k")
    assert out
    assert totals == {str(card): NOTHING if str(card) in out else str(card + shared) for card in range(1, 16)}


@BY_GAME
def test_every_row_has_a_cell_for_each_column_in_both_languages(package: games.GamePackage) -> None:
    for table in package.reference_card(at_some_moment(package, 3).view(0)):
        assert table.rows
        for row in table.rows:
            assert len(row.cells) == len(table.columns)
        texts = [table.title, *table.columns, *table.notes, *(cell for row in table.rows for cell in row.cells)]
        for text in texts:
            for language in ("en", "ja"):
                assert not isinstance(text, Message) or i18n.text(text, (), language)
