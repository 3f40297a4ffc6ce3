"""Letters stay with their marks, wherever a text is parted, and are counted as Qt does."""

import pytest
from PySide6.QtGui import QTextDocument

from cardtable_gui.views.kit.text.fitted_text import torn, width_of
from cardtable_gui.views.kit.text.letters import begun, letters, qt_length
from cardtable_gui.views.kit.text.phrases import JOINER, bound, in_one, phrases, unbroken

MARKED = {
    "variants of kanji": ["葛\U000e0100", "飾", "の", "辻\U000e0100"],
    "composed kana": ["は\u3099", "な", "か\u309a"],
    "half-width kana": ["ﾊ\uff9e", "ﾅ", "ﾊ\uff9f"],
    "accents": ["e\u0301", "x", "a\u0323\u0308"],
    "joined pictures": ["👨\u200d👩\u200d👧", "猫", "👍🏽"],
    "two units": ["𠮷", "野", "家"],
    "none": ["は", "な", "a", "ー", "髙"],
}


@pytest.mark.parametrize("kind", MARKED)
def test_letters_come_with_their_marks(kind: str) -> None:
    assert list(letters("".join(MARKED[kind]))) == MARKED[kind]


@pytest.mark.parametrize("text", ["", "a", "𠮷野", "👨\u200d👩", "か\u309a"])
def test_a_text_is_as_long_as_qt_says(text: str) -> None:
    document = QTextDocument()
    document.setPlainText(text)
    assert qt_length(text) == document.characterCount() - 1
    assert {0} & begun(text) == ({0} if text else set())


@pytest.mark.parametrize("kind", MARKED)
def test_no_phrase_ends_within_a_letter_and_no_joiner_comes_between_it_and_its_marks(kind: str) -> None:
    name = "".join(MARKED[kind])
    sentence = f"{name}が場に{name}を出しました。"
    parts = phrases(sentence)
    assert "".join(parts) == sentence
    assert [letter for part in parts for letter in letters(part)] == list(letters(sentence))
    for held in (unbroken(sentence), in_one(sentence)):
        assert [each for each in letters(held) if each != JOINER] == list(letters(sentence))
    assert len(bound(sentence)) == len(sentence)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("kind", MARKED)
def test_a_text_is_torn_between_letters_only(kind: str) -> None:
    whole = MARKED[kind] * 3
    narrow = 1.7 * max(width_of(letter, 20) for letter in whole)
    lines = torn("".join(whole), narrow, 20)
    assert len(lines) > 1
    assert [letter for line in lines for letter in letters(line)] == whole
