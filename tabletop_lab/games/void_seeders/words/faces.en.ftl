# What stands on the faces of cards beside what they do.

kind-panic = Panic
kind-attack = Attack
kind-event = Event
kind-weakness = Weakness
kind-action = Action
kind-item = Item
kind-weapon = Weapon
kind-wound = Serious wound
kind-objective = Objective
kind-contamination = Contamination
kind-coordinates = Coordinates
kind-quest = Quest item
kind-character = Character
kind-exploration = Token
kind-room = Room
face-moves = { $kinds }: through corridor { $corridor }.
face-blood = Blood { $number }.
face-retreat = Retreat.
face-panic = Madness below { $number }: madness +1 instead.
face-course = { $space }: { $target }.
face-objective = Fulfilled if { $condition }. From { $players ->
    [one] 1 player
   *[other] { $players } players
} on.
face-weapon = Ammo { $ammo }, { $kind_is ->
    [energy] energy weapon
   *[other] classic weapon
}.
face-injuries = Injuries: { $kind_face } on a symbol that hits, { $one_hit } on one hit, { $two_hits } on two hits.
face-injuries-least = Every face but the miss deals at least { $least }, whether it hits or not.
face-token = { $effect }, { $number ->
    [one] 1 item
   *[other] { $number } items
}.
face-when-in = In combat only.
face-when-out = Out of combat only.
face-when-interrupt = Played to interrupt.
face-icons = Icons: { $icons }.
face-icon-cloth = cloth
face-icon-medical = medical
face-icon-chemical = chemical
face-icon-tool = tool
face-icon-electric = electric
face-removed = Then this card leaves the game.
face-one-use = One use.
face-character = Starts with { $weapon }; a Repair costs { $cost ->
    [0] no more cards
    [one] 1 more card
   *[other] { $cost } more cards
}.
face-contamination = Contamination: INFECTED or clean; only the Scanner shows which.
