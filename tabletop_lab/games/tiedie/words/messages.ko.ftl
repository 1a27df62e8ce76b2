# 공통 규칙과 꼬리잡기가 하는 말: 값, 질문, 선택지, 안 되는 이유, 일어난 일.

time-day = 낮
time-night = 밤
card-one_step = 한 걸음
card-peek = 탐색
card-steal = 훔치기
card-shove = 밀치기
card-pill = 수면제
card-drink = 에너지 드링크
card-charge = 부딪히기
card-brace = 버티기
card-blanket = 담요
card-hat = 기다란 모자
way-clockwise = 시계 방향
way-counterclockwise = 시계 반대 방향
side-north = 북쪽
side-east = 동쪽
side-south = 남쪽
side-west = 서쪽
way_out-eliminated = 탈락
way_out-escaped = 탈출
way_out-removed = 제거
why_asleep-choice = 스스로
why_asleep-forced = 강제 수면
why_asleep-pill = 수면제
phase-setup = 준비
phase-select = 선택 단계
phase-action = 행동 단계
phase-end = 종료 단계
phase-over = 끝
why-fatigue = 두 라운드 연속 활동
why-wrong_accusation = 틀린 고발
why-exposed = 들킨 공격 카드
reason-escape = 탈출
reason-last = 마지막 생존
reason-day_limit = 정해진 날이 다 지남

# 준비
chance-start_player = 시작 플레이어
prompt-direction = 턴은 어느 방향으로 돕니까?
choice-direction = 턴 방향
option-direction-clockwise = 시계 방향
option-direction-counterclockwise = 시계 반대 방향
event-direction = 턴은 { JOSA($way, "으로/로") } 돌고, { JOSA($player, "이/가") } 시작합니다.
chance-tile = 맵 타일
event-first_tile = 첫 타일은 { $tile }입니다.
event-tile_put_under = { $tile } 타일은 놓을 곳이 없어 더미 밑으로 갑니다.
prompt-place_tile = { JOSA($player, "은/는") } { $tile } 타일을 어디에 놓습니까?
choice-place_tile = 타일을 놓을 자리
option-place_tile = { $beside }의 { $side }{ $turns ->
    [0] {""}
    [1] , 한 번 돌려서
    [2] , 두 번 돌려서
   *[other] , 세 번 돌려서
}
event-tile_placed = { JOSA($player, "이/가") } { $tile } 타일을 { $beside }의 { $side }에 { $turns ->
    [0] {""}
    [1] 한 번 돌려서{" "}
    [2] 두 번 돌려서{" "}
   *[other] 세 번 돌려서{" "}
}놓습니다.
chance-character = 캐릭터 카드
prompt-character = { JOSA($player, "은/는") } 어떤 캐릭터를 고릅니까?
choice-character = 캐릭터
event-character = { $player }의 캐릭터는 { $character }입니다.
chance-location = 위치 카드
event-starts_at = { JOSA($player, "은/는") } 위치 카드 { $number }번을 받아 { $square }에서 시작합니다.
chance-left_out = 제외할 토큰
chance-box_token = 상자 토큰
chance-target = 표적 카드
event-left_out = { JOSA($token, "은/는") } 아무도 보지 않은 채 이번 게임에서 빠집니다.
event-token_lies = { $square }에 { JOSA($token, "이/가") } 뒷면으로 놓입니다.
event-dealt_target = { JOSA($player, "이/가") } { $target }의 표적 카드를 받습니다.
event-same_target = { $player }의 표적은 그대로 { $target }입니다.
event-self_target = { JOSA($player, "은/는") } 이제 자기 표적입니다. 모두를 공격할 수 있고 모두에게 공격받을 수 있습니다.

