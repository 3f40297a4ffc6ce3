"""Names of things at the table: cards for screen readers, players, zones. Always in the current language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardtable_gui.card_lists import CARDS
from cardtable_gui.core.game import AnyGame, AnyView
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message, SeatName
from cardtable_gui.core.table import AnyTable, Layout
from cardtable_gui.core.zones import Zone
from cardtable_gui.i18n import seat_name, text

LEVELS: Mapping[str, Message] = {
    "random": QT_TRANSLATE_NOOP("table", "Random bot"),
    "easy": QT_TRANSLATE_NOOP("table", "Easy bot"),
    "normal": QT_TRANSLATE_NOOP("table", "Normal bot"),
    "hard": QT_TRANSLATE_NOOP("table", "Hard bot"),
    "expert": QT_TRANSLATE_NOOP("table", "Expert bot"),
}
SHORT_LEVELS: Mapping[str, Message] = {
    "random": QT_TRANSLATE_NOOP("table", "Random"),
    "easy": QT_TRANSLATE_NOOP("table", "Easy"),
    "normal": QT_TRANSLATE_NOOP("table", "Normal"),
    "hard": QT_TRANSLATE_NOOP("table", "Hard"),
    "expert": QT_TRANSLATE_NOOP("table", "Expert"),
}
CARD_NAME = QT_TRANSLATE_NOOP("table", "Card {card}")
_ANY_BOT = QT_TRANSLATE_NOOP("table", "Bot")


@dataclass(frozen=True, slots=True)
class CardTexts:
    """The texts about a card.

    Attributes:
        face: the card's text; None: it's face down.
        name: what it's called.
        lines: where it is, and notes on it.
        pick_all: the label of the button that picks all equal cards; empty: no button.
        why_not: whether it can be played now, or why not, a sentence a line.
        rule: the number of the rule behind that; empty: no link.
    """

    face: str | None
    name: str
    lines: tuple[str, ...]
    pick_all: str = ""
    why_not: tuple[str, ...] = ()
    rule: str = ""

    @property
    def spoken(self) -> str:
        """All texts for screen readers, a line each."""
        return "\n".join((self.name, *self.lines, *self.why_not))


class Wording:
    """The names in one match, from its layout's titles and its players' names."""

    def __init__(self, game: AnyGame, layout: Layout, names: Sequence[str], onlooker: int | None) -> None:
        self._game = game
        self._layout = layout
        self.names = tuple(names)
        self.onlooker = onlooker
        places = [*layout.seat, *(place for row in layout.centre for place in row)]
        self._titles = {place.name: place.title for place in places}

    @property
    def game(self) -> str:
        """The game's title."""
        return text(self._game.title)

    def player(self, seat: int) -> str:
        """A player's name."""
        return seat_name(seat, self.names)

    def say(self, message: Message) -> str:
        """A message with these players' names."""
        return text(message, self.names)

    def cards(self, texts: Sequence[str]) -> tuple[str | Message, ...]:
        """Cards as the game names them."""
        return tuple(map(self._game.card_name, texts))

    def zone(self, zone: Zone) -> str:
        """A zone's title as on the table."""
        if zone.name == "hand":
            own = zone.seat is not None and zone.seat == self.onlooker
            return text(self._layout.hand_title if own else QT_TRANSLATE_NOOP("table", "Hand"))
        title = self._titles.get(zone.name)
        return "" if title is None else text(title)

    def owned(self, zone: Zone) -> str:
        """A zone's title with its owner, for screen readers."""
        if zone.seat is None or zone.seat == self.onlooker:
            return self.zone(zone)
        words = (
            QT_TRANSLATE_NOOP("table", "{name}’s hand")
            if zone.name == "hand"
            else QT_TRANSLATE_NOOP("table", "{zone} ({name})")
        )
        return text(words.put(zone=self.zone(zone), name=SeatName(zone.seat)), self.names)

    def called(self, zone: Zone) -> str:
        """A zone's name in a sentence that distinguishes zones of several players."""
        if zone.name == "hand" or zone.seat is None or zone.seat != self.onlooker:
            return self.owned(zone)
        return text(QT_TRANSLATE_NOOP("table", "{zone} (yours)").put(zone=self.zone(zone)))

    def card(self, zone: Zone, face: str | None, pile: int = 0) -> str:
        """A card for screen readers; `pile`: the number of cards in the pile of which it is the top."""
        if face is None:
            if pile:
                words = QT_TRANSLATE_NOOP("table", "{zone}, face down, {cards}")
                return text(words.put(zone=self.owned(zone), cards=CARDS.put(n=pile)))
            return text(QT_TRANSLATE_NOOP("table", "Face-down card, {zone}").put(zone=self.owned(zone)))
        card = CardList(self.cards((face,)))
        if zone.name == "hand" and zone.seat is not None and zone.seat == self.onlooker:
            return text(QT_TRANSLATE_NOOP("table", "{card} in your hand").put(card=card))
        if pile > 1:
            words = QT_TRANSLATE_NOOP("table", "{card}, {zone}, {cards}")
            return text(words.put(card=card, zone=self.owned(zone), cards=CARDS.put(n=pile)))
        return text(QT_TRANSLATE_NOOP("table", "{card}, {zone}").put(card=card, zone=self.owned(zone)))

    def card_by_place(self, zone: Zone, place: int, count: int) -> str:
        """One of several face-down cards that differ only by their places; places count from 0."""
        words = QT_TRANSLATE_NOOP("table", "Face-down card {number} of {count}, {zone}")
        return text(words.put(number=place + 1, count=count, zone=self.owned(zone)))

    def about(self, zone: Zone, face: str | None, table: AnyTable, view: AnyView) -> CardTexts:
        """The details of a card: its zone, the number of copies, special notes."""
        own = zone.name == "hand" and zone.seat is not None and zone.seat == self.onlooker
        place = text(QT_TRANSLATE_NOOP("table", "In your hand")) if own else self.owned(zone)
        if face is None:
            return CardTexts(None, text(QT_TRANSLATE_NOOP("table", "Face-down card")), (place,))
        named = self.cards((face,))[0]
        name = text(CARD_NAME.put(card=named)) if isinstance(named, str) else text(named)
        deck = view.game.card_texts(view.game.deck(len(view.scores), view.options))
        seen = sum(card == face for positions in view.zones() for card in positions.cards)
        lines = [place]
        if (copies := deck.count(face)) > 1:
            counted = QT_TRANSLATE_NOOP("table", "You can see {seen} of the {count} copies.")
            lines.append(text(counted.put(count=copies, seen=seen)))
        lines += [self.say(note) for note in table.about(view, face)]
        return CardTexts(face, name[:1].upper() + name[1:], tuple(lines))

    def place_titles(self) -> dict[str, str]:
        """The title of each place of the layout, by name."""
        places = (*self._layout.seat, *(place for row in self._layout.centre for place in row))
        return {place.name: text(place.title) for place in places}


def counted(cards: int) -> str:
    """A number of cards in words, since a bare number would look like a card."""
    return text(CARDS.put(n=cards))


def level(name: str | None) -> str:
    """The kind of bot at a seat; blank for a person."""
    return "" if name is None else text(LEVELS.get(name, _ANY_BOT))


def short_level(name: str | None) -> str:
    """The same as one word, for a bot of a level."""
    return level(name) if name is None or name not in SHORT_LEVELS else text(SHORT_LEVELS[name])
