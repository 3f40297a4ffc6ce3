"""The games that have an independent implementation: each module here that is called as the game that it plays."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from tests.reference.model import Reference


def _found() -> Iterator[type[Reference]]:
    for path in sorted(Path(__file__).parent.glob("*.py")):
        if f'game = "{path.stem}"' not in path.read_text(encoding="utf-8"):
            continue
        module = import_module(f"tests.reference.{path.stem}")
        yield from (
            kind
            for kind in vars(module).values()
            if isinstance(kind, type) and issubclass(kind, Reference) and getattr(kind, "game", "") == path.stem
        )


GAMES: dict[str, type[Reference]] = {game.game: game for game in _found()}
