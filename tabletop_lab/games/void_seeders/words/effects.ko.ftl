# 카드에 적는 말: 누가 또는 어디에서, 무엇을, 어떤 조건으로.
part-you = { $effect }
part-of = { $selector }: { $effect }
part-or = { $one } / { $other }
part-choice = 하나 선택 – { $effect }
part-else = { $one }. 할 수 없으면 { $other }

selector-others = 같은 방의 다른 캐릭터 모두
selector-one_other = 같은 방의 다른 캐릭터 1명 선택
selector-one_here = 자신 또는 같은 방의 다른 캐릭터 1명 선택
selector-everyone_here = 방 안의 모든 캐릭터
selector-everybody = 차례 순서대로 각 플레이어
selector-if_mad = 광기 레벨이 3 이상이면
selector-alone = 자신의 방과 인접한 방에 다른 캐릭터가 없는 모든 캐릭터
selector-empty_handed = 플레이어의 손에 행동 카드가 없는 모든 캐릭터
selector-at_peace = 차례 순서대로, 전투 중이 아닌 모든 캐릭터
selector-first_at_peace = 차례 순서상 전투 중이 아닌 첫 번째 캐릭터
selector-sane_at_peace = 차례 순서대로, 광기 레벨이 2 이하이고 전투 중이 아닌 모든 캐릭터
selector-at_an_entrance = 차례 순서대로, 정비통로 입구가 있는 방의 모든 캐릭터
selector-at_a_lair = 마굴이 있는 방의 모든 캐릭터
selector-maddest_of_a_crowd = 캐릭터가 2명 이상인 방마다 광기 레벨이 가장 높은 캐릭터
selector-with_an_egg = 알을 든 모든 캐릭터
selector-unbroken_computer_room = 탐험한 컴퓨터 방 가운데 고장 마커가 없고 번호가 가장 낮은 방
selector-unbroken_yellow_room = 탐험한 노란색 방 가운데 고장 마커가 없고 번호가 가장 높은 방
selector-unburnt_engine_room = 불 마커가 없고 엔진 번호가 가장 낮은 엔진실
selector-the_generator = 탐험한 발전실
selector-every_room = 모든 방
selector-lair_rooms = 번호가 낮은 순서대로, 마굴이 있는 방마다
selector-a_computer_room = 탐험한 컴퓨터 방 1곳 선택
selector-a_room = 방 1곳 선택

effect-discard_random = 손에서 행동 카드 { $count }장을 무작위로 버립니다
effect-discard = { $all_is ->
    [yes] 손에 든 카드를 모두 버립니다
   *[other] 행동 카드 { $count }장을 버립니다
  }
effect-discard_to = 손에 든 카드가 { $count }장이 될 때까지 행동 카드를 버립니다
effect-forget = 행동 덱 맨 위 카드 { $count }장을 버림 더미에 놓습니다. 버림 더미를 다시 섞지 않습니다
effect-contaminate = 오염 카드 { $count }장을 받습니다
effect-wound_lightly = 경상 { $count }개를 입습니다
effect-wound_seriously = 중상 { $count }개를 입습니다
effect-go_mad = 광기 레벨 +{ $count }
effect-panic = 패닉 카드 1장을 뽑아 적용합니다
effect-die = 사망합니다
effect-lose_ammo = { $all_is ->
    [yes] 손에 든 무기 가운데 탄약이 가장 많은 무기의 탄약을 모두 버립니다
   *[other] 손에 든 무기에서 탄약 { $count }개를 버립니다
  }
effect-cast_away = 무거운 아이템이나 무거운 물체 { $count }개를 버리거나 내려놓습니다
effect-flee = 탐험한 인접한 방 가운데 닫힌 문으로 막히지 않고 번호가 가장 낮은 방으로 이동합니다. 공격도 소음 굴림도 없습니다
effect-pass = 카드를 버리지 않고 즉시 패스합니다
effect-roll_noise = 소음 굴림을 합니다
effect-encounter = 조우가 일어납니다
effect-vanish = 공격한 보이드 시더를 게임판에서 제거하고, 무작위 보이드 시더 토큰 1개를 주머니에 넣습니다
effect-fall_silent = 캐릭터가 있는 방과 이어지지 않은 모든 통로의 소음 마커를 제거합니다
effect-lose_pod = 번호가 가장 낮은 빈 구명정을 게임에서 제거합니다
effect-spread_fire = 불 마커가 있는 방 가운데 번호가 가장 낮은 방에서, 불 마커가 없고 닫힌 문으로 막히지 않은 번호가 가장 낮은 인접한 방으로 불이 번집니다
effect-self_destruct = 우주선에 고장 마커가 { $malfunctions }개 이상이고 자폭 시퀀스가 꺼져 있으면, 자폭 시퀀스를 시작합니다
effect-lay_egg = 둥지가 파괴되지 않았으면 보이드 시더 게임판에 알 { $count }개를 놓습니다

