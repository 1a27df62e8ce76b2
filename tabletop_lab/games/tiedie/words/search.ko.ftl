# 상자 토큰 탐색, 가이드판의 라인, 탈출, 재배치.

act-search = { $square }의 상자 토큰 탐색하기
prompt-found = { JOSA($player, "이/가") } { JOSA($token, "을/를") } 찾았습니다. 어떻게 합니까?
choice-found = 찾은 토큰을 어떻게 할지
act-keep = 가지기
act-exchange_down = 이것을 가지고 { JOSA($what, "을/를") } 그 자리에 뒷면으로 놓기
act-exchange_up = 이것을 가지고 { JOSA($what, "을/를") } 그 자리에 앞면으로 놓기
act-back_down = 제자리에 뒷면으로 두기
act-back_up = 제자리에 앞면으로 두기
act-place = { $square } 탈주로의 라인에 { JOSA($what, "을/를") } 올리기
act-take = { $square } 탈주로의 라인에서 { JOSA($what, "을/를") } 회수하기
act-escape = 탈출하기
event-searches = { $token ->
    [hidden] { JOSA($player, "이/가") } { $square }의 상자 토큰을 탐색합니다.
   *[other] { JOSA($player, "이/가") } { $square }의 상자 토큰을 탐색합니다: { $token }.
}
event-keeps = { $token ->
    [hidden] { JOSA($player, "이/가") } { $square }의 토큰을 가져갑니다.
   *[other] { JOSA($player, "이/가") } { $square }의 { JOSA($token, "을/를") } 가져갑니다.
}
event-puts_down = { $token ->
    [hidden] { JOSA($player, "이/가") } 다른 토큰을 { $square }에 뒷면으로 놓습니다.
   *[other] { JOSA($player, "이/가") } 대신 { JOSA($token, "을/를") } { $square }에 놓습니다.
}
event-opened = { $square }에 { JOSA($token, "이/가") } 앞면으로 놓입니다.
event-puts_back = { JOSA($player, "이/가") } { $square }의 토큰을 뒷면으로 둡니다.
event-places = { JOSA($player, "이/가") } { $route } 라인에 { JOSA($token, "을/를") } 올립니다.
event-takes_back = { JOSA($player, "이/가") } { $route } 라인에서 { JOSA($token, "을/를") } 회수합니다.
event-escapes = { JOSA($player, "이/가") } { $square }에서 탈출합니다.
event-redistributed = { JOSA($by, "이/가") } { $player }의 토큰 하나를 { $square }에 뒷면으로 재배치합니다.
chance-redistributed = 재배치할 토큰
chance-box_space = 빈 상자 토큰 위치
prompt-redistribute = { JOSA($player, "은/는") } { $owner }의 토큰 하나를 어느 상자 토큰 위치에 놓습니까?
choice-redistribute = 빈 상자 토큰 위치
refused-never_searches = 감시자와 사냥꾼은 상자 토큰을 뒤집지 못합니다.
refused-token_too_far = { $square }의 토큰은 1칸 이내에 있지 않습니다.
refused-lies_for_good = { $square }처럼 앞면으로 놓인 탈주로와 통로는 다시 건드리지 않습니다.
refused-searched_already = { $square }의 토큰은 이번 턴에 이미 처리했습니다.
refused-searched_enough = 이번 턴에 토큰을 이미 { $most }개 탐색했습니다. 더 탐색할 수 없습니다.
refused-escape_needs_move = 이동 카드로 움직일 때만 탈출합니다. 이동 카드를 뒤집으세요.
refused-passage_stays = 통로는 가질 수 없습니다. 제자리에 둡니다.
refused-holds_enough = 이미 아이템을 { $most }개 가지고 있습니다. 교체하거나 그대로 둡니다.
refused-face_down_only = 가지지 않는 아이템은 뒷면으로 되돌려 놓습니다.
refused-no_such_item = 이번 게임의 아이템 가운데 { JOSA($token, "은/는") } 없습니다.
refused-not_held = { JOSA($token, "을/를") } 가지고 있지 않습니다.
refused-no_open_route_here = 열린 탈주로 위에 있지 않습니다.
refused-cannot_place = 앞면인 탈주로에서 1칸 이내일 때, 가진 아이템을 그 라인의 맞는 빈자리에 올릴 수 있습니다.
refused-line_needs_others = { $route } 라인에는 { JOSA($token, "이/가") } 필요하지 않습니다.
refused-cannot_take = 1칸 이내에 있는 앞면인 탈주로의 라인에서, 소지 한도까지 아이템을 회수할 수 있습니다.
refused-no_box_space = { JOSA($square, "은/는") } 빈 상자 토큰 위치가 아닙니다.
refused-no_drop = { JOSA($square, "은/는") } 테두리가 아닙니다.
refused-token_there = { $square }에는 이미 상자 토큰이 있습니다.
refused-not_next_to_it = { JOSA($square, "은/는") } 그 토큰과 이어진 빈 칸이 아닙니다.
event-route_opens = { $square }의 { $route } 탈주로가 열립니다.
event-route_closes = { $square }의 { $route } 탈주로가 다시 닫힙니다.
