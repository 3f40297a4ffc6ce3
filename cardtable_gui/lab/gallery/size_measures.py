"""How large cards and words are on the tables of all games, measured at the real window."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import product
from typing import TYPE_CHECKING, Final

from cardtable_gui import games
from cardtable_gui.core.strict_json import Json
from cardtable_gui.lab.gallery.gallery_order import PictureSize

if TYPE_CHECKING:
    from cardtable_gui.lab.gallery.measured_table import MeasuredTable

WINDOWS: Final = tuple(
    PictureSize(wide, high, 1.0) for wide, high in ((1024, 640), (1280, 800), (1920, 1080), (3840, 2160))
)
PERCENTS: Final = (80, 100, 130, 160, 200)
PLAYERS: Final = (3, 4, 5, 6)
PANELS: Final = (False, True)
CARDS: Final = ("small", "normal", "large")
"""Card sizes that a player can want."""


@dataclass(frozen=True, slots=True)
class SizesOrder:
    """What is to be measured: each game with each number of players that it allows, in each window.

    Attributes:
        games: the ids of the games.
        players: numbers of players; those that a game does not allow are left out.
        windows: their sizes; the screen's scale changes nothing.
        percents: text sizes.
        panels: whether the side panel is open.
        cards: the card size that the player wants.
        large_numerals: whether large numbers on cards are wanted.
    """

    games: Sequence[str]
    players: Sequence[int] = PLAYERS
    windows: Sequence[PictureSize] = WINDOWS
    percents: Sequence[int] = PERCENTS
    panels: Sequence[bool] = PANELS
    cards: str = "normal"
    large_numerals: bool = False

    def matches(self) -> Iterator[tuple[str, int]]:
        """The games with their numbers of players."""
        for game in self.games:
            least, most = games.game(game).players
            yield from ((game, players) for players in self.players if least <= players <= most)

    def __len__(self) -> int:
        return len(list(self.matches())) * len(self.windows) * len(self.percents) * len(self.panels)


@dataclass(frozen=True, slots=True)
class TableSizes:
    """What was measured at one table; lengths are logical pixels.

    Attributes:
        game: the game's id.
        players: their number.
        window: width and height of the window.
        text: the text size in percent that the player wants.
        panel: whether the side panel is open.
        card: the height of a card in the own hand.
        hero: the height of the cards that matter most in the centre.
        numeral: the height of the numerals in the own hand.
        smallest_text: the font size of the smallest text on the table.
        cards_share: the share of the table that cards cover.
        covered: how many own or picked cards a hint or a refusal covers.
    """

    game: str
    players: int
    window: str
    text: int
    panel: bool
    card: float
    hero: float
    numeral: float
    smallest_text: int
    cards_share: float
    covered: int

    def as_json(self) -> dict[str, Json]:
        """The measure as an object."""
        return asdict(self)


def measure(order: SizesOrder) -> Iterator[TableSizes]:
    """Measure one table after another."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from cardtable_gui.lab.gallery.measured_table import MeasuredTable  # Qt starts with the platform

    table = MeasuredTable(order.cards, large_numerals=order.large_numerals)
    try:
        for game, players in order.matches():
            yield from _measured(order, table, game, players)
    finally:
        table.close()


def _measured(order: SizesOrder, table: MeasuredTable, game: str, players: int) -> Iterator[TableSizes]:
    table.open(game, players)
    for window, percent, panel in product(order.windows, order.percents, order.panels):
        table.arrange(window, percent, panel=panel)
        yield TableSizes(
            game=game,
            players=players,
            window=f"{window.width}x{window.height}",
            text=percent,
            panel=panel,
            card=table.card,
            hero=table.hero,
            numeral=table.numeral,
            smallest_text=table.smallest_text(),
            cards_share=table.cards_share,
            covered=table.covered(),
        )


def as_lines(found: Iterable[TableSizes]) -> Iterator[str]:
    """The measures as a table of text."""
    yield "game        players  window     text  panel   card   hero  numeral  smallest  share  covered"
    for each in found:
        panel = "open" if each.panel else "shut"
        yield (
            f"{each.game:<12}{each.players:>7}  {each.window:<9}{each.text:>6}  {panel:<5}{each.card:>7.0f}"
            f"{each.hero:>7.0f}{each.numeral:>9.1f}{each.smallest_text:>10}{each.cards_share:>7.2f}{each.covered:>9}"
        )
