"""Picking, dragging, double-clicking, buttons and keys: what each gesture does, and what is said when it cannot."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui.core.messages import Message
from cardtable_gui.core.record import DealRecord
from cardtable_gui.core.table import Command
from cardtable_gui.core.zones import Zone
from cardtable_gui.games.kobayakawa.table import KobayakawaTable
from cardtable_gui.games.merchant.table import MerchantTable
from cardtable_gui.i18n import text
from cardtable_gui.views.table.card_button import CardButton
from cardtable_gui.views.table.commandbar import CommandButton
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven

HAND, TABLE, MARKET = Zone("hand", 0), Zone("table"), Zone("market")
DECK, K, DISCARD = Zone("deck"), Zone("k"), Zone("discard", 0)

# Two players, MG2: hands of 15, then a market of 14 (see the protocol on how decks are dealt).
OWN = ["3", "3", "3", "5", "5", "6", "7", "7", "8", "9", "10", "11", "12", "13", "14"]
OTHER = ["2", "2", "2", "4", "4", "5", "5", "6", "6", "7", "8", "8", "9", "9", "10"]
FOR_SALE = ["1", "1", "1", "1", "1", "2", "2", "3", "3", "4", "4", "6", "11", "13"]
GOLDFISH = DealRecord((*OWN, *OTHER, *FOR_SALE), 0)


@pytest.fixture
def merchant(qtbot: QtBot) -> Driven:
    """You lead with OWN in hand against one bot."""
    return Driven(qtbot, "merchant", (YOU, EASY), deals=(GOLDFISH,))


@pytest.fixture
def kobayakawa(qtbot: QtBot) -> Driven:
    """You hold 1, begin, and would draw 5; K is 4."""
    deck = DealRecord(tuple(str(card) for card in range(1, 16)), 0)
    return Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(deck,))


def follow(merchant: Driven) -> None:
    """You lead 3, the bot plays 4; you follow."""
    play(merchant, ["3"])
    answer(merchant, "play 4")


def answer(driven: Driven, action: str) -> None:
    """The bot does this, and it is the player's turn again."""
    driven.runner.answer(driven.session.box.game.parse(action))
    driven.qtbot.waitUntil(lambda: driven.session.is_humans_turn)


def play(merchant: Driven, cards: list[str]) -> None:
    merchant.session.act(merchant.session.box.game.parse("play " + " ".join(cards)))


# ------------------------------------------------------------------------------------------------------ picking


def test_a_click_picks_a_card_and_another_click_puts_it_back(merchant: Driven) -> None:
    one = merchant.hand()[3]
    low = one.pose.y
    merchant.click(one)
    assert merchant.table.picked == {HAND: ("5",)}
    assert one.picked
    assert one.pose.y < low
    merchant.click(one)
    assert merchant.table.picked == {}
    assert one.pose.y == pytest.approx(low)


def test_picks_are_said_in_the_prompt_and_on_the_button(merchant: Driven) -> None:
    merchant.click(merchant.hand()[0])
    merchant.click(merchant.hand()[1])
    button = merchant.table.bar.button("play")
    assert button is not None
    assert button.text() == "Play 3 3"
    assert not button.face.blocked
    assert merchant.table.bar.prompt == "Play 3 3."


def test_escape_puts_all_picked_cards_back(merchant: Driven) -> None:
    merchant.click(merchant.hand()[0])
    merchant.click(merchant.hand()[5])
    merchant.key(Qt.Key.Key_Escape)
    assert merchant.table.picked == {}
    assert not any(card.picked for card in merchant.hand())


def test_where_one_card_is_all_picking_another_puts_the_first_back(kobayakawa: Driven) -> None:
    kobayakawa.key(Qt.Key.Key_D)
    for card in kobayakawa.hand():
        kobayakawa.click(card)
        assert kobayakawa.table.picked == {HAND: (card.face,)}
    assert [card.picked for card in kobayakawa.hand()] == [False, True]


def test_cards_that_are_not_in_play_cannot_be_picked(merchant: Driven) -> None:
    assert [found.playable for found in merchant.table.cards(MARKET)] == [False] * len(FOR_SALE)
    merchant.click(merchant.table.cards(MARKET)[4])
    assert merchant.table.picked == {}


