# 규칙이 하는 말: 물음, 고를 것, 거절, 일어난 일.

phase-sides = 자리 정하기
phase-season = 계절 사이
phase-turn = 계절
phase-over = 끝

prompt-action = { $again_is ->
    [yes] { $player }({ $side }), 윷이 필요 없는 행동을 한 번 더 고를 수 있습니다. 무엇을 합니까?
   *[no] { $player }({ $side })의 턴입니다. 무엇을 합니까?
}
choice-action = 행동
prompt-land = 어두운 면 { $dark }개로 충분합니다. { $player }의 말은 어디로 갑니까?
choice-land = 이동을 마칠 칸
option-land-decline = 가지 않음
note-land-decline = 말은 그대로 있고 턴이 끝납니다 (CK-6.7).
prompt-declare = { $player }에게 새 족보가 있습니다: { $hands }. 레이트 { $rate }, 종료하면 { SIGNED($amount) }점입니다. 다시 시작합니까, 계절을 종료합니까?
choice-declare = 선언
option-declare-continue = 다시 시작 (계속 선언)
option-declare-end_season = 계절 종료 (종료 선언)
option-declare-silent = 선언하지 않음
note-declare-continue = { $stays_is ->
    [yes] 레이트는 그대로 { $rate }이고 지금은 점수가 오가지 않습니다 (CK-13.2, CK-13.5).
   *[no] 레이트가 오르고 지금은 점수가 오가지 않습니다 (CK-13.2).
}
note-declare-end_season = 점수를 주고받고 계절이 끝납니다 (CK-13.3).
note-declare-silent = 아무것도 바뀌지 않고 턴이 끝납니다.

chance-sides = IA 쪽을 맡을 사람
chance-throw_off = 선을 정하는 윷
chance-coin = 동전
option-coin-IA = IA 쪽
option-coin-A = A 쪽
chance-first_leg_throw = 경유점까지의 윷
chance-step_throw = 밟기 윷
chance-water_throw = 다암놔아 윷
option-throw_off = 어두운 면 { $option_n }개
option-first_leg_throw = 어두운 면 { $option_n }개
option-step_throw = 어두운 면 { $option_n }개
option-water_throw = 어두운 면 { $option_n }개

reason-throw_off = 어두운 면이 더 많음
reason-coin = 동전으로 정함
reason-alternate = 번갈아 시작함
reason-loser_of_season = 지난 계절에 점수를 잃음
reason-winner_of_season = 지난 계절에 점수를 얻음
reason-fixed = 언제나 IA 쪽
reason-all_points_lost = 상대가 점수를 모두 잃음
reason-most_points = 점수가 더 많음
reason-equal_points = 점수가 같음
reason-last_ender = 점수가 같고 마지막 계절을 끝냄
reason-no_action = 할 수 있는 행동이 없음

