"""The bot: an engine that every table needs, and features that hang on its lists.

``docs/architecture.md`` has the order of the rooms, and which lists there are.
"""
