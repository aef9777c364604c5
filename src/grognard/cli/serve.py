"""`grognard serve`: the table for others to join."""

from __future__ import annotations

import argparse
from pathlib import Path

from grognard.cli.parser import Parser
from grognard.terminal.saves import saves_folder
from grognard.text import say


def arguments(command: Parser) -> None:
    command.argument("--host", words="serve-host", metavar="host", default="127.0.0.1")
    command.argument("--port", words="serve-port", metavar="port", type=int, default=8000)
    command.argument("--public-url", words="serve-public-url", metavar="url", default="")
    command.argument("--data", words="serve-data", metavar="folder")


def run(parsed: argparse.Namespace) -> int:
    from grognard.table import serve

    def ready(address: str) -> None:
        print(say(parsed.lang, "cli-play-address", address=address), flush=True)

    data = Path(parsed.data) if parsed.data else saves_folder() / "table"
    serve.serve(parsed.host, parsed.port, parsed.public_url, data, ready, own=saves_folder())
    return 0
