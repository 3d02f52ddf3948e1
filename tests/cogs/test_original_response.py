"""Edits of the message that an interaction began with, whatever Discord answers."""

from collections.abc import AsyncIterator, Callable

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.http import Route

from cogs.client.request_budget import RequestBudget
from cogs.tables.delivery.original_response import edit_original_response
from cogs.tables.messages.payload import MessagePayload, text

PAYLOAD = MessagePayload((text("Your turn."),))
LIMITED = {"retry_after": 0.0, "message": "You are being rate limited."}

Answer = Callable[[], web.Response]


class Discord:
    """Gives the answers that it was told to, one after the other."""

    def __init__(self) -> None:
        self.answers: list[Answer] = []
        self.asked: list[str] = []

    async def answer(self, request: web.Request) -> web.Response:
        self.asked.append(f"{request.method} {request.path}")
        assert (await request.json())["components"]
        return self.answers.pop(0)()


@pytest.fixture
async def answering(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Discord]:
    answering, application = Discord(), web.Application()
    application.router.add_route("*", "/{path:.*}", answering.answer)
    async with TestServer(application) as server:
        monkeypatch.setattr(Route, "BASE", str(server.make_url("/api")))
        yield answering


async def edit(budget: RequestBudget | None = None) -> object:
    middlewares = () if budget is None else (budget.note_refusals,)
    async with aiohttp.ClientSession(middlewares=middlewares) as http:
        return await edit_original_response(http, 5, "token", PAYLOAD)


async def test_the_message_is_edited_where_the_token_says(answering: Discord) -> None:
    answering.answers = [lambda: web.json_response({"id": "7"})]
    assert await edit() == {"id": "7"}
    assert answering.asked == ["PATCH /api/webhooks/5/token/messages/@original"]


async def test_an_edit_that_comes_too_soon_waits_as_long_as_discord_asks(
    answering: Discord,
) -> None:
    limited = lambda: web.json_response(LIMITED, status=429, headers={"Via": "1.1 google"})  # noqa: E731
    answering.answers = [limited, limited, lambda: web.json_response({"id": "7"})]
    assert await edit() == {"id": "7"}


async def test_a_bar_is_not_knocked_at_again(answering: Discord) -> None:
    answering.answers = [lambda: web.Response(status=429, text="<html>blocked</html>")]
    with pytest.raises(discord.HTTPException) as refusal:
        await edit()
    assert refusal.value.status == 429
    assert len(answering.asked) == 1


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (400, discord.HTTPException),
        (403, discord.Forbidden),
        (404, discord.NotFound),
        (502, discord.DiscordServerError),
    ],
)
async def test_a_refusal_is_the_error_that_everybody_knows(
    answering: Discord, status: int, kind: type[discord.HTTPException]
) -> None:
    answering.answers = [lambda: web.json_response({"code": 50027}, status=status)]
    with pytest.raises(kind) as refusal:
        await edit()
    assert (refusal.value.status, refusal.value.code) == (status, 50027)


async def test_refused_edits_count_towards_the_bar(answering: Discord) -> None:
    budget = RequestBudget()
    refused: list[int] = []
    budget.refuse = lambda: refused.append(1)  # type: ignore[method-assign]
    answering.answers = [
        lambda: web.json_response({}, status=403),
        lambda: web.json_response({}, status=400),
    ]
    for _ in range(2):
        with pytest.raises(discord.HTTPException):
            await edit(budget)
    assert refused == [1]
