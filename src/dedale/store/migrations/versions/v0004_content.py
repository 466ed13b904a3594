"""Every table knows the content that it is played with."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody can say with which content a table was played before."""
    op.add_column("tables", sa.Column("content", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    """The tables stay."""
    op.drop_column("tables", "content")
