# What cannot be on the table.

wrong-seeder_token_count = there are { $count } Void Seeder tokens { $thing }
wrong-seeder_token_count-allowed = { $wanted }
wrong-card_count = there are { $count } cards { $thing }
wrong-card_count-allowed = { $wanted }
wrong-no_madness_token = the madness token of { $player }, who is active, is not in the bag
wrong-too_few_tiles = { $wanted } rooms are unexplored, and { $count } of their tiles lie face down
wrong-no_such_miniature = there is no miniature { $seeder }
wrong-lair_count = Lairs on the ship, Lair tokens and destroyed Lairs come to { $count }
wrong-despoiler_dead = the Despoiler is on the ship though all Lairs are destroyed
wrong-despoiler_injured = the Despoiler is never injured
wrong-injured_off_board = { $seeder } has injuries and is not on the ship
wrong-nowhere = { $player } is in a room exactly while aboard
wrong-no_pod = { $player } is in a pod exactly while waiting in one
wrong-wound_count = { $player } has { $count ->
    [one] 1 serious wound
   *[other] { $count } serious wounds
} and is active
wrong-wound_count-allowed = 0–3
wrong-other_backs = other backs than those of the items in the inventory
wrong-crew_wrong = { $player } is active exactly while aboard or in a waiting pod
wrong-too_many_markers = there are { $count } of these markers
wrong-too_many_markers-allowed = 0–{ $most }
wrong-nest_malfunction = room { $slot } is the Nest, which cannot break down
wrong-pod_twice = pod { $pod } has been launched and is on the ship
wrong-nobody_first = there is no first player
wrong-other_order = turn order goes from the first player clockwise, through who is active
wrong-number_twice = every seat has a player number of its own
wrong-character_twice = every seat has a character of its own
wrong-no_turn = { $count ->
    [one] 1 action is left
   *[other] { $count } actions are left
}, and that does not fit the turn
