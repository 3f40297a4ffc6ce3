"""No text on the table is shortened, in either language, at the smallest window and at large text."""

from dataclasses import replace
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.core.actions import Action
from cardtable_gui.views.kit.look.theme import LIGHT, Type
from cardtable_gui.views.kit.text import fitted_text
from cardtable_gui.views.kit.text.fitted_text import fit, width_of
from cardtable_gui.views.kit.text.plain_text import tip_of
from cardtable_gui.views.table.state.wording import level
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.table.widgets import rows
from cardtable_gui.views.table.widgets.bubbles import SpeechBubble
from tests.support.sessions import ManualRunner
from tests.support.stepped_clock import SteppedClock, wait_for

GAMES = [package.game.id for package in games.packages()]
NAMES = ("Hanako", "Alexander", "Mio", "Benjamin", "はなこ", "Yuki")


def test_a_text_that_fits_keeps_its_size(qtbot: QtBot) -> None:
    fitted = fit("Pass", 300, 20, 14)
    assert (fitted.text, fitted.px, fitted.whole) == ("Pass", 14, True)


def test_a_longer_text_shrinks_before_it_is_cut_off(qtbot: QtBot) -> None:
    words = "Exchange three 1s, 3 and 8 for 4 and two 5s"
    full = width_of(words, 14)
    shrunk = fit(words, full * 0.85, 20, 14)
    assert shrunk.whole
    assert shrunk.px < 14
    cut = fit(words, full * 0.4, 20, 14)
    assert not cut.whole
    assert cut.text.endswith("…")
    assert cut.px >= 14 * fitted_text.LEAST_SHARE - 1


def test_a_line_keeps_the_tails_of_its_letters_in_a_low_place(qtbot: QtBot) -> None:
    def lowest(height: float) -> int:
        """The lowest row with ink, of a line around the middle of the picture."""
        picture = QImage(60, 60, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.white)
        with QPainter(picture) as painter:
            fitted_text.write(painter, QRectF(0, 30 - height / 2, 60, height), "gjy", 20, QColor("black"))
        rows = [y for y in range(60) if any(picture.pixelColor(x, y).lightness() < 128 for x in range(60))]
        return max(rows)

    assert lowest(18) == lowest(60)


def test_wrapped_text_uses_its_height(qtbot: QtBot) -> None:
    words = "Draw a card, or flip the top card of the deck as the new Kobayakawa."
    assert not fit(words, 200, 20, 14).whole
    assert fit(words, 260, 60, 14, wrap=True).whole
    japanese = "山札の1枚目を手札に引くか、めくって新しい小早川にします。"
    assert fit(japanese, 260, 60, 14, wrap=True).whole


def table_of(
    qtbot: QtBot, game: str, seats: int, size: tuple[int, int], percent: int
) -> tuple[TableView, Session, ManualRunner]:
    levels = ("normal", "easy", "random")
    who = [Seat(NAMES[0]), *(Seat(NAMES[number], levels[number % 3]) for number in range(1, seats))]
    runner = ManualRunner()
    clock = SteppedClock()
    session = Session(Match.new(game, who, seed=5), "x", None, runner, clock)
    session.bot_delay_ms = 0
    table = TableView(clock)
    qtbot.addWidget(table)
    table.set_look(replace(table.look, speed=0))
    table.set_look(replace(table.look, wanted_percent=percent))
    table.resize(*size)
    table.open(session)
    table.show()
    return table, session, runner


