"""The client's files, out of `grognard/web` and from nowhere else."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

import grognard
from grognard.table.guard import Refused

FOLDER = Path(grognard.__file__).parent / "web"

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


class File:
    """A file as it is sent."""

    def __init__(self, data: bytes, kind: str) -> None:
        self.data = data
        self.kind = kind
        self.etag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'


def file_named(name: str, folder: Path = FOLDER) -> File:
    """The file of this name in the folder. Names that lead elsewhere do not exist."""
    parts = name.split("/")
    if any(not p or p.startswith(".") or "\\" in p or "\0" in p or ":" in p for p in parts):
        raise Refused(404, "table-page")
    path = folder.joinpath(*parts)
    try:
        real = path.resolve(strict=True)
        found = real.stat()
    except OSError as error:
        raise Refused(404, "table-page") from error
    if not real.is_relative_to(folder.resolve()) or not real.is_file() or real.suffix not in TYPES:
        raise Refused(404, "table-page")
    return read(real, found.st_mtime_ns, found.st_size)


def edition(folder: Path = FOLDER) -> str:
    """What the client is called as it is now. Its files are fetched under this name, so that a browser that has
    been here before asks for none of them again until one has changed."""
    known = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        found = path.stat()
        known.update(f"{path.relative_to(folder)} {found.st_mtime_ns} {found.st_size}\n".encode())
    return known.hexdigest()[:12]


@lru_cache(maxsize=256)
def read(path: Path, changed: int, size: int) -> File:
    """A file, read again when it has changed."""
    return File(path.read_bytes(), TYPES[path.suffix])
