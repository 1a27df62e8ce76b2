# Why not: what stands in the way of an action.
the-other = { $other_is ->
    [tam] tam
   *[other] the { $other }
}
refused-no_piece = Nothing stands on { $square }.
refused-enemy_piece = The { $piece } on { $square } is the opponent’s.
refused-same_square = The piece on { $square } would stay where it is; a move has to end on another square.
refused-off_lines = { $hue_is ->
    [yes] On the hue square { $start } a { $piece } does not move towards { $to }.
   *[no] On { $start }, which is not hue, a { $piece } does not move towards { $to }.
}
refused-blocked = The way from { $start } to { $to } is blocked by { the-other } on { $by }.
refused-blocked_twice = { $most ->
    [0] The way from { $start } to { $to } is blocked by { the-other } on { $by }.
    [one] A shaman in hue passes over one piece only: { the-other } on { $by } is the second between { $start } and { $to }.
   *[other] A shaman in hue passes over { $most } pieces only: { the-other } on { $by } is one more.
}
refused-too_near = A horse on hue cannot stop next to { $start }; its line begins at the second square.
refused-own_piece = { $step_is ->
    [yes] The { $other } on { $to } is your own and cannot be captured; you may step on it.
   *[no] The { $other } on { $to } is your own and cannot be captured.
}
refused-tam_there = { $step_is ->
    [yes] Tam stands on { $to } and cannot be captured; you may step on it.
   *[no] Tam stands on { $to } and cannot be captured.
}
refused-protected = { $step_is ->
    [yes] The { $other } on { $to } is protected by the general on { $by }; you may step on it.
   *[no] The { $other } on { $to } is protected by the general on { $by }.
}
refused-cannot_capture = The { $other } on { $to } cannot be captured.
refused-nothing_to_step_on = { $via } is empty: there is nothing to step on.
refused-not_steppable = { $whose_is ->
    [own] Under these rules you cannot step on your own pieces: the { $other } on { $via }.
    [tam] Under these rules you cannot step on tam.
   *[enemy] Under these rules you cannot step on enemy pieces: the { $other } on { $via }.
}
refused-stays_on_via = A piece cannot stay on { $via } and capture what it has stepped on; to capture it, move there directly.
refused-no_return = Under these rules a piece may not return to its origin { $square }.
refused-beyond_throws = { $to } is { $needed } squares from { $start }, more than { $sticks } sticks can show.
refused-first_leg_beyond_throws = The via point { $to } is { $needed } squares from { $start }, more than { $sticks } sticks can show.
refused-leg_is_infinite = The leg from { $via } to { $to } is an infinite movement and needs a stepping throw: write =>.
refused-leg_is_finite = The leg from { $via } to { $to } is a finite movement and needs no stepping throw: write >.
refused-declare_destination = The square where the slide from { $via } ends must be named before the throw.
refused-declare_direction = Only the direction of the slide from { $via } is named before the throw: write its first square and +.
refused-declare_nothing = Nothing is named before the throw from { $via }: write ? for the destination.
refused-no_water_throw = No water throw is needed for { $to }: write it without ~.
refused-no_tam = Tam does not stand on { $square }.
refused-tam_barred_again = The opponent moved tam on the turn just before; by these rules it may not move again.
refused-tam_steps = { $most ->
    [one] Tam makes 1 step in a turn, not { $steps }.
   *[other] { $least ->
        [one] Tam makes 1 to { $most } steps in a turn, not { $steps }.
       *[other] Tam makes { $most } steps in a turn, not { $steps }.
    }
}
refused-tam_not_next = { $to } is not next to { $start }; tam makes king’s steps.
refused-tam_occupied = The { $other } stands on { $to }; each of tam’s steps ends on an empty square.
refused-tam_via_empty = { $via } is empty: there is nothing for tam to step on.
refused-tam_vias = { $most ->
    [0] Under these rules tam may not step on other pieces.
    [one] Tam may use one via point in a turn.
   *[other] Tam may use { $most } via points in a turn, at most one in a step.
}
refused-tam_no_return = Under these rules tam may not end on { $square }, where it started.
refused-no_drops = Under these rules captured pieces are not used again.
refused-not_in_reserve = There is no { $piece } in your reserve.
refused-occupied = { $other_is ->
    [tam] Tam stands on { $to }; a captured piece is dropped on an empty square.
   *[other] The { $other } stands on { $to }; a captured piece is dropped on an empty square.
}
refused-needs_a_throw = After a failed throw, only an action without a throw may be chosen.
refused-beyond_the_throw = { $to } is { $needed } squares away; the throw covers { $dark }.
refused-not_announced = The second leg from { $via } cannot end on { $to }: that square was not announced.
refused-no_declining = Under these rules the mover may not stay when the throw is enough.
refused-must_declare = A declaration has to be made: continue, or end the season.
refused-not_an_action = “{ $wanted }” cannot be read as an action: look at character { $at }. Write it like MAU>CAU, NAI^LAI>LY or MAU^MAI=>MY.
refused-not_possible = This action is not possible here.
