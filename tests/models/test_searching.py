"""What a search takes for the same, and where it finds it."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable_gui.models.searching import Searched, folded, words

ALIKE = {
    "width": ("Hana 3", "Ｈａｎａ　３", "hana 3", "Ｈana\u00a0③"),
    "kana": ("はな", "ハナ", "ﾊﾅ"),
    "voiced kana": ("ばなな", "バナナ", "ﾊﾞﾅﾅ", "は\u3099なな", "ハ゛ナナ", "ﾊ゛ﾅﾅ"),
    "half-voiced kana": ("ぱぱ", "パパ", "ﾊﾟﾊﾟ", "は゜は\u309a"),
    "a sound of other languages": ("ヴァ", "ゔぁ", "ｳﾞｧ", "う゛ぁ"),
    "old kana": ("ヷ", "わ\u3099", "ﾜﾞ"),
    "long sounds": ("カード", "かーど", "ｶｰﾄﾞ", "カ－ド", "カ—ド", "カ-ド"),
    "small kana": ("ちょっと", "チョット", "ﾁｮｯﾄ"),
    "repeated kanji": ("佐々木", "佐佐木", "佐〻木"),
    "repeated kana": ("いすゞ", "イスヾ", "いすず", "ｲｽｽﾞ"),
    "repeated without its voice": ("一つづゝ", "一つづつ"),
    "capitals": ("straße", "STRASSE", "Straße"),
    "accents": ("jose", "José", "Jose\u0301", "JOSÉ"),
    "a Turkish capital": ("istanbul", "İstanbul"),
    "variants of a kanji": ("葛飾", "葛\U000e0100飾", "葛\ufe00飾"),
    "compatibility characters": ("海", "\ufa45"),
    "signs": ('it\'s "10-2"', "it’s “10−2”", "ｉｔ＇ｓ ＂１０－２＂"),
    "joined letters": ("はな", "は\u2060な", "ハ\u200bナ\ufeff"),
    "syllables of Korean": ("하나", "\u1112\u1161\u1102\u1161"),
}
LETTERS = st.one_of(
    st.sampled_from(
        "はばぱハバﾊﾞﾟ゛゜\u3099\u309aーｰ-々〻ゝゞヽヾ佐高髙\ufa45葛\U000e0100\u2060\u200b\u0301éeßＡａ３㈱①…　 "
    ),
    st.sampled_from("\u1112\u1161\uffa1\uffc2"),
    st.characters(codec="utf-8"),
)


@pytest.mark.parametrize("kind", ALIKE)
def test_what_is_typed_differently_is_the_same(kind: str) -> None:
    first, *others = ALIKE[kind]
    assert {other: folded(other) for other in others} == dict.fromkeys(others, folded(first))


@pytest.mark.parametrize(("one", "other"), ["はば", "ばぱ", "つっ", "やゃ", "高髙", "ao", "13", "一二", "一ー", "-~"])
def test_what_differs_stays_different(one: str, other: str) -> None:
    assert folded(one) != folded(other)


def test_iteration_marks_with_nothing_to_repeat_stay() -> None:
    assert folded("々 ゝ") == "々 ゝ"
    assert folded("あ々") == "あ々"
    assert folded("佐ゝ") == "佐ゝ"


def test_words_are_those_between_spaces_of_any_width() -> None:
    assert words(" ハナ　Ｇｏｄａｎ\u00a03 ") == ["はな", "godan", "3"]
    assert words("　") == []


@pytest.mark.parametrize(
    ("text", "wanted", "found"),
    [
        ("猫はﾊﾞﾅﾅが好き", "バナナ", ["ﾊﾞﾅﾅ"]),
        ("ハナとはなとﾊﾅ", "ハナ", ["ハナ", "はな", "ﾊﾅ"]),
        ("は\u3099なな", "な", ["な", "な"]),
        ("ハ\u2060ナ\u2060が", "はな", ["ハ\u2060ナ"]),
        ("葛\U000e0100飾の人", "葛", ["葛\U000e0100"]),
        ("佐々木さん", "佐", ["佐", "々"]),
        ("佐々木さん", "佐佐木", ["佐々木"]),
        ("㈱から", "株", ["㈱"]),
        ("㈱から", "式", []),
        ("STRASSE, Straße", "straße", ["STRASSE", "Straße"]),
        ("ﬁﬁfi", "fi", ["ﬁ", "ﬁ", "fi"]),
        ("３点と3点", " 3点 ", ["３点", "3点"]),
        ("aaaa", "aa", ["aa", "aa"]),
        ("はな", "　", []),
        ("はな", "", []),
        ("", "はな", []),
        ("\u2060はな", "はな", ["はな"]),
        ("𠮷野家と𠮷", "𠮷", ["𠮷", "𠮷"]),
    ],
)
def test_places_are_those_of_the_text_as_it_is(text: str, wanted: str, found: list[str]) -> None:
    assert [text[start:end] for start, end in Searched(text).places(wanted)] == found


@given(st.text(LETTERS, max_size=12))
def test_folding_again_changes_nothing(text: str) -> None:
    assert folded(folded(text)) == folded(text)


@given(st.text(LETTERS, max_size=12))
def test_a_text_finds_itself_whole(text: str) -> None:
    found = Searched(text).places(text)
    sought = folded(text).strip()
    assert bool(found) == bool(sought)
    if sought:
        start, end = found[0]
        assert sought in folded(text[start:end])


@given(st.text(LETTERS, max_size=8), st.text(LETTERS, min_size=1, max_size=3), st.text(LETTERS, max_size=8))
def test_places_follow_each_other_and_hold_what_was_sought(before: str, wanted: str, after: str) -> None:
    text = before + wanted + after
    last = 0
    for start, end in Searched(text).places(wanted):
        assert last <= start < end <= len(text)
        # Iteration marks repeat what's before the place.
        repeats = any(mark in text[start:end] for mark in "々〻ゝゞヽヾ")
        assert repeats or folded(wanted).strip() in folded(text[start:end])
        last = end


@given(st.text(LETTERS, max_size=12))
def test_letters_are_folded_one_by_one_as_in_the_whole_text(text: str) -> None:
    assert Searched(text).folded == folded(text)


def test_no_letter_of_our_languages_vanishes() -> None:
    characters = map(chr, range(0x20, 0x10000))
    letters = [character for character in characters if unicodedata.category(character) in ("Lu", "Ll", "Lo", "Nd")]
    assert [letter for letter in letters if not folded(letter)] == ["\u115f", "\u1160", "\u3164", "\uffa0"]
