# What the columns of a batch are called in plots.
column-plies = turns in a game
column-first_player = began the first season
column-captures = captures
column-top_rate = highest rate
column-seasons_played = seasons played
column-step_throws = stepping throws
column-water_throws = throws for the water
column-hand = hands completed in a game
column-captured = pieces captured in a game
