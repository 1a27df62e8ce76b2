# 카드를 볼 때 카드에 적힌 말, 자리마다 세는 것이 바뀔 때의 말.
card-now = 바로 얻는다
card-buy = 결산 때 산다
card-gain = 얻는다
card-lose = 잃는다
card-open = 모두에게 보인다
card-goal-all = 이루면 모두
card-goal-top = 가장 많이 내면
card-goal-each = 한 사람 몫
card-goal-together = 모두 합쳐

amount-tc = TC
amount-memory = 추억
amount-tokens = 결심 토큰
amount-hand = 손에 든 계획
amount-free = 무료 계획
amount-trait-taste = { trait-taste }
amount-trait-history = { trait-history }
amount-trait-nature = { trait-nature }
amount-trait-culture = { trait-culture }
amount-trait-leisure = { trait-leisure }
amount-trait-water = { trait-water }
