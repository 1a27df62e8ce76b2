# 놓여 있는 것의 이름.
field-side = 누가 어느 쪽인지
field-season = 계절
field-turn = 턴인 쪽
field-first = 먼저 시작한 쪽
field-ply = 이 계절에 지난 턴
field-board = 판
field-reserve = 말 두는 곳
field-points = 점수
field-rate = 레이트
field-tam_moved = 지난 턴에 다암을 움직인 쪽
field-announced = 신고한 행동
field-sticks = 그 윷의 어두운 면
field-last = 마지막 행동
field-made = 이번 턴의 마이너스 족보
field-held = 이 계절에 가졌던 족보
field-owed = 남아 있는 마이너스 족보
field-seasons = 계절이 끝난 모습
field-missing = 빠진 말
field-seen = 전에 나온 배치
field-reason = 게임이 끝난 이유
field-phase = 게임의 단계

# 게임판 아래 자리마다의 한 줄.
seat-facts = { $side_is ->
    [IA] IA ↑
   *[A] A ↓
} · { $points }점 · 잡은 말 { $captured }{ $rate ->
    [1] { "" }
   *[other] { " " }· 레이트 { $rate }
}

# 기록 막대의 첫 눈금.
unit-round = 계절
unit-place = { $place } 칸
round-season = { NTH($season) } 계절

# 그림 이야기의 제목: 무엇을 정하면 어떻게 되는가.
story-action = 행동을 고른다
story-land = 두 번째 걸음을 정한다
story-declare = 선언한다

# 다른 이름으로 부르는 값, 여러 부분으로 된 값.
role-reserve = piece
role-missing = piece
role-made = hand
role-held = hand
fact-piece = { $piece }({ $side })
fact-season = { $side_is ->
    [none] 제{ $season }계절: 무효
   *[other] 제{ $season }계절: { $side } 쪽이 끝냄, { SIGNED($amount) }점
}

# 자리마다 세는 것, 카드로 보는 족보.
amount-points = 점수
amount-captured = 잡은 말
amount-rate = 레이트
card-hand = { $name } ({ card-scores }): { $needs }
card-scores = { $points }점
use-captured = 받은 말