def test_an_exchange_is_picked_on_both_sides_with_its_sums_shown(merchant: Driven) -> None:
    follow(merchant)
    merchant.click(next(found for found in merchant.hand() if found.face == "7"))
    merchant.click(next(found for found in merchant.table.cards(MARKET) if found.face == "6"))
    assert [(meter.value, meter.fits) for meter in merchant.table.bar.meters] == [(7, False), (6, False)]
    merchant.click(merchant.table.cards(MARKET)[4])
    assert [(meter.value, meter.fits) for meter in merchant.table.bar.meters] == [(7, True), (7, True)]
    button = merchant.table.bar.button("exchange")
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert merchant.done == "pass 7 > 1 6"


def test_equal_cards_of_a_group_are_picked_one_after_another(merchant: Driven) -> None:
    follow(merchant)
    ones = [found for found in merchant.table.cards(MARKET) if found.face == "1"]
    front = [found for found in ones if found.pose.badge]
    assert [found.pose.badge for found in front] == ["×5"]
    place = merchant.middle(front[0])
    for number in range(1, 4):
        sitting = merchant.table._sitting
        assert sitting is not None
        top = sitting.stage.card_at(place)
        assert top is not None
        merchant.click(top)
        assert merchant.table.picked == {MARKET: ("1",) * number}
    assert [found.pose.badge for found in ones if found.pose.badge] == ["×2"]


# ----------------------------------------------------------------------------------------------------- dragging


def test_a_lifted_card_lights_up_the_zones_where_it_may_go(kobayakawa: Driven) -> None:
    table = kobayakawa.table
    top = table.cards(DECK)[-1]
    kobayakawa.lift(top, table.area(K).center().toPoint())
    assert table._surface.lit == {HAND, K}
    assert table._surface.aimed == K
    assert top.lifted
    kobayakawa.lift(top, table.area(HAND).center().toPoint())
    assert table._surface.aimed == HAND
    kobayakawa.drop(top, table.area(HAND).center().toPoint())
    assert table._surface.lit == frozenset()
    assert kobayakawa.done == "draw"
    assert [found.face for found in table.cards(HAND)] == ["1", "5"]


def test_a_drag_takes_the_whole_picked_set_along(merchant: Driven) -> None:
    for number in range(3):
        merchant.click(merchant.hand()[number])
    merchant.lift(merchant.hand()[1], merchant.table.area(TABLE).center().toPoint())
    assert [found.lifted for found in merchant.hand()[:4]] == [True, True, True, False]
    merchant.drop(merchant.hand()[1], merchant.table.area(TABLE).center().toPoint())
    assert merchant.done == "play 3 3 3"


@pytest.mark.parametrize("grabbed", [0, 2, 5])
def test_a_carried_set_is_a_fan_in_which_every_card_is_seen(merchant: Driven, grabbed: int) -> None:
    cards = [merchant.hand()[place] for place in (0, 1, 4, 6, 7, 9)]
    for card in cards:
        merchant.click(card)
    merchant.lift(cards[grabbed], merchant.table.area(TABLE).center().toPoint())
    sitting = merchant.table._sitting
    assert sitting is not None
    for card in cards:
        corner = card.pose.polygon().at(0) + QPointF(0.13 * card.pose.width, 0.1 * card.pose.height)
        assert sitting.stage.card_at(corner.toPoint()) is card
    merchant.key(Qt.Key.Key_Escape)


def test_dragging_another_card_of_the_zone_leaves_the_picked_ones_behind(merchant: Driven) -> None:
    merchant.click(merchant.hand()[0])
    merchant.drag(merchant.hand()[14], TABLE)
    assert merchant.done == "play 14"


def test_dragging_a_card_of_the_other_side_counts_what_is_picked(merchant: Driven) -> None:
    follow(merchant)
    merchant.click(next(found for found in merchant.hand() if found.face == "6"))
    six = next(found for found in merchant.table.cards(MARKET) if found.face == "6")
    merchant.lift(six, merchant.table.area(HAND).center().toPoint())
    assert merchant.table.picked == {HAND: ("6",), MARKET: ("6",)}
    merchant.drop(six, merchant.table.area(HAND).center().toPoint())
    # 6 for 6 is the same as passing: refused by the rules, and what the drag picked is put back.
    assert merchant.table.bubble.isVisible()
    assert merchant.table.picked == {HAND: ("6",)}


