"""A hint shows the move with its reason; Return does it, Escape drops it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui.bots.advice import Advice
from cardtable_gui.bots.search import Estimate
from cardtable_gui.controller.hints import hint_of
from cardtable_gui.core.messages import Message
from cardtable_gui.core.offer import Ambiguous, Command
from cardtable_gui.games.merchant.actions import Exchange
from cardtable_gui.games.merchant.table import MerchantTable
from cardtable_gui.i18n import text
from cardtable_gui.views.table.presenters.hint_search import QUICK_MS
from cardtable_gui.views.table.state import input_mode
from cardtable_gui.views.table.widgets.bubbles import HintBubble
from cardtable_gui.views.table.widgets.command_bar import CommandButton
from tests.support.announcements import Announcements
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import DECK, HAND, MARKET, asked, follow, offering

WHY = Message("test", "It is cheap.")
LONG = Message("test", "Your chance to win the match: about 39%. Next best, and a little worse: something else, 38%.")


def advise(driven: Driven, action: str, other: str | None = None) -> None:
    """Let the session answer a request for a hint."""
    session, parse = driven.session, driven.session.package.game.parse
    worth = Estimate(parse(action), 0.5, 0.02)
    advice = Advice(
        worth.action, WHY, worth=worth, next_best=None if other is None else Estimate(parse(other), 0.5, 0.02)
    )
    session.hinted.emit(hint_of(session.package, session.view, advice))
    driven.rest()


def bubble(driven: Driven) -> HintBubble:
    return driven.table.findChildren(HintBubble)[0]


def test_a_hint_picks_the_cards_lights_the_target_and_says_the_move(kobayakawa: Driven) -> None:
    kobayakawa.session.hint()
    kobayakawa.answer("draw")
    assert kobayakawa.table.picked == {DECK: (None,)}
    assert kobayakawa.table.widgets.surface.highlighted == {HAND}
    assert kobayakawa.table.bar.prompt == "Hint: Draw a card"
    kobayakawa.click(kobayakawa.table.cards(DECK)[-1])
    assert kobayakawa.table.picked == {}
    assert kobayakawa.table.widgets.surface.highlighted == frozenset()
    assert "Hint" not in kobayakawa.table.bar.prompt


def test_return_does_what_the_hint_says(kobayakawa: Driven) -> None:
    kobayakawa.session.hint()
    kobayakawa.answer("flip")
    assert [button.face.id for button in kobayakawa.table.bar.buttons if button.face.primary] == ["flip"]
    kobayakawa.key(Qt.Key.Key_Return)
    assert kobayakawa.done == "flip"


def test_a_hint_speaks_of_what_the_button_does(qtbot: QtBot) -> None:
    """The last player of a week in GODAN discards what others pass on."""
    driven = Driven(qtbot, "godan", (YOU, EASY, EASY))
    for _ in range(40):
        actions = driven.session.view.legal_actions() if driven.session.is_humans_turn else ()
        if (
            actions
            and (discard := driven.session.package.table.offer(driven.session.view, {}).commands[0]).id == "send"
        ):
            driven.session.hint()
            driven.runner.answer(actions[0])
            if text(discard.label, (), "en") == "Discard":
                break
        driven.session.act(driven.session.match.state.legal_actions()[0])
        driven.go_on()
    face = driven.table.bar.buttons[0].face
    assert face.label == "Discard"
    assert driven.table.bar.prompt == f"Hint: {face.deed}"
    assert face.deed.startswith("Discard ")


def test_a_hint_says_why_at_the_button_that_does_it(kobayakawa: Driven) -> None:
    advise(kobayakawa, "flip")
    assert bubble(kobayakawa).isVisible()
    assert bubble(kobayakawa).text == "It is cheap."
    button = kobayakawa.table.bar.button("flip")
    assert button is not None
    spot = bubble(kobayakawa).spot
    assert spot.tip is not None
    tip = button.mapFromGlobal(kobayakawa.table.mapToGlobal(spot.tip.toPoint()))
    assert 0 < tip.x() < button.width()
    assert kobayakawa.table.rect().contains(bubble(kobayakawa).geometry())
    assert spot.sheet.bottom() <= kobayakawa.table.bar.y()


def test_a_hint_covers_no_live_numbers(merchant: Driven) -> None:
    follow(merchant)
    action = next(each for each in merchant.session.view.legal_actions() if isinstance(each, Exchange))
    advise(merchant, merchant.session.package.game.notation(action))
    table, shown = merchant.table, bubble(merchant)
    assert shown.isVisible()
    assert table.bar.meters
    assert table.widgets.scale.isVisible()
    assert not shown.spot.sheet.intersects(QRectF(table.widgets.scale.geometry()))
    assert shown.spot.sheet.bottom() <= table.bar.y()


@pytest.mark.parametrize("size", [(1280, 700), (1024, 540)])
def test_a_long_explanation_leaves_the_cards_in_sight_that_it_is_about(merchant: Driven, size: tuple[int, int]) -> None:
    merchant.table.resize(*size)
    follow(merchant)
    action = next(each for each in merchant.session.view.legal_actions() if isinstance(each, Exchange))
    advice = Advice(action, WHY, worth=Estimate(action, 0.5, 0.02), next_best=None)
    hint = hint_of(merchant.session.package, merchant.session.view, advice)
    merchant.session.hint_explained.emit(hint, (WHY, LONG, LONG))
    merchant.rest()
    shown = bubble(merchant)
    assert shown.text.count("\n") == 2
    presenter = merchant.table.presenter
    assert presenter is not None
    picked = [card for card in merchant.hand() if card.token in presenter.scene.stage.picked]
    assert picked
    for card in picked:
        assert not card.pose.bounds().intersects(shown.geometry())


@pytest.mark.parametrize("size", [(1000, 540), (1280, 700)])
def test_a_hint_covers_no_button(merchant: Driven, size: tuple[int, int]) -> None:
    merchant.table.resize(*size)
    follow(merchant)
    for action in [each for each in merchant.session.view.legal_actions() if isinstance(each, Exchange)][-5:]:
        advise(merchant, merchant.session.package.game.notation(action))
        table, shown = merchant.table, bubble(merchant)
        sheet = shown.sheet.translated(shown.pos())
        assert not any(sheet.intersects(button.geometry().translated(table.bar.pos())) for button in table.bar.buttons)


def test_a_hint_names_a_move_that_is_as_good(kobayakawa: Driven) -> None:
    advise(kobayakawa, "draw", "flip")
    assert bubble(kobayakawa).text == "It is cheap. About as good: Flip a new Kobayakawa."


def test_a_hint_is_read_aloud_once_with_its_reason_unless_announcements_are_short(
    kobayakawa: Driven, announced: Announcements
) -> None:
    advise(kobayakawa, "draw")
    assert announced.take() == ["Hint: Draw a card\nIt is cheap."]
    kobayakawa.table.set_look(replace(kobayakawa.table.look, speech="short"))
    advise(kobayakawa, "flip")
    assert announced.take() == ["Hint: Flip a new Kobayakawa"]


def test_a_hint_without_a_word_of_why_shows_no_bubble(kobayakawa: Driven) -> None:
    kobayakawa.session.hint()
    kobayakawa.answer("draw")
    assert not bubble(kobayakawa).isVisible()


@pytest.mark.parametrize("way", ["picking", "escape", "undo", "doing"])
def test_what_a_hint_says_goes_with_it(kobayakawa: Driven, way: str) -> None:
    kobayakawa.act("draw")
    kobayakawa.rest()
    advise(kobayakawa, "discard 1")
    assert bubble(kobayakawa).isVisible()
    match way:
        case "picking":
            kobayakawa.click(kobayakawa.hand()[-1])
        case "escape":
            kobayakawa.key(Qt.Key.Key_Escape)
        case "undo":
            kobayakawa.session.undo()
        case _:
            kobayakawa.key(Qt.Key.Key_Return)
            assert kobayakawa.done == "discard 1"
    assert not bubble(kobayakawa).isVisible()
    assert "Hint" not in kobayakawa.table.bar.prompt


def test_escape_drops_a_hint_that_picks_nothing_and_return_does_the_usual_again(kobayakawa: Driven) -> None:
    usual = [button.face.id for button in kobayakawa.table.bar.buttons if button.face.primary]
    advise(kobayakawa, "flip")
    kobayakawa.key(Qt.Key.Key_Escape)
    assert "Hint" not in kobayakawa.table.bar.prompt
    assert [button.face.id for button in kobayakawa.table.bar.buttons if button.face.primary] == usual


def test_return_does_the_hint_whatever_had_the_keyboard_when_it_came(kobayakawa: Driven) -> None:
    other = kobayakawa.table.bar.button("draw")
    assert other is not None
    other.setFocus()
    advise(kobayakawa, "flip")
    kobayakawa.key(Qt.Key.Key_Return)
    assert kobayakawa.done == "flip"


def test_return_does_the_hint_not_the_obvious_act_of_the_card_with_the_keyboard(merchant: Driven) -> None:
    follow(merchant)
    advise(merchant, "pass")
    assert merchant.table.picked == {}
    merchant.hand()[-1].setFocus(Qt.FocusReason.TabFocusReason)
    merchant.key(Qt.Key.Key_Return)
    assert merchant.done == "pass"


def test_a_hint_closes_the_question_that_was_open_and_return_does_the_hint(merchant: Driven) -> None:
    follow(merchant)
    merchant.drag(next(found for found in merchant.hand() if found.face == "8"), MARKET)
    assert asked(merchant) != ""
    advise(merchant, "play 14")
    assert asked(merchant) == ""
    assert merchant.table.picked == {HAND: ("14",)}
    merchant.key(Qt.Key.Key_Return)
    assert merchant.done == "play 14"


def test_who_plays_by_keys_finds_the_keyboard_at_what_is_hinted(merchant: Driven) -> None:
    follow(merchant)
    advise(merchant, "play 14")
    focus = QApplication.focusWidget()
    assert isinstance(focus, CommandButton)
    assert focus.face.primary
    merchant.key(Qt.Key.Key_Return)
    assert merchant.done == "play 14"


def test_who_uses_a_pointer_sees_no_ring_at_a_hint(merchant: Driven, monkeypatch: pytest.MonkeyPatch) -> None:
    follow(merchant)
    monkeypatch.setattr(input_mode.LAST, "by_keys", False)
    advise(merchant, "play 14")
    assert not isinstance(QApplication.focusWidget(), CommandButton)


def test_a_hint_closes_a_refusal(merchant: Driven) -> None:
    follow(merchant)
    refused = next(button for button in merchant.table.bar.buttons if button.face.blocked)
    QTest.mouseClick(refused, Qt.MouseButton.LeftButton)
    assert merchant.table.bubble.isVisible()
    advise(merchant, "play 14")
    assert not merchant.table.bubble.isVisible()


@pytest.mark.parametrize("by_key", [True, False])
def test_where_the_button_would_ask_which_the_hint_knows(
    merchant: Driven, monkeypatch: pytest.MonkeyPatch, by_key: bool
) -> None:
    first, second = (merchant.session.package.game.parse(text) for text in ("play 3", "play 5"))
    command = Command("play", Message("test", "Play…"), "P", Ambiguous((first, second)), primary=True)
    offering(monkeypatch, MerchantTable, lambda offer: replace(offer, commands=(command,)))
    advise(merchant, "play 5")
    button = merchant.table.bar.button("play")
    assert button is not None
    assert (button.text(), button.accessibleDescription()) == ("Play…", "Play 5")
    assert merchant.table.bar.prompt == "Hint: Play 5"
    if by_key:
        merchant.key(Qt.Key.Key_Return)
    else:
        button.click()
    assert asked(merchant) == ""
    assert merchant.done == "play 5"


def test_a_card_in_the_air_goes_home_when_a_hint_comes(merchant: Driven) -> None:
    card = merchant.hand()[3]
    merchant.lift(card, merchant.table.area(MARKET).center().toPoint())
    advise(merchant, "play 14")
    assert not card.flying
    assert merchant.table.picked == {HAND: ("14",)}
    merchant.drop(card, merchant.table.area(MARKET).center().toPoint())
    assert merchant.table.picked == {HAND: ("14",)}
    assert len(merchant.match.steps) == 0


def test_a_hint_that_could_not_be_worked_out_is_told(kobayakawa: Driven) -> None:
    told: list[Message] = []
    kobayakawa.session.failed.connect(told.append)
    kobayakawa.session.hint()
    kobayakawa.runner.fail()
    QApplication.processEvents()
    assert [message.text for message in told] == ["Couldn’t find a hint this time."]
    assert "Hint" not in kobayakawa.table.bar.prompt


def test_a_hint_is_explained_on_demand_by_button_and_aloud(kobayakawa: Driven, announced: Announcements) -> None:
    kobayakawa.runner.reason = WHY
    kobayakawa.table.why_wanted.connect(kobayakawa.session.explain_hint)
    kobayakawa.session.hint()
    kobayakawa.answer("flip")
    button = kobayakawa.table.bar.button("why_this")
    assert button is not None
    assert button.text() == "Why this?"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert kobayakawa.table.bar.button("why_this") is None
    assert bubble(kobayakawa).text.splitlines() == ["It is cheap.", "From there you win the match about half the time."]
    assert kobayakawa.table.rect().contains(bubble(kobayakawa).geometry())
    assert announced.take()[-1] == bubble(kobayakawa).text


def test_a_search_for_a_hint_is_shown_once_it_takes_a_while(kobayakawa: Driven, announced: Announcements) -> None:
    asked = kobayakawa.table.bar.prompt
    kobayakawa.session.hint()
    assert kobayakawa.table.bar.prompt == asked
    kobayakawa.clock.step(QUICK_MS)
    assert kobayakawa.table.bar.prompt == "Looking for a hint…"
    assert announced.take() == ["Looking for a hint…"]
    kobayakawa.answer("flip")
    assert kobayakawa.table.bar.prompt == "Hint: Flip a new Kobayakawa"
    assert announced.take() == ["Hint: Flip a new Kobayakawa"]


@pytest.mark.parametrize("waited", [0, QUICK_MS])
def test_escape_stops_the_search_for_a_hint(kobayakawa: Driven, waited: int) -> None:
    asked = kobayakawa.table.bar.prompt
    kobayakawa.session.hint()
    kobayakawa.clock.step(waited)
    kobayakawa.key(Qt.Key.Key_Escape)
    assert len(kobayakawa.runner.cancelled) == 1
    kobayakawa.clock.step(QUICK_MS)
    assert kobayakawa.table.bar.prompt == asked


def test_a_move_stops_the_search_for_a_hint(kobayakawa: Driven) -> None:
    kobayakawa.session.hint()
    kobayakawa.clock.step(QUICK_MS)
    kobayakawa.act("draw")
    kobayakawa.rest()
    assert len(kobayakawa.runner.cancelled) == 1
    assert "Looking" not in kobayakawa.table.bar.prompt
