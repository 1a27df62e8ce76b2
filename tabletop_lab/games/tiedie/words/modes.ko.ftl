# 팀전, 체력전, 사냥꾼 모드, 감시자 모드가 하는 말: 일어난 일, 질문, 선택지, 안 되는 이유, 국면.

why-attacked = 공격당함
reason-removals = 가장 많은 제거
reason-removed = 생존자 제거
reason-no_majority = 어느 쪽도 과반수가 아님
reason-restrained = 수감자 제지
reason-freed = 수감자의 제거와 탈출
reason-nobody_left = 제지할 사람이 없음
kind-escape = 탈출
kind-attack = 공격
prompt-too_many_cards = { $player }의 수면 카드가 너무 많습니다. 어떤 카드를 버립니까?
choice-too_many_cards = 버릴 수면 카드

accusation-attack = { $named_is ->
    [none] { $suspect }의 공격을 의심해 고발
   *[other] “{ JOSA($suspect, "이/가") } { JOSA($named, "을/를") } 공격한다!”
}
accusation-self_target = “{ JOSA($suspect, "이/가") } 공격한다!” (표적이 자신)
accusation-escape = { $suspect }의 탈출을 의심해 고발

# 팀
event-team = { $team }팀: { $players_and }.
prompt-holder = { $team }팀의 공격 담당은 누구입니까? { JOSA($player, "이/가") } 팀을 대신해 답합니다.
choice-holder = 공격 담당
event-holder = { $team }팀의 공격 담당은 { $player }입니다.
prompt-next_target = { $team }팀 표적 더미의 { NTH($place) } 표적은 누구입니까? { JOSA($player, "이/가") } 팀을 대신해 답합니다.
choice-next_target = 더미의 다음 표적
event-pile = { $team }팀의 표적 순서: { $players }.
prompt-new_holder = { $team }팀에서 누가 공격 카드를 가져갑니까? { JOSA($player, "이/가") } 팀을 대신해 답합니다.
choice-new_holder = 새 공격 담당
event-mutual_teams = 상호 공격: { JOSA($player, "과/와") } { JOSA($victim, "은/는") } 서로 표적입니다. 아무도 탈락하지 않고, 두 팀 모두 공격 담당과 표적 순서를 바꿉니다.
event-removal = { $team }팀이 제거한 수: { $count }.
refused-nobody_of_the_team = { JOSA($target, "은/는") } 그 팀에서 공격 카드를 가져갈 수 없습니다.
refused-not_in_the_pile = { JOSA($target, "은/는") } 더미에 남은 표적이 아닙니다.
refused-only_fills_the_hand = 위치 카드는 손에 들고만 있습니다.
refused-no_holder = 팀의 공격 카드를 가지고 있지 않습니다.
wrong-too_few_for_teams = { $players }명으로는 팀을 나눌 수 없습니다
wrong-too_few_for_teams-allowed = 4명 이상, 또는 hp_in_teams = false
refused-must_name_a_holder = 팀에서 공격 카드를 가질 사람을 정해야 합니다.
refused-neither_target = { JOSA($target, "은/는") } 가져온 표적도, 전의 표적도 아닙니다.
refused-not_to_pick_up = 사냥꾼은 1칸 이내의 기절한 생존자만, 정해진 수까지만 데려갈 수 있습니다. 지금은 { JOSA($target, "을/를") } 데려갈 수 없습니다.
refused-not_to_take = 방금 기절시킨 생존자의 말이나 방금 떨어뜨린 아이템 하나를 가져갈 수 있습니다.
wrong-no_division = { $layout }(으)로는 { $players }명을 팀으로 나눌 수 없습니다
wrong-no_division-allowed = 글자 { $players }개, 서로 다른 글자 2개 이상
wrong-too_many_removals = 팀이 제거한 수가 나간 사람보다 많습니다
wrong-too_many_removals-allowed = { $domain }
wrong-other_pile = { $team }팀의 더미가 남은 표적과 다릅니다
wrong-other_pile-allowed = { $domain } 한 장씩
wrong-no_member = 공격 담당이 { $team }팀의 팀원이 아닙니다
wrong-no_member-allowed = { $domain }

