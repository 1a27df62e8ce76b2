# 상자 안의 표에 잘못된 것.
wrong-id_form = { $cell }: 번호로 쓸 수 없습니다
wrong-id_form-allowed = 로마자로 시작하는 로마자, 숫자, 밑줄. 필요하면 뒤에 .1. 모두 { $most }자까지
wrong-id_again = { $card }: { $at }행에 이미 있는 번호입니다
wrong-id_again-allowed = 번호마다 한 번
wrong-id_elsewhere = { $card }: { $other } 파일에도 있는 번호입니다
wrong-id_elsewhere-allowed = 상자 전체에서 번호마다 한 번
wrong-card_unnamed = 이름이 없습니다
wrong-card_unnamed-allowed = name_en, name_ko 가운데 하나라도 적기
wrong-rows_few = { $count ->
    [0] 행이 하나도 없습니다
   *[other] { $count }행뿐입니다
  }
wrong-rows_few-allowed = { $least }행 이상

# 우주선.
wrong-slot_range = { $slot }번 자리는 없습니다
wrong-slot_range-allowed = 1–{ $most }
wrong-slot_again = { $slot }번 자리는 { $at }행에 이미 있습니다
wrong-slot_again-allowed = 자리마다 한 번
wrong-slot_same_place = { $slot }번 자리가 { $other }번 자리와 같은 곳에 그려집니다
wrong-slot_same_place-allowed = 자리마다 다른 곳
wrong-slot_content = { $cell }: 놓을 수 없습니다
wrong-slot_content-allowed = { $known }
wrong-corridor_slot = 자리 표에 { $slot }번 자리가 없습니다
wrong-corridor_slot-allowed = 자리 표에 있는 자리. b열에는 technical도 가능
wrong-corridor_loop = 통로가 { $slot }번 자리에서 나와 그 자리로 돌아옵니다
wrong-corridor_loop-allowed = 서로 다른 두 방
wrong-corridor_again = { $at }행에 이미 있는 통로입니다
wrong-corridor_again-allowed = 두 방 사이에 통로 하나, 방마다 정비통로 입구 하나. 숫자가 여럿이면 한 행에 적기
wrong-corridor_numbers = { $cell }: 통로 숫자가 아닙니다
wrong-corridor_numbers-allowed = 사이를 띄어 적은 1–4. 예: 1 2
wrong-corridor_number_twice = { $cell }: 같은 숫자가 두 번 있습니다
wrong-corridor_number_twice-allowed = 숫자마다 한 번
wrong-number_again = { $slot }번 방의 숫자 { $number }: { $at }행에 이미 있습니다
wrong-number_again-allowed = 방마다 1, 2, 3, 4가 한 번씩
wrong-number_missing = { $slot }번 방에 없는 숫자: { $numbers }
wrong-number_missing-allowed = 방마다 1, 2, 3, 4가 한 번씩
wrong-ship_apart = { $start }번 방에서 통로로 갈 수 없는 방: { $slots }
wrong-ship_apart-allowed = 통로로 모두 이어진 우주선
wrong-room_missing = { $room } 방이 없습니다
wrong-room_missing-allowed = 어느 우주선에나 cockpit, hibernatorium, engine1–engine3, evac_a, evac_b, nest
wrong-room_not_fixed = { $room }: 타일이 아니라 게임판에 인쇄된 방입니다
wrong-room_not_fixed-allowed = fixed
wrong-room_not_always = { $room }: 어느 우주선에나 있어야 하는 방입니다
wrong-room_not_always-allowed = 1
wrong-room_places = { $room } 방이 놓인 자리: { $count }곳
wrong-room_places-allowed = 1곳
wrong-tiles_one = 제1종 방 타일은 { $count }장, 자리는 { $places }곳입니다
wrong-tiles_one-allowed = 자리 수와 같은 수의 타일. 모두 사용합니다
wrong-tiles_two = 제2종 방 타일은 { $count }장, 자리는 { $places }곳입니다
wrong-tiles_two-allowed = 자리 수 이상의 타일
wrong-lairs_many = 마굴 토큰이 { $count }개입니다
wrong-lairs_many-allowed = 마굴 미니어처 수인 { $most }개까지
wrong-token_count = 탐험 토큰은 { $count }개, 방 타일은 { $tiles }장, 엔진실은 { $engines }곳입니다
wrong-token_count-allowed = { $wanted }개: 한 곳에 하나씩

# 주머니, 광기 트랙, 덱.
wrong-bag_again = 숫자 { $number }의 행이 이미 있습니다
wrong-bag_again-allowed = 숫자와 해석마다 한 행
wrong-bag_few = 보이드 시더 토큰이 { $count }개입니다
wrong-bag_few-allowed = 게임 시작 때 주머니에 넣을 { $least }개 이상
wrong-level_again = { $level }레벨의 행이 이미 있습니다
wrong-level_again-allowed = 레벨마다 한 행
wrong-level_missing = { $level }레벨이 없습니다: 무엇이 나타나는지 알 수 없습니다
wrong-level_missing-allowed = 1–5레벨마다 한 행
wrong-arrow_up = { $level }레벨에서 올라가는 화살표가 없습니다
wrong-arrow_up-allowed = { $least ->
    [5] 5
   *[other] { $least }–{ $most }
  }
