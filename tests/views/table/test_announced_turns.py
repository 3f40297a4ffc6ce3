"""Announcements of whole turns: nothing is left out, nothing is said twice."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.events import DealEnded, SeatResult
from cardtable_gui.core.files.record import DealRecord
from cardtable_gui.core.messages import Message
from cardtable_gui.models.log import LogModel
from cardtable_gui.views.kit.text.aloud import aloud
from cardtable_gui.views.table.state.announcements import Kind, Topic
from cardtable_gui.views.table.state.intentions import ChooseAction
from cardtable_gui.views.table.widgets.sort_button import SortButton
from tests.support.announcements import Announcements
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import GOLDFISH, UPWARDS, follow

WHY = Message("table", "why")


@pytest.fixture
def heard_kobayakawa(announced: Announcements, qtbot: QtBot) -> Driven:
    """As `kobayakawa`, recording announcements from the beginning."""
    return Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(UPWARDS,))


@pytest.fixture
def heard_merchant(announced: Announcements, qtbot: QtBot) -> Driven:
    """As `merchant`, recording announcements from the beginning."""
    return Driven(qtbot, "merchant", (YOU, EASY), deals=(GOLDFISH,))


def test_a_round_of_kobayakawa(heard_kobayakawa: Driven, announced: Announcements) -> None:
    driven = heard_kobayakawa
    driven.act("draw")
    driven.act("discard 1")
    for action in ("draw", "discard 2", "flip"):
        driven.answer(action)
    driven.until(lambda: driven.session.is_humans_turn)
    driven.act("fight")
    driven.answer("fold")
    driven.answer("fight")
    driven.until(lambda: driven.table.panel.result is not None)
    result = (
        "End of the round",
        "Kim wins",
        "Kim’s total: 10",
        "Your total: 5",
        "Kim: 6, fought with 3 plus 7, Kobayakawa, equals 10.",
        "Kim: 4, folded.",
        "You: 3, fought with 5.",
    )
    assert announced.take() == [
        "You start the new round.",
        "Draw a card, or flip the top card of the deck as the new Kobayakawa.",
        "You draw a 5.",
        "Choose which of your two cards to discard.",
        "You discard a 1.",
        "Kim draws a card.",
        "Kim discards a 2.",
        "Kim flips a new Kobayakawa: 7.",
        "Stake 1 kamon and fight with your 5, or fold.",
        "You stake 1 kamon and fight.",
        "Kim folds.",
        "Kim stakes 1 kamon and fights.",
        "You show 5.",
        "Kim shows 3, the lowest. With the Kobayakawa, 7, that makes 10.",
        "Kim wins the fight and takes 3 kamons.",
        "\n".join(result),
    ]


def test_a_tie_says_why_it_is_won_in_bubble_log_result_and_speech(announced: Announcements, qtbot: QtBot) -> None:
    cards = ("4", "9", "2", "8", "1", "3", "5")
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(DealRecord(cards, 0),))
    driven.act("flip")
    driven.answer("flip")
    driven.answer("flip")
    driven.until(lambda: driven.session.is_humans_turn)
    driven.act("fight")
    driven.answer("fight")
    driven.answer("fold")
    driven.until(lambda: driven.table.panel.result is not None)
    why = "Tie at 9: You acted first and win 3 kamons."
    result = (
        "End of the round",
        "You win",
        "Your total: 9",
        "Kim’s total: 9",
        "You: 6, fought with 4 plus 5, Kobayakawa, equals 9: won the tie by acting first.",
        "Kim: 4, folded.",
        "Kim: 3, fought with 9: lost the tie by acting later.",
    )
    assert announced.take()[-2:] == [why, "\n".join(result)]
    presenter = driven.table.presenter
    assert presenter is not None
    assert presenter.scene.player_panels.speech[0].text == why
    log = LogModel(driven.session)
    lines = [log.index(row).data() for row in range(log.rowCount())]
    assert why in lines
    assert aloud(driven.table.panel.accessibleDescription()).splitlines() == list(result)


def test_the_end_of_a_match_announces_the_winner_and_every_score_in_short_or_in_full(
    heard_merchant: Driven, announced: Announcements
) -> None:
    table, session = heard_merchant.table, heard_merchant.session
    presenter = table.presenter
    assert presenter is not None
    ended = DealEnded(1, (SeatResult(0, 3, 12, WHY), SeatResult(1, -2, 5, WHY)))
    announced.take()
    presenter.result.open(ended, (1, 2), session.view)
    table.set_look(replace(table.look, speech="short"))
    presenter.result.open(ended, (1, 2), session.view)
    full, short = announced.take()
    assert full.splitlines()[0] == short.splitlines()[0] == "You win the match"
    assert all("why" in line for line in full.splitlines()[1:])
    assert [line.split(":")[0] for line in short.splitlines()[1:]] == ["You", "Kim"]


def test_what_picked_cards_would_do_is_announced_after_each_pick(
    heard_merchant: Driven, announced: Announcements
) -> None:
    follow(heard_merchant)
    announced.take()
    heard_merchant.click(heard_merchant.hand()[0])
    assert announced.take() == ["To exchange 3, pick market cards that add up to 3.\nYou give 3\nYou take 0"]
    heard_merchant.table.set_look(replace(heard_merchant.table.look, speech="short"))
    heard_merchant.click(heard_merchant.hand()[0])
    heard_merchant.click(heard_merchant.hand()[0])
    before, again = announced.take()
    assert before.startswith("Beat 4: ")
    assert again == "To exchange 3, pick market cards that add up to 3."


def test_a_question_is_announced_with_its_answers(heard_merchant: Driven, announced: Announcements) -> None:
    presenter = heard_merchant.table.presenter
    assert presenter is not None
    turn = presenter.input.selection.turn
    assert turn is not None
    actions = list(islice(turn.view.legal_actions(), 2))
    announced.take()
    presenter.input._acting.perform(ChooseAction(tuple(actions)), QRectF())
    choice = heard_merchant.table.choice
    assert choice is not None
    assert announced.take() == ["\n".join(("Which do you mean?", *(each.face.label for each in choice.buttons)))]


def test_nothing_is_announced_while_the_curtain_is_down(announced: Announcements, qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (YOU, Seat("Ben"), EASY), deals=(UPWARDS,))
    presenter = driven.table.presenter
    assert presenter is not None
    driven.act("draw")
    driven.act("discard 1")
    driven.until(driven.table.curtain.isVisible)
    announced.take()
    for topic in Topic:
        driven.table.answer(topic)
    presenter.speech.say(Kind.NOTE, "words")
    assert announced.take() == []
    assert presenter.sheets.answer.isHidden()
    driven.session.reveal()
    presenter.speech.say(Kind.NOTE, "words")
    assert announced.take()[-1] == "words"


def test_a_refusal_and_why_not(heard_kobayakawa: Driven, announced: Announcements) -> None:
    announced.take()
    heard_kobayakawa.act("flip")
    announced.take()
    heard_kobayakawa.click(heard_kobayakawa.hand()[0])
    bubble = heard_kobayakawa.table.bubble
    assert bubble.isVisible()
    assert announced.take() == [bubble.text]


def test_a_hint_is_the_move_and_its_reason(heard_kobayakawa: Driven, announced: Announcements) -> None:
    announced.take()
    heard_kobayakawa.session.hint()
    heard_kobayakawa.answer("draw")
    heard_kobayakawa.rest()
    (hint,) = announced.take()
    assert hint.splitlines()[0] == "Hint: Draw a card"


def test_what_is_to_be_known_of_a_card(heard_merchant: Driven, announced: Announcements) -> None:
    follow(heard_merchant)
    announced.take()
    heard_merchant.key(Qt.Key.Key_I)
    assert announced.take() == [
        (
            "Card 3\nIn your hand\nYou can see 5 of the 5 copies.\n"
            "Too low to beat 4. Play higher cards, or pass.\n"
            "When you lead, you can play 3.\nOr pass and get 1 and 2 in exchange, for example."
        )
    ]


def test_an_exchange_and_the_turn_after_it(heard_merchant: Driven, announced: Announcements) -> None:
    follow(heard_merchant)
    assert announced.take() == [
        "The cards are dealt. You start.",
        "You lead. Play one or more cards of the same number.",
        "You play 3.",
        "Kim plays 4.",
        "Beat 4: play one higher card, or more of the same number. Or pass, with or without an exchange.",
    ]
    heard_merchant.act("pass 8 > 2 6")
    heard_merchant.until(lambda: bool(heard_merchant.runner.questions))
    assert announced.take() == [
        "You exchange 8 for 2 and 6.",
        "Everyone else has passed, so Kim may take a card from the market.",
    ]


def test_a_hand_that_is_laid_and_sorted(heard_merchant: Driven, announced: Announcements) -> None:
    announced.take()
    card = heard_merchant.hand()[0]
    QTest.keyClick(card, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert announced.take() == ["3 in your hand: place 2 of 15"]
    QTest.keyClick(card, Qt.Key.Key_End, Qt.KeyboardModifier.AltModifier)
    assert announced.take() == ["3 in your hand: place 15 of 15"]
    heard_merchant.table.findChildren(SortButton)[0].click()
    assert announced.take() == ["Your hand is sorted by number."]
