"""Events are played after the model has settled, can be skipped, and never block the session for ever."""

from collections.abc import Iterable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.core.files.record import DealRecord
from cardtable_gui.core.options import complete
from cardtable_gui.core.zones import Zone
from cardtable_gui.models.tokens import Step, Token
from cardtable_gui.views.table.presenters import playback
from cardtable_gui.views.table.presenters.choreography import Choreography
from cardtable_gui.views.table.widgets.animator import Act, Flight
from cardtable_gui.views.table.widgets.result_panel import CONTINUE, REVIEW, ResultPanel
from tests.support.sessions import ANN, BEN, CHO, EASY, Heard
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import DECK, UPWARDS, K

POT = Zone("pot")


def kobayakawa(qtbot: QtBot, *seats: object, speed: float = 1.0, start: bool = True) -> Driven:
    """Hands 1, 2, 3; K is 4; the deck goes on upwards; seat 0 begins."""
    chosen = seats or (YOU, EASY, EASY)
    return Driven(qtbot, "kobayakawa", chosen, deals=(UPWARDS,), speed=speed, start=start)  # type: ignore[arg-type]


def still(driven: Driven) -> bool:
    return not driven.table.busy


def shown(panel: ResultPanel) -> tuple[int, ...] | None:
    """The ranks on the panel; None while it is closed."""
    return None if panel.result is None else panel.result.ranks


def round_of_fights(driven: Driven) -> None:
    """Everybody flips, then everybody fights: seat 2 holds 3, K is 7 and helps seat 0 (1 + 7 wins)."""
    driven.act("flip")
    for text in ("flip", "flip"):
        driven.answer(text)
    driven.until(lambda: driven.session.is_humans_turn)
    driven.act("fight")
    for text in ("fight", "fight"):
        driven.answer(text)


def test_a_new_match_is_dealt_card_by_card(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot, start=False)
    heard = Heard(driven.session)
    busy: list[bool] = []
    driven.table.busy_changed.connect(busy.append)
    driven.session.start()
    assert driven.table.busy
    assert any(card.flying for card in driven.hand())
    assert driven.table.bar.prompt == ""
    driven.until(lambda: busy == [True, False])
    assert [card.face for card in driven.hand()] == ["1"]
    assert not any(card.flying for card in driven.hand())
    assert heard.names().count("stepped") == 1


def test_no_card_is_in_the_hand_before_it_is_dealt(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "merchant", (YOU, EASY), speed=0.001, start=False)
    presenter = driven.table.presenter
    assert presenter is not None
    presenter.input.hand.speed = 1.0
    driven.session.start()
    presenter.input.hand.slide()
    driven.until(lambda: not presenter.input.hand.moving)
    assert still(driven) is False
    assert all(card.pose == presenter.scene.stage.offstage() for card in driven.hand()[1:])
    driven.table.skip_animations()
    assert not any(card.awaited for card in driven.hand())


def test_state_is_settled_before_the_animation_ends(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot)
    driven.table.skip_animations()
    driven.act("draw")
    assert driven.table.busy
    assert [card.token for card in driven.hand()] == [token.id for token in model_tokens(driven, Zone("hand", 0))]
    driven.table.skip_animations()
    assert [card.face for card in driven.hand()] == ["1", "5"]
    assert still(driven)


def test_the_line_below_the_table_never_goes_back_to_what_was_told_before(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot)
    driven.table.skip_animations()
    driven.act("flip")
    driven.table.skip_animations()
    thinking = driven.table.bar.prompt
    assert "thinking" in thinking
    driven.answer("draw")
    driven.until(lambda: driven.table.busy)
    assert driven.table.bar.prompt == thinking
    driven.table.skip_animations()


def model_tokens(driven: Driven, zone: Zone) -> list[Token]:
    presenter = driven.table.presenter
    assert presenter is not None
    return list(presenter.state.model.arrangement[zone])


