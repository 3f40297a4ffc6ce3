"""Record playthroughs: all again, or a new one. Review the difference before committing it.

python -m tests.golden                               every recorded match, as the rules play it now
python -m tests.golden GAME PLAYERS [--seed N] [--options JSON] [--house NAME] [--name NAME]

A new one is called GAME-PLAYERS unless it has a name.
"""

import argparse
import json
import sys

from cardtable_gui import games
from tests.golden.recording import Playthrough, is_possible, playthroughs, record


def _asked() -> tuple[Playthrough, ...]:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description="Record playthroughs.")
    parser.add_argument(
        "game", nargs="?", choices=[package.game.id for package in games.packages()], help="the game of a new one"
    )
    parser.add_argument("players", nargs="?", type=int, help="how many play it")
    parser.add_argument("--seed", type=int, default=1, help="of its deals and actions (default: 1)")
    parser.add_argument("--options", type=json.loads, default={}, help="those that are not as usual, as JSON")
    parser.add_argument("--house", default="", help="the name of own house rules (default: those of older records)")
    parser.add_argument("--name", help="of its file (default: GAME-PLAYERS)")
    asked = parser.parse_args()
    if asked.game is None:
        return playthroughs()
    if asked.players is None:
        parser.error("say how many play")
    least, most = games.game(asked.game).players
    if not least <= asked.players <= most:
        parser.error(f"{asked.game} is for {least} to {most} players, not {asked.players}")
    name = asked.name or f"{asked.game}-{asked.players}"
    return (Playthrough(name, asked.game, asked.players, asked.seed, asked.options, asked.house),)


asked = _asked()
for playthrough in asked:
    if is_possible(playthrough):
        record(playthrough)
        print(playthrough.path.name)
if impossible := [playthrough for playthrough in asked if not is_possible(playthrough)]:
    sys.exit("\n".join(f"{each.path.name}: not for {each.players} players; remove it" for each in impossible))
