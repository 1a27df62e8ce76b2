# 수업의 문제.
ask-marker = { JOSA($player, "이/가") } { $slot }번 방에서 소음을 굴려 { JOSA($face, "이/가") } 나왔습니다. 어떻게 됩니까?
ask-likely = { JOSA($player, "이/가") } { $slot }번 방으로 이동하면 곧바로 조우할 확률은 얼마입니까?
ask-safest = { JOSA($player, "이/가") } 이동했을 때 곧바로 조우할 확률이 가장 낮은 방은 어디입니까?
ask-surprised = { JOSA($player, "은/는") } 오염 카드까지 합쳐 손에 카드 { $count }장이 있습니다. { $slot }번 방으로 이동해 조우합니다. 토큰 숫자가 몇이면 기습 공격입니까? 모두 고르세요.
ask-appears = { JOSA($player, "이/가") } 광기 레벨 { $level }에서 조우하여 보이드 시더 토큰을 뽑았습니다. 무엇이 나타납니까?
ask-panics = 광기 레벨 { $level }인 { JOSA($player, "이/가") } 숫자 { $number }인 패닉 카드 ‘{ $card }’를 뽑았습니다. 아무도 저지하지 않습니다. 어떻게 됩니까?
ask-lowers = 지금 휴식으로 자기 광기 레벨을 낮출 수 있는 사람은 누구입니까? 모두 고르세요.
ask-falls = { $lair }의 부상은 이제 { $count }개입니다. 공격 카드 두 장을 펼쳤더니 { $cards }입니다. 어떻게 됩니까?
ask-lurks = 모두 제자리에 있습니다. 잠복이 끝나면 사라지는 것은 무엇입니까? 모두 고르세요.
ask-survives = { JOSA($player, "은/는") } 광기 레벨이 { $level }이고, 행동 카드 { $actions }장과 오염 카드 { $count }장이 있습니다. 오염 확인에서 살아남을 확률은 얼마입니까?
ask-arrives = 목적지 마커는 { $space } 칸에 있습니다. 좌표 카드는 A { $on_a }, B { $on_b }, C { $on_c }, D { $on_d }입니다. 함선은 어디에 도착했습니까?
answer-encounter = 조우가 일어남
answer-technical = 정비통로에 소음 마커를 놓음
answer-raised = 광기 레벨이 1 오르고 효과는 적용하지 않음
answer-applied = 효과를 모두 적용하고 레벨은 그대로임
answer-partial = 할 수 있는 만큼 적용한 뒤 레벨이 1 오름
answer-dies = 캐릭터가 사망함
answer-destroyed = 파괴됨
answer-stays = 파괴되지 않고 부상도 그대로 남음
answer-protected = 후퇴 아이콘 때문에 파괴되지 않음
answer-blood = { $number ->
    [R] 후퇴 아이콘
   *[other] 핏방울 숫자 { $number }
}
answer-room = { $slot }번 방
