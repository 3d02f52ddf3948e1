"""The questions of Kraftwagen."""

from enum import StrEnum


class Decision(StrEnum):
    """The questions of the game. With CARD to ENGINE, ``Job.tasks[0]`` says what it is for."""

    START = "start"
    """Which start tile?"""
    TAKE = "take"
    """Which action tile?"""
    ORDER = "order"
    """Which action of the tile comes next?"""
    CARD = "card"
    """Which of the two open research cards?"""
    BUYER = "buyer"
    """From which stack does a buyer become active?"""
    BODY = "body"
    """Which old part makes room for the new body?"""
    ENGINE = "engine"
    """Where does the new engine go?"""
    CAR = "car"
    """Is a car placed, and does Diesel help?"""
    BENZ = "benz"
    """Which buyer does Benz send, after the race has been paid?"""
    OVER = "over"
    """Nothing: the game is over."""