effect-make_noise = { $where_is ->
    [lowest] 방의 통로 가운데 소음 마커가 없고 숫자가 가장 낮은 통로에
    [chosen] 방의 통로 가운데 소음 마커가 없는 통로 1곳을 골라
   *[other] 방의 통로 가운데 소음 마커가 없는 모든 통로에
  } 소음 마커를 놓습니다
effect-break_down = 방에 고장 마커를 놓습니다
effect-catch_fire = 방에 불 마커를 놓습니다
effect-put_out_fire = 방의 불 마커를 제거합니다
effect-clear_room = 방의 불 마커를 제거하고, 그 방의 모든 보이드 시더가 후퇴합니다
effect-open_doors = 방의 닫힌 문을 모두 엽니다
effect-lower_counter = 방의 아이템 수 −{ $count }

effect-close_door = 방의 열린 문 { $count }개를 닫습니다
effect-switch_door = 방의 문 { $count }개를 열거나 닫습니다
effect-destroy_door = 방의 닫힌 문 1개를 파괴합니다
effect-set_doors = 방 1곳을 골라 그 방의 문을 원하는 대로 열거나 닫습니다
effect-mend_doors = 방의 파괴된 문을 닫습니다
effect-search = 아이템 수 −1. 방과 같은 색의 아이템 카드 { $count }장을 보고 1장을 가집니다
effect-search_on = 아이템 수가 0이어도 수색하여 카드 { $count }장을 봅니다
effect-find_item = 아이템 덱 1개를 골라 카드 { $count }장을 보고 1장을 가집니다
effect-repair = 방의 고장 마커를 버립니다. 엔진실이라면 대신 엔진을 수리하거나 파손할 수 있습니다
effect-recover = 광기 레벨을 1 낮출 수 있고, 손에 든 오염 카드를 스캐너로 검사할 수 있습니다
effect-dress = { $all_is ->
    [yes] 중상을 모두 응급처치합니다
   *[other] 중상 { $count }개를 응급처치합니다
  }
effect-heal_light = { $all_is ->
    [yes] 경상을 모두 치유합니다
   *[other] 경상 { $count }개를 치유합니다
  }
effect-heal_serious = { $all_is ->
    [yes] 응급처치한 중상을 모두 치유합니다
   *[other] 응급처치한 중상 { $count }개를 치유합니다
  }
effect-draw = 카드 { $count }장을 뽑습니다
effect-draw_to = 손에 든 카드가 { $count }장이 될 때까지 뽑습니다
effect-redraw = 카드를 원하는 만큼 버리고, 버린 수 + { $more }장을 뽑습니다
effect-purge = 손에 든 오염 카드 { $count }장을 검사하고 제거합니다. 감염 카드마다 오염 카드 1장을 받습니다
effect-sort_deck = 자신의 행동 덱 맨 위 카드 { $count }장을 보고 { $kept }장을 가진 뒤 나머지를 버립니다
effect-load = { $reload_is ->
    [energy] 에너지 무기 1개
    [fuel] 화염방사기 1개
   *[other] 자신의 무기
  }: { $all_is ->
    [yes] 탄약을 최대로 채웁니다
   *[other] 최대 탄약 수까지 탄약 +{ $count }
  }
effect-enlarge = 에너지 무기 1개: 탄약과 최대 탄약 수 +{ $count }
effect-interrupt = 같은 방의 다른 플레이어가 선언한 행동이나, 그 플레이어가 적용할 패닉 카드의 효과를 취소합니다
effect-ignore_surprise = 자신에 대한 기습 공격을 무시합니다
effect-ignore_attack = 자신에 대한 보이드 시더의 공격 1회를 무시합니다
effect-escape = { $all_is ->
    [yes] 도주합니다
   *[other] { $attackers ->
        [0] 공격받지 않고 도주합니다
       *[other] 도주합니다. 보이드 시더는 { $attackers }개만 공격합니다
      }
  }
effect-aim = 비용 없이 사격합니다. 주사위를 한 번 다시 굴릴 수 있습니다
effect-empty_magazine = 무기 1개의 탄약을 모두 버리고, 주사위 없이 그 절반(올림)만큼 부상을 입힙니다
effect-march = 그 플레이어가 원하면, 비용 없이 즉시 이동합니다
effect-sneak = 소음 굴림 없이 이동합니다. 탐험 토큰의 위험과 정적은 무시합니다
effect-crawl = 정비통로 입구가 있는 방에서 그런 다른 방으로 이동합니다
effect-walk_outside = 노란색 방에서 다른 노란색 방으로 이동합니다. 행동 카드를 모두 버립니다
effect-rush = 이번 차례에 원하는 만큼 행동한 뒤 패스합니다
effect-improvise = 비용 없이 제작합니다. 노란색 아이템 1개를 원하는 아이콘으로 사용합니다
effect-light_fire = 아이템 1개를 버리고 방에 불 마커를 놓습니다
effect-bind = 한 손에 무거운 아이템 { $count }개를 듭니다
effect-drive_off = 이 방의 보이드 시더 { $count }개가 후퇴합니다
effect-stun = 이 방의 보이드 시더 1개가 부상 { $injuries }개를 입고 후퇴합니다
effect-throw_grenade = 자신의 방이나 인접한 방의 보이드 시더 또는 마굴 1개가 부상 2개, 그 방의 나머지가 각각 부상 1개, 그 방의 모든 캐릭터가 중상 1개를 입습니다
effect-throw_molotov = 보이드 시더가 있는 자신의 방이나 인접한 방: 불 마커를 놓습니다. 모든 보이드 시더가 부상 1개, 모든 캐릭터가 중상 1개를 입습니다
effect-lure = 인접한 방의 보이드 시더를 한 방으로 옮깁니다. 전투 중인 것은 먼저 공격합니다
effect-take_antidote = 자신의 모든 오염 카드를 검사하고 감염 카드를 제거합니다. 광기 레벨을 3으로 낮출 수 있습니다. 오염 카드 1장을 받고 행동 덱과 버림 더미를 함께 섞은 뒤 패스합니다
effect-use_room = { $where_is ->
    [here] 비용 0으로 이 방의 행동을 합니다
   *[other] 비용 0으로, 탐험했고 고장 나지 않은 다른 컴퓨터 방의 행동을 합니다
  }
