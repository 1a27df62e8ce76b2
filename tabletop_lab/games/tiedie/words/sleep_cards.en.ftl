# Sleep cards: what they do, who answers them, why one cannot be played.

what-placed = the placed card
what-hand = all sleep cards
what-both = the placed card and all sleep cards
what-one = one sleep card
what-card = a sleep card
what-token = a box token
what-move = Move
what-attack = Attack
what-evade = Evade
what-accuse = Accuse
what-location = location card
act-go_on = go on by { $count ->
    [one] one One Step
   *[other] { $count } One Steps
}
act-step_out = move with { $count ->
    [one] one One Step alone
   *[other] { $count } One Steps alone
}
act-peek = { $card } at { $player }: { $what }{ $count ->
    [2] {" "}with the card that was used once already
   *[other] {""}
}
act-recover = { $card }: put the box tokens of { $player } back on the map{ $count ->
    [2] {" "}with the card that was used once already
   *[other] {""}
}
act-steal = { $card }: take { $what } from { $player }
act-shove = { $card }: move { $player } to { $square }
act-shove_back = { $square_is ->
    [none] { $card }: cancel it
   *[other] { $card }: cancel it and move { $player } to { $square }
}
act-pill = { $card } for { $player }
act-drink = drink { $card }
act-charge = { $card }: run { $player } down
act-brace = { $card }: push { $player } back
act-blanket = show { $card }
act-hat = show { $card }
event-plays = { $target_is ->
    [none] { $player } plays { $card }.
   *[other] { $player } plays { $card } on { $target }.
}
event-sees_placed = { $card ->
    [hidden] { $player } looks at the placed card of { $target }.
   *[other] { $player } looks at the placed card of { $target }: { $card }.
}
event-sees_a_card = { $card ->
    [hidden] { $player } looks at one sleep card of { $target }.
   *[other] { $player } looks at one sleep card of { $target }: { $card }.
}
event-sees_hand = { $cards ->
    [hidden] { $player } looks at all sleep cards of { $target }.
   *[other] { $player } looks at all sleep cards of { $target }: { $cards_and }.
}
event-stolen = { $card ->
    [hidden] { $player } takes { $what } from { $target }.
   *[other] { $player } takes { $what } from { $target }: { $card }.
}
event-charges = { $player } charges at { $target } and runs to { $square }.
event-pushed = { $player } is pushed to { $square }.
event-unmoved = { $player } is under a Blanket: { $player } is not pushed back and loses nothing.
event-falls_asleep = { $player } falls asleep for this round.
chance-blind_card = a card drawn blind
chance-blind_token = a token drawn blind
chance-loot = what is stolen
prompt-loot = What does { $player } take from { $target }?
choice-loot = what to take
prompt-drop_one = { $player }’s hands are full. Which token goes?
choice-drop_one = which token to lay down
prompt-lose_a_card = Which sleep card does { $player } discard?
choice-lose_a_card = which sleep card to discard
prompt-shove_back = { $thief } steals from { $player }. Shove back?
choice-shove_back = whether to shove back
option-shove_back-pass = let it happen
prompt-drink = { $giver } gives { $player } a Sleeping Pill. Drink against it?
choice-drink = whether to drink
option-drink-pass = fall asleep
prompt-brace = { $charger } charges at { $player }. Brace?
choice-brace = whether to brace
option-brace-pass = let it happen
window-blanket = The action phase begins. Does anybody show a Blanket?
prompt-blanket = Does { $player } show a Blanket?
choice-blanket = whether to show a Blanket
option-blanket-pass = show none
refused-cards_enough = You have played { $most ->
    [one] one sleep card
   *[other] { $most } sleep cards
} in this turn; there may not be more.
refused-nothing_to_peek_at = { $target } has neither a placed card that lies face down nor sleep cards.
refused-too_far_to_steal = { $target } is not within 1 square.
refused-nothing_to_steal = { $target } has nothing of that kind.
refused-hands_full = You hold { $most ->
    [one] one item
   *[other] { $most } items
}, which is the most: only a sleep card can be stolen.
refused-role_steals_none = In your role no box token is stolen.
refused-cannot_shove = { $target } is not within 1 square, or has no free square to go to.
refused-no_pill = { $target } sleeps, is stopped, or has begun the turn of this round.
refused-cannot_charge = { $target } does not stand in a straight, free line that is short enough.
refused-one_step_with_a_move = { $card } is played with Move or Attack, or right after Move; { $card } has a limit for each turn.
refused-no_drink = { $card } is played in the second active round in a row, once.
refused-defends_only = { $card } is played only as a defence.
refused-blanket_too_late = { $card } is shown only when the action phase begins.
refused-one_steps_enough = There may be { $most } One Steps in a turn, as far as you have them.
refused-no_such_card = You do not hold { $card }.
refused-not_in_hand = { $card } is not in your hand.
refused-no_defence = { $card } does not answer this.
refused-answers_another = { $card } answers { $target } alone.
refused-written_otherwise = This can be done, but it is written otherwise: choose one of what is allowed.
refused-not_there = { $card } is not there to be stolen.
act-one_step = play { $card } without a movement
