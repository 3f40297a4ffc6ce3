"""The views of the statistics as rows: shares over time and in groups, and lost chances.

They are worked out in a thread, since nobody should wait for the results of thousands of matches.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from cardtable_gui.controller.statistics.figures import (
    RIVALS,
    Figures,
    Selection,
    by,
    losses_over_time,
    shares_over_time,
)
from cardtable_gui.controller.statistics.match_results import PersonResult
from cardtable_gui.models.losses import LossRow
from cardtable_gui.models.shares import ShareRow
from cardtable_gui.views.plan.match_facts import locale
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
LOSSES = "losses"
VIEWS = (*SHARE_VIEWS, LOSSES)


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown of results: those that are chosen, as the chosen view tells of them.

    Attributes:
        matches: in how many matches there are results, chosen or not.
        offered: what can be chosen.
        chosen: how many results are chosen.
        only_helped: whether only those with undo, hints and so on agree with what is chosen, and these are left out.
        figures: those of the chosen results; None: there are none.
        view: the view.
        subject: what `shares` are about.
        shares: the lines of a view of shares.
        losses: the lines of the lost chances.
    """

    matches: int = 0
    offered: Offered = NOTHING_OFFERED
    chosen: int = 0
    only_helped: bool = False
    figures: Figures | None = None
    view: str = TIME
    subject: str = ""
    shares: Sequence[ShareRow] = ()
    losses: Sequence[LossRow] = ()


def worked_out(results: Sequence[PersonResult], selection: Selection, view: str) -> Shown:
    """What a view shows of results, in the current language."""
    chosen = selection.of(results)
    shares = share_rows(view, chosen) if chosen and view in SHARE_VIEWS else ("", [])
    return Shown(
        matches=len({result.match for result in results}),
        offered=Offered.of(results),
        chosen=len(chosen),
        only_helped=not chosen and bool(replace(selection, helped=None).of(results)),
        figures=Figures.of(chosen) if chosen else None,
        view=view,
        subject=shares[0],
        shares=shares[1],
        losses=loss_rows(chosen) if view == LOSSES else (),
    )


def share_rows(view: str, results: Sequence[PersonResult]) -> tuple[str, list[ShareRow]]:
    """What the lines of one of `SHARE_VIEWS` are about, in the current language, and the lines."""
    return _VIEW_ROWS[view](results)


def loss_rows(results: Sequence[PersonResult]) -> list[LossRow]:
    """A line for each reviewed match, the earliest first."""
    points = losses_over_time(results)
    return [LossRow(_day(point.result.ended), game_title(point.result.game), point) for point in points]


def _day(ended: int) -> str:
    date = QDateTime.fromSecsSinceEpoch(ended).toLocalTime().date()
    return locale().toString(date, QLocale.FormatType.ShortFormat)


def _over_time(results: Sequence[PersonResult]) -> tuple[str, list[ShareRow]]:
    shares = shares_over_time(results)
    rows = [ShareRow(_day(results[share.matches - 1].ended), share) for share in shares]
    return QCoreApplication.translate("statistics", "Up to"), rows


def _grouped(
    subject: Callable[[], str],
    key: Callable[[PersonResult], str | int],
    words: Callable[[str | int], str],
    order: Callable[[str | int], object] | None = None,
) -> Callable[[Sequence[PersonResult]], tuple[str, list[ShareRow]]]:
    """A view with a row for each group of results; without an order the largest group comes first."""

    def rows(results: Sequence[PersonResult]) -> tuple[str, list[ShareRow]]:
        shares = by(results, key)
        values = sorted(shares, key=lambda value: -shares[value].matches)
        if order is not None:
            values.sort(key=order)  # type: ignore[arg-type] # orders return what can be compared
        return subject(), [ShareRow(words(value), shares[value]) for value in values]

    return rows


_VIEW_ROWS = {
    TIME: _over_time,
    GAMES: _grouped(
        lambda: QCoreApplication.translate("statistics", "Game"), lambda each: each.game, lambda it: game_title(str(it))
    ),
    RIVAL_KINDS: _grouped(
        lambda: QCoreApplication.translate("statistics", "Rivals"),
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
