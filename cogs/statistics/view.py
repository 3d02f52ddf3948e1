"""Sums of games, of a person, a season or a game: in words, as a picture, and in a panel."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import timedelta
from itertools import groupby

import discord

from cogs.clocks.seat_clocks import pace_named
from cogs.messages import payload as ui
from cogs.messages.choose_game import play_button
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.lobby_view import pace_length
from cogs.messages.phrases import CommandMentions, bold, game_name, isolated
from cogs.messages.rows import Rows, Shown
from cogs.statistics.figures import WON, GameFigures, PersonFigures, Row, Season, ranks_of
from cogs.table.naming import former_title, titles_of
from data.i18n import Translator
from data.store import FEWEST_RATED, Places, RatingChange, Session, Store
from render.figures import MOST_ROWS, Figure, FigureRow, Span
from render.view import listed
from rules import GAMES

OWN = "me"
SEASON, GAME, SHOW = "s/", "g/", "show/"
"""How words of buttons begin: a season or a game follows, after SHOW any other word."""


def person_lines(
    figures: PersonFigures, translate: Translator, commands: CommandMentions
) -> list[str]:
    """Return a person's name, and what their picture does not tell."""
    heading = translate("stats-person", name=bold(figures.name))
    if not figures.places:
        if figures.is_own:
            return [heading, translate("stats-none")]
        return [heading, translate("stats-none-of", name=bold(figures.name))]
    notes = [_rated(figures, translate)]
    if beside := " · ".join((*_answers(figures, translate), *_marks(figures.places, translate))):
        notes.append(f"-# {beside}")
    if figures.is_hidden:
        notes.append(translate("stats-hidden-self", **commands.values(translate)))
    return [heading, "\n".join(notes)]


def _rated(figures: PersonFigures, translate: Translator) -> str:
    """Say what a rating means, and where the person stands on this server with each of theirs."""
    if not figures.standings:
        return translate("stats-unrated", games=FEWEST_RATED)
    ranked = (
        translate("stats-standing", game=game_name(translate, game), rank=rank, count=of)
        for game, (_, rank, of) in figures.standings.items()
        if of > 1
    )
    told = listed(translate, ranked)
    parts = [translate("stats-rated"), translate("stats-standings", told=told) if told else ""]
    return f"-# {' '.join(filter(None, parts))}"


def _answers(figures: PersonFigures, translate: Translator) -> Iterator[str]:
    told = [
        translate(
            "stats-answer",
            game=game_name(translate, game),
            pace=translate(f"contract-pace-{pace_named(pace).name}"),
            time=_roughly(time, translate),
        )
        for (game, pace), time in figures.answers.items()
        if sum(each.games for each in figures.places if each.game == game) >= FEWEST_RATED
    ]
    if told:
        yield translate("stats-answers", told=listed(translate, told))


def _roughly(time: timedelta, translate: Translator) -> str:
    """A span of time, in whole hours where it is longer than two."""
    unit = timedelta(hours=1) if time > timedelta(hours=2) else timedelta(minutes=1)
    return _length_of(max(1, round(time / unit)) * unit, translate)


def _marks(places: Iterable[Places], translate: Translator) -> Iterator[str]:
    hints, back = (
        sum(getattr(each, mark) for each in places) for mark in ("had_hints", "went_back")
    )
    if hints:
        yield translate("stats-hints", count=hints)
    if back:
        yield translate("stats-back", count=back)


async def rating_rows(store: Store, shown: Shown) -> Rows:
    """Tell at the end of a game what it has changed in the ratings of its people."""
    session = shown.session
    changes = await store.rating_changes(session.id) if session.standing.is_finished else ()
    return Rows(results=[rating_line(session, changes, shown.translate)] if changes else ())


def rating_line(session: Session, changes: Sequence[RatingChange], translate: Translator) -> str:
    """Say in one line what the game of *session* has changed in the ratings of its people."""
    told = (
        translate(
            "stats-change",
            name=bold(former_title(session, change.seat) or titles_of(session)[change.seat]),
            points=change.after.points,
            change=f"{change.after.points - change.before.points:+}".replace("-", "−"),
        )
        for change in changes
    )
    return translate("stats-changes", changes=listed(translate, told))


def season_name(season: Season, translate: Translator) -> str:
    """Return the name of a season."""
    key = "stats-quarter" if season.is_quarter else "stats-month"
    return translate(key, number=season.number, year=str(season.year))


