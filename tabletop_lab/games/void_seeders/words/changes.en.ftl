# What holds as long as a weakness, a wound, a quest item or a weapon lies open.
change-lurkers_fall = any injury kills a Lurker, no cards are drawn
change-lair_cards = a check of a Lair draws { $number } attack { $number ->
    [one] card
   *[other] cards
  }
change-fire_injuries = fire gives Void Seeders and Lairs { $number } injuries
change-no_panic_up_to = a surprised character of madness { $number } or less draws no panic card
change-calmed_by_rest = Rest, Shower and Canteen may lower madness { $number } times, each step along an arrow
change-doors_hold = Void Seeders stay where a closed door is in their way
change-token_less = the number of a token counts { $number } less for surprise attacks, but at least 1
change-blood_less = the blood number used against a Lair or a Stalker counts { $number } less
change-one_hand = one hand only; drop what is too much
change-item_cost_more = using an item costs { $number } more
change-escape_cost = an Escape costs { $number }
change-hand_size = draw until you hold { $number } cards
change-bleed_on_pass = suffer { $number } { $number ->
    [one] light wound
   *[other] light wounds
  } whenever you pass
change-orders_reach_computers = Directive and Rally reach every computer room
change-computers_from_anywhere = Remote Access and Forecast may be used anywhere
change-reroll_noise = discard { $number } Action { $number ->
    [one] card
   *[other] cards
  } to re-roll a noise roll once
change-more_capacity = your own weapon holds { $number } more ammo
change-search_keeps = a Search keeps { $number } cards
change-reroll = the die may be rolled again once
change-ammo_for_injury = on two hits, 1 more ammo may be discarded for 1 more injury
change-fire_on_two_hits = on two hits also a fire marker in the room
quest-act = do the room action of { $rooms }
quest-discard = discard { $items }
