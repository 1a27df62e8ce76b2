# Names of what lies on the table, for the table of who knows what.
field-side = who plays which side
field-season = season
field-turn = side to move
field-first = side that began
field-ply = turns over in this season
field-board = the board
field-reserve = reserves
field-points = points
field-rate = rate
field-tam_moved = who moved tam last turn
field-announced = announced action
field-sticks = dark faces of its throw
field-last = last action
field-made = negative hands of this turn
field-held = hands held this season
field-owed = negative hands that still count
field-seasons = how seasons ended
field-missing = pieces left out
field-seen = positions that came before
field-reason = why the game is over
field-phase = phase of the game

# The line under the board about each seat.
seat-facts = { $side_is ->
    [IA] IA ↑
   *[A] A ↓
} · { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $captured } captured{ $rate ->
    [1] { "" }
   *[other] { " " }· rate { $rate }
}

# At the first mark of the history slider.
unit-round = season
unit-place = square { $place }
round-season = season { $season }

# Headings of storyboards: what a decision leads to.
story-action = A move
story-land = The second leg
story-declare = A declaration

# Values of fields that have words under another name, and those with more than one part.
role-reserve = piece
role-missing = piece
role-made = hand
role-held = hand
fact-piece = { $piece } ({ $side })
fact-season = { $side_is ->
    [none] season { $season }: void
   *[other] season { $season }: ended by { $side }, { SIGNED($amount) }
}

# What is counted of a seat, and a hand as a card.
amount-points = points
amount-captured = captured pieces
amount-rate = rate
card-hand = { $name } ({ card-scores }): { $needs }
card-scores = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
use-captured = captures
