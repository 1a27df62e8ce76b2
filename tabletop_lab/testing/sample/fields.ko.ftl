# 탁자에 있는 것, 그리고 게임판 아래 자리마다의 한 줄.
field-day = 날
field-turn = 오늘 마친 턴
field-phase = 단계
field-weather = 날씨
field-order = 차례
field-pawn = 말이 있는 곳
field-left = 마지막으로 떠난 가게
field-coins = 동전
field-tokens = 토큰
field-hands = 손에 든 물건
field-stands = 가판대의 물건
field-lot = 저녁 물건
field-deck = 상자
field-discards = 버린 물건
field-score = 점수
round-day = { $day }일째
seat-facts = 동전 { $coins_n ->
    [-1] ?
   *[other] { $coins }
}개 · 손 { $hands }장 · 가판대 { $stands }장

# 값이 가게 이름인 것.
role-pawn = space
role-left = space
