# What is wrong with a position.
wrong-not_both_sides = the two players do not sit at the two sides
wrong-not_both_sides-allowed = each of { $domain } once
wrong-no_season = there is no season { $season }
wrong-no_season-allowed = 1 or more, up to the last
wrong-no_phase = there is no phase { $phase }
wrong-nobody_to_move = nobody is to move
wrong-nobody_to_move-allowed = { $domain }
wrong-to_move_after_the_end = somebody is to move after the end
wrong-no_tam = tam does not stand on exactly one square
wrong-no_tam-allowed = one **
wrong-not_the_set = more or fewer than the 48 pieces of the set: { $pieces }
wrong-not_the_set-allowed = the 48 pieces of the set
wrong-other_total = { $ours } and { $theirs } points are not { $total } together
wrong-other_total-allowed = { $total } points together
wrong-less_than_none = somebody has fewer than 0 points
wrong-less_than_none-allowed = 0 or more
wrong-not_lost_yet = somebody without points has not lost
wrong-not_lost_yet-allowed = 1 or more
wrong-no_rate = { $rate } is not a rate
wrong-no_rate-allowed = { $domain }
wrong-rates_differ = the shared rate is not the same for both
wrong-rates_differ-allowed = the same for both

wrong-no_action_text = { $action } is not an action
wrong-no_action_text-allowed = an action as it is written, such as MAU^MAI=>MY
place-board = board
place-board-row = row { $row }
place-square = square { $square }
place-pieces = pieces
place-kind = { $piece }
place-reserve = reserve
place-reserve-side = { $side }
place-reserve-piece = { $side_is ->
    [none] reserve, piece { $number }
   *[other] { $side }, piece { $number }
}
wrong-board_no_text = { $given } is not a board
wrong-board_no_text-allowed = a text of nine rows
wrong-board_rows = { $count ->
    [one] there is 1 row
   *[other] there are { $count } rows
}
wrong-board_rows-allowed = 9 rows, A to IA, joined by /
wrong-board_row = { $count ->
    [one] there is 1 character
   *[other] there are { $count } characters
}
wrong-board_row-allowed = 18: nine squares of two
wrong-reserve_no_list = { $given } is not a list of captured pieces
wrong-reserve_no_list-allowed = a list of pieces
wrong-reserve_by_side = reserves are given by side
wrong-reserve_by_side-allowed = A, IA
wrong-no_side = there is no side { $side }
wrong-no_side-allowed = A, IA
wrong-no_square = there is no such square
wrong-no_square-allowed = column { $columns }, row { $rows }
wrong-no_piece = { $piece } is not a piece
wrong-no_piece-allowed = r or b, then one of { $letters } (capital for IA), or { $tam }
wrong-second_tam = this is a second tam; the first one is on { $first }
wrong-many_pieces = there are { $count } pieces besides tam
wrong-many_pieces-allowed = at most { $most }
wrong-many_of_a_kind = there are { $count } of them
wrong-many_of_a_kind-allowed = { $most } in the set
wrong-no_piece_of_a_reserve = { $piece } is not a captured piece
wrong-no_piece_of_a_reserve-allowed = r or b, then one of { $letters }
