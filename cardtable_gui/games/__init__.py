"""The registry of games: each subpackage is one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from cardtable_gui.later import imported

if TYPE_CHECKING:
    from cardtable_gui.bots.policy import AnyPolicy
    from cardtable_gui.bots.remarks import Responses
    from cardtable_gui.core.aids.reference_tables import MakeReference, ReferenceCard
    from cardtable_gui.core.entered_deal import AnyScorePad
    from cardtable_gui.core.files.record import Record
    from cardtable_gui.core.game import AnyGame, AnyView
    from cardtable_gui.core.goals.achievement import Achievements
    from cardtable_gui.core.lesson import Lessons
    from cardtable_gui.core.strict_json import Json
    from cardtable_gui.core.table import AnyTable
    from cardtable_gui.core.why_not.finding import Judge


def late(name: str) -> Callable[[], Any]:
    """A function that makes an object of a class, once, when it is first asked; `name`: the class's full name.

    Only then its module is imported: the window opens without the tables and bots of all games.
    """

    @cache
    def made() -> Any:
        module, _, kind = name.rpartition(".")
        return getattr(imported(module), kind)()

    return made


@dataclass(frozen=True, slots=True)
class GamePackage:
    """Everything the program knows of one game.

    Modules that a game may do without are imported only when they are needed; where it has none, the name is None.

    Attributes:
        game: the rules.
        load_table: makes the table; see `late`.
        load_policy: makes how its bots play.
        lessons: the full name of the module with `LESSONS`.
        why_not: the full name of the module whose `judge` says why cards can't be used; None: only the table's offer
            says so.
        achievements: the full name of the module with `ACHIEVEMENTS`.
        reference: the full name of the module with the reference card, `reference_card`.
        reactions: the full name of the module with `RESPONSES`, what characters make of the game's moments.
        score_pad: the full name of the module with `PAD`; None: the game can't be scored at a real table.
    """

    game: AnyGame
    load_table: Callable[[], AnyTable]
    load_policy: Callable[[], AnyPolicy]
    lessons: str | None = None
    why_not: str | None = None
    achievements: str | None = None
    reference: str | None = None
    reactions: str | None = None
    score_pad: str | None = None

    @property
    def table(self) -> AnyTable:
        """The table."""
        return self.load_table()

    @property
    def policy(self) -> AnyPolicy:
        """How its bots play."""
        return self.load_policy()

    def load_lessons(self) -> Lessons:
        """The lessons, the easiest first; empty if there are none."""
        if self.lessons is None:
            return ()
        found: Lessons = imported(self.lessons).LESSONS
        return found

    def load_judge(self) -> Judge | None:
        """Import the judge of “Why not?”; None: the game has none of its own."""
        if self.why_not is None:
            return None
        found: Judge = imported(self.why_not).judge
        return found

    def load_achievements(self) -> Achievements:
        """The achievements, in the order in which they are listed; empty if there are none."""
        if self.achievements is None:
            return ()
        found: Achievements = imported(self.achievements).ACHIEVEMENTS
        return found

    def load_score_pad(self) -> AnyScorePad:
        """What is entered after a deal at a real table. Raises `ValueError` for a game without a score pad."""
        if self.score_pad is None:
            raise ValueError(f"{self.game.id} has no score pad")
        found: AnyScorePad = imported(self.score_pad).PAD
        return found

    def load_responses(self) -> Responses:
        """How characters respond to the moments of `Table.moments`; empty if they don't."""
        if self.reactions is None:
            return {}
        found: Responses = imported(self.reactions).RESPONSES
        return found

    @property
    def has_reference(self) -> bool:
        """Whether there is a reference card."""
        return self.reference is not None

    def reference_card(self, view: AnyView) -> ReferenceCard:
        """The reference card for a seat at the moment of its view; empty if there is none."""
        if self.reference is None:
            return ()
        make: MakeReference = imported(self.reference).reference_card
        return make(view)

    def with_house_rules(self, house: Mapping[str, Json] | None) -> GamePackage:
        """A copy whose game uses these house rules (None: its own). Raises `JsonError`."""
        return self if house is None else replace(self, game=self.game.with_house_rules(house))


def _package_in(folder: str) -> GamePackage:
    """The game in a subpackage of this full name, whose parts are found by their names.

    They are `game.GAME`; `table` and `bots.policy`, with classes named like the game's own with `Table` and `Policy`
    behind it; and what else is there of `lessons`, `why_not`, `achievements`, `card_notes`, `reactions` and
    `score_pad`.
    """
    game: AnyGame = imported(f"{folder}.game").GAME
    kind = type(game).__name__
    there = {each.name: f"{folder}.{each.name}" for each in iter_modules(imported(folder).__path__)}
    return GamePackage(
        game,
        late(f"{folder}.table.{kind}Table"),
        late(f"{folder}.bots.policy.{kind}Policy"),
        there.get("lessons"),
        there.get("why_not"),
        there.get("achievements"),
        there.get("card_notes"),
        there.get("reactions"),
        there.get("score_pad"),
    )


def found_in(package: str, folders: Iterable[str]) -> dict[str, GamePackage]:
    """Find the games of a Python package, by id.

    Args:
        package: its full name.
        folders: where its subfolders lie (its `__path__`).
    """
    packages = (_package_in(f"{package}.{each.name}") for each in iter_modules(folders) if each.ispkg)
    return {package.game.id: package for package in packages}


def ids() -> list[str]:
    """The ids of all games, without importing them: a game's folder is named like the game."""
    return [each.name for each in iter_modules(__path__) if each.ispkg]


@cache
def _found() -> Mapping[str, GamePackage]:
    packages = found_in(__name__, __path__)
    if not packages:
        raise RuntimeError("no game was found: the program is not complete")
    return packages


def packages() -> tuple[GamePackage, ...]:
    """All games, sorted by id."""
    return tuple(package for _, package in sorted(_found().items()))


def by_difficulty() -> tuple[GamePackage, ...]:
    """All games, the easiest for beginners first; equally hard ones by id."""
    return tuple(sorted(packages(), key=lambda package: package.game.difficulty))


def package(game_id: str) -> GamePackage:
    """The game with this id. Raises `KeyError`."""
    return _found()[game_id]


def package_of(record: Record) -> GamePackage:
    """The game of a record, with its house rules. Raises `KeyError`, and `JsonError` for invalid house rules."""
    return package(record.game).with_house_rules(record.house)


def game(game_id: str) -> AnyGame:
    """The rules of the game with this id, for reading records (`FindGame`). Raises `KeyError`."""
    return package(game_id).game
