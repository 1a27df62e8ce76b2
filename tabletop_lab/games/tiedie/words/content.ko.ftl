# 타일, 배치, 토큰, 카드 파일의 잘못.
wrong-tiles_none = 타일이 하나도 없습니다
wrong-tiles_none-allowed = 타일 1장 이상
wrong-tile_unnamed = 타일 그림 위에 이름을 적은 줄이 없습니다
wrong-tile_unnamed-allowed = 먼저 이름 줄. 예: T1 Lobby / 로비
wrong-tile_header = { $entry }: 타일의 이름이 아닙니다
wrong-tile_header-allowed = 번호 영어 이름 / 한국어 이름. 예: T1 Lobby / 로비. 옆 타일과는 두 칸 이상 띄기
wrong-tile_again = { $tile } 타일은 { $at }행에 이미 있습니다
wrong-tile_again-allowed = 타일마다 한 번
wrong-tile_beside = 이름은 { $wanted }개인데, 이 줄에는 타일이 { $count }장 있습니다
wrong-tile_beside-allowed = 나란히 { $wanted }장. 타일 사이는 띄고 타일 안은 띄지 않기
wrong-tile_height = { $tile } 타일이 { $count }줄입니다
wrong-tile_height-allowed = { $wanted }줄: 칸 { $side }줄과 테두리 선 (tile_side = { $side })
wrong-tile_width = { $tile } 타일의 이 줄에 기호가 { $count }개 있습니다
wrong-tile_width-allowed = { $wanted }개: 칸 { $side }개와 테두리 선 (tile_side = { $side })
wrong-tile_mark = { $tile }: 줄의 { $at }번째 기호 { $mark }: 모르는 기호입니다
wrong-tile_mark-allowed = { $marks }
wrong-tile_frame = { $tile }: 줄의 { $at }번째 기호 { $mark }: 테두리 선에 쓸 수 없습니다
wrong-tile_frame-allowed = { $marks }
wrong-tile_corner = { $tile }: 줄의 { $at }번째 기호 { $mark }: 모서리에 쓸 수 없습니다
wrong-tile_corner-allowed = { $marks }
wrong-door_not_middle = { $tile }: 줄의 { $at }번째 기호인 문이 변의 가운데에 있지 않습니다
wrong-door_not_middle-allowed = 두 타일의 문이 맞닿도록 변의 가운데에 있는 문
wrong-door_no_floor = { $tile }: { $door ->
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
wrong-floor_cut_off = { $tile }: 문에서 ({ $row },{ $column }) 칸으로 갈 수 없습니다
wrong-floor_cut_off-allowed = 대각선 없이 이어지는 칸
wrong-box_cut_off = { $tile }: 문에서 상자 토큰 위치 ({ $row },{ $column })로 갈 수 없습니다
wrong-box_cut_off-allowed = 대각선 없이 이어지는 칸
wrong-start_cut_off = { $tile }: 문에서 시작 위치 ({ $row },{ $column })로 갈 수 없습니다
wrong-start_cut_off-allowed = 대각선 없이 이어지는 칸
wrong-start_again = { $tile }: 시작 위치 { $number }번은 { $other } 타일 { $at }행에 이미 있습니다
wrong-start_again-allowed = 번호마다 한 번
wrong-start_missing = 시작 위치 { $number }번이 없습니다
wrong-start_missing-allowed = 1번부터 { $most }번까지 빠짐없이
