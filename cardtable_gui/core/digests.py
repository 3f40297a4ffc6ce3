"""Digests of texts. Python's module for them takes three MiB of OpenSSL, which most processes never need."""

from __future__ import annotations


def sha256(text: str) -> bytes:
    """The digest of a text in UTF-8, 32 bytes long."""
    import hashlib  # noqa: PLC0415 - see above

    return hashlib.sha256(text.encode()).digest()


def sha512(text: str) -> bytes:
    """The digest of a text in UTF-8, 64 bytes long."""
    import hashlib  # noqa: PLC0415 - see above

    return hashlib.sha512(text.encode()).digest()
