# 카드 구성에서 잘못된 것 (TW-4.6).
fault-needs_custom = 직접 고른 카드는 ‘composition: custom’일 때만 나눕니다. custom을 고르거나 카드 칸을 비우세요.
fault-no_row = 구성표에 { NUMBER($players) }명의 줄이 없습니다.
fault-no_count = ‘{ $part }’: 캐릭터와 장수로 읽을 수 없습니다. 예: wolf 2, seer 1, villager 5
fault-no_character = ‘{ $part }’ 캐릭터는 없습니다. 쓸 수 있는 이름: wolf, witch, servant, seer, medium, guard, mason, mercenary, gypsy, spiritist, villager.
fault-cards_for_players = 카드가 { NUMBER($cards) }장인데 플레이어는 { NUMBER($players) }명입니다. 카드와 플레이어의 수를 맞추세요.
fault-no_wolf = 늑대가 없습니다. 하나 이상 넣으세요.
fault-over_before = 늑대로 세는 사람이 { NUMBER($wolves) }명, 나머지가 { NUMBER($citizens) }명이어서 시작하자마자 끝납니다. 늑대를 나머지보다 적게 넣으세요.
fault-no_medium = 무녀는 이 게임에 없습니다 (medium_in_game, TW-3.5). 무녀를 빼거나 그 규칙을 켜세요.
fault-too_few_players = { NUMBER($least) }명 이상일 때 쓰는 캐릭터입니다 (TW-3.1): { $role }.
fault-too_many_cards = 한 캐릭터의 카드가 { NUMBER($count) }장입니다: { $role }. 카드는 { NUMBER($most) }장뿐입니다.
fault-lone_mason = 비밀 결사대원이 혼자면 알아볼 사람이 없습니다 (TW-3.6). 빼거나 두 장을 넣으세요.
fault-third_wolf_missing = 늑대 { NUMBER($count) }명은 너무 적습니다. { NUMBER($least) }명부터는 늑대가 셋입니다 (TW-4.3).

# 카드 구성 표의 잘못.
wrong-row_again = { $players }인 줄이 두 번 있습니다
wrong-row_again-allowed = 인원마다 한 줄
wrong-row_sum = { $players }인 줄의 카드는 모두 { $total }장입니다
wrong-row_sum-allowed = { $players }장
wrong-no_rows = 표에 줄이 없습니다
wrong-no_rows-allowed = 인원마다 한 줄