event-sides_drawn = { $side_is ->
    [IA] { JOSA($player, "이/가") } IA 쪽입니다. 아래에 앉아 위로 나아갑니다.
   *[A] { JOSA($player, "이/가") } A 쪽입니다. 위에 앉아 아래로 나아갑니다.
}
event-season_began = 제{ $season }계절 { JOSA($name, "이/가") } 첫 배치에서 시작됩니다.
event-rate_stands = 레이트는 그대로 { $rate }입니다.
event-thrown_off = { $player }({ $side }) 쪽이 선을 정하려고 윷을 던집니다. 어두운 면 { $dark }개가 나옵니다.
event-throw_off_tied = 둘 다 { $dark }개라 다시 던집니다.
event-throw_off_undecided = 스무 번 내리 같아 동전으로 정합니다.
event-begins = { $player }({ $side })부터 시작합니다: { $reason }.
event-announced = { $via_is ->
    [none] { JOSA($player, "이/가") } 신고합니다: { $origin }의 { JOSA($piece, "이/가") } { JOSA($square, "으로/로") } 갑니다.
   *[other] { $square_is ->
        [none] { JOSA($player, "이/가") } 신고합니다: { $origin }의 { JOSA($piece, "이/가") } { JOSA($via, "을/를") } 밟고 무한 이동합니다.
       *[other] { $toward_is ->
            [yes] { JOSA($player, "이/가") } 신고합니다: { $origin }의 { JOSA($piece, "이/가") } { JOSA($via, "을/를") } 밟고 { $square } 쪽으로 무한 이동합니다.
           *[no] { JOSA($player, "이/가") } 신고합니다: { $origin }의 { JOSA($piece, "이/가") } { JOSA($via, "을/를") } 밟고 { JOSA($square, "으로/로") } 갑니다.
        }
    }
}
event-in_hue = { $why_is ->
    [field] { JOSA($square, "은/는") } 다암훠이므로 { JOSA($kind, "이/가") } 여기서 다암훠의 방식으로 이동합니다.
    [hill] 다암쏘우 { $square }도 다암훠이므로 { JOSA($kind, "이/가") } 여기서 다암훠의 방식으로 이동합니다.
   *[tam] { JOSA($square, "은/는") } 다암과 인접한 다암훠이므로 { JOSA($kind, "이/가") } 여기서 다암훠의 방식으로 이동합니다.
}
event-stepped = { $owner_is ->
    [none] { $origin }에 있던 { $player }의 { JOSA($piece, "이/가") } { $via }의 다암을 밟습니다.
    [IA] { $side_is ->
        [IA] { $origin }에 있던 { $player }의 { JOSA($piece, "이/가") } { $via }에 있는 자기의 { JOSA($over, "을/를") } 밟습니다.
       *[A] { $origin }에 있던 { $player }의 { JOSA($piece, "이/가") } { $via }에 있는 상대의 { JOSA($over, "을/를") } 밟습니다.
    }
   *[A] { $side_is ->
        [A] { $origin }에 있던 { $player }의 { JOSA($piece, "이/가") } { $via }에 있는 자기의 { JOSA($over, "을/를") } 밟습니다.
       *[IA] { $origin }에 있던 { $player }의 { JOSA($piece, "이/가") } { $via }에 있는 상대의 { JOSA($over, "을/를") } 밟습니다.
    }
}
event-threw = { $what_is ->
    [water] { JOSA($player, "이/가") } 다암놔아 윷을 던집니다. 어두운 면 { $dark }개가 나옵니다. 필요한 수는 { $needed }개입니다.
    [first_leg] { JOSA($player, "이/가") } 경유점까지의 윷을 던집니다. 어두운 면 { $dark }개가 나옵니다. 필요한 수는 { $needed }개입니다.
   *[step] { $needed ->
        [0] { JOSA($player, "이/가") } 밟기 윷을 던집니다. 어두운 면 { $dark }개가 나와 { $dark }칸까지 갈 수 있습니다.
       *[other] { JOSA($player, "이/가") } 밟기 윷을 던집니다. 어두운 면 { $dark }개가 나옵니다. 필요한 수는 { $needed }개입니다.
    }
}
event-failed = { $what_is ->
    [water] 어두운 면이 모자라 다암놔아에 들어가지 못합니다. 말은 시작점에 그대로 있습니다.
    [first_leg] 어두운 면이 모자라 경유점에 닿지 못합니다. 말은 시작점에 그대로 있습니다.
   *[step] 어두운 면이 모자라 나아가지 못합니다. 말은 시작점에 그대로 있습니다.
}
event-declined = { JOSA($player, "은/는") } 가지 않습니다. { JOSA($piece, "은/는") } { $origin }에 그대로 있습니다.
event-chooses_again = { JOSA($player, "은/는") } 윷이 필요 없는 행동을 한 번 더 고릅니다.
event-no_other_action = { $player }에게 윷이 필요 없는 행동이 없어 턴이 끝납니다.
event-moved = { $player }의 { JOSA($piece, "이/가") } { $origin }에서 { JOSA($square, "으로/로") } 갑니다.
event-captured = { JOSA($player, "이/가") } { $square }의 { JOSA($piece, "을/를") } 잡아 말 두는 곳에 둡니다.
event-came_back = { $player }의 { JOSA($piece, "이/가") } { JOSA($origin, "으로/로") } 돌아옵니다. 바뀐 것은 없습니다.
event-tam_moved = { $returned_is ->
    [yes] { JOSA($player, "이/가") } 다암을 움직여 { JOSA($origin, "으로/로") } 되돌립니다.
   *[no] { JOSA($player, "이/가") } 다암을 { $origin }에서 { JOSA($square, "으로/로") } 옮깁니다. 둘레의 다암훠도 따라갑니다.
}
event-dropped = { JOSA($player, "이/가") } { JOSA($piece, "을/를") } { $square }에 배치합니다.
event-penalty = { $why_is ->
    [stepped] { JOSA($player, "이/가") } 다암을 밟아 ‘{ $hand }’ 족보, { SIGNED($points) }점이 됩니다.
    [again] { JOSA($player, "이/가") } 상대에 이어 다암을 옮겨 ‘{ $hand }’ 족보, { SIGNED($points) }점이 됩니다.
    [pass] { JOSA($player, "이/가") } 다암을 제자리로 되돌려 ‘{ $hand }’ 족보, { SIGNED($points) }점이 됩니다.
   *[null] { JOSA($player, "이/가") } 시작점으로 돌아와 ‘{ $hand }’ 족보, { SIGNED($points) }점이 됩니다.
}
event-pays_at_once = { $why_is ->
    [stepped] { JOSA($player, "이/가") } 다암을 밟아 곧바로 냅니다: { SIGNED($points) } × 레이트 { $rate } = { SIGNED($amount) }점.
    [again] { JOSA($player, "이/가") } 상대에 이어 다암을 옮겨 곧바로 냅니다: { SIGNED($points) } × 레이트 { $rate } = { SIGNED($amount) }점.
    [pass] { JOSA($player, "이/가") } 다암을 제자리로 되돌려 곧바로 냅니다: { SIGNED($points) } × 레이트 { $rate } = { SIGNED($amount) }점.
   *[null] { JOSA($player, "이/가") } 시작점으로 돌아와 곧바로 냅니다: { SIGNED($points) } × 레이트 { $rate } = { SIGNED($amount) }점.
}
event-hand_completed = { $flash_is ->
    [yes] { JOSA($player, "이/가") } 동색 ‘{ $hand }’ 족보를 완료합니다: { SIGNED($points) }점.
   *[no] { JOSA($player, "이/가") } ‘{ $hand }’ 족보를 완료합니다: { SIGNED($points) }점.
}
event-one_colour = 말이 모두 한 색이므로 동색 { SIGNED($bonus) }점이 들어 있습니다.
event-king_stands_in = ‘{ $hand }’ 족보에서 { JOSA($king, "이/가") } { JOSA($kind, "을/를") } 대신합니다.
event-every_kind = { JOSA($player, "은/는") } 모든 종류를 가졌습니다. 왕의 자리는 왕이 채웁니다.
event-hands_counted = { JOSA($player, "이/가") } 가진 족보는 { $hands }입니다. 모두 { SIGNED($points) }점입니다.
event-hand_lost = { $flash_is ->
    [yes] { JOSA($player, "은/는") } 이제 동색 ‘{ $hand }’ 족보가 없습니다.
   *[no] { JOSA($player, "은/는") } 이제 ‘{ $hand }’ 족보가 없습니다.
}
event-continued = { $stays_is ->
    [yes] { JOSA($player, "이/가") } 다시 시작(계속)을 선언합니다. 레이트는 그대로 { $rate }입니다.
   *[no] { JOSA($player, "이/가") } 다시 시작(계속)을 선언합니다. 레이트는 이제 { $rate }입니다.
}
event-stayed_silent = { JOSA($player, "은/는") } 선언하지 않습니다.
event-season_ended = { JOSA($player, "이/가") } { JOSA($name, "을/를") } 종료합니다: { SIGNED($amount) }점.
event-season_void = { $why_is ->
    [cap] 제{ $season }계절이 { $plies }턴을 채워 점수 없이 끝납니다.
    [repetition] 같은 배치가 세 번째 나와 제{ $season }계절이 점수 없이 끝납니다.
    [no_action] 할 수 있는 것이 없어 제{ $season }계절이 점수 없이 끝납니다.
   *[endless] 제{ $season }계절이 { $plies }턴이 지나도 끝나지 않아 점수 없이 멈춥니다.
}
event-points_moved = { $points ->
    [0] 점수는 오가지 않습니다.
   *[other] { JOSA($player, "이/가") } { $target }에게서 { $points }점을 받습니다.
}
event-points_from_bank = 은행과 주고받아 { $player }의 점수가 { SIGNED($points) }점 바뀝니다.
event-score = 지금까지의 점수: IA { $ours }점, A { $theirs }점.
event-lost_at_once = { $player }({ $side }) 쪽이 점수를 모두 잃어 즉시 패배합니다.
event-extra_season = 점수가 같아 제{ $season }계절을 더 합니다.
event-no_action = { JOSA($player, "은/는") } 할 수 있는 행동이 없습니다.
event-turn_passed = { JOSA($player, "이/가") } 턴을 넘깁니다.
event-game_over = { $winners_n ->
    [1] 게임이 끝납니다. { JOSA($winners, "이/가") } 이깁니다: { $why }.
   *[other] 게임이 끝납니다. 무승부입니다: { $why }.
    }
why-all_points_lost = { reason-all_points_lost }
why-most_points = { reason-most_points }
why-equal_points = { reason-equal_points }
why-last_ender = { reason-last_ender }
why-no_action = { reason-no_action }

# 봇의 이름.
bot-greedy = 눈앞의 이득
