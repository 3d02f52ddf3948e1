"""The table of strength in ``docs/robots.md``, from the results that are kept.

``make strength`` writes it anew; ``python -m tests.players.published`` does so without playing.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path

from rules.registry import GAMES
from tests.players.kept import Result, read
from tests.players.strength import LINES, Line, standing

PAGE = Path(__file__).parents[2] / "docs" / "robots.md"
START = "| game | seats | player | against | goal | seeds | score | |\n"
"""The first line of the table, which ends with an empty line or the page."""
NAMES = {
    "docker": "Docker",
    "gurkensolo": "Das Gurkensolo",
    "pick_and_pack": "Pick & Pack",
    "pier18": "Pier 18",
    "kraftwagen": "Kraftwagen",
}


def rows(lines: Iterable[Line], done: Mapping[str, Result]) -> list[str]:
    """The table in Markdown, one row for each line."""
    return [START, "| --- " * START.count(" |") + "|\n", *(_row(line, done) for line in lines)]


def _row(line: Line, done: Mapping[str, Result]) -> str:
    found = standing(line, done)
    rival = f"{line.other}, than {line.than}" if line.than else line.other
    seeds, score, verdict = f"{line.seeds}", "", "not run"
    if found:
        score = f"{_figure(found.score)} ± {_figure(found.margin)}"
        verdict = found.verdict(line.goal)
    elif line.key in done:
        seeds = f"{len(done[line.key].scores)} of {seeds}"
        verdict = "running"
    facts = line.seats, line.one, rival, _figure(line.goal), seeds, score, verdict
    return " | ".join([f"| {NAMES[line.game]}", *map(str, facts)]) + " |\n"


def _figure(number: float) -> str:
    return f"{number:.2f}".removeprefix("0")


def published(page: str, table: Iterable[str]) -> str:
    """*page* with this *table* instead of the one that it has."""
    before, _, rest = page.partition(START)
    _, gap, after = rest.partition("\n\n")
    return before + "".join(table) + ("\n" + after if gap else "")


def main() -> None:
    """Write the table into the page."""
    assert list(NAMES) == list(GAMES)
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(published(page, rows(dict.fromkeys(LINES), read())), encoding="utf-8")


if __name__ == "__main__":
    main()
