"""The route of the first response to an interaction."""

from __future__ import annotations

from sandbox.rest.router import Answer, Call, Route
from sandbox.services.responses import Responses

_CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"


class InteractionRoutes:
    """The handler of callbacks."""

    def __init__(self, responses: Responses) -> None:
        self._responses = responses

    def routes(self) -> tuple[Route, ...]:
        """All routes of this kind."""
        return (Route("POST", _CALLBACK, self.callback, is_public=True),)

    def callback(self, call: Call) -> Answer:
        """Take the callback; its result is returned if ``with_response`` asks for it."""
        interaction = self._responses.callback(
            call.id("interaction_id"), call.params["interaction_token"], call.json, call.uploads
        )
        if call.is_set("with_response"):
            return 200, self._responses.callback_json(interaction)
        return 204, None
