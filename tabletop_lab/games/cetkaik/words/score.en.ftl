# The score sheet.
score-total = Points
score-points = Points
score-start = At the start
score-season = Season { $season }, { $name }
