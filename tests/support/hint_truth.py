"""Whether hints say what is so, in many positions and with the time that they really have.

`python -m tests.support.hint_truth --positions 500` prints a line of figures for each game, and ends with 1 where a
reason was false, held for the best move of another kind too, or too many hints said nothing of the cards. `--show`
prints the hints themselves, as a player reads them.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial

from cardtable_gui import games, i18n
from cardtable_gui.bots.assessment import QUICK_MS
from cardtable_gui.controller.hint_reasons import explanation
from tests.games.test_reasons import checks_of
from tests.support.hints import Position, Truth, judge, positions

NAMES = ("Ann", "Ben", "Cho", "Dan", "Eve", "Fay")


def read_out(position: Position, language: i18n.Language) -> str:
    """A hint with all that explains it, and the cards that it is about."""
    describe = partial(position.match.package.game.describe_in, position.view)
    lines = [i18n.text(describe(position.advice.action), NAMES, language)]
    lines += [
        i18n.text(each, NAMES, language) for each in explanation(describe, position.view.players, position.advice)
    ]
    table = "; ".join(f"{zone.zone}: {' '.join(card or '_' for card in zone.cards)}" for zone in position.view.zones())
    return f"[{table}]\n  " + "\n  ".join(lines)


def _main() -> int:
    parser = argparse.ArgumentParser(prog="hint_truth")
    parser.add_argument("--positions", type=int, default=500, help="so many a game")
    parser.add_argument("--games", default=",".join(package.game.id for package in games.packages()))
    parser.add_argument("--ms", type=float, default=QUICK_MS, help="how long each hint thinks")
    parser.add_argument("--show", choices=i18n.LANGUAGES, help="print the hints in this language")
    arguments = parser.parse_args()
    good = True
    for game_id in arguments.games.split(","):
        checks, truth = checks_of(game_id), Truth()
        for options in checks.options.values():
            for position in positions(game_id, arguments.positions // len(checks.options), options, arguments.ms):
                judge(position, checks.checks, truth)
                if arguments.show and not position.advice.forced:
                    print(read_out(position, arguments.show))
        good = good and not truth.wrong and not truth.shared and truth.plain <= checks.plain * truth.positions
        for line in (*truth.wrong, *truth.shared):
            print(f"  {line}")
        for text, count in truth.heard.most_common():
            print(f"  {count}: {text}")
        print(
            f"{game_id}: {truth.positions} decisions, {len(truth.wrong)} reasons false, {len(truth.shared)} as true of "
            f"another kind of move, {truth.plain} hints say nothing of the cards",
            flush=True,
        )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(_main())