def test_a_card_dropped_where_it_may_not_go_glides_home_and_says_why(qtbot: QtBot, merchant: Driven) -> None:
    merchant.click(merchant.hand()[0])
    merchant.click(merchant.hand()[3])
    home = [found.pose for found in merchant.hand()]
    with qtbot.waitSignal(merchant.table.refused) as refused:
        merchant.drag(merchant.hand()[0], TABLE)
    assert refused.args is not None
    assert refused.args[0].rule == "MG5"
    assert [found.pose for found in merchant.hand()] == home
    assert merchant.table.picked == {HAND: ("3", "5")}
    assert merchant.table.bubble.text == "The cards of one play all have the same value."
    assert len(merchant.match.steps) == 0
    with qtbot.waitSignal(merchant.table.rules_wanted) as wanted:
        QTest.mouseClick(merchant.table.bubble.link, Qt.MouseButton.LeftButton)
    assert wanted.args == ["MG5"]


def test_a_card_dropped_where_only_its_own_side_matters_leaves_the_other_side_out(merchant: Driven) -> None:
    follow(merchant)
    own = {card.face: card for card in merchant.hand()}
    merchant.click(next(card for card in merchant.table.cards(MARKET) if card.face == "2"))
    merchant.drag(own["3"], TABLE)
    assert merchant.table.bubble.text == "3 is too low: it does not beat 4."
    assert merchant.done == "play 4"
    merchant.drag(own["9"], TABLE)
    assert merchant.done == "play 9"


def test_a_card_dropped_on_nothing_glides_home_without_a_word(merchant: Driven) -> None:
    home = merchant.hand()[0].pose
    merchant.lift(merchant.hand()[0], QPoint(40, 480))
    merchant.drop(merchant.hand()[0], QPoint(40, 480))
    assert not merchant.table.bubble.isVisible()
    assert len(merchant.match.steps) == 0
    assert merchant.hand()[0].pose == home
    assert merchant.table.picked == {}


def test_escape_during_a_drag_brings_the_cards_home(merchant: Driven) -> None:
    merchant.lift(merchant.hand()[0], merchant.table.area(TABLE).center().toPoint())
    merchant.key(Qt.Key.Key_Escape)
    merchant.rest()
    assert not merchant.hand()[0].flying
    assert merchant.table._surface.lit == frozenset()
    merchant.drop(merchant.hand()[0], merchant.table.area(TABLE).center().toPoint())
    assert len(merchant.match.steps) == 0


def test_a_small_movement_is_still_a_click(merchant: Driven) -> None:
    one = merchant.hand()[2]
    spot = merchant.spot(one)
    QTest.mousePress(one, Qt.MouseButton.LeftButton, pos=one.mapFrom(merchant.table, spot))
    QTest.mouseMove(one, one.mapFrom(merchant.table, spot + QPoint(2, 1)))
    QTest.mouseRelease(one, Qt.MouseButton.LeftButton, pos=one.mapFrom(merchant.table, spot + QPoint(2, 1)))
    assert merchant.table.picked == {HAND: ("3",)}


def test_when_a_drop_has_several_meanings_the_table_asks_in_place(merchant: Driven) -> None:
    follow(merchant)
    merchant.drag(next(found for found in merchant.hand() if found.face == "8"), MARKET)
    choice = merchant.table.choice
    assert choice is not None
    assert choice.isVisible()
    words = [button.text() for button in choice.buttons]
    assert len(words) > 1
    assert all(text.startswith("Give 8, take ") for text in words)
    merchant.key(Qt.Key.Key_Right)
    merchant.key(Qt.Key.Key_Return)
    assert merchant.done == "pass 8 > " + words[1].removeprefix("Give 8, take ").removesuffix(", and pass")


