"""The life of a table in Discord, from /play to the result.

``session`` is what a table is and what may be done with it, without Discord; ``messages`` what a
message holds; ``delivery`` how it gets to Discord and stays true; ``commands`` what people type and
press. Each imports only those named before it; ``setup`` puts them together.
"""
