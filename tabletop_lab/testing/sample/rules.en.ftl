# The readings of the rules, presets, and what can be wrong with rules as a whole.
coins_seen-open = open
coins_seen-hidden = behind a screen
closed_stalls-own = the walker
closed_stalls-anyone = anybody
closed_stalls-nobody = nothing is closed
stuck_walker-open = nothing is closed for this walk
stuck_walker-stay = the walker stays and acts
tied_bids-nobody = nobody gets the lot
tied_bids-first_in_order = the first in the order of turns
preset-standard = Standard
preset-short = One day
preset-crowded = Crowded
fault-above_limit = { $value } is more than the { $limit } goods a hand may hold (hand_limit, LM-5.6).
