"""The server: it carries what clients ask to the tables, and what happens there to the clients."""

from importlib.metadata import version

VERSION = version("dedale")
