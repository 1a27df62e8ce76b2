# 캐릭터의 능력이 하는 말.

why-second_peek = 두 번 쓴 탐색 카드
why-wrong_guess = 틀린 추측
act-stop = 수면 카드 2장을 버리고 { $player } 제지하기
act-report = 고발: { $player }의 { $what } 보기
act-accuse = { $card }: “{ JOSA($player, "이/가") } { JOSA($what, "을/를") } 공격한다!”
act-guess = “{ JOSA($player, "은/는") } { JOSA($what, "을/를") } 냈다!”
prompt-pay = { JOSA($player, "이/가") } { JOSA($target, "을/를") } 제지합니다. 어떤 수면 카드를 버립니까?
choice-pay = 버릴 수면 카드
event-stops = { JOSA($player, "이/가") } { JOSA($target, "을/를") } 제지합니다.
event-no_action = { JOSA($player, "은/는") } 제지당해 이번 라운드에 행동 카드를 쓰지 못합니다.
event-keeps_peek = { JOSA($player, "이/가") } { JOSA($card, "을/를") } 쓰고, 한 번 더 쓰려고 남겨 둡니다.
event-gives_up = { JOSA($player, "이/가") } { $card } 카드를 버립니다.
prompt-accused = { JOSA($accuser, "이/가") } { JOSA($player, "을/를") } 고발합니다. 고발 카드를 버려 무효로 만듭니까?
choice-accused = 고발을 무효로 만들지
option-accused-cancel = 고발 카드 버리기
option-accused-pass = 그대로 두기
event-accusation_cancelled = { $accuser }의 고발은 무효입니다.
option-attacked-stunt = 고발 카드와 회피 카드 버리기
event-attack_cancelled = { $attacker }의 공격은 무효입니다.
event-guesses = { $player }: “{ JOSA($suspect, "은/는") } { JOSA($card, "을/를") } 냈다!”
refused-evade_locked = 회피 카드는 { $until }라운드까지 쓸 수 없습니다.
refused-not_your_ability = 이 캐릭터에게는 없는 능력입니다.
refused-ability_not_now = 지금은 이 능력을 그렇게 쓸 수 없습니다.
refused-too_few = { $least }명 이상 남아 있어야 고발할 수 있습니다.
refused-no_accuse = 지금 쓸 수 있는 고발 카드가 없습니다.
refused-cannot_be_named = 그 사람은 공격받을 사람으로 말할 수 없습니다.
