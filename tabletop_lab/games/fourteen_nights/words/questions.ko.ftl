# 수업의 문제.
ask-best = { $player }의 여행지는 { $destination }입니다. 다음 계획 가운데 { $player }의 행복을 가장 많이 올려 주는 것은 무엇인가요?
ask-sure = 어떤 카드가 나와도 돈을 얻는 행동은 무엇인가요? 모두 고르세요.
ask-acts_on = { JOSA($player, "은/는") } 다음에 어느 칸의 행동을 하나요?
ask-gains_token = { JOSA($player, "이/가") } 턴을 마치고 { $day }일차가 시작됩니다. 누가 결심 토큰을 얻나요? 모두 고르세요.
ask-affords = { $player }의 돈은 { NUMBER($money) } TC입니다. { JOSA($player, "이/가") } 값을 치를 수 있는 묶음은 무엇인가요? 모두 고르세요.
ask-gives = { JOSA($player, "이/가") } { NUMBER($amount) } TC
ask-loses = 공동 목표에는 모두 합쳐 { NUMBER($target) } TC가 필요합니다. { JOSA($amounts, "을/를") } 낸다면 누가 추억을 잃나요? 모두 고르세요.
ask-happiness = 아무도 특성 점수를 추억으로 바꾸지 않습니다. { $player }의 행복은 몇 점이 되나요?
