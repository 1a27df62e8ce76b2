# 규칙이 하는 말: 값, 질문, 선택지, 안 되는 이유, 일어난 일.

space-1 = 무료 계획
space-2 = 조사하기
space-3 = 집안일
space-4 = 여행 지원
space-5 = 찬스
space-6 = 자유 행동
came_from-1 = 1번 { space-1 }
came_from-2 = 2번 { space-2 }
came_from-3 = 3번 { space-3 }
came_from-4 = 4번 { space-4 }
came_from-5 = 5번 { space-5 }
came_from-6 = 6번 { space-6 }
here-1 = { came_from-1 }
here-2 = { came_from-2 }
here-3 = { came_from-3 }
here-4 = { came_from-4 }
here-5 = { came_from-5 }
here-6 = { came_from-6 }
spaces-1 = { came_from-1 }
spaces-2 = { came_from-2 }
spaces-3 = { came_from-3 }
spaces-4 = { came_from-4 }
spaces-5 = { came_from-5 }
spaces-6 = { came_from-6 }
barred-1 = { came_from-1 }
barred-2 = { came_from-2 }
barred-3 = { came_from-3 }
barred-4 = { came_from-4 }
barred-5 = { came_from-5 }
barred-6 = { came_from-6 }

trait-taste = 맛
trait-history = 역사
trait-nature = 자연
trait-culture = 문화
trait-leisure = 레저
trait-water = 물놀이
traits-taste = { trait-taste }
traits-history = { trait-history }
traits-nature = { trait-nature }
traits-culture = { trait-culture }
traits-leisure = { trait-leisure }
traits-water = { trait-water }

kind-destination = 여행지 카드
kind-free_plan = 무료 계획 카드
kind-regular_plan = 일반 계획 카드
kind-chore = 집안일 카드
kind-travel_support = 여행 지원 카드
kind-chance = 찬스 카드
kind-shared_goal = 공동 목표 카드

phase-setup = 준비
phase-turns = 턴
phase-purchase = 일반 계획 구매
phase-goal = 공동 목표
phase-conversion = 비주류 특성 변환
phase-scoring = 점수 계산
phase-over = 끝

reason-happiness = 행복 점수가 가장 높음
reason-memory = 행복 점수가 같고 추억이 더 많음
reason-tc = 행복 점수와 추억이 같고 남은 돈이 더 많음
reason-shared = 모든 것이 같음