# 라운드
event-round = { $round }라운드: { $time }.
event-must_sleep = { JOSA($player, "은/는") } 이번 라운드에 강제로 수면합니다.
prompt-commit = { JOSA($player, "은/는") } 어떤 카드를 냅니까? 아니면 수면합니까?
choice-commit = 낼 카드 또는 수면
option-commit-move = 이동
option-commit-attack = 공격
option-commit-evade = 회피
option-commit-accuse = 고발
option-commit-location = 위치 카드 (빈 카드)
option-commit-sleep = 수면
note-commit-sleep = 라운드가 끝날 때 수면 카드 1장을 얻습니다
refused-given_up = { $card } 카드는 이번 판에서 더 쓸 수 없습니다.
refused-not_in_set = 가진 행동 카드가 아닙니다: { $card }.
refused-locked = 고발 카드는 { $until }라운드까지 쓸 수 없습니다.
prompt-turn_down = { JOSA($player, "은/는") } 활동합니까, 수면합니까?
choice-turn_down = 활동 또는 수면
option-turn_down-active = 활동
option-turn_down-sleep = 수면
event-sleepers = { $players_n ->
    [0] 아무도 수면하지 않습니다.
   *[other] 수면: { $players }.
}
chance-first_come = 먼저 고발할 사람의 순서
window-accuse = 다음은 { $turn }의 턴입니다. 고발할 사람이 있습니까?
prompt-accuse = 다음은 { $turn }의 턴입니다. { JOSA($player, "은/는") } 누구를 고발합니까?
choice-accuse = 고발할지
option-accuse-pass = 고발하지 않기
window-ability = 다음은 { $turn }의 턴입니다. 능력을 쓸 사람이 있습니까?
prompt-ability = 다음은 { $turn }의 턴입니다. { JOSA($player, "은/는") } 능력을 씁니까?
choice-ability = 능력을 쓸지
option-ability-pass = 쓰지 않기
event-turn = { $player }의 턴입니다.
event-turn_ends = { JOSA($player, "이/가") } 턴을 마칩니다.
prompt-turn = { JOSA($player, "은/는") } 무엇을 합니까?
choice-turn = 할 일
act-move = 이동 카드 뒤집기{ $count ->
    [0] {""}
   *[other] {" "}(한 걸음 { $count }장)
}
act-attack = 공격 카드 뒤집기{ $count ->
    [0] {""}
   *[other] {" "}(한 걸음 { $count }장)
}
act-walk = 공격 카드로 이동만 하기
act-end = 턴 마치기
prompt-act_at_once = { $accuser }의 고발이 틀렸습니다. { JOSA($player, "은/는") } 지금 턴을 진행합니까?
choice-act_at_once = 지금 또는 나중에
option-act_at_once-now = 지금
option-act_at_once-later = 원래 순서에
event-blocked = { JOSA($player, "은/는") } 제지당해 이번 라운드에 턴이 없습니다.
event-turned_up = { JOSA($player, "이/가") } { $card } 카드를 뒤집습니다.
prompt-full_hand = { $player }의 수면 카드가 이미 가득 찼습니다. 어떤 카드를 버립니까?
choice-full_hand = 버릴 수면 카드
option-full_hand-decline = 카드를 받지 않기
event-declines = { JOSA($player, "은/는") } 수면 카드를 받지 않습니다.
chance-sleep_card = 수면 카드
event-draws = { $card ->
    [hidden] { JOSA($player, "이/가") } 수면 카드 1장을 가져옵니다.
   *[other] { JOSA($player, "이/가") } 수면 카드 { JOSA($card, "을/를") } 가져옵니다.
}
event-reshuffled = 버린 수면 카드를 섞어 새 더미를 만듭니다.
event-discards = { JOSA($player, "이/가") } { JOSA($card, "을/를") } 버립니다.
event-forced_sleep = { JOSA($player, "은/는") } { $rounds ->
    [1] { $until }라운드에
   *[other] { $since }라운드부터 { $until }라운드까지
} 강제로 수면합니다: { $why }.
event-game_over = { $winners_n ->
    [0] 게임이 끝났습니다({ $reason }). 무승부로, 이긴 사람이 없습니다.
   *[other] 게임이 끝났습니다({ $reason }). 승리: { $winners_and }.
}
event-round_ends = { $round }라운드가 끝났습니다.
event-start_player = { JOSA($player, "이/가") } 새 시작 플레이어입니다.

# 이동
prompt-step = { JOSA($player, "은/는") } 어디로 갑니까?
choice-step = 이동할 칸
option-step-pass = 여기서 멈추기
event-moves = { $over_is ->
    [none] { $via_is ->
        [none] { JOSA($player, "이/가") } { JOSA($square, "으로/로") } 갑니다.
       *[other] { JOSA($player, "이/가") } 통로로 { $via }에 가서 { JOSA($square, "으로/로") } 나옵니다.
    }
   *[other] { JOSA($player, "이/가") } { $over }의 토큰을 뛰어넘어 { JOSA($square, "으로/로") } 갑니다.
}
prompt-hat = { JOSA($jumper, "이/가") } { JOSA($player, "을/를") } 뛰어넘으려 합니다. 기다란 모자를 씁니까?
choice-hat = 기다란 모자를 쓸지
option-hat-pass = 그대로 두기
event-stopped_by_a_hat = { $owner }의 기다란 모자가 { JOSA($player, "을/를") } 막습니다. 이동 횟수 1회가 사라집니다.

