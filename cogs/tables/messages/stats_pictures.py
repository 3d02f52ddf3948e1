"""The same figures for a picture, and what that picture shows in words."""

from collections.abc import Iterator
from itertools import groupby

from cogs.tables.messages.phrases import game_name, isolated
from cogs.tables.messages.stats_view import (
    PersonFigures,
    numbered,
    percent,
    points_of,
    ranks_of,
    season_name,
)
from cogs.tables.session.figures import GameFigures, Row, Season
from data.i18n import Translator
from render.figures import Figure, FigureRow, Span
from render.view import listed


def person_figure(figures: PersonFigures, translate: Translator) -> Figure | None:
    """A row for each game, with a bar of the places; None without any game."""
    games = {
        game: ranks_of(places) for game, places in groupby(figures.places, lambda each: each.game)
    }
    if not games:
        return None
    heads = ("games", "won", "rating") if figures.standings else ("games", "won")
    last = max(rank for ranks in games.values() for rank in ranks)
    rows = tuple(
        FigureRow(
            game_name(translate, game),
            (*_counts(ranks), _rating(figures, game))[: len(heads)],
            tuple(ranks.get(rank, 0) / sum(ranks.values()) for rank in range(1, last + 1)),
        )
        for game, ranks in games.items()
    )
    legend = tuple(translate("stats-rank", rank=rank) for rank in range(1, last + 1))
    return Figure(figures.name, _heads(translate, *heads), rows, legend)


def season_figure(season: Season, rows: tuple[Row, ...], translate: Translator) -> Figure | None:
    """A row for each of the first people, with a bar of their points; None without anybody."""
    if not rows:
        return None
    most = max(1, rows[0].half_points)
    drawn = tuple(
        FigureRow(
            row.name,
            (points_of(row), str(row.games), str(row.won)),
            (row.half_points / most,),
            place=translate("stats-rank", rank=place),
            is_first=place == 1,
        )
        for place, row in numbered(rows)
    )
    title = translate("stats-season-title", season=season_name(season, translate))
    return Figure(title, _heads(translate, "points", "games", "won"), drawn)


def game_figure(game: str, figures: GameFigures | None, translate: Translator) -> Figure | None:
    """Draw how often the first seat won, by number of seats; None where too little is known."""
    if figures is None or not figures.first_seats:
        return None
    rows = tuple(
        FigureRow(
            translate("stats-players", seats=each.seats),
            (translate("stats-percent", share=percent(each.won.value)), str(each.games)),
            span=Span(*each.won, expected=1 / each.seats),
        )
        for each in figures.first_seats
    )
    title = translate("stats-first-title", game=game_name(translate, game))
    return Figure(title, _heads(translate, "won", "games"), rows)


def described(figure: Figure, translate: Translator) -> str:
    """Describe the picture of *figure*: each row with its numbers."""
    rows = (
        translate(
            "stats-picture-row",
            name=" ".join(filter(None, (row.place, isolated(row.name)))),
            numbers=listed(
                translate,
                (
                    *(
                        translate("stats-picture-number", head=head, number=number)
                        for head, number in zip(figure.heads, row.numbers, strict=True)
                    ),
                    *_compared(row.span, translate),
                ),
            ),
        )
        for row in figure.rows
    )
    return translate("stats-picture", title=isolated(figure.title), rows=" ".join(rows))


def _compared(span: Span | None, translate: Translator) -> Iterator[str]:
    """Say what a bar with a diamond tells beyond its number."""
    if span is not None:
        low, high, fair = map(percent, (span.low, span.high, span.expected))
        yield translate("stats-picture-span", low=low, high=high, fair=fair)


def _counts(ranks: dict[int, int]) -> tuple[str, str]:
    return str(sum(ranks.values())), str(ranks.get(1, 0))


def _rating(figures: PersonFigures, game: str) -> str:
    standing = figures.standings.get(game)
    return str(standing.rating.points) if standing is not None else ""


def _heads(translate: Translator, *names: str) -> tuple[str, ...]:
    return tuple(translate(f"stats-head-{name}") for name in names)
