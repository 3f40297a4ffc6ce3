"""Every kind of event at a table has its sound, in every game."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.table import Track
from cardtable_gui.views.table.widgets.animator import Animator, Script
from cardtable_gui.views.table.widgets.result_panel import CONTINUE
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import GOLDFISH, TABLE


def listened(driven: Driven) -> list[str]:
    heard: list[str] = []
    driven.table.sounded.connect(heard.append)
    return heard


def kobayakawa(qtbot: QtBot, *seats: Seat) -> Driven:
    return Driven(qtbot, "kobayakawa", seats or (YOU, EASY, EASY), start=False)


def test_a_deal_is_heard_card_by_card_and_one_s_own_first_turn_is_not_called(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot)
    heard = listened(driven)
    driven.session.start()
    dealt = sum(len(driven.hand(seat)) for seat in range(3))
    assert heard.count("deal") >= dealt
    assert "turn" not in heard


def test_a_card_that_is_drawn_later_is_taken_not_dealt(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot)
    driven.session.start()
    driven.go_on()
    heard = listened(driven)
    driven.act("draw")
    assert "take" in heard
    assert "deal" not in heard


def test_cards_that_turn_over_and_coins_are_heard_and_the_turn_is_called_after_others(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot)
    driven.session.start()
    driven.go_on()
    heard = listened(driven)
    driven.act("flip")
    driven.bots()
    assert driven.session.is_humans_turn
    assert heard.count("turn") == 1
    driven.act("fight")
    driven.bots()
    assert {"coin", "flip"} <= set(heard)


def test_a_played_card_comes_to_lie_a_picked_one_is_lifted_a_refusal_knocks(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "merchant", (YOU, EASY), deals=(GOLDFISH,))
    heard = listened(driven)
    driven.key(Qt.Key.Key_P)
    assert heard == ["refusal"]
    heard.clear()
    card = driven.hand()[0]
    driven.click(card)
    assert heard == ["lift"]
    driven.click(card)
    assert heard == ["lift"]
    heard.clear()
    driven.drag(driven.hand()[1], TABLE)
    assert heard[0] == "lift"
    assert "place" in heard


SHOWN = 8
"""Actions of a match that are played at the table, the last ones."""


def played(qtbot: QtBot, seed: int, speed: float) -> tuple[bool, tuple[int, int], bool]:
    """Play the end of a match at a speed; everybody always does the first legal action.

    Returns whether the player won, how often it sounds like a victory and a defeat, and whether confetti falls.
    """
    match = Match.new("kobayakawa", (YOU, EASY, EASY), {}, seed)
    while match.state.to_move is not None:
        match.act(match.state.legal_actions()[0])
    before = [step.action for step in match.steps[:-SHOWN]]
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), seed=seed, speed=speed, before=before)
    heard = listened(driven)
    while driven.session.to_move is not None:
        driven.go_on()
        if driven.session.is_humans_turn:
            driven.session.act(driven.session.view.legal_actions()[0])
        driven.bots()
        if driven.table.panel.result is not None and driven.session.to_move is not None:
            driven.table.panel.pressed.emit(CONTINUE)
    ranks = driven.session.view.ranks
    assert ranks is not None
    found = ranks[0] == 1, (heard.count("win"), heard.count("lose")), driven.table.panel.celebrating
    driven.table.close_session()
    return found


def at_once(animator: Animator, script: Script) -> None:
    """Play a script without animation."""
    animator._waiting = list(script)
    animator._finish()


def test_a_won_match_is_celebrated_and_a_lost_one_is_not(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Animator, "play", at_once)
    results: dict[bool, tuple[tuple[int, int], bool]] = {}
    for seed in range(12):
        won, heard, confetti = played(qtbot, seed, speed=1.0)
        results[won] = heard, confetti
        if len(results) == 2:
            break
    assert results == {True: ((1, 0), True), False: ((0, 1), False)}


@pytest.mark.parametrize(("end", "celebrated"), [(9, True), (6, False)])
def test_who_plays_alone_is_celebrated_for_reaching_the_goal(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, end: int, celebrated: bool
) -> None:
    monkeypatch.setattr(Animator, "play", at_once)
    driven = Driven(qtbot, "meow", (YOU,), seed=3, speed=1.0)
    monkeypatch.setattr(type(driven.session.package.table), "track", lambda _table, _view: Track(9, 9, end))
    heard = listened(driven)
    while driven.session.to_move is not None:
        driven.session.act(driven.session.view.legal_actions()[0])
    assert (heard.count("win"), driven.table.panel.celebrating) == (int(celebrated), celebrated)
    assert heard.count("lose") == int(not celebrated)
    result, presenter = driven.table.panel.result, driven.table.presenter
    assert result is not None
    assert presenter is not None
    assert result.reached is celebrated
    assert result.title == ("Goal reached!" if celebrated else "Goal missed this time")
    assert presenter.scene.player_panels.plates[0].plate.winner is celebrated
    driven.table.close_session()


def test_without_movement_a_won_match_is_heard_and_no_petal_falls(qtbot: QtBot) -> None:
    results = (played(qtbot, seed, speed=0.0) for seed in range(12))
    assert next(result for result in results if result[0]) == (True, (1, 0), False)


def test_people_who_share_the_screen_are_called_by_the_curtain(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot, Seat("Ann"), Seat("Ben"), EASY)
    heard = listened(driven)
    driven.session.start()
    assert driven.session.hand_over is not None
    assert heard.count("turn") == 1