def test_the_question_in_place_can_be_left_by_escape_or_a_click_elsewhere(merchant: Driven) -> None:
    follow(merchant)
    before = len(merchant.match.steps)
    choice = merchant.table.choice
    assert choice is not None
    for by_key in (True, False):
        merchant.drag(next(found for found in merchant.hand() if found.face == "8"), MARKET)
        assert choice.isVisible()
        if by_key:
            merchant.key(Qt.Key.Key_Escape)
        else:
            merchant.click(merchant.hand()[0])
        assert not choice.isVisible()
    assert len(merchant.match.steps) == before


# ----------------------------------------------------------------------------------- double-click and buttons


def test_a_double_click_does_the_obvious(merchant: Driven, kobayakawa: Driven) -> None:
    merchant.double_click(merchant.hand()[0])
    assert merchant.done == "play 3 3 3"
    kobayakawa.table.activateWindow()
    kobayakawa.double_click(kobayakawa.table.cards(DECK)[-1])
    assert kobayakawa.done == "draw"
    kobayakawa.double_click(kobayakawa.table.cards(HAND)[1])
    assert kobayakawa.done == "discard 5"


def test_a_double_click_without_an_obvious_meaning_is_two_clicks(kobayakawa: Driven) -> None:
    kobayakawa.click(kobayakawa.table.cards(DECK)[-1])
    kobayakawa.click(kobayakawa.table.cards(DECK)[-1])
    follow_up = kobayakawa.table.cards(HAND)[0]
    kobayakawa.double_click(follow_up)
    assert kobayakawa.table.picked == {}
    assert len(kobayakawa.match.steps) == 0


def test_a_double_click_on_a_card_with_several_meanings_asks_in_place(
    merchant: Driven, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MerchantTable, "obvious", lambda *_asked: None)
    first, second = (merchant.session.box.game.parse(text) for text in ("play 3", "play 5"))
    command = Command("play", Message("test", "Play…"), "P", first, primary=True, choices=(first, second))
    monkeypatch.setattr(MerchantTable, "commands", lambda *_asked: (command,))
    merchant.double_click(merchant.hand()[0])
    assert asked(merchant) == "Which do you mean?"
    assert merchant.table.picked == {HAND: ("3",)}
    merchant.key(Qt.Key.Key_2)
    assert merchant.done == "play 5"


def test_a_blocked_button_says_why_when_it_is_pressed(qtbot: QtBot, merchant: Driven) -> None:
    button = merchant.table.bar.button("play")
    assert button is not None
    assert button.toolTip().startswith("First pick ")
    assert button.accessibleDescription() == button.toolTip()
    with qtbot.waitSignal(merchant.table.refused):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert merchant.table.bubble.text == button.toolTip()
    assert len(merchant.match.steps) == 0


def test_a_blocked_button_says_why_when_the_keyboard_comes_to_it(merchant: Driven) -> None:
    merchant.hand()[0].setFocus()
    merchant.key(Qt.Key.Key_Tab)
    assert isinstance(QApplication.focusWidget(), CommandButton)
    assert merchant.table.bubble.text.startswith("First pick ")


@pytest.fixture
def costly(merchant: Driven, monkeypatch: pytest.MonkeyPatch) -> Driven:
    """Every action is asked back."""
    monkeypatch.setattr(MerchantTable, "warning", lambda *_asked: Message("test", "Really?"))
    return merchant


def asked(driven: Driven) -> str:
    """What is asked back; empty when nothing is."""
    choice = driven.table.choice
    assert choice is not None
    return choice.accessibleName() if choice.isVisible() else ""


def test_a_costly_command_is_asked_back(costly: Driven) -> None:
    costly.click(costly.hand()[0])
    costly.key(Qt.Key.Key_P)
    assert asked(costly) == "Really?"
    costly.key(Qt.Key.Key_2)
    assert asked(costly) == ""
    assert len(costly.match.steps) == 0
    costly.key(Qt.Key.Key_P)
    costly.key(Qt.Key.Key_1)
    assert len(costly.match.steps) == 1


def test_who_wants_no_questions_is_not_asked_back(costly: Driven) -> None:
    costly.table.set_asking_back(False)
    costly.drag(costly.hand()[0], TABLE)
    assert len(costly.match.steps) == 1


