"""The files of a new game, made from those of a small one that can be played: `template/`, in folders as in a checkout.

The template is called “Skeleton Game” in English, `skeleton` as an id, and its rules are numbered from SK1.
"""

import ast
import re
from collections.abc import Mapping
from pathlib import Path

from scaffold.naming import GameNames

TEMPLATE = Path(__file__).parent / "template"
JAPANESE = TEMPLATE / "japanese.json"
"""The translations of its texts."""

_NAMES = re.compile(r"Skeleton Game|骨組みのゲーム|Skeleton|skeleton|SK(?=[\d{)])|(?<=test_)sk(?=\d)")


class ExistsError(FileExistsError):
    """Raised if a file of the new game already exists."""


def renamed(text: str, names: GameNames) -> str:
    """A text of the template with the new game's names."""
    words = {
        "Skeleton Game": names.title,
        "骨組みのゲーム": names.japanese,
        "Skeleton": names.class_name,
        "skeleton": names.id,
        "SK": names.rules,
        "sk": names.rules.lower(),
    }
    return _NAMES.sub(lambda found: words[found[0]], text)


def files(names: GameNames) -> Mapping[Path, str]:
    """The files of the new game, by their path in a checkout."""
    return {
        Path(renamed(path.relative_to(TEMPLATE).as_posix(), names)): renamed(path.read_text(encoding="utf-8"), names)
        for path in sorted(TEMPLATE.rglob("*"))
        if path.suffix in (".py", ".md", ".toml")
    }


def write(root: Path, names: GameNames) -> list[Path]:
    """Write the files of the new game into a checkout.

    Returns:
        Their paths in the checkout.

    Raises:
        ExistsError: one of them exists; nothing was written.
    """
    made = files(names)
    for place in made:
        if (root / place).exists():
            raise ExistsError(f"{place} is there already; nothing was written")
    for place, text in made.items():
        (root / place).parent.mkdir(parents=True, exist_ok=True)
        (root / place).write_text(text, encoding="utf-8", newline="\n")
    return list(made)


def used_names() -> frozenset[str]:
    """The names used in the template's code, which the new class must not have."""
    found = set()
    for path in TEMPLATE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Name):
                found.add(node.id)
            elif isinstance(node, ast.alias):
                found.add(node.asname or node.name)
    return frozenset(found - {"Skeleton"})
