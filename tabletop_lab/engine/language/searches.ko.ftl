# 게임에서 찾고, 재고, 맞춘 것.
found-some = { $said }: { $games }판 중 { $count }판에서 나왔습니다. 가장 짧은 것은 시드 { $seed }인 판이고 { $step }수 뒤입니다.
found-none = { $said }: { $games }판에서 한 번도 나오지 않았습니다. 나온다면 많아야 전체의 { $most }입니다.
found-failed = 오류로 끝난 { $count }판은 세지 않았습니다.

wrong-no_situation = { $given }: 찾을 상황이 아닙니다
wrong-no_situation-allowed = 조항, 사건, {"{"}"event": "...", 사실: 값{"}"}, "tie"(공동 승리), "stalemate"(승자 없음), 또는 보이는 것을 받는 함수
wrong-unknown_situation = { $game }에는 { $given }: 그런 조항도 사건도 없습니다
wrong-not_found = { $said }

ladder-title = { $title }: 봇의 실력({ $games }판)
ladder-bot = { $bot }: { $elo }점({ $low } ~ { $high })
ladder-twice = { $bot }, 시도 { $budget }번에서 { $twice }번으로: { $elo }점({ $low } ~ { $high })
ladder-unbeaten = { JOSA($bot, "은/는") } 한 판도 지지 않았습니다. 얼마나 더 강한지는 이 판들로는 알 수 없습니다.
ladder-belongs = 400점 차이는 이길 확률이 10대 1이라는 뜻입니다. 구간은 95 %로 맞습니다. 이 점수는 이 봇들끼리 이 자리 수로 둘 때의 것입니다.
wrong-ladder_alone = 자리가 { $given }개면 봇끼리 만나지 않습니다
wrong-ladder_alone-allowed = 2 이상
wrong-no_ladder = { $given }: 서로 다른 봇의 목록이 아닙니다
wrong-no_ladder-allowed = 이름 둘 이상: { $known }

traits-title = { $title }: 어떤 게임인가({ $games }판, 봇: { $bots })
traits-value = { $mean }({ $low } ~ { $high })
traits-alike = { $games }판 모두 { $mean }
traits-none = 이 판들에서는 잴 수 없었음
traits-dead = 생각하는 봇이 여러 번 제시받고도 한 번도 고르지 않은 선택지 { $count }개: { $named }.
traits-belongs = 구간은 판 단위로 95 %로 맞습니다. 모두 이 봇들의 이야기이고, 사람은 다르게 둘 수 있습니다.
trait-decisions = 한 판의 선택 수
trait-decisions-is = 한 판에서 플레이어들이 답하는 질문의 수입니다.
trait-branching = 질문마다 선택지 수
trait-branching-is = 질문 하나에 선택지가 평균 몇 개 있는지입니다.
trait-choices = 고를 수 있는 질문
trait-choices-is = 선택지가 둘 이상인 질문의 비율입니다.
trait-real_options = 질문마다 진짜 선택지 수
trait-real_options-is = 고를 수 있는 질문에서, 생각하는 봇에게 거듭 물었을 때 한 번이라도 고르는 선택지의 수입니다.
trait-lead_changes = 선두가 바뀐 횟수
trait-lead_changes-is = 모두가 볼 수 있는 것만으로 따져 선두 자리가 몇 번 바뀌는지입니다. 재는 오차로 설명되는 것은 빼고 셉니다.
trait-drama = 극적인 정도
trait-drama-is = 이긴 쪽이 뒤져 있던 순간에 얼마나 뒤져 있었는지입니다. 0은 한 번도 뒤지지 않은 것, 100 %는 거의 진 것입니다.
trait-decided_at = 승부가 갈린 때
trait-decided_at-is = 모두가 볼 수 있는 것만으로 따져, 이긴 쪽이 승리의 10분의 9 이상을 내내 바라볼 수 있게 된 때입니다. 판 전체에서 그때까지의 비율입니다.

tuned-title = { $title }: 규칙 { $sets }벌이 { $games }판에 걸쳐 겨루었습니다
tuned-answer = 가장 나은 것은 { $answer }입니다.
tuned-promised = 겨룰 때 목표와의 거리는 { $promised }이었고(시드 { $raced }개), 새 시드 { $games }개로 다시 재니 { $distance }입니다({ $low } ~ { $high }).
tuned-before = 같은 새 시드에서 원래 규칙의 거리는 이보다 { $distance }만큼 더 멉니다({ $low } ~ { $high }).
tuned-costs = { $step }: { $distance }만큼 멀어집니다({ $low } ~ { $high }).
tuned-gains = { $step }: { $distance }만큼 가까워집니다({ $low } ~ { $high }). 겨루기가 놓친 것입니다.
tuned-open = { $step }: { $distance }({ $low } ~ { $high }). 아직 알 수 없습니다.
tuned-impossible = 규칙 { $count }벌은 둘 수 없습니다.
tuned-unit = 거리는 한 판의 표준편차를 단위로 재어 목표마다 더한 것이고, 구간은 95 %로 맞습니다. 이 봇들의 이야기입니다.
wrong-no_aim = { $given }: 목표가 아닙니다
wrong-no_aim-allowed = {"{"}"decisions": 40, "seat_gap": 0, "margin": "least"{"}"}, 또는 판의 표를 받는 함수
wrong-no_values = { $given }: 값이 둘 이상인 목록이 아닙니다
wrong-no_values-allowed = { $known }
wrong-all_failed = 한 벌의 규칙으로 한 판도 끝나지 않았습니다: { $error }
