"""How the table names things in a sentence."""

from cardtable_gui import games
from cardtable_gui.core.zones import Zone
from cardtable_gui.views.table.state.wording import Wording


def test_own_places_and_those_of_others_are_told_apart() -> None:
    package = games.package("godan")
    wording = Wording(package.game, package.table.layout, ("Ann", "Ben", "Cho"), 0)
    zones = (Zone("hand", 0), Zone("field", 0), Zone("field", 1), Zone("discard"))
    assert [wording.called(zone) for zone in zones] == ["Your hand", "Field (yours)", "Field (Ben)", "Discard pile"]
