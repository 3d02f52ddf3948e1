"""Pictures and texts for what a player may know of a game.

``Observation -> Layout.scenes -> Scene -> Painter.paint -> bytes``. A layout knows one game and no
pixels; the painter knows pixels and no game. Code that must not block, such as the bot's event
loop, goes through :class:`cogs.workers.renderer.Renderer`.
"""
