"""Draws the golden pictures anew: `python -m tests.lab.gallery`. Look at the changes before you commit them."""

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from cardtable_gui import games
from cardtable_gui.i18n import LANGUAGES
from cardtable_gui.lab.gallery.gallery_order import THEMES, PictureSize
from cardtable_gui.lab.gallery.studio import Studio
from tests.lab.gallery import goldens


def main() -> int:
    """Replace every golden picture by the current one."""
    application = QApplication(["cardtable-gui"])
    application.setStyle("Fusion")
    ids = tuple(package.game.id for package in games.packages())
    for language in LANGUAGES:
        for theme in THEMES:
            for size in (PictureSize(1024, 640, 1.0), PictureSize(1280, 800, 1.0)):
                golden = goldens.moments(f"{language}-{theme}-{size}")
                if not golden:
                    continue
                studio = Studio(application, language, theme, size)
                for moment, dialog in studio.moments(ids, golden):
                    goldens.keep(golden[moment], studio.picture(dialog))
                studio.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