prompt-destination = { JOSA($player, "은/는") } 어느 여행지를 가집니까?
choice-destination = 여행지
prompt-move = { $player }의 말을 어디로 이동합니까?
choice-move = 이동할 칸
option-move = { $option_n } { $space }
note-move-1 = 무료 계획 1장을 뽑아 점수를 바로 더합니다
note-move-2 = 일반 계획 1장을 손에 듭니다
note-move-3 = 집안일 카드에 적힌 돈을 법니다
note-move-4 = 여행 지원 카드: 돈이 늘거나 줄어듭니다
note-move-5 = 찬스 카드 1장을 뽑습니다
note-move-6 = 1–5번 행동 가운데 하나를 합니다
prompt-free_action = { JOSA($player, "은/는") } 자유 행동으로 무엇을 합니까?
choice-free_action = 자유 행동으로 할 것
option-free_action = { $option_n } { $space }
note-free_action-1 = { note-move-1 }
note-free_action-2 = { note-move-2 }
note-free_action-3 = { note-move-3 }
note-free_action-4 = { note-move-4 }
note-free_action-5 = { note-move-5 }
prompt-chance_or_cash = { JOSA($player, "은/는") } 찬스 카드를 뽑습니까, 돈을 받습니까?
choice-chance_or_cash = 카드 또는 돈
option-chance_or_cash-draw_card = 찬스 카드 뽑기
option-chance_or_cash-take_cash = 돈 받기
prompt-extra_action = { JOSA($player, "은/는") } 결심 토큰을 써서 어떤 추가 행동을 합니까?
choice-extra_action = 결심 토큰으로 할 추가 행동
option-extra_action = { $option_n } { $space }
option-extra_action-stop = 하지 않음
note-extra_action-1 = { note-move-1 }
note-extra_action-2 = { note-move-2 }
note-extra_action-3 = { note-move-3 }
note-extra_action-4 = { note-move-4 }
note-extra_action-5 = { note-move-5 }
note-extra_action-6 = { note-move-6 }
prompt-card_extra_action = { JOSA($player, "은/는") } 카드가 준 추가 행동으로 무엇을 합니까?
choice-card_extra_action = 카드가 준 추가 행동
option-card_extra_action = { $option_n } { $space }
option-card_extra_action-decline = 하지 않음
note-card_extra_action-1 = { note-move-1 }
note-card_extra_action-2 = { note-move-2 }
note-card_extra_action-3 = { note-move-3 }
note-card_extra_action-4 = { note-move-4 }
note-card_extra_action-5 = { note-move-5 }
note-card_extra_action-6 = { note-move-6 }
prompt-choose_player = ‘{ $card }’: { JOSA($player, "은/는") } 누구를 고릅니까?
choice-choose_player = 고를 사람
prompt-bargain = ‘{ $card }’: { JOSA($player, "은/는") } 누구에게 { NUMBER($price) } TC를 주고 계획 1장을 가져옵니까?
choice-bargain = 계획을 살 상대
option-bargain-decline = 흥정하지 않음
prompt-choose_trait = ‘{ $card }’: { JOSA($player, "은/는") } 어느 비주류 특성을 고릅니까?
choice-choose_trait = 비주류 특성
option-choose_trait-taste = { trait-taste }
option-choose_trait-history = { trait-history }
option-choose_trait-nature = { trait-nature }
option-choose_trait-culture = { trait-culture }
option-choose_trait-leisure = { trait-leisure }
option-choose_trait-water = { trait-water }
prompt-swap_plan = { JOSA($player, "은/는") } 어느 일반 계획을 내줍니까?
choice-swap_plan = 내줄 계획
prompt-keep_plan = { JOSA($player, "은/는") } 뽑은 계획 가운데 무엇을 가집니까?
choice-keep_plan = 가질 계획
prompt-redraw = { JOSA($player, "은/는") } 어느 일반 계획을 버리고 다시 뽑습니까?
choice-redraw = 다시 뽑을 계획
prompt-replace_goal = ‘{ $card }’ 카드로 지금의 공동 목표를 바꿉니까?
choice-replace_goal = 뽑은 공동 목표
option-replace_goal-replace = 지금 목표와 바꿈
option-replace_goal-discard = 버림
prompt-discard_plan = { $player }의 손패가 한 장 많습니다. 무엇을 버립니까?
choice-discard_plan = 버릴 계획
prompt-purchase = { JOSA($player, "은/는") } 손에 든 계획 가운데 무엇을 삽니까?
choice-purchase = 살 계획
prompt-contribution = { JOSA($player, "은/는") } 공동 목표에 얼마를 냅니까?
choice-contribution = 기여 금액
option-contribution = { NUMBER($option_n) } TC
prompt-convert = { JOSA($player, "은/는") } 어느 비주류 특성의 점수를 추억으로 바꿉니까?
choice-convert = 추억으로 바꿀 점수
option-convert-stop = 없음
option-convert-taste = { trait-taste }
option-convert-history = { trait-history }
option-convert-nature = { trait-nature }
option-convert-culture = { trait-culture }
option-convert-leisure = { trait-leisure }
option-convert-water = { trait-water }

chance-destination = 여행지 카드
chance-free_plan = 무료 계획 카드
chance-regular_plan = 일반 계획 카드
chance-chore = 집안일 카드
chance-travel_support = 여행 지원 카드
chance-chance = 찬스 카드
chance-shared_goal = 공동 목표 카드
chance-first_player = 선 플레이어
chance-bargain = 손에서 가져온 계획
chance-lowest_contributor = 가장 적게 기여한 사람

