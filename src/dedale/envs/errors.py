"""What can go wrong between a learning program and an environment.

ValueError
└── NotOffered   an action is not offered now, and nothing has changed
"""


class NotOffered(ValueError):
    """An action is not offered now; nothing has changed, and the mask says what is."""
