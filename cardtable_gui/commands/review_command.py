"""`review`: what each decision of a recorded match was worth, and what luck did apart from play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.commands import record_file
from cardtable_gui.commands.console import Console, progress, write_json
from cardtable_gui.commands.errors import UsageError
from cardtable_gui.commands.help_page import Example
from cardtable_gui.commands.parser import Parser, positive, whole
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.review.review import BUDGET_MS, Judged, Review, decisions_of, judge, review
from cardtable_gui.core.actions import Action
from cardtable_gui.core.aids.percents import permille
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.strict_json import Json
from cardtable_gui.i18n import seat_name, text

_MOST_SEATS = 99
_DIGITS = 6
"""The decimals of shares in JSON."""


def run(arguments: Sequence[str], console: Console) -> int:
    """Judge the decisions of a record, those of one seat or of all.

    The JSON output holds `game`, `decisions` and `seats`; chances, errors, losses and luck are shares of a match, from
    0 to 1. A decision's `index` is the number of actions before it, and its `luck` the change of the seat's chance
    since its decision before. Forced moves are no decisions.
    """
    about = QT_TRANSLATE_NOOP("cli", "Shows what each decision of a recorded match was worth, and how much was luck.")
    examples = (
        Example("review match.cardtable", QT_TRANSLATE_NOOP("cli", "all decisions, and the best move for each")),
        Example(
            "review match.cardtable --seat 0 --json", QT_TRANSLATE_NOOP("cli", "only the first player’s decisions")
        ),
    )
    parser = Parser("review", about, console, examples=examples)
    parser.add_record()
    parser.add(
        "--seat",
        metavar="S",
        type=whole(0, _MOST_SEATS),
        help_text=QT_TRANSLATE_NOOP("cli", "only this seat’s decisions, counting seats from 0 (default: all)"),
    )
    parser.add(
        "--ms",
        metavar="M",
        type=positive,
        default=BUDGET_MS,
        help_text=QT_TRANSLATE_NOOP(
            "cli", "the work for each decision, in milliseconds on an ordinary machine (default: 200)"
        ),
    )
    parser.add_json()
    given = parser.read(arguments)
    match = record_file.read(given.file)
    players = len(match.seats)
    if given.seat is not None and given.seat >= players:
        message = QT_TRANSLATE_NOOP("cli", "This match has %n seat(s), so --seat can’t be {seat}: count from 0.")
        raise UsageError(message.put(n=players, seat=given.seat))
    seats = range(players) if given.seat is None else (given.seat,)
    found = review(match, dict(_judged(match, seats, given.ms)))
    if given.json:
        write_json(_form(found, match, seats))
    else:
        _tell(found, match, seats, console)
    return 0


def _judged(match: Match, seats: Sequence[int], ms: float) -> Iterator[tuple[int, Verdict[Action]]]:
    """Judge the decisions one by one, and show on a terminal how far it has got."""
    decisions = list(decisions_of(match, seats))
    for index, decision in progress(decisions, len(decisions)):
        yield index, judge(match, decision, ms)


def _form(found: Review, match: Match, seats: Sequence[int]) -> dict[str, Json]:
    notation = match.package.game.notation
    decisions: list[Json] = [
        {
            "index": each.index,
            "seat": each.seat,
            "action": notation(each.action),
            "best": notation(each.verdict.best),
            "chance": round(each.verdict.chance, _DIGITS),
            "best_chance": round(each.verdict.best_chance, _DIGITS),
            "error": round(each.verdict.error, _DIGITS),
            "luck": round(each.luck, _DIGITS),
        }
        for each in found.decisions
    ]
    sums: list[Json] = [
        {"seat": each.seat, "loss": round(each.loss, _DIGITS), "luck": round(each.luck, _DIGITS)}
        for each in map(found.seat, seats)
    ]
    return {"game": found.game, "decisions": decisions, "seats": sums}


def _tell(found: Review, match: Match, seats: Sequence[int], console: Console) -> None:
    names = [seat.called for seat in match.seats]
    shown = [seat_name(seat, names, console.language) for seat in range(len(names))]

    def words(action: Action) -> str:
        return text(match.package.game.describe(action), names, console.language)

    def row(each: Judged) -> tuple[str, ...]:
        best = words(each.verdict.best) if each.verdict.best != each.action else "-"
        verdict = each.verdict
        chance = f"{_written(permille(verdict.chance))}% ±{_written(permille(verdict.error))}"
        loss = permille(verdict.best_chance) - permille(verdict.chance)
        given = f"{_written(loss)}%" if loss else "-"
        luck = permille(verdict.best_chance) - permille(each.before)
        return (str(each.index), shown[each.seat], words(each.action), best, chance, given, _signed(luck))

    heads = (
        QT_TRANSLATE_NOOP("cli", "After"),
        QT_TRANSLATE_NOOP("cli", "Player"),
        QT_TRANSLATE_NOOP("cli", "What was done"),
        QT_TRANSLATE_NOOP("cli", "Better"),
        QT_TRANSLATE_NOOP("cli", "Chance"),
        QT_TRANSLATE_NOOP("cli", "Given away"),
        QT_TRANSLATE_NOOP("cli", "Luck before"),
    )
    console.table(heads, map(row, found.decisions), left=4)
    console.say(QT_TRANSLATE_NOOP("cli", "In the whole match, as shares of a win:"))
    columns = (
        QT_TRANSLATE_NOOP("cli", "Player"),
        QT_TRANSLATE_NOOP("cli", "Given away"),
        QT_TRANSLATE_NOOP("cli", "Luck"),
    )
    sums = (found.seat(seat, permille) for seat in seats)
    console.table(columns, [(shown[each.seat], f"{_written(each.loss)}%", _signed(each.luck)) for each in sums])


def _written(tenths: float) -> str:
    """So many tenths of a percent, in percent."""
    return f"{tenths / 10:.1f}"


def _signed(tenths: float) -> str:
    return f"{tenths / 10:+.1f}%"
