# What cards do, as it stands on their faces: who or where, what, on what condition.
part-you = { $effect }
part-of = { $selector }: { $effect }
part-or = { $one }, or { $other }
part-choice = { $effect }
part-else = { $one }; if that cannot be done, { $other }

selector-others = each other character in your room
selector-one_other = another character of your choice in your room
selector-one_here = you, or another character of your choice in your room
selector-everyone_here = every character in the room
selector-everybody = each player in turn order
selector-if_mad = if your madness is 3 or more
selector-alone = each character with no other character in its own or a neighbouring room
selector-empty_handed = each character whose player holds no Action card
selector-at_peace = each character not in combat, in turn order
selector-first_at_peace = the first character in turn order that is not in combat
selector-sane_at_peace = each character of madness 2 or less that is not in combat, in turn order
selector-at_an_entrance = each character in a room with a technical entrance, in turn order
selector-at_a_lair = each character in a Lair’s room
selector-maddest_of_a_crowd = in each room with 2 or more characters the one with the highest madness
selector-with_an_egg = each character carrying an egg
selector-unbroken_computer_room = the explored computer room with the lowest number that has no malfunction marker
selector-unbroken_yellow_room = the explored yellow room with the highest number that has no malfunction marker
selector-unburnt_engine_room = the engine room with the lowest engine number that has no fire
selector-the_generator = the Generator, if it is explored
selector-every_room = every room
selector-lair_rooms = each Lair’s room, lowest number first
selector-a_computer_room = an explored computer room of your choice
selector-a_room = a room of your choice

effect-discard_random = discard { $count } random { $count ->
    [one] Action card
   *[other] Action cards
  }
effect-discard = { $all_is ->
    [yes] discard the whole hand
   *[other] { $count ->
        [one] discard { $count } Action card
       *[other] discard { $count } Action cards
      }
  }
effect-discard_to = discard Action cards down to { $count } { $count ->
    [one] card
   *[other] cards
  } in hand
effect-forget = put the top { $count ->
    [one] card
   *[other] { $count } cards
  } of the action deck into its discard pile, without a reshuffle
effect-contaminate = take { $count } { $count ->
    [one] contamination card
   *[other] contamination cards
  }
effect-wound_lightly = suffer { $count } { $count ->
    [one] light wound
   *[other] light wounds
  }
effect-wound_seriously = suffer { $count } { $count ->
    [one] serious wound
   *[other] serious wounds
  }
effect-go_mad = madness +{ $count }
effect-panic = draw and apply a panic card
effect-die = the character dies
effect-lose_ammo = { $all_is ->
    [yes] discard all ammo of the weapon in hand with the most ammo
   *[other] discard { $count } ammo from a weapon in hand
  }
effect-cast_away = discard { $count ->
    [one] a heavy item or drop a heavy object
   *[other] or drop { $count } heavy items or objects
  }
effect-flee = move to the neighbouring explored room with the lowest number that is not behind a closed door, without attacks and without a noise roll
effect-pass = pass at once, without discarding
effect-roll_noise = make a noise roll
effect-encounter = an encounter
effect-vanish = the attacker leaves the board, and 1 random Void Seeder token goes into the bag
effect-fall_silent = remove the noise markers of all corridors that touch no room with a character
effect-lose_pod = the lowest-numbered empty pod leaves the game
effect-spread_fire = from the burning room with the lowest number fire spreads to its lowest neighbour that has none and is not behind a closed door
effect-self_destruct = if { $malfunctions } or more malfunction markers are on the ship and the self-destruct sequence is off, start it
effect-lay_egg = if the Nest is not destroyed, add { $count } { $count ->
    [one] egg
   *[other] eggs
  } to the Void Seeder board

effect-make_noise = noise marker in { $where_is ->
    [lowest] the marker-free corridor of the room with the lowest number
    [chosen] a marker-free corridor of the room, chosen by its player
   *[other] every marker-free corridor of the room
  }
effect-break_down = malfunction marker in the room
effect-catch_fire = fire marker in the room
effect-put_out_fire = remove the fire marker of the room
effect-clear_room = remove the fire marker of the room; every Void Seeder there retreats
effect-open_doors = open all closed doors of the room
effect-lower_counter = item counter of the room −{ $count }

effect-close_door = close { $count ->
    [one] a door of the room that is open
   *[other] { $count } doors of the room that are open
  }
effect-switch_door = open or close { $count ->
    [one] a door
   *[other] { $count } doors
  } of the room
effect-destroy_door = destroy a closed door of the room
effect-set_doors = open or close any doors around a room of your choice
effect-mend_doors = close the destroyed doors of the room
effect-search = item counter −1, then look at { $count } { $count ->
    [one] item card
   *[other] item cards
  } of the colour of the room and keep 1
effect-search_on = search as with Search, { $count } { $count ->
    [one] card
   *[other] cards
  }, even if the item counter is 0
effect-find_item = choose an item deck, look at { $count } { $count ->
    [one] card
   *[other] cards
  } and keep 1
effect-repair = discard the malfunction marker of the room, or in an engine room repair or break the engine
effect-recover = you may lower madness by 1; you may scan the contamination cards in hand
effect-dress = dress { $all_is ->
    [yes] all serious wounds
   *[other] { $count } { $count ->
        [one] serious wound
       *[other] serious wounds
      }
  }
effect-heal_light = heal { $all_is ->
    [yes] all light wounds
   *[other] { $count } { $count ->
        [one] light wound
       *[other] light wounds
      }
  }
effect-heal_serious = heal { $all_is ->
    [yes] all dressed serious wounds
   *[other] { $count } dressed { $count ->
        [one] serious wound
       *[other] serious wounds
      }
  }
effect-draw = draw { $count } { $count ->
    [one] card
   *[other] cards
  }