effect-foresee = 사건 덱 맨 위 카드를 봅니다. 그대로 두거나 덱 맨 아래에 놓습니다
effect-look_at_coordinates = 좌표 카드를 봅니다
effect-set_destination = 목적지 마커를 옮깁니다
effect-look_at_engine = { $which_is ->
    [all] 모든 엔진의 맨 위 토큰을 봅니다
   *[other] 이 엔진의 맨 위 토큰을 봅니다
  }
effect-look_at_tile = { $where_is ->
    [next_door] 인접한 방의{" "}
   *[other] {""}
  }탐험하지 않은 방 타일 { $count }장{ $what_is ->
    [with_token] {""}과 그 탐험 토큰을 봅니다
   *[other] {""}을 봅니다
  }
effect-look_at_objective = { $whose_is ->
    [signalled] 신호 마커가 있는 플레이어의 목표 카드 1장을 봅니다
   *[other] 다른 플레이어의 목표 카드 1장을 봅니다
  }
effect-hibernate = 소음 굴림을 합니다. 이 방에 보이드 시더가 없으면 동면합니다
effect-board_pod = 소음 굴림을 합니다. 이 방에 보이드 시더가 없으면 개방된 구명정에 탑니다
effect-flip_pod = { $where_is ->
    [here] 자신이 있는 구획의{" "}
   *[other] {""}
  }구명정 1개를 폐쇄하거나 개방합니다
effect-send_signal = 캐릭터 게임판에 신호 마커를 놓습니다
effect-switch_self_destruct = 자폭 시퀀스를 시작하거나 멈춥니다
effect-analyse = 조건을 갖춘 약점 카드 1장을 공개합니다
effect-operate = 자신의 모든 오염 카드를 검사하고 감염 카드를 제거합니다. 광기 레벨을 3으로 낮출 수 있습니다. 경상 1개를 입고, 자신의 모든 카드를 섞어 새 덱을 만든 뒤 패스합니다
effect-vent_room = 다른 노란색 방의 문을 모두 닫습니다. 플레이어 단계가 끝날 때까지 모두 닫혀 있으면 그 방의 살아 있는 모든 것이 죽습니다
effect-take_egg = 알 1개를 들고 소음 굴림을 합니다
effect-skip_attacks = 이번 사건 단계에는 보이드 시더가 공격하지 않습니다

condition-signal = 신호를 보냈다
condition-weakness = { $slot_is ->
    [egg] 알의 약점이 공개되었다
    [carcass] 시체의 약점이 공개되었다
   *[other] 광기의 약점이 공개되었다
  }
condition-weaknesses = 약점이 { $count }개 이상 공개되었다
condition-brings = { $what_is ->
    [egg] 알
    [carcass] 인트루더 시체
    [blue_corpse] 파란색 시신
   *[other] 시신
  } 운반: 구명정에 탔거나 동면한 상태로 끝났다
condition-leaves_with = 아이템을 { $count }개 이상 가지고 구명정으로 떠났다
condition-dead = { $number }번 플레이어의 캐릭터가 사망했다
condition-only_survivor = 자신이 유일한 생존자이다
condition-others_survive = 자신과 다른 캐릭터 { $count }명 이상이 살아남았다
condition-arrives = 우주선이 { $where_is ->
    [earth] 지구에 도착했다
    [mars] 화성에 도착했다
    [venus] 금성에 도착했다
   *[other] 심우주에 도착했다
  }
condition-ship_destroyed = 우주선이 파괴되었다
condition-nest_destroyed = 둥지가 파괴되었다
condition-despoiler_dead = 악몽이 사망했다
condition-all_explored = 모든 방을 탐험했다
condition-corpse_in = 파란색 시신이 { $room }에 있다
condition-and = { $one } 그리고 { $other }
condition-or = { $one } 또는 { $other }
condition-not = 다음이 아니다: { $one }
condition-bracket = ({ $one })
