"""The daily deals and puzzles in words: what they are, how they went, and how to share that."""

from __future__ import annotations

from datetime import date
from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from cardtable_gui import games, i18n
from cardtable_gui.bots.in_words import how_often
from cardtable_gui.card_lists import joined
from cardtable_gui.controller import challenges, share_codes
from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.daily import puzzles
from cardtable_gui.controller.daily.puzzles import PuzzleId
from cardtable_gui.controller.daily.results import DayDone, Try
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat, names_of, only_person
from cardtable_gui.controller.share_codes import Shared
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Ordinal, SeatName
from cardtable_gui.core.score_sheet import plain
from cardtable_gui.views.plan import match_facts
from cardtable_gui.views.shell.daily.daily_row import RowWords, stars_said
from cardtable_gui.views.shell.daily.month_calendar import ShownDone
from cardtable_gui.views.shell.daily.share_card import ShareCard

_SOLO = QT_TRANSLATE_NOOP("daily", "solo")


def of_streak(days: int) -> str:
    """How many days in a row were played; empty for fewer than two."""
    return i18n.text(QT_TRANSLATE_NOOP("daily", "%n day(s) in a row").put(n=days)) if days > 1 else ""


def about_stars() -> str:
    """What the daily deals are, and what their stars mean."""
    message = QT_TRANSLATE_NOOP(
        "daily",
        "The first try counts. Stars show how close your moves come to the coach’s: three if they’re almost as "
        "good, two if they’re a little weaker, one for finishing.",
    )
    return i18n.text(message)


def done(day: date, was: DayDone) -> ShownDone:
    """What the calendar shows of what a person did on a day."""
    deals = challenges.of_day(day)
    said = [] if was.solved is None else [puzzle_result(right=was.solved)]
    words = QCoreApplication.translate("daily", "{game}: {result}")
    for deal in deals:
        if deal.key in was.deals:
            got = was.deals[deal.key]
            told = QCoreApplication.translate("daily", "finished") if got is None else stars_said(got)
            said.append(words.format(game=title(deal), result=told))
    return ShownDone(was.solved, tuple(deal.key in was.deals for deal in deals), "\n".join(said))


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
    if tried is None and today:
        state = ""
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
    return RowWords(challenge.game, title(challenge), state, button, fresh, None if tried is None else tried.stars)


def of_puzzle(puzzle: PuzzleId, solved: bool | None) -> RowWords:
    """The puzzle's row. `solved`: whether the first answer was right; None: there was none yet."""
    game = i18n.text(games.game(puzzle.game).title)
    heading = QCoreApplication.translate("daily", "Puzzle: {game}").format(game=game)
    if solved is None:
        state = QCoreApplication.translate("daily", "Find the best move.")
        return RowWords(puzzle.game, heading, state, QCoreApplication.translate("daily", "Solve"), fresh=True)
    button = QCoreApplication.translate("daily", "Look again")
    return RowWords(
        puzzle.game, heading, puzzle_result(right=solved), button, fresh=False, more=_solution(puzzle, i18n.language())
    )


@lru_cache(maxsize=8)
def _solution(puzzle: PuzzleId, _language: i18n.Language) -> str:
    """What was best in a puzzle, and why, in the language in force; the page asks again and again."""
    found, match = puzzles.solution(puzzle), puzzles.match_of(puzzle, Seat(""))
    game = match.package.game
    best = QT_TRANSLATE_NOOP("daily", "Best: {action}. It wins {often}.")
    told = [best.put(action=game.describe(found.best), often=how_often(found.best_chance))]
    if found.reason is not None:
        told.append(found.reason)
    return i18n.sentences([i18n.text(each, names_of(match.seats)) for each in told])


def result_text(challenge: Challenge, tried: Try) -> str:
    """How a try ended."""
    dealt = challenge.match(Seat(""), official=False)
    return _own_result(dealt, tried.rank or tried.players, tried.score)


def match_result(match: Match) -> str:
    """How a match ended: for the only person at the table, else who won; empty while it goes on."""
    ranks, own = match.state.ranks, only_person(match.seats)
    if ranks is None:
        return ""
    if own is not None:
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
        return QCoreApplication.translate("daily", "Solved on the first try")
    return QCoreApplication.translate("daily", "Not solved on the first try")


def card(shared: Shared, done: str = "") -> ShareCard:
    """What is shared, and how the player did. Raises `ShareCodeError` if it doesn't fit into a code."""
    code = share_codes.written(shared)
    match shared:
        case Challenge():
            heading = title(shared)
            about = QCoreApplication.translate("daily", "Daily deal, {date}").format(date=match_facts.day(shared.day))
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
