"""The names of what the program keeps in its data folder; whatever is new there is named here."""

from __future__ import annotations

from typing import Final

SETTINGS: Final = "settings.json"
OLD_SETTINGS: Final = "settings.ini"
"""The settings of Card Table 0.4 and before, taken over once."""
PROFILES: Final = "profiles.json"
DAILY: Final = "daily.json"
"""What players did with the daily deals and puzzles."""
NOTES: Final = "notes.json"
"""Tags and notes on finished matches."""
STATISTICS: Final = "statistics.sqlite"
"""The database of results, made from the records."""
KEPT_RESULTS: Final = "kept-results.json"
"""Results that no record tells any more."""
LOG: Final = "cardtable.log"
CRASH: Final = "crash.txt"

MATCHES: Final = "matches"
"""The folder of unfinished matches."""
FINISHED: Final = "finished"
"""The folder of finished matches."""
REVIEWS: Final = "reviews"
EXERCISES: Final = "practice"
PADS: Final = "pads"
"""The folder of score pads: matches at a real table."""
DAMAGED: Final = "damaged"
"""The folder of files that couldn't be read, unchanged."""
PICTURES: Final = "pictures"
"""The folder of pictures that can be made again at any time."""
RESTORED: Final = "restore"
"""The folder with the data of a backup, until the next start puts it in its place."""
RESTORED_READY: Final = f"{RESTORED}/ready"
"""The mark that this data is complete."""
ASIDE: Final = "before-restore"
"""The folder with what was there before."""

LONGEST_ID: Final = 200
MATCH_ID: Final = rf"""(?!\.)[^/\\:*?"<>|\x00-\x1f\x7f]{{1,{LONGEST_ID}}}"""
"""The ids of matches, as a regular expression: names of files on every system, and never of another folder."""

RECORD_SUFFIX: Final = ".cardtable"
BACKUP_SUFFIX: Final = ".cardtable-data"
"""The suffix of backups, which lie outside the data folder."""
REVIEW_SUFFIX: Final = ".review"
EXERCISE_SUFFIX: Final = ".exercise"
PAD_SUFFIX: Final = ".pad"

FOLDERS: Final = {
    MATCHES: RECORD_SUFFIX,
    FINISHED: RECORD_SUFFIX,
    REVIEWS: REVIEW_SUFFIX,
    EXERCISES: EXERCISE_SUFFIX,
    PADS: PAD_SUFFIX,
}
"""The folders in which each match, review, exercise or pad is a file, and how the names of these files end."""
