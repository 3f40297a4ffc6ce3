"""A move without a choice plays itself: when that's wanted, with a sign on its button, and not after Esc."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from cardtable_gui.core.actions import Action
from cardtable_gui.games.merchant.actions import PASS
from cardtable_gui.views.kit.text import screen_reader
from cardtable_gui.views.table.presenters import only_move
from tests.support.play import Case, over_cases, random_match
from tests.support.stepped_clock import process_events
from tests.views.table.driving import Driven
from tests.views.table.scenes import follow

NOTICE = "Your only move is “Pass”. It’s made for you unless you press Esc."


@over_cases
def test_only_the_sole_legal_action_is_an_only_move(case: Case) -> None:
    for position in islice(random_match(case, 2), 25):
        if position.state.to_move is not None:
            view = position.state.view(position.state.to_move)
            legal = list(view.legal_actions())
            assert only_move.only_move(view) == (legal[0] if len(legal) == 1 else None)


@pytest.fixture
def driven(merchant: Driven, monkeypatch: pytest.MonkeyPatch) -> Driven:
    """You lead; from then on, only a pass counts as possible."""

    def only(*_of: object) -> Action:
        return PASS

    monkeypatch.setattr(only_move, "only_move", only)
    want(merchant, "yes")
    return merchant


def want(driven: Driven, chosen: str) -> None:
    """Choose whether only moves play themselves."""
    driven.table.set_look(replace(driven.table.look, only_moves=chosen))


def time_is_up(driven: Driven) -> None:
    driven.clock.step(only_move.BEAT_MS)


def test_nothing_plays_itself_unless_it_is_wanted(driven: Driven) -> None:
    want(driven, "no")
    follow(driven)
    assert driven.table.bar.prompt != NOTICE
    time_is_up(driven)
    assert driven.done == "play 4"


def test_the_reason_is_shown_and_then_it_is_played(driven: Driven) -> None:
    follow(driven)
    assert driven.table.bar.prompt == NOTICE
    assert driven.done == "play 4"
    time_is_up(driven)
    assert driven.done == "pass"


def dark(button: QWidget) -> int:
    """How many pixels of a button are not as at its right edge's ground."""
    picture = button.grab().toImage()
    ground = picture.pixelColor(picture.width() - 12, picture.height() - 9)
    return sum(picture.pixelColor(x, picture.height() - 9) != ground for x in range(picture.width()))


def test_the_button_that_does_it_fills_up(driven: Driven) -> None:
    follow(driven)
    button = driven.table.bar.button("pass")
    assert button is not None
    found = [dark(button)]
    for _ in range(3):
        driven.clock.step(only_move.BEAT_MS / 4)
        found.append(dark(button))
    assert found == sorted(set(found))
    driven.key(Qt.Key.Key_Escape)
    assert dark(button) == found[0]


def test_escape_stops_it(driven: Driven) -> None:
    follow(driven)
    driven.key(Qt.Key.Key_Escape)
    assert driven.table.bar.prompt != NOTICE
    time_is_up(driven)
    assert driven.done == "play 4"
    driven.key(Qt.Key.Key_A)
    assert driven.done == "pass"


@pytest.mark.parametrize("listening", [False, True])
def test_by_itself_it_is_for_who_plays_alone_without_a_screen_reader(
    driven: Driven, monkeypatch: pytest.MonkeyPatch, listening: bool
) -> None:
    monkeypatch.setattr(screen_reader, "is_listening", lambda: listening)
    want(driven, "auto")
    follow(driven)
    time_is_up(driven)
    assert driven.done == ("play 4" if listening else "pass")


def test_where_the_move_is_the_point_it_is_left_to_the_player(driven: Driven, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(driven.session), "is_match", property(lambda _session: False))
    follow(driven)
    assert driven.table.bar.prompt != NOTICE
    time_is_up(driven)
    assert driven.done == "play 4"


def test_a_card_that_is_picked_stops_it(driven: Driven) -> None:
    follow(driven)
    driven.click(driven.hand()[4])
    assert driven.table.bar.prompt != NOTICE
    time_is_up(driven)
    assert driven.done == "play 4"


def test_a_card_that_is_lifted_stops_it(driven: Driven) -> None:
    follow(driven)
    card = driven.hand()[4]
    driven.lift(card, driven.table.rect().center())
    time_is_up(driven)
    assert driven.done == "play 4"


def test_a_move_that_was_taken_back_is_left_to_the_player(driven: Driven) -> None:
    follow(driven)
    time_is_up(driven)
    assert driven.done == "pass"
    driven.session.undo()
    driven.until(lambda: driven.session.is_humans_turn)
    time_is_up(driven)
    assert driven.done == "play 4"
    assert driven.table.bar.prompt != NOTICE


def test_leaving_the_table_stops_it(driven: Driven) -> None:
    follow(driven)
    driven.table.close_session()
    time_is_up(driven)
    process_events()
    assert driven.done == "play 4"
