"""The documents say about strength what was measured."""

from tests.players.kept import Result, read
from tests.players.published import PAGE, START, published, rows
from tests.players.strength import LINES, Line

LINE = Line("docker", 2, "hard", "random", 0.97)


def test_the_page_tells_the_kept_results():
    page = PAGE.read_text(encoding="utf-8")
    assert page.count(START) == 1
    assert published(page, rows(dict.fromkeys(LINES), read())) == page, (
        "python -m tests.players.published writes the table"
    )


def test_every_line_says_how_far_it_has_come():
    begun = LINE._replace(other="easy")
    done = {LINE.key: Result((0.5, 1.0) * 60), begun.key: Result((1.0,) * 119)}
    *_, measured, running, open_ = rows([LINE, begun, LINE._replace(other="greedy")], done)
    assert measured == "| Docker | 2 | hard | random | .97 | 120 | .75 ± .04 | missed |\n"
    assert running == "| Docker | 2 | hard | easy | .97 | 119 of 120 |  | running |\n"
    assert open_ == "| Docker | 2 | hard | greedy | .97 | 120 |  | not run |\n"


def test_the_text_around_the_table_stays():
    table = rows([LINE], {})
    page = f"before\n\n{START}| --- |\n| old |\n\nafter\n\n| other |\n"
    changed = published(page, table)
    assert changed == f"before\n\n{''.join(table)}\nafter\n\n| other |\n"
    assert published(changed, table) == changed
    assert published(f"{START}| --- |\n| old |\n", table) == "".join(table)
