"""The games that have an independent implementation: one line each."""

from tests.reference.gunjo import Gunjo
from tests.reference.kobayakawa import Kobayakawa
from tests.reference.merchant import Merchant
from tests.reference.model import Reference

ALL: tuple[type[Reference], ...] = (
    Gunjo,
    Kobayakawa,
    Merchant,
)
GAMES: dict[str, type[Reference]] = {game.game: game for game in ALL}
