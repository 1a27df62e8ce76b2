# The score sheet.
score-total = Points
score-start = At the start
score-season = Season { $season }, { $name }
score-in-season = Season { $season }: { $what }
score-limit = no more points to take
score-otherwise = counted otherwise
