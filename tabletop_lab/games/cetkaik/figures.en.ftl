# The words of the pictures beside the board: how pieces move, what tam does, hands, throws, chances.

moves-title = How the pieces move
moves-lead = The owner sits below. A piece in the tam field moves by the right-hand diagram; only the square it leaves matters.
moves-normal = normal square
moves-hue = tam field
moves-alt = { $name }: { $off }. In the tam field: { $on }.
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
way-key-slide = any distance until something is in the way
way-key-over = the same, and may pass over one piece
