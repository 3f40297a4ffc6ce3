"""Comments for translators: where a text stands, and what its placeholders hold.

They are kept in `i18n/comments/<context>.toml`, `"English text" = "comment"`, and `update` writes them into the
catalogues, where Qt Linguist shows them.
"""

import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from texts.marks import Key

FEW_WORDS = 4
"""A text of fewer words may mean too many things to be translated by itself."""


def read(root: Path) -> dict[Key, str]:
    """Read all comments of a checkout.

    Raises:
        tomllib.TOMLDecodeError: a file is not TOML.
    """
    found: dict[Key, str] = {}
    for path in sorted((root / "i18n" / "comments").glob("*.toml")):
        for source, comment in tomllib.loads(path.read_text(encoding="utf-8")).items():
            found[Key(path.stem, source)] = comment
    return found


def needs_comment(key: Key) -> bool:
    """Whether a text alone does not tell a translator enough."""
    return len(key.source.split()) < FEW_WORDS or "{" in key.source or "%n" in key.source


def faults(
    keys: Iterable[Key],
    comments: Mapping[Key, str],
    places: Mapping[Key, Iterable[str]],
    translations: Mapping[Key, str],
) -> Iterator[str]:
    """List what is wrong with comments.

    Args:
        keys: all texts of the program.
        comments: their comments.
        places: the placeholders of each text, all of which its comment must explain.
        translations: the translations of each text into one language: where equal texts differ in them, each comment
            must quote the other translations.
    """
    everything = set(keys)
    used: dict[tuple[str, str], Key] = {}
    for key in sorted(everything | set(comments)):
        name = f"comments: {key.context}: {key.source!r}"
        comment = comments.get(key)
        if comment is None:
            if needs_comment(key):
                yield f"{name} has no comment"
            continue
        if key not in everything:
            yield f"{name} is not in the program"
        # Two games may say something in the same place.
        other = used.setdefault((key.context, comment), key)
        if other != key:
            yield f"{name} has the comment of {other.context}: {other.source!r}"
        yield from (
            f"{name}: the comment does not explain {place}" for place in places.get(key, ()) if place not in comment
        )
    same: dict[str, set[Key]] = defaultdict(set)
    for key in everything:
        same[key.source].add(key)
    for source, group in sorted(same.items()):
        forms = {translations[key] for key in group if key in translations}
        if len(forms) < 2:
            continue
        for key in sorted(group):
            others = forms - {translations.get(key, "")}
            if unsaid := sorted(form for form in others if form not in comments.get(key, "")):
                yield f"comments: {key.context}: {source!r} is also translated as {unsaid}; its comment does not say so"
