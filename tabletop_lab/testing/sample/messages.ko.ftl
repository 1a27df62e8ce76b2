# 작은 장터의 규칙이 하는 말: 값, 질문, 선택지, 안 되는 이유, 일어난 일.

space-1 = 정문
space-2 = 상자
space-3 = 찻집
space-4 = 교환소
space-5 = 광장
weather-sun = 맑음
weather-cloud = 흐림
weather-rain = 비
phase-market = 장날
phase-sale = 판매
phase-over = 끝
reason-score = 점수가 가장 높음
reason-coins = 점수가 같고 동전이 더 많음
reason-shared = 점수와 동전이 모두 같음

# 결정: 질문, 기록에 적는 이름, 선택지.
prompt-walk = { $player }의 말은 어디로 갑니까?
choice-walk = 갈 곳
option-walk = { $option_n } { $space }
note-walk-1 = 날씨에 따라 동전을 법니다
note-walk-2 = 물건 1장을 뽑아 손에 듭니다
note-walk-3 = 토큰을 받습니다
note-walk-4 = 물건을 바꿉니다
note-walk-5 = 다른 가게의 일을 합니다
prompt-action = { JOSA($player, "은/는") } 광장에서 어느 가게의 일을 합니까?
choice-action = 광장에서 할 일
option-action = { $option_n } { $space }
note-action-1 = { note-walk-1 }
note-action-2 = { note-walk-2 }
note-action-3 = { note-walk-3 }
note-action-4 = { note-walk-4 }
prompt-again = { JOSA($player, "은/는") } 토큰을 쓰고 옆 가게의 일을 합니까?
choice-again = 두 번째 일
option-again = { $option_n } { $space }
option-again-stop = 아니요, 턴을 마칩니다
prompt-barter = { JOSA($player, "은/는") } 어느 물건을 바꿉니까?
choice-barter = 바꿀 물건
option-barter-keep = 모두 그대로 둡니다
prompt-discard = { $player }의 손에 물건이 너무 많습니다. 무엇을 버립니까?
choice-discard = 버릴 물건
prompt-bid = { JOSA($player, "은/는") } ‘{ $card }’에 얼마를 부릅니까?
choice-bid = 부를 값
option-bid = 동전 { $option_n }개
prompt-sell = { JOSA($player, "은/는") } 어느 물건을 가판대에 올립니까?
choice-sell = 팔 물건

# 운.
chance-weather = 날씨
chance-turn_order = 차례
chance-goods = 상자의 물건
chance-lot = 저녁 물건

# 안 되는 이유.
refused-stay = { JOSA($player, "은/는") } 지금 있는 가게를 떠나야 합니다.
refused-too_far = { $space_n }번 { JOSA($space, "은/는") } 너무 멉니다.
refused-just_left = { $space_n }번 { JOSA($space, "은/는") } 방금 떠난 곳이라 닫혀 있습니다.
refused-square_itself = 광장에서는 다른 가게의 일을 합니다.
refused-too_much = 동전은 { $coins }개뿐입니다.
refused-less_than_nothing = 0보다 적게 부를 수 없습니다.
refused-too_dear = { $cards }: 동전 { $price }개가 드는데 { $coins }개뿐입니다.
refused-not_in_hand = ‘{ $card }’ 카드는 { $player }의 손에 없습니다.
refused-not_next_door = { $space_n }번 { JOSA($space, "은/는") } 바로 옆이 아닙니다.

# 일어난 일.
event-set_up = 말은 모두 정문에 있고, 저마다 동전 { $coins }개를 가집니다.
event-order_found = 차례: { $players }.
event-day_begins = { $day }일째가 시작됩니다.
event-weather_comes = 날씨: { $weather }.
event-walked = { JOSA($player, "이/가") } { $space_n }번 { JOSA($space, "으로/로") } 갑니다.
event-stayed = 갈 수 있는 곳이 모두 닫혀 { JOSA($player, "은/는") } { $space_n }번 { $space }에 머뭅니다.
event-nothing_closed = 갈 수 있는 곳이 모두 닫혀, { $player }의 이번 걸음에는 아무 곳도 닫히지 않습니다.
event-acts = { JOSA($player, "이/가") } { $space_n }번 { $space }의 일을 합니다.
event-earned = { JOSA($player, "이/가") } 동전 { $coins }개를 법니다.
event-drawn = { $card ->
    [hidden] { JOSA($player, "이/가") } 비밀로 물건 1장을 뽑습니다.
   *[other] { JOSA($player, "이/가") } ‘{ $card }’ 카드를 뽑습니다.
}
event-crates_empty = 상자가 비어 { JOSA($player, "은/는") } 아무것도 뽑지 않습니다.
event-rested = { JOSA($player, "이/가") } 차를 마시고, 토큰이 { $tokens }개가 됩니다.
event-whispered = 손에 든 물건의 값어치가 { $worth }점이라고 누군가 { $player }에게 속삭입니다.
event-kept = { JOSA($player, "은/는") } 모두 그대로 둡니다.
event-thrown_away = { JOSA($player, "이/가") } ‘{ $card }’ 카드를 버립니다.
event-token_spent = { JOSA($player, "이/가") } 토큰을 씁니다 (남은 토큰 { $tokens }개).
event-lot_shown = 저녁 물건은 ‘{ $card }’입니다.
event-no_lot = 저녁에 내놓을 물건이 없습니다.
event-lot_won = { JOSA($player, "이/가") } 동전 { $coins }개에 ‘{ $card }’ 카드를 얻습니다.
event-lot_unsold = 아무도 ‘{ $card }’ 카드를 얻지 못합니다.
event-sale_begins = 판매가 시작됩니다.
event-sold = { $cards_n ->
    [0] { JOSA($player, "은/는") } 가판대에 아무것도 올리지 않습니다.
   *[other] { JOSA($player, "이/가") } 동전 { $coins }개를 내고 가판대에 올립니다: { $cards }.
}
event-scored = { $player }: 값어치 { $worth } + 종류 { $kinds } = { $score }.
event-game_over = 장이 끝납니다: { $winners }, { $score }점.

# 봇의 이름.
bot-careful = 신중한 봇
