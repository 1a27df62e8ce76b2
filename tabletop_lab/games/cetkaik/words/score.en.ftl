# The score sheet.
score-total = Points
score-start = At the start
score-season = Season { $season }, { $name }
score-in-season = Season { $season }: { $what }
score-limit = limited to the points left
score-otherwise = difference (another way of counting)
