"""Batch play: many games as a table, variants of the rules compared on the same seeds, any row opened as a match.
There are no rules, bots or pictures here; pandas is loaded when the first table is made."""

from tabletop_lab.playtest.batch import compare, simulate
from tabletop_lab.playtest.disputed import Ambiguities, Reading, ambiguities
from tabletop_lab.playtest.disputes import Dispute, Disputes
from tabletop_lab.playtest.edge_cases import edge_case, keep
from tabletop_lab.playtest.examples import worked_example, worked_examples
from tabletop_lab.playtest.find import Found, find
from tabletop_lab.playtest.ladder import Ladder, ladder
from tabletop_lab.playtest.opening import open_study, study
from tabletop_lab.playtest.replay import open_row
from tabletop_lab.playtest.statistics import summary
from tabletop_lab.playtest.studies import Study
from tabletop_lab.playtest.traits import Traits, traits
from tabletop_lab.playtest.tune import Tuned, tune

__all__ = [
    "Ambiguities", "Dispute", "Disputes", "Found", "Ladder", "Reading", "Study", "Traits", "Tuned", "ambiguities",
    "compare", "edge_case", "find", "keep", "ladder", "open_row", "open_study", "simulate", "study", "summary",
    "traits", "tune", "worked_example", "worked_examples",
]  # fmt: skip
