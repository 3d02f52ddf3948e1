"""Games to choose from, and the table that a choice opens."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from cogs.messages import payload as ui
from cogs.messages.board_pictures import Drawing
from cogs.messages.custom_ids import Kind, Press, in_base_36
from cogs.messages.phrases import text_key
from data.i18n import Translator
from rules import GAMES

MOST_INVITED = max(game.info.max_seats for game in GAMES.values()) - 1
ANY_GAME = "games"
"""In place of a game: all of them are to be shown."""

_NEW_TABLE = re.compile(
    rf"(?P<game>[a-z0-9_]+)(/@(?P<role>[0-9a-z]{{1,13}}))?"
    rf"(?P<people>(/[0-9a-z]{{1,13}}){{0,{MOST_INVITED}}})"
)


def play_button(label: str) -> ui.ButtonSpec:
    """Return the button to all games."""
    return ui.ButtonSpec(label, Press(Kind.PLAY, word=ANY_GAME), ui.BLUE, emoji="🎲")


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be opened, in the words of a button: "docker/@<role>/<person>"."""

    game: str
    invited: tuple[int, ...] = ()
    """Ids of people, at most :data:`MOST_INVITED`."""
    role_id: int | None = None

    def __str__(self) -> str:
        role = "" if self.role_id is None else f"/@{in_base_36(self.role_id)}"
        return self.game + role + "".join(f"/{in_base_36(each)}" for each in self.invited)


def parse_new_table(word: str) -> NewTable | None:
    """Return what *word* of a button says; None where it is malformed or its game is unknown."""
    found = _NEW_TABLE.fullmatch(word)
    if found is None or found["game"] not in GAMES:
        return None
    people = tuple(int(each, 36) for each in found["people"].split("/")[1:])
    return NewTable(found["game"], people, int(found["role"], 36) if found["role"] else None)


async def game_list(
    question: str,
    press_of: Callable[[str], Press],
    drawing: Drawing,
    theme: str,
    translate: Translator,
) -> ui.MessagePayload:
    """Build the message that asks *question* of all games; *press_of* leads on to one of them."""
    covers = {key: await drawing.cover(key, theme, translate, is_small=True) for key in GAMES}
    items = [_about(key, covers[key], translate) for key in GAMES]
    buttons = [
        ui.ButtonSpec(translate(text_key(f"{key}-name")), press_of(key), ui.BLUE) for key in GAMES
    ]
    return ui.MessagePayload(
        (ui.box(ui.text(f"### {question}"), *items), *ui.button_rows(buttons)),
        tuple(picture for found in covers.values() for picture in found),
    )


def _about(key: str, cover: tuple[ui.Picture, ...], translate: Translator) -> ui.Item:
    """Describe a game, beside its *cover* if there is one."""
    info = GAMES[key].info
    few, most = info.min_seats, info.max_seats
    facts = translate(
        "game-facts",
        people=f"{few}–{most}" if few < most else str(few),
        minutes=info.minutes,
        weight=info.weight,
    )
    name, blurb = (translate(text_key(f"{key}-{part}")) for part in ("name", "blurb"))
    said = f"**{name}**\n-# {facts}\n{blurb}"
    return ui.section(said, *cover) if cover else ui.text(said)
