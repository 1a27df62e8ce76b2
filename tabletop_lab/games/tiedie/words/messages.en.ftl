# What the common rules and tail-catching say: values, prompts, options, refusals, events.

time-day = day
time-night = night
card-one_step = One Step
card-peek = Peek
card-steal = Steal
card-shove = Shove
card-pill = Sleeping Pill
card-drink = Energy Drink
card-charge = Charge
card-brace = Brace
card-blanket = Blanket
card-hat = Long Hat
way-clockwise = clockwise
way-counterclockwise = counter-clockwise
side-north = north
side-east = east
side-south = south
side-west = west
way_out-eliminated = eliminated
way_out-escaped = escaped
way_out-removed = removed
why_asleep-choice = by choice
why_asleep-forced = forced
why_asleep-pill = by a Sleeping Pill
phase-setup = setup
phase-select = select phase
phase-action = action phase
phase-end = end phase
phase-over = the end
why-fatigue = two active rounds in a row
why-wrong_accusation = a wrong accusation
why-exposed = caught with an Attack card
reason-escape = escape
reason-last = last in play
reason-day_limit = the days are over

# Setup
chance-start_player = the start player
prompt-direction = In which direction do turns go?
choice-direction = a direction
option-direction-clockwise = clockwise
option-direction-counterclockwise = counter-clockwise
event-direction = Turns go { $way }, and { $player } starts.
chance-tile = a map tile
event-first_tile = The first tile is { $tile }.
event-tile_put_under = Tile { $tile } fits nowhere and goes under the stack.
prompt-place_tile = Where does { $player } place tile { $tile }?
choice-place_tile = a place for the tile
option-place_tile = { $side } of { $beside }{ $turns ->
    [0] {""}
    [1] , turned once
    [2] , turned twice
   *[other] , turned { $turns } times
}
event-tile_placed = { $player } places tile { $tile } { $side } of { $beside }{ $turns ->
    [0] {""}
    [1] , turned once
    [2] , turned twice
   *[other] , turned { $turns } times
}.
chance-character = a character card
prompt-character = Which character does { $player } choose?
choice-character = a character
event-character = { $player } is the { $character }.
chance-location = a location card
event-starts_at = { $player } starts on { $square }, by location card { $number }.
chance-left_out = a token that stays out
chance-box_token = a box token
chance-target = a target card
event-left_out = { $token } stays out of the play, unseen.
event-token_lies = { $token } lies face down on { $square }.
event-dealt_target = { $player } gets the target card of { $target }.
event-same_target = { $player }’s target is still { $target }.
event-self_target = { $player } is a self-target now: free to attack anybody, and free for anybody to attack.

