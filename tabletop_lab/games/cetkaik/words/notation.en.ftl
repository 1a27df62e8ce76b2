# What is wrong with a board, a reserve, an action or a whole game written as text.
place-character = { $action }, character { $number }
wrong-no_piece_to_drop = { $piece } is not a captured piece
wrong-no_action = { $given } is not an action
wrong-no_action-allowed = a text
wrong-no_square_here = { $piece } is not a square
wrong-not_here = { $sign } does not belong here
wrong-ends_early = the text ends too early
allowed-drop_piece = r or b, then one of { $letters }
allowed-sign = { $signs }
allowed-after_via = => only after the one via point
allowed-no_via = > (no via point, so no =>)
allowed-square = a square
allowed-no_throw = nothing: tam needs no throw
allowed-end = the end
wrong-set_piece = too many { $piece }
wrong-set_piece-allowed = at most { $most }
wrong-text_from_start = only a game from its start, by printed rules, is written as text
wrong-text_from_start-allowed = save()
wrong-text_preset = only the rules of a preset are written in a game’s text
wrong-text_preset-allowed = save()
wrong-text_empty = is empty
wrong-text_empty-allowed = a line such as: { $beginning }
wrong-text_beginning = is not how a game begins
wrong-text_beginning-allowed = { $beginning }
wrong-text_begins = { $turn_is ->
    [none] nobody begins by these throws
   *[other] { $turn } begins by these throws
}
wrong-text_begins-allowed = { $wanted } begins
wrong-text_turn = it is not { $side }’s turn
wrong-text_turn-allowed = { $turn_is ->
    [none] nobody’s
   *[other] { $turn }
}
wrong-text_line = { $line } is not a line of a game
wrong-text_line-allowed = an action, a season or the end
wrong-text_asked = { $answer } is not asked for here
wrong-text_asked-allowed = { $name_is ->
    [none] the game is over
   *[other] { $name } of { $player }
}
