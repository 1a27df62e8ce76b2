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
ladder-belongs = 400점 차이는 이길 확률이 10대 1이라는 뜻입니다. 구간은 95 %로 맞습니다. 이 점수는 이 봇들끼리 이 자리 수로 둘 때의 것입니다.
wrong-no_ladder = { $given }: 서로 다른 봇의 목록이 아닙니다
wrong-no_ladder-allowed = 이름 둘 이상: { $known }
