"""A hint shows the move and says it; Return does it."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable_gui.i18n import text
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import DECK, HAND


def test_a_hint_picks_the_cards_lights_the_target_and_says_the_move(kobayakawa: Driven) -> None:
    kobayakawa.session.hint()
    kobayakawa.answer("draw")
    assert kobayakawa.table.picked == {DECK: (None,)}
    assert kobayakawa.table._surface.lit == {HAND}
    assert kobayakawa.table.bar.prompt == "Hint: Draw a card"
    kobayakawa.click(kobayakawa.table.cards(DECK)[-1])
    assert kobayakawa.table.picked == {}
    assert kobayakawa.table._surface.lit == frozenset()
    assert "Hint" not in kobayakawa.table.bar.prompt


def test_return_does_what_the_hint_says(kobayakawa: Driven) -> None:
    kobayakawa.session.hint()
    kobayakawa.answer("flip")
    assert [button.face.id for button in kobayakawa.table.bar.buttons if button.face.primary] == ["flip"]
    kobayakawa.key(Qt.Key.Key_Return)
    assert kobayakawa.done == "flip"


def test_a_hint_speaks_as_the_button_does(qtbot: QtBot) -> None:
    """The last player of a week in GODAN discards what others send on."""
    driven = Driven(qtbot, "godan", (YOU, EASY, EASY))
    for _ in range(40):
        actions = driven.session.view.legal_actions() if driven.session.is_humans_turn else ()
        if actions and (discard := driven.session.box.table.commands(driven.session.view, {})[0]).id == "send":
            driven.session.hint()
            driven.runner.answer(actions[0])
            if text(discard.label, (), "en") == "Discard":
                break
        driven.session._do(driven.session.match.state.legal_actions()[0])
        driven.go_on()
    assert driven.table.bar.prompt == f"Hint: {driven.table.bar.buttons[0].text()}"
    assert driven.table.bar.prompt.startswith("Hint: Discard ")
