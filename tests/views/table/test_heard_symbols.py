"""Announcements of whole matches hold nothing that a screen reader leaves out or spells badly."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.seats import Seat
from cardtable_gui.views.kit.text.aloud import aloud
from cardtable_gui.views.table.state.announcements import Topic
from tests.support.announcements import Announcements
from tests.support.recorded import ALL_GAMES
from tests.support.sessions import EASY, seated
from tests.views.table.driving import Driven

PERSON = {"en": Seat("Ann"), "ja": Seat("ゆい")}
UNHEARD = re.compile(r"[^\w\s.,:;!?%…’“”、。：！？「」-]|_|〜|(?<!\w)-|-(?!\w)")
"""Anything but letters, what only pauses, hyphens, and quotation marks, without which a sentence is understood."""


@pytest.fixture(params=i18n.LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[i18n.Language]:
    i18n.install(qapp, request.param)
    yield request.param
    i18n.install(qapp, "en")


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_match_with_all_that_can_be_asked(
    qtbot: QtBot, announced: Announcements, language: i18n.Language, game: str
) -> None:
    driven = Driven(qtbot, game, seated(game, PERSON[language], EASY, EASY), seed=8)
    rng = Random(8)
    heard: list[str] = []
    for _ in range(24):
        driven.go_on()
        if driven.session.to_move is None:
            break
        for speech in ("full", "short"):
            driven.table.set_look(replace(driven.table.look, speech=speech))
            for topic in Topic:
                driven.table.answer(topic)
            driven.key(Qt.Key.Key_I)
            for card in rng.sample(driven.hand(), min(2, len(driven.hand()))):
                card.click()
        driven.session.act(driven.some_action(rng))
        heard += announced.take()
    assert len(set(heard)) > 40
    assert [words for words in heard if UNHEARD.search(words)] == []


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("Kim: 6 (fought with 3 + 7 (Kobayakawa) = 10).", "Kim: 6, fought with 3 plus 7, Kobayakawa, equals 10."),
        ("black 1○○, black 7○ and blue 3", "black 1 with 2 circles, black 7 with 1 circle and blue 3"),
        ("You play blue 3 (×2).", "You play blue 3, times 2."),
        ("Discards (Kim): empty", "Discards, Kim: empty"),
        ("Kim: −140.\n-3 in well-known 2026-11-28", "Kim: minus 140.\nminus 3 in well-known 2026-11-28"),
        ("A job takes 2–4 cards – or more.", "A job takes 2 to 4 cards, or more."),
        ("Game 1 of 3 · Week 1", "Game 1 of 3, Week 1"),
        ("40% ±3 → 60% [about]", "40% plus or minus 3 to 60%, about"),
        ("(no cards) 5/7", "no cards, 5 of 7"),
    ],
)
def test_english_signs_in_words(qapp: QApplication, written: str, told: str) -> None:
    i18n.install(qapp, "en")
    assert aloud(written) == told
    assert not UNHEARD.search(told)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("3＋7（小早川）＝10で勝負", "3プラス7、小早川、イコール10で勝負"),
        ("5（2枚）、切断（2枚）、強奪", "5が2枚、切断が2枚、強奪"),
        ("第1ゲーム（全3ゲーム）・第1週（全10週）", "第1ゲーム、全3ゲーム、第1週、全10週"),
        ("マワシ（1枚回す）か、シゴト（組を出す）かを選ぶ", "マワシ、1枚回すか、シゴト、組を出すかを選ぶ"),
        ("黒4○○を見せます。", "黒4 丸2つを見せます。"),
        ("同じなら○が少ない人", "同じなら丸が少ない人"),
        ("得点：-160、失点：−3", "得点：マイナス160、失点：マイナス3"),
        ("2〜4枚で勝率30%→40%", "2から4枚で勝率30%から40%"),
        ("（失点：1）（得点：29）", "失点：1、得点：29"),
    ],
)
def test_japanese_signs_in_words(qapp: QApplication, written: str, told: str) -> None:
    i18n.install(qapp, "ja")
    try:
        assert aloud(written) == told
    finally:
        i18n.install(qapp, "en")
    assert not UNHEARD.search(told)