def season_lines(season: Season, rows: Sequence[Row], translate: Translator) -> list[str]:
    """The paragraphs about a server's season."""
    heading = translate("stats-season", season=season_name(season, translate))
    if not rows:
        return [heading, translate("stats-season-none")]
    more = len(rows) - MOST_ROWS
    notes = [translate("stats-more", count=more)] if more > 0 else []
    return [heading, "\n".join((*notes, translate("stats-season-told")))]


def numbered(rows: Sequence[Row]) -> Iterator[tuple[int, Row]]:
    """Return those of the picture, each with its place; equal points share one."""
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
    paces = [pace_length(pace, length, translate) for pace, length in figures.lengths]
    return [heading, "\n".join((lengths, *paces))]


def percent(share: float) -> int:
    """A share in whole hundredths."""
    return round(100 * share)


def _length_of(time: timedelta, translate: Translator) -> str:
    """A span of time in whole hours or in minutes."""
    hours, rest = divmod(time, timedelta(hours=1))
    if hours and not rest:
        return translate("stats-hours", count=hours)
    return translate("stats-minutes", count=time // timedelta(minutes=1))


@dataclass(frozen=True, slots=True)
class Figures:
    """Figures as they are shown to one reader."""

    lines: Sequence[str]
    """Its paragraphs below the picture."""
    pictures: tuple[ui.Picture, ...] = ()
    is_empty: bool = False
    """Nothing was played yet: there is nothing to be shown to others."""

    def items(self, *footer: str) -> ui.Item:
        """The frame with all of it."""
        shown = [ui.gallery(self.pictures)] if self.pictures else []
        return ui.box(*shown, *map(ui.text, (*self.lines, *footer)))


def panel_payload(
    figures: Figures,
    word: str | None,
    seasons: Sequence[Season],
    translate: Translator,
    note: str = "",
) -> ui.MessagePayload:
    """The private panel; *word* leads to what it shows, None: nobody else is to see that.

    *seasons* are those of the server, none in a direct message.
    """
    menu = ui.select_row(
        Press(Kind.MENU, word="figures"),
        translate("stats-choose"),
        list(_options(word, seasons, translate)),
    )
    notes = [ui.text(note)] if note else []
    here = [f"{SEASON}{season}" for season in seasons[:1]]
    buttons = [_button("stats-here", way, "🏠", translate) for way in here if way != word]
    if figures.is_empty:
        buttons.insert(0, play_button(translate("help-play")))
    elif word is not None:
        buttons.append(_button("stats-show", f"{SHOW}{word}", "📣", translate))
    return ui.MessagePayload(
        (*notes, figures.items(), menu, *ui.button_rows(buttons)), figures.pictures
    )


def shown_payload(figures: Figures, shower: str, translate: Translator) -> ui.MessagePayload:
    """The same for everybody, with the name of who shows it."""
    by = translate("stats-by", name=bold(shower))
    return ui.MessagePayload((figures.items(by),), figures.pictures)


def _options(
    word: str | None, seasons: Sequence[Season], translate: Translator
) -> Iterator[discord.SelectOption]:
    ways = {OWN: translate("stats-mine")}
    for season in seasons[1:]:
        named = season_name(season, translate)
        ways[f"{SEASON}{season}"] = translate("stats-this-server", season=named)
    ways |= {f"{GAME}{game}": game_name(translate, game) for game in GAMES}
    for way, label in ways.items():
        yield ui.option(label, Press(Kind.FIGURES, word=way), default=way == word)


def _button(key: str, word: str, emoji: str, translate: Translator) -> ui.ButtonSpec:
    return ui.ButtonSpec(translate(key), Press(Kind.FIGURES, word=word), emoji=emoji)


def person_figure(figures: PersonFigures, translate: Translator) -> Figure | None:
    """A row for each game, with a bar of the places; None without any game."""
    games = {
        game: ranks_of(places) for game, places in groupby(figures.places, lambda each: each.game)
    }
    if not games:
        return None
    heads = ("games", "won", "rating") if figures.standings else ("games", "won")
    columns = len(heads)
    last = max(rank for ranks in games.values() for rank in ranks)
    rows = tuple(
        FigureRow(
            game_name(translate, game),
            (str(sum(ranks.values())), str(ranks.get(WON, 0)), _rating(figures, game))[:columns],
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


def _rating(figures: PersonFigures, game: str) -> str:
    standing = figures.standings.get(game)
    return str(standing.rating.points) if standing is not None else ""


def _heads(translate: Translator, *names: str) -> tuple[str, ...]:
    return tuple(translate(f"stats-head-{name}") for name in names)
