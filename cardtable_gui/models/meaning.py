"""One sentence about what figures of the statistics mean. It claims only what luck alone doesn't explain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable_gui import i18n
from cardtable_gui.card_lists import NUMBERS
from cardtable_gui.controller.statistics.figures import Share, marks_of
from cardtable_gui.controller.statistics.match_results import PEOPLE, SOLO, PersonResult
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName, You
from cardtable_gui.models.mark_words import marks_words
from cardtable_gui.models.shares import count, written

_FEW: Final = 20
"""Fewer matches than these tell of nothing but luck, unless they're very much alike."""
_NEAR: Final = 0.02
"""A share is told by a fraction that lies so near."""
_PARTS: Final = (1, 2, 3, 4, 5, 6, 10)
"""What fractions people say: sevenths of matches are told in percent."""
_AGAINST: Final = {
    "random": QT_TRANSLATE_NOOP("statistics", "against random bots"),
    "easy": QT_TRANSLATE_NOOP("statistics", "against easy bots"),
    "normal": QT_TRANSLATE_NOOP("statistics", "against normal bots"),
    "hard": QT_TRANSLATE_NOOP("statistics", "against hard bots"),
    "expert": QT_TRANSLATE_NOOP("statistics", "against expert bots"),
    PEOPLE: QT_TRANSLATE_NOOP("statistics", "against people"),
}
_PLAYER: Final = SeatName(0)


def meaning(results: Sequence[PersonResult], usual: str | None) -> str:
    """The sentence about some results, at least one, in the current language.

    Args:
        results: the results.
        usual: the name of the person who reads; None: there is only one person.
    """
    people = {result.person for result in results}
    if len(people) > 1:
        several = QT_TRANSLATE_NOOP(
            "statistics",
            "These are the results of %n people together. Choose a person above to see only that person’s.",
        )
        return i18n.text(several.put(n=len(people)))
    (name,) = people
    names = [You(name) if usual in (None, name) else name]
    plain = [result for result in results if not result.marked]
    if not plain:
        apart = QT_TRANSLATE_NOOP("statistics", "{player} has won {wins} of %n match(es), with {marks}.")
        marks = marks_words(marks_of(results))
        return i18n.text(apart.put(player=_PLAYER, **_counts(Share.of(results)), marks=marks), names)
    others = [result for result in plain if result.rivals != SOLO]
    return i18n.text(_against_others(others) if others else _alone(Share.of(plain)), names)


def _alone(share: Share) -> Message:
    told = QT_TRANSLATE_NOOP("statistics", "{player} has reached the goal in {wins} of %n solo match(es).")
    return told.put(player=_PLAYER, **_counts(share))


def _against_others(results: Sequence[PersonResult]) -> Message:
    """The meaning of a share among others: what it is if it differs from an even one beyond its interval."""
    share = Share.of(results)
    assert share.chance is not None
    rivals = {result.rivals for result in results}
    against = _AGAINST.get(next(iter(rivals))) if len(rivals) == 1 else None
    sizes = {result.players for result in results}
    even = _even(share.chance, sizes.pop() if len(sizes) == 1 else None)
    if share.low <= share.chance <= share.high:
        early = QT_TRANSLATE_NOOP("statistics", "{won}; {even}, but it’s too early to say more.")
        luck = QT_TRANSLATE_NOOP("statistics", "{won}; that could be luck alone, since {even}.")
        return (early if share.matches < _FEW else luck).put(won=_won(share, against), even=even)
    frequency = _frequency(share)
    if against is None:
        often = QT_TRANSLATE_NOOP("statistics", "{player} wins about {share}; {even}.")
        return often.put(player=_PLAYER, share=frequency, even=even)
    often = QT_TRANSLATE_NOOP("statistics", "{player} wins about {share} {against}; {even}.")
    return often.put(player=_PLAYER, share=frequency, against=against, even=even)


def _won(share: Share, against: Message | None) -> Message:
    """How many matches were won, as the beginning of a sentence."""
    if against is None:
        told = QT_TRANSLATE_NOOP("statistics", "{player} has won {wins} of %n match(es)")
        return told.put(player=_PLAYER, **_counts(share))
    told = QT_TRANSLATE_NOOP("statistics", "{player} has won {wins} of %n match(es) {against}")
    return told.put(player=_PLAYER, **_counts(share), against=against)


def _counts(share: Share) -> dict[str, str | int]:
    return {"wins": count(share.wins), "n": share.matches}


def _even(chance: float, players: int | None) -> Message:
    """What an even share is, in mid-sentence."""
    known = players is not None and players <= len(NUMBERS)
    found = (1, players) if players is not None and known else _fraction(chance)
    part: Message | str = written(chance)
    if found is not None:
        part = QT_TRANSLATE_NOOP("statistics", "{part} in {whole}").put(**_in_words(*found))
    if players is None or not known:
        return QT_TRANSLATE_NOOP("statistics", "equally good players would each win {part}").put(part=part)
    told = QT_TRANSLATE_NOOP("statistics", "with {players} at the table, equally good players would each win {part}")
    return told.put(players=NUMBERS[players - 1], part=part)


def _frequency(share: Share) -> Message:
    """How often matches were won, in words; in percent, if words would not tell it from an even share."""
    found = _fraction(share.share)
    if found is None or found[0] in (0, found[1]) or (share.chance is not None and found == _fraction(share.chance)):
        return QT_TRANSLATE_NOOP("statistics", "{percent} of matches").put(percent=written(share.share))
    part, whole = found
    if part == 1:
        return QT_TRANSLATE_NOOP("statistics", "one match in {whole}").put(whole=NUMBERS[whole - 1])
    return QT_TRANSLATE_NOOP("statistics", "{part} matches in {whole}").put(**_in_words(part, whole))


def _fraction(share: float) -> tuple[int, int] | None:
    """The simplest fraction in words that lies near a share; None: none does."""
    for whole in _PARTS:
        part = round(share * whole)
        if abs(part / whole - share) <= _NEAR:
            return part, whole
    return None


def _in_words(part: int, whole: int) -> dict[str, Message]:
    return {"part": NUMBERS[part - 1], "whole": NUMBERS[whole - 1]}
