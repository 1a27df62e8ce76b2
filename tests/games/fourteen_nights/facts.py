"""What is special to the rulebook, the words and the records of A Dream of Fourteen Nights, for the checks."""

from pathlib import Path

from tabletop_lab.games.fourteen_nights.rules import FourteenNightsRules
from tabletop_lab.testing import Facts, numbered
from tests.games.fourteen_nights import stories

_DEFAULT = FourteenNightsRules()

FACTS = Facts(
    chapters={
        "FN-1": numbered("FN-1.", 4),
        "FN-2": numbered("FN-2.", 6),
        "FN-3": numbered("FN-3.", 3),
        "FN-4": numbered("FN-4.", 10),
        "FN-5": numbered("FN-5.", 7),
        "FN-6": numbered("FN-6.", 9),
        "FN-7": numbered("FN-7.", 8, first=0),
        "FN-8": numbered("FN-8.", 6),
        "FN-9": numbered("FN-9.", 5),
        "FN-10": numbered("FN-10.", 4),
        "FN-11": numbered("FN-11.", 3),
        "FN-12": [*numbered("FN-12.", 3), *numbered("FN-12.3.", 6), *numbered("FN-12.", 6, first=4)],
        "FN-13": numbered("FN-13.", 5),
        "FN-H": numbered("FN-H", 7),
        "FN-A": numbered("FN-A", 43),
    },
    source={"en": r"§[\d.]+", "ko": r"§[\d.]+"},
    ours={"en": r"ours(?: \(.+\))?", "ko": r"하우스 규칙(?: ?\(.+\))?"},
    hangul=frozenset({"팀", "에보개"}),  # the author
    latin=frozenset({"TC", "v"}),
    other_words=frozenset({"variant-crowded"}),
    numbers_in_prose=frozenset({"conversion_gain"}),
    amounts={
        "FN-1.2": _DEFAULT.days,
        "FN-1.3": _DEFAULT.tc_unit,
        "FN-4.4": _DEFAULT.start_tc,
        "FN-9.3": _DEFAULT.recovery_day,
        "FN-12.3.5": _DEFAULT.penalty_memory,
        "FN-12.4": _DEFAULT.conversion_points,
        "FN-13.2": _DEFAULT.two_player_chance_cash,
        "FN-13.3": _DEFAULT.two_player_first_chore_bonus,
    },
    examples=32,
    faults={
        "above_cap": {"start_tokens": 3, "token_cap": 2},
        "after_last_day": {"recovery_day": 9, "days": 7},
        "no_multiple": {"start_tc": 1250},
        "no_edge": {"adjacency": "custom", "custom_edges": [[1, 1]]},
        "lonely_space": {"adjacency": "custom", "custom_edges": [[1, 2], [2, 3], [3, 4], [4, 5], [5, 6]]},
        "cut_off": {"adjacency": "custom", "custom_edges": [[1, 2], [2, 3], [1, 3], [4, 5], [5, 6], [4, 6]]},
    },
    messages_at_least=110,
    stories_elsewhere=frozenset({"decks", "unlisted_trait_weight"}),  # they need deck files
    one_value=frozenset({"open_goals"}),
    record=stories.of_reading,
    stories=Path(__file__).with_name("readings.yaml"),
)
