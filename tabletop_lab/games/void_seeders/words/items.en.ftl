# Items, hands, searching, crafting, trading; unique cards and quest items.

event-uses_item = { $player } uses { $item }.
event-item_used_up = { $player } discards { $item }.
event-holds = { $player } holds { $thing }.
event-dropped = { $player } lets go of { $thing }.
event-took = { $player } picks up { $thing }.
prompt-let_go = Both hands are full. What does { $player } let go of?
choice-let_go = a thing
prompt-drop_hand = Only one hand may be used. What does { $player } let go of?
choice-drop_hand = a hand
option-drop_hand-left = What the left hand holds
option-drop_hand-right = What the right hand holds
refused-lies_elsewhere = { $thing } lies in room { $slot }.
event-searched = { $player } searches room { $slot }. Item counter: { $left }.
prompt-which_deck = Which deck does { $player } choose?
choice-which_deck = a deck
chance-green_card = a green item
chance-yellow_card = a yellow item
chance-red_card = a red item
event-looked_at_items = { $items ->
    [hidden] { $player } looks at cards of the { $deck } deck.
   *[other] { $player } looks at cards of the { $deck } deck: { $items_and }.
}
prompt-keep_item = Which item does { $player } keep?
choice-keep_item = an item
event-kept_item = { $item ->
    [hidden] { $player } keeps an item.
   *[other] { $player } keeps { $item }.
}
prompt-components = Of what does { $player } make it?
choice-components = two components
prompt-product = What does { $player } make?
choice-product = a product
event-crafted = { $player } makes { $item }.
event-trades = { $player } trades with { $other }.
prompt-offer = What does { $player } offer { $other }?
choice-offer = a thing to offer
option-offer-enough = Nothing more
event-offered = { $player } offers { $thing }.
prompt-agree = Does { $player } agree to the trade?
choice-agree = whether to agree
option-agree-yes = Yes
option-agree-no = No
event-handed_over = { $player } gives { $thing } to { $other }.
prompt-dress = Which wound does { $player } dress?
choice-dress = a wound
event-dressed = { $player } dresses { $wound }.
event-healed = { $player } heals { $count ->
    [one] 1 light wound
   *[other] { $count } light wounds
}.
event-healed_wound = { $player } heals { $wound }.
event-loaded = { $player } has { $ammo } ammo in { $weapon }.
event-bound = { $player } binds { $things_and } together.
prompt-throw_at = Into which room does { $player } throw?
choice-throw_at = a room
event-thrown = { $player } throws into room { $slot }.
prompt-grenade_target = What does { $player } aim at?
choice-grenade_target = a target
prompt-drive_off = What does { $player } drive off?
choice-drive_off = a Void Seeder
prompt-stun = What does { $player } stun?
choice-stun = a Void Seeder
prompt-lure_to = Into which room does { $player } lure them?
choice-lure_to = a room
prompt-give_up_item = Which item does { $player } give up?
choice-give_up_item = an item
prompt-escape_to = Where does { $player } escape to?
choice-escape_to = a room
prompt-aim = What does { $player } shoot at?
choice-aim = a target
event-emptied = { $player } empties { $weapon } at { $target }: { $count } ammo.
event-ignored_surprise = { $player } ignores the surprise attack.
event-ignored_attack = { $player } ignores the attack.
prompt-march_to = Where does { $player } go?
choice-march_to = a room
option-march_to-no = Stay here
prompt-sneak_to = Where does { $player } go?
choice-sneak_to = a room
prompt-crawl_to = Where does { $player } crawl?
choice-crawl_to = a room
prompt-walk_to = Where does { $player } go?
choice-walk_to = a room
event-foresaw = { $card ->
    [hidden] { $player } looks at the top event card.
   *[other] { $player } looks at the top event card: { $card }.
}
prompt-leave_event = Where does { $player } put { $card }?
choice-leave_event = a place for the event card
option-leave_event-top = On top
option-leave_event-bottom = At the bottom
event-event_put_down = { $player } puts the event card at the bottom.
prompt-put_back = Which card does { $player } discard?
choice-put_back = a card to discard
prompt-whose_objective = Whose objective does { $player } look at?
choice-whose_objective = a player
chance-objective_looked_at = an objective
event-saw_objective = { $card ->
    [hidden] { $player } looks at an objective of { $whose }.
   *[other] { $player } looks at an objective of { $whose }: { $card }.
}
event-uses_quest = { $player } uses { $quest }.
event-quest_active = { $player }'s { $quest } is active now.
event-no_attacks = { $player } brings it about that there are no attacks this round.
refused-not_active = { $card } is not active yet.
