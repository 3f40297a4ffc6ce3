"""Tell what a game lacks, in one list: first what any game must have, then what a shipped game has beside that.

    python3 packaging/bootstrap.py doctor gofish

It looks at files, texts and one hint; `test` plays. Exits with 1 if the game lacks what it must have.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence

from scaffold.writing import TEMPLATE
from texts.problems import problems, untranslated

from cardtable_gui import games
from cardtable_gui.bots.advice import advise
from cardtable_gui.controller.hint_reasons import explanation
from cardtable_gui.core.game import AnyGame
from cardtable_gui.english_you import SECOND_PERSON
from tests.games.test_every_paragraph import functions_of, unshown
from tests.games.test_reasons import checks_of, said_in
from tests.golden.recording import is_possible, playthroughs
from tests.i18n.test_glossary import TERMS, forbidden, texts
from tests.support.hints import HASTY_MS, first_decision
from tests.support.tiers import DOCUMENTS, ROOT, Tier, is_named
from tests.test_english_you import later_verbs

_ANCHOR = re.compile(r'<a id="([A-Z]{2}\d+)"></a>')
_OWN_WAY = ("/bots/reasons.py", "/refusals.py", "/scenes.py", "/test_paragraphs.py")
"""Files of the scaffold that a game may do without, or call otherwise."""


def lacking(game: AnyGame) -> Iterator[str]:
    """Whatever this game must have and has not, a line each."""
    for path in sorted(TEMPLATE.rglob("*")):
        place = path.relative_to(TEMPLATE).as_posix().replace("skeleton", game.id)
        if path.suffix in (".py", ".md", ".toml") and not place.endswith(_OWN_WAY) and not (ROOT / place).exists():
            yield f"{place}: is not there"
    yield from _of_rules(game)
    for line in (*problems(ROOT), *(each for each in untranslated(ROOT) if each.startswith("en: "))):
        if f": {game.id}: " in line:
            yield f"texts: {line}"
    for language in ("en", "ja"):
        said = [(place, text) for place, text in texts(language) if place in (game.id, f"rules/{game.id}")]
        for term in TERMS:
            yield from (f"glossary: {line}" for line in forbidden(term, language, said))
    written = (ROOT / "cardtable_gui" / "games" / game.id / "events.py").read_text(encoding="utf-8")
    for verb in sorted(later_verbs(written) - SECOND_PERSON.keys()):
        yield f"cardtable_gui/english_you.py: “you” for a player with the verb “{verb}”"
    yield from _of_hints(game)
    recorded = [playthrough for playthrough in playthroughs() if playthrough.game == game.id]
    for playthrough in recorded:
        if not is_possible(playthrough):
            yield f"tests/golden/{playthrough.path.name}: the game isn't for {playthrough.players} players"
    if not recorded:
        yield f"tests/golden: no match is recorded: .venv/bin/python -m tests.golden {game.id} {game.players[0]}"


def _of_hints(game: AnyGame) -> Iterator[str]:
    """Whether each reason is held against the rules, and a hasty hint compares moves."""
    said, checked = said_in(game.id), set(checks_of(game.id).checks)
    for reason in sorted(said - checked):
        yield f"tests/games/{game.id}/reasons.py: nothing holds “{reason}” against the rules"
    for reason in sorted(checked - said):
        yield f"tests/games/{game.id}/reasons.py: no hint says “{reason}”"
    package = games.package(game.id)
    state = first_decision(package)
    advice = advise(package.policy, state.view(state.to_move), ms=HASTY_MS)
    if len(explanation(game.describe, state.players, advice)) < 2:
        yield f"bots/policy.py: in {HASTY_MS} ms no hint compares moves: more `steps_per_ms`, or shorter rollouts"


def _of_rules(game: AnyGame) -> Iterator[str]:
    for language in ("en", "ja"):
        page = ROOT / "i18n" / "rules" / language / f"{game.id}.md"
        if page.exists():
            found = tuple(_ANCHOR.findall(page.read_text(encoding="utf-8")))
            if found != game.rules:
                place = page.relative_to(ROOT).as_posix()
                yield f"{place}: its paragraphs are {_few(found)}, those of `rules` in game.py are {_few(game.rules)}"
    for rule in unshown(game.rules, functions_of(game.id, ROOT)):
        yield f"tests/games/{game.id}: no test_{rule.lower()}_… asserts what {rule} says"


def _few(rules: Sequence[str]) -> str:
    return f"{rules[0]} to {rules[-1]}" if rules else "none"


def unshipped(game: AnyGame) -> Iterator[str]:
    """Whatever a shipped game has and this one has not, a line each."""
    for tier in Tier:
        if not tier.of(game.id).exists():
            yield f"{tier.of(game.id).relative_to(ROOT).as_posix()}: {tier.meaning}"
    for line in untranslated(ROOT):
        if f": {game.id}: " in line and not line.startswith("en: "):
            yield f"texts: {line}"
    players = {playthrough.players for playthrough in playthroughs() if playthrough.game == game.id}
    if len(players) < min(3, game.players[1] - game.players[0] + 1):
        yield "tests/golden: matches of three numbers of players, in which every option is met"
    for document in DOCUMENTS:
        if not is_named(game.id, document):
            yield f"{document}: the name of the game"
    if f'"{game.id}": (' not in (ROOT / "tests" / "test_shipped_games.py").read_text(encoding="utf-8"):
        yield "tests/test_shipped_games.py: a line in SHIPPED, once the rest is there"


def main(arguments: Sequence[str]) -> int:
    """Print both lists; return 1 if the first has a line."""
    known = games.ids()
    reader = argparse.ArgumentParser(prog="bootstrap.py doctor", description="What does a game lack?")
    reader.add_argument("game", choices=known, help=f"its id: {', '.join(known)}")
    game_id = reader.parse_args(arguments).game
    game = games.game(game_id)
    must, may = list(lacking(game)), list(unshipped(game))
    print(f"A game: {game.title.text} " + ("has all that these tests ask for." if not must else "lacks"))
    print("".join(f"  {line}\n" for line in must), end="")
    print(f"A shipped game: {game.title.text} " + ("has all of it." if not may else "would also need"))
    print("".join(f"  {line}\n" for line in may), end="")
    folders = " ".join(f"tests/{each}" for each in ("conformance", "games", "golden", "bots", "controller", "views"))
    print(f"How it plays takes minutes: .venv/bin/python -m pytest -n0 {folders} -k {game_id}")
    return int(bool(must))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
