# 국면에서 잘못된 것
wrong-not_both_sides = 두 플레이어가 양쪽에 한 명씩 앉아 있지 않습니다
wrong-not_both_sides-allowed = { $domain } 한 번씩
wrong-no_season = { $season }: 그런 계절이 없습니다
wrong-no_season-allowed = 1부터 마지막 계절까지
wrong-no_phase = { $phase }: 그런 단계가 없습니다
wrong-nobody_to_move = 지금 턴인 쪽이 없습니다
wrong-nobody_to_move-allowed = { $domain }
wrong-to_move_after_the_end = 게임이 끝났는데 턴인 쪽이 있습니다
wrong-no_tam = 다암이 정확히 한 칸에 있지 않습니다
wrong-no_tam-allowed = ** 하나
wrong-not_the_set = 말 48개보다 많거나 적습니다: { $pieces }
wrong-not_the_set-allowed = 말 48개
wrong-other_total = { $ours }점과 { $theirs }점을 합하면 { $total }점이 아닙니다
wrong-other_total-allowed = 합해서 { $total }점
wrong-less_than_none = 점수가 0보다 적은 쪽이 있습니다
wrong-less_than_none-allowed = 0 이상
wrong-not_lost_yet = 점수가 없는데 지지 않은 쪽이 있습니다
wrong-not_lost_yet-allowed = 1 이상
wrong-no_rate = { $rate }: 그런 레이트가 없습니다
wrong-no_rate-allowed = { $domain }
wrong-rates_differ = 함께 쓰는 레이트가 양쪽에서 다릅니다
wrong-rates_differ-allowed = 양쪽에 같은 레이트

wrong-no_action_text = { $action }: 행동이 아닙니다
wrong-no_action_text-allowed = MAU^MAI=>MY처럼 적은 행동
place-board = 판
place-board-row = { $row }행
place-square = { $square } 칸
place-pieces = 말
place-kind = { $piece }
place-reserve = 잡은 말
place-reserve-side = { $side }
place-reserve-piece = { $side_is ->
    [none] 잡은 말 가운데 { $number }번째
   *[other] { $side }, { $number }번째
}
wrong-board_no_text = { $given }: 판이 아닙니다
wrong-board_no_text-allowed = 아홉 행을 적은 글
wrong-board_rows = 행이 { $count }개입니다
wrong-board_rows-allowed = A부터 IA까지 /로 이은 9행
wrong-board_row = 글자가 { $count }개입니다
wrong-board_row-allowed = 두 글자씩 아홉 칸, 모두 18개
wrong-reserve_no_list = { $given }: 잡은 말의 목록이 아닙니다
wrong-reserve_no_list-allowed = 말의 목록
wrong-reserve_by_side = 잡은 말은 쪽별로 적습니다
wrong-reserve_by_side-allowed = A, IA
wrong-no_side = { $side }: 그런 쪽이 없습니다
wrong-no_side-allowed = A, IA
wrong-no_square = 그런 칸이 없습니다
wrong-no_square-allowed = 열 { $columns }, 행 { $rows }
wrong-no_piece = { $piece }: 그런 말이 없습니다
wrong-no_piece-allowed = r이나 b 뒤에 { $letters } 가운데 하나(IA 쪽은 대문자), 또는 { $tam }
wrong-second_tam = 다암이 둘입니다. 첫째는 { $first } 칸에 있습니다
wrong-many_pieces = 다암을 뺀 말이 { $count }개입니다
wrong-many_pieces-allowed = { $most }개 이하
wrong-many_of_a_kind = { $count }개입니다
wrong-many_of_a_kind-allowed = 한 벌에 { $most }개
wrong-no_piece_of_a_reserve = { $piece }: 잡은 말로 적을 수 없습니다
wrong-no_piece_of_a_reserve-allowed = r이나 b 뒤에 { $letters } 가운데 하나
