"""Importing this lets requests to services in this process wait for their turn as long as it takes.

On a busy machine a request may wait longer than the time after which a service refuses it.
"""

from lawspeaker.api import front, turns
from lawspeaker.api.lane import MOST_WAITING, Lane
from lawspeaker.app import application as application
from tests.serving import LONG

Lane.__init__.__defaults__ = (MOST_WAITING, float(LONG), MOST_WAITING)
vars(turns)["PATIENCE"] = vars(front)["READING_PATIENCE"] = float(LONG)
