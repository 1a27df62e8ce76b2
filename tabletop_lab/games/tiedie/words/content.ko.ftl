# 타일, 배치, 토큰, 카드 파일의 잘못.
wrong-tiles_none = 타일이 하나도 없습니다
wrong-tiles_none-allowed = 타일 1장 이상
wrong-tile_header = { $entry }: 타일의 이름이 아닙니다
wrong-tile_header-allowed = 번호 영어 이름 / 한국어 이름. 예: T1 Lobby / 로비. 옆 타일과는 두 칸 이상 띄기
wrong-tile_again = { $tile } 타일은 { $at }행에 이미 있습니다
wrong-tile_again-allowed = 타일마다 한 번
wrong-tile_beside = 이름은 { $wanted }개인데, 이 줄에는 타일이 { $count }장 있습니다
wrong-tile_beside-allowed = 나란히 { $wanted }장. 타일 사이는 띄고 타일 안은 띄지 않기
wrong-tile_height = { $tile } 타일이 { $count }줄입니다
wrong-tile_height-allowed = { $wanted }줄: 칸 { $side }줄과 바깥 선 (tile_side = { $side })
wrong-tile_width = { $tile } 타일의 이 줄에 기호가 { $count }개 있습니다
wrong-tile_width-allowed = { $wanted }개: 칸 { $side }개와 바깥 선 (tile_side = { $side })
wrong-tile_mark = { $tile }: 줄의 { $at }번째 기호 { $mark }: 모르는 기호입니다
wrong-tile_mark-allowed = { $marks }
wrong-tile_frame = { $tile }: 줄의 { $at }번째 기호 { $mark }: 바깥 선에 쓸 수 없습니다
wrong-tile_frame-allowed = { $marks }
wrong-tile_corner = { $tile }: 줄의 { $at }번째 기호 { $mark }: 모서리에 쓸 수 없습니다
wrong-tile_corner-allowed = { $marks }
wrong-door_not_middle = { $tile }: 줄의 { $at }번째 기호인 문이 변의 가운데에 있지 않습니다
wrong-door_not_middle-allowed = 두 타일의 문이 맞닿도록 변의 가운데에 있는 문
wrong-door_no_floor = { $tile }: { $door_is ->
    [N] 북쪽
    [E] 동쪽
    [S] 남쪽
   *[W] 서쪽
  } 문 안쪽이 이동 불가 칸입니다
wrong-door_no_floor-allowed = 문마다 안쪽에 이동할 수 있는 칸
wrong-doors_few = { $tile }: 문이 { $count ->
    [0] 없습니다
   *[other] { $count }개입니다
  }
wrong-doors_few-allowed = { $least }개 이상
wrong-floor_cut_off = { $tile }: 문에서 ({ $row },{ $column }) 칸까지 갈 수 없습니다
wrong-floor_cut_off-allowed = 대각선 없이 이어지는 칸
wrong-box_cut_off = { $tile }: 문에서 상자 토큰 위치 ({ $row },{ $column }) 칸까지 갈 수 없습니다
wrong-box_cut_off-allowed = 대각선 없이 이어지는 칸
wrong-start_cut_off = { $tile }: 문에서 시작 위치 ({ $row },{ $column }) 칸까지 갈 수 없습니다
wrong-start_cut_off-allowed = 대각선 없이 이어지는 칸
wrong-start_again = { $tile }: 시작 위치 { $number }번은 { $other } 타일 { $at }행에 이미 있습니다
wrong-start_again-allowed = 번호마다 한 번
wrong-start_missing = 시작 위치 { $number }번이 없습니다
wrong-start_missing-allowed = 1번부터 { $most }번까지 빠짐없이

