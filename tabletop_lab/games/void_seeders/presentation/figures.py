"""The pictures of Void Seeders beside its board, by name; each is made from a match, a viewer, messages and a page."""

from __future__ import annotations

from . import figure_flows, figure_tables

FIGURES = {
    **{name: figure_flows.drawn(name) for name in figure_flows.FLOWS},
    "harm": figure_tables.harm,
    "weapons": figure_tables.weapons,
    "madness": figure_tables.madness,
    "bag": figure_tables.bag,
}
