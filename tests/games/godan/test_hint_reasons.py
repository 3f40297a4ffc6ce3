"""Why a hint in GODAN proposes Cover-up, in points (GO9, GO10)."""

from cardtable_gui.games.godan.bots.reasons import reasons
from cardtable_gui.games.godan.game import GAME
from cardtable_gui.i18n import text
from tests.games.godan.scenes import scene


def test_go10_cover_up_saves_what_its_own_cards_and_the_discarded_ones_would_cost() -> None:
    view = scene("V V 25 15 5", "10", "10").view(0)
    action = GAME.parse("work V V > 15 25")
    assert text(next(reasons(view, action))) == "You get rid of cards that would cost you 60 points."
