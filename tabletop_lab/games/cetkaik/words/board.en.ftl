# The words of the picture of the table.

board-title = Cetkaik
board-moment = { $season } · turn { $turn }
board-moment-setup = setup
board-moment-over = game over
board-to-move = { $side } ({ $player }) to move
board-turn = to move
board-held = captured: { $count }
board-rate = rate
board-season-spring = spring
board-season-summer = summer
board-season-autumn = autumn
board-season-winter = winter
board-season-further = season { $number }
board-season-upper = upper
board-season-lower = lower
board-waiting = Waiting for the next turn
board-over-won = { $side } wins
board-over-draw = A draw
board-last = Last: { $name } { $course }
board-last-failed = Last: { $name } { $course }, without success
board-season-result = { $season }: ended by { $side }, { SIGNED($points) }
board-season-void = { $season }: ended without points

board-key-hue = hue
board-key-near = hue by tam
board-key-water = water
board-key-hill = hill
board-key-black = black
board-key-red = red
board-key-point = the point shows where its owner moves
board-mark-chosen = chosen
board-mark-sure = no throw
board-mark-via = stepped on
board-mark-luck = needs a throw
board-mark-capture = captures
board-mark-origin = can move
board-mark-land = may land here
board-mark-last = last turn
board-mark-failed = last turn, failed
board-mark-announced = announced

board-chosen-drop = { $name } from the reserve
board-why-drop = Goes onto any empty square, without a throw
board-why-tam = Two king steps, one of them over a piece at most
board-why-step = A far move after stepping needs a throw
board-why-water = Entering water needs a throw
board-why-via = An occupied square can be stepped on
board-why-plain = Moves as its diagram shows
board-how-plain = directly
board-how-via = via { $via }
board-ways = { $count } ways from here: see the board
board-other-ways = { $count ->
    [one] one other way
   *[other] { $count } other ways
}
board-how-taking = { $how }, captures
board-no-throw = no throw
board-sure = sure
board-capture = captures
board-more = and { $count } more
board-squares = { $count ->
    [one] 1 square
   *[other] { $count } squares
  }

board-announced = Announced; the throw decides
board-unthrown = not thrown yet
board-dark = { $count } dark
board-need-step = To reach { $to }: { $count } dark or more, { $odds }
board-need-water = To enter water: { $count } dark or more, { $odds }
board-course-drop = drop on { $to }
board-course-via = { $origin } → { $to } via { $via }
board-throws = Chance of that many dark faces or more
board-declare-end = End the season
board-declare-continue = Continue
board-end-brings = { SIGNED($amount) } points
board-continue-makes = rate { $rate } → { $grown }
board-continue-stays = rate stays at { $rate }

# parts of a drawing that are pressed or shown alone
space-board = The board
space-table = What lies beside the board
