# 항해의 끝과 네 가지 확인, 혼자 하는 게임, 완전 협력.

fate-flying = 항해 중
fate-jumped = 도약
fate-destroyed = 파괴
reason-jumped = 초공간 도약
reason-destroyed = 우주선 파괴
reason-earth = 지구 도착
reason-mars = 화성 도착
reason-venus = 금성 도착
reason-deep_space = 심우주
arrived-earth = 지구
arrived-mars = 화성
arrived-venus = 금성
arrived-deep_space = 심우주
target-earth = 지구
target-mars = 화성
target-venus = 금성
target-deep_space = 심우주
event-hyperjump = 우주선이 도약합니다.
event-ship_destroyed = 우주선이 파괴됩니다(원인: { $cause }).
event-nobody_aboard = 우주선에 활동하는 캐릭터가 더는 없습니다.
chance-engine_token = 엔진 토큰
event-engines_check = 1차 확인: { $count ->
    [0] 모든 엔진이 작동합니다.
   *[other] 엔진 { $count }개가 파손되었습니다.
}
event-coordinates_check = 2차 확인: { $card }, { $space } 칸: { $target }.
chance-check_card = 오염 확인 카드
event-contamination_counted = 3차 확인: { $player }의 오염 카드는 { $count }장이며, 광기 레벨은 { $level }입니다.
event-contamination_check = 3차 확인: { JOSA($player, "이/가") } 카드 { $count }장을 뽑습니다. 오염 카드: { $found }장.
event-uncontaminated = 3차 확인: { JOSA($player, "은/는") } 광기 레벨 { JOSA($level, "으로/로") } 살아남습니다.
event-objective_check = 4차 확인: { $player }의 목표 { $objective } - { $fulfilled ->
    [yes] 달성
   *[other] 실패
}.
event-game_over = { $winners_n ->
    [0] 게임이 끝났습니다({ $reason }). 이긴 사람이 없습니다.
   *[other] 게임이 끝났습니다({ $reason }). 승리: { $winners_and }.
}
event-too_few_senders = 목표에 필요한 신호 발신자는 { $wanted }명인데 { $count }명뿐입니다.
event-revived = { JOSA($player, "이/가") } { $slot }번 방에서 되살아납니다.
