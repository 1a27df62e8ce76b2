# The end of the voyage and the four checks; one player alone, full cooperation.

fate-flying = still flying
fate-jumped = jumped
fate-destroyed = destroyed
reason-jumped = the hyperjump
reason-destroyed = the ship was destroyed
reason-earth = the ship reached Earth
reason-mars = the ship reached Mars
reason-venus = the ship reached Venus
reason-deep_space = the ship is in deep space
arrived-earth = Earth
arrived-mars = Mars
arrived-venus = Venus
arrived-deep_space = deep space
target-earth = Earth
target-mars = Mars
target-venus = Venus
target-deep_space = deep space
event-hyperjump = The ship jumps.
event-ship_destroyed = The ship is destroyed: { $cause }.
event-nobody_aboard = Nobody is active aboard any more.
chance-engine_token = an engine token
event-engines_check = { $count ->
    [0] Check 1: all engines work.
    [one] Check 1: 1 engine is damaged.
   *[other] Check 1: { $count } engines are damaged.
}
event-coordinates_check = Check 2: { $card }, space { $space }: { $target }.
chance-check_card = a card of the contamination check
event-contamination_counted = Check 3: { $player } finds { $count ->
    [0] no contamination card
    [one] 1 contamination card
   *[other] { $count } contamination cards
} and is at madness level { $level }.
event-contamination_check = Check 3: { $player } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $found ->
    [0] none of them
   *[other] { $found } of them
} contamination.
event-uncontaminated = Check 3: { $player } survives, at madness level { $level }.
event-objective_check = Check 4: { $objective } of { $player } is { $fulfilled ->
    [yes] fulfilled
   *[other] not fulfilled
}.
event-game_over = { $winners_n ->
    [0] The game is over ({ $reason }). Nobody wins.
   *[other] The game is over ({ $reason }). Winners: { $winners_and }.
}
event-too_few_senders = The objectives need { $wanted } senders of Signals; there { $count ->
    [one] is 1.
   *[other] are { $count }.
}
event-revived = { $player } comes back to life in room { $slot }.
