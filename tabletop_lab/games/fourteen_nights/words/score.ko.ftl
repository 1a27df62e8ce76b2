# 점수표.
score-total = 행복 점수
score-spent = 쓴 돈
score-bought = 산 계획
score-given = 공동 목표에 낸 돈
score-traits = 특성 점수
score-memory-free = 추억: 무료 계획
score-memory-bought = 추억: 산 계획
score-memory-chance = 추억: 찬스 카드
score-memory-goal = 추억: 공동 목표
score-memory-converted = 추억: 변환
score-bonus = 공동 목표 보너스
score-tie = 동점
score-tie-memory = 동점: 추억이 많은 순서
score-tie-money = 동점: 남은 돈이 많은 순서
score-goal = { $card }: 목표 { NUMBER($target) } TC, 모은 돈 { NUMBER($total) } TC, { $reached }
