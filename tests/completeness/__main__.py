"""``python -m tests.completeness docker pier18``: what these games lack; without names, all."""

import sys

from rules import GAMES
from tests.completeness import missing


def main() -> int:
    """Print a line for each thing that is missing; exit status 1 if there is any."""
    keys = sys.argv[1:] or list(GAMES)
    unknown = [key for key in keys if key not in GAMES]
    lines = [f"rules/registry.py: {key}" for key in unknown]
    lines += [line for key in keys if key in GAMES for line in missing(GAMES[key])]
    sys.stdout.writelines(f"{line}\n" for line in lines)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
