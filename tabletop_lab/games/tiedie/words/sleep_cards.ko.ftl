# 수면 카드: 하는 일, 막는 방법, 쓸 수 없는 이유.

what-placed = 낸 카드
what-hand = 수면 카드 전부
what-both = 낸 카드와 수면 카드 전부
what-one = 수면 카드 1장
what-card = 수면 카드 1장
what-token = 상자 토큰 하나
what-move = 이동
what-attack = 공격
what-evade = 회피
what-accuse = 고발
what-location = 위치 카드
act-go_on = 한 걸음 { $count }장으로 이동 이어 가기
act-step_out = 한 걸음 { $count }장만으로 이동하기
act-peek = { $card }: { $player }의 { $what }{ $count ->
    [2] {" "}(이미 한 번 쓴 카드로)
   *[other] {""}
}
act-recover = { $card }: { $player }의 상자 토큰 재배치하기{ $count ->
    [2] {" "}(이미 한 번 쓴 카드로)
   *[other] {""}
}
act-steal = { $card }: { $player }에게서 { $what } 가져오기
act-shove = { $card }: { JOSA($player, "을/를") } { JOSA($square, "으로/로") } 옮기기
act-shove_back = { $square_is ->
    [none] { $card }: 훔치기를 막기
   *[other] { $card }: 훔치기를 막고 { JOSA($player, "을/를") } { JOSA($square, "으로/로") } 옮기기
}
act-pill = { $player }에게 { $card } 쓰기
act-drink = { $card } 마시기
act-charge = { $card }: { $player }에게 달려가 부딪히기
act-brace = { $card }: { JOSA($player, "을/를") } 밀어내기
act-blanket = { $card } 내놓기
act-hat = { $card } 쓰기
event-plays = { $target_is ->
    [none] { JOSA($player, "이/가") } { JOSA($card, "을/를") } 사용합니다.
   *[other] { JOSA($player, "이/가") } { $target }에게 { JOSA($card, "을/를") } 사용합니다.
}
event-sees_placed = { $card ->
    [hidden] { JOSA($player, "이/가") } { $target }의 낸 카드를 봅니다.
   *[other] { JOSA($player, "이/가") } { $target }의 낸 카드를 봅니다: { $card }.
}
event-sees_a_card = { $card ->
    [hidden] { JOSA($player, "이/가") } { $target }의 수면 카드 1장을 봅니다.
   *[other] { JOSA($player, "이/가") } { $target }의 수면 카드 1장을 봅니다: { $card }.
}
event-sees_hand = { $cards ->
    [hidden] { JOSA($player, "이/가") } { $target }의 수면 카드를 모두 봅니다.
   *[other] { JOSA($player, "이/가") } { $target }의 수면 카드를 모두 봅니다: { $cards }.
}
event-stolen = { $card ->
    [hidden] { JOSA($player, "이/가") } { $target }에게서 { JOSA($what, "을/를") } 가져옵니다.
   *[other] { JOSA($player, "이/가") } { $target }에게서 { JOSA($what, "을/를") } 가져옵니다: { $card }.
}
event-charges = { JOSA($player, "이/가") } { $square }까지 달려가 { $target }에게 부딪힙니다.
event-pushed = { JOSA($player, "이/가") } { JOSA($square, "으로/로") } 밀려납니다.
event-unmoved = { JOSA($player, "은/는") } 담요를 쓰고 있어서, 밀려나지 않고 아무것도 잃지 않습니다.
event-falls_asleep = { JOSA($player, "은/는") } 이번 라운드에 잠듭니다.
chance-blind_card = 보지 않고 뽑은 카드
chance-blind_token = 보지 않고 뽑은 토큰
chance-loot = 훔친 것
prompt-loot = { JOSA($player, "은/는") } { $target }에게서 무엇을 가져옵니까?
choice-loot = 가져올 것
prompt-drop_one = { JOSA($player, "은/는") } 더 가질 수 없습니다. 어떤 토큰을 내려놓습니까?
choice-drop_one = 내려놓을 토큰
prompt-lose_a_card = { JOSA($player, "은/는") } 어떤 수면 카드를 버립니까?
choice-lose_a_card = 버릴 수면 카드
prompt-shove_back = { JOSA($thief, "이/가") } { JOSA($player, "을/를") } 상대로 훔치기를 씁니다. 밀치기로 막습니까?
choice-shove_back = 밀치기로 막을지
option-shove_back-pass = 그대로 두기
prompt-drink = { JOSA($giver, "이/가") } { $player }에게 수면제를 씁니다. 에너지 드링크로 막습니까?
choice-drink = 에너지 드링크로 막을지
option-drink-pass = 잠들기
prompt-brace = { JOSA($charger, "이/가") } { $player }에게 부딪힙니다. 버티기로 막습니까?
choice-brace = 버티기로 막을지
option-brace-pass = 그대로 두기
window-blanket = 행동 단계가 시작됩니다. 담요를 내놓을 사람이 있습니까?
prompt-blanket = { JOSA($player, "은/는") } 담요를 내놓습니까?
choice-blanket = 담요를 내놓을지
option-blanket-pass = 내놓지 않기
refused-cards_enough = 이번 턴에 수면 카드를 이미 { $most }장 썼습니다. 더 쓸 수 없습니다.
refused-nothing_to_peek_at = { $target }에게는 뒷면인 낸 카드도 수면 카드도 없습니다.
refused-too_far_to_steal = { JOSA($target, "이/가") } 1칸 이내에 있지 않습니다.
refused-nothing_to_steal = { $target }에게는 그런 것이 없습니다.
refused-hands_full = 아이템을 이미 { $most }개, 가질 수 있는 만큼 가지고 있습니다. 수면 카드만 훔칠 수 있습니다.
refused-role_steals_none = 이 역할은 상자 토큰을 훔치지 않습니다.
refused-cannot_shove = { JOSA($target, "이/가") } 1칸 이내에 있지 않거나, 옮길 빈 칸이 없습니다.
refused-no_pill = { JOSA($target, "은/는") } 수면 중이거나 제지당했거나 이번 라운드의 턴을 이미 시작했습니다.
refused-cannot_charge = { JOSA($target, "은/는") } 달려갈 수 있는 거리 안의 트인 일직선에 있지 않습니다.
refused-one_step_with_a_move = { JOSA($card, "은/는") } 이동이나 공격과 함께, 또는 이동 바로 뒤에 쓰며 한 턴에 쓸 수 있는 장수가 정해져 있습니다.
refused-no_drink = { JOSA($card, "은/는") } 이어서 활동한 둘째 라운드에 한 번 씁니다.
refused-defends_only = { JOSA($card, "은/는") } 막을 때만 쓸 수 있습니다.
refused-blanket_too_late = { JOSA($card, "은/는") } 행동 단계가 시작될 때만 쓸 수 있습니다.
refused-one_steps_enough = 한 턴에 쓸 수 있는 한 걸음은 { $most }장까지입니다.
refused-no_such_card = { $card } 카드가 없습니다.
refused-not_in_hand = { $card } 카드는 손에 없습니다.
refused-no_defence = { JOSA($card, "으로/로") }는 이것을 막을 수 없습니다.
refused-answers_another = { JOSA($card, "은/는") } { $target }에게만 쓸 수 있습니다.
refused-written_otherwise = 할 수 있는 일이지만 다르게 씁니다. 허용된 것 가운데 하나를 고르세요.
refused-not_there = { $card }: 훔칠 수 있는 것 가운데 없습니다.
act-one_step = 이동 없이 { $card } 쓰기
