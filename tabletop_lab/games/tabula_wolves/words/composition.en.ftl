# What is wrong with a composition (TW-4.6).
fault-needs_custom = Your own cards are dealt under “composition: custom” only. Choose that, or leave the cards empty.
fault-no_row = The table has no row for { NUMBER($players) } players.
fault-no_count = “{ $part }” is not a character with a number. Write for example: wolf 2, seer 1, villager 5
fault-no_character = There is no character “{ $part }”. There are: wolf, witch, servant, seer, medium, guard, mason, mercenary, gypsy, spiritist, villager.
fault-cards_for_players = { $cards ->
    [one] There is 1 card
   *[other] There are { NUMBER($cards) } cards
  } for { NUMBER($players) } players. Name as many cards as players.
fault-no_wolf = There is no wolf. At least one is needed.
fault-over_before = { NUMBER($wolves) } that count as wolves against { NUMBER($citizens) } others: the game would be over before it begins. Take fewer wolves than others.
fault-no_medium = The medium is not in the game (medium_in_game, TW-3.5). Leave it out, or switch it on.
fault-too_few_players = This character is for { NUMBER($least) } players or more (TW-3.1): { $role }.
fault-too_many_cards = { NUMBER($count) } cards of one character: { $role }. There are { NUMBER($most) }.
fault-lone_mason = A member of the secret society alone has nobody to know (TW-3.6). Take none, or two.
fault-third_wolf_missing = { $count ->
    [one] 1 wolf is
   *[other] { NUMBER($count) } wolves are
  } too few: from { NUMBER($least) } players on there are three (TW-4.3).

# What is wrong with a table of compositions.
wrong-row_again = { $players } players have two rows
wrong-row_again-allowed = one row each
wrong-row_sum = the cards of { $players } players add up to { $total }
wrong-row_sum-allowed = { $players } cards
wrong-no_rows = the table has no row
wrong-no_rows-allowed = a row for each number of players
