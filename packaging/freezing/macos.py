"""The file type of records, declared to macOS in the program's bundle."""

from __future__ import annotations

RECORD_TYPE = "org.cardtable.record"


def record_plist() -> dict[str, object]:
    """The entries of `Info.plist`: the type of record files, and that the program owns it."""
    return {
        "CFBundleDisplayName": "Card Table",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Card Table match record",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD_TYPE,
                "UTTypeDescription": "Card Table match record",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["cardtable"],
                    "public.mime-type": ["application/vnd.cardtable.record+json"],
                },
            }
        ],
    }
