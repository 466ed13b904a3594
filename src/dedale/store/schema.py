"""The tables of the database, for SQLite and PostgreSQL alike."""

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),  # the order of laying
    sa.Column("id", sa.String(40), nullable=False, unique=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("content", sa.String(40), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("chairs", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
)

lines = sa.Table(
    "lines",
    metadata,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),  # whoever inserts first wins
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Text, nullable=False),
)

campaigns = sa.Table(
    "campaigns",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),  # the order of making
    sa.Column("id", sa.String(40), nullable=False, unique=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)

legs = sa.Table(
    "legs",
    metadata,
    sa.Column("campaign_id", sa.String(40), sa.ForeignKey("campaigns.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # whoever inserts first wins
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("note", sa.Text, nullable=False),
)
