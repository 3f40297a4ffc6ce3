"""Build packages: `python3 packaging/bootstrap.py build TARGET`, run by the Python of the build's environment."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from targets.asking import BuildRequest, read
from targets.target import ROOT, BuildError, size_mb


def main(arguments: list[str]) -> int:
    """Build some targets and say what came out; return 0, or 1 if one failed."""
    request = read(arguments)
    if not isinstance(request, BuildRequest):
        return request
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
