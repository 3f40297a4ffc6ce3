"""A program with all the faults that the kill -9 loop should find. It takes the arguments of the real one."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path


def main() -> None:
    matches = Path(sys.argv[1], "matches")
    matches.mkdir(parents=True)
    (matches / "broken.cardtable").write_text("{", encoding="utf-8")
    (matches / "forgotten.new").write_text("", encoding="utf-8")
    tempfile.mkdtemp()
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"], stdout=subprocess.DEVNULL)
    os.write(1, f"nowhere|going on|fight\n{child.pid}".encode())
    time.sleep(60)


if __name__ == "__main__":
    main()