@pytest.mark.sampled
@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize(("size", "percent"), [((724, 560), 100), ((1024, 560), 100), ((1280, 740), 200)])
@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_cut_off_in_a_match(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    size: tuple[int, int],
    percent: int,
    language: i18n.Language,
) -> None:
    cut: list[str] = []

    def elided(text: str, *_measures: object) -> str:
        cut.append(text)
        return text

    application = QApplication.instance()
    assert application is not None
    i18n.install(application, language)
    fit.cache_clear()
    monkeypatch.setattr(fitted_text, "_elided", elided)
    rng = Random(3)
    most = games.package(game).game.players[1]
    try:
        table, session, runner = table_of(qtbot, game, most, size, percent)
        session.start()
        for _ in range(15):
            if session.is_humans_turn:
                pick_some(table, rng)
            table.grab()
            if session.to_move is None:
                break
            do(table, session, runner, rng.choice(session.match.state.legal_actions()))
            if table.panel.result is not None and table.panel.result.ranks is None:
                table.grab()
                table.panel.buttons[-1].click()
    finally:
        i18n.install(application, "en")
        fit.cache_clear()
    assert cut == []


def do(table: TableView, session: Session, runner: ManualRunner, action: Action) -> None:
    """Let the player to move do this, and wait until it is done."""
    done = len(session.match.steps)
    if session.is_humans_turn:
        session.act(action)
    else:
        runner.answer(action)
    wait_for(table._clock, lambda: len(session.match.steps) > done)


def pick_some(table: TableView, rng: Random) -> None:
    """Pick up to three cards at random."""
    presenter = table.presenter
    assert presenter is not None
    for token in rng.sample(
        sorted(presenter.input.selection.pickable()), min(3, len(presenter.input.selection.pickable()))
    ):
        card = presenter.scene.stage.card(token)
        if not card.pose.behind:
            card.click()


def test_plates_show_names_in_full_where_they_can(qtbot: QtBot) -> None:
    table, session, _ = table_of(qtbot, "kobayakawa", 6, (724, 560), 100)
    session.start()
    presenter = table.presenter
    assert presenter is not None
    for seat, plate in presenter.scene.player_panels.plates.items():
        assert plate.plate.name == NAMES[seat]
        room = QRectF(plate.rect()).width() - 14
        assert fit(NAMES[seat], room * 0.5, 20, 14, bold=True).whole


def test_japanese_is_wrapped_between_phrases(qtbot: QtBot) -> None:
    words = "レンが黒2○、青2を出しました。"
    fitted = fit(words, width_of(words, 14) * 0.75, 60, 14, wrap=True)
    assert fitted.text == "レンが黒2○、青2を\n出しました。"
    assert fitted.whole


def test_line_breaks_of_a_japanese_text_stay(qtbot: QtBot) -> None:
    words = "はるとの手札：裏向きで9枚\n山札：裏向きで25枚\n捨て札：なし"
    assert fitted_text.wrapped(words, 400, QFontMetricsF(fitted_text.text_font(15))) == words


def test_a_phrase_wider_than_its_place_is_wrapped_anywhere(qtbot: QtBot) -> None:
    words = "ながいながいながいながいながいなまえ"
    fitted = fit(words, width_of(words, 14) * 0.6, 60, 14, wrap=True)
    assert (fitted.text, fitted.px, fitted.whole) == (words, 14, True)


@pytest.mark.parametrize(
    ("words", "share"),
    [("Sora has 6 circles left and loses 2 points.", 0.45), ("ハナがパスして、黒4○○をもらいました。", 0.7)],
)
def test_no_short_word_is_left_on_the_last_line(qtbot: QtBot, words: str, share: float) -> None:
    wide = width_of(words, 12, bold=True) * share
    even = fitted_text.even_width(words, wide, 12, bold=True)
    high = fitted_text.wrapped_size(words, wide, 12, bold=True).height()
    assert even < wide * 0.95
    assert fitted_text.wrapped_size(words, even, 12, bold=True).height() == high
    assert fitted_text.wrapped_size(words, even, 12, bold=True).width() <= even + 0.5


@pytest.fixture
def bubble(board: QWidget) -> SpeechBubble:
    return SpeechBubble(board)


