# Questions of lessons.
ask-marker = { $player } rolls for noise in room { $slot }, and the die shows { $face }. What happens?
ask-likely = How likely is an encounter at once if { $player } moves into room { $slot }?
ask-safest = Into which room can { $player } move with the least danger of an encounter at once?
ask-surprised = { $player } holds { $count } cards, contamination counted, and moves into room { $slot }, where there is an encounter. With which numbers of the token is it a surprise attack? Choose every number.
ask-appears = { $player } has an encounter at madness level { $level }, and a Void Seeder token is drawn. What appears?
ask-panics = { $player }, at madness level { $level }, draws the panic card “{ $card }” with the number { $number }. Nobody interrupts. What happens?
ask-lowers = Who could lower their madness level by Rest now? Choose everybody.
ask-falls = { $lair } has { $count } injuries now. These two attack cards are turned up: { $cards }. What becomes of it?
ask-lurks = Everybody stays where they are. Which of these are gone after the step of lurking? Choose all.
ask-survives = { $player } is at level { $level } and has { $count ->
    [0] no contamination card
    [one] 1 contamination card
   *[other] { $count } contamination cards
} beside { $actions } Action cards. How likely is { $player } to survive the contamination check?
ask-arrives = The destination marker is on { $space }. The coordinates card says: A { $on_a }, B { $on_b }, C { $on_c }, D { $on_d }. Where has the ship gone?
answer-encounter = there is an encounter
answer-technical = a marker into the Technical Corridors
answer-corridor = a marker into corridor { $corridor }
answer-raised = the level rises by 1, the effect is not applied
answer-applied = the whole effect is applied, the level stays
answer-partial = what can be done of the effect is done, then the level rises by 1
answer-dies = the character dies
answer-destroyed = it is destroyed
answer-stays = it stays: the blood number is higher than its injuries
answer-protected = a retreat icon protects it
answer-blood = blood number { $number }
answer-retreat = a retreat icon
answer-room = room { $slot }
