"""Changes of the world: each part owns one kind of object and announces every change."""
