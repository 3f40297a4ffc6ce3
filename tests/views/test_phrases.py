"""Japanese lines end between phrases."""

import pytest

from cardtable_gui.views.phrases import phrases


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("レンが黒2○、青2を出しました。", ["レンが", "黒2○、", "青2を", "出しました。"]),
        ("ソラがパスして、黒3○をもらいました。", ["ソラが", "パスして、", "黒3○を", "もらいました。"]),
        ("ハナが黒？（4として）を出す", ["ハナが", "黒？", "（4として）", "を", "出す"]),
        ("お金を受け取る", ["お金を", "受け", "取る"]),
        ("このお金", ["このお金"]),
        ("カードをお選びください", ["カードを", "お選びください"]),
        ("25 25でシゴト", ["25 ", "25で", "シゴト"]),
    ],
)
def test_a_phrase_is_a_word_with_its_particles(text: str, pieces: list[str]) -> None:
    assert list(phrases(text)) == pieces


def test_words_of_other_languages_are_left_to_their_spaces() -> None:
    assert phrases("Ren passes and takes black 8○○.") == ("Ren passes and takes black 8○○.",)
