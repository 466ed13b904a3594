"""`python -m dedale` is `dedale`."""

from dedale.cli import main

main()
