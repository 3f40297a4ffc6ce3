"""The games that have an independent implementation: one line each."""

from tests.reference.godan import Godan
from tests.reference.gunjo import Gunjo
from tests.reference.kobayakawa import Kobayakawa
from tests.reference.meow import Meow
from tests.reference.merchant import Merchant
from tests.reference.model import Reference

ALL: tuple[type[Reference], ...] = (
    Godan,
    Gunjo,
    Kobayakawa,
    Meow,
    Merchant,
)
GAMES: dict[str, type[Reference]] = {game.game: game for game in ALL}