@pytest.mark.parametrize("how", ["key", "click", "call"])
def test_what_is_played_can_be_skipped(qtbot: QtBot, how: str) -> None:
    driven = kobayakawa(qtbot)
    assert not still(driven)
    if how == "key":
        QTest.keyClick(driven.table, Qt.Key.Key_Space)
    elif how == "click":
        QTest.mouseClick(driven.table, Qt.MouseButton.LeftButton, pos=QPoint(5, driven.table.height() // 2))
    else:
        driven.table.skip_animations()
    assert not driven.table.busy
    assert driven.session.is_humans_turn
    assert len(driven.match.steps) == 0


def test_a_letter_key_during_an_animation_only_skips(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot)
    QTest.keyClick(driven.table, Qt.Key.Key_D)
    assert not driven.table.busy
    assert len(driven.match.steps) == 0
    QTest.keyClick(driven.table, Qt.Key.Key_D)
    assert driven.done == "draw"


def test_a_press_on_a_flying_card_never_picks_it(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot)
    own = driven.hand()[0]
    driven.until(lambda: own.flying and own.pose.y > 100)
    QTest.mouseClick(own, Qt.MouseButton.LeftButton, pos=own.mapFrom(driven.table, driven.middle(own)))
    assert not driven.table.busy
    assert driven.table.picked == {}


def test_the_session_is_told_once_when_a_step_has_been_shown(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    driven = kobayakawa(qtbot, start=False)
    told: list[int] = []
    step_shown = driven.session.step_shown

    def tell() -> None:
        told.append(1)
        step_shown()

    monkeypatch.setattr(driven.session, "step_shown", tell)
    driven.session.start()
    assert told == []
    driven.table.skip_animations()
    assert told == [1]
    driven.act("draw")
    driven.act("discard 5")
    assert told == [1]
    driven.table.skip_animations()
    assert told == [1, 1]


def test_a_bots_move_waits_until_the_last_one_has_been_shown(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot)
    driven.table.skip_animations()
    driven.act("flip")
    driven.answer("flip")
    assert len(driven.match.steps) == 1
    driven.table.skip_animations()
    driven.until(lambda: len(driven.match.steps) == 2)


def test_players_say_what_they_did(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot, speed=0.0)
    driven.act("flip")
    driven.answer("draw")
    driven.until(lambda: len(driven.match.steps) == 2)
    presenter = driven.table.presenter
    assert presenter is not None
    speech = presenter.scene.player_panels.speech[1]
    assert speech.isVisible()
    assert speech.text == "Robin draws a card." or speech.text == "Kim draws a card."
    assert "5" not in speech.text


def test_kamons_slide_and_the_numbers_follow(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot, speed=0.0)
    driven.act("flip")
    for text in ("flip", "flip"):
        driven.answer(text)
    driven.until(lambda: driven.session.is_humans_turn)
    presenter = driven.table.presenter
    assert presenter is not None
    heap = presenter.scene.player_panels.heaps[POT]
    assert heap.accessibleName() == "Stakes: 0"
    driven.table.set_look(replace(driven.table.look, speed=1.0))
    driven.act("fight")
    assert heap.accessibleName() == "Stakes: 0"
    driven.table.skip_animations()
    assert heap.accessibleName() == "Stakes: 1"
    assert presenter.scene.player_panels.plates[0].plate.tokens[0].amount == 3


def test_a_deal_that_ends_is_told_before_the_next_is_dealt(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot, speed=0.0)
    round_of_fights(driven)
    panel = driven.table.panel
    driven.until(lambda: panel.result is not None)
    result = panel.result
    assert result is not None
    assert result.ranks is None
    assert result.title == "End of the round"
    assert (result.ended.results[0].seat, result.ended.results[0].gained) == (0, 3)
    assert [card.face for seat in range(3) for card in driven.hand(seat)] == ["1", "2", "3"]
    assert not driven.session.is_humans_turn or driven.table.bar.buttons == ()
    QTest.mouseClick(panel.buttons[-1], Qt.MouseButton.LeftButton)
    assert panel.result is None
    assert [card.face is None for card in driven.hand(1)] == [True]
    assert driven.match.state.deal == 2


def called(driven: Driven) -> list[int]:
    """Whose plates say that they are to move."""
    presenter = driven.table.presenter
    assert presenter is not None
    return [seat for seat, plate in presenter.scene.player_panels.plates.items() if plate.plate.to_move]


def test_nobody_is_to_move_while_a_deals_result_is_read(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot, speed=0.0)
    assert called(driven) == [0]
    round_of_fights(driven)
    driven.until(lambda: driven.table.panel.result is not None)
    assert called(driven) == []
    QTest.mouseClick(driven.table.panel.buttons[-1], Qt.MouseButton.LeftButton)
    assert called(driven) == [driven.session.to_move]


def test_nobody_is_to_move_while_cards_are_dealt(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot, speed=0.001, start=False)
    driven.session.start()
    assert called(driven) == []
    driven.table.skip_animations()
    assert called(driven) == [0]


def test_among_bots_the_result_goes_away_by_itself(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardtable_gui.views.table.presenters.playback.WATCHED_RESULT_MS", 1)
    driven = kobayakawa(qtbot, EASY, EASY, EASY, speed=0.0)
    for text in ("flip", "flip", "flip", "fight", "fight", "fight"):
        driven.answer(text)
    driven.until(lambda: driven.match.state.deal == 2 and not driven.table.busy)
    assert driven.table.panel.result is None


@pytest.mark.parametrize("speed", [0.0, 0.6, 1.0, 2.0])
def test_a_watched_result_stays_as_long_however_fast_the_cards_move(qtbot: QtBot, speed: float) -> None:
    """Reading takes its time, with or without animation."""
    driven = kobayakawa(qtbot, EASY, EASY, EASY, speed=0.0)
    for text in ("flip", "flip", "flip", "fight", "fight"):
        driven.answer(text)
    driven.table.set_look(replace(driven.table.look, speed=speed))
    driven.answer("fight")
    driven.until(lambda: driven.match.state.deal == 2)
    driven.table.skip_animations()
    presenter = driven.table.presenter
    assert presenter is not None
    waiting, panel = presenter.playback._continue, driven.table.panel
    assert (panel.isVisible(), waiting.active, waiting.ms) == (True, True, playback.WATCHED_RESULT_MS)
    driven.key(Qt.Key.Key_Return)
    assert (panel.isVisible(), waiting.active) == (False, False)


def test_the_end_of_the_match_shows_ranks_and_what_to_do_next(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot, ANN, BEN, CHO, speed=0.0)
    finished = Heard(driven.session)
    while driven.session.to_move is not None:
        driven.go_on()
        if driven.session.is_humans_turn:
            driven.act({"draw": "flip", "bet": "fight"}[driven.session.view.phase])
    panel = driven.table.panel
    assert shown(panel) is not None
    driven.until(lambda: "finished" in [name for name, _ in finished.all])
    for button, signal in zip(
        panel.buttons,
        (
            driven.table.start_screen_wanted,
            driven.table.watch_wanted,
            driven.table.new_match_wanted,
            driven.table.share_wanted,
            driven.table.review_wanted,
            driven.table.again_wanted,
        ),
        strict=True,
    ):
        with qtbot.waitSignal(signal):
            button.click()
        if signal is driven.table.share_wanted:
            continue
        assert shown(panel) is None
        assert [face.id for face in (found.face for found in driven.table.bar.buttons)] == ["result"]
        driven.table.run_command("result")
        assert shown(panel) == driven.match.state.ranks
    names = [found.face for seat in range(3) for found in driven.hand(seat)]
    assert None not in names


def test_undo_takes_the_table_back_at_once(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot)
    driven.table.skip_animations()
    driven.act("draw")
    assert not still(driven)
    driven.session.undo()
    assert still(driven)
    assert [card.face for card in driven.hand()] == ["1"]
    assert not any(card.flying for card in driven.hand())
    assert driven.session.is_humans_turn
    assert driven.table.bar.button("draw") is not None
    driven.session.redo()
    assert [card.face for card in driven.hand()] == ["1", "5"]


def test_undo_closes_the_result_and_redo_opens_it(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot, speed=0.0)
    round_of_fights(driven)
    driven.until(lambda: driven.table.panel.result is not None)
    driven.session.undo()
    assert driven.table.panel.result is None
    assert not driven.table.busy


def test_undo_gives_the_keyboard_of_the_result_back_to_the_table(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot, speed=0.0)
    round_of_fights(driven)
    driven.until(lambda: driven.table.panel.result is not None)
    assert QApplication.focusWidget() in driven.table.panel.buttons
    driven.session.undo()
    focus = QApplication.focusWidget()
    assert focus is driven.hand()[0]
    driven.key(Qt.Key.Key_O)
    assert driven.done == "fold"


def test_a_session_can_be_closed_in_the_middle_of_a_movement(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot)
    assert not still(driven)
    driven.table.close_session()
    assert still(driven)
    assert driven.table.cards(Zone("hand", 0)) == ()
    driven.session.close()


def test_a_table_shows_one_session_after_another(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot)
    other = Driven(qtbot, "merchant", speed=0.0)
    driven.table.open(other.session)
    assert [card.face for card in driven.hand()] == list(other.session.view.hand)
    driven.session.undo()
    driven.act("draw")
    assert [card.face for card in driven.hand()] == list(other.session.view.hand)
    driven.table.close_session()
    other.table.close_session()


def test_a_session_that_already_runs_is_shown_as_it_stands(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot, speed=0.0)
    driven.act("draw")
    driven.table.open(driven.session)
    assert not driven.table.busy
    assert [card.face for card in driven.hand()] == ["1", "5"]
    assert driven.table.bar.button("discard") is not None


def test_resizing_and_theme_changes_keep_the_cards_in_their_zones(qtbot: QtBot) -> None:
    from cardtable_gui.views.kit.look.theme import DARK

    driven = kobayakawa(qtbot, speed=0.0)
    driven.table.set_look(replace(driven.table.look, theme=DARK))
    for size in ((700, 560), (1900, 1000)):
        driven.table.resize(*size)
        driven.table.set_look(replace(driven.table.look, wanted_percent=150))
        for zone in (Zone("hand", 0), K, DECK):
            area = driven.table.area(zone)
            for card in driven.table.cards(zone):
                assert area.adjusted(-2, -2, 2, 2).contains(card.pose.bounds())


def test_continue_is_a_button_of_the_panel(qtbot: QtBot) -> None:
    driven = kobayakawa(qtbot, speed=0.0)
    round_of_fights(driven)
    driven.until(lambda: driven.table.panel.result is not None)
    assert [button.face.id for button in driven.table.panel.buttons] == [REVIEW, CONTINUE]
    assert "You: 7 (fought with 1 + 7 (Kobayakawa) = 8)" in driven.table.panel.accessibleDescription()


def test_cards_that_players_pass_to_each_other_fly_at_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    options: dict[str, object] = {"expansions": ["15"]}
    game = games.package("gunjo").game
    cards = list(game.card_texts(game.deck(3, complete(game.options, options))))
    cards.insert(0, cards.pop())
    seats = (YOU, EASY, EASY)
    driven = Driven(qtbot, "gunjo", seats, options=options, deals=(DealRecord(tuple(cards), 0),))
    driven.act("play 15")
    driven.act("give 3")
    driven.answer("give 3")
    scripts: list[list[Act]] = []

    def kept(choreography: Choreography, steps: Iterable[Step]) -> list[Act]:
        scripts.append(script(choreography, steps))
        return scripts[-1]

    script = Choreography.script
    monkeypatch.setattr(Choreography, "script", kept)
    driven.answer("give 5")
    driven.until(lambda: driven.match.state.phase == "follow")
    passed = [flight for flight in scripts[-1] if isinstance(flight, Flight) and flight._overlay]
    # The fourth is the own card, which is turned over when it arrives in the other hand.
    assert [flight.start for flight in passed[:3]] == [0.0] * 3
    assert passed[3].start > 0
