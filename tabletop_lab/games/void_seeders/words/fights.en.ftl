# Fights, attacks, Lairs, wounds, death.

act-shoot = Shoot at { $target } with { $card }
act-melee = Fight { $target } hand to hand
target-eggs = the eggs on the floor
target-nest_eggs = the eggs of the Nest
face-miss = a miss
face-lurker = the Lurker face
face-whisperer = the Whisperer face
face-one_hit = one hit
face-two_hits = two hits
cause-fire = fire
cause-malfunction = the ninth malfunction
cause-melee = a failed melee
cause-bleeding = bleeding
cause-card = a card
cause-wounds = wounds
cause-madness = madness
cause-panic = panic
cause-airlock = the airlock
cause-grenade = a grenade
cause-surgery = surgery
cause-hyperjump = the hyperjump
cause-explosion = the explosion
cause-coordinates = the wrong destination
cause-contamination = contamination
cause-engines = damaged engines
cause-self_destruct = self-destruction

chance-combat_die = the combat die
event-combat_roll = { $player } rolls the combat die against { $target }: { $face }.
prompt-reroll = { $player } rolled { $face }. Roll again?
choice-reroll = whether to roll again
option-reroll-again = Roll again
option-reroll-keep = Keep it
event-ammo = { $weapon } has { $left } ammo left.
event-shot = { $player } shoots at { $target } with { $weapon }: { $amount ->
    [0] no injury
    [one] 1 injury
   *[other] { $amount } injuries
}.
prompt-spend_more = Does { $player } spend 1 more ammo of { $weapon } for 1 more injury?
choice-spend_more = whether to spend more ammo
option-spend_more-yes = Yes
option-spend_more-no = No
event-melee = { $player } fights { $target } hand to hand: { $amount ->
    [0] no hit
   *[other] a hit
}.
event-eggs_destroyed = { $count ->
    [one] 1 egg is destroyed in room { $slot }.
   *[other] { $count } eggs are destroyed in room { $slot }.
}
event-injured = { $seeder } now has { $count ->
    [one] 1 injury.
   *[other] { $count } injuries.
}
chance-attack_card = an attack card
chance-event_card = an event card
chance-panic_card = a panic card
chance-wound_card = a serious wound
event-reshuffled = The { $deck } deck is shuffled again.
event-injury_check = Injury check of { $seeder } with { $cards_and }: { $retreats ->
    [yes] a retreat icon
   *[other] blood number { $blood }, injuries { $count }
}.
event-icon_check = { $seeder } cannot be injured; only the icon of { $cards_and } is looked at: { $retreats ->
    [yes] it retreats
   *[other] none
}.
event-retreat = { $seeder } retreats through corridor { $number }.
event-killed = { $seeder } is killed in room { $slot }.
event-vanished = { $seeder } vanishes.
event-into_the_ducts = { $seeder } disappears into the Technical Corridors from room { $slot }.
event-held_by_a_door = A closed door holds { $seeder }.
event-token_into_the_bag = A Void Seeder token goes into the bag, which now holds { $count }.
event-escape = { $player } tries to escape from room { $slot }.
event-shut_in = The door in corridor { $corridor } is closed now: { $player } stays.
prompt-next_attacker = Who attacks { $player } next?
choice-next_attacker = who attacks next
event-attack = { $player } is attacked by { $seeder }: { $card }, { $hit ->
    [yes] which hits
   *[other] which misses
}.
prompt-ignore_attack = Does { $player } ignore the attack of { $seeder }?
choice-ignore_attack = how to ignore an attack
prompt-ignore_surprise = Does { $player } ignore the surprise attack?
choice-ignore_surprise = how to ignore a surprise attack
prompt-reroll_noise = { $player } rolled { $face } for noise. Discard an Action card to roll again?
choice-reroll_noise = a card for another noise roll

event-lair = There is a Lair in room { $slot }: { $lair }.
event-lair_destroyed = { $lair } in room { $slot } is destroyed, the { $count ->
    [1] first
    [2] second
    [3] third
   *[other] { $count }th
}; { $thing } stays there.
event-despoiler_dead = All Lairs are destroyed. The Despoiler is dead.
prompt-end_of_turn = What comes first for { $player } at the end of the turn?
choice-end_of_turn = what comes first
option-end_of_turn-fire = The wound of the fire
option-end_of_turn-lair = The noise roll for the Lair

event-light_wound = { $player } suffers a light wound ({ $cause }).
event-serious_wound = { $player } suffers a serious wound ({ $cause }): { $wound }.

event-died = { $player } dies of { $cause }.
chance-contamination_card = a contamination card
event-contaminated = { $player } takes a contamination card.

refused-no_ammo = { $weapon } has no ammo.
event-lair_protected = A retreat icon protects { $lair }.