# 공격과 회피
prompt-attack = { JOSA($player, "은/는") } 어디에서 누구를 공격합니까?
choice-attack = 공격할 상대와 칸
refused-covered = { JOSA($target, "은/는") } 담요를 쓰고 있습니다.
refused-no_victim = { JOSA($target, "은/는") } 공격할 수 없는 상대입니다.
refused-attack_due = 공격을 뒤집었으니 누군가를 공격해야 합니다. 기다란 모자에 막힌 사람만 그만둘 수 있습니다.
refused-no_such_attack = 이 판에 있는 플레이어와 이 맵에 있는 칸을 고르십시오.
refused-no_evade = 쓸 수 있는 회피 카드가 없습니다.
refused-character_taken = { $character } 캐릭터는 이미 다른 플레이어가 가졌습니다.
refused-out_of_reach = { JOSA($target, "은/는") } 닿지 않는 곳에 있습니다.
refused-oneself = 자기 자신은 공격할 수 없습니다.
refused-out_of_play = { JOSA($target, "은/는") } 이미 게임에서 빠졌습니다.
act-strike = { $square }에서 { $player } 공격하기
option-attack-pass = 더는 공격하지 않기
event-announces = { JOSA($player, "이/가") } { $square }에서 { JOSA($victim, "을/를") } 공격하겠다고 알립니다.
event-nobody_in_reach = { $player }에게 닿는 상대가 더 없습니다.
event-attacks = { JOSA($player, "이/가") } { JOSA($victim, "을/를") } 공격합니다.
prompt-attacked = { JOSA($attacker, "이/가") } { JOSA($player, "을/를") } 공격합니다. { JOSA($player, "은/는") } 대응합니까?
choice-attacked = 공격에 대응할지
option-attacked-evade = 회피 카드 뒤집기
option-attacked-pass = 아무것도 하지 않기
prompt-mutual = { JOSA($attacker, "이/가") } { JOSA($player, "을/를") } 공격합니다. 공격 카드로 맞섭니까?
choice-mutual = 공격으로 맞설지
option-mutual-attack = 공격 카드 뒤집기
option-mutual-pass = 아무것도 하지 않기
event-void = 공격은 무효입니다. { JOSA($player, "은/는") } { $attacker }의 표적이 아닙니다.
event-mutual_attack = 상호 공격: { JOSA($player, "은/는") } { $own }번, { JOSA($victim, "은/는") } { $other }번을 뽑습니다.
prompt-idle_evade = { $owner }의 회피가 쓰이지 않았습니다. { JOSA($player, "은/는") } 그 캐릭터 토큰을 어디로 옮깁니까?
choice-idle_evade = 캐릭터 토큰을 옮길 칸
event-moved_by = { JOSA($by, "이/가") } { $player }의 캐릭터 토큰을 { JOSA($square, "으로/로") } 옮깁니다.

# 고발
refused-turn_has_begun = { JOSA($suspect, "은/는") } 이번 라운드에 더 이상 고발할 수 없습니다. 이미 턴을 시작했습니다.
refused-not_in_this_match = { JOSA($suspect, "은/는") } 이번 게임에 참가하지 않습니다.
refused-no_suspect = { JOSA($suspect, "은/는") } 지금 고발할 수 없습니다.
refused-accuses_oneself = 자기 자신은 고발할 수 없습니다.
refused-suspect_out = { JOSA($suspect, "은/는") } 이미 게임에서 빠졌습니다.
refused-suspect_sleeps = { JOSA($suspect, "은/는") } 이번 라운드에 수면합니다. 활동하는 사람만 고발할 수 있습니다.
refused-suspect_blocked = { JOSA($suspect, "은/는") } 제지당해 이번 라운드에 턴이 없습니다.
refused-suspect_open = { $suspect }의 카드는 이미 보입니다.
event-accuses = { $named_is ->
    [none] { JOSA($player, "이/가") } { $suspect }의 { JOSA($kind, "을/를") } 의심해 고발합니다.
   *[other] { $player }: “{ JOSA($suspect, "이/가") } { JOSA($named, "을/를") } 공격한다!”
}
event-accuse_locked = { $player }의 고발 카드는 { $until }라운드까지 쓸 수 없습니다.

