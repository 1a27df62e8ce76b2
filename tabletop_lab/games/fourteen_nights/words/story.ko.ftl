# 그림 이야기의 제목: 무엇을 정하면 어떻게 되는가.
story-move = 이동하고 행동한다
story-free_action = 자유 행동을 한다
story-chance_or_cash = 카드와 돈 가운데 고른다
story-extra_action = 한 번 더 행동한다
story-card_extra_action = 카드로 한 번 더 행동한다
story-choose_player = 다른 사람을 고른다
story-bargain = 흥정한다
story-choose_trait = 특성을 고른다
story-swap_plan = 계획을 바꾼다
story-keep_plan = 계획 하나를 남긴다
story-redraw = 계획을 새로 뽑는다
story-replace_goal = 공동 목표를 정한다
story-discard_plan = 계획을 버린다
story-purchase = 계획을 산다
story-contribution = 공동 목표에 돈을 낸다
story-convert = 점수를 추억으로 바꾼다
story-destination = 여행지를 정한다