# 체력
event-health = { $player }의 남은 체력은 { $health }입니다.
event-goes_home = { JOSA($player, "이/가") } { JOSA($square, "으로/로") } 갑니다.
prompt-home = { $player }의 시작 위치에 다른 토큰이 있습니다. 가까운 칸 중 어디로 갑니까?
choice-home = 시작 위치에 가까운 칸
wrong-health_and_out = { $player }의 체력이 0인 것과 탈락한 것이 맞지 않습니다

# 사냥꾼
chance-hunter = 사냥꾼
chance-exchanged = 자리를 비울 토큰
chance-passage_square = 통로를 놓을 칸
prompt-volunteer = { JOSA($player, "은/는") } 이 역할을 자진해서 맡습니까?
choice-volunteer = 역할을 맡을지
option-volunteer-yes = 맡기
option-volunteer-no = 맡지 않기
event-hunters = 사냥꾼: { $players_and }.
prompt-exchange_route = 어느 탈주로를 맵에서 뺍니까? { JOSA($player, "이/가") } 사냥꾼을 대신해 정합니다.
choice-exchange_route = 맵에서 뺄 탈주로
prompt-exchange_item = 그 라인의 어느 아이템을 맵에서 뺍니까? { JOSA($player, "이/가") } 사냥꾼을 대신해 정합니다.
choice-exchange_item = 맵에서 뺄 아이템
prompt-exchange_token = 어느 토큰을 맵에서 뺍니까? { JOSA($player, "이/가") } 사냥꾼을 대신해 정합니다.
choice-exchange_token = 맵에서 뺄 토큰
refused-no_token_to_exchange = { $square }의 토큰은 뺄 수 없습니다.
event-hunters_see = { $players_and }: 상자 토큰을 모두 봅니다.
event-lies_open = { $square }에 { JOSA($token, "이/가") } 앞면으로 놓입니다.
event-attack_fails = { JOSA($player, "이/가") } 회피했습니다. { $attacker }의 공격은 실패합니다.
event-stunned = { $own ->
    [1] { JOSA($player, "이/가") } 기절합니다.
   *[0] { JOSA($by, "이/가") } { JOSA($player, "을/를") } 기절시킵니다.
}
prompt-take = { JOSA($player, "은/는") } { $victim }에게서 무엇을 가져갑니까?
choice-take = 가져갈 것
option-take-pass = 아무것도 가져가지 않기
act-pick_up = { $player }의 캐릭터 토큰 가져오기
act-swap = { JOSA($what, "을/를") } 내려놓고 { $player } 데려가기
act-take_item = { $square }의 토큰 가져오기
act-remove = 통로에서 { $player } 제거하기
act-granted_moves = 받은 이동 { $count }회 쓰기
event-takes_item = { $token_is ->
    [none] { JOSA($player, "이/가") } { $square }의 토큰을 가져갑니다.
   *[other] { JOSA($player, "이/가") } { $square }의 { JOSA($token, "을/를") } 가져갑니다.
}
event-rescued = { JOSA($by, "이/가") } { JOSA($player, "을/를") } 구출합니다.
prompt-recover = { JOSA($player, "은/는") } { $hunter }에게서 어느 아이템을 회수합니까?
choice-recover = 회수할 아이템
event-recovers = { $token_is ->
    [none] { JOSA($player, "이/가") } { $hunter }에게서 아이템 하나를 회수합니다.
   *[other] { JOSA($player, "이/가") } { $hunter }에게서 { JOSA($token, "을/를") } 회수합니다.
}
event-picks_up = { JOSA($player, "이/가") } { JOSA($survivor, "을/를") } 데려갑니다.
event-sets_down = { JOSA($player, "이/가") } { JOSA($survivor, "을/를") } { $square }에 내려놓습니다.
prompt-remove = { JOSA($player, "은/는") } 통로에서 생존자를 제거합니까?
choice-remove = 생존자를 제거할지
option-remove-pass = 제거하지 않기
event-removed = { JOSA($player, "이/가") } { $by }에게 제거됩니다.
event-revived = { JOSA($player, "이/가") } { $players_and } 덕분에 소생합니다.
prompt-revive = { JOSA($player, "은/는") } { JOSA($other, "을/를") } 소생시킵니까?
choice-revive = 소생시킬지
option-revive-help = 소생시키기
option-revive-leave = 그대로 두기
prompt-price = { JOSA($player, "은/는") } 고발하려고 어떤 수면 카드를 냅니까?
choice-price = 고발에 낼 수면 카드
event-granted = { JOSA($player, "이/가") } 이동 횟수 { $moves }회를 받습니다.
prompt-granted = { JOSA($player, "은/는") } 받은 이동 { $moves }회를 지금 씁니까?
choice-granted = 지금 움직일지
option-granted-go = 지금 움직이기
option-granted-stay = 움직이지 않기
prompt-put = { JOSA($player, "은/는") } { $pawn }의 캐릭터 토큰을 어디에 놓습니까?
choice-put = 캐릭터 토큰을 놓을 칸
refused-cannot_be_put_there = { $square }에는 놓을 수 없습니다. 테두리에서 비어 있는 칸이어야 합니다.
event-put = { JOSA($by, "이/가") } { $player }의 캐릭터 토큰을 { $square }에 놓습니다.
refused-own_side = { JOSA($target, "은/는") } 같은 편입니다.
refused-stunned_already = { JOSA($target, "은/는") } 이미 기절했습니다.
refused-holds_nothing = { JOSA($target, "은/는") } 생존자도 아이템도 가지고 있지 않습니다.
wrong-carries_too_many = { JOSA($player, "이/가") } 생존자를 너무 많이 데리고 있습니다
wrong-hunter_out = 사냥꾼 { JOSA($player, "이/가") } 나갔거나, 기절했거나, 끌려가고 있습니다
wrong-carried_elsewhere = 끌려가는 { JOSA($player, "이/가") } 맵에 있거나 나가 있습니다
wrong-no_hunter = { JOSA($player, "은/는") } 사냥꾼이 아닙니다
wrong-no_hunter-allowed = { $domain }
wrong-stunned_elsewhere = 기절한 { JOSA($player, "이/가") } 맵에 없습니다

