"""Shows findings: in the terminal, and as a page for a browser."""
