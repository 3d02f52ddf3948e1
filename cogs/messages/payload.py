"""A message before it is sent: components, pictures, and who is pinged by it.

Views only *build* components here. They are stopped before anything is sent, so discord.py keeps
none of them: the meaning of a press is in its custom_id.
"""

import hashlib
import mimetypes
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any, Self

import discord
import orjson
from discord import ui
from discord.http import MultipartParameters

from cogs.messages.custom_ids import Press
from cogs.table.choices import NO_CHOICE, Choice
from data.i18n import Translator

GREY, BLUE = discord.ButtonStyle.secondary, discord.ButtonStyle.primary
GREEN, RED = discord.ButtonStyle.success, discord.ButtonStyle.danger
MAX_LABEL = 80
MAX_DESCRIPTION = 100
MAX_ALT_TEXT = 1024
MAX_TEXT = 4000
"""Characters in all paragraphs of a message together."""
BUTTONS_IN_ROW = 5
NOTHING_KEPT: Mapping[str, int] = {}
_NAME_BYTES = 12
"""Of the digest in a file's name."""

Item = ui.Item[Any]
Row = ui.ActionRow[Any]


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file of a message, with its name (ASCII) and what it shows (at most 1,024 characters)."""

    name: str
    """Tells what it holds: a message that has a file of this name has this file."""
    data: bytes
    alt: str

    @property
    def content_type(self) -> str:
        """The media type that its name stands for."""
        return mimetypes.guess_type(self.name, strict=False)[0] or "application/octet-stream"

    def file(self) -> discord.File:
        """A fresh file object; each attempt to send needs its own."""
        return discord.File(BytesIO(self.data), filename=self.name, description=self.alt)


@dataclass(frozen=True, slots=True)
class Picture(Attachment):
    """A PNG or WebP with its alternative text."""

    @classmethod
    def of(cls, subject: str, data: bytes, alt: str, suffix: str = "png") -> Self:
        """The picture *data* of *subject*, in a file whose name no other picture has."""
        return cls(_unique_name(subject, data, suffix), data, clip(alt, MAX_ALT_TEXT))


@dataclass(frozen=True, slots=True)
class TextFile(Attachment):
    """A text to keep, in UTF-8."""

    @classmethod
    def of(cls, subject: str, content: str, suffix: str = "txt") -> Self:
        """The text *content* about *subject*."""
        data = content.encode()
        return cls(_unique_name(subject, data, suffix), data, "")

    def item(self) -> Item:
        """The file as a part of its message: what no part shows, nobody sees."""
        return ui.File(f"attachment://{self.name}")


def _unique_name(subject: str, data: bytes, suffix: str) -> str:
    digest = hashlib.blake2b(data, digest_size=_NAME_BYTES).hexdigest()
    return f"{subject}-{digest}.{suffix}"


@dataclass(frozen=True, slots=True)
class MessagePayload:
    """A message of Components V2."""

    items: tuple[Item, ...]
    pictures: tuple[Attachment, ...] = ()
    """The files in its parts, most of them pictures."""
    pings: tuple[int, ...] = ()
    """The people (user ids) whom this message notifies; every other mention in it is silent."""

    def in_words(self) -> "MessagePayload":
        """Return the message with what its pictures show in words, as far as there is room."""
        room = MAX_TEXT - sum(map(len, _texts(self.items)))
        files = tuple(each for each in self.pictures if not isinstance(each, Picture))
        return replace(self, items=tuple(_in_words(self.items, room)), pictures=files)

    def view(self) -> ui.LayoutView:
        """The components, for one sending."""
        view = ui.LayoutView(timeout=None)
        for item in self.items:
            view.add_item(item)
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """The files, for one sending."""
        return [picture.file() for picture in self.pictures]

    def mentions(self) -> discord.AllowedMentions:
        """Exactly the pings, nobody else."""
        users = [discord.Object(user_id) for user_id in self.pings]
        return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)

    def uploads(self, kept: Container[str] = ()) -> list[Attachment]:
        """The files that the message does not hold yet: those whose names are not in *kept*."""
        return [picture for picture in self.pictures if picture.name not in kept]

    def parameters(
        self,
        kept: Mapping[str, int] = NOTHING_KEPT,
        *,
        nonce: str | None = None,
        silent: bool = False,
    ) -> MultipartParameters:
        """The message as discord.py sends it, once; see :meth:`fields`."""
        fields, uploads = self.fields(kept, nonce=nonce, silent=silent), self.uploads(kept)
        if not uploads:
            return MultipartParameters(fields, None, None)
        files = [each.file() for each in uploads]
        parts = [
            {
                "name": f"files[{number}]",
                "value": file.fp,
                "filename": each.name,
                "content_type": each.content_type,
            }
            for number, (each, file) in enumerate(zip(uploads, files, strict=True))
        ]
        json = {"name": "payload_json", "value": orjson.dumps(fields).decode()}
        return MultipartParameters(None, [json, *parts], files)

    def fields(
        self,
        kept: Mapping[str, int] = NOTHING_KEPT,
        *,
        nonce: str | None = None,
        silent: bool = False,
    ) -> dict[str, Any]:
        """The message as Discord's JSON: everything, whatever the message held before.

        *kept* are attachments of the message, by name, that it goes on showing. With the same
        *nonce*, Discord posts it once; *silent*: nobody's phone makes a sound.
        """
        flags = discord.MessageFlags(components_v2=True, suppress_notifications=silent)
        fields = {
            "components": self.view().to_components(),  # type: ignore[no-untyped-call]
            "attachments": [
                *(
                    {"id": number, "filename": picture.name, "description": picture.alt}
                    for number, picture in enumerate(self.uploads(kept))
                ),
                *(
                    {"id": kept[picture.name], "description": picture.alt}
                    for picture in self.pictures
                    if picture.name in kept
                ),
            ],
            "allowed_mentions": self.mentions().to_dict(),
            "flags": flags.value,
        }
        return fields if nonce is None else fields | {"nonce": nonce, "enforce_nonce": True}


def _texts(items: Iterable[Item]) -> Iterator[str]:
    for item in items:
        if isinstance(item, ui.TextDisplay):
            yield item.content
        elif isinstance(item, ui.Container | ui.Section):
            yield from _texts(item.children)


def _in_words(items: Iterable[Item], room: int) -> Iterator[Item]:
    """Yield *items* with at most *room* characters in place of the pictures among them."""
    for item in items:
        if isinstance(item, ui.Container):
            children = _in_words(item.children, room)
            yield ui.Container(*children, accent_colour=item.accent_colour)
        elif isinstance(item, ui.Section):
            yield from item.children
        elif not isinstance(item, ui.MediaGallery):
            yield item
        elif room > 0:
            said = clip("\n".join(shown.description or "" for shown in item.items), room)
            room -= len(said)
            yield text(said)


@dataclass(frozen=True, slots=True)
class ButtonSpec:
    """A button before it is built: label, what it means (or where it leads), and how it looks."""

    label: str
    press: Press | None = None
    style: discord.ButtonStyle = GREY
    disabled: bool = False
    emoji: str | None = None
    url: str | None = None


def button_rows(buttons: Sequence[ButtonSpec]) -> list[Row]:
    """*buttons* in rows of up to five, as even as possible."""
    count = -(-len(buttons) // BUTTONS_IN_ROW)
    width = -(-len(buttons) // count) if count else 0
    return [
        ui.ActionRow(*map(_button, buttons[i : i + width]))
        for i in range(0, len(buttons), width or 1)
    ]


def _button(button: ButtonSpec) -> ui.Button[Any]:
    return ui.Button(
        label=clip(button.label, MAX_LABEL),
        custom_id=str(button.press) if button.press else None,
        url=button.url,
        style=button.style,
        disabled=button.disabled,
        emoji=button.emoji,
    )


def select_row(
    press: Press,
    placeholder: str,
    options: Sequence[discord.SelectOption],
    *,
    least: int = 1,
    most: int = 1,
) -> Row:
    """A menu of up to 25 options, of which *least* to *most* can be chosen, in a row of its own."""
    return ui.ActionRow(
        ui.Select(
            custom_id=str(press),
            placeholder=clip(placeholder, 150),
            options=list(options),
            min_values=least,
            max_values=most,
        )
    )


def channel_row(press: Press, placeholder: str, chosen: Iterable[int], most: int) -> Row:
    """A menu of the server's text channels, of which none to *most* can be chosen, in a row."""
    kind = discord.SelectDefaultValueType.channel
    return ui.ActionRow(
        ui.ChannelSelect(
            custom_id=str(press),
            placeholder=clip(placeholder, 150),
            channel_types=[discord.ChannelType.text, discord.ChannelType.news],
            min_values=0,
            max_values=most,
            default_values=[discord.SelectDefaultValue(id=each, type=kind) for each in chosen],
        )
    )


