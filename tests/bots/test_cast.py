"""The cast: who there is, what their styles mean, and how they come to a table."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui import games, i18n
from cardtable_gui.bots import cast
from cardtable_gui.bots.cast import CAST, Player, find, style_of, surprise
from cardtable_gui.bots.play_style import STYLES
from tests.support.tiers import Tier, having

PACKAGES = games.packages()


def test_each_of_the_six_has_a_style_of_their_own_and_names_in_both_languages() -> None:
    assert [character.style for character in sorted(CAST, key=lambda each: STYLES.index(each.style))] == [*STYLES]
    assert len({character.id for character in CAST}) == len(CAST) == 6
    for language in i18n.LANGUAGES:
        assert len({i18n.text(character.name, (), language) for character in CAST}) == 6
        assert len({i18n.text(character.about, (), language) for character in CAST}) == 6
    for character in CAST:
        for text in (character.name, character.about):
            assert i18n.text(text, (), "en") != i18n.text(text, (), "ja")


@pytest.mark.parametrize("character", CAST, ids=lambda each: each.id)
def test_a_style_claims_something_in_at_least_two_games(character: cast.Character) -> None:
    meaning = [package for package in PACKAGES if character.style in package.policy.styles]
    assert len(meaning) >= 2


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.game.id)
def test_a_game_knows_no_style_but_these_and_says_each_in_both_languages(package: games.GamePackage) -> None:
    assert set(package.policy.styles) <= set(STYLES)
    for style in package.policy.styles.values():
        assert i18n.text(style.claim.about, (), "en") != i18n.text(style.claim.about, (), "ja")


def test_nobody_is_called_by_an_id_that_is_unknown() -> None:
    assert find("hana") is CAST[0]
    assert find("") is find("Hana") is find("somebody") is None
    assert style_of("somebody") == ""


@pytest.mark.parametrize("game", having(Tier.STYLES))
def test_a_surprise_seats_three_whose_styles_mean_something_and_differ(game: str) -> None:
    styles = games.package(game).policy.styles
    tables = [surprise(styles, 3, Random(seed)) for seed in range(30)]
    assert tables == [surprise(styles, 3, Random(seed)) for seed in range(30)]
    assert len({tuple(each.id for each in table) for table in tables}) > 5
    for table in tables:
        assert len({each.style for each in table}) == 3
        assert all(each.style in styles for each in table)


def test_a_surprise_asks_nobody_who_sits_there_and_takes_the_others_where_it_must() -> None:
    assert {each.id for each in surprise(("bold",), 4, Random(1), taken=("hana", "ren"))} == {
        "sora", "mio", "taro", "yuki",
    }  # fmt: skip
    assert surprise(("bold",), 4, Random(1))[0].id == "sora"
    assert len(surprise((), 9, Random(1))) == 6


def test_a_seat_may_name_a_character_beside_its_level() -> None:
    assert Player.read("normal") == Player("normal")
    assert Player.read("hard:yuki") == Player("hard", "yuki")
    assert (Player.read("hard:yuki").style, Player.read("hard").style) == ("hunter", "")


def test_a_record_says_nothing_of_characters_where_there_are_none() -> None:
    assert cast.recorded(["", "", ""]) == {}
    assert cast.recorded(["", "hana", ""]) == {"characters": ["", "hana", ""]}
