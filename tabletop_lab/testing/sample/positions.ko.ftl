# 국면에서 잘못된 것
wrong-card_lost = 카드가 빠졌거나 두 곳에 있습니다
wrong-order_short = 차례에 모든 플레이어가 한 번씩 있지 않습니다
wrong-order_short-allowed = { $domain }
wrong-no_stall = 말이 가게가 아닌 곳에 있습니다
wrong-no_stall-allowed = 1–5
wrong-below_nothing = 동전이 0개보다 적은 사람이 있습니다
wrong-below_nothing-allowed = 0 이상
wrong-too_many_tokens = 토큰이 너무 많은 사람이 있습니다
wrong-too_many_tokens-allowed = { $most }개 이하
wrong-day_over = { $days }일이 모두 끝났습니다
wrong-day_over-allowed = 0
