# 라운드, 차례, 이동, 소음, 문, 불; 차례에 하는 행동의 이름.

event-round = { $round }라운드가 시작됩니다. 시간 { $time }.
event-first_player = { JOSA($player, "이/가") } 시작 플레이어입니다.
event-turn = { $player }의 차례입니다.
event-passed = { JOSA($player, "이/가") } 패스합니다.
event-drew = { $card ->
    [hidden] { JOSA($player, "이/가") } 카드 한 장을 뽑습니다.
   *[other] { JOSA($player, "이/가") } { JOSA($card, "을/를") } 뽑습니다.
}
event-discarded = { JOSA($player, "이/가") } { JOSA($card, "을/를") } 버립니다.
event-new_deck = { JOSA($player, "이/가") } 버림 더미를 섞어 새 덱을 만듭니다.
chance-action_card = 행동 카드
prompt-action = { JOSA($player, "은/는") } 무엇을 합니까? 남은 행동: { $left }
choice-action = 행동
prompt-pay = { $act }: { JOSA($player, "은/는") } 어느 카드로 비용을 냅니까? 낼 카드: { $left }장
choice-pay = 비용으로 낼 카드
prompt-discard = { JOSA($player, "은/는") } 어느 카드를 버립니까?
choice-discard = 버릴 카드
option-discard-enough = 그만 버리기

act-move = { $slot }번 방으로 이동
act-careful = { $slot }번 방으로 신중히 이동
act-card = { $card } 사용{ $use_is ->
    [none] {""}
   *[other] : { $use }
}
act-room = { $card } 사용{ $use_is ->
    [none] {""}
   *[other] : { $use }
}
act-item = { $card } 사용{ $use_is ->
    [none] {""}
   *[other] : { $use }
}
act-take = { $target } 줍기
act-craft = { $card } 제작
act-trade = { JOSA($target, "과/와") } 거래
act-quest = { $use_is ->
    [activate] { $card } 활성화
   *[other] { $card } 사용
}
act-drop = { $card } 내려놓기
act-pass = 패스

event-moved = { JOSA($player, "이/가") } { $start }번 방에서 { $slot }번 방으로 갑니다.
event-explored = { JOSA($player, "이/가") } { $slot }번 방을 펼칩니다: { $room }.
chance-room = 방 타일
chance-token = 탐험 토큰
event-token = { $slot }번 방의 토큰: { $token }, 숫자 { $number }.
chance-noise_die = 소음 주사위
event-noise_roll = { JOSA($player, "이/가") } { $slot }번 방에서 소음을 굴립니다: { $face }.
event-noise = { $corridor_is ->
    [technical] 정비통로
   *[other] { $corridor } 통로
}에 소음 마커를 놓습니다.
prompt-careful_noise = { JOSA($player, "은/는") } 어느 통로에 소음 마커를 놓습니까?
choice-careful_noise = 통로
prompt-noise_where = { JOSA($player, "은/는") } 어느 통로에 소음 마커를 놓습니까?
choice-noise_where = 통로
event-tile_turned_up = { JOSA($seeder, "이/가") } 들어간 { $slot }번 방의 타일을 펼칩니다: { $room }.
event-seeder_moved = { JOSA($seeder, "이/가") } { $start }번 방에서 { $slot }번 방으로 움직입니다.
prompt-door_to_move = 문이 모두 쓰였습니다. 어느 문을 { $corridor_is ->
    [technical] 정비통로
   *[other] { $corridor } 통로
}로 옮깁니까?
choice-door_to_move = 문
event-door_closed = { $corridor_is ->
    [technical] 정비통로
   *[other] { $corridor } 통로
}의 문이 닫힙니다.
event-door_opened = { $corridor_is ->
    [technical] 정비통로
   *[other] { $corridor } 통로
}의 문이 열립니다.
event-door_destroyed = { $corridor_is ->
    [technical] 정비통로
   *[other] { $corridor } 통로
}의 문이 부서집니다.
event-fire = { $slot }번 방에 불이 납니다.
event-fire_out = { $slot }번 방의 불이 꺼집니다.
event-malfunction = { $slot }번 방이 고장 납니다.
event-plays = { JOSA($player, "이/가") } { JOSA($card, "을/를") } 사용합니다.
prompt-which_part = { JOSA($player, "은/는") } 무엇을 고릅니까?
choice-which_part = 할 일
prompt-whom = { JOSA($player, "은/는") } 누구를 고릅니까?
choice-whom = 캐릭터
prompt-which_room = { JOSA($player, "은/는") } 어느 방을 고릅니까?
choice-which_room = 방

window-interrupt_action = { $player }의 행동을 저지할 사람이 있습니까?
prompt-interrupt_action = { JOSA($player, "은/는") } 저지합니까?
choice-interrupt_action = 저지
window-interrupt_interruption = { $player }의 저지를 다시 저지할 사람이 있습니까?
prompt-interrupt_interruption = { JOSA($player, "은/는") } 그 저지를 저지합니까?
choice-interrupt_interruption = 저지
event-cancelled = { JOSA($player, "이/가") } 저지하여 { $whose }의 행동이 취소됩니다.
event-countered = { JOSA($player, "이/가") } { $whose }의 저지를 저지합니다.

refused-not_next_door = { $slot }번 방은 { $here }번 방과 인접하지 않습니다.
refused-door_closed = { $corridor_is ->
    [technical] 정비통로
   *[other] { $corridor } 통로
}의 문이 닫혀 있습니다.
refused-not_in_combat = 전투 중에는 할 수 없습니다.
refused-only_in_combat = 전투 중에만 할 수 있습니다.
refused-not_here = { JOSA($card, "은/는") } 이 방에서 쓸 수 없습니다.
refused-too_few_cards = 행동 카드 { $cost }장이 듭니다.
refused-all_marked = { $slot }번 방의 통로마다 이미 소음 마커가 있습니다.
refused-marked = { $corridor_is ->
    [technical] 정비통로
   *[other] { $corridor } 통로
}에는 이미 소음 마커가 있습니다.
refused-core_game = { JOSA($card, "은/는") } 핵심 규칙에서 고유한 효과가 없습니다.
refused-interrupts_only = { JOSA($card, "은/는") } 저지할 때만 씁니다.
refused-nothing_to_do = { JOSA($card, "은/는") } 지금 써도 아무 일도 없습니다.
