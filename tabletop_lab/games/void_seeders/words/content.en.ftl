# What is wrong with a table of the box.
wrong-id_form = { $cell } cannot be an id
wrong-id_form-allowed = a letter, then letters, digits or underlines, and .1 behind them if need be: { $most } in all
wrong-id_again = { $card } is the id of row { $at } already
wrong-id_again-allowed = each id once
wrong-id_elsewhere = { $card } is an id in { $other }, too
wrong-id_elsewhere-allowed = each id once in the whole box
wrong-card_unnamed = there is no name
wrong-card_unnamed-allowed = text in name_en, name_ko or both
wrong-rows_few = { $count ->
    [0] there is no row
    [one] there is { $count } row
   *[other] there are { $count } rows
  }
wrong-rows_few-allowed = at least { $least }

# The ship.
wrong-slot_range = there is no slot { $slot }
wrong-slot_range-allowed = 1 to { $most }
wrong-slot_again = slot { $slot } stands in row { $at } already
wrong-slot_again-allowed = each slot once
wrong-slot_same_place = slot { $slot } is drawn on slot { $other }
wrong-slot_same_place-allowed = a place of its own for each slot
wrong-slot_content = { $cell } cannot lie there
wrong-slot_content-allowed = { $known }
wrong-corridor_slot = there is no slot { $slot } in the table of slots
wrong-corridor_slot-allowed = slots of that table; technical in column b
wrong-corridor_loop = the corridor leads from slot { $slot } to itself
wrong-corridor_loop-allowed = two rooms
wrong-corridor_again = this corridor stands in row { $at } already
wrong-corridor_again-allowed = one corridor between two rooms, one technical entrance in a room; several numbers in one row
wrong-corridor_numbers = { $cell } are not corridor numbers
wrong-corridor_numbers-allowed = numbers from 1 to 4 with spaces between them, such as: 1 2
wrong-corridor_number_twice = { $cell } has a number twice
wrong-corridor_number_twice-allowed = each number once
wrong-number_again = room { $slot } has the number { $number } in row { $at } already
wrong-number_again-allowed = in every room each of the numbers 1 to 4 once
wrong-number_missing = room { $slot } lacks { $numbers }
wrong-number_missing-allowed = in every room each of the numbers 1 to 4 once
wrong-ship_apart = no corridors lead from room { $start } to { $slots }
wrong-ship_apart-allowed = a ship that hangs together by corridors
wrong-room_missing = there is no room { $room }
wrong-room_missing-allowed = cockpit, hibernatorium, engine1 to engine3, evac_a, evac_b and nest on every ship
wrong-room_not_fixed = { $room } is no tile: it is printed on the board
wrong-room_not_fixed-allowed = fixed
wrong-room_not_always = { $room } has to lie on every ship
wrong-room_not_always-allowed = 1
wrong-room_places = { $room } lies on { $count ->
    [0] no slot
    [one] { $count } slot
   *[other] { $count } slots
  }
wrong-room_places-allowed = one slot
wrong-tiles_one = there { $count ->
    [one] is { $count } tile
   *[other] are { $count } tiles
  } of set 1 for { $places } { $places ->
    [one] slot
   *[other] slots
  }
wrong-tiles_one-allowed = as many tiles as slots: all are used
wrong-tiles_two = there { $count ->
    [one] is { $count } tile
   *[other] are { $count } tiles
  } of set 2 for { $places } { $places ->
    [one] slot
   *[other] slots
  }
wrong-tiles_two-allowed = at least as many tiles as slots
wrong-lairs_many = there are { $count } Lair tokens
wrong-lairs_many-allowed = { $most } at most: there are so many Lair miniatures
wrong-token_count = there { $count ->
    [one] is { $count } exploration token
   *[other] are { $count } exploration tokens
  } for { $tiles } tiles and { $engines } engine rooms
wrong-token_count-allowed = { $wanted }: one for each

# Bag, madness track, decks.
wrong-bag_again = the number { $number } has a row already
wrong-bag_again-allowed = one row for each number and reading
wrong-bag_few = there { $count ->
    [one] is { $count } Void Seeder token
   *[other] are { $count } Void Seeder tokens
  }
wrong-bag_few-allowed = at least { $least } for the bag at the start
wrong-level_again = level { $level } has a row already
wrong-level_again-allowed = one row for each level
wrong-level_missing = level { $level } is missing: nothing is said to appear there
wrong-level_missing-allowed = one row for each of the levels 1 to 5
wrong-arrow_up = no arrow leads up from level { $level }
wrong-arrow_up-allowed = { $least ->
    [5] 5
   *[other] { $least } to { $most }
  }
