"""The page `docs/BALANCE.md`: what `balance` counts in the games with figures of their own, made by it alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from cardtable_gui import games, i18n
from cardtable_gui.core.messages import Message
from cardtable_gui.lab.games import balance_counts
from tests.claims.claim_list import ROOT
from tests.support.tiers import Tier, having

PAGE = ROOT / "docs" / "BALANCE.md"
MATCHES = {"godan": 2000, "gunjo": 500, "kobayakawa": 1000, "meow": 1000, "merchant": 1000}
"""How many matches are counted; of other games 500."""
HEAD = """\
# How the games go

What an author of rules looks at, counted in matches between `normal` bots with the default options; GODAN by House 2.
This page is made by `python3 packaging/bootstrap.py claims --write`, from the command above each table and the same
with more seats. It's never edited. Shares are of games (deals) or matches; 95 % intervals are in brackets.
`cardtable-gui balance --help` explains the command.
"""

Answer = Mapping[str, Any]


def command(game: str, players: int) -> tuple[str, ...]:
    """The command for one number of seats."""
    seats = ",".join(["normal"] * players)
    return ("balance", game, "--seats", seats, "--matches", str(MATCHES.get(game, 500)))


def commands() -> list[tuple[str, ...]]:
    """All commands of the page."""
    return [command(game, players) for game in _games() for players in _players(game)]


def written(answer: Callable[[tuple[str, ...]], Answer]) -> str:
    """The page; `answer` runs a command."""
    parts = [HEAD]
    for game in _games():
        package = games.package(game)
        found = {players: answer(command(game, players)) for players in _players(game)}
        title = i18n.text(package.game.title, (), "en")
        first = next(iter(found))
        parts.append(f"## {title}\n\n```sh\ncardtable-gui {' '.join(command(game, first))}\n```\n")
        words = {key: _said(word) for key, word in balance_counts(package.game.id).words.items()}
        parts.append(_table(found, words))
    return "\n".join(parts)


def _games() -> list[str]:
    return having(Tier.BALANCE)


def _players(game: str) -> range:
    least, most = games.game(game).players
    return range(max(2, least), most + 1)


def _said(word: Message) -> str:
    return i18n.text(word, (), "en")


def _table(found: Mapping[int, Answer], words: Mapping[str, str]) -> str:
    rows = list(_rows(found, words))
    head = ["", *(f"{players} seats" for players in found)]
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _rows(found: Mapping[int, Answer], words: Mapping[str, str]) -> Iterator[Sequence[str]]:
    answers = list(found.values())
    first = answers[0]
    yield ["Games", *(str(each["games"]) for each in answers)]
    for kind in first["length"]:
        lengths = [each["length"][kind] for each in answers]
        told = [f"{each['mean']:.1f} ({each['p5']}, {each['p50']}, {each['p95']})" for each in lengths]
        yield [f"{kind.capitalize()} per game: mean (5 %, median, 95 %)", *told]
    if "first_period" in first:
        yield ["Games that end in their first week", *(_percent(each["first_period"]) for each in answers)]
    for end in dict.fromkeys(end for each in answers for end in each.get("ends", {})):
        shares = [each["ends"].get(end, 0.0) for each in answers]
        yield [f"Ends: {words.get(end, end)}", *map(_percent, shares)]
    if "results" in first:
        yield ["A seat’s result per game: mean ± standard deviation", *(_spread(each["results"]) for each in answers)]
    yield ["A seat’s score at the end", *(_spread(each["scores"]) for each in answers)]
    if "results" in first:
        yield ["Scores below zero", *(_percent(each["results"]["negative"]) for each in answers)]
    for seat in range(max(len(each["seats"]) for each in answers)):
        name = "Matches won by the start seat" if seat == 0 else f"… by seat {seat + 1} from there"
        yield [name, *(_seat(each["seats"], seat) for each in answers)]
    yield ["Matches with several winners", *(_percent(each["ties"]) for each in answers)]
    for kind in dict.fromkeys(kind for each in answers for kind in each["actions"]):
        shares = [each["actions"].get(kind, 0.0) for each in answers]
        yield [f"Of all actions: {words.get(kind, kind)}", *map(_percent, shares)]


def _spread(results: Mapping[str, float]) -> str:
    return f"{results['mean']:.1f} ± {results['sd']:.1f}"


def _seat(seats: Sequence[Any], seat: int) -> str:
    if seat >= len(seats):
        return ""
    low, high = seats[seat]["ci95"]
    return f"{_percent(seats[seat]['share'])} [{100 * low:.0f}–{100 * high:.0f}]"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
