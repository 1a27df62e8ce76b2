# 준비, 광기, 패닉, 조우, 회복.

chance-pod = 구명정
event-pods = 이번 게임의 구명정: { $pods_and }.
chance-supply_token = 보이드 시더 토큰
chance-number = 플레이어 번호
chance-corporate_objective = 임무 목표
chance-personal_objective = 개인 목표
chance-solo_objective = 목표
chance-character = 캐릭터 카드
prompt-character = { JOSA($player, "은/는") } 어느 캐릭터를 고릅니까?
choice-character = 캐릭터
event-plays_as = { $player }의 캐릭터: { $character }.
prompt-weapon_hand = { JOSA($player, "은/는") } { JOSA($weapon, "을/를") } 어느 손에 듭니까?
choice-weapon_hand = 손
option-weapon_hand-left = 왼손
option-weapon_hand-right = 오른손

event-madness = { $player }의 광기 레벨이 { JOSA($level, "이/가") } 됩니다.
event-panic = { JOSA($player, "이/가") } 광기 레벨 { $level }에서 { $card }(숫자 { $number }) 카드를 뽑습니다.
event-panic_in_part = { $card } 효과를 { $player }에게 모두 적용하지는 못했습니다.
window-interrupt_panic = { $player }의 패닉을 저지할 사람이 있습니까?
prompt-interrupt_panic = { JOSA($player, "은/는") } 패닉을 저지합니까?
choice-interrupt_panic = 저지
event-interrupted = { JOSA($player, "이/가") } 저지하여 { $whose }에게 { $card } 효과가 적용되지 않습니다.

event-encounter = { JOSA($player, "이/가") } { $slot }번 방에서 조우합니다.
chance-bag_token = 주머니의 토큰
chance-token_number = 토큰의 숫자
bag_token-void_seeder = 보이드 시더 토큰
bag_token-blank = 공허 토큰
event-void_seeder_token = 보이드 시더 토큰: { $number }.
event-appeared = { $slot }번 방에 { JOSA($seeder, "이/가") } 나타납니다.
event-madness_token = { $whose }의 광기 토큰이 나왔습니다.
event-blank_token = 공허 토큰이 나왔습니다.
event-surprise_attack = { JOSA($player, "이/가") } 기습 공격을 받습니다.
event-choose_objectives = 모두 목표를 하나씩 남깁니다.
prompt-objective = { JOSA($player, "은/는") } 어느 목표를 남깁니까?
choice-objective = 목표

chance-random_discard = 버릴 카드
prompt-must_discard = { JOSA($player, "은/는") } 어느 카드를 버립니까?
choice-must_discard = 버릴 카드
chance-forgotten = 덱의 카드
event-forgot = { JOSA($player, "이/가") } 덱 맨 위의 카드 { $count }장을 버림 더미에 놓습니다.
event-lost_ammo = { JOSA($player, "이/가") } { $weapon }의 탄약 { $count }개를 잃습니다.
prompt-which_weapon = { JOSA($player, "은/는") } 어느 무기를 고릅니까?
choice-which_weapon = 무기
prompt-cast_away = { JOSA($player, "은/는") } 무엇을 내던집니까?
choice-cast_away = 물건
event-froze = { JOSA($player, "이/가") } 굳어 버려 패스합니다.
event-fell_silent = 소음 마커를 치웁니다: { $corridors }.
event-pod_lost = { $pod }번 구명정이 사라집니다.
event-egg_laid = 둥지에 알 { $count }개가 더해집니다.
event-counter = { $slot }번 방의 아이템 숫자가 { JOSA($count, "이/가") } 됩니다.

prompt-lower_madness = { JOSA($player, "은/는") } 광기 레벨을 낮춥니까?
choice-lower_madness = 광기 레벨을 낮출지
option-lower_madness-yes = 낮춘다
option-lower_madness-no = 낮추지 않는다
prompt-scan = { JOSA($player, "은/는") } 손에 든 오염 카드를 스캔합니까?
choice-scan = 스캔할지
option-scan-scan = 스캔한다
prompt-lower_to_three = { JOSA($player, "은/는") } 광기 레벨을 3으로 낮춥니까?
choice-lower_to_three = 광기 레벨을 낮출지
option-lower_to_three-yes = 낮춘다
option-lower_to_three-no = 낮추지 않는다
event-scanned = { $infected ->
    [hidden] { JOSA($player, "이/가") } 오염 카드를 스캔합니다.
   *[other] { JOSA($player, "이/가") } 오염 카드를 스캔합니다: 감염 { $infected }장, 깨끗함 { $clean }장.
}
event-contamination_removed = { JOSA($player, "이/가") } 오염 카드 { $count }장을 게임에서 제거합니다.
prompt-analyse = { JOSA($player, "은/는") } 무엇을 분석합니까?
choice-analyse = 분석할 것
chance-weakness = 약점 카드
event-weakness = { JOSA($player, "이/가") } 약점을 밝힙니다: { $weakness }.

event-laid_out = 우주선을 펼칩니다. 처음부터 공개된 방: { $rooms_and }.
event-coordinates_laid = 좌표 카드 1장을 조종실 옆에 뒷면으로 놓습니다.
event-engines_stacked = 엔진마다 토큰 2개를 뒷면으로 놓습니다.
event-decks_shuffled = 덱을 섞습니다.
event-madness_tokens = 광기 토큰을 주머니에 넣습니다: { $players_and }.
event-blue_corpse = { $slot }번 방에 파란 시신이 놓입니다.
event-round_over = { $round }라운드가 끝납니다.
