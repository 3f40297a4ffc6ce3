"""The table of Skeleton Game: its layout and the meaning of gestures."""

from __future__ import annotations

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.core.offer import Offer, Picks
from cardtable_gui.core.picks import Pick, Picked, picks_of
from cardtable_gui.core.table import CardPlace, Layout, Shortcut, Spread, Table, command
from cardtable_gui.core.zones import Zone, hand_of
from cardtable_gui.games.skeleton import refusals
from cardtable_gui.games.skeleton.actions import PLAYS, SkeletonAction
from cardtable_gui.games.skeleton.cards import FACES
from cardtable_gui.games.skeleton.view import SkeletonView
from cardtable_gui.games.skeleton.zones import TRICK

_PLAY = Shortcut("play", "P", QT_TRANSLATE_NOOP("skeleton", "Play a card"))


class SkeletonTable(Table[SkeletonView, SkeletonAction]):
    """A card from the hand to the trick is played."""

    shortcuts = (_PLAY,)
    layout = Layout(
        centre=(
            (
                CardPlace("deck", QT_TRANSLATE_NOOP("game", "Deck"), Spread.PILE),
                CardPlace("trick", QT_TRANSLATE_NOOP("skeleton", "Trick"), Spread.ROW, 4.4),
            ),
        ),
        seat=(CardPlace("taken", QT_TRANSLATE_NOOP("skeleton", "Taken"), Spread.PILE),),
        score_title=QT_TRANSLATE_NOOP("skeleton", "Tricks"),
    )

    def headline(self, view: SkeletonView) -> Message:
        """How many tricks are played."""
        return QT_TRANSLATE_NOOP("skeleton", "Tricks played: {count}").put(count=sum(view.tricks))

    def badges(self, view: SkeletonView, seat: int) -> tuple[Message, ...]:
        """The seat that leads."""
        return (QT_TRANSLATE_NOOP("skeleton", "Leads"),) if seat == view.leader and not view.over else ()

    def playable(self, view: SkeletonView) -> Picked:
        """Any card of the hand."""
        return {} if view.over else picks_of(view, {hand_of(view.to_move): view.hand})

    def one_at_a_time(self, view: SkeletonView) -> bool:
        """Always true: every gesture takes a single card."""
        del view
        return True

    def offer(self, view: SkeletonView, picked: Picked) -> Offer[SkeletonAction]:
        """One command and one drop zone: both play the picked card."""
        picks = Picks[SkeletonView, SkeletonAction](view, picked)
        cards = picks.faces(picks.own_hand)
        action = PLAYS[cards[0]] if len(cards) == 1 else None
        return Offer(
            prompt=_prompt(picks.cards(picks.own_hand)),
            commands=() if view.over else (command(picks, _PLAY, action, missing=refusals.PICK_A_CARD, primary=True),),
            drops=picks.meanings({TRICK: (action,)}),
            continuations=self.playable(view),
        )

    def obvious(self, view: SkeletonView, zone: Zone, pick: Pick) -> SkeletonAction | None:
        """A hand card is played."""
        return None if view.over or pick.card is None or zone != hand_of(view.to_move) else PLAYS[FACES.index(pick.card)]


def _prompt(cards: tuple[str, ...]) -> Message:
    """The prompt: what to decide, or what the picked cards would do."""
    if len(cards) != 1:
        return QT_TRANSLATE_NOOP("skeleton", "Choose a card from your hand: the highest card takes the trick.")
    return QT_TRANSLATE_NOOP("skeleton", "Play {cards} to the trick.").put(cards=CardList(cards))
