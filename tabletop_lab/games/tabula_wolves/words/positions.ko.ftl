# 국면에서 잘못된 것
wrong-other_cards = 자리마다 놓인 카드가 구성과 다릅니다
wrong-other_cards-allowed = { $domain } 한 장씩
wrong-wrong_slip = 사회자의 쪽지에 적힌 것이 실제 카드와 다릅니다
wrong-alive_or_ghost = 산 사람도 유령도 아니거나 둘 다인 사람이 있습니다
wrong-no_seat_order = 산 사람이 자리 순서대로 적혀 있지 않습니다
wrong-token_before_the_living = “Welcome!” 토큰이 살아 있는 { $player } 앞에 있습니다
wrong-token_before_the_living-allowed = { $domain }
wrong-nights_and_days = 밤 { $nights }번과 낮 { $days }번은 여기에서 함께 있을 수 없습니다
wrong-nights_and_days-allowed = 밤 { $domain }번
wrong-day_without_night = 첫날 밤보다 먼저 오는 낮은 없습니다
wrong-day_without_night-allowed = 1 이상
wrong-died_later = { $when }: 아직 오지 않았습니다
wrong-died_later-allowed = 이미 지난 밤이나 낮
wrong-revealed_alive = { $player }: 살아 있습니다. 죽어야만 무엇이든 드러납니다
wrong-revealed_alive-allowed = { $domain }
wrong-ghost_suspected = 유령이 용의자입니다
wrong-ghost_suspected-allowed = { $domain }
wrong-other_suspects = 용의자 { $count }명은 하루의 이 단계와 맞지 않습니다
wrong-other_suspects-allowed = { $wanted ->
    [0] 없음
   *[other] { $wanted }명
}
wrong-moved_too_early = 첫날 밤에 늑대가 아닌 사람이 움직였습니다
wrong-ghost_watches = 유령이 밤을 지켜봅니다
wrong-ghost_watches-allowed = 없음
wrong-other_winner = 산 사람들의 카드를 보면 이 편은 이기지 않았습니다
wrong-other_winner-allowed = { $domain }
wrong-phase_and_winner = 어느 편이 이겨야 게임이 끝나며, 그 전에는 끝나지 않습니다
wrong-tokens_and_votes = 토큰 수가 표 수와 다릅니다
wrong-tokens_and_votes-allowed = 표마다 토큰 하나
wrong-own_vote = 자기 자신에게 투표한 사람이 있습니다
wrong-own_vote-allowed = 다른 자리
wrong-other_composition = 게임에 쓰는 카드와 다릅니다
wrong-other_composition-allowed = 규칙에서 정한 카드, 또는 쓰지 않기
wrong-other_openness = 게임에 쓰는 카드를 누가 아는지가 규칙과 다릅니다
wrong-other_openness-allowed = { $domain }
wrong-no_statement_text = { $text }: 발언이 아닙니다
wrong-no_statement_text-allowed = accuse P5 3처럼 기록에 적는 발언