@pytest.mark.parametrize("gesture", ["drop", "double-click", "return"])
def test_a_costly_gesture_is_asked_back_too(costly: Driven, gesture: str) -> None:
    card = costly.hand()[0]
    match gesture:
        case "drop":
            costly.drag(card, TABLE)
        case "double-click":
            costly.double_click(card)
        case _:
            card.setFocus()
            costly.key(Qt.Key.Key_Return)
    assert asked(costly) == "Really?"
    assert len(costly.match.steps) == 0
    costly.key(Qt.Key.Key_1)
    assert len(costly.match.steps) == 1


def test_a_costly_choice_is_asked_back_too(merchant: Driven, monkeypatch: pytest.MonkeyPatch) -> None:
    follow(merchant)
    monkeypatch.setattr(MerchantTable, "warning", lambda *_asked: Message("test", "Really?"))
    before = len(merchant.match.steps)
    merchant.drag(next(found for found in merchant.hand() if found.face == "8"), MARKET)
    assert asked(merchant) == "Which do you mean?"
    merchant.key(Qt.Key.Key_1)
    assert asked(merchant) == "Really?"
    merchant.key(Qt.Key.Key_1)
    assert len(merchant.match.steps) == before + 1


def test_cards_that_mean_nothing_where_they_are_dropped_say_where_they_may_go(merchant: Driven) -> None:
    follow(merchant)
    merchant.drag(next(found for found in merchant.table.cards(MARKET) if found.face == "13"), TABLE)
    assert merchant.table.bubble.text == "You cannot put that there. Try: Your hand"
    assert merchant.table.picked == {}


@pytest.fixture
def in_sets(merchant: Driven, monkeypatch: pytest.MonkeyPatch) -> Driven:
    """Equal cards of the hand go together; no card does anything alone."""
    monkeypatch.setattr(MerchantTable, "company", lambda *_asked: 2)
    monkeypatch.setattr(MerchantTable, "obvious", lambda *_asked: None)
    return merchant


def a_pair(driven: Driven) -> CardButton:
    faces = [card.face for card in driven.hand()]
    return next(card for card in driven.hand() if faces.count(card.face) > 1)


def test_cards_that_go_together_are_lifted_together(in_sets: Driven) -> None:
    pair = a_pair(in_sets)
    in_sets.drag(pair, TABLE)
    assert in_sets.done == f"play {pair.face} {pair.face}"


def test_a_double_click_picks_cards_that_go_together(in_sets: Driven) -> None:
    pair = a_pair(in_sets)
    in_sets.double_click(pair)
    assert in_sets.table.picked == {HAND: (pair.face, pair.face)}


def test_out_of_turn_an_own_card_says_whose_turn_it_is(merchant: Driven) -> None:
    play(merchant, ["3"])
    merchant.click(merchant.hand()[0])
    assert merchant.table.picked == {}
    assert merchant.table.bubble.text == "It is not your turn yet: Kim is to move."
    assert merchant.table.bubble.link.isHidden()


# --------------------------------------------------------------------------------------------------------- keys