def test_what_a_player_says_takes_a_second_line_rather_than_smaller_letters(bubble: SpeechBubble) -> None:
    words = "Player 1 still holds 5, 7 and 9, losing 12 points."
    room = QRectF(200, 0, 210, 36)
    bubble.say(words, room, room, LIGHT, 100, up=False)
    assert bubble.px == Type.CAPTION
    assert bubble.height() > 30
    assert bubble.width() < 190, "both lines are about as long"
    assert room.contains(QRectF(bubble.geometry()))


def test_what_needs_smaller_letters_takes_the_free_room_at_its_sides_instead(bubble: SpeechBubble) -> None:
    words = "Player 1 has the lowest card, 11: with the Kobayakawa 10 it counts 21 and wins the pot."
    room, free = QRectF(0, 0, 180, 36), QRectF(0, 0, 500, 36)
    bubble.say(words, room, room, LIGHT, 100, up=False)
    ends_early = not bubble.whole
    assert ends_early
    assert tip_of(bubble) == words
    assert bubble.lines[-1].endswith("…")
    assert room.contains(QRectF(bubble.geometry()))
    bubble.say(words, room, free, LIGHT, 100, up=False)
    assert bubble.whole
    assert not tip_of(bubble)
    assert bubble.px == Type.CAPTION
    assert free.contains(QRectF(bubble.geometry()))
    bubble.say("Player 1 passes.", room, free, LIGHT, 100, up=False)
    assert abs(bubble.geometry().center().x() - 90) <= 1


@pytest.mark.parametrize("text", ["Two words", "そうたのカードは8で、3を足して11です。"])
def test_lines_are_broken_between_words_and_lose_no_letter(qtbot: QtBot, text: str) -> None:
    lines = fitted_text.broken(text, 80, 12, bold=True)
    assert len(lines) >= 1
    assert all(width_of(line, 12, bold=True) <= 80 for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


@pytest.mark.parametrize("text", ["Donaudampfschiff", "ながいながいながいなまえ"])
def test_only_what_is_wider_than_its_place_is_torn(qtbot: QtBot, text: str) -> None:
    assert fitted_text.broken(text, 60, 12, bold=True) == ()
    lines = fitted_text.torn(text, 60, 12, bold=True)
    assert all(width_of(line, 12, bold=True) <= 60 for line in lines)
    assert "".join(lines) == text


def test_what_is_too_wide_beside_something_is_written_below_it(qtbot: QtBot) -> None:
    beside = partial(fitted_text.lines_beside, "Flip a new Kobayakawa", 100, px=12)
    assert beside(0)[0] == "Flip a new"
    assert beside(20) == ("Flip a new", "Kobayakawa")
    assert beside(60) == ("", "Flip a new", "Kobayakawa")


def test_no_word_is_torn_to_make_lines_alike(bubble: SpeechBubble) -> None:
    room = QRectF(0, 0, 184, 45)
    bubble.say("さくらが10を2枚追加しました。組は40点になりました。", room, room, LIGHT, 100, up=False)
    assert bubble.lines == ("さくらが10を", "2枚追加しました。組は", "40点になりました。")


@pytest.mark.sampled
@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize(
    ("game", "players", "size"),
    [("gunjo", 4, (938, 720)), ("meow", 4, (938, 720)), ("godan", 4, (1280, 720)), ("godan", 6, (1024, 560))],
)
def test_plates_say_of_what_kind_a_player_is(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    players: int,
    size: tuple[int, int],
    language: i18n.Language,
) -> None:
    said: list[str] = []

    def write(_painter: QPainter, _rect: QRectF, text: str, *_more: object, **_ways: object) -> None:
        said.append(text)

    monkeypatch.setattr(rows, "write", write)
    application = QApplication.instance()
    assert application is not None
    i18n.install(application, language)
    try:
        table, session, _ = table_of(qtbot, game, players, size, 100)
        session.start()
        table.grab()
        assert {level(bot) for bot in ("easy", "random", "normal")} <= set(said)
    finally:
        i18n.install(application, "en")
