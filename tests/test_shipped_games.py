"""The five games that the program comes with have all that a game can have; a new one may do without."""

from __future__ import annotations

import pytest

from cardtable_gui import games
from cardtable_gui.controller.daily import puzzles
from cardtable_gui.core.options import complete
from tests.golden.recording import playthroughs
from tests.lab.gallery import goldens
from tests.reference.games import GAMES
from tests.support.tiers import DOCUMENTS, Tier, is_named

SHIPPED = {
    "godan": ("GO", 12),
    "gunjo": ("GG", 16),
    "kobayakawa": ("KB", 10),
    "meow": ("MM", 13),
    "merchant": ("MG", 13),
}
"""How the paragraphs of their rules are numbered, and how many there are."""
each_shipped = pytest.mark.parametrize("game_id", SHIPPED)


def test_all_of_them_are_there() -> None:
    assert SHIPPED.keys() <= {package.game.id for package in games.packages()}


@each_shipped
@pytest.mark.parametrize("tier", Tier)
def test_each_has_what_a_game_can_have(game_id: str, tier: Tier) -> None:
    assert tier.of(game_id).exists()


@each_shipped
@pytest.mark.parametrize("document", DOCUMENTS)
def test_each_is_named_in(game_id: str, document: str) -> None:
    assert is_named(game_id, document)


@each_shipped
def test_what_each_has_is_used_by_the_program(game_id: str) -> None:
    package = games.package(game_id)
    assert None not in (package.lessons, package.achievements, package.why_not, package.reference)


@each_shipped
def test_each_has_ten_puzzles_or_more(game_id: str) -> None:
    assert len(puzzles.of_game(game_id)) >= 10


@each_shipped
def test_each_has_all_paragraphs_of_its_rules(game_id: str) -> None:
    letters, count = SHIPPED[game_id]
    assert games.game(game_id).rules == tuple(f"{letters}{number}" for number in range(1, count + 1))


@each_shipped
def test_each_is_recorded_with_several_numbers_of_players_and_with_every_option(game_id: str) -> None:
    options = games.game(game_id).options
    found = [playthrough for playthrough in playthroughs() if playthrough.game == game_id]
    assert len({playthrough.players for playthrough in found}) >= 3
    for option in options:
        recorded = [complete(options, playthrough.options)[option.id] for playthrough in found]
        # All values of a choice, and all parts of a set; a number that isn't the usual one.
        values = {part for value in recorded for part in (value if isinstance(value, tuple) else (value,))}
        assert values >= {choice.value for choice in option.choices}, option.id
        assert option.kind == "set" or len(values) >= 2, option.id


@each_shipped
def test_each_has_golden_pictures(game_id: str) -> None:
    assert {name for name in goldens.NAMES if name.startswith(f"{game_id}-")} >= {
        f"{game_id}-{moment}"
        for moment in (
            "picked-en-light-1024x640",
            "deal_end-en-dark-1024x640",
            "turn-ja-dark-1024x640",
            "replay-ja-light-1024x640",
            "refusal-ja-light-1280x800",
            "match_end-en-light-1280x800",
        )
    }


def test_the_program_has_golden_pictures() -> None:
    assert sum(name.startswith("app-") for name in goldens.NAMES) >= 8
    assert sum("-curtain-" in name for name in goldens.NAMES) >= 2


@each_shipped
def test_each_is_compared_with_an_independent_implementation_in_rare_situations_too(game_id: str) -> None:
    assert len(GAMES[game_id].run.meets) >= 9
