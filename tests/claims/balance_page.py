"""The page `docs/BALANCE.md`: what `balance` counts in the five games, made by it alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from cardtable_gui import games, i18n
from cardtable_gui.core.messages import Message
from tests.claims.claim_list import ROOT

PAGE = ROOT / "docs" / "BALANCE.md"
MATCHES = {"godan": 2000, "gunjo": 500, "kobayakawa": 1000, "meow": 1000, "merchant": 1000}
"""How many matches are counted; other games: 500."""
HEAD = """\
# How the games go

What an author of rules looks at, counted in matches between `normal` bots with the usual options: GODAN by House 2. This page is made by
`.venv/bin/python -m tests.claims --write`, from the command above each table and the same with other numbers of seats; it's never edited.
Shares are of matches or games (deals), 95 % intervals are in brackets. `cardtable-gui balance --help` explains the command.
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
        words = {key: _said(word) for key, word in package.load_balance().words.items()}
        parts.append(_table(found, words))
    return "\n".join(parts)


def _games() -> list[str]:
    return [package.game.id for package in games.packages()]


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

    def row(name: str, tell: Callable[[Answer], str]) -> list[str]:
        return [name, *(tell(each) for each in answers)]

    yield row("Games", lambda each: f"{each['games']}")
    for kind in answers[0]["length"]:
        yield row(
            f"{kind.capitalize()} of a game (5 %, median, 95 %)",
            lambda each, kind=kind: "{mean:.1f} ({p5}, {p50}, {p95})".format(**each["length"][kind]),
        )
    if "first_period" in answers[0]:
        yield row("Games that end in their first week", lambda each: _percent(each["first_period"]))
    for end in dict.fromkeys(end for each in answers for end in each.get("ends", {})):
        yield row(f"Ends: {words.get(end, end)}", lambda each, end=end: _percent(each["ends"].get(end, 0.0)))
    if "results" in answers[0]:
        yield row("A seat’s result of a game", lambda each: "{mean:.1f} ± {sd:.1f}".format(**each["results"]))
    yield row("A seat’s score at the end", lambda each: "{mean:.1f} ± {sd:.1f}".format(**each["scores"]))
    if "results" in answers[0]:
        yield row("Scores below zero", lambda each: _percent(each["results"]["negative"]))
    for seat in range(max(len(each["seats"]) for each in answers)):
        name = "Matches won by the start seat" if seat == 0 else f"… by seat {seat + 1} from there"
        yield row(name, lambda each, seat=seat: _seat(each["seats"], seat))
    yield row("Matches with several winners", lambda each: _percent(each["ties"]))
    for kind in dict.fromkeys(kind for each in answers for kind in each["actions"]):
        name = words.get(kind, kind)
        yield row(f"Of all actions: {name}", lambda each, kind=kind: _percent(each["actions"].get(kind, 0.0)))


def _seat(seats: Sequence[Any], seat: int) -> str:
    if seat >= len(seats):
        return ""
    low, high = seats[seat]["ci95"]
    return f"{_percent(seats[seat]['share'])} [{100 * low:.0f}–{100 * high:.0f}]"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
