"""What players can ask about the table, and where the answers appear."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files.record import DealRecord
from cardtable_gui.views.table.state.announcements import Topic
from tests.support.announcements import Announcements
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import GOLDFISH, UPWARDS, follow


@pytest.fixture
def merchant(announced: Announcements, qtbot: QtBot) -> Driven:
    """A turn in which Ann follows."""
    driven = Driven(qtbot, "merchant", (YOU, EASY), deals=(GOLDFISH,))
    follow(driven)
    announced.take()
    return driven


def said(driven: Driven, announced: Announcements, topic: Topic) -> list[str]:
    """The lines of the answer."""
    driven.table.answer(topic)
    (answer,) = announced.take()
    return answer.splitlines()


def test_whose_turn_is_answered_with_what_is_asked(merchant: Driven, announced: Announcements) -> None:
    prompt = merchant.table.bar.prompt
    assert said(merchant, announced, Topic.TURN) == ["Turn 3", "It’s your turn.", prompt]
    merchant.act("pass")
    announced.take()
    assert said(merchant, announced, Topic.TURN)[-1] == merchant.table.bar.prompt


def test_the_hand_is_listed_as_it_is_laid_with_its_size(merchant: Driven, announced: Announcements) -> None:
    assert said(merchant, announced, Topic.HAND) == [
        "Your hand: two 3s, two 5s, 6, two 7s, 8, 9, 10, 11, 12, 13 and 14",
        "14 cards",
    ]


def test_the_table_is_listed_place_by_place_without_hidden_faces(merchant: Driven, announced: Announcements) -> None:
    assert said(merchant, announced, Topic.TABLE) == [
        "Turn 3",
        "Kim’s hand: 14 cards face down",
        "Market: five 1s, two 2s, two 3s, two 4s, 6, 11 and 13",
        "Table: 4",
        "Discard pile: 3",
        "Ann, you, current player, 14 cards",
        "Kim, Easy bot, Last to play, 14 cards",
    ]


def test_short_answers_leave_out_headline_size_and_players(merchant: Driven, announced: Announcements) -> None:
    merchant.table.set_look(replace(merchant.table.look, speech="short"))
    assert len(said(merchant, announced, Topic.HAND)) == 1
    assert said(merchant, announced, Topic.TURN)[0] == "It’s your turn."
    assert said(merchant, announced, Topic.TABLE)[-1] == "Discard pile: 3"


def test_the_last_moves_are_those_since_the_own_one(announced: Announcements, qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(UPWARDS,))
    announced.take()
    assert said(driven, announced, Topic.MOVES) == ["You start the new round."]
    driven.act("draw")
    driven.act("discard 1")
    for action in ("draw", "discard 2", "flip"):
        driven.answer(action)
    driven.until(lambda: driven.session.is_humans_turn)
    announced.take()
    told = ["Kim draws a card.", "Kim discards a 2.", "Kim flips a new Kobayakawa: 7."]
    assert said(driven, announced, Topic.MOVES) == told
    driven.table.set_look(replace(driven.table.look, speech="short"))
    assert said(driven, announced, Topic.MOVES) == told[-1:]


def test_moves_that_the_table_has_yet_to_play_are_not_told(announced: Announcements, qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(UPWARDS,))
    driven.act("draw")
    driven.rest()
    driven.table.set_look(replace(driven.table.look, speed=1))
    driven.session.act(driven.session.package.game.parse("discard 1"))
    assert driven.table.busy
    announced.take()
    assert said(driven, announced, Topic.MOVES) == ["You draw a 5."]


def test_the_scores_name_every_seat(announced: Announcements, qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(UPWARDS,))
    announced.take()
    assert said(driven, announced, Topic.SCORES)[-4:] == ["Kamons", "You: 4.", "Kim: 4.", "Kim: 4."]


def test_a_match_without_points_says_so(merchant: Driven, announced: Announcements) -> None:
    assert said(merchant, announced, Topic.SCORES)[-1] == "No points are counted in this match."


def test_why_not_is_why_the_focused_button_is_disabled_else_why_each_is(
    merchant: Driven, announced: Announcements
) -> None:
    blocked = [button for button in merchant.table.bar.buttons if button.face.blocked]
    assert len(blocked) == 2
    lines = [f"{button.face.label}: {button.face.blocked}" for button in blocked]
    merchant.table.bar.buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)
    assert said(merchant, announced, Topic.WHY_NOT) == lines
    blocked[1].setFocus(Qt.FocusReason.OtherFocusReason)
    assert said(merchant, announced, Topic.WHY_NOT) == [blocked[1].face.blocked]


def test_why_not_of_the_picked_cards_links_to_the_rule(
    merchant: Driven, announced: Announcements, qtbot: QtBot
) -> None:
    for card in (card for card in merchant.hand() if card.face in ("3", "5")):
        merchant.click(card)
    announced.take()
    assert said(merchant, announced, Topic.WHY_NOT) == [
        "Only cards of the same number can be played together.",
        "When you lead, you can play the picked cards of any one number.",
    ]
    presenter = merchant.table.presenter
    assert presenter is not None
    link = presenter.sheets.answer.link
    assert link.text() == "Rule MG5"
    merchant.table.bar.buttons[-1].setFocus(Qt.FocusReason.TabFocusReason)
    merchant.key(Qt.Key.Key_Tab)
    assert link.hasFocus()
    with qtbot.waitSignal(merchant.table.rules_wanted) as wanted:
        merchant.key(Qt.Key.Key_Return)
    assert wanted.args == ["MG5"]


def test_why_not_of_cards_that_can_be_played_says_how(merchant: Driven, announced: Announcements) -> None:
    card = next(card for card in merchant.hand() if card.face == "5")
    card.setFocus(Qt.FocusReason.TabFocusReason)
    assert said(merchant, announced, Topic.WHY_NOT) == [
        "Yes, this works right now.",
        "Pick it and press “Play”, or drag it to “Table”.",
    ]
    merchant.click(card)
    announced.take()
    assert said(merchant, announced, Topic.WHY_NOT)[-1] == "Press “Play”, or drag what you’ve picked to “Table”."


def test_why_not_of_a_card_while_others_are_to_move_names_them(merchant: Driven, announced: Announcements) -> None:
    merchant.act("pass")
    announced.take()
    merchant.hand()[0].setFocus(Qt.FocusReason.TabFocusReason)
    told = ["It’s Kim’s turn.", "If it were your turn now, you could do that."]
    assert said(merchant, announced, Topic.WHY_NOT) == told


def test_known_and_hidden_cards_of_a_hand_are_told_apart(announced: Announcements, qtbot: QtBot) -> None:
    own, other = "3 3 3 5 5 6 7 7 8 9 10 11 12 13 14", "2 2 2 4 4 5 5 6 6 7 8 8 9 9 10"
    deal = DealRecord(tuple(f"{own} {other} 1 1 1 1 1 2 2 3 3 4 4 6 11 13".split()), 0)
    driven = Driven(qtbot, "merchant", (YOU, EASY), deals=(deal,))
    driven.act("play 14")
    driven.answer("pass 6 > 2 4")
    driven.until(lambda: driven.session.is_humans_turn)
    announced.take()
    assert any("Known cards: 2 and 4" in line for line in said(driven, announced, Topic.TABLE))


def test_an_answer_is_shown_above_the_bar_until_esc_or_a_press(merchant: Driven, announced: Announcements) -> None:
    presenter = merchant.table.presenter
    assert presenter is not None
    bubble = presenter.sheets.answer
    lines = said(merchant, announced, Topic.HAND)
    assert bubble.isVisible()
    assert bubble.text.splitlines() == lines
    merchant.key(Qt.Key.Key_Escape)
    assert bubble.isHidden()
    merchant.table.answer(Topic.HAND)
    QTest.mouseClick(bubble, Qt.MouseButton.LeftButton)
    assert bubble.isHidden()


def test_a_spectator_has_no_hand(announced: Announcements, qtbot: QtBot) -> None:
    driven = Driven(qtbot, "merchant", (Seat("Kim", "easy"), EASY), deals=(GOLDFISH,))
    announced.take()
    assert said(driven, announced, Topic.HAND) == ["You’re watching, so you have no hand."]
