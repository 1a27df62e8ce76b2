# 방, 엔진, 구명정, 수리.

event-uses_room = { JOSA($player, "이/가") } { JOSA($room, "을/를") } 사용합니다({ $slot }번 방).
chance-coordinates = 좌표 카드
event-saw_coordinates = { $card ->
    [hidden] { JOSA($player, "이/가") } 좌표 카드를 봅니다.
   *[other] { JOSA($player, "이/가") } 좌표 카드를 봅니다: { $card }.
}
prompt-destination = { JOSA($player, "은/는") } 목적지 마커를 어디에 놓습니까?
choice-destination = 목적지 트랙의 칸
event-destination = { JOSA($player, "이/가") } 목적지 마커를 { $course }에 놓습니다.
chance-engine = 엔진 토큰
event-saw_engine = { $token ->
    [hidden] { JOSA($player, "이/가") } 제{ $engine }엔진의 맨 위 토큰을 봅니다.
   *[other] { JOSA($player, "이/가") } 제{ $engine }엔진의 맨 위 토큰을 봅니다: { $token }.
}
event-no_rest = 방이 안전하지 않아 { JOSA($player, "은/는") } 동면하지 못합니다.
event-hibernates = { JOSA($player, "이/가") } 동면합니다.
event-signal = { JOSA($player, "이/가") } 신호를 보냅니다.
event-self_destruct_started = 자폭 시퀀스가 시작됩니다.
event-self_destruct_stopped = 자폭 시퀀스가 멈춥니다.
prompt-airlock_room = { JOSA($player, "은/는") } 어느 방의 공기를 뺍니까?
choice-airlock_room = 노란 방
event-airlock = { JOSA($player, "이/가") } { $slot }번 방에 긴급 공기차단 시스템을 가동합니다.
event-airlock_open = { $slot }번 방의 긴급 공기차단 시스템이 멈춥니다. 문이 열렸습니다.
event-vented = { $slot }번 방의 공기가 빠집니다.
event-took_egg = { JOSA($player, "이/가") } 둥지에서 알을 가져갑니다.
event-nest_destroyed = 둥지가 파괴됩니다.
prompt-switch_doors = { JOSA($player, "은/는") } 어느 문을 여닫습니까?
choice-switch_doors = 문
option-switch_doors-enough = 그만
prompt-look_at = { JOSA($player, "은/는") } 어느 방을 봅니까?
choice-look_at = 방
event-saw_room = { $room ->
    [hidden] { JOSA($player, "이/가") } { $slot }번 방의 타일을 봅니다.
   *[other] { JOSA($player, "이/가") } { $slot }번 방의 타일을 봅니다: { $room }.
}
event-saw_token = { $token ->
    [hidden] { JOSA($player, "이/가") } { $slot }번 방의 토큰을 봅니다.
   *[other] { JOSA($player, "이/가") } { $slot }번 방의 토큰을 봅니다: { $token }, 숫자 { $number }.
}
refused-no_room_action = { JOSA($room, "은/는") } 방 행동이 없습니다.
refused-broken_down = { JOSA($room, "은/는") } 고장 나 있습니다.

prompt-pod = { JOSA($player, "은/는") } 어느 구명정을 고릅니까?
choice-pod = 구명정
event-boarded = { JOSA($player, "이/가") } { $pod }번 구명정에 탑니다.
event-not_boarded = 방이 안전하지 않아 { JOSA($player, "은/는") } 구명정에 타지 못합니다.
prompt-launch = { $pod }번 구명정이 바로 출발합니까?
choice-launch = 출발할지
option-launch-launch = 바로 출발
option-launch-wait = 기다리기
prompt-in_the_pod = { JOSA($player, "은/는") } { $pod }번 구명정에서 무엇을 합니까?
choice-in_the_pod = 구명정에서 할 일
option-in_the_pod-launch = 출발하기
option-in_the_pod-step_out = 내리기
option-in_the_pod-stay = 남아서 패스하기
event-stepped_out = { JOSA($player, "이/가") } 다시 { $slot }번 방에 있습니다.
event-launched = { $pod }번 구명정이 출발합니다. 탄 사람: { $players_and }.
event-pod_flipped = { JOSA($player, "이/가") } { $pod }번 구명정을 { $open ->
    [yes] 개방합니다.
   *[other] 폐쇄합니다.
}
event-pods_unlocked = 모든 구명정이 개방됩니다.

prompt-repair = { JOSA($player, "은/는") } 무엇을 수리합니까?
choice-repair = 수리할 것
option-repair-malfunction = 이 방의 고장
option-repair-engine = 엔진
event-repaired = { JOSA($player, "이/가") } { $slot }번 방을 수리합니다.
prompt-engine_tokens = 제{ $engine }엔진의 토큰은 "{ $token }"입니다. { JOSA($player, "은/는") } 두 토큰을 바꿉니까?
choice-engine_tokens = 토큰의 순서
option-engine_tokens-leave = 그대로 둔다
option-engine_tokens-swap = 바꾼다
event-engine_swapped = { JOSA($player, "이/가") } 제{ $engine }엔진의 토큰을 바꿉니다.
event-engine_left = { JOSA($player, "이/가") } 제{ $engine }엔진의 토큰을 그대로 둡니다.
prompt-destroy_door = { JOSA($player, "은/는") } 어느 문을 부숩니까?
choice-destroy_door = 문
prompt-close_door = { JOSA($player, "은/는") } 어느 문을 닫습니까?
choice-close_door = 통로
prompt-switch_door = { JOSA($player, "은/는") } 어느 문을 여닫습니까?
choice-switch_door = 문