# The round
event-round = Round { $round }: { $time }.
event-must_sleep = { $player } must sleep this round.
prompt-commit = Which card does { $player } lay, or does { $player } sleep?
choice-commit = a card or sleep
option-commit-move = Move
option-commit-attack = Attack
option-commit-evade = Evade
option-commit-accuse = Accuse
option-commit-location = location card (a blank)
option-commit-sleep = sleep
note-commit-sleep = Draw a sleep card at the end of the round
refused-given_up = The { $card } card is out of the game for you.
refused-not_in_set = This is not among your action cards: { $card }.
refused-locked = Your Accuse card is locked up to round { $until }.
prompt-turn_down = Does { $player } stay active or go to sleep?
choice-turn_down = active or asleep
option-turn_down-active = stay active
option-turn_down-sleep = go to sleep
event-sleepers = { $players_n ->
    [0] Nobody sleeps.
    [one] { $players_and } sleeps.
   *[other] { $players_and } sleep.
}
chance-first_come = who comes first
window-accuse = { $turn }’s turn comes next. Does anybody accuse?
prompt-accuse = { $turn }’s turn comes next. Does { $player } accuse anybody?
choice-accuse = whether to accuse
option-accuse-pass = accuse nobody
window-ability = { $turn }’s turn comes next. Does anybody use an ability?
prompt-ability = { $turn }’s turn comes next. Does { $player } use an ability?
choice-ability = whether to use an ability
option-ability-pass = use none
event-turn = { $player }’s turn.
event-turn_ends = { $player } ends the turn.
prompt-turn = What does { $player } do?
choice-turn = what to do
act-move = turn up Move{ $count ->
    [0] {""}
    [1] {" "}with one One Step
   *[other] {" "}with { $count } One Steps
}
act-attack = turn up Attack{ $count ->
    [0] {""}
    [1] {" "}with one One Step
   *[other] {" "}with { $count } One Steps
}
act-walk = turn up Attack, only to move
act-end = end the turn
prompt-act_at_once = { $accuser } was wrong. Does { $player } take the turn now or later?
choice-act_at_once = now or later
option-act_at_once-now = now
option-act_at_once-later = in the usual place
event-blocked = { $player } is blocked: no turn this round.
event-turned_up = { $player } turns up { $card }.
prompt-full_hand = { $player } already holds the most sleep cards. Which one goes?
choice-full_hand = which sleep card to discard
option-full_hand-decline = draw no card
event-declines = { $player } draws no sleep card.
chance-sleep_card = a sleep card
event-draws = { $card ->
    [hidden] { $player } draws a sleep card.
   *[other] { $player } draws { $card }.
}
event-reshuffled = The discarded sleep cards become the new deck.
event-discards = { $player } discards { $card }.
event-forced_sleep = { $player } must sleep { $rounds ->
    [one] in round { $until }
   *[other] from round { $since } to round { $until }
}: { $why }.
event-game_over = { $winners_n ->
    [0] The game is over ({ $reason }). It is a draw: nobody wins.
   *[other] The game is over ({ $reason }). Winners: { $winners_and }.
}
event-round_ends = Round { $round } is over.
event-start_player = { $player } is the new start player.

# Move
prompt-step = Where does { $player } go?
choice-step = a step
option-step-pass = stop here
event-moves = { $over_is ->
    [none] { $via_is ->
        [none] { $player } goes to { $square }.
       *[other] { $player } takes the passage to { $via } and steps off to { $square }.
    }
   *[other] { $player } jumps over the pawn on { $over } to { $square }.
}
prompt-hat = { $jumper } is about to jump over { $player }. Long Hat?
choice-hat = whether to show Long Hat
option-hat-pass = let it happen
event-stopped_by_a_hat = { $owner }’s Long Hat stops { $player }: one move is lost.

# Attack and Evade
prompt-attack = Whom does { $player } attack, and from where?
choice-attack = whom to attack, and from where
refused-covered = { $target } is under a Blanket.
refused-no_victim = { $target } cannot be attacked by you.
refused-attack_due = You have turned up Attack: attack somebody. Only whom a Long Hat has stopped may leave it.
refused-no_such_attack = Name somebody who plays, and a square of this map.
refused-no_evade = You have no Evade card in force.
refused-character_taken = Somebody has { $character } already.
refused-out_of_reach = { $target } is out of reach.
refused-oneself = Nobody attacks their own pawn.
refused-out_of_play = { $target } is out of play.
act-strike = attack { $player } from { $square }
option-attack-pass = attack nobody any more
event-announces = { $player } announces an attack on { $victim } from { $square }.
event-nobody_in_reach = { $player } has nobody left in reach.
event-attacks = { $player } attacks { $victim }.
prompt-attacked = { $attacker } attacks { $player }. Does { $player } answer?
choice-attacked = whether to answer the attack
option-attacked-evade = turn up Evade
option-attacked-pass = do nothing
prompt-mutual = { $attacker } attacks { $player }. Attack, too?
choice-mutual = whether to attack, too
option-mutual-attack = turn up Attack
option-mutual-pass = do nothing
event-void = The attack is void: { $player } is not { $attacker }’s target.
event-mutual_attack = Both attack: { $player } draws { $own }, { $victim } draws { $other }.
prompt-idle_evade = { $owner } evaded for nothing. Where does { $player } move the pawn?
choice-idle_evade = where the pawn goes
event-moved_by = { $by } moves { $player }’s pawn to { $square }.