refused-stay = { $player }의 말은 반드시 다른 칸으로 이동해야 합니다. 머물 수 없습니다.
refused-not_connected = { $space_n }번 { JOSA($space, "은/는") } { JOSA($here, "과/와") } 이어져 있지 않습니다.
refused-barred = { $space_n }번 { JOSA($space, "은/는") } 막혀 있습니다. { JOSA($player, "이/가") } 지난 턴이나 그 뒤에 거기에서 행동했습니다.
refused-closed = { $space_n }번 { $space }에 남은 카드가 없어 닫혀 있습니다.
refused-repeated = { $space_n }번 { JOSA($space, "은/는") } { JOSA($player, "이/가") } 직전에 행동한 칸이라 되풀이할 수 없습니다.
refused-free_through_free = 자유 행동으로는 1–5번 행동 가운데 하나를 합니다.
refused-out_of_scope = 지금 말이 선 곳에서는 { $space_n }번 { JOSA($space, "을/를") } 추가 행동으로 할 수 없습니다.
refused-too_dear = { $cards_n ->
    [1] ‘{ $cards }’ 카드는 { NUMBER($price) } TC인데 { $player }의 돈은 { NUMBER($money) } TC입니다.
   *[other] { $cards_and } 카드는 모두 { NUMBER($price) } TC인데 { $player }의 돈은 { NUMBER($money) } TC입니다.
  }
refused-not_in_hand = ‘{ $card }’ 카드는 { $player }의 손에 없습니다.
refused-chosen_twice = ‘{ $card }’ 카드는 한 번만 고를 수 있습니다.
refused-not_drawn = ‘{ $card }’ 카드는 { JOSA($player, "이/가") } 뽑은 여행지 두 장 가운데 하나가 아닙니다.
refused-destination_taken = ‘{ $card }’ 카드는 이미 { $player }의 여행지입니다.
refused-main_trait_taken = { $player }의 여행지 ‘{ $card }’ 카드와 가중치가 가장 큰 특성이 같습니다: { $trait }.
refused-not_just_drawn = ‘{ $card }’ 카드는 { JOSA($player, "이/가") } 방금 뽑은 계획이 아닙니다.
refused-oneself = 다른 플레이어를 고르는 카드입니다. { JOSA($player, "은/는") } 자기 자신을 고를 수 없습니다.
refused-holds_no_plan = { $player }의 손에는 일반 계획이 없습니다.
refused-there_already = { $player }의 말은 이미 { $space_n }번 { $space }에 있습니다.
refused-not_minor_for_card = 가중치가 1배인 특성을 고르는 카드입니다. { $player }의 여행지에서 { JOSA($trait, "은/는") } { $weight }배입니다.
refused-more_than_owned = { $player }에게 남은 돈은 { NUMBER($money) } TC이며, 그보다 많이 낼 수 없습니다.
refused-below_the_least = 돈이 있으면 적어도 { NUMBER($least) } TC를 냅니다.
refused-below_nothing = 0 TC보다 적게 낼 수 없습니다.
refused-between_two_steps = 기여 금액은 { NUMBER($step) } TC 단위로 정합니다.
refused-not_minor = 가중치가 1배인 비주류 특성의 점수만 바꿀 수 있습니다. { $player }의 여행지에서 { JOSA($trait, "은/는") } { $weight }배입니다.
refused-too_few_points = 한 번 바꾸려면 { $trait } { $needed }점이 필요한데, { JOSA($player, "이/가") } 바꿀 수 있는 { $trait } 점수는 { $points }점입니다.
refused-one_trait = 한 번에 한 특성의 점수 { $size }점을 바꿉니다. 여러 특성을 섞을 수 없습니다.
refused-as_many_points = 한 번에 꼭 { $size }점을 바꿉니다.

