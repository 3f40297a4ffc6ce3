"""Card details: a large picture, its name, its zone, the number of copies, special notes."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.core.options import complete
from cardtable_gui.core.zones import Zone
from cardtable_gui.i18n import text
from cardtable_gui.views.table.state.wording import CardTexts
from cardtable_gui.views.table.widgets.clear_place import Ground
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import DECK, HAND, K


@pytest.fixture
def driven(qtbot: QtBot) -> Driven:
    return Driven(qtbot, "kobayakawa", (YOU, EASY, EASY))


def told(driven: Driven) -> CardTexts | None:
    presenter = driven.table.presenter
    assert presenter is not None
    return presenter.sheets.details.about


def test_the_other_mouse_button_asks_what_card_it_is(driven: Driven) -> None:
    card = driven.hand()[0]
    QTest.mouseClick(card, Qt.MouseButton.RightButton, pos=card.mapFrom(driven.table, driven.spot(card)))
    why_not = (
        "It’s Kim’s turn.",
        "You can’t bet yet. On your turn, first draw a card or flip a new Kobayakawa.",
        "If you draw, you can discard this card and keep the new one.",
    )
    assert told(driven) == CardTexts(card.face, f"Card {card.face}", ("In your hand",), "", why_not, "KB3")
    assert driven.table.picked == {}


def test_a_key_asks_and_puts_away(driven: Driven) -> None:
    card = driven.table.cards(K)[0]
    card.setFocus(Qt.FocusReason.TabFocusReason)
    driven.key(Qt.Key.Key_I)
    about = told(driven)
    assert about is not None
    assert about.lines == ("Kobayakawa",)
    driven.key(Qt.Key.Key_I)
    assert told(driven) is None
    driven.key(Qt.Key.Key_I)
    driven.key(Qt.Key.Key_Escape)
    assert told(driven) is None


def test_the_sheet_is_as_wide_as_its_words(driven: Driven) -> None:
    presenter = driven.table.presenter
    assert presenter is not None
    details, look = presenter.sheets.details, presenter.state.look
    words = "What is special about this card takes some more words than where it lies."
    widths = []
    for lines in (("Deck",), ("Deck", words), ("Deck", words * 9)):
        ground = Ground(presenter.scene.room)
        details.tell(CardTexts(None, "Card 1", lines), QRectF(), ground, look.theme, look.percent)
        widths.append(details.width())
    assert widths[0] < 0.8 * widths[1]
    assert widths[1] <= widths[2] < driven.table.width()


def test_nothing_is_told_of_a_covered_card(driven: Driven) -> None:
    card = driven.table.cards(DECK)[-1]
    QTest.mouseClick(card, Qt.MouseButton.RightButton, pos=card.mapFrom(driven.table, driven.spot(card)))
    about = told(driven)
    assert about is not None
    assert (about.face, about.name, about.lines) == (None, "Face-down card", ("Deck",))


def test_where_there_are_several_equal_cards_it_says_how_many(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "merchant", (YOU, EASY))
    card = next(card for card in driven.hand() if card.face == "14")
    presenter = driven.table.presenter
    assert presenter is not None
    presenter.input.inspector.show(driven.table.cards(Zone("market"))[0])
    about = told(driven)
    assert about is not None
    open_cards = [found.face for zone in (HAND, Zone("market")) for found in driven.table.cards(zone)]
    assert about.lines[1].startswith(f"You can see {open_cards.count(about.face)} of the ")
    presenter.input.inspector.show(card)
    about = told(driven)
    assert about is not None
    assert about.lines == ("In your hand",)


@pytest.mark.parametrize("game", ["godan", "gunjo", "meow"])
def test_every_card_with_an_effect_is_explained(game: str) -> None:
    package = games.package(game)
    chosen = {"expansions": ["1", "2", "13", "14", "15"]} if game == "gunjo" else {}
    options = complete(package.game.options, chosen)
    players = 3
    state = package.game.start(players, options, package.game.numbered_dealer(players, options, 1))
    view = state.view(0)
    lines = {face: [text(note) for note in package.table.about(view, face)] for face in package.game.faces}
    assert all(lines.values())
    assert not any("{" in line for notes in lines.values() for line in notes)
    special = {"gunjo": ("1", "2", "13", "14", "15"), "meow": ("w?", "b?", "d1"), "godan": ("S", "R", "V", "C")}[game]
    assert all(len(lines[face]) >= 2 for face in special)
