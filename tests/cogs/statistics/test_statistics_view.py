"""Figures in words: complete, in both languages, and with names that do nothing."""

from datetime import UTC, datetime, timedelta

import pytest

from cogs.messages.custom_ids import Kind, parse_press
from cogs.messages.phrases import PLAIN
from cogs.statistics.figures import (
    FirstSeat,
    GameFigures,
    PersonFigures,
    Row,
    Season,
    seasons_at,
    share,
)
from cogs.statistics.view import (
    OWN,
    Figures,
    described,
    game_figure,
    game_lines,
    panel_payload,
    person_figure,
    person_lines,
    season_figure,
    season_lines,
    shown_payload,
)
from cogs.table.lengths import UsualLength
from data.i18n import LANGUAGES, translator
from data.store import Places, Ranking
from data.store.rating import Rating
from render.figures import MOST_ROWS
from rules import GAMES

NOW = datetime(2026, 11, 23, tzinfo=UTC)
LENGTHS = (("daily", UsualLength(30, 4)),)
PLACES = (
    Places("docker", 2, 1, 4, 1, 0),
    Places("docker", 3, 3, 2, 0, 2),
    Places("pier18", 2, 2, 1, 0, 0),
)


def figures(**changed):
    given = {
        "name": "Ada",
        "places": PLACES,
        "standings": {"docker": Ranking(Rating(27.0, 2.0), 3, 12)},
        "answers": {("docker", "daily"): timedelta(hours=5, minutes=40)},
        "is_own": True,
    }
    return PersonFigures(**(given | changed))


def said(lines):
    return "\n\n".join(lines)


def test_a_person_reads_in_two_lines_what_no_picture_of_places_tells():
    places = (PLACES[0]._replace(games=8), *PLACES[1:])
    heading, told = person_lines(figures(places=places), translator("en"), PLAIN)
    assert heading == "## **Ada**"
    rated, beside = told.splitlines()
    assert "medium robot has 1,000. On this server: Docker place 3 of 12." in rated
    assert "Docker (daily) 6 hours · 2 with hints from a robot · 1 with a move undone" in beside
    assert "(daily)" not in said(person_lines(figures(), translator("en"), PLAIN))


def test_a_rating_alone_is_no_rank_and_none_is_told_before_ten_games():
    alone = {"docker": Ranking(Rating(27.0, 2.0), 1, 1)}
    told = said(person_lines(figures(standings=alone), translator("en"), PLAIN))
    assert "place 1" not in told
    none = said(person_lines(figures(standings={}), translator("en"), PLAIN))
    assert "1,000" not in none
    assert "a rating after 10 games" in none


def test_games_without_hints_are_not_counted_as_none():
    places = tuple(each._replace(had_hints=0) for each in PLACES)
    told = said(person_lines(figures(places=places), translator("en"), PLAIN))
    assert "hints from a robot" not in told
    assert "1 with a move undone" in told


def test_whoever_hides_is_reminded():
    assert "/settings" in said(person_lines(figures(is_hidden=True), translator("en"), PLAIN))
    told = said(person_lines(figures(is_own=False, answers={}), translator("en"), PLAIN))
    assert "Usual answer" not in told


def test_equal_points_share_a_place_and_long_tables_are_cut():
    rows = [Row(1, "A", 3, 2, 9), Row(2, "B", 3, 1, 9), Row(3, "C", 3, 0, 1)]
    rows += [Row(n, f"P{n}", 1, 0, 0) for n in range(4, 30)]
    drawn = season_figure(Season(2026, 4), rows, translator("en"))
    assert "Q4 2026" in drawn.title
    assert [(row.place, row.numbers[0]) for row in drawn.rows[:3]] == [
        ("1.", "4½"),
        ("1.", "4½"),
        ("3.", "½"),
    ]
    assert len(drawn.rows) == MOST_ROWS
    told = said(season_lines(Season(2026, 4), rows, translator("en")))
    assert f"and {len(rows) - MOST_ROWS} more" in told


