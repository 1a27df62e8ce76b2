# 왜 안 되는지: 행동을 막는 것.
the-other = { $other }
refused-no_piece = { $square }에는 말이 없습니다.
refused-enemy_piece = { $square }의 { JOSA($piece, "은/는") } 상대의 말입니다.
refused-same_square = { $square }의 말이 그 자리에 그대로 있게 됩니다. 이동은 다른 칸에서 끝나야 합니다.
refused-off_lines = { $hue_is ->
    [yes] 다암훠 { $start }에서 { JOSA($piece, "은/는") } { $to } 쪽으로 이동하지 않습니다.
   *[no] 다암훠가 아닌 { $start }에서 { JOSA($piece, "은/는") } { $to } 쪽으로 이동하지 않습니다.
}
refused-blocked = { $start }에서 { $to }까지 가는 길을 { $by }의 { JOSA($other, "이/가") } 막고 있습니다.
refused-blocked_twice = { $most ->
    [0] { $start }에서 { $to }까지 가는 길을 { $by }의 { JOSA($other, "이/가") } 막고 있습니다.
   *[other] 다암훠의 무녀는 말을 { $most }개까지만 뛰어넘습니다. { $start }에서 { $to }까지 가는 길에서 { $by }의 { JOSA($other, "은/는") } 더 뛰어넘을 수 없습니다.
}
refused-too_near = 다암훠의 망아지는 { $start } 바로 옆에 멈출 수 없습니다. 두 번째 칸부터 갑니다.
refused-own_piece = { $step_is ->
    [yes] { $to }의 { JOSA($other, "은/는") } 자기 말이라 잡을 수 없습니다. 밟을 수는 있습니다.
   *[no] { $to }의 { JOSA($other, "은/는") } 자기 말이라 잡을 수 없습니다.
}
refused-tam_there = { $step_is ->
    [yes] { $to }에 다암이 있습니다. 다암은 잡을 수 없지만 밟을 수는 있습니다.
   *[no] { $to }에 다암이 있습니다. 다암은 잡을 수 없습니다.
}
refused-protected = { $step_is ->
    [yes] { $to }의 { JOSA($other, "은/는") } { $by }의 장군이 지키고 있어 잡을 수 없습니다. 밟을 수는 있습니다.
   *[no] { $to }의 { JOSA($other, "은/는") } { $by }의 장군이 지키고 있어 잡을 수 없습니다.
}
refused-cannot_capture = { $to }의 { JOSA($other, "은/는") } 잡을 수 없습니다.
refused-nothing_to_step_on = { $via }에는 밟을 말이 없습니다.
refused-not_steppable = { $whose_is ->
    [own] 이 규칙에서는 자기 말을 밟을 수 없습니다: { $via }의 { $other }.
    [tam] 이 규칙에서는 다암을 밟을 수 없습니다.
   *[enemy] 이 규칙에서는 상대의 말을 밟을 수 없습니다: { $via }의 { $other }.
}
refused-stays_on_via = { $via }에 머물러 밟은 말을 잡을 수는 없습니다. 잡으려면 그 칸으로 바로 이동합니다.
refused-no_return = 이 규칙에서는 시작점 { JOSA($square, "으로/로") } 돌아올 수 없습니다.
refused-beyond_throws = { $start }에서 { $to }까지는 { $needed }칸이라 막대 { $sticks }개로는 닿지 않습니다.
refused-first_leg_beyond_throws = { $start }에서 경유점 { $to }까지는 { $needed }칸이라 막대 { $sticks }개로는 닿지 않습니다.
refused-leg_is_infinite = { $via }에서 { $to }까지는 무한 이동이라 밟기 윷이 필요합니다. =>로 적습니다.
refused-leg_is_finite = { $via }에서 { $to }까지는 유한 이동이라 밟기 윷이 필요 없습니다. >로 적습니다.
refused-declare_destination = { $via }에서 무한 이동할 때는 윷을 던지기 전에 목적지를 신고합니다.
refused-declare_direction = { $via }에서 무한 이동할 때는 윷을 던지기 전에 방향만 신고합니다. 첫 칸과 +를 적습니다.
refused-declare_nothing = { $via }에서 무한 이동할 때는 신고하지 않습니다. 목적지에 ?를 적습니다.
refused-no_water_throw = { $to }에 들어가는 데 다암놔아 윷이 필요 없습니다. ~ 없이 적습니다.
refused-no_tam = { $square }에는 다암이 없습니다.
refused-tam_barred_again = 상대가 바로 앞 턴에 다암을 움직였습니다. 이 규칙에서는 이어서 옮길 수 없습니다.
refused-tam_steps = { $most ->
    [1] 다암은 한 턴에 꼭 한 걸음을 갑니다. { $steps }걸음은 안 됩니다.
   *[other] { $least ->
        [1] 다암은 한 턴에 1–{ $most }걸음을 갑니다. { $steps }걸음은 안 됩니다.
       *[other] 다암은 한 턴에 꼭 { $most }걸음을 갑니다. { $steps }걸음은 안 됩니다.
    }
}
refused-tam_not_next = { JOSA($to, "은/는") } { JOSA($start, "과/와") } 인접하지 않습니다. 다암은 왕처럼 한 칸씩 갑니다.
refused-tam_occupied = { $to }에 { JOSA($other, "이/가") } 있습니다. 다암의 걸음은 저마다 빈칸에서 끝납니다.
refused-tam_via_empty = { $via }에는 다암이 밟을 말이 없습니다.
refused-tam_vias = { $most ->
    [0] 이 규칙에서는 다암이 다른 말을 밟을 수 없습니다.
   *[other] 다암은 한 턴에 경유점을 { $most }개까지 씁니다. 걸음마다 많아야 하나입니다.
}
refused-tam_no_return = 이 규칙에서는 다암이 떠난 칸 { JOSA($square, "으로/로") } 돌아올 수 없습니다.
refused-no_drops = 이 규칙에서는 잡은 말을 다시 배치하지 않습니다.
refused-not_in_reserve = 말 두는 곳에 { JOSA($piece, "이/가") } 없습니다.
refused-occupied = { $to }에 { JOSA($other, "이/가") } 있습니다. 잡은 말은 빈칸에 배치합니다.
refused-needs_a_throw = 윷이 실패한 뒤에는 윷이 필요 없는 행동만 고를 수 있습니다.
refused-beyond_the_throw = { $to }까지는 { $needed }칸인데 윷은 { $dark }칸까지입니다.
refused-not_announced = { $via }에서 시작한 두 번째 걸음은 신고하지 않은 { $to }에서 끝날 수 없습니다.
refused-no_declining = 이 규칙에서는 윷이 충분하면 그만둘 수 없습니다.
refused-must_declare = 다시 시작할지 계절을 종료할지 꼭 선언해야 합니다.
refused-not_an_action = ‘{ $wanted }’: 행동으로 읽을 수 없습니다. { NTH($at) } 글자를 보세요. MAU>CAU, NAI^LAI>LY, MAU^MAI=>MY처럼 적습니다.
refused-not_possible = 지금은 할 수 없는 행동입니다.
