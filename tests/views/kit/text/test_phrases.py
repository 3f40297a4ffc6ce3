"""Japanese lines end between phrases."""

import pytest

from cardtable_gui.views.kit.text.phrases import BREAK, FIXED, JOINER, breakable, phrases, unbroken


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("レンが黒2○、青2を出しました。", ["レンが", "黒2○、", "青2を", "出しました。"]),
        ("ソラがパスして、黒3○をもらいました。", ["ソラが", "パスして、", "黒3○を", "もらいました。"]),
        ("ハナが黒？（4として）を出す", ["ハナが", "黒？", "（4として）を", "出す"]),
        ("お金を受け取る", ["お金を", "受け取る"]),
        ("カードを引き直すか、", ["カードを", "引き直すか、"]),
        ("群青グラデーション", ["群青", "グラデーション"]),
        ("にゃーにゃー大フゴー", ["にゃーにゃー", "大フゴー"]),
        ("カードゲーム対戦を", ["カードゲーム", "対戦を"]),
        ("出して引く", ["出して", "引く"]),
        ("勝ち手札を開く", ["勝ち", "手札を", "開く"]),
        ("戻す／ボタンを押す", ["戻す／", "ボタンを", "押す"]),
        ("このお金", ["このお金"]),
        ("カードをお選びください", ["カードを", "お選びください"]),
        ("（失点：1）（得点：29）", ["（失点：1）", "（得点：29）"]),
        ("ルール：場", ["ルール：", "場"]),
        ("1（6枚）、3（2枚）", ["1（6枚）、", "3（2枚）"]),
        (f"どっぺる{JOINER}4（2枚分）を出す", [f"どっぺる{JOINER}4", "（2枚分）を", "出す"]),
        ("25 25でシゴト", ["25 ", "25で", "シゴト"]),
        (f"ハナがどっぺる{JOINER}2を見せました。", [f"ハナがどっぺる{JOINER}2を", "見せました。"]),
        ("終わり方と遊び方", ["終わり方と", "遊び方"]),
        ("元に戻す捨て札の見た目", ["元に戻す", "捨て札の", "見た目"]),
        ("小早川をめくり直す", ["小早川を", "めくり直す"]),
        (f"5回に{JOINER}2回くらいだったのが", [f"5回に{JOINER}2回", "くらいだったのが"]),
        ("13で勝負（合計 2）", ["13で", "勝負", "（合計 2）"]),
        ("先に使い切る持ち点", ["先に", "使い切る", "持ち点"]),
        ("上回れることはほとんどありません。", ["上回れることは", "ほとんど", "ありません。"]),
        ("正解がはっきりしません", ["正解が", "はっきりしません"]),
        ("ゆい’s turn", ["ゆい’s ", "turn"]),
        ("ゆい, はな!", ["ゆい, ", "はな!"]),
    ],
)
def test_a_phrase_is_a_word_with_its_particles(text: str, pieces: list[str]) -> None:
    assert list(phrases(text)) == pieces


def test_a_cell_of_a_table_has_shorter_pieces() -> None:
    assert phrases("（ハウスルール）", in_cell=True) == ("（ハウス", "ルール）")
    assert phrases("勝負しないとき") == ("勝負しないとき",)
    assert phrases("勝負しないとき", in_cell=True) == ("勝負しない", "とき")


def test_words_of_other_languages_are_left_to_their_spaces() -> None:
    assert phrases("Ren passes and takes black 8○○.") == ("Ren passes and takes black 8○○.",)


def test_joiners_hold_a_phrase_together_and_leave_words_of_other_languages_alone() -> None:
    assert unbroken("Backspaceで外す") == f"Backspace{JOINER}で外{JOINER}す"
    assert unbroken("**目的**　勝つこと").replace(JOINER, "") == "**目的**　勝つこと"
    assert "**" in unbroken("出せば**合計**です")
    assert unbroken("Mio takes the black ?.") == f"Mio takes the black{FIXED}?."


def test_a_name_without_end_may_be_parted() -> None:
    name = "あいうえおかきくけこさしすせそたちつてと"
    assert unbroken(name) == name


def test_a_word_that_is_too_long_for_any_line_may_be_parted() -> None:
    assert breakable("W" * 60) == BREAK.join(("W" * 24, "W" * 24, "W" * 12))
    assert breakable(f"{'W' * 24}’s turn") == f"{'W' * 24}’s turn"
    assert breakable(f"open {'W' * 30}!") == f"open {'W' * 24}{BREAK}{'W' * 6}!"


@pytest.mark.parametrize("text", ["W" * 24, "usual words", "かな" * 30, f"a{JOINER}" * 30, "10\u00a0000 " * 9])
def test_other_words_stay_whole(text: str) -> None:
    assert breakable(text) == text
