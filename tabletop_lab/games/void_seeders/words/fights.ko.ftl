# 전투, 공격, 마굴, 부상, 사망.

act-shoot = { JOSA($card, "으로/로") } { $target } 사격
act-melee = { $target } 근접 공격
target-eggs = 바닥에 놓인 알
target-nest_eggs = 둥지의 알
face-miss = 빗나감
face-lurker = 허상 면
face-whisperer = 속삭임 면
face-one_hit = 명중 하나
face-two_hits = 명중 둘
cause-fire = 불
cause-malfunction = 아홉 번째 고장
cause-melee = 실패한 근접 공격
cause-bleeding = 출혈
cause-card = 카드
cause-wounds = 부상
cause-madness = 광기
cause-panic = 패닉
cause-airlock = 공기차단
cause-grenade = 수류탄
cause-surgery = 수술
cause-hyperjump = 초공간 도약
cause-explosion = 폭발
cause-coordinates = 잘못된 목적지
cause-contamination = 오염
cause-engines = 파손된 엔진
cause-self_destruct = 자폭

chance-combat_die = 전투 주사위
event-combat_roll = { JOSA($player, "이/가") } 전투 주사위를 굴립니다(대상: { $target }): { $face }.
prompt-reroll = { $player }의 결과: { $face }. 다시 굴립니까?
choice-reroll = 다시 굴릴지
option-reroll-again = 다시 굴린다
option-reroll-keep = 그대로 둔다
event-ammo = { $weapon }의 탄약이 { $left }개 남았습니다.
event-shot = { JOSA($player, "이/가") } { JOSA($weapon, "으로/로") } { JOSA($target, "을/를") } 사격합니다: { $amount ->
    [0] 부상 없음
   *[other] 부상 { $amount }개
}.
prompt-spend_more = { JOSA($player, "은/는") } { $weapon }의 탄약을 1개 더 써서 부상을 1개 더 입힙니까?
choice-spend_more = 탄약을 더 쓸지
option-spend_more-yes = 쓴다
option-spend_more-no = 쓰지 않는다
event-melee = { JOSA($player, "이/가") } { JOSA($target, "을/를") } 근접 공격합니다: { $amount ->
    [0] 실패
   *[other] 명중
}.
event-eggs_destroyed = { $slot }번 방에서 알 { $count }개가 파괴됩니다.
event-injured = { $seeder }의 부상 마커가 { $count }개가 됩니다.
chance-attack_card = 공격 카드
chance-event_card = 사건 카드
chance-panic_card = 패닉 카드
chance-wound_card = 중상 카드
event-reshuffled = { $deck } 덱을 다시 섞습니다.
event-injury_check = { $seeder }의 부상 확인({ $cards_and }): { $retreats ->
    [yes] 후퇴 아이콘
   *[other] 핏방울 { $blood }, 부상 { $count }
}.
event-icon_check = { JOSA($seeder, "은/는") } 부상을 입지 않습니다. { $cards_and }의 후퇴 아이콘만 확인합니다: { $retreats ->
    [yes] 후퇴
   *[other] 없음
}.
event-retreat = { JOSA($seeder, "이/가") } { $number }번 통로로 후퇴합니다.
event-killed = { $slot }번 방의 { JOSA($seeder, "을/를") } 처치합니다.
event-vanished = { JOSA($seeder, "이/가") } 사라집니다.
event-into_the_ducts = { JOSA($seeder, "이/가") } { $slot }번 방에서 정비통로로 사라집니다.
event-held_by_a_door = 닫힌 문이 { JOSA($seeder, "을/를") } 막습니다.
event-token_into_the_bag = 보이드 시더 토큰 1개를 주머니에 넣습니다. 이제 { $count }개입니다.
event-escape = { JOSA($player, "이/가") } { $slot }번 방에서 도망칩니다.
event-shut_in = 이제 { $corridor } 통로의 문이 닫혀 있어, { JOSA($player, "이/가") } 방에 남습니다.
prompt-next_attacker = 다음에 무엇이 { JOSA($player, "을/를") } 공격합니까?
choice-next_attacker = 다음 공격자
event-attack = { JOSA($seeder, "이/가") } { JOSA($player, "을/를") } 공격합니다: { $card }, { $hit ->
    [yes] 명중
   *[other] 빗나감
}.
prompt-ignore_attack = { JOSA($player, "은/는") } { $seeder }의 공격을 무시합니까?
choice-ignore_attack = 공격을 무시할 방법
prompt-ignore_surprise = { JOSA($player, "은/는") } 기습 공격을 무시합니까?
choice-ignore_surprise = 기습 공격을 무시할 방법
prompt-reroll_noise = { $player }의 소음 결과: { $face }. 행동 카드를 버리고 다시 굴립니까?
choice-reroll_noise = 다시 굴리기 위해 버릴 카드

event-lair = { $slot }번 방에 마굴이 있습니다: { $lair }.
event-lair_destroyed = { $slot }번 방의 { JOSA($lair, "이/가") } 파괴됩니다({ $count ->
    [1] 첫
    [2] 두
    [3] 세
   *[other] { $count }
} 번째). 그 자리에 { JOSA($thing, "이/가") } 남습니다.
event-despoiler_dead = 모든 마굴이 파괴되었습니다. 악몽이 사망합니다.
prompt-end_of_turn = { $player }의 차례 끝에 무엇을 먼저 처리합니까?
choice-end_of_turn = 먼저 처리할 것
option-end_of_turn-fire = 불의 경상
option-end_of_turn-lair = 마굴의 소음 굴림

event-light_wound = { JOSA($player, "이/가") } 경상을 입습니다(원인: { $cause }).
event-serious_wound = { JOSA($player, "이/가") } 중상을 입습니다(원인: { $cause }): { $wound }.
event-died = { JOSA($player, "이/가") } 사망합니다(원인: { $cause }).
chance-contamination_card = 오염 카드
event-contaminated = { JOSA($player, "이/가") } 오염 카드 1장을 받습니다.

refused-no_ammo = { $weapon }에 탄약이 없습니다.
event-lair_protected = 후퇴 아이콘이 { JOSA($lair, "을/를") } 보호합니다.
