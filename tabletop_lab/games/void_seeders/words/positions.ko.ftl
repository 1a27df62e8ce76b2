# 놓일 수 없는 것.

wrong-seeder_token_count = 보이드 시더 토큰 { $thing }의 수가 { $count }개입니다
wrong-seeder_token_count-allowed = { $wanted }
wrong-card_count = { $thing } 카드가 { $count }장입니다
wrong-card_count-allowed = { $wanted }
wrong-no_madness_token = 활동하는 { $player }의 광기 토큰이 주머니에 없습니다
wrong-too_few_tiles = 탐사하지 않은 방은 { $wanted }개인데 뒷면인 타일은 { $count }장입니다
wrong-no_such_miniature = { $seeder }: 그런 미니어처가 없습니다
wrong-lair_count = 우주선의 마굴, 마굴 토큰, 파괴된 마굴을 더하면 { $count }입니다
wrong-despoiler_dead = 마굴이 모두 파괴되었는데 악몽이 우주선에 있습니다
wrong-despoiler_injured = 악몽은 부상을 입지 않습니다
wrong-injured_off_board = { JOSA($seeder, "은/는") } 우주선에 없는데 부상이 있습니다
wrong-nowhere = { JOSA($player, "은/는") } 탑승 중일 때만 방에 있습니다
wrong-no_pod = { JOSA($player, "은/는") } 구명정에서 기다릴 때만 구명정에 있습니다
wrong-wound_count = 활동하는 { $player }의 중상이 { $count }개입니다
wrong-wound_count-allowed = 0–3
wrong-other_backs = 소지품의 뒷면과 다릅니다
wrong-crew_wrong = { JOSA($player, "은/는") } 탑승 중이거나 구명정에서 기다릴 때만 활동합니다
wrong-too_many_markers = 마커가 { $count }개입니다
wrong-too_many_markers-allowed = 0–{ $most }
wrong-nest_malfunction = { $slot }번 방은 둥지라서 고장 나지 않습니다
wrong-pod_twice = { $pod }번 구명정은 이미 출발했습니다
wrong-nobody_first = 시작 플레이어가 없습니다
wrong-other_order = 차례 순서는 시작 플레이어부터 시계 방향으로 활동하는 사람을 따릅니다
wrong-number_twice = 자리마다 플레이어 번호가 달라야 합니다
wrong-character_twice = 자리마다 캐릭터가 달라야 합니다
wrong-no_turn = 남은 행동이 { $count }개여서 지금 차례와 맞지 않습니다
