# Setting up, madness, panic, encounters, recovery.

chance-pod = an escape pod
event-pods = Escape pods of this game: { $pods_and }.
chance-supply_token = a Void Seeder token
chance-number = a player number
chance-corporate_objective = a corporate objective
chance-personal_objective = a personal objective
chance-solo_objective = an objective
chance-character = a character card
prompt-character = Which character does { $player } keep?
choice-character = a character
event-plays_as = { $player } plays the { $character }.
prompt-weapon_hand = In which hand does { $player } hold the { $weapon }?
choice-weapon_hand = a hand
option-weapon_hand-left = Left hand
option-weapon_hand-right = Right hand

event-madness = { $player }'s madness is { $level } now.
event-panic = { $player } draws { $card } (number { $number }) at madness { $level }.
event-panic_in_part = Not all of { $card } could be applied to { $player }.
window-interrupt_panic = Does anybody interrupt { $player }'s panic?
prompt-interrupt_panic = Does { $player } interrupt the panic?
choice-interrupt_panic = an Interruption
event-interrupted = { $player } interrupts: { $card } does nothing to { $whose }.

event-encounter = { $player } has an encounter in room { $slot }.
chance-bag_token = a token of the bag
chance-token_number = the number of the token
bag_token-void_seeder = a Void Seeder token
bag_token-blank = the blank token
event-void_seeder_token = A Void Seeder token: { $number }.
event-appeared = { $seeder } appears in room { $slot }.
event-madness_token = The madness token of { $whose } is drawn.
event-blank_token = The blank token is drawn.
event-surprise_attack = { $player } is attacked by surprise.
event-choose_objectives = Everybody keeps one objective.
prompt-objective = Which objective does { $player } keep?
choice-objective = an objective

chance-random_discard = a card to discard
prompt-must_discard = Which card does { $player } discard?
choice-must_discard = a card to discard
chance-forgotten = a card of the deck
event-forgot = { $player } puts { $count ->
    [one] 1 card
   *[other] { $count } cards
} from the top of their own deck onto the discards.
event-lost_ammo = { $player } loses { $count } ammo of { $weapon }.
prompt-which_weapon = Which weapon does { $player } choose?
choice-which_weapon = a weapon
prompt-cast_away = What does { $player } cast away?
choice-cast_away = a thing
event-froze = { $player } freezes and passes.
event-fell_silent = Noise markers are removed: { $corridors }.
event-pod_lost = Escape pod { $pod } is lost.
event-egg_laid = { $count ->
    [one] An egg is
   *[other] { $count } eggs are
} added to the Nest.
event-counter = The item counter of room { $slot } is { $count } now.

prompt-lower_madness = Does { $player } lower the madness level?
choice-lower_madness = whether to lower madness
option-lower_madness-yes = Yes
option-lower_madness-no = No
prompt-scan = Does { $player } scan the contamination cards in hand?
choice-scan = whether to scan
option-scan-scan = Scan
prompt-lower_to_three = Does { $player } lower the madness level to 3?
choice-lower_to_three = whether to lower madness
option-lower_to_three-yes = Yes
option-lower_to_three-no = No
event-scanned = { $infected ->
    [hidden] { $player } scans contamination cards.
   *[other] { $player } scans contamination cards: { $infected } INFECTED, { $clean } clean.
}
event-contamination_removed = { $player } removes { $count ->
    [one] 1 contamination card
   *[other] { $count } contamination cards
} from the game.
prompt-analyse = What does { $player } analyse?
choice-analyse = what is analysed
chance-weakness = a weakness
event-weakness = { $player } reveals a weakness: { $weakness }.

event-laid_out = The ship is laid out. Open from the start: { $rooms_and }.
event-coordinates_laid = One coordinates card lies face down beside the Cockpit.
event-engines_stacked = Two tokens lie face down on each engine.
event-decks_shuffled = The decks are shuffled.
event-madness_tokens = Into the bag go the madness tokens of { $players_and }.
event-blue_corpse = The blue corpse lies in room { $slot }.
event-round_over = Round { $round } is over.
