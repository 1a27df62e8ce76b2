# The picture of the table and its description.
board-title = Little Market
board-day = Day { $day } of { $days }
board-weather = Weather: { $weather }
board-seen-player = Seen by { $player }
board-seen-moderator = Seen by the moderator
board-seen-public = What everybody may see
board-crates = Crates { $count }
board-discards = Thrown away { $count }
board-lot = Lot: { $card }
board-coins = Coins { $coins }
board-tokens = Tokens { $tokens }
board-score = Score { $score }
board-hand = Hand
board-stand = Stand
board-open = Open to { $player }: { $spaces }.
board-on = { $players } at { $space_n } { $space }
board-alt-player = { $player }: coins { $coins }, tokens { $tokens }, hand { $hand }, stand { $stand }
board-alt-hidden = { $count } hidden

# Headings of storyboards.
story-walk = A walk
story-action = From the square
story-again = Next door
story-barter = An exchange
story-discard = Too many goods
story-bid = The lot of the evening
story-sell = The sale
