"""``python -m sandbox``: a sandbox by itself, for a bot in another process."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from contextlib import suppress

from sandbox.server import Sandbox
from sandbox.settings import Settings

BAD_START = 2
"""Exit status if the address cannot be used."""
_MAX_PORT = 65_535


def main() -> int:
    """Run a sandbox until it is stopped; returns the exit status."""
    arguments = _read_arguments()
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    try:
        with suppress(KeyboardInterrupt):
            asyncio.run(_serve(arguments))
    except OSError as error:
        sys.stderr.write(
            f"The sandbox cannot listen on {arguments.host}:{arguments.port}: {error.strerror}.\n"
            "Choose another port with --port, or 0 for any free one.\n"
        )
        return BAD_START
    return 0


def _read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on; 0.0.0.0: the whole network"
    )
    parser.add_argument("--port", type=_port, default=8080, help="port to listen on; 0: any")
    parser.add_argument("--token", default="", help="the bot's token; a new one if left out")
    parser.add_argument("--key", default="", help="the key that other machines need")
    parser.add_argument("--bot-name", default="Bot", help="the name the bot appears under")
    parser.add_argument("--shards", type=int, default=1, help="shards that the bot is to open")
    parser.add_argument(
        "--privileged-intents", action="store_true", help="let the bot read members and messages"
    )
    parser.add_argument("--no-limits", action="store_true", help="lift all rate limits")
    return parser.parse_args()


def _port(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 5 and int(text) <= _MAX_PORT:
        return int(text)
    raise argparse.ArgumentTypeError(f"a port is a number from 0 to {_MAX_PORT}, not {text!r}")


async def _serve(arguments: argparse.Namespace) -> None:
    settings = Settings(
        token=arguments.token,
        page_key=arguments.key,
        bot_name=arguments.bot_name,
        shards=arguments.shards,
        privileged_intents=arguments.privileged_intents,
    )
    sandbox = await Sandbox.start(
        arguments.host, arguments.port, settings=settings, limits=not arguments.no_limits
    )
    sandbox.invite_bot_everywhere()
    pages = "".join(f"Page     {url}\n" for url in sandbox.page_urls)
    sys.stdout.write(
        f"{pages}"
        f"API      {sandbox.api_url}\n"
        f"Gateway  {sandbox.gateway_url}\n"
        f"Token    {sandbox.token}\n"
    )
    sys.stdout.flush()
    try:
        await asyncio.Event().wait()
    finally:
        await sandbox.close()


if __name__ == "__main__":
    sys.exit(main())