effect-draw_to = draw until you hold { $count } { $count ->
    [one] card
   *[other] cards
  }
effect-redraw = discard any number of cards and draw that many + { $more }
effect-purge = scan and remove { $count } contamination { $count ->
    [one] card
   *[other] cards
  } from hand; for each that is INFECTED take 1
effect-sort_deck = look at the top { $count ->
    [one] card
   *[other] { $count } cards
  } of your action deck, take { $kept }, discard the others
effect-load = { $all_is ->
    [yes] fill { $reload_is ->
        [energy] 1 energy weapon
        [fuel] 1 flamethrower
       *[other] your weapon
      }
   *[other] +{ $count } ammo on { $reload_is ->
        [energy] 1 energy weapon
        [fuel] 1 flamethrower
       *[other] your weapon
      }, up to its capacity
  }
effect-enlarge = 1 energy weapon: ammo and capacity +{ $count }
effect-interrupt = cancel an action that another player in your room has announced, or the effect of that player’s panic card
effect-ignore_surprise = ignore a surprise attack on you
effect-ignore_attack = ignore 1 Void Seeder attack on you
effect-escape = { $all_is ->
    [yes] escape
   *[other] { $attackers ->
        [0] escape without attacks
        [one] escape; only { $attackers } Void Seeder attacks
       *[other] escape; only { $attackers } Void Seeders attack
      }
  }
effect-aim = shoot for free, with one re-roll
effect-empty_magazine = discard all ammo of a weapon and deal half of it, rounded up, as injuries, without a die
effect-march = if its player agrees, makes a Move now for free
effect-sneak = Move without a noise roll; Danger and Silence of an exploration token do not count
effect-crawl = move from a room with a technical entrance to any other such room
effect-walk_outside = move between yellow rooms; discard all Action cards
effect-rush = take any number of actions this turn, then pass
effect-improvise = Craft for free; one yellow item stands for any icon
effect-light_fire = discard an item to put a fire marker in the room
effect-bind = hold { $count } heavy items in 1 hand
effect-drive_off = { $count } Void { $count ->
    [one] Seeder here retreats
   *[other] Seeders here retreat
  }
effect-stun = 1 Void Seeder here suffers { $injuries } { $injuries ->
    [one] injury
   *[other] injuries
  } and retreats
effect-throw_grenade = a Void Seeder or Lair in your or a neighbouring room suffers 2 injuries, every other one there 1, and every character there 1 serious wound
effect-throw_molotov = in your or a neighbouring room with a Void Seeder: fire marker, 1 injury to every Void Seeder, 1 serious wound to every character
effect-lure = Void Seeders of neighbouring rooms come into one room; those in combat attack first
effect-take_antidote = scan all your contamination cards and remove the INFECTED; you may lower madness to 3; take 1 contamination card, shuffle deck and discard pile together, then pass
effect-use_room = { $where_is ->
    [here] the action of the room for 0
   *[other] the action of another explored working computer room for 0
  }
effect-foresee = look at the top event card; leave it there or put it at the bottom
effect-look_at_coordinates = look at the coordinates card
effect-set_destination = set the destination marker
effect-look_at_engine = look at the top token of { $which_is ->
    [all] every engine
   *[other] this engine
  }
effect-look_at_tile = look at { $count } unexplored { $count ->
    [one] tile
   *[other] tiles
  }{ $where_is ->
    [next_door] {" "}of a neighbouring room
   *[other] {""}
  }{ $what_is ->
    [with_token] {" "}with its exploration token
   *[other] {""}
  }
effect-look_at_objective = look at an objective of { $whose_is ->
    [signalled] a player with a Signal marker
   *[other] another player
  }
effect-hibernate = make a noise roll; hibernate if no Void Seeder is here
effect-board_pod = make a noise roll; board an unlocked pod if no Void Seeder is here
effect-flip_pod = lock or unlock a pod{ $where_is ->
    [here] {" "}of your section
   *[other] {""}
  }
effect-send_signal = put a Signal marker on your board
effect-switch_self_destruct = start or stop the self-destruct sequence
effect-analyse = reveal 1 weakness whose requirement is met
effect-operate = scan all your contamination cards and remove the INFECTED; you may lower madness to 3; suffer 1 light wound; shuffle all your cards into a new deck; pass
effect-vent_room = close all doors of another yellow room: if they stay closed until the end of the phase, everything alive in it dies
effect-take_egg = take 1 egg, then make a noise roll
effect-skip_attacks = Void Seeders do not attack in this event phase

condition-signal = you sent a Signal
condition-weakness = { $slot_is ->
    [egg] the weakness of the egg is revealed
    [carcass] the weakness of the carcass is revealed
   *[other] the weakness of madness is revealed
  }
condition-weaknesses = { $count } or more weaknesses are revealed
condition-brings = you end in a pod or hibernating and carry { $what_is ->
    [egg] an egg
    [carcass] an Intruder carcass
    [blue_corpse] the blue corpse
   *[other] a corpse
  }
condition-leaves_with = you leave in a pod with { $count } or more items
condition-dead = player { $number }’s character is dead
condition-only_survivor = you are the only survivor
condition-others_survive = you and at least { $count } { $count ->
    [one] other survives
   *[other] others survive
  }
condition-arrives = the ship reaches { $where_is ->
    [earth] Earth
    [mars] Mars
    [venus] Venus
   *[other] deep space
  }
condition-ship_destroyed = the ship is destroyed
condition-nest_destroyed = the Nest is destroyed
condition-despoiler_dead = the Despoiler is dead
condition-all_explored = all rooms are explored
condition-corpse_in = the blue corpse lies in { $room }
condition-and = { $one } and { $other }
condition-or = { $one } or { $other }
condition-not = not: { $one }
condition-bracket = ({ $one })
