"""Batch play: many games as a table, variants of the rules compared on the same seeds, any row opened as a match.
There are no rules, bots or pictures here; pandas is loaded when the first table is made."""

from tabletop_lab.playtest.batch import compare, simulate
from tabletop_lab.playtest.disputes import Dispute, Disputes
from tabletop_lab.playtest.examples import worked_example, worked_examples
from tabletop_lab.playtest.replay import open_row
from tabletop_lab.playtest.statistics import summary

__all__ = ["Dispute", "Disputes", "compare", "open_row", "simulate", "summary", "worked_example", "worked_examples"]
