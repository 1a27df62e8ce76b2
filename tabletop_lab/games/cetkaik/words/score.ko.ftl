# 점수표.
score-total = 점수
score-points = 점수
score-start = 시작할 때
score-season = { $season }번째 계절, { $name }
