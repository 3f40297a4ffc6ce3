"""Pictures of the score pad: all pads, a set-up, a pad whose next deal is half entered, and one that is over.

It stands alone, as each list of scenes does.
"""

from __future__ import annotations

from functools import partial

from cardtable_gui.controller.pads.open_pad import OpenPad
from cardtable_gui.controller.pads.pad import Pad, Person
from cardtable_gui.core.entered_deal import HowMany, SeatsInOrder, WhichCards, WhichSeat, WhichSeats
from cardtable_gui.core.options import complete
from cardtable_gui.core.strict_json import Json
from cardtable_gui.games import own_houses, package
from cardtable_gui.i18n import Language
from cardtable_gui.lab.gallery import moments
from cardtable_gui.lab.gallery.table_scenes import Scene
from cardtable_gui.views.shell.pad.pad_desk import PadDesk

_PEOPLE = 4


class RealTableScenes:
    """Sets the score pad up in one window."""

    def __init__(self, desk: PadDesk, language: Language, games: tuple[str, ...]) -> None:
        """Show these games in a language."""
        self._desk = desk
        self._language: Language = language
        self._games = [game for game in games if package(game).score_pad is not None]

    def all(self) -> list[Scene]:
        """All scenes; none if no game has a score pad."""
        if not self._games:
            return []
        first = self._games[0]
        return [
            ("pads", self._desk.show_pads),
            ("pad_setup", partial(self._desk.set_up, first)),
            *((f"pad_{game}", partial(self._entered, game)) for game in self._games),
            ("pad_over", partial(self._over, first)),
        ]

    def _entered(self, game: str) -> None:
        pad = self._begun(game)
        after = pad.with_deal(answers(pad))
        if not after.scored.over:
            pad = after
        self._desk.open(OpenPad.new(self._desk.store, pad))
        form = self._desk.page.form
        for key, value in answers(pad).items():
            form.fields[key].answered.emit(key, value)

    def _over(self, game: str) -> None:
        pad = self._begun(game)
        while not pad.scored.over:
            pad = pad.with_deal(answers(pad))
        self._desk.open(OpenPad.new(self._desk.store, pad))

    def _begun(self, game: str) -> Pad:
        rules, house = package(game).game, own_houses.of_new_matches(game)
        names = moments.NAMES.get(self._language, moments.NAMES["en"])[:_PEOPLE]
        people = tuple(map(Person, names))
        return Pad(game, people, complete(rules.options, {}), 0 if rules.start_is_open else None, house)


def answers(pad: Pad) -> dict[str, Json]:
    """An answer to each question about the next deal: the first seats, a kind by the seat, the least numbers."""
    found: dict[str, Json] = {}
    asked = True
    while asked:
        asked = False
        for question in pad.scored.questions(found):
            if question.key in found:
                continue
            match question:
                case WhichSeat(seats=seats):
                    found[question.key] = seats[0]
                case WhichSeats(seats=seats):
                    found[question.key] = list[Json](seats[:2])
                case SeatsInOrder(seats=seats):
                    found[question.key] = list[Json](seats)
                case WhichCards(kinds=kinds):
                    found[question.key] = [kinds[(question.seat or 0) % len(kinds)][0]]
                case HowMany(least=least):
                    found[question.key] = least
                case _:
                    continue
            asked = True
    return found