event-set_up = { $players }인 게임을 준비합니다.
event-clean_sheets = 아직 아무도 행동하지 않았고, 특성과 추억은 모두 0점입니다.
event-cards_removed = 3인 이상용 카드를 상자에 넣습니다: { $cards_and }.
event-pawns_placed = 모든 말이 { $space_n }번 { $space }에 섭니다.
event-money_handed_out = 모두 { NUMBER($amount) } TC를 받습니다.
event-tokens_handed_out = 모두 결심 토큰 { $tokens }개를 받습니다.
event-destination_opened = { JOSA($player, "이/가") } 여행지 { JOSA($card, "을/를") } 공개합니다.
event-goal_opened = 공동 목표는 ‘{ $card }’입니다.
event-first_player = 선 플레이어는 { $player }입니다.
event-day_begins = { $day }일차가 시작됩니다.
event-turn_begins = { $barred_n ->
    [0] { $day }일차, { $player }의 턴입니다. 막힌 칸이 없습니다.
   *[other] { $day }일차, { $player }의 턴입니다. 막힌 칸: { $barred }.
  }
event-turn_was_taken = { JOSA($player, "은/는") } 오늘 행동을 이미 했습니다. 추가 행동만 남았습니다.
event-turn_skipped = 이어진 칸이 모두 막혀 { JOSA($player, "은/는") } 턴을 쉽니다.
event-stayed = 이어진 칸이 모두 막혀 { JOSA($player, "은/는") } { $space_n }번 { $space }에 머물며 행동합니다.
event-restriction_lifted = 이어진 칸이 모두 막혀 이번 이동에는 제한이 없습니다. { JOSA($player, "이/가") } 갈 수 있는 칸: { $spaces }.
event-moved = { JOSA($player, "이/가") } { $came_from }에서 { $space_n }번 { JOSA($space, "으로/로") } 이동합니다.
event-was_moved = { $player }의 말이 { $came_from }에서 { $space_n }번 { JOSA($space, "으로/로") } 옮겨집니다.
event-not_moved = { $player }의 말은 이미 { $space_n }번 { $space }에 있어 옮기지 않습니다.
event-no_action_follows = { JOSA($player, "은/는") } 오늘 이미 행동했으므로 말만 옮겨집니다.
event-must_act_there = { JOSA($player, "은/는") } 오늘 아직 행동하지 않았으므로 옮겨진 칸에서 행동합니다.
event-no_own_move = { JOSA($player, "은/는") } 옮겨졌으므로 이동하지 않고 { $space_n }번 { $space }의 행동을 합니다.
event-acts = { JOSA($player, "이/가") } { $space_n }번 { $space } 행동을 합니다.
event-free_action_used = { JOSA($player, "이/가") } 자유 행동으로 { $space_n }번 { JOSA($space, "을/를") } 고릅니다.
event-free_plan_taken = { JOSA($player, "이/가") } 무료 계획 ‘{ $card }’ 카드를 앞에 놓고 점수를 바로 더합니다.
event-plan_drawn = { $card ->
    [hidden] { JOSA($player, "이/가") } 일반 계획 1장을 비밀로 뽑습니다.
   *[other] { JOSA($player, "이/가") } 일반 계획 ‘{ $card }’ 카드를 뽑아 손에 듭니다.
  }
event-plans_drawn = { $cards ->
    [hidden] { JOSA($player, "이/가") } 일반 계획 { $count }장을 비밀로 뽑습니다.
   *[other] { JOSA($player, "이/가") } 일반 계획 { $count }장을 뽑습니다: { $cards_and }.
  }
event-plans_discarded = { $cards_n ->
    [0] { JOSA($player, "은/는") } 계획을 버리지 않습니다.
    [1] { JOSA($player, "이/가") } ‘{ $cards }’ 계획을 버립니다.
   *[other] { JOSA($player, "이/가") } { $cards_and } 계획을 버립니다.
  }
