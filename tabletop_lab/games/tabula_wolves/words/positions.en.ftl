# What is wrong with a position.
wrong-other_cards = the cards in front of the seats are not those of the composition
wrong-other_cards-allowed = each of { $domain } once
wrong-wrong_slip = the moderator’s slip does not say who holds which card
wrong-alive_or_ghost = somebody is neither alive nor a ghost, or both
wrong-no_seat_order = the living do not stand in seat order
wrong-token_before_the_living = the “Welcome!” token lies in front of { $player }, who lives
wrong-token_before_the_living-allowed = { $domain }
wrong-nights_and_days = { $nights ->
    [one] { $nights } night
   *[other] { $nights } nights
} and { $days ->
    [one] { $days } day
   *[other] { $days } days
} do not fit together here
wrong-nights_and_days-allowed = nights: { $domain }
wrong-day_without_night = there is no day before the first night
wrong-day_without_night-allowed = 1 or more
wrong-died_later = { $when } is still to come
wrong-died_later-allowed = a night or a day that is over
wrong-revealed_alive = { $player } lives, and only death reveals anything
wrong-revealed_alive-allowed = { $domain }
wrong-ghost_suspected = a ghost is a suspect
wrong-ghost_suspected-allowed = { $domain }
wrong-other_suspects = { $count ->
    [one] 1 suspect does not fit this part of the day
   *[other] { $count } suspects do not fit this part of the day
}
wrong-other_suspects-allowed = { $wanted ->
    [0] none
   *[other] { $wanted }
}
wrong-moved_too_early = somebody but the wolves has moved on the first night
wrong-ghost_watches = a ghost watches the night
wrong-ghost_watches-allowed = nobody
wrong-other_winner = by the cards of the living this side has not won
wrong-other_winner-allowed = { $domain }
wrong-phase_and_winner = the game is over when a side has won, and not before
wrong-tokens_and_votes = there are more or fewer tokens than votes
wrong-tokens_and_votes-allowed = one token for each vote
wrong-own_vote = somebody has voted for their own seat
wrong-own_vote-allowed = another seat
wrong-other_composition = these are not the cards in play
wrong-other_composition-allowed = those of the rules, or leave it out
wrong-other_openness = the rules say otherwise who knows the cards in play
wrong-other_openness-allowed = { $domain }
wrong-no_statement_text = { $text } is not a statement
wrong-no_statement_text-allowed = a statement as records write it, such as accuse P5 3
