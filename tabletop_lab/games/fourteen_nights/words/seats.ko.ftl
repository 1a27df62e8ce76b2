# 게임판 아래 자리마다의 한 줄: 보는 사람이 알 수 있는 것만.
seat-facts = { $over ->
    [1] 행복 { $happiness }점 · 산 계획 { $bought }장
   *[other] { $tc } TC · 계획 { $hands }장 · 토큰 { $tokens }
}

# 기록 막대의 첫 눈금.
unit-round = 날
unit-place = “{ $place }” 칸
round-day = { $day }일차
