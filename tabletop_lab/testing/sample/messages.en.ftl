# What the rules of the Little Market say: values, prompts, options, refusals, events.

space-1 = Gate
space-2 = Crates
space-3 = Tea house
space-4 = Barter
space-5 = Square
weather-sun = sun
weather-cloud = clouds
weather-rain = rain
phase-market = market days
phase-sale = sale
phase-over = the end
reason-score = the highest score
reason-coins = more coins at the same score
reason-shared = equal in score and coins

# Decisions: the question, the name of the choice in a trace, the options.
prompt-walk = Where does { $player }’s pawn go?
choice-walk = where to walk
option-walk = { $option_n } { $space }
note-walk-1 = Earn coins by the weather
note-walk-2 = Draw goods into your hand
note-walk-3 = Get a token
note-walk-4 = Exchange goods
note-walk-5 = Do what is done at any other stall
prompt-action = Which stall’s action does { $player } do from the square?
choice-action = an action from the square
option-action = { $option_n } { $space }
note-action-1 = { note-walk-1 }
note-action-2 = { note-walk-2 }
note-action-3 = { note-walk-3 }
note-action-4 = { note-walk-4 }
prompt-again = Does { $player } spend a token to act next door?
choice-again = a second action
option-again = { $option_n } { $space }
option-again-stop = No, end the turn
prompt-barter = Which goods does { $player } exchange?
choice-barter = the goods to exchange
option-barter-keep = Keep everything
prompt-discard = { $player } holds too many goods: which go?
choice-discard = the goods to throw away
prompt-bid = How much does { $player } bid for “{ $card }”?
choice-bid = a bid
option-bid = { $option_n ->
    [one] { $option_n } coin
   *[other] { $option_n } coins
}
prompt-sell = Which goods does { $player } put on the stand?
choice-sell = the goods to sell

# Chances.
chance-weather = the weather
chance-turn_order = the order of turns
chance-goods = goods from the crates
chance-lot = the lot of the evening

# Why not.
refused-stay = { $player } has to leave the stall.
refused-too_far = { $space_n } { $space } is too far away.
refused-just_left = { $space_n } { $space } was left just before, so it is closed.
refused-square_itself = On the square you act as at one of the other stalls.
refused-too_much = { $coins ->
    [one] There is only { $coins } coin.
   *[other] There are only { $coins } coins.
}
refused-less_than_nothing = Nobody can bid less than nothing.
refused-too_dear = The price of { $cards_and } is { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}; only { $coins } { $coins ->
    [one] is
   *[other] are
} left.
refused-not_in_hand = “{ $card }” is not in { $player }’s hand.
refused-not_next_door = { $space_n } { $space } is not next door.

# What happens.
event-set_up = All pawns stand at the gate; everybody has { $coins } coins.
event-order_found = The order of turns is { $players }.
event-day_begins = Day { $day } begins.
event-weather_comes = The weather: { $weather }.
event-walked = { $player } walks to { $space_n } { $space }.
event-stayed = Everything within reach is closed: { $player } stays at { $space_n } { $space }.
event-nothing_closed = Everything within reach is closed, so for this walk of { $player } nothing is.
event-acts = { $player } acts at { $space_n } { $space }.
event-earned = { $player } earns { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-drawn = { $card ->
    [hidden] { $player } draws goods, unseen by the others.
   *[other] { $player } draws “{ $card }”.
}
event-crates_empty = The crates are empty: { $player } draws nothing.
event-rested = { $player } drinks tea and now has { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}.
event-whispered = Somebody whispers to { $player } that the goods in hand are worth { $worth }.
event-kept = { $player } keeps everything.
event-thrown_away = { $player } throws “{ $card }” away.
event-token_spent = { $player } spends a token ({ $tokens } left).
event-lot_shown = The lot of the evening is “{ $card }”.
event-no_lot = There are no goods for a lot.
event-lot_won = { $player } gets “{ $card }” for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-lot_unsold = Nobody gets “{ $card }”.
event-sale_begins = The sale begins.
event-sold = { $cards_n ->
    [0] { $player } puts no goods on the stand.
   *[other] { $player } puts { $cards } on the stand for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
event-scored = { $player }: worth { $worth } + kinds { $kinds } = { $score }.
event-game_over = The market is over: { $winners } with { $score }.

# What the bots are called.
bot-careful = careful
