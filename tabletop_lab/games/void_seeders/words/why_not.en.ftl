# Why something cannot be chosen that somebody tries.

refused-out_of_reach = Room { $thing } cannot be reached from here.
refused-no_entrance = Room { $thing } is no other room with a technical entrance.
refused-not_yellow = Room { $thing } is no other explored yellow room.
refused-no_computer = Room { $thing } is no explored room with a computer that can be used.
refused-nothing_hidden = Nothing that may be looked at lies face down in room { $thing }.
refused-no_airlock = Room { $thing } is no explored yellow room whose air can be let out.
refused-not_thrown_so_far = One cannot throw into room { $thing } from here.
refused-no_door = Nothing can be done with a door in corridor { $thing } now.
refused-pay_first = Now you choose the card to pay with.
refused-not_in_hand = { $thing }: no such card is in hand.
refused-no_action_card = Contamination is no Action card.
refused-not_drawn = { $thing }: this was not drawn now.
refused-not_dealt = { $thing }: this was not dealt to choose from.
refused-not_held = { $thing }: no hand holds this.
refused-not_owned = { $thing }: no such thing is owned.
refused-no_such_weapon = { $thing }: this is no weapon in hand with which it can be done.
refused-no_such_shot = No weapon in hand can shoot so now.
refused-not_made = The components for that are not at hand.
refused-not_that_deck = This deck belongs to another colour of room, or it is empty.
refused-not_in_the_room = { $thing } is not there.
refused-not_to_be_seen = Objectives of { $thing } cannot be looked at now.
refused-not_possible = That cannot be done now.
refused-already_set = The destination marker is there already.
refused-not_that_pod = This pod is not here, or not in that state.
refused-no_such_wound = { $thing }: there is no such wound to dress.
refused-not_to_analyse = Nothing that shows this weakness is at hand, or it is revealed already.
refused-no_interruption = There is no such card in hand with which to interrupt.
refused-nothing_to_scan = There is no contamination card in hand.
refused-not_kept_off = { $thing } cannot be used now.
refused-already_there = The character is already in room { $thing }.
refused-nothing_there = There is nothing like that to fight in the room, or no such weapon is in hand.
refused-another_room = { $thing } is another room.
refused-not_lying = { $thing } does not lie in the room.
refused-no_trade = There is nothing to trade with { $thing } in the room.
refused-another_corridor = Corridor { $corridor } does not lead to room { $slot }.
refused-fought_elsewhere = { $seeder } is in another room.

option-which_room = Room { $option }
option-throw_at = Room { $option }
option-lure_to = Room { $option }
option-escape_to = Room { $option }
option-airlock_room = Room { $option }
option-look_at = Room { $option }
option-march_to = Room { $option }
option-sneak_to = Room { $option }
option-crawl_to = Room { $option }
option-walk_to = Room { $option }
option-pod = Pod { $option }
option-careful_noise-any = { $option_is ->
    [technical] The Technical Corridors
   *[other] Corridor { $option }
}
option-noise_where-any = { $option_is ->
    [technical] The Technical Corridors
   *[other] Corridor { $option }
}
option-door_to_move-any = { $option_is ->
    [technical] The Technical Corridors
   *[other] Corridor { $option }
}
option-switch_doors-any = { $option_is ->
    [technical] The Technical Corridors
   *[other] Corridor { $option }
}
option-close_door-any = { $option_is ->
    [technical] The Technical Corridors
   *[other] Corridor { $option }
}
option-switch_door-any = { $option_is ->
    [technical] The Technical Corridors
   *[other] Corridor { $option }
}
option-destroy_door-any = { $option_is ->
    [technical] The Technical Corridors
   *[other] Corridor { $option }
}
word-eggs = the eggs on the floor
word-nest_eggs = the eggs of the Nest
