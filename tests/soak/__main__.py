"""Long runs that count: ``python -m tests.soak --minutes 30``; ``--help`` lists the rest.

Real bots serve a crowd of random people at tables of all games, with Discord's rate limits. The
exit status is 1 where one of the claims printed at the end has failed.
"""

import argparse
import asyncio
import sys
from pathlib import Path

from tests.soak.report import claims, lines
from tests.soak.run import Plan, soak


def parsed(arguments: list[str]) -> Plan:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    add = parser.add_argument
    add("--minutes", type=float, default=20.0, help="how long people play")
    add("--processes", type=int, default=1, help="bots on one database")
    add("--database", help="URL of a PostgreSQL server; without it, a file of SQLite")
    add("--kill-every", type=float, help="seconds between two kills of a random bot")
    add("--restarts", type=int, default=0, help="overlapping restarts, instead of --minutes")
    add("--games", type=int, default=0, help="whole games wanted at least")
    add("--kills", type=int, default=0, help="kills wanted at least")
    add("--tables", type=int, default=14, help="tables at the same time")
    add("--think", type=float, default=2.0, help="seconds to think, on average")
    add("--folder", type=Path, help="where logs and database are kept; without it, nowhere")
    add("--seed", type=int, default=1)
    return Plan(**vars(parser.parse_args(arguments)))


async def run(plan: Plan) -> bool:
    """Run the soak and print what it found; whether all claims held."""
    async with soak(plan) as prepared:
        outcome = await prepared.run()
    for line in lines(outcome):
        sys.stdout.write(f"{line}\n")
    return not any(claim.found for claim in claims(outcome))


if __name__ == "__main__":
    sys.exit(0 if asyncio.run(run(parsed(sys.argv[1:]))) else 1)
