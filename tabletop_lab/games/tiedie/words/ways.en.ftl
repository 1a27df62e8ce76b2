# Why a pawn cannot go to a square.
refused-impassable = { $option } is impassable.
refused-no_square = There is no square { $wanted } on this map.
refused-stands_here = The pawn stands on { $option } already.
refused-pawn_there = A pawn stands on { $option }.
refused-visited = This movement has been on { $option } already; there is no way back.
refused-must_go_on = On { $option } there { $left ->
    [one] is { $left } move
   *[other] are { $left } moves
  } left, and a step that can be paid. All moves must be spent.
refused-step_due = There { $left ->
    [one] is { $left } move
   *[other] are { $left } moves
  } left, and a step that can be paid. All moves must be spent.
refused-dead_end = From here no step can be made; the moves that are left ({ $left }) are lost.
refused-too_far = { $option } is { $cost } { $cost ->
    [one] move
   *[other] moves
  } away, and { $left ->
    [one] { $left } is left
   *[other] { $left } are left
  }.
refused-too_dear = The step to { $option } costs { $cost } { $cost ->
    [one] move
   *[other] moves
  }, and { $left ->
    [one] { $left } is left
   *[other] { $left } are left
  }.
refused-pawns_in_the_way = Pawns close every way to { $option }.
refused-way_back = Every way to { $option } leads back over squares of this movement.
refused-cut_off = There is no way to { $option }.
refused-wall = A wall stands between the pawn and { $option }: without a door on both sides nobody gets through.
refused-hat = The pawn on { $pawn } has shown a Long Hat; it cannot be jumped again in this movement.
refused-pawns_in_a_row = { $count } pawns stand in a row before { $option }; a jump crosses { $most } at most.
refused-diagonal_border = A diagonal cannot cross from one tile to another.
refused-diagonal_corners = The diagonal to { $option } passes between two impassable squares.
refused-no_diagonals = Under these rules there are no diagonal steps.
refused-diagonal_past_pawn = Under these rules a diagonal step has to go past a pawn.
refused-diagonal_dear = The diagonal to { $option } costs { $cost } moves, and { $left ->
    [one] { $left } is left
   *[other] { $left } are left
  }.
refused-stays_on_passage = The pawn cannot stay on the passage: it steps off to a square beside it.
refused-no_travel = In hunter mode nobody goes from one passage to the other.
refused-passage_taken = A pawn stands on the other passage, { $passage }.
refused-not_next = { $option } is more than one step away.