event-plan_bought_off = { $card ->
    [hidden] { JOSA($player, "이/가") } { $victim }의 손에서 일반 계획 1장을 무작위로 가져옵니다.
   *[other] { JOSA($player, "이/가") } { $victim }의 손에서 ‘{ $card }’ 카드를 무작위로 가져옵니다.
  }
event-plans_swapped = { $given ->
    [hidden] { JOSA($player, "과/와") } { JOSA($other, "이/가") } 일반 계획을 1장씩 비밀로 바꿉니다.
   *[other] { JOSA($player, "이/가") } { $other }에게 ‘{ $given }’ 카드를 주고 ‘{ $taken }’ 카드를 받습니다.
  }
event-bargain_declined = { JOSA($player, "은/는") } 흥정하지 않습니다.
event-chance_drawn = { JOSA($player, "이/가") } 찬스 카드 ‘{ $card }’의 효과를 처리합니다.
event-no_candidate = { $reason_is ->
    [money] { JOSA($player, "은/는") } 값을 다 낼 돈이 없어 ‘{ $card }’ 카드는 효과가 없습니다.
    [own_plan_missing] { $player }에게 내줄 일반 계획이 없어 ‘{ $card }’ 카드는 효과가 없습니다.
    [there_already] 다른 말이 모두 이미 그 칸에 있어 ‘{ $card }’ 카드는 효과가 없습니다.
   *[holds_no_plan] 다른 사람의 손에 일반 계획이 없어 ‘{ $card }’ 카드는 효과가 없습니다.
  }
event-nothing_to_draw = 남은 { JOSA($kind, "이/가") } 없어 { JOSA($player, "은/는") } 뽑지 못합니다.
event-reshuffled = { $cards ->
    [1] 버린 { $kind } 1장이 새 덱이 됩니다.
   *[other] 버린 { $kind } { $cards }장을 섞어 새 덱으로 씁니다.
  }
event-gained = { JOSA($player, "이/가") } { NUMBER($amount) } TC를 얻습니다.
event-lost = { $forgiven ->
    [0] { JOSA($player, "이/가") } { NUMBER($amount) } TC를 잃습니다.
   *[other] { $amount ->
        [0] { JOSA($player, "은/는") } 돈이 없어 { NUMBER($forgiven) } TC를 잃지 않고 넘어갑니다.
       *[other] { JOSA($player, "이/가") } 남은 돈 { NUMBER($amount) } TC를 모두 잃습니다. 모자란 { NUMBER($forgiven) } TC는 내지 않습니다.
    }
  }
event-paid = { $forgiven ->
    [0] { JOSA($player, "이/가") } { $payee }에게 { NUMBER($amount) } TC를 냅니다.
   *[other] { $amount ->
        [0] { JOSA($player, "은/는") } 돈이 없어 { $payee }에게 줄 { NUMBER($owed) } TC를 내지 못합니다.
       *[other] { JOSA($player, "은/는") } { $payee }에게 줄 { NUMBER($owed) } TC 가운데 남은 돈 { NUMBER($amount) } TC만 냅니다.
    }
  }
event-first_chores = { JOSA($player, "이/가") } 처음으로 집안일을 해 2인 보너스를 받습니다.
event-points_gained = { JOSA($player, "이/가") } { $trait } 점수 { $points }점을 얻습니다.
event-memory_changed = { SIGN($change) ->
    [plus] { JOSA($player, "이/가") } 추억 { $change }점을 얻습니다. (이제 { $memory }점)
    [minus] { JOSA($player, "이/가") } 추억 { SIZE($change) }점을 잃습니다. (이제 { $memory }점)
   *[zero] { $player }의 추억은 그대로 { $memory }점입니다.
  }
