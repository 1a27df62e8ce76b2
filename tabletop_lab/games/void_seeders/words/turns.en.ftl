# Rounds, turns, moving, noise, doors, fire; what an act of a turn is called.

event-round = Round { $round } begins. Time { $time }.
event-first_player = { $player } is the first player.
event-turn = It is { $player }'s turn.
event-passed = { $player } passes.
event-drew = { $card ->
    [hidden] { $player } draws a card.
   *[other] { $player } draws { $card }.
}
event-discarded = { $player } discards { $card }.
event-new_deck = { $player } shuffles the discards into a new deck.
chance-action_card = an Action card
prompt-action = What does { $player } do? Actions left: { $left }
choice-action = an action
prompt-pay = { $act }: which card does { $player } pay with? Cards to pay: { $left }
choice-pay = a card to pay with
prompt-discard = Which card does { $player } discard?
choice-discard = a card to discard
option-discard-enough = No more

act-move = Move to room { $slot }
act-careful = Move carefully to room { $slot }
act-card = Play { $card }{ $use_is ->
    [none] {""}
   *[other] : { $use }
}
act-room = Use { $card }{ $use_is ->
    [none] {""}
   *[other] : { $use }
}
act-item = Use { $card }{ $use_is ->
    [none] {""}
   *[other] : { $use }
}
act-take = Pick up { $target }
act-craft = Make { $card }
act-trade = Trade with { $target }
act-quest = { $use_is ->
    [activate] Activate { $card }
   *[other] Use { $card }
}
act-drop = Drop { $card }
act-pass = Pass

event-moved = { $player } goes from room { $start } to room { $slot }.
event-explored = { $player } turns up room { $slot }: { $room }.
chance-room = a room tile
chance-token = an exploration token
event-token = The token in room { $slot }: { $token }, number { $number }.
chance-noise_die = the noise die
event-noise_roll = { $player } rolls for noise in room { $slot }: { $face }.
event-noise = A noise marker is put into { $corridor_is ->
    [technical] the Technical Corridors
   *[other] corridor { $corridor }
}.
prompt-careful_noise = In which corridor does { $player } put the noise marker?
choice-careful_noise = a corridor
prompt-noise_where = In which corridor does { $player } put a noise marker?
choice-noise_where = a corridor
event-tile_turned_up = { $seeder } enters room { $slot }, which is turned up: { $room }.
event-seeder_moved = { $seeder } moves from room { $start } to room { $slot }.
prompt-door_to_move = All doors are used. Which one is moved to { $corridor_is ->
    [technical] the Technical Corridors
   *[other] corridor { $corridor }
}?
choice-door_to_move = a door
event-door_closed = A door closes in { $corridor_is ->
    [technical] the Technical Corridors
   *[other] corridor { $corridor }
}.
event-door_opened = The door in { $corridor_is ->
    [technical] the Technical Corridors
   *[other] corridor { $corridor }
} opens.
event-door_destroyed = The door in { $corridor_is ->
    [technical] the Technical Corridors
   *[other] corridor { $corridor }
} is destroyed.
event-fire = Fire in room { $slot }.
event-fire_out = The fire in room { $slot } goes out.
event-malfunction = Malfunction in room { $slot }.
event-plays = { $player } plays { $card }.
prompt-which_part = What does { $player } choose?
choice-which_part = what is done
prompt-whom = Whom does { $player } choose?
choice-whom = a character
prompt-which_room = Which room does { $player } choose?
choice-which_room = a room

window-interrupt_action = Does anybody interrupt { $player }?
prompt-interrupt_action = Does { $player } interrupt?
choice-interrupt_action = an Interruption
window-interrupt_interruption = Does anybody interrupt { $player }'s Interruption?
prompt-interrupt_interruption = Does { $player } interrupt the Interruption?
choice-interrupt_interruption = an Interruption
event-cancelled = { $player } interrupts: { $whose }'s action is cancelled.
event-countered = { $player } interrupts the Interruption of { $whose }.

refused-not_next_door = Room { $slot } is no neighbour of room { $here }.
refused-door_closed = A closed door is in { $corridor_is ->
    [technical] the Technical Corridors
   *[other] corridor { $corridor }
}.
refused-not_in_combat = That cannot be done in combat.
refused-only_in_combat = That can be done only in combat.
refused-not_here = { $card } cannot be used in this room.
refused-too_few_cards = It costs { $cost ->
    [1] 1 Action card
   *[other] { $cost } Action cards
}.
refused-all_marked = All corridors of room { $slot } have a noise marker.
refused-marked = A noise marker is in { $corridor_is ->
    [technical] the Technical Corridors
   *[other] corridor { $corridor }
} already.
refused-core_game = { $card } has no effect of its own in the core game.
refused-interrupts_only = { $card } is played to interrupt.
refused-nothing_to_do = { $card } would do nothing now.