place-map_layout = map_layout
place-tile_side = tile_side
wrong-side_needs_tiles = 기본 타일은 한 변이 { $side }칸이 아니라 { $ours }칸입니다
wrong-side_needs_tiles-allowed = tile_side = { $ours }, 또는 tiles_file에 직접 만든 타일
wrong-layouts_none = 배치가 하나도 없습니다
wrong-layouts_none-allowed = 이름 줄과 그 아래 맵의 줄. 이름 줄의 예: M1 standard map / 표준 맵
wrong-layout_header = { $entry }: 배치의 이름이 아닙니다
wrong-layout_header-allowed = 번호 영어 이름 / 한국어 이름. 예: M1 standard map / 표준 맵
wrong-layout_again = { $layout } 배치는 { $at }행에 이미 있습니다
wrong-layout_again-allowed = 배치마다 한 번
wrong-layout_form = { $entry }: 타일과 회전 수가 아닙니다
wrong-layout_form-allowed = T4, 시계 방향으로 돌리면 T4*1–T4*3, 빈자리는 -
wrong-layout_tile = { $tile } 타일은 없습니다
wrong-layout_tile-allowed = { $tiles }
wrong-layout_twice = { $tile } 타일이 두 번 놓였습니다
wrong-layout_twice-allowed = 타일마다 한 번
wrong-layout_empty = 놓인 타일이 없습니다
wrong-layout_empty-allowed = 타일의 줄. 예: T1 T2
wrong-layout_apart = { $tile } 타일이 { $other } 타일과 이어지지 않습니다
wrong-layout_apart-allowed = 문과 문이 맞닿아 이어지는 타일
wrong-layout_start = 이 맵에는 시작 위치 { $number }번이 없습니다
wrong-layout_start-allowed = 적어도 시작 위치 1–{ $most }번

wrong-id_form = { $cell }: 번호로 쓸 수 없습니다
wrong-id_form-allowed = 로마자로 시작하는 로마자, 숫자, 밑줄 1–16자
wrong-id_again = { $card }: { $at }행에 이미 있는 번호입니다
wrong-id_again-allowed = 번호마다 한 번
wrong-id_elsewhere = { $card }: { $other } 파일에도 있는 번호입니다
wrong-id_elsewhere-allowed = 상자 전체에서 번호마다 한 번
wrong-id_of_an_action = { $card }: 행동 카드의 번호입니다
wrong-id_of_an_action-allowed = 다른 번호
wrong-card_unnamed = 이름이 없습니다
wrong-card_unnamed-allowed = name_en, name_ko 가운데 하나라도 적기
wrong-no_cards = 수면 카드가 없습니다
wrong-no_cards-allowed = 1종류 이상
wrong-characters_few = 캐릭터가 { $count }명입니다
wrong-characters_few-allowed = 플레이어 수인 { $least }명 이상
wrong-route_copies = 탈주로 { $token } 토큰이 여러 개입니다
wrong-route_copies-allowed = 탈주로마다 토큰 1개
wrong-passages = 통로 토큰이 { $count }개입니다
wrong-passages-allowed = { $wanted }개
wrong-routes_few = 탈주로 토큰이 { $count }개입니다
wrong-routes_few-allowed = { $least }개 이상
wrong-token_count = 상자 토큰은 { $count }개, 상자 토큰 위치는 { $spaces }곳입니다
wrong-token_count-allowed = { $wanted }개: 위치보다 2개 많게
wrong-line_route = { $token } 탈주로는 없습니다
wrong-line_route-allowed = { $known }
wrong-line_again = { $token } 탈주로의 라인이 이미 있습니다
wrong-line_again-allowed = 탈주로마다 라인 하나
wrong-line_missing = { $token } 탈주로의 라인이 없습니다
wrong-line_missing-allowed = 탈주로마다 라인 하나
wrong-line_empty = 라인에 놓을 아이템이 없습니다
wrong-line_empty-allowed = 사이를 띄어 적은 아이템. 예: IX IX IA
wrong-line_item = { $token } 아이템은 없습니다
wrong-line_item-allowed = { $known }
wrong-line_copies = 이 라인에는 { $token } 아이템이 { $count }개 있어야 하는데, 모두 { $most }개뿐입니다
wrong-line_copies-allowed = { $most }개까지
