"""``make bench``: every figure, measured in this run."""

from tests.benchmarks import floor, pictures, playouts, presses, process, turns

PARTS = (
    ("Random playouts through the contract", playouts.lines),
    ("Board pictures, scene to file", pictures.lines),
    ("A press through the sandbox, 1,000 tables stored", presses.lines),
    ("A press beside the least that a bot could do", floor.lines),
    ("Whole games through the real bot", turns.lines),
    ("The process", process.lines),
)


def main() -> None:
    """Print the table, a part at a time."""
    for title, lines in PARTS:
        print(f"\n{title}", *lines(), sep="\n", flush=True)


if __name__ == "__main__":
    main()
