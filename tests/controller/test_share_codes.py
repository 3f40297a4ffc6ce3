"""What share codes hold."""

from dataclasses import replace
from datetime import date
from itertools import product

import pytest

from cardtable_gui import games
from cardtable_gui.bots.levels import LEVELS
from cardtable_gui.controller import share_codes
from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.daily import puzzles
from cardtable_gui.controller.daily.puzzles import PuzzleId
from cardtable_gui.controller.share_codes import ShareCodeError, SharedDeal
from cardtable_gui.core.files import code_text
from cardtable_gui.core.files.record import MOST_DRAWN_SEED, MOST_SEED
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.options import HEAD_START, Option, OptionError, OptionValue, complete
from cardtable_gui.views.shell.daily import daily_words

GAMES = [package.game for package in games.packages()]
DAY = date(2026, 11, 23)


def extremes(option: Option, players: int) -> list[OptionValue]:
    """Values of an option at its ends, and its default."""
    match option.kind:
        case "bool":
            return [False, True]
        case "int":
            return [option.minimum, option.maximum, option.default]
        case "choice":
            return [choice.value for choice in option.choices]
        case "set":
            return [(), tuple(str(choice.value) for choice in option.choices)]
        case "seats":
            most = option.most(players)
            left = option.together.get(players, most * players) - most
            last = (0,) * (players - 2) + (min(most, left),) if players > 1 else ()
            return [(), (most, *last)] if most else [()]


def combined(game: AnyGame, players: int) -> list[dict[str, OptionValue]]:
    """Extreme options that go together."""
    every = {option.id: extremes(option, players) for option in game.options}
    found = [dict(zip(every, values, strict=True)) for values in product(*every.values())]
    return [options for options in found if _go_together(game, options, players)]


def _go_together(game: AnyGame, options: dict[str, OptionValue], players: int) -> bool:
    try:
        return complete(game.options, options, players) == options
    except OptionError:
        return False


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_deal_fits_into_a_code_and_comes_back(game: AnyGame) -> None:
    levels = [None, *LEVELS]
    seeds = (0, 7, -7, MOST_DRAWN_SEED, MOST_SEED, -MOST_SEED)
    for players, seed in product(range(game.players[0], game.players[1] + 1), seeds):
        seats = tuple(levels[(seat + players) % len(levels)] for seat in range(players))
        for options in combined(game, players):
            if options.get(HEAD_START) and not 0 <= seed <= MOST_DRAWN_SEED:
                continue  # such numbers come from outside only, and the record holds them
            house = game.houses[players % len(game.houses)].name if game.houses else ""
            deal = SharedDeal(game.id, seats, options, seed, house)
            code = share_codes.written(deal)
            assert len(code) <= 40
            assert share_codes.read(code) == deal


@pytest.mark.parametrize("house", ["house-1", "house-2"])
def test_a_code_says_which_house_is_played_and_without_one_it_is_house_1(house: str) -> None:
    options = {option.id: option.default for option in games.game("godan").options}
    deal = SharedDeal("godan", (None, "normal", "normal", "normal"), options, 123456789, house)
    code = share_codes.written(deal)
    assert share_codes.read(code) == deal
    assert (code == "7BF6-HAPV-11A8-DMRG") == (house == "house-1"), "this code is older than house-2"
    assert len(code) <= 24


def test_a_house_that_comes_later_is_of_a_newer_version(monkeypatch: pytest.MonkeyPatch) -> None:
    options = {option.id: option.default for option in games.game("godan").options}
    code = share_codes.written(SharedDeal("godan", (None, "easy", "easy"), options, 7, "house-2"))
    game = games.game("godan")
    monkeypatch.setattr(type(game), "houses", game.houses[:1])
    with pytest.raises(ShareCodeError) as refused:
        share_codes.read(code)
    assert refused.value.message == share_codes.NEWER


def test_codes_of_deals_never_change() -> None:
    options = {option.id: option.default for option in games.game("gunjo").options}
    deal = SharedDeal("gunjo", (None, "normal", "normal", "normal"), options, 123456789)
    assert share_codes.written(deal) == "7BF6-HAPV-1790-45HC"
    assert share_codes.written(Challenge("meow", DAY, solo=True)) == "0017-BFV9-7ZYP"


OLDER = [
    (
        "0029-KWN2-0Z90-ATH4",
        SharedDeal("gunjo", (None, "easy", "hard"), {"expansions": ("1", "13"), "two_ignores_area": True}, -4711),
    ),
    ("96EJ-0QV8-SCKH", SharedDeal("meow", (None, "easy"), {"lead_shown": True}, 4711)),
]
"""Codes that were made before these games had further options, and before who starts could be chosen."""


@pytest.mark.parametrize(("code", "deal"), OLDER)
def test_a_code_without_what_came_later_stays_as_it_is(code: str, deal: SharedDeal) -> None:
    usual = {option.id: option.default for option in games.game(deal.game).options}
    whole = replace(deal, options={**usual, **deal.options})
    assert share_codes.read(code) == whole
    assert share_codes.written(deal) == share_codes.written(whole) == code


@pytest.mark.parametrize("game", [game for game in GAMES if game.start_is_open], ids=lambda game: game.id)
def test_a_chosen_starter_is_part_of_a_code(game: AnyGame) -> None:
    house = game.houses[0].name if game.houses else ""
    for players in range(game.players[0], game.players[1] + 1):
        options = combined(game, players)[-1]
        deals = [
            SharedDeal(game.id, (LEVELS[-1],) * players, options, MOST_DRAWN_SEED, house, starter)
            for starter in (None, *range(players))
        ]
        codes = [share_codes.written(deal) for deal in deals]
        assert [share_codes.read(code) for code in codes] == deals
        assert max(map(len, codes)) <= 40


