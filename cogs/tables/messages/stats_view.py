"""What games add up to, in words: of a person, of a server's season, of a game."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from itertools import groupby

from cogs.clocks.pace import pace_named
from cogs.tables.messages.command_mentions import CommandMentions
from cogs.tables.messages.contract_view import pace_length
from cogs.tables.messages.lobby_view import option_name, option_value
from cogs.tables.messages.phrases import bold, game_name
from cogs.tables.session.figures import GameFigures, Row, Share
from cogs.tables.session.naming import former_title, titles_of
from cogs.tables.session.seasons import Season
from data.i18n import Translator
from data.store import FEWEST_RATED, Places, RatingChange, Session, Standing
from render.view import listed
from rules import GAMES

MOST_ROWS = 15
"""People in the table of a season; the others are counted."""


@dataclass(frozen=True, slots=True)
class PersonFigures:
    """What one person's games add up to, as far as the reader may see."""

    name: str
    places: tuple[Places, ...]
    standings: Mapping[str, Standing]
    answers: Mapping[tuple[str, str], timedelta]
    """By game and pace, within how much waking time they have given half of their answers."""
    is_own: bool
    is_hidden: bool = False
    """Whether others see nothing of it."""


def person_lines(
    figures: PersonFigures, translate: Translator, commands: CommandMentions
) -> list[str]:
    """The paragraphs about a person."""
    heading = translate("stats-person", name=bold(figures.name))
    if not figures.places:
        if figures.is_own:
            return [heading, translate("stats-none", **commands.values(translate))]
        return [heading, translate("stats-none-of", name=bold(figures.name))]
    total = translate("stats-all" if figures.is_own else "stats-here", **_counts(figures.places))
    footer = [translate("stats-rating-told", games=FEWEST_RATED)]
    if figures.answers:
        footer.append(translate("stats-answer-told"))
    if figures.is_hidden:
        footer.append(translate("stats-hidden-self", **commands.values(translate)))
    games = [list(group) for _, group in groupby(figures.places, lambda each: each.game)]
    return [
        f"{heading}\n{total}",
        *("\n".join(_game_lines(figures, places, translate)) for places in games),
        "\n".join((*_marks(figures.places, translate), *footer)),
    ]


def _game_lines(
    figures: PersonFigures, places: Sequence[Places], translate: Translator
) -> Iterator[str]:
    game = places[0].game
    name = game_name(translate, game)
    yield translate("stats-game", game=name, **_counts(places))
    if game in figures.standings:
        rating, rank, of = figures.standings[game]
        yield translate("stats-rating", points=rating.points, rank=rank, count=of)
    yield " ".join(
        translate("stats-place", rank=rank, games=games) for rank, games in ranks_of(places).items()
    )
    for (of_game, pace), time in figures.answers.items():
        if of_game == game:
            named = translate(f"contract-pace-{pace_named(pace).name}")
            yield translate("stats-answer", pace=named, time=_roughly(time, translate))


def _roughly(time: timedelta, translate: Translator) -> str:
    """A span of time, in whole hours where it is longer than two."""
    unit = timedelta(hours=1) if time > timedelta(hours=2) else timedelta(minutes=1)
    return _length_of(max(1, round(time / unit)) * unit, translate)


def ranks_of(places: Iterable[Places]) -> dict[int, int]:
    """How often somebody came in at each rank, the best first."""
    found: dict[int, int] = {}
    for each in sorted(places, key=lambda each: each.rank):
        found[each.rank] = found.get(each.rank, 0) + each.games
    return found


def _counts(places: Iterable[Places]) -> dict[str, int]:
    ranks = ranks_of(places)
    return {"games": sum(ranks.values()), "won": ranks.get(1, 0)}


def _marks(places: Iterable[Places], translate: Translator) -> Iterator[str]:
    hints, back = (
        sum(getattr(each, mark) for each in places) for mark in ("had_hints", "went_back")
    )
    if hints:
        yield translate("stats-hints", count=hints)
    if back:
        yield translate("stats-back", count=back)


