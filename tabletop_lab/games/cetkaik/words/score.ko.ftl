# 점수표.
score-total = 점수
score-start = 시작할 때
score-season = 제{ $season }계절, { $name }
score-in-season = 제{ $season }계절: { $what }
score-limit = 남은 점수까지만 받음
score-otherwise = 차이 (다르게 계산함)
