# The table in words: alternative text and the board of characters.
alt-start = Cetkaik, { $moment }, { $watcher_is ->
    [public] as everybody sees it.
    [moderator] as the moderator sees it.
   *[player] as { $watcher } sees it.
}
alt-moment = { $season }, turn { $turn }
alt-before = before the first season
alt-won = { $player } has won ({ $reason })
alt-draw = a draw
alt-further = season { $number }
alt-initial = All pieces stand in the initial position, tam on ZO{ $halo_is ->
    [yes] ; the eight squares around it are hue.
   *[no] .
}
alt-tam = Tam is on { $square }{ $halo_is ->
    [yes] ; the squares around it are hue.
   *[no] .
}
alt-counts = On the board IA has { $ours } pieces, A has { $theirs }.
alt-pieces = IA: { $ours }. A: { $theirs }.
alt-player = { $player } ({ $side }): { $points ->
    [one] 1 point
   *[other] { $points } points
}, rate { $rate }
alt-held = captured { $pieces }
alt-held-n = captured { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
alt-hands = making { $hands } ({ $points })
alt-announced = { $thrown_is ->
    [no] Announced: { $action }.
   *[yes] Announced: { $action }; thrown: { $sticks } dark.
}
alt-actions = { $count ->
    [one] 1 action is possible.
   *[other] { $count } actions are possible.
}
text-key = Capitals: IA, moving up. Small letters: A, moving down. r red, b black; n boat, p pawn, b bow, c chariot, t tiger, h horse, s scribe, m shaman, g general, k king; ** tam. + hue, ~ water, # both.
text-last = Last: { $action }
text-season = { $side_is ->
    [none] Over: { $season }, without points.
   *[side] Over: { $season }, ended by { $side } with { SIGNED($amount) }.
}
