"""The views of the statistics as rows: shares over time and in groups, and lost chances.

They are worked out in a thread, since nobody should wait for the results of thousands of matches.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardtable_gui import i18n
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.statistics.figures import (
    RIVALS,
    Figures,
    Selection,
    by,
    losses_over_time,
    shares_over_time,
)
from cardtable_gui.controller.statistics.head_to_head import head_to_heads, is_known_character
from cardtable_gui.controller.statistics.match_results import Opponent, PersonResult
from cardtable_gui.core.messages import isolated
from cardtable_gui.models.head_to_heads import HeadToHeadRow
from cardtable_gui.models.losses import LossRow
from cardtable_gui.models.meaning import meaning
from cardtable_gui.models.played_matches import MatchRow
from cardtable_gui.models.shares import ShareRow
from cardtable_gui.views.plan.match_facts import day_of
from cardtable_gui.views.shell.statistics.result_filter import (
    NOTHING_OFFERED,
    Offered,
    game_title,
    person_title,
    players_title,
    rivals_title,
)

TIME, GAMES, RIVAL_KINDS, PLAYERS, PEOPLE = "time", "games", "rivals", "players", "people"
SHARE_VIEWS = (TIME, GAMES, RIVAL_KINDS, PLAYERS, PEOPLE)
HEADS, MATCHES, LOSSES = "heads", "matches", "losses"
VIEWS = (*SHARE_VIEWS, HEADS, MATCHES, LOSSES)
_MOST_MATCHES: Final = 100
"""So many matches are listed, the latest."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown of results: those that are chosen, as the chosen view tells of them.

    Attributes:
        matches: in how many matches there are results, chosen or not.
        offered: what can be chosen.
        chosen: how many results are chosen.
        figures: those of the chosen results; None: there are none.
        meaning: what they mean, in a sentence; empty: there are none.
        view: the view.
        subject: what `shares` are about.
        shares: the lines of a view of shares.
        heads: the lines of the opponents.
        played: the lines of the latest matches.
        losses: the lines of the lost chances.
    """

    matches: int = 0
    offered: Offered = NOTHING_OFFERED
    chosen: int = 0
    figures: Figures | None = None
    meaning: str = ""
    view: str = TIME
    subject: str = ""
    shares: Sequence[ShareRow] = ()
    heads: Sequence[HeadToHeadRow] = ()
    played: Sequence[MatchRow] = ()
    losses: Sequence[LossRow] = ()


def worked_out(results: Sequence[PersonResult], selection: Selection, view: str, usual: str = "") -> Shown:
    """What a view shows of results, in the current language. `usual`: the name of the person who usually plays."""
    chosen = selection.of(results)
    offered = Offered.of(results)
    reader = usual if len(offered.people) > 1 else None
    shares = share_rows(view, chosen) if chosen and view in SHARE_VIEWS else ("", [])
    return Shown(
        matches=len({result.match for result in results}),
        offered=offered,
        chosen=len(chosen),
        figures=Figures.of(chosen) if chosen else None,
        meaning=meaning(chosen, reader) if chosen else "",
        view=view,
        subject=shares[0],
        shares=shares[1],
        heads=head_rows(chosen) if view == HEADS else (),
        played=match_rows(chosen) if view == MATCHES else (),
        losses=loss_rows(chosen) if view == LOSSES else (),
    )


def share_rows(view: str, results: Sequence[PersonResult]) -> tuple[str, list[ShareRow]]:
    """What the lines of one of `SHARE_VIEWS` are about, in the current language, and the lines."""
    return _VIEW_ROWS[view](results)


def head_rows(results: Sequence[PersonResult]) -> list[HeadToHeadRow]:
    """A line for each opponent; for each person and opponent, if the results are those of several people."""
    several = len({result.person for result in results}) > 1
    rows = []
    for each in head_to_heads(results):
        words = _opponent_words(each.opponent)
        if several:
            between = QCoreApplication.translate("statistics", "{person} – {opponent}")
            words = between.format(person=person_title(each.person), opponent=words)
        rows.append(HeadToHeadRow(words, each))
    return rows


def match_rows(results: Sequence[PersonResult]) -> list[MatchRow]:
    """A line for each of the latest matches, the latest first."""
    return [
        MatchRow(
            day_of(result.ended),
            game_title(result.game),
            person_title(result.person),
            i18n.with_commas(dict.fromkeys(map(_seated_words, result.opponents))),
            result,
        )
        for result in reversed(results[-_MOST_MATCHES:])
    ]


def _opponent_words(opponent: Opponent) -> str:
    """How an opponent is called whom somebody meets again; bots who are nobody in particular all alike."""
    if opponent.level is None or is_known_character(opponent):
        return _seated_words(opponent)
    return QCoreApplication.translate("statistics", "Other bots")


def _seated_words(opponent: Opponent) -> str:
    """How an opponent was called at the table."""
    if opponent.level is None:
        return person_title(opponent.name)
    called = Seat(opponent.name, opponent.level, character=opponent.character).called
    return isolated(called) or QCoreApplication.translate("statistics", "Bots")


def loss_rows(results: Sequence[PersonResult]) -> list[LossRow]:
    """A line for each reviewed match, the earliest first."""
    points = losses_over_time(results)
    return [LossRow(day_of(point.result.ended), game_title(point.result.game), point) for point in points]


def _over_time(results: Sequence[PersonResult]) -> tuple[str, list[ShareRow]]:
    rows = []
    for marked in (False, True):
        alike = [result for result in results if result.marked == marked]
        rows += [ShareRow(day_of(alike[each.matches - 1].ended), each, marked) for each in shares_over_time(alike)]
    return QCoreApplication.translate("statistics", "Up to"), rows


def _grouped(
    subject: Callable[[], str],
    key: Callable[[PersonResult], str | int],
    words: Callable[[str | int], str],
    order: Callable[[str | int], object] | None = None,
) -> Callable[[Sequence[PersonResult]], tuple[str, list[ShareRow]]]:
    """A view with a row for each group of results; without an order the largest group comes first.

    Below it stands the row of those in the group that have marks.
    """

    def rows(results: Sequence[PersonResult]) -> tuple[str, list[ShareRow]]:
        groups = by(results, key)
        values = sorted(groups, key=lambda value: -groups[value].matches)
        if order is not None:
            values.sort(key=order)  # type: ignore[arg-type] # orders return what can be compared
        plain, apart = (by((each for each in results if each.marked == marked), key) for marked in (False, True))
        return subject(), [
            ShareRow(words(value), shares[value], marked=shares is apart, below=shares is apart and value in plain)
            for value in values
            for shares in (plain, apart)
            if value in shares
        ]

    return rows


_VIEW_ROWS = {
    TIME: _over_time,
    GAMES: _grouped(
        lambda: QCoreApplication.translate("statistics", "Game"), lambda each: each.game, lambda it: game_title(str(it))
    ),
    RIVAL_KINDS: _grouped(
        lambda: QCoreApplication.translate("statistics", "Opponents"),
        lambda each: each.rivals,
        lambda it: rivals_title(str(it)),
        lambda it: RIVALS.index(str(it)) if it in RIVALS else len(RIVALS),
    ),
    PLAYERS: _grouped(
        lambda: QCoreApplication.translate("statistics", "Players"),
        lambda each: each.players,
        lambda it: players_title(int(it)),
        int,
    ),
    PEOPLE: _grouped(
        lambda: QCoreApplication.translate("statistics", "Person"),
        lambda each: each.person,
        lambda it: person_title(str(it)),
    ),
}
