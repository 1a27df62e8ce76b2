# What is printed and cut out.
box-board = Board
box-board-alt = The board: six spaces with their names, joined by roads: { $ways }.
box-pawns = Pawns
box-pawn = The pawn of { $player }
box-tokens = Determination tokens
box-token = Determination token; the pale side is a used one
box-money = Money
box-memory = Memory
box-memory-points = { $points ->
    [one] 1 point of memory; the pale side takes it away
   *[other] { $points } points of memory; the pale side takes them away
  }
box-days = Days
box-days-alt = The { $days } days as moons, from new to full; the marker lies on today.
box-markers = Markers
box-today = Marker for today
box-today-short = Today
box-first = Marker of the first player
box-first-short = First player
