"""The chapters of TIEDIE's rulebook: what all modes share."""
