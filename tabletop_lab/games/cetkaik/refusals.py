"""stub"""


def why_not(game, side):
    return iter(())


def why_not_this(game, side, action):
    return None


def not_an_action(wanted, error):
    return None
