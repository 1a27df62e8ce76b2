# What teams, health points, hunters and the warden say: events, prompts, options, refusals, positions.

why-attacked = attacked
reason-removals = most removals
reason-removed = survivors removed
reason-no_majority = no side has a majority
reason-restrained = prisoners restrained
reason-freed = prisoners removed or escaped
reason-nobody_left = nobody is left to restrain
kind-escape = escaping
kind-attack = attacking
prompt-too_many_cards = { $player } holds too many sleep cards. Which one goes?
choice-too_many_cards = which sleep card to discard

accusation-attack = { $named_is ->
    [none] accuse { $suspect } of attacking
   *[other] “{ $suspect } attacks { $named }!”
}
accusation-self_target = “{ $suspect } attacks!” (as a self-target)
accusation-escape = accuse { $suspect } of escaping

# Teams
event-team = Team { $team }: { $players_and }.
prompt-holder = Who of team { $team } keeps the Attack card? { $player } answers for the team.
choice-holder = who keeps the Attack card
event-holder = { $player } holds team { $team }’s Attack card.
prompt-next_target = Which target comes in place { $place } of team { $team }’s pile? { $player } answers for the team.
choice-next_target = the next target of the pile
event-pile = Team { $team } hunts in this order: { $players }.
prompt-new_holder = Who of team { $team } takes the Attack card? { $player } answers for the team.
choice-new_holder = who takes the Attack card
event-mutual_teams = Both attack: { $player } and { $victim } are each other’s targets. Nobody is eliminated; both teams change holder and pile.
event-removal = Team { $team } scores a removal: { $count }.
refused-nobody_of_the_team = { $target } cannot take that team’s Attack card.
refused-not_in_the_pile = { $target } is no target left in the pile.
refused-only_fills_the_hand = The location card only fills the hand.
refused-no_holder = You do not hold your team’s Attack card.
wrong-too_few_for_teams = { $players } players are too few for teams
wrong-too_few_for_teams-allowed = at least 4 players, or hp_in_teams = false
refused-must_name_a_holder = Your team has to name somebody who takes the Attack card.
refused-neither_target = { $target } is neither the target on the card you took nor your old one.
refused-not_to_pick_up = A hunter picks up a stunned survivor within 1 square, and carries no more than the rules allow; { $target } cannot be picked up now.
refused-not_to_take = You may take the pawn of the survivor you stunned, or one item that was just dropped.
wrong-no_division = { $layout } does not divide { $players } players into teams
wrong-no_division-allowed = { $players } letters, at least two different ones
wrong-too_many_removals = the teams have scored more removals than players are out of play
wrong-too_many_removals-allowed = { $domain }
wrong-other_pile = team { $team }’s pile does not hold its targets in play
wrong-other_pile-allowed = each of { $domain } once
wrong-no_member = the holder is no member of team { $team }
wrong-no_member-allowed = { $domain }

# Health points
event-health = { $player } has { $health } health left.
event-goes_home = { $player } goes to { $square }.
prompt-home = { $player }’s start square is taken. To which of the nearest squares?
choice-home = a square near the start square
wrong-health_and_out = { $player } has no health left and is in play, or the other way round

# Hunters
chance-hunter = a hunter
chance-exchanged = a token that makes room
chance-passage_square = a square for a passage
prompt-volunteer = Does { $player } volunteer?
choice-volunteer = whether to volunteer
option-volunteer-yes = yes
option-volunteer-no = no
event-hunters = { $players_n ->
    [one] { $players_and } is the hunter.
   *[other] { $players_and } are the hunters.
}
prompt-exchange_route = Which route leaves the map? { $player } decides for the hunters.
choice-exchange_route = a route that leaves the map
prompt-exchange_item = Which item of its line leaves the map? { $player } decides for the hunters.
choice-exchange_item = an item that leaves the map
prompt-exchange_token = Which token leaves the map? { $player } decides for the hunters.
choice-exchange_token = a token that leaves the map
refused-no_token_to_exchange = The token on { $square } cannot leave the map here.
event-hunters_see = { $players_and } { $players_n ->
    [one] looks
   *[other] look
} at all box tokens.
event-lies_open = On { $square } lies { $token }, face up.
event-attack_fails = { $player } has evaded: the attack by { $attacker } fails.
event-stunned = { $player } is stunned{ $own ->
    [1] {""}
   *[0] {" "}by { $by }
}.
prompt-take = What does { $player } take from { $victim }?
choice-take = what to take
option-take-pass = nothing
act-pick_up = take { $player }’s pawn
act-swap = exchange { $what } for { $player }
act-take_item = take the token on { $square }
act-remove = remove { $player } at the passage
act-granted_moves = make the { $count } granted moves
event-takes_item = { $token_is ->
    [none] { $player } takes the token on { $square }.
   *[other] { $player } takes { $token } on { $square }.
}
event-rescued = { $player } is rescued by { $by }.
prompt-recover = Which item does { $player } recover from { $hunter }?
choice-recover = an item to recover
event-recovers = { $token_is ->
    [none] { $player } recovers an item from { $hunter }.
   *[other] { $player } recovers { $token } from { $hunter }.
}
event-picks_up = { $player } carries { $survivor }.
event-sets_down = { $player } sets { $survivor } down on { $square }.
prompt-remove = Does { $player } remove a survivor at the passage?
choice-remove = whether to remove a survivor
option-remove-pass = nobody
event-removed = { $player } is removed by { $by }.
event-revived = { $player } is revived by { $players_and }.
prompt-revive = Does { $player } revive { $other }?
choice-revive = whether to revive
option-revive-help = revive the survivor
option-revive-leave = leave it
prompt-price = Which sleep card does { $player } pay to accuse?
choice-price = a sleep card to pay
event-granted = { $player } receives { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
prompt-granted = Does { $player } make the { $moves } moves now?
choice-granted = whether to move now
option-granted-go = move now
option-granted-stay = stay
prompt-put = Where does { $player } put { $pawn }’s pawn?
choice-put = a square for the pawn
refused-cannot_be_put_there = The pawn cannot be put on { $square }: it goes onto a free square of the ring.
event-put = { $by } puts { $player }’s pawn on { $square }.
refused-own_side = { $target } is on your side.
refused-stunned_already = { $target } is stunned already.
refused-holds_nothing = { $target } holds neither a survivor nor an item.
wrong-carries_too_many = { $player } carries too many survivors
wrong-hunter_out = the hunter { $player } is out of play, stunned or carried
wrong-carried_elsewhere = { $player } is carried and on the map, or out of play
wrong-no_hunter = { $player } is no hunter
wrong-no_hunter-allowed = { $domain }
wrong-stunned_elsewhere = { $player } is stunned and not on the map

refused-not_at_a_route = { $suspect } is not in a room with an open route.

# The warden
chance-warden = the warden
event-warden = { $player } is the warden.
event-accuse_cards = { $lost ->
    [1] { $player } discards an Accuse card and has { $count ->
        [0] none
       *[other] { $count }
    } left.
   *[0] { $player } has { $count ->
        [one] one Accuse card
       *[other] { $count } Accuse cards
    }.
}
event-warden_is_safe = Nobody may attack { $player } any more this round.
refused-no_route_open = No route is open that { $suspect } could escape by.
refused-warden_evaded = { $target } has evaded: nobody may attack the warden any more this round.
wrong-warden_and_pile = a warden in play has at least one Accuse card and at most one for each player
wrong-warden_and_pile-allowed = { $domain }
wrong-target_out = { $player }’s target is out of play
wrong-target_out-allowed = { $domain }
wrong-restrained_in_play = { $player } was restrained, but is not eliminated