def user_row(press: Press, placeholder: str) -> Row:
    """A menu of the people of the server, in a row of its own."""
    return ui.ActionRow(ui.UserSelect(custom_id=str(press), placeholder=clip(placeholder, 150)))


def role_row(press: Press, placeholder: str) -> Row:
    """A menu of the roles of the server, in a row of its own."""
    return ui.ActionRow(ui.RoleSelect(custom_id=str(press), placeholder=clip(placeholder, 150)))


def option(
    label: str, value: str | Press, description: str | None = None, *, default: bool = False
) -> discord.SelectOption:
    """One line of a select, cut to what Discord takes; its *value* may be another press."""
    return discord.SelectOption(
        label=clip(label, MAX_DESCRIPTION),
        value=str(value),
        description=clip(description, MAX_DESCRIPTION) if description else None,
        default=default,
    )


def text(content: str) -> Item:
    """A paragraph of Markdown."""
    return ui.TextDisplay(content)


def section(content: str, picture: Picture) -> Item:
    """A paragraph of Markdown with a small picture beside it."""
    return ui.Section(
        content, accessory=ui.Thumbnail(f"attachment://{picture.name}", description=picture.alt)
    )


def gallery(pictures: Sequence[Picture]) -> Item:
    """The pictures of a message, in order."""
    return ui.MediaGallery(
        *(
            discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
            for picture in pictures
        )
    )


def box(*items: Item, colour: int | None = None) -> Item:
    """Items in a frame, with a coloured edge."""
    return ui.Container(*items, accent_colour=colour)


def small(lines: Iterable[str]) -> str:
    """*lines* in small print."""
    return "\n".join(f"-# {line}" for line in lines)


def clip(content: str, limit: int) -> str:
    """*content* in at most *limit* characters."""
    return content if len(content) <= limit else content[: limit - 1] + "…"


def choice_menu(choice: Choice, owner: object, press: Press, translate: Translator) -> Row:
    """Return the menu that shows what *owner* has chosen, and lets them choose something else."""
    title, chosen = translate(choice.title), choice.of(owner)
    head = f"{title}: " if choice.is_titled else ""
    options = [
        option(
            head + choice.word(translate, value),
            value,
            choice.help(translate, value) if choice.help else None,
            default=value == chosen,
        )
        for value in choice.values
    ]
    if choice.usual is not None:
        options.insert(0, option(choice.usual(translate), NO_CHOICE, default=chosen is None))
    return select_row(press, title, options)
