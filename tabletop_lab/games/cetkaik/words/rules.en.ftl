# The readings of the rules in words; what they decide stands in rules.py.
season_names-first = by their first names
season_names-upper_lower = upper and lower
points_flow-transfer = from the other player
points_flow-bank = from a bank
points_floor-clamp = stop at 0 and at the total
points_floor-debt = debts stay
equal_points-draw = a draw
equal_points-extra_season = more seasons
equal_points-last_ender_wins = whoever ended the last season wins
sides-random = by lot
sides-fixed = P1 plays IA
first_player-throw_off = both throw
first_player-coin = a coin
first_player-alternate = in turn
first_player-loser_of_season = who lost points last season
first_player-winner_of_season = who gained points last season
first_player-fixed = always IA
after_failed_throw-turn_over = the turn is over
after_failed_throw-choose_again = one more choice, without a throw
horse_hue-skip_adjacent = line from the second square, the first ignored
horse_hue-one_jump = from the second square, over one piece
horse_hue-leaps_of_two = leaps of two
horse_hue-blocked_adjacent = from the second square, all must be empty
steppable-any = any piece
steppable-not_tam = any but tam
steppable-own = own pieces only
throw_counts_from-via = from the via point
throw_counts_from-origin = from the origin
declare_before_throw-destination = the destination
declare_before_throw-direction = the direction
declare_before_throw-none = nothing
tam_via_limit-1 = one in the turn
tam_via_limit-0 = none
tam_via_limit-2 = one in each step
deadly_army_pawns-5 = five
deadly_army_pawns-4 = four
flash_scope-per_hand = for each hand
flash_scope-whole_reserve = for the whole reserve
tam_again-hand = a negative hand
tam_again-immediate = paid at once
tam_again-forbidden = not possible
tam_again-allowed = nothing
tam_again_after-tam = after a move of tam
tam_again_after-any = after any move
tam_pass-hand = a negative hand
tam_pass-immediate = paid at once
tam_pass-forbidden = not possible
tam_pass-allowed = nothing
tam_again_stacking-once = one hand
tam_again_stacking-stack = two hands
step_tam-hand = a negative hand
step_tam-immediate = paid at once
step_tam-forbidden = not possible
step_tam-allowed = nothing
step_tam_on_failed_move-counts = it counts
step_tam_on_failed_move-exempt = it does not count
king_wildcard-free_per_hand = anew in every hand
king_wildcard-one_role = one part for all hands
king_wildcard-off = for nothing else
end_score_scope-triggered = not paid
end_score_scope-all_held = paid
negative_hand_memory-this_turn = this turn only
negative_hand_memory-season = the whole season
rate_owner-shared = one for both
rate_owner-per_player = each player has one
rate_between_seasons-reset = back to 1
rate_between_seasons-keep = stays
tam_record_between_seasons-reset = forgotten
tam_record_between_seasons-keep = counts
no_action-game_ends = the game ends
no_action-pass = the turn passes
no_action-season_void = the season ends without points
null_move-allowed = nothing
null_move-forbidden = not possible
null_move-penalised = a negative hand
repetition-none = nothing
repetition-season_void_on_3 = the third time ends the season
hopeless_declaration-allowed = may be named
hopeless_declaration-forbidden = may not be named

# Presets, and what can be wrong with the rules as a whole.
preset-standard = Standard
preset-engine_strict = Strict program
preset-cerke_online = Online version
preset-quick = Quick, one season
preset-teaching = Without luck
fault-no_hand = There is no hand “{ $hand }”. Use the names of the table of hands (CK-12.2).
fault-no_row = The row of “{ $hand }” is there twice or says nothing. Write it once, with what it needs or brings.
fault-hand_points_range = { $hand } cannot be worth “{ $points }”. Choose a whole number from -99 to 99.
fault-no_kind = There is no piece “{ $piece }” for { $hand }. Use the ten kinds: { word-kinds }.
fault-too_many_pieces = { $hand } asks for more pieces of the kind { $piece } than there are: at most { $most }.
fault-hand_too_large = { $hand } asks for too many pieces: at most { $most }.
fault-cap_too_short = { NUMBER($value) } turns are too few for a season. Choose 0 for no limit, or { $shortest } to 1000 (CK-14.2).
fault-beyond_the_sticks = { NUMBER($value) } dark faces cannot be thrown with { $sticks } sticks. Choose 0 to { $sticks } (CK-7.1).
fault-more_vias_than_steps = { NUMBER($value) } via points do not fit into { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} of tam (CK-8.2).
fault-only_two_names = { $seasons } seasons are not an upper and a lower one (CK-A40). Choose 1 or 2 seasons, or the first names.
fault-two_deadly_armies = The table of pieces says already what the Deadly Army needs: leave deadly army pawns at 5 (CK-A18).
word-kinds = boat, pawn, bow, chariot, tiger, horse, scribe, shaman, general, king

# What a plot calls a variant that is compared in the rules lab.
variant-water_need = entering water: { $value ->
    [0] no throw
    *[other] { $value } dark faces
 }
