# What is wrong with a file of tiles, layouts, tokens or cards.
wrong-tiles_none = there is no tile
wrong-tiles_none-allowed = at least one tile
wrong-tile_unnamed = marks of a tile stand here, and no line with names above them
wrong-tile_unnamed-allowed = first a line such as: T1 Lobby / 로비
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
wrong-door_no_floor = { $tile }: behind the { $door ->
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
