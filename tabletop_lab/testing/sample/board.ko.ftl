# 탁자의 그림과 그 설명.
board-title = 작은 장터
board-day = { $days }일 가운데 { $day }일째
board-weather = 날씨: { $weather }
board-seen-player = { JOSA($player, "이/가") } 보는 탁자
board-seen-moderator = 사회자가 보는 탁자
board-seen-public = 모두가 보는 탁자
board-crates = 상자 { $count }장
board-discards = 버린 물건 { $count }장
board-lot = 저녁 물건: { $card }
board-coins = 동전 { $coins }
board-tokens = 토큰 { $tokens }
board-score = 점수 { $score }
board-hand = 손
board-stand = 가판대
board-open = { JOSA($player, "이/가") } 갈 수 있는 곳: { $spaces }.
board-on = { $space_n }번 { $space }에 { $players }
board-alt-player = { $player }: 동전 { $coins }, 토큰 { $tokens }, 손 { $hand }, 가판대 { $stand }
board-alt-hidden = 가려진 { $count }장

# 이야기판의 제목.
story-walk = 걸음
story-action = 광장에서
story-again = 옆 가게
story-barter = 물건 바꾸기
story-discard = 넘치는 물건
story-bid = 저녁 물건
story-sell = 판매
