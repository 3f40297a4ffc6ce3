"""`selftest`: checks that this installation is complete. Works without a display."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from cardtable_gui import __version__, games, i18n
from cardtable_gui.bots import bot_matches
from cardtable_gui.bots.levels import LEVELS
from cardtable_gui.commands.console import PROGRAM, Console, write_json
from cardtable_gui.commands.help_page import Example
from cardtable_gui.commands.parser import Parser
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.options import complete
from cardtable_gui.core.strict_json import Json
from cardtable_gui.games import GamePackage, own_houses
from cardtable_gui.i18n import LANGUAGES
from cardtable_gui.resources import resource


@dataclass(slots=True)
class Report:
    """The findings. `problems` are English sentences for bug reports."""

    qt: str | None = None
    games: list[Json] = field(default_factory=list)
    fonts: list[Json] = field(default_factory=list)
    translations: list[Json] = field(default_factory=list)
    assets: list[Json] = field(default_factory=list)
    sounds: list[Json] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def check(self, name: str, work: Callable[[], None]) -> bool:
        """Run one check; return whether it passed. An exception counts as a problem."""
        try:
            work()
        except Exception as error:  # noqa: BLE001 - a missing part shows in many ways; each is a finding
            self.problems.append(f"{name}: {type(error).__name__}: {error}")
            return False
        return True


def run(arguments: Sequence[str], console: Console) -> int:
    """Run the command. Exit code 1 if there are problems."""
    about = QT_TRANSLATE_NOOP("cli", "Checks that nothing is missing from this copy: games, texts, art, sounds.")
    examples = (Example("selftest", QT_TRANSLATE_NOOP("cli", "what works in this copy, and what is missing")),)
    reader = Parser("selftest", about, console, examples=examples)
    reader.add_json()
    given = reader.read(arguments)
    report = inspect()
    ok = not report.problems
    if given.json:
        write_json(
            {
                "ok": ok,
                "version": __version__,
                "python": platform.python_version(),
                "qt": report.qt,
                "games": report.games,
                "fonts": report.fonts,
                "translations": report.translations,
                "assets": report.assets,
                "sounds": report.sounds,
                "problems": list[Json](report.problems),
            }
        )
        return 0 if ok else 1
    message = QT_TRANSLATE_NOOP("cli", "Card Table {version}, Python {python}, Qt {qt}")
    console.say(message.put(version=__version__, python=platform.python_version(), qt=report.qt or "-"))
    for part, names in (
        (QT_TRANSLATE_NOOP("cli", "Games played: {names}"), _passed(report.games, "id")),
        (QT_TRANSLATE_NOOP("cli", "Fonts loaded: {names}"), _passed(report.fonts, "family")),
        (QT_TRANSLATE_NOOP("cli", "Languages loaded: {names}"), _passed(report.translations, "language")),
        (QT_TRANSLATE_NOOP("cli", "Pictures drawn: {names}"), _passed(report.assets, "game")),
        (QT_TRANSLATE_NOOP("cli", "Sounds read: {names}"), _passed(report.sounds, "sound")),
    ):
        console.say(part.put(names=", ".join(names) or "-"))
    for problem in report.problems:
        console.complain(QT_TRANSLATE_NOOP("cli", "Problem: {problem}").put(problem=problem))
    if ok:
        console.say(QT_TRANSLATE_NOOP("cli", "Nothing is missing."))
    return 0 if ok else 1


def inspect() -> Report:
    """Run all checks."""
    report = Report()
    for package in games.packages():
        _play(package, report)
    _translations(report)
    application = _application(report)
    if application is not None:
        _fonts(report)
        _all_pictures(report)
    _sounds(report)
    return report


THINKING_MS: Final = 1.0
"""The budget for a move: the self-test asks whether bots play, not how well."""


def _play(package: GamePackage, report: Report) -> None:
    """Play a match with bots of all levels."""
    players = package.game.players[1]
    fixture = bot_matches.Fixture(0, 0, 1, tuple(islice(cycle(LEVELS), players)))
    actions = 0

    def work() -> None:
        nonlocal actions
        outcome = bot_matches.play(
            package.game, package.policy, complete(package.game.options, {}), fixture, THINKING_MS
        )
        actions = outcome.actions
        if outcome.ranks is None:
            raise RuntimeError("the match did not end")

    ok = report.check(package.game.id, work)
    report.games.append({"id": package.game.id, "ok": ok, "actions": actions})


def _translations(report: Report) -> None:
    """Every language has its texts and the rules of every game."""
    for language in LANGUAGES:

        def work(language: i18n.Language = language) -> None:
            message = QT_TRANSLATE_NOOP("cli", "Nothing is missing.")
            if (i18n.text(message, (), language) == message.text) != (language == "en"):
                raise RuntimeError("the catalogue has no texts")
            for package in games.packages():
                resource(f"i18n/rules/{language}/{package.game.id}.md").read_text(encoding="utf-8")

        report.translations.append({"language": language, "ok": report.check(f"translation {language}", work)})


def _application(report: Report) -> object | None:
    """The Qt application object; None if Qt does not work."""
    found: list[object] = []

    def work() -> None:
        from PySide6.QtCore import qVersion
        from PySide6.QtGui import QGuiApplication

        report.qt = qVersion()
        found.append(QGuiApplication.instance() or QGuiApplication([PROGRAM, "-platform", "offscreen"]))

    report.check("Qt", work)
    return found[0] if found else None


def _fonts(report: Report) -> None:
    """Every bundled font file can be read by Qt."""
    files: list[Path] = []

    def find() -> None:
        files.extend(sorted(resource("assets/fonts").glob("*.ttf")))
        if not files:
            raise RuntimeError("there are none")

    report.check("fonts", find)
    for file in files:
        families: list[str] = []

        def load(file: Path = file, families: list[str] = families) -> None:
            from cardtable_gui.views.kit.look.fonts import families_of

            families += families_of(file)
            if not families:
                raise RuntimeError("Qt cannot read it")

        ok = report.check(f"font {file.name}", load)
        report.fonts.append({"file": file.name, "family": ", ".join(families), "ok": ok})


def _all_pictures(report: Report) -> None:
    """The pictures of games that have their own; at least one game must have some."""
    found: list[GamePackage] = []

    def work() -> None:
        there = {folder.name for folder in resource("assets/cards").iterdir()}
        found.extend(package for package in games.packages() if package.game.id in there)
        if not found:
            raise RuntimeError("no game has any")

    report.check("pictures", work)
    for package in found:
        _pictures(package, report)


def _pictures(package: GamePackage, report: Report) -> None:
    """Every card of a game and its own house rules, the card back, the cover and the table top can be drawn."""
    game = package.game

    def work() -> None:
        from PySide6.QtSvg import QSvgRenderer

        from cardtable_gui.views.kit.pictures.card_drawings import card_file

        played = [game, *(game.with_house_rules(own_houses.content(game.id, own.name)) for own in game.houses)]
        faces = {face for each in played for face in each.faces}
        drawn = [resource(card_file(game.id, face)) for face in (None, *faces)]
        cards = sorted({*drawn, *resource(f"assets/cards/{game.id}").glob("*.svg")})
        cover = [file for file in resource("assets/covers").iterdir() if file.stem == game.id]
        tables = sorted(resource("assets/tables").glob(f"{game.id}/**/*.svg"))
        for file in (*cards, *cover, *tables):
            if not QSvgRenderer(str(file)).isValid():
                raise RuntimeError(f"Qt cannot draw {file.name}")

    report.assets.append({"game": game.id, "ok": report.check(f"pictures of {game.id}", work)})


def _sounds(report: Report) -> None:
    """Every sound can be read, and the playback library loads; a sound card is not needed."""
    from cardtable_gui import games
    from cardtable_gui.sound import SOUNDS, in_material, mixer

    own = {
        in_material(sound, package.table.materials.get(sound, "")) for package in games.packages() for sound in SOUNDS
    }
    for name in (*SOUNDS, *sorted(own - set(SOUNDS))):

        def work(name: str = name) -> None:
            for file in mixer.files(name):
                mixer.read(file)

        report.sounds.append({"sound": name, "ok": report.check(f"sound {name}", work)})

    def load() -> None:
        from cardtable_gui.sound import device  # noqa: F401 - the import is the check

    report.check("sound library", load)


def _passed(items: Iterable[Json], key: str) -> list[str]:
    return list(dict.fromkeys(str(item[key]) for item in items if isinstance(item, dict) and item["ok"]))
