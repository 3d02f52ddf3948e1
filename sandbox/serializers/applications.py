"""The bot's application as Discord's JSON."""

from __future__ import annotations

from sandbox.errors import Json
from sandbox.serializers.users import user_json
from sandbox.world.model import User


def application_json(bot: User, owner: User, guilds: int) -> Json:
    """The bot's application as ``GET /oauth2/applications/@me`` returns it."""
    scopes = ["applications.commands", "bot"]
    return {
        "id": str(bot.application_id),
        "name": bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user_json(bot),
        "summary": "",
        "verify_key": f"{bot.application_id:064x}",
        "flags": 1 << 23,
        "flags_new": str(1 << 23),
        "hook": True,
        "bot_public": True,
        "bot_require_code_grant": False,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_json(owner),
        "approximate_guild_count": guilds,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": scopes,
        "integration_types_config": {
            "0": {"oauth2_install_params": {"scopes": scopes, "permissions": "0"}},
            "1": {"oauth2_install_params": {"scopes": scopes[:1], "permissions": "0"}},
        },
    }
