"""The server: it carries what clients ask to the tables, and what happens there to the clients."""

import dedale

VERSION = dedale.__version__
