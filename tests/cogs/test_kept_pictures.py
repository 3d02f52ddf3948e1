"""An edit keeps pictures of a message, and sends them again where Discord disagrees."""

from typing import Any

import discord
import pytest
from refusals import by_discord

from cogs.messages.payload import MessagePayload, Picture
from cogs.publishing.attachments import INVALID_FORM, Attachments, KeptPictures

MESSAGE = 5
BOARD = Picture.of("board", b"a board", "what it shows")
MATS = Picture.of("mats", b"some mats", "what they show")
PAYLOAD = MessagePayload((), (BOARD, MATS))


class Discord:
    """A message that holds a picture, perhaps, and refuses to keep others."""

    def __init__(self, **held: int) -> None:
        self.held = {
            f"{BOARD.name if name == 'board' else MATS.name}": i for name, i in held.items()
        }
        self.refusals: list[int] = []
        """Codes with which the next edits are refused."""
        self.kept: list[Attachments] = []
        """What each edit asked to keep."""

    async def edit(self, kept: Attachments) -> Any:
        self.kept.append(kept)
        if self.refusals or not kept.items() <= self.held.items():
            raise by_discord(400, self.refusals.pop() if self.refusals else INVALID_FORM)
        for number, picture in enumerate(PAYLOAD.uploads(kept), 100 * len(self.kept)):
            self.held[picture.name] = number
        items = [{"media": media(name, number)} for name, number in self.held.items()]
        return {"id": str(MESSAGE), "components": [{"type": 17, "components": [{"items": items}]}]}


def media(name: str, number: int) -> dict[str, str]:
    url = f"https://cdn.example/attachments/1/{number}/{name}?ex=1&is=2"
    return {"url": url, "attachment_id": str(number)}


async def edit(kept: KeptPictures, discord: Discord, recorded: Attachments) -> Attachments:
    return await kept.edit(MESSAGE, PAYLOAD, recorded, discord.edit)


async def test_a_picture_that_is_recorded_is_kept_and_another_uploaded() -> None:
    discord = Discord(board=7)
    held = await edit(KeptPictures(), discord, {BOARD.name: 7})
    assert discord.kept == [{BOARD.name: 7}]
    assert held == {BOARD.name: 7, MATS.name: 100}


async def test_the_next_edit_knows_what_the_answer_to_the_last_one_said() -> None:
    kept, discord = KeptPictures(), Discord()
    held = await edit(kept, discord, {})
    await edit(kept, discord, {BOARD.name: 7})
    assert discord.kept == [{}, held]


async def test_everything_is_uploaded_once_where_the_message_holds_other_pictures() -> None:
    kept, discord = KeptPictures(), Discord(board=8)
    held = await edit(kept, discord, {BOARD.name: 7})
    assert discord.kept == [{BOARD.name: 7}, {}]
    await edit(kept, discord, {})
    assert discord.kept[2:] == [held]


@pytest.mark.parametrize("codes", [[10008], [INVALID_FORM, INVALID_FORM]])
async def test_another_refusal_is_told_at_once_and_a_second_one_too(codes: list[int]) -> None:
    discord_message = Discord(board=7)
    discord_message.refusals = list(codes)
    with pytest.raises(discord.HTTPException) as trouble:
        await edit(KeptPictures(), discord_message, {BOARD.name: 7})
    assert trouble.value.code == codes[0]
    assert len(discord_message.kept) == len(codes)


async def test_a_message_of_which_nothing_is_known_gets_everything() -> None:
    discord = Discord(board=7)
    await KeptPictures().edit(None, PAYLOAD, {BOARD.name: 7}, discord.edit)
    assert discord.kept == [{}]


def test_a_picture_is_known_by_its_name_and_by_nothing_else() -> None:
    assert Picture.of("board", b"a board", "other words").name == BOARD.name
    assert Picture.of("board", b"another", "what it shows").name != BOARD.name
    assert BOARD.name.isascii()
