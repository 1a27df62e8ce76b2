# Search, the lines of the guide board, escape, redistributed tokens.

act-search = search the token on { $square }
prompt-found = { $player } has found: { $token }. What becomes of it?
choice-found = what becomes of the token
act-keep = keep it
act-exchange_down = take it and lay { $what } there, face down
act-exchange_up = take it and lay { $what } there, face up
act-back_down = leave it there, face down
act-back_up = leave it there, face up
act-place = put { $what } onto the line of the route on { $square }
act-take = take { $what } back from the line of the route on { $square }
act-escape = escape
event-searches = { $token ->
    [hidden] { $player } looks at the token on { $square }.
   *[other] { $player } looks at the token on { $square }: { $token }.
}
event-keeps = { $token ->
    [hidden] { $player } takes the token from { $square }.
   *[other] { $player } takes { $token } from { $square }.
}
event-puts_down = { $token ->
    [hidden] { $player } lays another token face down on { $square }.
   *[other] { $player } lays { $token } on { $square } instead.
}
event-opened = { $token } lies face up on { $square } now.
event-puts_back = { $player } leaves the token on { $square }, face down.
event-places = { $player } puts { $token } onto the line of { $route }.
event-takes_back = { $player } takes { $token } back from the line of { $route }.
event-escapes = { $player } escapes from { $square }.
event-redistributed = { $by } puts a token of { $player } face down on { $square }.
chance-redistributed = a token to be put back on the map
chance-box_space = an empty box space
prompt-redistribute = On which box space does { $player } put a token of { $owner }?
choice-redistribute = an empty box space
refused-never_searches = The warden and hunters never turn up box tokens.
refused-token_too_far = The token on { $square } is not within 1 square.
refused-lies_for_good = A route or passage that lies face up, as on { $square }, is not touched again.
refused-searched_already = You are done with the token on { $square } for this turn.
refused-searched_enough = You have searched { $most ->
    [one] one token
   *[other] { $most } tokens
} in this turn; there may not be more.
refused-escape_needs_move = Only a movement with Move lets you escape: turn up Move.
refused-passage_stays = A passage cannot be taken: it stays where it is.
refused-holds_enough = You hold { $most ->
    [one] one item
   *[other] { $most } items
} already: exchange one, or leave it.
refused-face_down_only = An item that you do not keep goes back face down.
refused-no_such_item = There is no { $token } among the items of this game.
refused-not_held = You do not hold { $token }.
refused-no_open_route_here = You do not stand on an open route.
refused-cannot_place = You can put an item that you hold onto an empty place that asks for it, within 1 square of a face-up route.
refused-line_needs_others = The line of { $route } does not ask for { $token }.
refused-cannot_take = You can take back an item that lies on the line of a face-up route within 1 square, as far as you may hold it.
refused-no_box_space = { $square } is no empty box space.
refused-no_drop = { $square } is not in the ring.
refused-token_there = A box token lies on { $square } already.
refused-not_next_to_it = { $square } is not a free square next to that pawn.
event-route_opens = { $route } on { $square } is open.
event-route_closes = { $route } on { $square } is closed again.
