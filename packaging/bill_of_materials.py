"""Write a release's bill of materials in CycloneDX's form: `bill_of_materials.py < CONTENTS.json > SBOM.cdx.json`.

Run by the target `release` with the Python of `.venv-release`, which has the library. The same contents give the same
bytes: the serial number is made from them, and the time is the commit's.

CONTENTS.json has `name`, `version`, `epoch` (seconds since 1970), and `artefacts`: for each file of the release its
`name`, `sha256`, and `parts` as `freezing.parts` writes them.
"""

import json
import sys
import uuid
from datetime import UTC, datetime
from typing import Any

from cyclonedx.factory.license import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL


def bill(contents: dict[str, Any]) -> str:
    """The bill of materials as JSON. Raises `ValueError` if it does not fit CycloneDX's schema."""
    told = json.dumps(contents, sort_keys=True)
    bom = Bom(serial_number=uuid.uuid5(uuid.NAMESPACE_OID, told))
    bom.metadata.timestamp = datetime.fromtimestamp(contents["epoch"], UTC)
    bom.metadata.component = Component(
        name=contents["name"],
        version=contents["version"],
        type=ComponentType.APPLICATION,
        bom_ref="release",
        licenses=[LicenseFactory().make_from_string("MIT")],
    )
    known: dict[str, Component] = {}
    artefacts = []
    for artefact in contents["artefacts"]:
        made = Component(
            name=artefact["name"],
            type=ComponentType.FILE,
            bom_ref=artefact["name"],
            hashes=[HashType(alg=HashAlgorithm.SHA_256, content=artefact["sha256"])],
        )
        parts = [known.setdefault(_reference(part), _part(part)) for part in artefact["parts"]]
        artefacts.append(made)
        bom.register_dependency(made, parts)
    bom.components.update(artefacts, known.values())
    bom.register_dependency(bom.metadata.component, artefacts)
    text: str = JsonV1Dot6(bom).output_as_string(indent=1)
    problem = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if problem is not None:
        raise ValueError(str(problem))
    return text + "\n"


def _reference(part: dict[str, str]) -> str:
    return part["purl"] or f"{part['name']}@{part['version']}"


def _part(part: dict[str, Any]) -> Component:
    # Where only the texts tell the terms, they are named.
    licence = part["licence"] or f"see licenses/{part['texts'][0]}"
    return Component(
        name=part["name"],
        version=part["version"] or None,
        type=ComponentType.LIBRARY,
        bom_ref=_reference(part),
        purl=PackageURL.from_string(part["purl"]) if part["purl"] else None,
        licenses=[LicenseFactory().make_from_string(licence)],
    )


if __name__ == "__main__":
    sys.stdout.write(bill(json.load(sys.stdin)))
