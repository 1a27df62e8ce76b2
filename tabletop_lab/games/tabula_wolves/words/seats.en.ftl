# The line under the board about each seat: its character where the viewer knows it, and how much it learned in secret.
seat-facts = { $notes_n ->
    [-1] –
    [0] { $cards }
    [one] { $cards } · 1 secret
   *[other] { $cards } · { $notes } secrets
}
