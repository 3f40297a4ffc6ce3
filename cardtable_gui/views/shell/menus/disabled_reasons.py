"""Why menu actions are disabled, and when they are enabled."""

from __future__ import annotations

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP

NO_MATCH = QT_TRANSLATE_NOOP("window", "Start or continue a match first.")
WATCHED = QT_TRANSLATE_NOOP("window", "You’re watching a replay. Choose “Play from here” to turn it into a match.")
NOTHING_PLAYED = QT_TRANSLATE_NOOP("window", "No moves have been made yet. Try again after the first one.")
NOTHING_TO_UNDO = QT_TRANSLATE_NOOP("window", "You have no move to undo. Make one first.")
NOTHING_UNDONE = QT_TRANSLATE_NOOP("window", "You have nothing to redo. Undo a move first.")
NOT_YOUR_TURN = QT_TRANSLATE_NOOP("window", "You can get a hint only on your turn.")
NO_HINTS = QT_TRANSLATE_NOOP("window", "Hints are off. You can turn them on in the settings.")
MATCH_OVER = QT_TRANSLATE_NOOP("window", "The match is over. Start another one.")
NO_BOTS = QT_TRANSLATE_NOOP("window", "No bots are playing in this match.")
NOT_PAUSED = QT_TRANSLATE_NOOP("window", "Pause the bots first, then play their moves one by one.")
NOT_BOTS_TURN = QT_TRANSLATE_NOOP("window", "No bot is thinking right now.")
NOT_LEFT = QT_TRANSLATE_NOOP("window", "You have no match to go back to. This works after “Watch from the beginning”.")
NOT_WATCHED = QT_TRANSLATE_NOOP(
    "window", "This works in a replay. Choose “Watch from the beginning”, or watch a finished match."
)
SEATS_CLOSED = QT_TRANSLATE_NOOP("window", "You can see other players’ cards once the match is over.")
NO_REFERENCE = QT_TRANSLATE_NOOP("window", "This game has no reference card. You’ll find everything in the rules.")
UNAIDED = QT_TRANSLATE_NOOP("window", "No hints or undo in a puzzle, or on the first try of a daily deal.")
NO_REVIEW = QT_TRANSLATE_NOOP("window", "Lessons, puzzles and the first try of a daily deal aren’t reviewed.")
NO_GAME = QT_TRANSLATE_NOOP("window", "To read the rules, choose a game first.")
AT_START = QT_TRANSLATE_NOOP("window", "You’re on the start screen already.")
NOTHING_UNFINISHED = QT_TRANSLATE_NOOP("window", "You have no unfinished match. Start one.")
HANDS_CLOSED = QT_TRANSLATE_NOOP(
    "window",
    "Hands stay hidden in matches with human players. Once the match is over, you can show them in the replay.",
)
