"""``python -m sandbox``: a sandbox by itself, for a bot in another process."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from contextlib import suppress

from sandbox.server import Sandbox
from sandbox.settings import Settings


def main() -> int:
    """Run a sandbox until it is stopped; the exit code."""
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
        return 2
    return 0


def _read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on")
    parser.add_argument("--port", type=int, default=8080, help="port to listen on; 0: any")
    parser.add_argument("--token", default="", help="the bot's token; a new one if left out")
    parser.add_argument("--bot-name", default="Bot", help="the name the bot appears under")
    parser.add_argument("--no-limits", action="store_true", help="lift all rate limits")
    return parser.parse_args()


async def _serve(arguments: argparse.Namespace) -> None:
    settings = Settings(token=arguments.token, bot_name=arguments.bot_name)
    sandbox = await Sandbox.start(
        arguments.host, arguments.port, settings=settings, limits=not arguments.no_limits
    )
    sys.stdout.write(
        f"Page     {sandbox.page_url}\n"
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