# 탈락
event-eliminated = { $by_is ->
    [none] { JOSA($player, "이/가") } 탈락합니다.
   *[other] { JOSA($player, "이/가") } { $by }에게 탈락당합니다.
}
prompt-drop = { $owner }의 토큰을 어느 칸에 놓습니까?
choice-drop = 토큰을 놓을 칸
event-drops = { JOSA($player, "이/가") } 토큰을 { $square }에 뒷면으로 놓습니다.
event-takes_cards = { JOSA($player, "이/가") } { $victim }의 캐릭터 카드 { $cards }장을 가져옵니다.
event-new_target = { $player }의 새 표적은 { $target }입니다.
prompt-keep_target = { JOSA($player, "은/는") } 어느 표적을 남깁니까?
choice-keep_target = 표적
refused-nobody_to_attack = 여기서는 아무도 공격할 수 없습니다. 공격 카드로 이동만 할 수는 없습니다.
refused-nobody_in_reach = 여기서는 아무도 공격할 수 없습니다.
refused-not_to_move = 지금은 이동만 하려고 공격을 뒤집을 수 없습니다.
refused-used_up = { $card } 카드는 이번 라운드에 이미 썼습니다.
refused-not_placed = 이번 라운드에 { $card } 카드를 내지 않았습니다.
refused-not_from_there = { $square }에서는 { JOSA($target, "을/를") } 공격할 수 없습니다. 그 칸에 갈 수 없거나 상대가 테두리 안에 없습니다.
refused-witnessed = { $square }에서는 { JOSA($target, "을/를") } 공격할 수 없습니다. { JOSA($witness, "이/가") } 목격자가 됩니다.
refused-witnessed_asleep = { $square }에서는 { JOSA($target, "을/를") } 공격할 수 없습니다. { JOSA($witness, "이/가") } 목격자가 됩니다. 수면 중인 사람도 목격자입니다.
refused-nobody_from_there = { $square }에서는 공격할 수 있는 사람이 아무도 닿지 않습니다.

# 국면: 상자
wrong-token_lost = { JOSA($token, "이/가") } { $count }개 있습니다
wrong-token_lost-allowed = { $wanted }개
wrong-too_many_tokens = 맵과 라인에 있거나 소지한 상자 토큰이 { $count }개입니다
wrong-too_many_tokens-allowed = 상자 토큰 위치의 수인 { $spaces }개까지
# 맵 만들기
refused-place_taken = 그 자리에는 이미 { $beside } 타일이 있습니다.
refused-not_laid = { $beside } 타일은 맵에 없습니다.
refused-not_turned = 지금 규칙에서는 타일을 돌릴 수 없습니다.
refused-no_door_there = 그쪽으로 난 문이 없습니다. 타일은 문과 문이 맞닿게 놓습니다.
refused-named_otherwise = 그 자리는 { $beside }의 { $side }입니다. 거기에서 고르세요.
refused-door_at_wall = 그렇게 놓으면 { $tile } 타일의 그쪽 변에 문이 없습니다. 문과 문이 맞닿아야 합니다.
refused-map_shut = 그러면 남은 타일을 맵에 더 놓을 수 없습니다.

# 국면
wrong-card_count = { $card } 카드가 { $count }장입니다
wrong-card_count-allowed = { $wanted }장
wrong-no_item = { JOSA($token, "은/는") } 아이템이 아니어서 가질 수 없습니다
wrong-no_pawn = { $player }의 말이 맵에 없습니다
wrong-no_placed_card = { JOSA($player, "은/는") } 카드를 내지 않았습니다
wrong-no_token_there = { $square } 칸에는 상자 토큰이 없습니다
wrong-nobody_starts = 시작 플레이어가 없습니다
wrong-not_every_seat = 턴 순서에는 모든 자리가 한 번씩 있습니다
wrong-line_places = 자리가 { $count }개입니다
wrong-line_places-allowed = 가이드판대로 { $wanted }개
wrong-other_item = { JOSA($item, "은/는") } 라인의 이 자리에 놓는 아이템이 아닙니다
wrong-other_order = 진행 순서는 턴 순서와 시작 플레이어에서 정해집니다
wrong-other_set = { $player }의 손, 낸 카드, 버린 카드가 행동 카드 한 벌이 아닙니다
wrong-pawn_of_somebody_gone = { JOSA($player, "은/는") } 맵을 떠났습니다
wrong-placed_by_a_sleeper = 이번 라운드에 참여하지 않는 { JOSA($player, "이/가") } 카드를 냈습니다
wrong-placed_too_early = 선택 단계 전에는 낸 카드가 없습니다
wrong-tokens_of_a_kind = { $token } 토큰이 { $count }개입니다
wrong-tokens_of_a_kind-allowed = { $wanted }개
wrong-too_long_active = { JOSA($player, "이/가") } 이어서 활동한 라운드가 너무 많습니다
wrong-too_many_items = { JOSA($player, "이/가") } 가진 아이템이 너무 많습니다
wrong-two_pawns = { $square } 칸에 말이 둘 이상 있습니다
wrong-two_pawns-allowed = 한 칸에 말 하나
wrong-off_the_map = { $square } 칸은 이 맵에 없습니다
wrong-off_the_map-allowed = 놓여 있는 타일의 칸

# 봇
bot-sensible = 생각하는 봇
unit-place = { $place } 칸
