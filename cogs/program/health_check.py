"""Asks the bot on this machine for its health: ``python -m cogs.program.health_check``.

Exit status 0 where it is healthy. For containers, whose images have no other HTTP client.
"""

import sys
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from data.settings import BadSetting, Settings

SECONDS = 8.0
"""The longest that an answer may take."""
_ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Where a server that listens at all addresses is reached."""


def main() -> int:
    """Ask, say what was answered, and return the exit status."""
    try:
        settings = Settings.load()
    except BadSetting as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    if not settings.monitor_port:
        sys.stderr.write("MONITOR_PORT is not set: there is nobody to ask.\n")
        return 1
    host = _ANYWHERE.get(settings.monitor_host, settings.monitor_host)
    shown = f"[{host}]" if ":" in host else host
    try:
        with urlopen(f"http://{shown}:{settings.monitor_port}/health", timeout=SECONDS) as answer:
            sys.stdout.write(f"{answer.read().decode()}\n")
    except HTTPError as unhealthy:
        sys.stdout.write(f"{unhealthy.read().decode()}\n")
        return 1
    except (URLError, OSError) as silence:
        sys.stderr.write(f"There is no answer: {silence}.\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
