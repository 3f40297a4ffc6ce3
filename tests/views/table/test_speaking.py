"""Accessible texts of the table, and how they change with the language."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleStateChangeEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.events import DealEnded, SeatResult
from cardtable_gui.core.files.record import DealRecord
from cardtable_gui.core.messages import Message
from cardtable_gui.core.zones import Zone
from cardtable_gui.views.kit.text import accessible
from cardtable_gui.views.kit.text.plain_text import tip_of
from cardtable_gui.views.table.widgets.card_button import CardButton
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import DECK, GOLDFISH, HAND, K


def element(widget: QWidget) -> QAccessibleInterface:
    """What assistive technology is told of a widget."""
    return QAccessible.queryAccessibleInterface(widget)


def is_so(widget: QWidget, state: str) -> bool:
    """A state of a widget; the stubs lack them."""
    return bool(getattr(element(widget).state(), state))


def children(widget: QWidget) -> list[QObject]:
    """The children that assistive technology is told of."""
    interface = element(widget)
    return [interface.child(number).object() for number in range(interface.childCount())]


@pytest.fixture(autouse=True)
def described() -> None:
    accessible.install()


@pytest.fixture
def english_afterwards() -> Iterator[QApplication]:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    yield application
    i18n.install(application, "en")


def test_cards_say_what_they_are_and_where_they_lie(kobayakawa: Driven) -> None:
    table = kobayakawa.table
    assert [card.accessibleName() for card in table.cards(HAND)] == ["1 in your hand"]
    assert [card.accessibleName() for card in table.cards(K)] == ["4, Kobayakawa"]
    assert table.cards(DECK)[-1].accessibleName() == "Deck, face down, 11 cards"
    assert kobayakawa.hand(1)[0].accessibleName() == "Kim’s hand, face down, 1 card"


def test_cards_that_can_be_played_are_check_boxes_and_picked_ones_are_checked(kobayakawa: Driven) -> None:
    top = kobayakawa.table.cards(DECK)[-1]
    interface = element(top)
    assert interface.role() == QAccessible.Role.CheckBox
    assert interface.actionInterface().actionNames() == ["Toggle", "Press", "SetFocus"]
    assert not is_so(top, "checked")
    kobayakawa.click(top)
    assert is_so(top, "checked")
    own = kobayakawa.hand()[0]
    assert element(own).role() == QAccessible.Role.Button
    assert not is_so(own, "checkable")


def test_a_change_of_a_pick_is_told_to_assistive_technology(
    kobayakawa: Driven, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[QAccessibleEvent] = []
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(told.append))
    top = kobayakawa.table.cards(DECK)[-1]
    kobayakawa.click(top)
    assert [event.object() for event in told if isinstance(event, QAccessibleStateChangeEvent)] == [top]


def test_covered_cards_that_nobody_may_use_are_one_element_with_their_number(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "merchant", (YOU, EASY), deals=(GOLDFISH,))
    parts = [child for child in children(driven.table) if isinstance(child, CardButton)]
    (heap,) = [card for card in parts if card.zone == Zone("hand", 1)]
    assert heap.accessibleName() == "Kim’s hand, face down, 15 cards"
    assert element(heap).role() == QAccessible.Role.StaticText
    assert element(heap).actionInterface().actionNames() == []


def test_a_sheet_that_covers_the_table_is_a_dialog_and_hides_the_rest(kobayakawa: Driven) -> None:
    presenter = kobayakawa.table.presenter
    assert presenter is not None
    ended = DealEnded(1, tuple(SeatResult(seat, 0, 4, Message("table", "why")) for seat in range(3)))
    presenter.result.open(ended, None, kobayakawa.session.view)
    panel = kobayakawa.table.panel
    assert children(kobayakawa.table) == [panel]
    assert element(panel).role() == QAccessible.Role.Dialog
    assert is_so(panel, "modal")
    presenter.result.close()
    assert panel not in children(kobayakawa.table)
    assert kobayakawa.hand()[0] in children(kobayakawa.table)


def test_texts_groups_and_remarks_have_roles_of_their_own(kobayakawa: Driven) -> None:
    presenter = kobayakawa.table.presenter
    assert presenter is not None
    table, role = kobayakawa.table, QAccessible.Role
    assert (element(table).role(), table.accessibleName()) == (role.Grouping, "Kobayakawa")
    assert element(table.bar).role() == role.Grouping
    assert element(table.bubble).role() == role.Note
    assert element(presenter.scene.player_panels.plates[0]).role() == role.StaticText
    assert element(presenter.sheets.choice).role() == role.Dialog


def test_what_lies_below_the_top_of_a_pile_does_not_fade(kobayakawa: Driven) -> None:
    deck = kobayakawa.table.cards(DECK)
    kobayakawa.click(deck[-1])
    assert not any(card._marks().dimmed for card in deck)


def test_plates_say_everything_in_one_line(kobayakawa: Driven) -> None:
    presenter = kobayakawa.table.presenter
    assert presenter is not None
    plates = presenter.scene.player_panels.plates
    assert plates[0].accessibleName() == "Ann, you, Goes first, current player, 1 card, Kamons: 4"
    assert plates[1].accessibleName() == "Kim, Easy bot, 1 card, Kamons: 4"


def test_the_tip_of_a_plate_is_for_the_eye_a_fact_a_line(kobayakawa: Driven) -> None:
    presenter = kobayakawa.table.presenter
    assert presenter is not None
    plates = presenter.scene.player_panels.plates
    assert tip_of(plates[0]).splitlines() == ["Ann", "Goes first", "1 card", "Kamons: 4"]
    assert tip_of(plates[1]).splitlines() == ["Kim", "Easy bot", "1 card", "Kamons: 4"]


def test_who_is_called_you_is_not_called_so_twice(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (Seat("You"), EASY, EASY))
    presenter = driven.table.presenter
    assert presenter is not None
    assert presenter.scene.player_panels.plates[0].accessibleName().startswith("You, 1 card")


def test_known_cards_of_others_are_said_at_their_plate(qtbot: QtBot) -> None:
    own, other = "3 3 3 5 5 6 7 7 8 9 10 11 12 13 14", "2 2 2 4 4 5 5 6 6 7 8 8 9 9 10"
    deal = DealRecord(tuple(f"{own} {other} 1 1 1 1 1 2 2 3 3 4 4 6 11 13".split()), 0)
    driven = Driven(qtbot, "merchant", (YOU, EASY), deals=(deal,))
    driven.act("play 14")
    driven.answer("pass 6 > 2 4")
    driven.until(lambda: driven.session.is_humans_turn)
    presenter = driven.table.presenter
    assert presenter is not None
    assert "Known cards: 2 and 4" in presenter.scene.player_panels.plates[1].accessibleName()


def test_the_accessible_tree_holds_every_reachable_card_as_a_button(kobayakawa: Driven) -> None:
    interface = QAccessible.queryAccessibleInterface(kobayakawa.table)
    found = {}
    for number in range(interface.childCount()):
        child = interface.child(number)
        card = child.object()
        if isinstance(card, CardButton):
            found[card] = child
    reachable = [*kobayakawa.table.cards(HAND), *kobayakawa.table.cards(K), kobayakawa.table.cards(DECK)[-1]]
    for card in reachable:
        assert found[card].role() in (QAccessible.Role.Button, QAccessible.Role.CheckBox)
        assert found[card].text(QAccessible.Text.Name) == card.accessibleName()
        assert getattr(found[card].state(), "focusable")  # noqa: B009 - the stubs lack it


def test_the_accessible_press_does_what_a_click_does(qtbot: QtBot, kobayakawa: Driven) -> None:
    top = kobayakawa.table.cards(DECK)[-1]
    action = QAccessible.queryAccessibleInterface(top).actionInterface()
    assert "Press" in action.actionNames()
    with qtbot.waitSignal(top.clicked):
        action.doAction("Press")
    assert kobayakawa.table.picked == {DECK: (None,)}


def test_cards_are_read_zone_by_zone_with_the_own_hand_last(kobayakawa: Driven) -> None:
    kobayakawa.click(kobayakawa.table.cards(DECK)[-1])
    kobayakawa.key(Qt.Key.Key_Return)
    kobayakawa.rest()
    cards = [child for child in kobayakawa.table.children() if isinstance(child, CardButton)]
    zones = [card.zone for card in cards]
    firsts = [zone for number, zone in enumerate(zones) if zone not in zones[:number]]
    assert firsts.index(Zone("hand", 1)) < firsts.index(DECK) < firsts.index(K) < firsts.index(HAND)
    assert [card.face for card in cards if card.zone == HAND] == ["1", "5"]


def test_the_prompt_is_the_bars_name(kobayakawa: Driven) -> None:
    bar = kobayakawa.table.bar
    assert bar.accessibleName() == bar.prompt
    assert bar.prompt.startswith("Draw a card, or flip")


def test_a_change_of_language_rewrites_the_table(kobayakawa: Driven, english_afterwards: QApplication) -> None:
    english = [button.text() for button in kobayakawa.table.bar.buttons]
    i18n.install(english_afterwards, "ja")
    QApplication.processEvents()
    japanese = [button.text() for button in kobayakawa.table.bar.buttons]
    assert all(one != other for one, other in zip(english, japanese, strict=True))
    assert kobayakawa.table.cards(K)[0].accessibleName() == "4、小早川"
    assert "小早川" in kobayakawa.table.bar.prompt
    i18n.install(english_afterwards, "en")
    QApplication.processEvents()
    assert [button.text() for button in kobayakawa.table.bar.buttons] == english


def test_names_that_players_typed_are_shown_as_they_are(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (Seat("<b>花子</b> & {name}"), EASY, Seat("")))
    presenter = driven.table.presenter
    assert presenter is not None
    assert presenter.scene.player_panels.plates[0].plate.name == "<b>花子</b> & {name}"
    assert tip_of(presenter.scene.player_panels.plates[0]).startswith("<b>花子</b> & {name}\n")
    assert presenter.scene.player_panels.plates[2].plate.name == "Player 3"


def test_only_the_words_that_were_said_last_shine(kobayakawa: Driven) -> None:
    presenter = kobayakawa.table.presenter
    assert presenter is not None
    speech = presenter.scene.player_panels.speech

    def shining() -> list[int]:
        edge = presenter.state.look.theme.glow
        pictures = {seat: bubble.grab().toImage() for seat, bubble in speech.items() if bubble.isVisible()}
        return [seat for seat, seen in pictures.items() if seen.pixelColor(seen.width() // 2, 1) == edge]

    kobayakawa.session.act(kobayakawa.session.package.game.parse("flip"))
    assert shining() == [0]
    kobayakawa.runner.answer(kobayakawa.session.package.game.parse("flip"))
    kobayakawa.until(speech[1].isVisible)
    assert speech[0].isVisible()
    assert shining() == [1]
