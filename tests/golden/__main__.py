"""Record all playthroughs anew: `python -m tests.golden`. Read the difference before you keep it."""

from tests.golden.recording import FOLDER, PLAYTHROUGHS, recorded

for old in FOLDER.glob("*.txt"):
    old.unlink()
for playthrough in PLAYTHROUGHS:
    playthrough.path.write_text(recorded(playthrough), encoding="utf-8", newline="\n")
    print(playthrough.path.name)
