"""The shifting maze that three games share: tiles, arrows, shifting and walking."""
