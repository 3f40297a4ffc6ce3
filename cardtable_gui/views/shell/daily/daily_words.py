"""The daily deals and puzzles in words: what they are, how they went, and how to share that."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from cardtable_gui import games, i18n
from cardtable_gui.card_lists import joined
from cardtable_gui.controller import share_codes
from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.daily.puzzles import PuzzleId
from cardtable_gui.controller.daily.results import Try
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.share_codes import Shared
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Ordinal, SeatName
from cardtable_gui.models.scores import plain
from cardtable_gui.views.plan import match_facts
from cardtable_gui.views.shell.daily.daily_row import RowWords
from cardtable_gui.views.shell.daily.share_card import ShareCard

_SOLO = QT_TRANSLATE_NOOP("daily", "solo")


def day(when: date) -> str:
    """A date in full."""
    return match_facts.locale().toString(QDate(when.year, when.month, when.day), QLocale.FormatType.LongFormat)


def of_streak(days: int) -> str:
    """How many days in a row were played; empty for fewer than two."""
    return i18n.text(QT_TRANSLATE_NOOP("daily", "%n day(s) in a row.").put(n=days)) if days > 1 else ""


def title(challenge: Challenge) -> str:
    """A deal's game, and whether it's played alone."""
    game = i18n.text(games.game(challenge.game).title)
    if not challenge.solo:
        return game
    return QCoreApplication.translate("daily", "{game}, {variant}").format(game=game, variant=i18n.text(_SOLO))


def of_challenge(challenge: Challenge, tried: Try | None, *, gone: bool, today: bool) -> RowWords:
    """A deal's row.

    `tried`: the try that counts; `gone`: it was deleted before its end; `today`: a try would count.
    """
    bots = challenge.players - 1
    about = i18n.text(QT_TRANSLATE_NOOP("daily", "You and %n bot(s)").put(n=bots)) if bots else ""
    if tried is None and today:
        state = QCoreApplication.translate("daily", "The first try counts.")
        button, fresh = QCoreApplication.translate("daily", "Play now"), True
    elif tried is None:
        state = QCoreApplication.translate("daily", "Not played")
        button, fresh = QCoreApplication.translate("daily", "Play freely"), False
    elif tried.over:
        state = result_text(challenge, tried)
        button, fresh = QCoreApplication.translate("daily", "Play freely"), False
    elif gone:
        state = QCoreApplication.translate("daily", "Not finished")
        button, fresh = QCoreApplication.translate("daily", "Play freely"), False
    else:
        state = QCoreApplication.translate("daily", "Under way")
        button, fresh = QCoreApplication.translate("daily", "Continue"), True
    return RowWords(challenge.game, title(challenge), about, state, button, fresh)


def of_puzzle(puzzle: PuzzleId, solved: bool | None) -> RowWords:
    """The puzzle's row. `solved`: whether the first answer was right; None: there was none."""
    game = i18n.text(games.game(puzzle.game).title)
    heading = QCoreApplication.translate("daily", "Puzzle: {game}").format(game=game)
    if solved is None:
        state = QCoreApplication.translate("daily", "Find the best move.")
        button = QCoreApplication.translate("daily", "Solve")
    else:
        state = puzzle_result(right=solved)
        button = QCoreApplication.translate("daily", "Look again")
    return RowWords(puzzle.game, heading, "", state, button, solved is None)


def result_text(challenge: Challenge, tried: Try) -> str:
    """How a try ended."""
    dealt = challenge.match(Seat(""), (), official=False)
    return _own_result(dealt, tried.rank or tried.players, tried.score)


def match_result(match: Match) -> str:
    """How a match ended: for the only person at the table, else who won; empty while it goes on."""
    ranks, people = match.state.ranks, match.people
    if ranks is None:
        return ""
    if len(people) == 1:
        (own,) = people
        return _own_result(match, ranks[own], match.state.scores[own])
    names = [seat.called for seat in match.seats]
    first = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(first) > 1:
        told = joined([i18n.seat_name(seat, names) for seat in first], i18n.text)
        return i18n.text(QT_TRANSLATE_NOOP("table", "{names} win the match").put(names=told))
    return i18n.text(QT_TRANSLATE_NOOP("table", "{name} wins the match").put(name=SeatName(first[0])), names)


def _own_result(match: Match, rank: int, score: int) -> str:
    """The place of the player in such a match, and the score where points count."""
    table, players = match.package.table, match.state.players
    if players == 1:
        return i18n.text(table.alone_result(score))
    if not table.counts_points(match.state.view(None)):
        return i18n.text(QT_TRANSLATE_NOOP("daily", "{place} of {players}").put(place=Ordinal(rank), players=players))
    message = QT_TRANSLATE_NOOP("daily", "{place} of {players}, score {score}")
    return i18n.text(message.put(place=Ordinal(rank), players=players, score=plain(score)))


def puzzle_result(*, right: bool) -> str:
    """How the first answer to a puzzle was."""
    if right:
        return QCoreApplication.translate("daily", "Solved at the first try")
    return QCoreApplication.translate("daily", "Not solved at the first try")


def card(shared: Shared, done: str = "") -> ShareCard:
    """What is shared, and how the player did. Raises `ShareCodeError` if it doesn't fit into a code."""
    code = share_codes.written(shared)
    match shared:
        case Challenge():
            heading = title(shared)
            about = QCoreApplication.translate("daily", "Daily deal, {date}").format(date=day(shared.day))
        case PuzzleId():
            heading = i18n.text(games.game(shared.game).title)
            words = QCoreApplication.translate("daily", "Puzzle no. {number}: find the best move.")
            about = words.format(number=shared.number + 1)
        case _:
            heading = i18n.text(games.game(shared.game).title)
            about = QCoreApplication.translate("window", "Deal no. {number}").format(number=shared.seed)
    program = QCoreApplication.translate("window", "Card Table")
    said = QCoreApplication.translate("share", "Code {code}").format(code=code)
    text = " · ".join(filter(None, (program, heading, about, done, said)))
    return ShareCard(shared.game, heading, about, done, code, text)
