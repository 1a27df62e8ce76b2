# The words of the pictures beside the board: how pieces move, what tam does, hands, throws, chances.

moves-title = How the pieces move
moves-lead = The owner sits below. The right-hand diagram: a piece that leaves a hue square.
moves-normal = normal square
moves-hue = hue square
moves-alt = { $name }: { $off }. On hue: { $on }.
way-one = { $where }: one square
way-up_to_two = { $where }: one or two squares
way-pace = { $where }: two squares if the way is free
way-leap = { $where }: leaps to the second square
way-offset = { $forward } forward and { $sideways } sideways
way-slide = { $where }: any distance
way-slide_late = { $where }: any distance from square { $first } on
way-slide_by_two = { $where }: leaps of two, any number
way-jumps = may pass { $count ->
    [one] one piece
   *[other] { $count } pieces
  }
way-strict = if the way is free
way-none = does not move
way-to-all = in all eight directions
way-to-not_back = every way but straight back
way-to-orthogonal = straight
way-to-diagonal = diagonally
way-to-along = forward, backward
way-to-sideways = sideways
way-to-forward = forward
way-to-backward = backward
way-to-left = left
way-to-right = right
way-to-forward_left = forward left
way-to-forward_right = forward right
way-to-backward_left = backward left
way-to-backward_right = backward right
way-key-step = exactly there, nothing between
way-key-leap = exactly there, over what stands between
way-key-slide = as far as the way is free
way-key-over = the same, and may pass over one piece

handcard-title = The hands
handcard-lead = The pieces in a player’s own reserve make hands. A piece may serve in several of them; each hand counts once.
handcard-name = hand
handcard-needs = needs in the reserve
handcard-points = points
handcard-flash = in one colour
handcard-held = held by
handcard-step_tam = a piece steps on tam
handcard-tam_again = tam moves right after the opponent moved it, or ends where it began
handcard-always = always
handcard-notes = One colour: { SIGNED($points) } for each hand. A captured king may stand for any other piece of its colour.
handcard-alt = { $name } ({ $needs }): { $points }

throws-title = The throw of the sticks
throws-lead = After stepping, a far move may cover as many squares as dark faces show. Entering water takes a throw of its own.
throws-sticks = dark faces
throws-exactly = exactly
throws-or_more = that many or more
throws-opens = enough for
throws-leg = { $squares ->
    [one] a leg of 1 square
   *[other] a leg of { $squares } squares
  }
throws-water = water
throws-nothing = nothing
counted-title = Odds, exact and counted
counted-lead = How often a throw is enough to go that many squares after stepping.
counted-squares = squares
counted-exactly = exact
counted-share = counted
counted-note = Bar: the exact chance. Dot: the share of { $throws } throws with the luck of a match. Line: 1.96 standard errors to either side.
counted-alt = { $squares ->
    [one] 1 square
   *[other] { $squares } squares
    }: exact { $odds }, counted { $share }
throws-alt = { $dark } or more: { $odds }

rates-title = The ladder of rates
rates-lead = A player who completes a new hand ends the season and takes the points, or continues and raises the rate for both.
rates-rate = rate
rates-continue = continue: one up
rates-end = end the season: hands × rate
rates-hands = hands of { $points }
rates-over = As much as a player has at the start ({ $points }): from an even score the game is over at once (CK-1.4).
rates-alt = Rates { $ladder }; now { $now }. Continuing goes one step up, ending brings hands times rate.

reach-captures = captures
tam-title = Tam, the shared piece
tam-lead = Both players may move tam. It captures nothing, nothing captures it, and it needs no throw.
tam-rings = Tam makes { $steps ->
    [one] one king step
   *[other] { $steps } king steps
  }: first to a square of the inner ring, then on. { $ends } squares to end on.
tam-over = Once in a turn it may step over a piece on the neighbouring square and go on from there.
tam-pass = It may end where it began. That is a hand of minus { $points } (CK-12.6).

halo-title = Hue moves with tam
halo-lead = Pieces on hue squares move in their other way. Nine squares are hue for good, those around tam as long as it is there.
halo-middle = Tam on { $tam }: { $fixed } fixed squares, and { $near } around tam that are not fixed.
halo-moved = Tam on { $tam }: the squares around it become hue, the former ones no longer are. { $near } more than the { $fixed } fixed ones.
halo-edge = Tam on { $tam }, at the edge: only { $near } squares around it.

stepping-title = Stepping
stepping-lead = An occupied square in reach can be a via point: the piece there stays, and the mover goes on from that square.
stepping-near = The pawn steps on its neighbour. From there it goes on as a pawn on a normal square; a near move needs no throw.
stepping-far = A far move after stepping needs a throw: as many dark faces as squares. The destination is named first.
stepping-tam = Tam can be stepped on too. That is a hand of minus { $points }, even if the throw fails.

water-title = Into the water
water-lead = Passing over water is free. To end on water, throw the sticks.
water-land = From land: { $need } dark faces or more, or the piece stays where it was.
water-boat = A boat needs no throw.
water-water = A piece that starts on water needs no throw either.

protection-title = The general on a hue square
protection-lead = A general on a hue square protects its owner’s other pieces on the squares around it.
protection-on = The pawn beside the general cannot be captured: the bow must stop in front of it.
protection-off = The same general off hue protects nobody.
protection-step = A protected piece can still be stepped on. The general itself is not protected.

reach-title = What can be reached this turn
reach-lead = For each square the best chance to end there, given the sticks. Drops and tam are left out.
reach-side = { $side } to move
reach-piece = { $name } on { $square }
reach-count = { $count ->
    [one] 1 square
   *[other] { $count } squares
  }, { $sure } of them for sure.
reach-note = The number is the chance of the surest way, a dot means for sure. A framed number marks a capture.
reach-scale = chance
