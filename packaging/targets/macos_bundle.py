"""What macOS reads in the application's folder: `Info.plist` and the icon."""

import plistlib
from pathlib import Path

from targets import product
from targets.icons import icon_icns

#: Begins with the project's domain as soon as there is one.
IDENTIFIER = f"{product.DOMAIN}.{product.ID}" if product.DOMAIN else product.ID
RECORD_TYPE = f"{IDENTIFIER}.record"
#: The oldest macOS that Qt 6.9 runs on.
OLDEST_SYSTEM = "12.0"


def write(folder: Path) -> None:
    """Write `Info.plist` and `app.icns`."""
    folder.joinpath("Info.plist").write_bytes(plistlib.dumps(info()))
    folder.joinpath("app.icns").write_bytes(icon_icns())


def info() -> dict[str, object]:
    """The whole of `Info.plist`: names, version, icon, category, languages, and the type of records, which it owns."""
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
        "CFBundleLocalizations": ["en", "ja"],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": "MIT License",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{product.NAME} match record",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "app.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD_TYPE,
                "UTTypeDescription": f"{product.NAME} match record",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [product.SUFFIX.removeprefix(".")],
                    "public.mime-type": [product.MIME],
                },
            }
        ],
    }


def names_in(language: str) -> str:
    """The contents of `InfoPlist.strings` for a language."""
    name = product.NAME_JA if language == "ja" else product.NAME
    return f'"CFBundleName" = "{name}";\n"CFBundleDisplayName" = "{name}";\n'
