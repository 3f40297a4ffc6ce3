"""Files that macOS reads in the application's folder: `Info.plist`, its names in other languages, and the icon."""

import plistlib
import re
import sysconfig
from collections.abc import Iterable
from importlib.metadata import distributions
from pathlib import Path

from targets import product
from targets.icons import icon_icns
from targets.target import ROOT

#: Begins with the project's domain as soon as there is one.
IDENTIFIER = f"{product.DOMAIN}.{product.ID}" if product.DOMAIN else product.ID
RECORD_TYPE = f"{IDENTIFIER}.record"
LANGUAGES = ("en", "ja")
RECORD_NAME = f"{product.NAME} match record"
RECORD_NAME_JA = f"{product.NAME_JA}の対戦記録"
#: The oldest macOS that the PySide6 of our lock files runs on.
OLDEST_SYSTEM = (12, 0)


def write(folder: Path) -> None:
    """Write `Info.plist`, `app.icns`, and a folder for each language with its `InfoPlist.strings`."""
    folder.joinpath("Info.plist").write_bytes(plistlib.dumps(info()))
    folder.joinpath("app.icns").write_bytes(icon_icns())
    for language in LANGUAGES:
        texts = folder / f"{language}.lproj" / "InfoPlist.strings"
        texts.parent.mkdir(exist_ok=True)
        texts.write_text(names_in(language), "utf-8")


def oldest_system(wheels: Iterable[str], python: str | None) -> tuple[int, int]:
    """The oldest macOS that all parts run on.

    Args:
        wheels: the files `WHEEL` of the installed packages, whose tags name systems.
        python: what Python itself was built for, such as `11.0`; None: it does not say.
    """
    found = [OLDEST_SYSTEM]
    for wheel in wheels:
        tags = re.findall(r"^Tag: \S+-macosx_(\d+)_(\d+)_\w+$", wheel, re.MULTILINE)
        if tags:
            # Tags of one wheel name the systems that it fits, so the oldest counts.
            found.append(min((int(major), int(minor)) for major, minor in tags))
    if python:
        major, _, minor = python.partition(".")
        found.append((int(major), int(minor or 0)))
    return max(found)


def info() -> dict[str, object]:
    """The whole of `Info.plist`: names, version, icon, category, languages, and the type of records, which it owns."""
    wheels = [each.read_text("WHEEL") or "" for each in distributions()]
    oldest = oldest_system(wheels, sysconfig.get_config_var("MACOSX_DEPLOYMENT_TARGET"))
    copyrights = re.findall(r"^Copyright .*", (ROOT / "LICENSE").read_text("utf-8"), re.MULTILINE)
    return {
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleName": product.NAME,
        "CFBundleDisplayName": product.NAME,
        "CFBundleExecutable": product.ID,
        "CFBundlePackageType": "APPL",
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleShortVersionString": product.VERSION,
        "CFBundleVersion": product.VERSION,
        "CFBundleIconFile": "app.icns",
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(LANGUAGES),
        "CFBundleSupportedPlatforms": ["MacOSX"],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": ".".join(map(str, oldest)),
        "NSPrincipalClass": "NSApplication",
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": f"{copyrights[0]}, MIT License",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": RECORD_NAME,
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "app.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD_TYPE,
                "UTTypeDescription": RECORD_NAME,
                "UTTypeIconFile": "app.icns",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [product.SUFFIX.removeprefix(".")],
                    "public.mime-type": [product.MIME],
                },
            }
        ],
    }


def names_in(language: str) -> str:
    """The contents of `InfoPlist.strings` for a language: names of the application and of its files."""
    name, record = (product.NAME_JA, RECORD_NAME_JA) if language == "ja" else (product.NAME, RECORD_NAME)
    texts = {"CFBundleName": name, "CFBundleDisplayName": name, RECORD_NAME: record}
    return "".join(f'"{key}" = "{text}";\n' for key, text in texts.items())
