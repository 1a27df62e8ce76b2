# 수업의 문제.
ask-ends = { $player }의 이동은 어디에서 끝날 수 있습니까? 모두 고르세요.
ask-strikes = { JOSA($player, "은/는") } 공격을 냈습니다. 지금 어디에서 { JOSA($victim, "을/를") } 공격할 수 있습니까? 모두 고르세요.
ask-hunts = { JOSA($attacker, "이/가") } { JOSA($victim, "을/를") } 공격합니다. { $answer_is ->
    [evade] { JOSA($victim, "이/가") } 회피를 뒤집습니다.
   *[pass] { JOSA($victim, "은/는") } 대응하지 않습니다.
} 그 뒤 { $player }의 표적은 누구입니까?
ask-sleeps = 이번 라운드에 고를 수 있는 사람은 모두 활동하고, 아무 일도 일어나지 않습니다. 다음 라운드에 강제로 수면하는 사람은 누구입니까? 모두 고르세요.
ask-fate = { JOSA($player, "이/가") } “{ JOSA($suspect, "이/가") } { JOSA($named, "을/를") } 공격한다!”라고 고발했고, { JOSA($suspect, "은/는") } { $card } 카드를 뒤집었습니다. 어떻게 됩니까?
ask-knows = 지금 { JOSA($player, "은/는") } 누가 낸 카드를 압니까? 모두 고르세요.
ask-lacks = { JOSA($player, "이/가") } { $route }에 가서 맞는 아이템을 모두 라인에 올립니다. 그래도 모자란 아이템은 몇 개입니까?
ask-answers = P1이 이렇게 합니다: { $act }. 어떤 카드로 막습니까?
ask-majority = 생존자 { $count }명으로 시작했습니다. 사냥꾼이 이기려면 몇 명을 제거해야 합니까?
ask-pile = { JOSA($player, "은/는") } 고발 카드 { $count }장을 가지고 이렇게 말합니다: { $said } 그 뒤 고발 카드는 몇 장 남습니까?
answer-nowhere = 어디에서도 할 수 없음
answer-accuser_sleeps = { JOSA($player, "이/가") } 다음 라운드에 강제 수면
answer-suspect_sleeps = { JOSA($suspect, "이/가") } 다음 라운드에 강제 수면
answer-suspect_out = { JOSA($suspect, "이/가") } 탈락
answer-nothing = 아무 일도 없음
