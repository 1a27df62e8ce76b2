# 말로 하는 판: 대체 텍스트와 글자로 그린 판.
alt-start = 셋카익, { $moment }, { $watcher_is ->
    [public] 모두가 보는 그대로.
    [moderator] 사회자의 시점.
   *[player] { $watcher }의 시점.
}
alt-moment = { $season }, { NTH($turn) } 턴
alt-before = 첫 계절 전
alt-won = { $player } 승리({ $reason })
alt-draw = 무승부
alt-further = { NTH($number) } 계절
alt-initial = 모든 말이 첫 배치에 있고 { $halo_is ->
    [yes] 다암은 ZO, 둘레 여덟 칸이 다암훠입니다.
   *[no] 다암은 ZO에 있습니다.
}
alt-tam = { $halo_is ->
    [yes] 다암은 { $square }, 그 둘레가 다암훠입니다.
   *[no] 다암은 { $square }에 있습니다.
}
alt-counts = 판 위의 말은 IA { $ours }개, A { $theirs }개입니다.
alt-pieces = IA: { $ours }. A: { $theirs }.
alt-player = { $player }({ $side }): { $points }점, 레이트 { $rate }
alt-held = 잡은 말 { $pieces }
alt-held-n = 잡은 말 { $count }개
alt-hands = 족보 { $hands } ({ $points }점)
alt-announced = { $thrown_is ->
    [no] 신고: { $action }.
   *[yes] 신고: { $action }, 던진 윷의 어두운 면 { $sticks }개.
}
alt-actions = 고를 수 있는 행동은 { $count }가지입니다.
text-key = 큰 글자: IA의 말, 위로 나아감. 작은 글자: A의 말, 아래로 나아감. r 빨강, b 검정; n 배, p 병사, b 활, c 차, t 호랑이, h 망아지, s 서기, m 무녀, g 장군, k 왕; ** 다암. + 다암훠, ~ 다암놔아, # 둘 다.
text-last = 지난 행동: { $action }
text-season = { $side_is ->
    [none] 끝난 계절: { $season }, 점수 없음.
   *[side] 끝난 계절: { $season }, { $side } 쪽이 { SIGNED($amount) }점으로 종료.
}