def test_a_game_tells_how_long_it_takes_and_its_scores_if_it_has_any():
    found = GameFigures(40, 31, LENGTHS, 9, 5, ())
    told = said(game_lines("docker", found, translator("en")))
    assert "a typical game takes 31 moves.\n" in told
    assert "**daily**: usually 30 moves, within 4 days" in told
    with_scores = said(game_lines("pier18", found, translator("en")))
    assert "a typical game takes 31 moves. Best score **9**" in with_scores
    assert "Too few" in said(game_lines("docker", None, translator("en")))


def test_pictures_are_described_row_by_row():
    translate = translator("en")
    of_person = described(person_figure(figures(), translate), translate)
    assert of_person.startswith("Ada. Docker: games 6, won 4, rating 1059.")
    rows = (Row(1, "Ada", 3, 2, 9), Row(2, "Bo", 3, 1, 4))
    of_season = described(season_figure(Season(2026, 4), rows, translate), translate)
    assert "1. Ada: points 4½, games 3, won 2. 2. Bo: points 2" in of_season
    first = FirstSeat(2, 40, share(22, 40))
    found = GameFigures(40, 31, LENGTHS, 9, 5, (first,))
    of_game = described(game_figure("docker", found, translate), translate)
    assert "2 players: won 55%, games 40" in of_game
    assert "by chance 50%, likely range 40–69%" in of_game


def test_the_bars_of_a_person_are_their_places():
    docker, pier = person_figure(figures(), translator("en")).rows
    assert docker.parts == (4 / 6, 0, 2 / 6)
    assert pier.parts == (0, 1, 0)


def test_without_games_there_is_no_picture_and_that_is_said():
    translate = translator("en")
    assert "No finished games" in said(person_lines(figures(places=()), translate, PLAIN))
    other = said(person_lines(figures(places=(), is_own=False), translate, PLAIN))
    assert "Ada" in other
    empty = said(season_lines(Season(2026, 11, is_quarter=False), (), translator("de")))
    assert "November 2026" in empty
    assert "keine Partie" in empty
    assert person_figure(figures(places=()), translate) is None
    assert season_figure(Season(2026, 4), (), translate) is None
    assert game_figure("docker", None, translate) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_inert_wherever_they_stand(language):
    name, translate = "<@1> **x** @everyone", translator(language)
    lines = [
        *person_lines(figures(name=name), translate, PLAIN),
        *person_lines(figures(name=name, places=(), is_own=False), translate, PLAIN),
    ]
    payload = shown_payload(Figures(lines), name, translate)
    told = str(payload.view().to_components())
    assert told.count(r"\<\@1\>".replace("\\", "\\\\")) == 4
    assert "<@1>" not in told
    assert "@everyone" not in told.replace(r"\\@everyone", "")
    assert payload.pings == ()


def test_the_panel_leads_to_everything_and_shows_to_all_what_may_be_shown():
    translate = translator("en")
    panel = panel_payload(Figures(["## x"]), OWN, seasons_at(NOW), translate)
    *_, menu, buttons = panel.view().to_components()
    ways = [each["value"] for each in menu["components"][0]["options"]]
    assert len(set(ways)) == 1 + 3 + len(GAMES)
    assert all(parse_press(way).kind is Kind.FIGURES for way in ways)
    words = [parse_press(each["custom_id"]).word for each in buttons["components"]]
    assert words == [f"s/{seasons_at(NOW)[0]}", f"show/{OWN}"]
    empty = panel_payload(Figures(["## x"], is_empty=True), OWN, (), translate)
    *_, (play,) = (row["components"] for row in empty.view().to_components()[1:])
    assert parse_press(play["custom_id"]).kind is Kind.PLAY
    of_others = panel_payload(Figures(["## x"]), None, (), translate)
    assert "show/" not in str(of_others.view().to_components())
