# The words on a card that is looked at, and what is counted of a seat when it changes.
card-now = Yours at once
card-buy = Buy at the end
card-gain = You gain
card-lose = You lose
card-open = Open to all
card-goal-all = Reached: all
card-goal-top = Gave the most
card-goal-each = A player’s share
card-goal-together = All together

amount-tc = TC
amount-memory = memory
amount-tokens = tokens
amount-hand = plans in hand
amount-free = free plans
amount-trait-taste = { trait-taste }
amount-trait-history = { trait-history }
amount-trait-nature = { trait-nature }
amount-trait-culture = { trait-culture }
amount-trait-leisure = { trait-leisure }
amount-trait-water = { trait-water }
