"""Short facts about games and matches, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from cardtable_gui import i18n


def players(span: tuple[int, int]) -> str:
    """How many can play."""
    least, most = span
    if least == most:
        return QCoreApplication.translate("start", "{number} players").format(number=least)
    return QCoreApplication.translate("start", "{least}–{most} players").format(least=least, most=most)


def minutes(span: tuple[int, int]) -> str:
    """How long a match takes."""
    least, most = span
    if least == most:
        return QCoreApplication.translate("start", "about {number} min").format(number=least)
    return QCoreApplication.translate("start", "{least}–{most} min").format(least=least, most=most)


def locale() -> QLocale:
    """The locale of the language in force."""
    return QLocale("ja_JP" if i18n.language() == "ja" else "en_GB")


def moment(when: QDateTime) -> str:
    """A past moment as people say it: today and yesterday by name, with the time."""
    local = when.toLocalTime()
    time = locale().toString(local.time(), QLocale.FormatType.ShortFormat)
    days = local.date().daysTo(QDate.currentDate())
    if days == 0:
        return QCoreApplication.translate("start", "today, {time}").format(time=time)
    if days == 1:
        return QCoreApplication.translate("start", "yesterday, {time}").format(time=time)
    return locale().toString(local.date(), QLocale.FormatType.LongFormat)
