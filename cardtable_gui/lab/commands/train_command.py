"""`train`: makes the data anew that a game's bots learnt by self-play."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path, PurePosixPath
from typing import Any

from cardtable_gui import __version__, games
from cardtable_gui.commands import parser, paths
from cardtable_gui.commands.console import PROGRAM, Console, progress, write_json
from cardtable_gui.commands.errors import UsageError
from cardtable_gui.commands.help_page import Example
from cardtable_gui.commands.parser import FIRST_HOUSE, Parser
from cardtable_gui.commands.suggestions import suggestion
from cardtable_gui.commands.workers import Workers, add_arguments, workers
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.notation import shortened
from cardtable_gui.core.strict_json import Json
from cardtable_gui.lab import games as lab_games
from cardtable_gui.lab.learning.training import Learnt, Stages, Training, data_file
from cardtable_gui.lab.learning.training_progress import Heading, Progress, ProgressError

_SUFFIX = ".progress"
_SIZE = 100.0


def run(arguments: Sequence[str], console: Console) -> int:
    """Run the command."""
    given = _reader(console).read(arguments)
    training = _training_of(given.game.id)
    house = parser.house_of(given.game, given.house)
    if house is not None:
        training = training.for_game(given.game.with_house_rules(house))
    out = given.out or Path(PurePosixPath(training.file).name)
    command = [PROGRAM, "train", given.game.id]
    if house is not None:
        command.append(f"--house={given.house}")
    if given.seed != parser.DEFAULT_SEED:
        command.append(f"--seed={given.seed}")
    if given.size != _SIZE:
        command.append(f"--size={given.size:.12g}")
    heading = Heading(shlex.join(command), f"{__version__}, {training.version}", f"{datetime.now(UTC):%Y-%m-%d}")
    size = given.size / 100
    with workers(given.jobs, given.ray) as others, _opened(out, heading, resumed=given.resume) as kept:
        trained = _Run(training.stages(given.seed, size), kept, out)
        try:
            for _ in progress(trained.steps(others), training.tasks(size)):
                pass
        except KeyboardInterrupt:
            again = shlex.join([*command, *([f"--out={out}"] if given.out else []), "--resume"])
            console.complain(QT_TRANSLATE_NOOP("cli", "What’s done is kept. To continue: {command}").put(command=again))
            raise
    about: dict[str, Json] = {
        "command": kept.heading.command,
        "seed": given.seed,
        "date": kept.heading.date,
        "version": kept.heading.version,
    }
    content = data_file(about, trained.learnt, compressed=out.suffix == ".gz")
    paths.write(out, content)
    with suppress(OSError):
        _progress_file(out).unlink()
    measured = {name: round(value, 4) for name, value in trained.learnt.measured.items()}
    if given.json:
        write_json({"game": given.game.id, "file": str(out), "bytes": len(content), "measured": dict(measured)})
        return 0
    said = QT_TRANSLATE_NOOP("cli", "Wrote “{file}” ({size} bytes). On games not used for learning: {figures}")
    figures = ", ".join(f"{name} {value}" for name, value in measured.items())
    console.say(said.put(file=str(out), size=f"{len(content):,}", figures=figures))
    return 0


class _Run:
    """A training under way."""

    def __init__(self, stages: Stages, kept: Progress, out: Path) -> None:
        """`kept` holds the results of the first tasks, and gets those of the others. It belongs to the file `out`."""
        self._stages = stages
        self._kept = kept
        self._out = out
        self.learnt = Learnt({}, {})
        """The outcome, after all steps."""

    def steps(self, others: Workers) -> Iterator[None]:
        """Have workers do the tasks that are left. Yields after each task, also after those that were done before."""
        known = iter(self._kept.results)
        try:
            stage = next(self._stages)
            while True:
                results: list[Any] = []
                for result in islice(known, len(stage.tasks)):
                    results.append(result)
                    yield
                for result in others.map(stage.work, stage.tasks[len(results) :]):
                    with paths.writing(_progress_file(self._out)):
                        results.append(self._kept.add(result))
                    yield
                stage = self._stages.send(results)
        except StopIteration as end:
            self.learnt = end.value


def _reader(console: Console) -> Parser:
    known = lab_games.ids_of_learners()
    examples = (
        Example(
            f"train {known[0]} --jobs 4",
            QT_TRANSLATE_NOOP("cli", "rebuild this game’s built-in file, using four processes"),
        ),
        Example(
            f"train {known[-1]} --seed 2 --size 10 --out try.json",
            QT_TRANSLATE_NOOP("cli", "a quick try with other random numbers and a tenth of the self-play"),
        ),
    )
    about = QT_TRANSLATE_NOOP("cli", "Has bots learn a game by self-play, and writes what they learnt to a file.")
    reader = Parser("train", about, console, examples=examples)
    out = QT_TRANSLATE_NOOP("cli", "the file to write (default: in this folder, named like the built-in one)")
    reader.add_made_file(known, FIRST_HOUSE, out)
    reader.add(
        "--size",
        default=_SIZE,
        metavar="PERCENT",
        type=parser.positive,
        help_text=QT_TRANSLATE_NOOP("cli", "the amount of self-play, in percent (default: 100)"),
    )
    reader.add(
        "--resume",
        action="store_true",
        help_text=QT_TRANSLATE_NOOP("cli", "continue after an interruption"),
    )
    add_arguments(reader)
    reader.add_json()
    return reader


def _training_of(game_id: str) -> Training:
    """The training of a game. Raises `UsageError` if it has none."""
    training = lab_games.training(game_id)
    if training is None:
        message = QT_TRANSLATE_NOOP("cli", "The bots for {game} can’t be trained. {suggestion}")
        known = lab_games.ids_of_learners()
        raise UsageError(message.put(game=games.game(game_id).title, suggestion=suggestion(game_id, known)))
    return training


@contextmanager
def _opened(out: Path, heading: Heading, *, resumed: bool) -> Iterator[Progress]:
    """Keep the file of progress open. Raises `CommandError` if it is in the way, or not that of this training."""
    paths.check_writable(out)
    path = _progress_file(out)
    with paths.writing(path):
        kept = _reopened(path, heading) if resumed else _begun(path, heading)
    try:
        yield kept
    finally:
        with paths.writing(path):
            kept.close()


def _begun(path: Path, heading: Heading) -> Progress:
    try:
        return Progress.start(path, heading)
    except FileExistsError:
        message = QT_TRANSLATE_NOOP(
            "cli", "An interrupted training run left “{file}”. Continue with --resume, or delete the file."
        )
        raise UsageError(message.put(file=str(path))) from None


def _reopened(path: Path, heading: Heading) -> Progress:
    try:
        if os.path.lexists(path):
            paths.check_writable(path)
        found = Progress.reopen(path)
    except FileNotFoundError:
        message = QT_TRANSLATE_NOOP("cli", "Nothing to resume: there’s no file “{file}”. Start without --resume.")
        raise UsageError(message.put(file=str(path))) from None
    except ProgressError:
        message = QT_TRANSLATE_NOOP(
            "cli",
            ("“{file}” isn’t the saved progress of a training run. Move it away, or choose another file with --out."),
        )
        raise UsageError(message.put(file=str(path))) from None
    if (found.heading.command, found.heading.version) == (heading.command, heading.version):
        return found
    found.close()
    if found.heading.command != heading.command:
        message = QT_TRANSLATE_NOOP(
            "cli", "“{file}” belongs to another training run ({command}). Finish that one, or delete the file."
        )
        raise UsageError(message.put(file=str(path), command=shortened(found.heading.command)))
    message = QT_TRANSLATE_NOOP(
        "cli", "“{file}” was begun with version {there}, but this is {here}. Delete the file and start again."
    )
    raise UsageError(message.put(file=str(path), there=shortened(found.heading.version), here=heading.version))


def _progress_file(out: Path) -> Path:
    return out.with_name(out.name + _SUFFIX)
