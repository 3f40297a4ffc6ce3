"""Scenes at the table: they play, end by themselves or at a press, hide no result for good and tell no secret."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.replay import Replay
from cardtable_gui.core.card_scene import Actor, CardScene, Flourish, Gather, last_cards
from cardtable_gui.core.events import Event, Moved
from cardtable_gui.core.files.record import DealRecord
from cardtable_gui.core.messages import Message
from cardtable_gui.core.zones import Zone
from cardtable_gui.games.kobayakawa.table import KobayakawaTable
from cardtable_gui.views.kit.look.theme import DARK
from cardtable_gui.views.table.presenters.scene_script import MOST_MS
from cardtable_gui.views.table.state.announcements import Announcement
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.scene_overlay import SceneOverlay
from tests.support.announcements import Announcements
from tests.support.flashes import MOST, FlashMeter
from tests.support.sessions import ANN, BEN, CHO, EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import UPWARDS

HAND = Zone("hand", 0)
POT = Zone("pot")
FOLDED = DealRecord(("9", "4", "2", "8", "1", "3", "6"), 0)
"""You hold 9, the others 4 and 2; after three flips the Kobayakawa is 6."""


@pytest.fixture
def bets(qtbot: QtBot) -> Driven:
    """Everybody has flipped, you and one bot fight; the last bot is to bet. Animations are on."""
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(UPWARDS,))
    driven.act("flip")
    for text in ("flip", "flip"):
        driven.answer(text)
    driven.until(lambda: driven.session.is_humans_turn)
    driven.act("fight")
    driven.answer("fight")
    driven.until(lambda: bool(driven.runner.questions) and not driven.table.busy)
    driven.table.set_look(replace(driven.table.look, speed=1.0))
    return driven


def overlay(driven: Driven) -> SceneOverlay:
    return driven.table.widgets.scene


def begin(driven: Driven, action: str = "fight") -> None:
    """Let the last bot bet, and wait for the showdown."""
    driven.answer(action)
    driven.until(lambda: overlay(driven).open)


def faces(driven: Driven) -> list[str | None]:
    return [card.face for seat in range(3) for card in driven.hand(seat)]


def test_a_showdown_is_played_to_its_end_and_then_the_result_comes(bets: Driven) -> None:
    begin(bets)
    begun, turned = bets.clock.now(), []
    while overlay(bets).open:
        assert bets.table.panel.result is None
        turned.append([face for face in faces(bets) if face is not None])
        bets.go()
    assert bets.clock.now() - begun <= MOST_MS + 50
    # One after the other turns up.
    assert {len(each) for each in turned} >= {0, 1, 2, 3}
    assert faces(bets) == ["1", "2", "3"]
    assert not any(card.flying for card in bets.table.findChildren(CardButton))
    bets.until(lambda: bets.table.panel.result is not None)
    assert heap(bets) == 0


def heap(driven: Driven) -> int:
    presenter = driven.table.presenter
    assert presenter is not None
    return int(presenter.scene.player_panels.heaps[POT].accessibleName().rpartition(" ")[2])


def test_the_cards_of_a_showdown_are_large_and_in_the_middle(bets: Driven) -> None:
    own = bets.hand()[0]
    before = own.pose.width
    begin(bets)
    bets.until(lambda: own.pose.width > 1.5 * before)
    bets.until(lambda: own.face is None)
    bets.until(lambda: own.face == "1")
    fighters = [bets.hand(seat)[0] for seat in range(3)]
    assert [card.pose.x for card in fighters] == sorted(card.pose.x for card in fighters)
    assert len({round(card.pose.width) for card in fighters}) == 1
    assert all(bets.table.rect().contains(card.pose.bounds().toAlignedRect()) for card in fighters)


def test_a_drum_begins_a_showdown(bets: Driven) -> None:
    heard: list[str] = []
    bets.table.sounded.connect(heard.append)
    begin(bets)
    bets.until(lambda: not overlay(bets).open)
    assert heard.count("showdown") == 1
    assert heard.index("showdown") < heard.index("flip") < heard.index("coin", heard.index("flip"))


@pytest.mark.parametrize("fighters", [2, 4, 6])
@pytest.mark.parametrize("size", [(700, 480), (1100, 720), (1900, 1000)], ids=str)
def test_everything_has_room(qtbot: QtBot, fighters: int, size: tuple[int, int]) -> None:
    driven = Driven(qtbot, "kobayakawa", (YOU, *(EASY,) * 5), deals=(UPWARDS,))
    driven.table.resize(*size)
    driven.act("flip")
    for _ in range(5):
        driven.answer("flip")
    driven.until(lambda: driven.session.is_humans_turn)
    driven.act("fight")
    for number in range(4):
        driven.answer("fight" if number < fighters - 2 else "fold")
    driven.until(lambda: bool(driven.runner.questions) and not driven.table.busy)
    driven.table.set_look(replace(driven.table.look, speed=1.0, wanted_percent=160))
    begin(driven)
    while overlay(driven).open:
        for plaque in overlay(driven).plaques:
            assert driven.table.rect().adjusted(-1, -1, 1, 1).contains(plaque.area().toAlignedRect()), plaque
        driven.go()


@pytest.mark.parametrize("how", ["press", "right press", "key", "letter"])
def test_a_scene_is_skipped_and_the_press_does_nothing_else(bets: Driven, how: str) -> None:
    begin(bets)
    steps = len(bets.match.steps)
    own = bets.hand()[0]
    at = own.mapTo(bets.table, own.rect().center())
    match how:
        case "press" | "right press":
            button = Qt.MouseButton.LeftButton if how == "press" else Qt.MouseButton.RightButton
            assert bets.table.childAt(at) is overlay(bets)
            QTest.mouseClick(overlay(bets), button, pos=at)
        case "key":
            QTest.keyClick(bets.table, Qt.Key.Key_Return)
        case _:
            QTest.keyClick(bets.table, Qt.Key.Key_O)
    assert not overlay(bets).open
    assert bets.table.panel.result is not None
    assert faces(bets) == ["1", "2", "3"]
    assert (len(bets.match.steps), bets.table.picked) == (steps, {})


def test_a_modifier_alone_skips_nothing(bets: Driven) -> None:
    begin(bets)
    QTest.keyClick(bets.table, Qt.Key.Key_Shift)
    assert overlay(bets).open


def test_without_animation_there_is_no_scene(bets: Driven) -> None:
    bets.table.set_look(replace(bets.table.look, speed=0.0))
    begun: list[bool] = []
    overlay(bets).begun.connect(lambda: begun.append(True))
    bets.answer("fight")
    bets.until(lambda: bets.table.panel.result is not None)
    assert begun == []


@pytest.mark.parametrize("speed", [0.6, 2.0])
def test_scenes_go_by_the_animation_speed(bets: Driven, speed: float) -> None:
    def length() -> float:
        begin(bets)
        begun = bets.clock.now()
        bets.until(lambda: not overlay(bets).open)
        return bets.clock.now() - begun

    bets.table.set_look(replace(bets.table.look, speed=speed))
    assert length() == pytest.approx(MOST_MS / speed, rel=0.25)


def test_a_lone_fighter_has_no_scene(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(FOLDED,))
    driven.act("flip")
    for text in ("flip", "flip"):
        driven.answer(text)
    driven.until(lambda: driven.session.is_humans_turn)
    driven.table.set_look(replace(driven.table.look, speed=1.0))
    begun: list[bool] = []
    overlay(driven).begun.connect(lambda: begun.append(True))
    driven.act("fight")
    driven.answer("fold")
    driven.answer("fold")
    driven.until(lambda: driven.table.panel.result is not None)
    assert begun == []
    assert faces(driven)[1:] == [None, None]


def test_a_folded_card_stays_hidden_throughout(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(FOLDED,))
    driven.act("flip")
    for text in ("flip", "flip"):
        driven.answer(text)
    driven.until(lambda: driven.session.is_humans_turn)
    driven.act("fight")
    driven.answer("fold")
    driven.table.set_look(replace(driven.table.look, speed=1.0))
    folded = driven.hand(1)[0]
    home = folded.pose
    driven.answer("fight")
    driven.until(lambda: overlay(driven).open)
    while overlay(driven).open:
        assert (folded.face, folded.pose) == (None, home)
        driven.go()


def test_it_is_said_in_one_sentence_and_logged_line_by_line(qtbot: QtBot, announced: Announcements) -> None:
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(FOLDED,))
    driven.act("flip")
    for text in ("flip", "flip"):
        driven.answer(text)
    driven.until(lambda: driven.session.is_humans_turn)
    driven.act("fight")
    driven.answer("fold")
    driven.until(lambda: bool(driven.runner.questions) and not driven.table.busy)
    driven.table.set_look(replace(driven.table.look, speed=1.0))
    announced.take()
    logged: list[Announcement] = []
    presenter = driven.table.presenter
    assert presenter is not None
    presenter.speech.announced.connect(logged.append)
    driven.answer("fight")
    driven.until(lambda: driven.table.panel.result is not None)
    assert announced.take()[:-1] == [
        "Kim stakes 1 kamon and fights.",
        "Showdown: You 9, Kim 2 plus 6 equals 8. You win 3 kamons.",
    ]
    assert [each.words for each in logged if each.event is not None][:-1] == [
        "Kim stakes 1 kamon and fights.",
        "You show 9.",
        "Kim shows 2, the lowest. With the Kobayakawa (6), that makes 8.",
        "You win the fight and take 3 kamons.",
    ]


def test_what_is_skipped_before_the_scene_is_said_line_by_line(bets: Driven, announced: Announcements) -> None:
    bets.answer("fight")
    announced.take()
    bets.table.skip_animations()
    assert "You show 1, the lowest. With the Kobayakawa, 7, that makes 8." in announced.take()


@pytest.mark.parametrize("how", ["undo", "leave", "resize", "theme", "no animation", "language"])
def test_a_scene_may_be_interrupted(bets: Driven, how: str) -> None:
    begin(bets)
    for _ in range(40):
        bets.go()
    match how:
        case "undo":
            bets.session.undo()
        case "leave":
            bets.table.close_session()
        case "resize":
            bets.table.resize(900, 640)
        case "theme":
            bets.table.set_look(replace(bets.table.look, theme=DARK))
        case "no animation":
            bets.table.set_look(replace(bets.table.look, speed=0.0))
        case _:
            QApplication.sendEvent(bets.table, QEvent(QEvent.Type.LanguageChange))
            bets.table.set_look(replace(bets.table.look, language="ja"))
    assert not overlay(bets).open
    assert not any(card.flying for card in bets.table.findChildren(CardButton))
    assert not any(card.updatesEnabled() is False for card in bets.table.findChildren(CardButton))
    if how == "undo":
        assert [card.face for card in bets.hand(1)] == [None]
    elif how != "leave":
        assert bets.table.panel.result is not None


def test_pausing_the_bots_stops_no_scene(bets: Driven) -> None:
    begin(bets)
    bets.session.pause()
    bets.until(lambda: bets.table.panel.result is not None)
    assert not overlay(bets).open


def test_a_replay_plays_scenes_and_goes_on(qtbot: QtBot, bets: Driven) -> None:
    bets.table.set_look(replace(bets.table.look, speed=0.0))
    bets.answer("fight")
    bets.until(lambda: bets.table.panel.result is not None)
    replay = Replay(bets.match, bets.clock)
    bets.table.open(replay)
    replay.start()
    replay.jump(len(bets.match.steps) - 1)
    bets.table.set_look(replace(bets.table.look, speed=1.0))
    replay.forward()
    bets.until(lambda: overlay(bets).open)
    replay.back()
    assert not overlay(bets).open
    replay.forward()
    bets.until(lambda: overlay(bets).open)
    replay.jump(0)
    assert not overlay(bets).open
    replay.jump(len(bets.match.steps) - 1)
    replay.play()
    bets.until(lambda: overlay(bets).open)
    QTest.keyClick(bets.table, Qt.Key.Key_Space)
    assert not overlay(bets).open
    bets.table.close_session()
    replay.close()


def test_for_people_at_one_screen_a_scene_shows_only_what_is_shown(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (ANN, BEN, CHO), deals=(FOLDED,))
    for text in ("flip", "flip", "flip", "fight", "fold"):
        driven.go_on()
        driven.act(text)
    driven.go_on()
    driven.table.set_look(replace(driven.table.look, speed=1.0))
    driven.act("fight")
    driven.until(lambda: overlay(driven).open)
    while overlay(driven).open:
        assert [card.face for card in driven.hand(1)] == [None]
        driven.go()


@pytest.fixture
def discards(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Driven:
    """A table at which each discard is worth a scene; the last bot of a round of draws is to discard."""

    def scene(_table: object, _before: object, events: Sequence[Event], _after: object) -> CardScene | None:
        gone = next((index for index, event in enumerate(events) if isinstance(event, Moved) and _ends(event)), None)
        title = Message("test", "Gone")
        return None if gone is None else last_cards(events, gone + 1, 2, title, title, Flourish.RAYS)

    monkeypatch.setattr(KobayakawaTable, "scene", scene)
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(UPWARDS,))
    driven.act("flip")
    for text in ("flip", "draw"):
        driven.answer(text)
    driven.until(lambda: bool(driven.runner.questions) and not driven.table.busy)
    driven.table.set_look(replace(driven.table.look, speed=1.0))
    return driven


def _ends(event: Moved) -> bool:
    return event.target == Zone("discard", 2)


def test_a_press_on_an_own_card_under_a_scene_does_not_pick_it(discards: Driven) -> None:
    discards.answer("discard 3")
    discards.until(lambda: overlay(discards).open)
    own = discards.hand()[0]
    window = discards.table.windowHandle()
    at = discards.table.mapTo(discards.table.window(), own.mapTo(discards.table, own.rect().center()))
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert not overlay(discards).open
    discards.until(lambda: discards.session.is_humans_turn)
    assert discards.table.picked == {}
    assert discards.match.steps[-1].text == "discard 3"


@pytest.mark.parametrize("key", [Qt.Key.Key_F, Qt.Key.Key_O, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_that_would_be_a_move_only_ends_a_scene(discards: Driven, key: Qt.Key) -> None:
    discards.answer("discard 3")
    discards.until(lambda: overlay(discards).open)
    QTest.keyClick(discards.table, key)
    assert not overlay(discards).open
    assert discards.session.is_humans_turn
    assert discards.match.steps[-1].text == "discard 3"


def test_a_scene_without_its_cards_is_not_played(discards: Driven, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = CardScene(0, 1, (Actor("15", Zone("nowhere")),), (Gather((0,)),), Message("test", "Lost"))
    monkeypatch.setattr(KobayakawaTable, "scene", lambda *_: lost)
    discards.answer("discard 3")
    discards.until(lambda: discards.session.is_humans_turn and not discards.table.busy)
    assert [card.face for card in discards.table.cards(Zone("discard", 2))] == ["3"]


def test_scenes_do_not_flash(bets: Driven) -> None:
    begin(bets)
    meter = FlashMeter()
    while overlay(bets).open:
        meter.show(bets.table.grab().toImage(), bets.clock.now())
        bets.clock.step(48)
    assert meter.worst() <= MOST
