"""Where the project is found, and who publishes it: the one place for addresses and names of maintainers.

None is known yet. What would show one leaves it out while it is empty; nothing is invented.
"""

from __future__ import annotations

from typing import Final

HOME_PAGE: Final = ""
"""The address of the project's page."""
RELEASES_PAGE: Final = ""
"""The address of a page that shows the newest version; `https://` only."""
ISSUES_PAGE: Final = ""
"""The address of a page where problems are reported."""
MAINTAINER: Final = ""
"""The maintainer's name for packages."""
MAINTAINER_EMAIL: Final = ""
"""The maintainer's mail address for packages."""
DOMAIN: Final = ""
"""The project's domain turned round, such as `org.example`; identifiers of packages begin with it."""
PUBLISHER: Final = ""
"""The publisher's name, which Windows shows in its list of programs."""