# Accuse
refused-turn_has_begun = { $suspect } cannot be accused any more this round: the turn has begun.
refused-not_in_this_match = { $suspect } does not play in this match.
refused-no_suspect = { $suspect } cannot be accused now.
refused-accuses_oneself = Nobody accuses themselves.
refused-suspect_out = { $suspect } is out of play.
refused-suspect_sleeps = { $suspect } sleeps this round: only active players are accused.
refused-suspect_blocked = { $suspect } was stopped and has no turn this round.
refused-suspect_open = { $suspect }’s card lies open already.
event-accuses = { $named_is ->
    [none] { $player } accuses { $suspect } of { $kind }.
   *[other] { $player }: “{ $suspect } attacks { $named }!”
}
event-accuse_locked = { $player }’s Accuse card is locked up to round { $until }.

# Out of play
event-eliminated = { $by_is ->
    [none] { $player } is eliminated.
   *[other] { $player } is eliminated by { $by }.
}
prompt-drop = On which square is a token of { $owner } laid down?
choice-drop = a square for a token
event-drops = { $player } lays a token face down on { $square }.
event-takes_cards = { $player } takes { $cards ->
    [one] a character card
   *[other] { $cards } character cards
} from { $victim }.
event-new_target = { $player } now hunts { $target }.
prompt-keep_target = Which target does { $player } keep?
choice-keep_target = a target
refused-nobody_to_attack = Nobody can be attacked from here: Attack is not a second Move.
refused-nobody_in_reach = Nobody can be attacked from here.
refused-not_to_move = Attack cannot be turned up only to move here.
refused-used_up = The { $card } card is used up for this round.
refused-not_placed = You did not lay { $card } this round.
refused-not_from_there = { $target } cannot be attacked from { $square }: you cannot get there, or { $target } is not within its ring.
refused-witnessed = { $target } cannot be attacked from { $square }: { $witness } would be a witness.
refused-witnessed_asleep = { $target } cannot be attacked from { $square }: { $witness } would be a witness, also asleep.
refused-nobody_from_there = Nobody who may be attacked is in reach of { $square }.

# Positions: the box
wrong-token_lost = there are { $count } of { $token }
wrong-token_lost-allowed = { $wanted }
wrong-too_many_tokens = { $count } box tokens lie on the map and on lines or are held
wrong-too_many_tokens-allowed = { $spaces } at most: as many as there are box spaces
# Laying out the map
refused-place_taken = Tile { $beside } lies there already.
refused-not_laid = Tile { $beside } does not lie on the map.
refused-not_turned = Under these rules tiles are not turned.
refused-no_door_there = No door leads there: tiles are joined door to door.
refused-named_otherwise = That is the place { $side } of { $beside }: choose it there.
refused-door_at_wall = Tile { $tile } has no door on that side when it lies so: a door has to touch a door.
refused-map_shut = Then the tiles that are left could not be joined to the map.

# Positions
wrong-card_count = there are { $count } cards { $card }
wrong-card_count-allowed = { $wanted }
wrong-no_item = { $token } is no item, so nobody holds it
wrong-no_pawn = { $player } is in play and has no pawn on the map
wrong-no_placed_card = { $player } has laid no card
wrong-no_token_there = no box token lies on { $square }
wrong-nobody_starts = there is no start player
wrong-not_every_seat = the turn order names each seat once
wrong-line_places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
wrong-line_places-allowed = { $wanted }, as on the guide board
wrong-other_item = { $item } does not belong on this place of the line
wrong-other_order = the order of play follows from the turn order and the start player
wrong-other_set = hand, placed card and cards given up of { $player } are no set of action cards
wrong-pawn_of_somebody_gone = { $player } has left the map
wrong-placed_by_a_sleeper = { $player } does not take part in this round and has laid a card
wrong-placed_too_early = no card is laid before the select phase
wrong-tokens_of_a_kind = there are { $count } tokens { $token }
wrong-tokens_of_a_kind-allowed = { $wanted }
wrong-too_long_active = { $player } has been active for too many rounds in a row
wrong-too_many_items = { $player } holds too many items
wrong-two_pawns = there is more than one pawn on { $square }
wrong-two_pawns-allowed = one pawn a square
wrong-off_the_map = square { $square } is not on this map
wrong-off_the_map-allowed = squares of the tiles that are laid

# Bots
bot-sensible = sensible
unit-place = square { $place }
