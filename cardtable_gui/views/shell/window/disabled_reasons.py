"""Why menu actions are disabled, and when they are enabled."""

from __future__ import annotations

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP

NO_MATCH = QT_TRANSLATE_NOOP("window", "There is no match on the table: begin or continue one first.")
WATCHED = QT_TRANSLATE_NOOP("window", "A recorded match is watched, not played: “Play on from here” makes it a match.")
NOTHING_PLAYED = QT_TRANSLATE_NOOP("window", "Nothing has been played yet: after the first move it can be done.")
NOTHING_TO_UNDO = QT_TRANSLATE_NOOP("window", "There is no move of yours to take back: after your next one there is.")
NOTHING_UNDONE = QT_TRANSLATE_NOOP("window", "Nothing was taken back: after an undo there is something to do again.")
NOT_YOUR_TURN = QT_TRANSLATE_NOOP("window", "A hint is there for whoever is to move: wait for your turn.")
MATCH_OVER = QT_TRANSLATE_NOOP("window", "The match is over: begin another one.")
NO_BOTS = QT_TRANSLATE_NOOP("window", "No bot plays in this match.")
NOT_PAUSED = QT_TRANSLATE_NOOP("window", "The bots go on by themselves: pause them first.")
NOT_LEFT = QT_TRANSLATE_NOOP("window", "No match waits: this leads back from watching the match that you are playing.")
NO_GAME = QT_TRANSLATE_NOOP("window", "Choose a game first: the rules are there when it is set up, and at the table.")
HANDS_CLOSED = QT_TRANSLATE_NOOP(
    "window", "People play this match, or did: their hands can be opened in the replay once it is over."
)
