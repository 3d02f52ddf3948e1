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
    done = {LINE.key: Result((0.5, 1.0) * 10)}
    *_, measured, open_ = rows([LINE, LINE._replace(other="greedy")], done)
    assert measured == "| Docker | 2 | hard | random | .97 | 20 | .75 ± .11 | missed |\n"
    assert open_ == "| Docker | 2 | hard | greedy | .97 | 0 |  | not run |\n"


def test_the_text_around_the_table_stays():
    table = rows([LINE], {})
    page = f"before\n\n{START}| --- |\n| old |\n\nafter\n\n| other |\n"
    changed = published(page, table)
    assert changed == f"before\n\n{''.join(table)}\nafter\n\n| other |\n"
    assert published(changed, table) == changed
    assert published(f"{START}| --- |\n| old |\n", table) == "".join(table)
