# 시도한 것을 고를 수 없는 이유.

refused-out_of_reach = 여기서 { $thing }번 방으로는 갈 수 없습니다.
refused-no_entrance = { $thing }번 방은 정비통로 입구가 있는 다른 방이 아닙니다.
refused-not_yellow = { $thing }번 방은 탐험한 다른 노란 방이 아닙니다.
refused-no_computer = { $thing }번 방은 지금 쓸 수 있는 컴퓨터가 있는 방이 아닙니다.
refused-nothing_hidden = { $thing }번 방에는 볼 수 있는 뒷면 타일이나 토큰이 없습니다.
refused-no_airlock = { $thing }번 방은 공기를 뺄 수 있는 탐험한 노란 방이 아닙니다.
refused-not_thrown_so_far = 여기서 { $thing }번 방으로는 던질 수 없습니다.
refused-no_door = { $thing } 통로의 문은 지금 다룰 수 없습니다.
refused-pay_first = 지금은 비용으로 낼 카드를 고릅니다.
refused-not_in_hand = { JOSA($thing, "은/는") } 손에 없습니다.
refused-no_action_card = 오염 카드는 행동 카드가 아닙니다.
refused-not_drawn = { JOSA($thing, "은/는") } 지금 뽑은 카드가 아닙니다.
refused-not_dealt = { JOSA($thing, "은/는") } 고르도록 받은 카드가 아닙니다.
refused-not_held = { JOSA($thing, "은/는") } 손에 들고 있지 않습니다.
refused-not_owned = { JOSA($thing, "은/는") } 가지고 있지 않습니다.
refused-no_such_weapon = { JOSA($thing, "은/는") } 이 일에 쓸 수 있는 손에 든 무기가 아닙니다.
refused-no_such_shot = 손에 든 무기로는 지금 그렇게 쏠 수 없습니다.
refused-not_made = 그것을 만들 부품이 없습니다.
refused-not_that_deck = 방의 색과 다른 덱이거나 카드가 없는 덱입니다.
refused-not_in_the_room = { JOSA($thing, "은/는") } 그곳에 없습니다.
refused-not_to_be_seen = { $thing }의 목표는 지금 볼 수 없습니다.
refused-not_possible = 지금은 할 수 없는 일입니다.
refused-already_set = 목적지 마커가 이미 그 칸에 있습니다.
refused-not_that_pod = 여기에 없거나 그렇게 할 수 없는 구명정입니다.
refused-no_such_wound = 응급처치할 중상이 아닙니다: { $thing }.
refused-not_to_analyse = 그 약점을 밝힐 대상이 없거나 이미 밝힌 약점입니다.
refused-no_interruption = 저지할 때 쓸 그런 카드가 손에 없습니다.
refused-nothing_to_scan = 손에 오염 카드가 없습니다.
refused-not_kept_off = { JOSA($thing, "은/는") } 지금 쓸 수 없습니다.
refused-already_there = 캐릭터가 이미 { $thing }번 방에 있습니다.
refused-nothing_there = 이 방에 그런 공격 대상이 없거나 손에 그런 무기가 없습니다.
refused-another_room = { JOSA($thing, "은/는") } 다른 방입니다.
refused-not_lying = { JOSA($thing, "은/는") } 이 방에 놓여 있지 않습니다.
refused-no_trade = 이 방에서 { JOSA($thing, "과/와") } 거래할 것이 없습니다.
refused-another_corridor = { $corridor } 통로는 { $slot }번 방으로 이어지지 않습니다.
refused-fought_elsewhere = { JOSA($seeder, "은/는") } 다른 방에 있습니다.

option-which_room = { $option }번 방
option-throw_at = { $option }번 방
option-lure_to = { $option }번 방
option-escape_to = { $option }번 방
option-airlock_room = { $option }번 방
option-look_at = { $option }번 방
option-march_to = { $option }번 방
option-sneak_to = { $option }번 방
option-crawl_to = { $option }번 방
option-walk_to = { $option }번 방
option-pod = { $option }번 구명정
option-careful_noise-any = { $option_is ->
    [technical] 정비통로
   *[other] { $option } 통로
}
option-noise_where-any = { $option_is ->
    [technical] 정비통로
   *[other] { $option } 통로
}
option-door_to_move-any = { $option_is ->
    [technical] 정비통로
   *[other] { $option } 통로
}
option-switch_doors-any = { $option_is ->
    [technical] 정비통로
   *[other] { $option } 통로
}
option-close_door-any = { $option_is ->
    [technical] 정비통로
   *[other] { $option } 통로
}
option-switch_door-any = { $option_is ->
    [technical] 정비통로
   *[other] { $option } 통로
}
option-destroy_door-any = { $option_is ->
    [technical] 정비통로
   *[other] { $option } 통로
}
word-eggs = 바닥에 놓인 알
word-nest_eggs = 둥지의 알
