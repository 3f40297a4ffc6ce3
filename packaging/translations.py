"""Keep the translations: `i18n/cardtable_<language>.ts` and the `.qm` files that the program reads.

    .venv/bin/python packaging/translations.py update [--lang ja] [DICTIONARY.json ...]
    .venv/bin/python packaging/translations.py check

`update` finds the marked texts of the program, drops vanished ones from the catalogues, puts in the translations of
the dictionaries (`{"context": {"English": "日本語"}}`, a list of forms for a plural), compiles, and lists what is
still to be translated. `check` changes nothing and says what is wrong. Both end with 1 if anything is.
"""

import argparse
import json
import sys
from pathlib import Path

from texts import catalogue, comments
from texts.catalogue import FORMS
from texts.marks import marked_texts
from texts.problems import catalogue_path, problems, untranslated
from texts.release import compile_catalogue

ROOT = Path(__file__).resolve().parents[1]


def update(root: Path, language: str, dictionaries: list[Path]) -> list[str]:
    """Bring all catalogues of a checkout up to date.

    Args:
        root: the checkout.
        language: which catalogue the dictionaries are for.
        dictionaries: JSON files; a later one wins.

    Returns:
        Texts of the dictionaries that the program does not have.
    """
    marks = marked_texts(root)
    explained = comments.read(root)
    strangers: list[str] = []
    for name in FORMS:
        ts = catalogue_path(root, name)
        entries = catalogue.update(name, catalogue.read(ts), marks.plural)
        if name == language:
            for dictionary in dictionaries:
                pairs = json.loads(dictionary.read_text(encoding="utf-8"))
                strangers += [f"{dictionary.name}: {line}" for line in catalogue.merge(entries, pairs)]
        catalogue.write(ts, name, entries, explained)
        compile_catalogue(ts, ts.with_suffix(".qm"))
    return strangers


def main(arguments: list[str]) -> int:
    """Do one command; give 0 if nothing is wrong afterwards, else 1."""
    parser = argparse.ArgumentParser(description="Keep the translations of Card Table.")
    commands = parser.add_subparsers(dest="command", required=True)
    updating = commands.add_parser("update", help="bring catalogues up to date and compile them")
    updating.add_argument("--lang", choices=sorted(FORMS), default="ja", help="language of the dictionaries")
    updating.add_argument("dictionaries", nargs="*", type=Path, metavar="DICTIONARY.json")
    commands.add_parser("check", help="say what is wrong")
    chosen = parser.parse_args(arguments)
    if chosen.command == "update":
        for line in update(ROOT, chosen.lang, chosen.dictionaries):
            print(f"not in the program: {line}")
    found = [*problems(ROOT), *untranslated(ROOT)]
    print("\n".join(found) if found else "All texts are translated.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
