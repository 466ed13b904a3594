"""The server may be killed at any moment: what it acknowledged is kept, and all tables reopen."""

from tests.kit.killed_servers import kill_evenings


def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed(tmp_path):
    evening = kill_evenings(12, 2026, tmp_path)

    assert len(evening.tables) >= 3
    assert len(evening.acknowledged) >= 12