def test_arrows_go_from_card_to_card_and_from_zone_to_zone(merchant: Driven) -> None:
    merchant.hand()[0].setFocus()
    for _ in range(3):
        merchant.key(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is merchant.hand()[3]
    merchant.key(Qt.Key.Key_Left)
    assert QApplication.focusWidget() is merchant.hand()[2]
    merchant.key(Qt.Key.Key_Up)
    assert QApplication.focusWidget() in merchant.table.cards(MARKET)
    merchant.key(Qt.Key.Key_Down)
    assert QApplication.focusWidget() in merchant.hand()


def test_tab_goes_from_zone_to_zone_to_the_buttons_and_back(kobayakawa: Driven) -> None:
    table = kobayakawa.table
    table.cards(DECK)[-1].setFocus()
    seen: list[object] = []
    for _ in range(3):
        kobayakawa.key(Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert seen == [table.cards(K)[0], table.cards(HAND)[0], table.bar.buttons[0]]
    kobayakawa.key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is table.bar.buttons[1]
    kobayakawa.key(Qt.Key.Key_Backtab)
    kobayakawa.key(Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is table.cards(HAND)[0]
    kobayakawa.key(Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is table.cards(K)[0]


def test_return_does_the_obvious_on_a_card_and_else_the_primary_command(merchant: Driven) -> None:
    merchant.hand()[3].setFocus()
    merchant.key(Qt.Key.Key_Space)
    assert merchant.table.picked == {HAND: ("5",)}
    merchant.key(Qt.Key.Key_Return)
    assert merchant.done == "play 5"
    answer(merchant, "pass")
    merchant.key(Qt.Key.Key_N)
    assert merchant.done == "skip"
    merchant.hand()[0].setFocus()
    merchant.key(Qt.Key.Key_Return)
    assert merchant.done == "play 3 3 3"


def test_letters_press_buttons(kobayakawa: Driven) -> None:
    kobayakawa.key(Qt.Key.Key_F)
    assert kobayakawa.done == "flip"


def test_keys_with_modifiers_and_unknown_keys_are_left_to_others(kobayakawa: Driven) -> None:
    QTest.keyClick(kobayakawa.table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    kobayakawa.key(Qt.Key.Key_Q)
    assert len(kobayakawa.match.steps) == 0


def test_space_on_a_button_presses_it(kobayakawa: Driven) -> None:
    kobayakawa.table.bar.buttons[1].setFocus()
    kobayakawa.key(Qt.Key.Key_Space)
    assert kobayakawa.done == "flip"


# -------------------------------------------------------------------------------------------------------- hints


def test_a_hint_picks_the_cards_lights_the_target_and_says_the_move(kobayakawa: Driven) -> None:
    kobayakawa.session.hint()
    kobayakawa.runner.answer(kobayakawa.session.box.game.parse("draw"))
    assert kobayakawa.table.picked == {DECK: (None,)}
    assert kobayakawa.table._surface.lit == {HAND}
    assert kobayakawa.table.bar.prompt == "Hint: Draw a card"
    kobayakawa.click(kobayakawa.table.cards(DECK)[-1])
    assert kobayakawa.table.picked == {}
    assert kobayakawa.table._surface.lit == frozenset()
    assert "Hint" not in kobayakawa.table.bar.prompt


def test_no_ring_appears_while_only_the_mouse_is_used(kobayakawa: Driven) -> None:
    kobayakawa.session.act(kobayakawa.session.box.game.parse("draw"))
    kobayakawa.click(kobayakawa.hand()[0])
    button = next(button for button in kobayakawa.table.bar.buttons if not button.face.blocked)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert kobayakawa.done.startswith("discard")
    kobayakawa.qtbot.waitUntil(lambda: bool(kobayakawa.runner.questions))
    assert not kobayakawa.table.bar.buttons
    assert QApplication.focusWidget() is kobayakawa.table


def test_return_does_what_the_hint_says(kobayakawa: Driven) -> None:
    kobayakawa.session.hint()
    kobayakawa.runner.answer(kobayakawa.session.box.game.parse("flip"))
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


def test_after_a_press_of_a_button_no_card_wears_the_ring(merchant: Driven) -> None:
    merchant.click(merchant.hand()[0])
    button = next(button for button in merchant.table.bar.buttons if not button.face.blocked)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert merchant.done
    assert not merchant.table.bar.buttons
    assert merchant.table.hasFocus()
    assert not any(card.hasFocus() for card in merchant.table.findChildren(CardButton))


def test_cards_that_settle_stay_below_what_is_said_about_them(merchant: Driven) -> None:
    merchant.key(Qt.Key.Key_P)
    table, sitting = merchant.table, merchant.table._sitting
    assert sitting is not None
    bubble = table.bubble
    assert not bubble.isHidden()
    cards = sitting.stage.in_zone(HAND)
    cards[0].raise_()
    sitting.settle()
    order = table.children()
    assert order.index(bubble) > max(order.index(card) for card in cards)


def test_every_command_has_a_key_of_its_own() -> None:
    assert KobayakawaTable.layout.seat
    for game in ("merchant", "kobayakawa"):
        from cardtable_gui import games

        box = games.box(game)
        options = {option.id: option.default for option in box.game.options}
        state = box.game.start(3, options, box.game.numbered_dealer(3, options, 1))
        keys = [command.key for command in box.table.commands(state.view(state.to_move), {})]
        assert len(set(keys)) == len(keys)
