"""A hook of the build backend: what the package page on PyPI shows besides the fixed fields of pyproject.toml.

The page is README.md as far as it makes sense outside a checkout: it says how to install the package instead of how to
set up a checkout, has no pictures, and links into the checkout are plain words. Addresses are those of
`cardtable_gui/project_addresses.py`, none while they are empty.
"""

import re
import runpy
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

#: How package pages call an address, and its name in `project_addresses`.
URLS = {"Homepage": "HOME_PAGE", "Releases": "RELEASES_PAGE", "Issues": "ISSUES_PAGE"}

#: Sections of README.md by their titles, and what the page has instead.
SECTIONS = {
    "Get it and play": """\
With Python 3.11 or newer:

```sh
pipx install cardtable-gui
cardtable-gui
```

`pipx uninstall cardtable-gui` removes it again. `pip install cardtable-gui` into an environment of yours works too.
""",
    "More": None,
}

#: What stands between these marks is about a checkout.
_CHECKOUT = re.compile(r"<!-- in a checkout -->\n.*?<!-- out of it -->\n\n?", re.DOTALL)
_TARGET = r"\((?!https?://)[^)\s]+\)"
_PICTURE = re.compile(rf"^!\[[^\]]*\]{_TARGET}\n\n?", re.MULTILINE)
_LINK = re.compile(rf"(?<!!)\[([^\]]+)\]{_TARGET}")


class PackagePage(MetadataHookInterface):
    """Fills in `readme` and `urls`, which pyproject.toml declares as dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add both to the project's metadata, in place."""
        root = Path(self.root)
        text = page(root.joinpath("README.md").read_text("utf-8"))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        addresses = runpy.run_path(str(root / "cardtable_gui" / "project_addresses.py"))
        metadata["urls"] = {label: addresses[name] for label, name in URLS.items() if addresses[name]}


def page(readme: str) -> str:
    """A readme as the package page shows it."""
    before, *sections = re.split(r"^(?=## )", _CHECKOUT.sub("", readme), flags=re.MULTILINE)
    made = [before]
    for section in sections:
        title = section.partition("\n")[0].removeprefix("## ")
        if title not in SECTIONS:
            made.append(section)
        elif (instead := SECTIONS[title]) is not None:
            made.append(f"## {title}\n\n{instead}\n")
    return _LINK.sub(r"\1", _PICTURE.sub("", "".join(made)))
