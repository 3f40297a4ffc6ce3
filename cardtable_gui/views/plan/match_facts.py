"""Short facts about games and matches, as texts."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from cardtable_gui import i18n
from cardtable_gui.bots.levels import LEVELS, TITLES
from cardtable_gui.card_lists import joined
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, SeatName


def players(span: tuple[int, int]) -> str:
    """The possible numbers of players."""
    least, most = span
    if least == most:
        return i18n.text(QT_TRANSLATE_NOOP("start", "%n player(s)").put(n=least))
    return QCoreApplication.translate("start", "{least}–{most} players").format(least=least, most=most)


def minutes(span: tuple[int, int]) -> str:
    """The duration of a match."""
    least, most = span
    if least == most:
        return QCoreApplication.translate("start", "about {number} min").format(number=least)
    return QCoreApplication.translate("start", "{least}–{most} min").format(least=least, most=most)


def companions(seats: Sequence[Seat]) -> str:
    """Who plays, by number: “you and 3 bots (Normal)”."""
    people = sum(seat.level is None for seat in seats)
    bots = len(seats) - people
    groups = []
    if people == 1:
        groups.append(QCoreApplication.translate("start", "you"))
    elif people:
        groups.append(i18n.text(QT_TRANSLATE_NOOP("start", "%n person(s)").put(n=people)))
    if bots:
        groups.append(i18n.text(QT_TRANSLATE_NOOP("start", "%n bot(s)").put(n=bots)))
    everybody = joined(groups, i18n.text)
    known = [level for level in LEVELS if any(seat.level == level for seat in seats)]
    if not known:
        return everybody
    titles = joined([i18n.text(TITLES[level]) for level in known], i18n.text)
    return QCoreApplication.translate("start", "{seats} ({levels})").format(seats=everybody, levels=titles)


def ahead(names: Sequence[str], numbers: Sequence[int]) -> list[str]:
    """With which head start each seat begins that has any, in a sentence each."""
    told = QT_TRANSLATE_NOOP("start", "{seat} has a head start of {number}.")
    return [
        i18n.text(told.put(seat=SeatName(seat), number=number), names) for seat, number in enumerate(numbers) if number
    ]


def locale() -> QLocale:
    """The locale of the current language."""
    return QLocale(i18n.LOCALES[i18n.language()])


def day(when: date) -> str:
    """A date in full."""
    return locale().toString(QDate(when.year, when.month, when.day), QLocale.FormatType.LongFormat)


def day_of(seconds: int) -> str:
    """The local day of a time in seconds since 1970 (UTC), in short."""
    return locale().toString(QDateTime.fromSecsSinceEpoch(seconds).toLocalTime().date(), QLocale.FormatType.ShortFormat)


def moment(when: QDateTime) -> str:
    """A past time for people: today and yesterday by name, with the time of day."""
    local = when.toLocalTime()
    time = locale().toString(local.time(), QLocale.FormatType.ShortFormat)
    days = local.date().daysTo(QDate.currentDate())
    if days == 0:
        return QCoreApplication.translate("start", "today, {time}").format(time=time)
    if days == 1:
        return QCoreApplication.translate("start", "yesterday, {time}").format(time=time)
    return locale().toString(local.date(), QLocale.FormatType.LongFormat)
