"""A person's actions on the page: writing, pressing, commands, modals."""

from __future__ import annotations

import asyncio

from aiohttp import web

from sandbox.checks.schema import as_id
from sandbox.clock import Clock
from sandbox.errors import ClientError, Json
from sandbox.page.requests import Lookup, mapping, read_object, strings
from sandbox.page.routes import PageRoute
from sandbox.page.serializers import choice_json
from sandbox.services.attachments import Attachments
from sandbox.services.events import seen_json
from sandbox.services.interactions import Interactions

_AUTOCOMPLETE_TIMEOUT = 4.0


class ActionRoutes:
    """Handlers of everything a person does with the bot."""

    def __init__(
        self, lookup: Lookup, interactions: Interactions, attachments: Attachments, clock: Clock
    ) -> None:
        self._lookup = lookup
        self._attachments = attachments
        self._interactions = interactions
        self._clock = clock

    def routes(self) -> tuple[PageRoute, ...]:
        """All routes of this kind."""
        return (
            PageRoute("POST", "/channels/{id}/messages", self.write),
            PageRoute("POST", "/press", self.press),
            PageRoute("POST", "/command", self.command),
            PageRoute("POST", "/autocomplete", self.autocomplete),
            PageRoute("POST", "/modal", self.submit_modal),
            PageRoute("POST", "/dismiss", self.dismiss),
            PageRoute("POST", "/files", self.upload),
        )

    async def write(self, request: web.Request) -> Json:
        """Post a message."""
        body = await read_object(request)
        channel = self._lookup.channel(request.match_info["id"])
        message = self._lookup.client(body).write(channel, str(body.get("content", "")))
        return seen_json(message, self._clock.now())

    async def press(self, request: web.Request) -> Json:
        """Press a button, or choose ``values`` from a select."""
        body = await read_object(request)
        client = self._lookup.client(body)
        message = self._lookup.message(client, body)
        values = strings(body, "values")
        interaction = client.use(message, str(body.get("custom_id")), values)
        return {"interaction_id": str(interaction.id)}

    async def command(self, request: web.Request) -> Json:
        """Use a slash command, or with ``target_id`` a context menu command."""
        body = await read_object(request)
        channel = self._lookup.channel(body.get("channel_id"))
        client, name = self._lookup.client(body), str(body.get("name"))
        if target_id := body.get("target_id"):
            target = self._lookup.target(client, channel, target_id)
            interaction = client.menu_command(channel, name, target)
        else:
            interaction = client.command(channel, name, mapping(body, "options"))
        return {"interaction_id": str(interaction.id)}

    async def autocomplete(self, request: web.Request) -> Json:
        """Wait for the bot's choices for the option being typed."""
        body = await read_object(request)
        channel = self._lookup.channel(body.get("channel_id"))
        name, focused = str(body.get("name")), str(body.get("focused"))
        client = self._lookup.client(body)
        interaction = client.autocomplete(channel, name, mapping(body, "options"), focused)
        try:
            await asyncio.wait_for(interaction.settled.wait(), _AUTOCOMPLETE_TIMEOUT)
        except TimeoutError:
            return {"choices": [], "failed": True}
        failed = interaction.failed is not None
        choices = [choice_json(choice, client.user) for choice in interaction.choices or ()]
        return {"choices": choices, "failed": failed}

    async def submit_modal(self, request: web.Request) -> Json:
        """Submit a modal."""
        body = await read_object(request)
        modal = self._interactions.modals.get(as_id(body.get("id")) or 0)
        if modal is None:
            raise ClientError("this modal is no longer open", "modal-gone")
        interaction = self._lookup.client(body).submit(modal, mapping(body, "values"))
        return {"interaction_id": str(interaction.id)}

    async def upload(self, request: web.Request) -> Json:
        """Keep a file for an option or a modal; the body is the file, the query names it."""
        self._lookup.client(request.query)
        name = request.query.get("filename", "file")
        attachment = self._attachments.upload(name, await request.read())
        return {"id": str(attachment.id), "filename": attachment.filename}

    async def dismiss(self, request: web.Request) -> Json:
        """Dismiss an ephemeral message."""
        body = await read_object(request)
        client = self._lookup.client(body)
        client.dismiss(self._lookup.message(client, body))
        return {}
