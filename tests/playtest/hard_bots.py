"""Bots that do to their process what a bot should not do; a module, so that worker processes can import them."""

import multiprocessing
import os
import signal
import sys

from tabletop_lab.engine import Bot


class Leaves(Bot):
    """Leaves the program in some games."""

    name = "leaves"

    def choose(self, decision, random):
        if random() < 0.02:
            sys.exit("enough")
        return decision.options[0]


class Dies(Bot):
    """Ends its process in one game in ten or so, but only when that is a worker: else the test would end."""

    name = "dies"

    def choose(self, decision, random):
        if multiprocessing.parent_process() is not None and random() < 0.004:
            os._exit(3)
        return decision.options[0]


class DiesAlways(Dies):
    """Ends every worker."""

    def choose(self, decision, random):
        if multiprocessing.parent_process() is not None:
            os._exit(3)
        return decision.options[0]


class KilledOnce(Bot):
    """Its worker is killed once, as a system without memory does it; a file says that it has happened."""

    name = "killed"

    def __init__(self, mark):
        self.mark = mark

    def choose(self, decision, random):
        if multiprocessing.parent_process() is not None and not os.path.exists(self.mark):
            with open(self.mark, "x"):
                os.kill(os.getpid(), signal.SIGKILL)
        return decision.options[0]


class Interrupts(Bot):
    """Somebody presses stop before the first game is over."""

    name = "interrupts"

    def choose(self, decision, random):
        raise KeyboardInterrupt
