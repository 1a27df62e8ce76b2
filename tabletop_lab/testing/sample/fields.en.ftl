# What lies on the table, and the line under the board about each seat.
field-day = day
field-turn = turns taken today
field-phase = phase of the game
field-weather = weather
field-order = order of turns
field-pawn = where the pawns stand
field-left = stall left last
field-coins = coins
field-tokens = tokens
field-hands = goods in hand
field-stands = goods on the stand
field-lot = lot of the evening
field-deck = crates
field-discards = goods thrown away
field-score = score
round-day = day { $day }
seat-facts = { $coins_n ->
    [-1] ? coins
    [one] { $coins } coin
   *[other] { $coins } coins
} · { $hands } in hand · { $stands } on the stand

# Fields whose values have the words of stalls.
role-pawn = space
role-left = space
