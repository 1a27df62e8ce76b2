# 게임판 곁의 그림에 쓰는 말.
figure-must = 반드시
figure-may = 원하면
figure-bonus = 보너스
figure-others = 나머지 특성
figure-worth = { $worth }점

figure-turn-title = 턴의 순서
figure-turn-lead = 언제나 이 순서로 세 단계를 진행합니다. 앞의 두 단계는 반드시 합니다.
figure-step-move = 이동
figure-step-act = 행동
figure-step-extra = 추가 행동
figure-move-walk = 이어진 칸으로 한 칸 이동합니다. 머무를 수 없습니다. (FN-6.1)
figure-move-barred-all_acted = 막힌 칸: 지난 턴이 시작된 뒤로 행동한 모든 칸. (FN-6.2)
figure-move-barred-last_acted = 막힌 칸: 마지막으로 행동한 칸. (FN-6.2)
figure-move-barred-main_acted = 막힌 칸: 지난 턴에 기본 행동을 한 칸. (FN-6.2)
figure-move-stuck-lift_restriction = 이어진 칸이 모두 막혔다면? 이번 이동에는 막힌 칸이 없습니다. (FN-6.3)
figure-move-stuck-stay_and_act = 이어진 칸이 모두 막혔다면? 머물러서 그 칸의 행동을 합니다. (FN-6.3)
figure-move-stuck-skip_turn = 이어진 칸이 모두 막혔다면? 턴을 쉽니다. (FN-6.3)
figure-extra-token = 결심 토큰 1개를 써서 한 번 더 행동합니다. 말은 움직이지 않습니다. (FN-8.2, 9.1)
figure-extra-where-any_other_space = 여섯 칸 어디의 행동이든 됩니다. (FN-8.4)
figure-extra-where-adjacent_spaces = 말과 이어진 칸의 행동만 됩니다. (FN-8.4)
figure-extra-where-own_space_only = 말이 있는 칸의 행동만 됩니다. (FN-8.4)
figure-extra-repeat = 바로 앞에 한 행동은 안 됩니다. (FN-8.3)
figure-extra-when-after_main_action = 기본 행동을 마친 뒤에만 합니다. (FN-8.5)
figure-extra-when-any_time_in_turn = 이동하기 전이나 행동하기 전에도 할 수 있습니다. (FN-8.5)

figure-barred-title = 행동하면 막히는 칸
figure-barred-lead = P1의 다음 턴입니다. 테두리가 있는 칸은 갈 수 있고, 금지 표시가 있는 칸은 막힌 칸입니다.
figure-barred-plain = 평범한 턴 다음
figure-barred-free = 자유 행동 다음
figure-barred-token = 토큰을 쓴 다음
figure-barred-did = P1이 행동한 칸: { $named }.
figure-barred-shut = 막힌 칸: { $numbers }.
figure-barred-ways = 갈 수 있는 칸: { $numbers }.

figure-weights-title = 여행지와 가중치
figure-weights-lead = 플레이어마다 특성 1점을 몇 배로 세는지 보입니다. 2배와 3배에는 색을 칠했습니다.
figure-collected-title = 저마다 모은 것
figure-collected-lead = 점수 × 가중치입니다. 추억과 보너스는 그대로 셉니다.
figure-plans-title = 손에 든 계획
figure-plans-lead = 값은 카드 위에, 이 플레이어에게 몇 점인지는 카드 아래에 적혀 있습니다: 점수 × 가중치 + 추억.
figure-plans-none = 손에 든 계획이 없습니다.

figure-settlement-title = 최종 결산
figure-settlement-lead = 마지막 날이 끝나면 합니다. 모두가 한 단계를 마친 다음에 다음 단계로 갑니다.
figure-settle-purchase = 계획 구매
figure-settle-purchase-said = 손에 든 계획을 골라 값을 치릅니다. 외상은 없습니다. 사지 않은 계획은 점수가 되지 않습니다. 무료 계획은 언제나 셉니다.
figure-settle-goal = 공동 목표
figure-settle-goal-said = 저마다 비밀로 돈을 냅니다. { $who_is ->
    [contributors_only] 이루면 돈을 낸 사람이 보상을 받습니다.
    [top_only] 이루면 가장 많이 낸 사람이 보상을 받습니다.
   *[all] 이루면 모두 보상을 받습니다.
  } { $penalty ->
    [0] 못 이루어도 아무도 잃지 않습니다.
   *[other] 못 이루면 가장 적게 낸 사람이 추억 { $penalty }점을 잃습니다.
  }
figure-settle-conversion = 변환
figure-settle-conversion-said = 원하면 가중치가 1배인 한 특성의 점수 { $size }점을 추억 { $gain }점으로 바꿉니다. 점수가 있는 만큼 여러 번 할 수 있습니다.
figure-settle-scoring = 점수 계산
figure-settle-scoring-said = 점수 × 가중치에 추억과 공동 목표 보너스를 더하면 행복 점수입니다. { $minor_is ->
    [zero_unless_converted] 가중치가 1배인 점수는 세지 않습니다.
   *[other] {""}
  }
figure-settle-ranking = 순위
figure-settle-ranking-said = 행복 점수가 가장 높은 사람이 이깁니다. 같으면 추억이 많은 사람, 그것도 같으면 남은 돈이 많은 사람이 이깁니다.