def test_a_starter_that_the_rules_decide_is_of_a_newer_version() -> None:
    options = {option.id: option.default for option in games.game("meow").options}
    code = share_codes.written(SharedDeal("meow", (None, "easy"), options, 7, starter=1))
    with pytest.raises(ShareCodeError) as refused:
        share_codes.read(code)
    assert refused.value.message == share_codes.NEWER


@pytest.mark.parametrize("shared", [Challenge("godan", DAY), Challenge("meow", DAY, solo=True), PuzzleId("gunjo", 59)])
def test_daily_deals_and_puzzles_come_back(shared: Challenge | PuzzleId) -> None:
    assert share_codes.read(share_codes.written(shared)) == shared


@pytest.mark.parametrize(
    ("text", "words", "filled"),
    [
        ("7BF6-HAPV-1791-45HC", "Group {group} of this code is wrong: “{text}”.", {"group": 3, "text": "1791"}),
        ("7BF6-HAPV-179-45HC", "Group {group} of this code is wrong: “{text}”.", {"group": 3, "text": "179"}),
        ("7BF7-HAPV-1791-45HC", "Groups {groups} of this code are wrong.", {"groups": "1, 3"}),
        ("7BF6-HAPV-17U0-45HC", "“{character}” never appears in a code.", {"character": "U", "group": 3}),
        ("7BF6 HAPV 179 45HC", "Group {group} of this code is wrong: “{text}”.", {"group": 3, "text": "179"}),
        ("hello", "This isn’t a complete share code.", {}),
    ],
)
def test_a_wrong_code_says_what_is_wrong_with_it(text: str, words: str, filled: dict[str, object]) -> None:
    with pytest.raises(ShareCodeError) as refused:
        share_codes.read(text)
    message = refused.value.message
    assert message.text.startswith(words)
    assert dict(message.args) == filled


@pytest.mark.parametrize("lost", [False, True], ids=["another puzzle at its place", "no puzzle there"])
def test_the_code_of_a_puzzle_from_another_version_is_refused(monkeypatch: pytest.MonkeyPatch, *, lost: bool) -> None:
    code = share_codes.written(PuzzleId("gunjo", 58))
    ours = puzzles.of_game("gunjo")
    monkeypatch.setattr(puzzles, "of_game", lambda _game: ours[:58] if lost else (*ours[:58], ours[59], ours[58]))
    with pytest.raises(ShareCodeError) as refused:
        share_codes.read(code)
    assert refused.value.message == share_codes.OTHER_PUZZLE


def test_the_code_of_a_replaced_puzzle_says_so() -> None:
    # Codes of GODAN's puzzles when all of them were of house-1, and one of those of house-2 before they were mixed.
    for code in ("0JV0-0SAA-6KXR", "0FA0-ESAA-YDFE", "2QZ0-3HAA-RWQB"):
        with pytest.raises(ShareCodeError) as refused:
            share_codes.read(code)
        assert refused.value.message == share_codes.REPLACED_PUZZLE


def test_hardly_any_two_puzzles_have_the_same_digest() -> None:
    for package in games.packages():
        known = puzzles.of_game(package.game.id)
        digests = [puzzles.digest(PuzzleId(package.game.id, number)) for number in range(len(known))]
        assert all(digest is not None for digest in digests)
        assert len(set(digests)) >= 0.9 * len(known)
        assert puzzles.digest(PuzzleId(package.game.id, len(known))) is None


@pytest.mark.parametrize("shared", [Challenge("godan", DAY), PuzzleId("gunjo", 59)])
def test_the_line_that_was_shared_is_as_good_as_its_code(shared: Challenge | PuzzleId) -> None:
    assert share_codes.read(daily_words.card(shared, "Score: 7").text) == shared


def test_a_code_of_an_unknown_game_or_kind_is_from_a_newer_version() -> None:

    for number in (7, 8 * 1 + 2, 1):
        with pytest.raises(ShareCodeError) as refused:
            share_codes.read(code_text.written(number))
        assert refused.value.message == share_codes.NEWER


@pytest.mark.parametrize(
    ("text", "like"),
    [
        ("7BF6-HAPV", True),
        ("7bf6 hapv", True),
        ("The code: 7BF6-HAPV-1790-45HC!", True),
        ("hello", False),
        ("{}", False),
        ("x" * 300, False),
        ("", False),
    ],
)
def test_what_may_be_meant_as_a_code_is_told_from_records(text: str, like: bool) -> None:
    assert share_codes.is_like_a_code(text) is like


def test_a_head_start_that_no_match_may_have_is_of_a_newer_version() -> None:
    usual = {option.id: option.default for option in games.game("kobayakawa").options}
    for ahead in ((4, 4, 1, 0), (0, 4, 4, 4)):
        deal = SharedDeal("kobayakawa", (None, "easy", "easy", "easy"), {**usual, HEAD_START: ahead}, 7)
        with pytest.raises(ShareCodeError) as refused:
            share_codes.read(share_codes.written(deal))
        assert refused.value.message == share_codes.NEWER


def test_a_head_start_beside_the_greatest_number_of_a_deal_is_saved_as_a_record_instead() -> None:
    usual = {option.id: option.default for option in games.game("gunjo").options}
    deal = SharedDeal("gunjo", ("easy",) * 6, {**usual, HEAD_START: (50,) * 6}, MOST_SEED)
    with pytest.raises(ShareCodeError) as refused:
        share_codes.written(deal)
    assert "Save the record instead" in refused.value.message.text
