"""JSON as it goes over the wire: no blanks, and one encoder for all."""

from __future__ import annotations

import json

dumps = json.JSONEncoder(separators=(",", ":")).encode
"""Write data as JSON text."""
