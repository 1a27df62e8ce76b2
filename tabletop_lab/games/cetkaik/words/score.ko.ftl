# 점수표.
score-total = 점수
score-start = 시작할 때
score-season = 제{ $season }계절, { $name }
score-in-season = 제{ $season }계절: { $what }
score-limit = 더 받을 점수가 없음
score-otherwise = 다르게 계산함
