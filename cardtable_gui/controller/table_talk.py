"""Table talk: who of the cast reacts to what has happened at the table, with which face, and with which words.

It's a function of what everybody sees: the spectator's views and events of the current deal, and who sits where. No
hand has a part in it, not even that of who reacts, and neither has what bots think: so no face tells anything. What
looks like chance is drawn from that, too, and the same moment always brings the same reaction.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Final

from cardtable_gui.bots import cast
from cardtable_gui.bots.remarks import Part
from cardtable_gui.controller.match import Match, Step
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.events import all_seen
from cardtable_gui.core.messages import Message
from cardtable_gui.core.table_moments import Moment

TURNS_APART: Final = 3
"""In so many turns in a row there is one reaction at most, of all characters together; a deal begins without any."""
WORDS: Final = 0.65
"""How often a reaction that has words is more than a look."""


@dataclass(frozen=True, slots=True)
class Reaction:
    """A reaction.

    Attributes:
        seat: whose.
        look: one of `cast.LOOKS`.
        words: what is said; None: it's a look only.
        kind: the kind of moment.
    """

    seat: int
    look: str
    words: Message | None
    kind: str


@dataclass(slots=True)
class _Deal:
    """What was done in a deal until now, as far as it matters."""

    first: int
    steps: list[Step] = field(default_factory=list)
    reactions: list[Reaction | None] = field(default_factory=list)
    turn: int = 0
    reacted: int = 0
    """The turn of the last reaction, or one before the first of the deal, when there may have been one."""
    said: Counter[tuple[int, str, Part]] = field(default_factory=Counter)


class TableTalk:
    """The reactions in one match."""

    def __init__(self, match: Match) -> None:
        """Of this match, as it goes on."""
        self._match = match
        self._deal = _Deal(0)

    def at(self, index: int) -> Reaction | None:
        """The reaction to a step of the match; None: nobody reacts. Raises `IndexError` if there is no such step."""
        self._match.steps[index]
        if not any(map(_character, self._match.seats)):
            return None
        first = self._first_of_deal(index)
        steps = self._match.steps[first : index + 1]
        known = self._deal
        if known.first != first or any(mine is not step for mine, step in zip(known.steps, steps, strict=False)):
            known = self._deal = _Deal(first)
        for step in steps[len(known.steps) :]:
            known.reactions.append(self._follow(known, step))
            known.steps.append(step)
        return known.reactions[index - first]

    def _first_of_deal(self, index: int) -> int:
        deal = self._match.state_at(index).deal
        while index > 0 and self._match.state_at(index - 1).deal == deal:
            index -= 1
        return index

    def _follow(self, deal: _Deal, step: Step) -> Reaction | None:
        """The reaction to the next step of a deal, which it takes note of."""
        if deal.steps and step.seat != deal.steps[-1].seat:
            deal.turn += 1
        if deal.turn - deal.reacted < TURNS_APART:
            return None
        table, responses = self._match.package.table, self._match.package.load_responses()
        before, after = self._match.state_at(step.index).view(None), step.after.view(None)
        events = all_seen(step.events, None)
        moments: Sequence[Moment] = table.moments(before, events, after)
        if not moments:
            return None
        characters = [_character(who) for who in self._match.seats_at(step.index)]
        rng = Random(sha256(repr((step.index, before, events, after)).encode()).digest())
        for moment in moments:
            response = responses.get(moment.kind)
            if response is None or rng.random() >= response.often:
                continue
            found = [(cue, seat) for cue in response.cues for seat in _seats(cue.part, moment, characters)]
            if found:
                cue, seat = rng.choice(found)
                deal.reacted = deal.turn
                lines = cue.lines.get(characters[seat], ())
                words = self._words(deal, lines, (seat, moment.kind, cue.part), rng)
                return Reaction(seat, cue.look, words, moment.kind)
        return None

    def _words(self, deal: _Deal, lines: Sequence[Message], said: tuple[int, str, Part], rng: Random) -> Message | None:
        """What is said; of several things another one each time, in each deal of a match and in each match.

        `said`: the seat, the kind of moment and the seat's part in it.
        """
        if rng.random() >= WORDS or not lines:
            return None
        opening = repr((said[1:], self._match.state_at(0).view(None)))
        first = sha256(opening.encode()).digest()[0] + self._match.state_at(deal.first).deal
        deal.said[said] += 1
        return lines[(first + deal.said[said]) % len(lines)]


def _seats(part: Part, moment: Moment, characters: Sequence[str]) -> list[int]:
    """The seats of characters that have this part in a moment."""
    others = [seat for seat in range(len(characters)) if seat not in (moment.doer, moment.struck)]
    struck = [] if moment.struck is None else [moment.struck]
    seats = {Part.DOER: [moment.doer], Part.STRUCK: struck, Part.OTHER: others}[part]
    return [seat for seat in seats if characters[seat]]


def _character(who: Seat) -> str:
    """The id of the character that somebody is, if it's known here; empty: a person, or a bot without one."""
    found = None if who.level is None else cast.find(who.character)
    return "" if found is None else found.id