wrong-arrow_over = an arrow leads up from level { $level }, where a character dies instead
wrong-arrow_over-allowed = an empty cell
wrong-arrow_down = the arrow down from level { $level } does not lead down
wrong-arrow_down-allowed = { $most ->
    [0] an empty cell
    [1] 1, or an empty cell
   *[other] 1 to { $most }, or an empty cell
  }
wrong-symbol_twice = { $cell } has a symbol twice
wrong-symbol_twice-allowed = each of L W S D once
wrong-blood = { $cell } is no blood number
wrong-blood-allowed = 1 to 6, or R for the retreat icon
wrong-kind_again = { $word } has a row already
wrong-kind_again-allowed = infected and clean, once each
wrong-objective_seat = this objective is about player { $number }, who may not be there
wrong-objective_seat-allowed = { $number } or more
wrong-objectives_few = with { $players } players { $count } { $kind_of_is ->
    [corporate] corporate
   *[other] personal
  } { $count ->
    [one] objective
   *[other] objectives
  } can be dealt
wrong-objectives_few-allowed = { $players }: one for each player
wrong-objectives_solo = { $count ->
    [0] there is no objective
    [one] there is { $count } objective
   *[other] there are { $count } objectives
  } for one player alone
wrong-objectives_solo-allowed = at least { $least }

# What cards do.
wrong-parts_many = the card does { $count } things
wrong-parts_many-allowed = { $most } at most
wrong-parts_gap = { $cell } has a gap
wrong-parts_gap-allowed = effects on both sides of ; or else
wrong-parts_mixed = { $part } has both or and else
wrong-parts_mixed-allowed = one of them within a part
wrong-parts_no_effect = { $selector } says who or where, and no effect follows in { $cell }
wrong-parts_no_effect-allowed = selector effect amounts, such as: others discard 1
wrong-parts_room = { $effect } happens to a character, and { $selector } gives rooms
wrong-parts_room-allowed = effects in rooms: { $known }
wrong-change_none = nothing is said to hold
wrong-change_none-allowed = { $known }
wrong-change_form = { $cell } is not a word with its number
wrong-change_form-allowed = a word, such as lair_cards 1; a semicolon before the next
wrong-change_number = { $word } needs a number
wrong-change_number-allowed = { $least } to { $most }
wrong-change_no_number = { $word } has no number
wrong-change_no_number-allowed = the word alone
wrong-condition_empty = there is no condition
wrong-condition_empty-allowed = such as: signal & (nest_destroyed | ship_destroyed)
wrong-condition_bracket = the bracket { $at } has no partner in { $cell }
wrong-condition_bracket-allowed = as many ( as )
wrong-condition_join = nothing joins { $at } to what stands before it in { $cell }
wrong-condition_join-allowed = & (and), | (or)
wrong-condition_gap = something is missing before { $at } in { $cell }
wrong-condition_gap-allowed = a condition on both sides of & and |, and behind !
wrong-condition_end = something is missing at the end of { $cell }
wrong-condition_end-allowed = a condition on both sides of & and |, and behind !
wrong-condition_deep = the brackets lie too deep in each other
wrong-condition_deep-allowed = { $most } deep at most

# Characters and what they have.
wrong-characters_few = there { $count ->
    [one] is { $count } character
   *[other] are { $count } characters
  }
wrong-characters_few-allowed = at least { $least }, one for each player
wrong-colour_again = { $character } is { $colour } already
wrong-colour_again-allowed = a colour of its own for each character: madness tokens have it
wrong-cell_empty_of = no character is named
wrong-cell_empty_of-allowed = all, or characters with spaces between them
wrong-deck_empty = { $character } has no action card
wrong-deck_empty-allowed = at least one for each character
wrong-item_nowhere = { $item } is in no deck
wrong-item_nowhere-allowed = a number in green, yellow, red or blue
wrong-item_idle = { $item } does nothing
wrong-item_idle-allowed = at least one effect
wrong-weapon_light = { $item } is a weapon and not heavy
wrong-weapon_light-allowed = yes: weapons are held in a hand
wrong-icon_nowhere = no item has the icon { $icon }
wrong-icon_nowhere-allowed = icons of items that are found
wrong-quest_condition = nothing is said to be done
wrong-quest_condition-allowed = act ROOM, or discard ITEM ITEM

card-contamination = Contamination
