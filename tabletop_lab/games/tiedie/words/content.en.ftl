# What is wrong with a file of tiles, layouts, tokens or cards.
wrong-tiles_none = there is no tile
wrong-tiles_none-allowed = at least one tile
wrong-tile_header = { $entry } does not name a tile
wrong-tile_header-allowed = ID English / Korean, such as: T1 Lobby / 로비; two spaces or more before the next tile
wrong-tile_again = the tile { $tile } stands in line { $at } already
wrong-tile_again-allowed = each tile once
wrong-tile_beside = { $count ->
    [one] { $count } tile is drawn
   *[other] { $count } tiles are drawn
  } here, and { $wanted ->
    [one] { $wanted } is named
   *[other] { $wanted } are named
  } above
wrong-tile_beside-allowed = { $wanted } side by side, with spaces between them and none inside
wrong-tile_height = { $tile } has { $count ->
    [one] { $count } line
   *[other] { $count } lines
  }
wrong-tile_height-allowed = { $wanted }: { $side } rows of squares and the frame (tile_side = { $side })
wrong-tile_width = this line of { $tile } has { $count ->
    [one] { $count } mark
   *[other] { $count } marks
  }
wrong-tile_width-allowed = { $wanted }: { $side } squares and the frame (tile_side = { $side })
wrong-tile_mark = { $tile }: { $mark } (mark { $at } of the line) is not known
wrong-tile_mark-allowed = { $marks }
wrong-tile_frame = { $tile }: { $mark } (mark { $at } of the line) does not belong in a frame
wrong-tile_frame-allowed = { $marks }
wrong-tile_corner = { $tile }: { $mark } (mark { $at } of the line) stands in a corner
wrong-tile_corner-allowed = { $marks }
wrong-door_not_middle = { $tile }: the door (mark { $at } of the line) is not in the middle of its edge
wrong-door_not_middle-allowed = doors in the middle, so that the doors of two tiles touch
wrong-door_no_floor = { $tile }: behind the { $door_is ->
    [N] northern
    [E] eastern
    [S] southern
   *[W] western
  } door lies an impassable square
wrong-door_no_floor-allowed = floor behind every door
wrong-doors_few = { $tile } has { $count ->
    [0] no door
    [one] { $count } door
   *[other] { $count } doors
  }
wrong-doors_few-allowed = at least { $least }
wrong-floor_cut_off = { $tile }: the square ({ $row },{ $column }) cannot be reached from the doors
wrong-floor_cut_off-allowed = floor that hangs together by steps, without diagonals
wrong-box_cut_off = { $tile }: the box space ({ $row },{ $column }) cannot be reached from the doors
wrong-box_cut_off-allowed = floor that hangs together by steps, without diagonals
wrong-start_cut_off = { $tile }: the start square ({ $row },{ $column }) cannot be reached from the doors
wrong-start_cut_off-allowed = floor that hangs together by steps, without diagonals
wrong-start_again = { $tile }: start square { $number } stands on { $other }, line { $at }, already
wrong-start_again-allowed = each number once
wrong-start_missing = there is no start square { $number }
wrong-start_missing-allowed = every number from 1 to { $most }

place-map_layout = map_layout
place-tile_side = tile_side
wrong-side_needs_tiles = our tiles have { $ours } squares a side, not { $side }
wrong-side_needs_tiles-allowed = tile_side = { $ours }, or tiles of your own in tiles_file
wrong-layouts_none = there is no layout
wrong-layouts_none-allowed = a line such as: M1 standard map / 표준 맵, and below it the rows of the map
wrong-layout_header = { $entry } does not name a layout
wrong-layout_header-allowed = ID English / Korean, such as: M1 standard map / 표준 맵
wrong-layout_again = the layout { $layout } stands in line { $at } already
wrong-layout_again-allowed = each layout once
wrong-layout_form = { $entry } is not a tile with its turns
wrong-layout_form-allowed = T4, T4*1 to T4*3 for clockwise turns, or - for an empty place
wrong-layout_tile = there is no tile { $tile }
wrong-layout_tile-allowed = { $tiles }
wrong-layout_twice = { $tile } is laid twice
wrong-layout_twice-allowed = each tile once
wrong-layout_empty = no tile is laid
wrong-layout_empty-allowed = rows of tiles, such as: T1 T2
wrong-layout_apart = { $tile } does not hang together with { $other }
wrong-layout_apart-allowed = tiles that are joined door to door
wrong-layout_start = start square { $number } is not on this map
wrong-layout_start-allowed = start squares 1 to { $most } at least

wrong-id_form = { $cell } cannot be an id
wrong-id_form-allowed = a letter, then letters, digits or underlines: 1 to 16 in all
wrong-id_again = { $card } is the id of row { $at } already
wrong-id_again-allowed = each id once
wrong-id_elsewhere = { $card } is an id in { $other }, too
wrong-id_elsewhere-allowed = each id once in the whole box
wrong-id_of_an_action = { $card } is the id of an action card
wrong-id_of_an_action-allowed = any other id
wrong-card_unnamed = there is no name
wrong-card_unnamed-allowed = text in name_en, name_ko or both
wrong-no_cards = there is no sleep card
wrong-no_cards-allowed = at least one kind
wrong-characters_few = there { $count ->
    [one] is { $count } character
   *[other] are { $count } characters
  }
wrong-characters_few-allowed = at least { $least }, one for each player
wrong-route_copies = the route { $token } is there more than once
wrong-route_copies-allowed = one token for each route
wrong-passages = there { $count ->
    [one] is { $count } passage
   *[other] are { $count } passages
  }
wrong-passages-allowed = { $wanted }
wrong-routes_few = there { $count ->
    [one] is { $count } route
   *[other] are { $count } routes
  }
wrong-routes_few-allowed = at least { $least }
wrong-token_count = there are { $count } box tokens for { $spaces } box spaces
wrong-token_count-allowed = { $wanted }: two more than there are spaces
wrong-line_route = there is no route { $token }
wrong-line_route-allowed = { $known }
wrong-line_again = { $token } has a line already
wrong-line_again-allowed = one line for each route
wrong-line_missing = the route { $token } has no line
wrong-line_missing-allowed = one line for each route
wrong-line_empty = the line asks for no item
wrong-line_empty-allowed = items with spaces between them, such as: IX IX IA
wrong-line_item = there is no item { $token }
wrong-line_item-allowed = { $known }
wrong-line_copies = the line asks for { $count } times { $token }, and there { $most ->
    [one] is { $most }
   *[other] are { $most }
  }
wrong-line_copies-allowed = { $most } at most