refused-not_at_a_route = { JOSA($suspect, "은/는") } 열린 탈주로가 있는 방에 없습니다.

# 감시자
chance-warden = 감시자
event-warden = 감시자는 { $player }입니다.
event-accuse_cards = { $lost ->
    [1] { JOSA($player, "이/가") } 고발 카드 1장을 버립니다. { $count ->
        [0] 남은 고발 카드가 없습니다.
       *[other] { $count }장이 남았습니다.
    }
   *[0] { $player }의 고발 카드는 { $count }장입니다.
}
event-warden_is_safe = 이번 라운드에는 아무도 { JOSA($player, "을/를") } 더 공격할 수 없습니다.
refused-no_route_open = { JOSA($suspect, "이/가") } 탈출할 열린 탈주로가 없습니다.
refused-warden_evaded = { JOSA($target, "이/가") } 회피했습니다. 이번 라운드에는 아무도 감시자를 공격할 수 없습니다.
wrong-warden_and_pile = 감시자의 고발 카드는 1장 이상, 사람 수 이하입니다
wrong-warden_and_pile-allowed = { $domain }
wrong-target_out = { $player }의 표적이 이미 나갔습니다
wrong-target_out-allowed = { $domain }
wrong-restrained_in_play = { JOSA($player, "은/는") } 제지당했지만 탈락하지 않았습니다
