# 수업의 문제.
ask-ends = { $square }의 { JOSA($what, "은/는") } 어디에서 이동을 마칠 수 있나요? 밟기는 빼고 모두 고르세요.
ask-over = { $square }의 { JOSA($what, "이/가") } { $via }의 { JOSA($over, "을/를") } 밟습니다. 어디에서 이동을 마칠 수 있나요? 모두 고르세요.
ask-drops = { JOSA($what, "을/를") } 어디에 배치할 수 있나요? 모두 고르세요.
ask-hue = 지금 다암훠인 칸은 어디인가요? 모두 고르세요.
ask-fixed = 다암이 어디에 있든 다암훠인 칸은 어디인가요? 모두 고르세요.
ask-sure = 윷을 던지지 않아도 되는 행동은 무엇인가요? 모두 고르세요.
ask-throws = 다음 행동은 똑같이 일어날 수 있는 { $all }가지 가운데 몇 가지에서 성공하나요? { $action }
ask-farthest = 평균적으로 가장 멀리 가는 신고는 무엇인가요?
ask-worth = 잡은 말이 다음과 같을 때 점수는 모두 몇 점인가요? { $pieces }
ask-gain = { $player }({ $side }) 쪽이 다음 행동을 하고 계절을 종료하면 몇 점을 얻나요? { $action }
ask-wins = 어떤 행동을 하면 { JOSA($player, "이/가") } 바로 이기나요?
