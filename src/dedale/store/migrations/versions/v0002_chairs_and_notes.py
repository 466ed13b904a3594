"""Seats become chairs, which may have a secret; tables get titles and notes."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

tables = sa.table(
    "tables", sa.column("id", sa.String), sa.column("seats", sa.Text), sa.column("chairs", sa.Text)
)


def upgrade() -> None:
    """Whoever sat at a table sits there still; nobody had a secret before."""
    op.add_column("tables", sa.Column("chairs", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("title", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default="0"))
    rewrite("seats", "chairs", lambda seat: {**seat, "taken": True, "key": None})
    op.drop_column("tables", "seats")
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("note", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Back to seats; what was said is lost."""
    op.drop_table("notes")
    op.add_column("tables", sa.Column("seats", sa.Text, nullable=False, server_default="[]"))
    rewrite("chairs", "seats", lambda chair: {k: chair[k] for k in ("name", "player")})
    for column in ("chairs", "title", "listed"):
        op.drop_column("tables", column)


def rewrite(old, new, change) -> None:  # type: ignore[no-untyped-def] # columns and a function on JSON
    """Fill a column from another, item by item."""
    connection = op.get_bind()
    for id, items in connection.execute(sa.select(tables.c.id, tables.c[old])).all():
        changed = json.dumps([change(item) for item in json.loads(items)])
        connection.execute(sa.update(tables).where(tables.c.id == id).values({new: changed}))
