"""Build packages and check them, with the Python of the build's environment.

python3 packaging/bootstrap.py build TARGET
python3 packaging/bootstrap.py build check [NAME]
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from targets.asking import CheckRequest, read
from targets.checking.check import carry_out
from targets.target import ROOT, BuildError, size_mb


def main(arguments: list[str]) -> int:
    """Build some targets and say what came out, or check what was built; return 0, or 1 if something failed."""
    # What is packed has the same modes whoever builds it.
    os.umask(0o022)
    request = read(arguments)
    if isinstance(request, int):
        return request
    if isinstance(request, CheckRequest):
        return int(any(result.outcome == "failed" for result in carry_out(request.checks)))
    try:
        for target in request.targets:
            for path in target.build():
                print(f"{path.relative_to(ROOT)}: {size_mb(path):.1f} MB", flush=True)
    except BuildError as error:
        print(f"build: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
