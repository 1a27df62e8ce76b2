# 게임에서 찾고, 재고, 맞춘 것.
found-some = { $said }: { $games }판 중 { $count }판에서 나왔습니다. 가장 짧은 것은 시드 { $seed }인 판이고 { $step }수 뒤입니다.
found-none = { $said }: { $games }판에서 한 번도 나오지 않았습니다. 나온다면 많아야 전체의 { $most }입니다.
found-failed = 오류로 끝난 { $count }판은 세지 않았습니다.

wrong-no_situation = { $given }: 찾을 상황이 아닙니다
wrong-no_situation-allowed = 조항, 사건, {"{"}"event": "...", 사실: 값{"}"}, "tie"(공동 승리), "stalemate"(승자 없음), 또는 보이는 것을 받는 함수
wrong-unknown_situation = { $game }에는 { $given }: 그런 조항도 사건도 없습니다
wrong-not_found = { $said }
