"""The table of Skeleton Game: its layout and the meaning of gestures."""

from __future__ import annotations

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.offer import Command, Picks
from cardtable_gui.core.one_card import OneCardTable
from cardtable_gui.core.table import CardPlace, Layout, Shortcut, Spread, command
from cardtable_gui.core.tricks import TAKEN_PLACE, TRICK, TRICK_PLACE
from cardtable_gui.core.zones import Zone
from cardtable_gui.games.skeleton import refusals
from cardtable_gui.games.skeleton.actions import Play, SkeletonAction
from cardtable_gui.games.skeleton.position import SkeletonView

_PLAY = Shortcut("play", "P", QT_TRANSLATE_NOOP("skeleton", "Play a card"))


class SkeletonTable(OneCardTable[SkeletonView, SkeletonAction]):
    """A card from the hand to the trick is played."""

    shortcuts = (_PLAY,)
    layout = Layout(
        centre=((CardPlace("deck", QT_TRANSLATE_NOOP("game", "Deck"), Spread.PILE), TRICK_PLACE),),
        seat=(TAKEN_PLACE,),
        score_title=QT_TRANSLATE_NOOP("skeleton", "Tricks"),
    )

    def headline(self, view: SkeletonView) -> Message:
        """How many tricks are played."""
        return QT_TRANSLATE_NOOP("skeleton", "Tricks played: {count}").put(count=sum(view.tricks))

    def badges(self, view: SkeletonView, seat: int) -> tuple[Message, ...]:
        """The seat that leads."""
        return (QT_TRANSLATE_NOOP("skeleton", "Leads"),) if seat == view.leader and not view.over else ()

    def action(self, card: int) -> SkeletonAction:
        """It's played."""
        return Play(card)

    def target(self, view: SkeletonView, card: int) -> Zone:
        """The trick."""
        del view, card
        return TRICK

    def prompt(self, view: SkeletonView, card: int | None) -> Message:
        """What to decide, or what the picked card would do."""
        if card is None:
            return QT_TRANSLATE_NOOP("skeleton", "Choose a card from your hand: the highest card takes the trick.")
        return QT_TRANSLATE_NOOP("game", "Play {cards}.").put(cards=view.game.named((card,)))

    def commands(
        self, picks: Picks[SkeletonView, SkeletonAction], action: SkeletonAction | None
    ) -> tuple[Command[SkeletonAction], ...]:
        """One button plays the picked card."""
        return (command(picks, _PLAY, action, missing=refusals.PICK_A_CARD, primary=True),)
