"""The team game on an accelerator, without branches; `twin` is what environments ask."""
