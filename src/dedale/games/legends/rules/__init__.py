"""The rules of legends, a chapter a file, in the words of docs/rules/legends.md; see `play`."""