def rating_line(session: Session, changes: Sequence[RatingChange], translate: Translator) -> str:
    """What the game of *session* has changed in the ratings of its people, in one line."""
    told = (
        translate(
            "stats-change",
            name=bold(former_title(session, change.seat) or titles_of(session)[change.seat]),
            points=change.after.points,
            change=f"{change.after.points - change.before.points:+}".replace("-", "−"),
        )
        for change in changes
    )
    return translate("stats-changes", changes=listed(translate, told)) if changes else ""


def season_name(season: Season, translate: Translator) -> str:
    """What a season is called."""
    key = "stats-quarter" if season.is_quarter else "stats-month"
    return translate(key, number=season.number, year=str(season.year))


def season_lines(season: Season, rows: Sequence[Row], translate: Translator) -> list[str]:
    """The paragraphs about a server's season."""
    heading = translate("stats-season", season=season_name(season, translate))
    if not rows:
        return [heading, translate("stats-season-none")]
    lines = [
        translate(
            "stats-row",
            place=place,
            name=bold(row.name),
            points=points_of(row),
            games=row.games,
            won=row.won,
        )
        for place, row in numbered(rows)
    ]
    if len(rows) > len(lines):
        lines.append(translate("stats-more", count=len(rows) - len(lines)))
    return [heading, "\n".join(lines), translate("stats-season-told")]


def numbered(rows: Sequence[Row]) -> Iterator[tuple[int, Row]]:
    """The first :data:`MOST_ROWS`, each with its place; equal points share one."""
    for row in rows[:MOST_ROWS]:
        yield 1 + sum(other.half_points > row.half_points for other in rows), row


def points_of(row: Row) -> str:
    """The points of a season, with a half where there is one."""
    whole, half = divmod(row.half_points, 2)
    return f"{whole or ''}½" if half else str(whole)


def game_lines(game: str, figures: GameFigures | None, translate: Translator) -> list[str]:
    """The paragraphs about a game."""
    name = game_name(translate, game)
    heading = translate("stats-of-game", game=name)
    if figures is None:
        return [heading, translate("stats-few", game=name)]
    lengths = translate("stats-lengths", games=figures.games, actions=figures.actions)
    if GAMES[game].info.has_scores:
        scores = translate("stats-scores", best=figures.best_score, usual=figures.winning_score)
        lengths = f"{lengths} {scores}"
    first = [
        translate(
            "stats-first-seat",
            seats=each.seats,
            games=each.games,
            share=percent(each.won.value),
            low=percent(each.won.low),
            high=percent(each.won.high),
            fair=percent(1 / each.seats),
        )
        for each in figures.first_seats
    ]
    paces = [pace_length(pace, length, translate) for pace, length in figures.lengths]
    options = list(_option_lines(game, figures, translate))
    parts = (lengths, "\n".join(paces), "\n".join(first), "\n".join(options))
    return [heading, *(part for part in parts if part)]


def _option_lines(game: str, figures: GameFigures, translate: Translator) -> Iterator[str]:
    """How often each value was chosen, of options of today in which tables differ."""
    known = {each.name: each.values for each in GAMES[game].info.options}
    for name, values in figures.options:
        shown = [(value, share) for value, share in values if value in known.get(name, ())]
        if len(shown) > 1:
            told = listed(translate, (_chosen(game, name, *each, translate) for each in shown))
            yield translate("stats-option", name=option_name(translate, game, name), values=told)


def _chosen(game: str, name: str, value: str | int, share: Share, translate: Translator) -> str:
    said = option_value(translate, game, name, value)
    return translate("stats-option-value", value=said, share=percent(share.value))


def percent(share: float) -> int:
    """A share in whole hundredths."""
    return round(100 * share)


def _length_of(time: timedelta, translate: Translator) -> str:
    """A span of time in whole hours or in minutes."""
    hours, rest = divmod(time, timedelta(hours=1))
    if hours and not rest:
        return translate("stats-hours", count=hours)
    return translate("stats-minutes", count=time // timedelta(minutes=1))