wrong-arrow_over = { $level }레벨에서 올라가는 화살표가 있습니다. 여기서 오르면 사망합니다
wrong-arrow_over-allowed = 빈칸
wrong-arrow_down = { $level }레벨의 내려가는 화살표가 아래로 향하지 않습니다
wrong-arrow_down-allowed = { $most ->
    [0] 빈칸
    [1] 1 또는 빈칸
   *[other] 1–{ $most } 또는 빈칸
  }
wrong-symbol_twice = { $cell }: 같은 상징이 두 번 있습니다
wrong-symbol_twice-allowed = L W S D 각각 한 번
wrong-blood = { $cell }: 핏방울 숫자가 아닙니다
wrong-blood-allowed = 1–6, 후퇴 아이콘은 R
wrong-kind_again = { $word }: 이미 있는 행입니다
wrong-kind_again-allowed = infected와 clean 각각 한 번
wrong-objective_seat = { $number }번 플레이어에 관한 목표인데, 그 플레이어가 없을 수 있습니다
wrong-objective_seat-allowed = { $number } 이상
wrong-objectives_few = 플레이어가 { $players }명일 때 나눠 줄 수 있는 { $kind_of_is ->
    [corporate] 임무
   *[other] 개인
  } 목표가 { $count }장입니다
wrong-objectives_few-allowed = 플레이어마다 1장씩 { $players }장
wrong-objectives_solo = 1인 게임의 목표가 { $count }장입니다
wrong-objectives_solo-allowed = { $least }장 이상

# 카드가 하는 일.
wrong-parts_many = 카드의 효과가 { $count }개입니다
wrong-parts_many-allowed = { $most }개까지
wrong-parts_gap = { $cell }: 빠진 곳이 있습니다
wrong-parts_gap-allowed = ; or else 양쪽에 효과
wrong-parts_mixed = { $part }: or와 else가 함께 있습니다
wrong-parts_mixed-allowed = 한 부분에는 둘 가운데 하나만
wrong-parts_no_effect = { $cell }: 대상 { $selector } 뒤에 효과가 없습니다
wrong-parts_no_effect-allowed = 대상 효과 수량. 예: others discard 1
wrong-parts_room = { $effect }: 캐릭터에게 일어나는 효과인데, { $selector }: 방을 고르는 말입니다
wrong-parts_room-allowed = 방에 일어나는 효과: { $known }
wrong-change_none = 적용되는 것이 없습니다
wrong-change_none-allowed = { $known }
wrong-change_form = { $cell }: 낱말과 숫자가 아닙니다
wrong-change_form-allowed = 낱말과 숫자. 예: lair_cards 1. 다음 것 앞에는 세미콜론
wrong-change_number = { $word }: 숫자가 있어야 합니다
wrong-change_number-allowed = { $least }–{ $most }
wrong-change_no_number = { $word }: 숫자를 적지 않습니다
wrong-change_no_number-allowed = 낱말만
wrong-condition_empty = 조건이 없습니다
wrong-condition_empty-allowed = 예: signal & (nest_destroyed | ship_destroyed)
wrong-condition_bracket = { $cell }: 괄호 { $at }의 짝이 없습니다
wrong-condition_bracket-allowed = (와 )를 같은 수로
wrong-condition_join = { $cell }: { $at } 앞에 이어 주는 기호가 없습니다
wrong-condition_join-allowed = & (그리고), | (또는)
wrong-condition_gap = { $cell }: { $at } 앞에 빠진 것이 있습니다
wrong-condition_gap-allowed = &와 | 양쪽, ! 뒤에 조건
wrong-condition_end = { $cell }: 끝에 빠진 것이 있습니다
wrong-condition_end-allowed = &와 | 양쪽, ! 뒤에 조건
wrong-condition_deep = 괄호가 너무 깊습니다
wrong-condition_deep-allowed = { $most }겹까지

# 캐릭터와 가진 것.
wrong-characters_few = 캐릭터가 { $count }명입니다
wrong-characters_few-allowed = 플레이어 수인 { $least }명 이상
wrong-colour_again = { $colour }: { $character }의 색입니다
wrong-colour_again-allowed = 캐릭터마다 다른 색. 광기 토큰의 색입니다
wrong-cell_empty_of = 캐릭터가 없습니다
wrong-cell_empty_of-allowed = all 또는 사이를 띄어 적은 캐릭터
wrong-deck_empty = { $character }: 행동 카드가 없습니다
wrong-deck_empty-allowed = 캐릭터마다 1장 이상
wrong-item_nowhere = { $item }: 어느 덱에도 없습니다
wrong-item_nowhere-allowed = green, yellow, red, blue 가운데 한 곳에 장수 적기
wrong-item_idle = { $item }: 효과가 없습니다
wrong-item_idle-allowed = 효과 1개 이상
wrong-weapon_light = { $item }: 무기인데 무거운 아이템이 아닙니다
wrong-weapon_light-allowed = yes: 무기는 손에 듭니다
wrong-icon_nowhere = { $icon } 아이콘이 있는 아이템이 없습니다
wrong-icon_nowhere-allowed = 찾을 수 있는 아이템의 아이콘
wrong-quest_condition = 무엇을 해야 하는지 없습니다
wrong-quest_condition-allowed = act 방, 또는 discard 아이템 아이템

card-contamination = 오염 카드
