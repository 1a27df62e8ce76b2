# What is wrong with a position.
wrong-card_lost = a card is missing or lies in two places
wrong-order_short = the order of turns does not name every player once
wrong-order_short-allowed = { $domain }
wrong-no_stall = a pawn stands at no stall
wrong-no_stall-allowed = 1 to 5
wrong-below_nothing = somebody has fewer than 0 coins
wrong-below_nothing-allowed = 0 or more
wrong-too_many_tokens = somebody has too many tokens
wrong-too_many_tokens-allowed = at most { $most }
wrong-day_over = all { $days } days are over
wrong-day_over-allowed = 0
