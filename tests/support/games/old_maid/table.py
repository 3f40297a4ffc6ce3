"""Old Maid's table: its layout and the meaning of gestures."""

from __future__ import annotations

from cardtable_gui.core.actions import MATCH_OVER, Refusal
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.core.offer import Offer, Picks
from cardtable_gui.core.picks import Pick, Picked
from cardtable_gui.core.table import CardPlace, Layout, Shortcut, Spread, Table, command
from cardtable_gui.core.zones import Zone, hand_of
from tests.support.games.old_maid.actions import Draw
from tests.support.games.old_maid.position import HOLDS, OldMaidView, place_of

_DRAW = Shortcut("draw", "D", QT_TRANSLATE_NOOP("sample_old_maid", "Draw"))
_NOTHING_PICKED = Refusal(
    "OM3", QT_TRANSLATE_NOOP("sample_old_maid", "First pick a card of the fan that is held out to you.")
)


class OldMaidTable(Table[OldMaidView, Draw]):
    """A hidden card of the neighbour's fan, dropped on the own hand, is drawn."""

    shortcuts = (_DRAW,)
    layout = Layout(centre=((CardPlace("pairs", QT_TRANSLATE_NOOP("sample_old_maid", "Pairs"), Spread.PILE),),))

    def headline(self, view: OldMaidView) -> Message:
        """How many players are left."""
        left = view.out.count(HOLDS)
        return QT_TRANSLATE_NOOP("sample_old_maid", "Players who still hold cards: {left}").put(left=left)

    def badges(self, view: OldMaidView, seat: int) -> tuple[Message, ...]:
        """Whose fan is drawn from, and who is out at which place."""
        if view.out[seat] != HOLDS:
            return (QT_TRANSLATE_NOOP("sample_old_maid", "Out: place {place}").put(place=place_of(seat, view.out)),)
        return (QT_TRANSLATE_NOOP("sample_old_maid", "Holds out the fan"),) if seat == view.giver else ()

    def counts_points(self, view: OldMaidView) -> bool:
        """Places alone."""
        del view
        return False

    def playable(self, view: OldMaidView) -> Picked:
        """Every card of the fan that is held out."""
        if view.giver is None:
            return {}
        return {hand_of(view.giver): tuple(Pick(place, None) for place in range(len(view.hands[view.giver])))}

    def one_at_a_time(self, view: OldMaidView) -> bool:
        """Only one card is drawn."""
        del view
        return True

    def offer(self, view: OldMaidView, picked: Picked) -> Offer[Draw]:
        """Draw the picked card."""
        picks: Picks[OldMaidView, Draw] = Picks(view, picked)
        drawn = picked.get(hand_of(view.giver), ())
        draw = Draw(drawn[0].place) if len(drawn) == 1 else None
        return Offer(
            prompt=_prompt(view, draw),
            commands=() if view.over else (command(picks, _DRAW, draw, missing=_NOTHING_PICKED, primary=True),),
            drops=picks.meanings({picks.own_hand: (draw,)}),
            continuations=self.playable(view),
        )

    def picked_for(self, view: OldMaidView, action: Draw) -> Picked:
        """The card at this place of the fan."""
        return {hand_of(view.giver): (Pick(action.place, None),)}

    def obvious(self, view: OldMaidView, zone: Zone, pick: Pick) -> Draw | None:
        """A card of the fan is drawn."""
        return Draw(pick.place) if view.giver is not None and zone == hand_of(view.giver) else None


def _prompt(view: OldMaidView, draw: Draw | None) -> Message:
    if view.giver is None:
        return MATCH_OVER
    if draw is None:
        message = QT_TRANSLATE_NOOP("sample_old_maid", "Draw one of the hidden cards of {giver}.")
        return message.put(giver=SeatName(view.giver))
    message = QT_TRANSLATE_NOOP("sample_old_maid", "Draw card {number} from {giver}.")
    return message.put(number=draw.place + 1, giver=SeatName(view.giver))