event-pot_grew = 은행이 공동 목표에 { NUMBER($amount) } TC를 놓습니다. (모두 { NUMBER($pot) } TC)
event-goal_seen = 모두 공동 목표 ‘{ $card }’ 카드를 봅니다.
event-goal_replaced = 새 공동 목표는 ‘{ $card }’입니다.
event-goal_kept = 공동 목표는 그대로 ‘{ $card }’입니다.
event-extra_action_owed = { JOSA($player, "은/는") } 이번 턴의 3단계에서 추가 행동을 할 수 있습니다.
event-extra_action_declined = { JOSA($player, "은/는") } 추가 행동을 하지 않습니다.
event-token_spent = { JOSA($player, "이/가") } 결심 토큰 1개를 씁니다. (남은 토큰 { $left }개)
event-tokens_gained = { $gained ->
    [0] { JOSA($player, "은/는") } 이미 최대 보유량인 { $tokens }개를 가지고 있어 토큰을 얻지 못합니다.
   *[other] { JOSA($player, "이/가") } 결심 토큰 { $gained }개를 얻습니다. (이제 { $tokens }개)
  }
event-no_recovery = { JOSA($player, "은/는") } 토큰을 썼으므로 회복하지 않습니다.
event-last_day_ended = { $days }일차가 끝나고 최종 결산을 시작합니다.
event-settlement_step = 결산: { $phase }.
event-plans_bought = { $cards_n ->
    [0] { JOSA($player, "은/는") } 계획을 사지 않습니다.
    [1] { JOSA($player, "이/가") } { NUMBER($amount) } TC를 내고 ‘{ $cards }’ 계획을 삽니다.
   *[other] { JOSA($player, "이/가") } { NUMBER($amount) } TC를 내고 { $cards_and } 계획을 삽니다.
  }
event-contributed = { JOSA($player, "이/가") } 공동 목표에 { NUMBER($amount) } TC를 냅니다.
event-goal_reached = 공동 목표 ‘{ $card }’ 달성: 모은 돈 { NUMBER($total) } TC, 목표 { NUMBER($target) } TC.
event-goal_missed = 공동 목표 ‘{ $card }’ 실패: 모은 돈 { NUMBER($total) } TC, 목표 { NUMBER($target) } TC.
event-rewarded = { $memory ->
    [0] { JOSA($player, "이/가") } 보너스 { $bonus }점을 얻습니다.
   *[other] { JOSA($player, "이/가") } 보너스 { $bonus }점과 추억 { $memory }점을 얻습니다.
  }
event-nobody_rewarded = 아무도 돈을 내지 않아 보상을 받는 사람이 없습니다.
event-penalised = { JOSA($player, "이/가") } 가장 적게 냈습니다. 패널티는 추억 { $penalty }점입니다.
event-nobody_penalised = 가장 적게 낸 사람이 여럿이라 아무도 추억을 잃지 않습니다.
event-no_penalty = 2인 게임에서는 실패해도 패널티가 없습니다.
event-converted = { JOSA($player, "이/가") } { $traits } 점수를 추억 { $memory }점으로 바꿉니다.
event-scored = { $player }: 특성 { $traits } + 추억 { $memory } + 보너스 { $bonus } = 행복 { $happiness }점.
event-game_over = { $reason_is ->
    [shared] { JOSA($winners, "이/가") } 행복 { $happiness }점으로 공동 우승합니다.
    [memory] { JOSA($winners, "이/가") } 이깁니다. 행복은 { $happiness }점으로 같고 추억이 더 많습니다.
    [tc] { JOSA($winners, "이/가") } 이깁니다. 행복은 { $happiness }점, 추억까지 같고 남은 TC가 더 많습니다.
   *[other] { JOSA($winners, "이/가") } 행복 { $happiness }점으로 이깁니다.
  }

# 봇의 이름.
bot-balanced = 골고루
bot-money_first = 돈 먼저
bot-memory_first = 추억 먼저
bot-goal_contributor = 공동 목표 먼저
