"""Set up and start Card Table from a checkout, with nothing but Python 3.11 or newer.

    python3 packaging/bootstrap.py setup
    python3 packaging/bootstrap.py run [ARGUMENTS OF THE PROGRAM]
    python3 packaging/bootstrap.py test [ARGUMENTS OF PYTEST]
    python3 packaging/bootstrap.py new-game | doctor | soak | listen | strength | lessons | claims | mutate [--help]
    python3 packaging/bootstrap.py build onefile
    python3 packaging/bootstrap.py lock

This file runs on old Python versions too, to report that they are too old; the work is done in `bootsteps`.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the very check that an old Python shall reach
    sys.stderr.write(
        "Card Table needs Python 3.11 or newer; this is Python %d.%d (%s).\n"  # noqa: UP031 - as above
        % (sys.version_info[0], sys.version_info[1], sys.executable)
    )
    sys.exit(2)

from bootsteps.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
