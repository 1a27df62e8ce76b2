# 게임 규칙이 하는 말: 낱말, 물음, 선택지, 안 되는 까닭, 사회자의 말, 손짓, 발언.

role-wolf = 늑대
role-witch = 마녀
role-servant = 늑대의 시종
role-seer = 예언자
role-medium = 무녀
role-guard = 경비병
role-mason = 비밀 결사대원
role-mercenary = 젊은 용병
role-gypsy = 집시
role-spiritist = 영매
role-villager = 마을 사람
group-wolves = 늑대
group-masons = 비밀 결사대원
group-witch_and_servant = 마녀와 늑대의 시종
group-servant = 늑대의 시종
faction-town = 시민
faction-wolves = 늑대
cause-raid = 늑대의 습격
cause-mercenary = 용병이 데려감
cause-gypsy = 집시를 지목함
side-fur = 털 면
side-footprint = 발자국 면
phase-setup = 준비
phase-night = 밤
phase-talk = 토의
phase-first_vote = 첫 번째 투표
phase-verdict = 판결
phase-over = 끝
reason-no_wolf_left = 남은 늑대가 없음
reason-parity = 늑대와 시민의 수가 같음
reason-no_decision = 승부 없이 중단

power-witch = 마녀
power-seer = 예언자
power-guard = 경비병
power-medium = 무녀
power-spiritist = 영매
power-raid = 습격
sign-wolf = 늑대입니다
sign-not_wolf = 늑대가 아닙니다
sign-special = 특수 캐릭터입니다
sign-not_special = 특수 캐릭터가 아닙니다
sign-cannot = 오늘 밤에는 능력을 쓸 수 없습니다
sign-protected = 오늘 밤 보호받습니다
sign-dead = 집시입니다. 당신은 죽습니다
answer-wolf = 늑대
answer-not_wolf = 늑대 아님
answer-blocked = 능력을 빼앗김
answer-special = 특수 캐릭터
answer-not_special = 특수 캐릭터 아님
answer-protected = 보호함
answer-villager = { role-villager }
answer-witch = { role-witch }
answer-servant = { role-servant }
answer-seer = { role-seer }
answer-medium = { role-medium }
answer-guard = { role-guard }
answer-mason = { role-mason }
answer-mercenary = { role-mercenary }
answer-gypsy = { role-gypsy }
answer-spiritist = { role-spiritist }
target-pass = 아무도 아님
vote-abstain = 기권
vote-execute = 처형
vote-spare = 보류
topic-role = 정체가 무엇입니까?
topic-result = 무엇을 알아냈습니까?
topic-vote = 누구에게 투표할 생각입니까?

prompt-witch = 마녀 { JOSA($player, "은/는") } 누구를 지목합니까?
choice-witch = 지목할 사람
option-witch-pass = 아무도 지목하지 않음
prompt-seer = 예언자 { JOSA($player, "은/는") } 누구를 살펴봅니까?
choice-seer = 살펴볼 사람
option-seer-pass = 아무도 지목하지 않음
prompt-guard = 경비병 { JOSA($player, "은/는") } 누구를 지킵니까?
choice-guard = 지킬 사람
option-guard-pass = 아무도 지키지 않음
prompt-raid = { $round ->
    [1] 늑대 { JOSA($player, "은/는") } 누구를 습격합니까?
   *[other] 아직 뜻이 모이지 않았습니다. 늑대 { JOSA($player, "은/는") } 누구를 습격합니까?
  }
choice-raid = 습격할 사람
option-raid-pass = 아무도 습격하지 않음
prompt-medium = 무녀 { JOSA($player, "은/는") } 죽은 사람 가운데 누구의 정체를 묻습니까?
choice-medium = 정체를 물을 사람
option-medium-pass = 묻지 않음
prompt-spiritist = 영매 { JOSA($player, "은/는") } 죽은 사람 가운데 누구의 정체를 묻습니까?
choice-spiritist = 정체를 물을 사람
option-spiritist-pass = 묻지 않음
prompt-gypsy = 마녀가 집시 { JOSA($player, "을/를") } 지목했습니다. 마녀를 죽입니까?
choice-gypsy = 마녀를 어떻게 할지
option-gypsy-kill = 죽임
option-gypsy-spare = 살려 둠
prompt-mercenary = 늑대가 용병 { JOSA($player, "을/를") } 습격합니다. 늑대를 데려갑니까?
choice-mercenary = 늑대를 데려갈지
option-mercenary-take = 늑대를 데려감
option-mercenary-spare = 데려가지 않음
prompt-talk = { JOSA($player, "은/는") } 무슨 말을 합니까?
choice-talk = 할 말
prompt-defence = { JOSA($player, "은/는") } 어떻게 변명합니까?
choice-defence = 변명
prompt-plea = { JOSA($player, "은/는") } 마지막으로 무슨 말을 합니까?
choice-plea = 최후 변론
prompt-first_vote = { JOSA($player, "은/는") } 누구에게 투표합니까?
choice-first_vote = 투표할 사람
option-first_vote-abstain = 기권
prompt-vote_again = { JOSA($player, "은/는") } 동수인 사람 가운데 누구에게 투표합니까?
choice-vote_again = 투표할 사람
option-vote_again-abstain = 기권
prompt-second_vote = { $sides ->
    [yes] { $player }의 선택: { $second }(발자국), { $first }(털) 가운데 누구를 린치합니까?
   *[no] { $player }의 선택: { JOSA($first, "과/와") } { $second } 가운데 누구를 처형합니까?
  }
choice-second_vote = 린치할 사람
option-second_vote-fur = 털 면
option-second_vote-abstain = 기권
option-second_vote-footprint = 발자국 면
option-second_vote-footprint-asked = { $second } · 발자국
option-second_vote-fur-asked = { $first } · 털
prompt-execute = { $player }의 선택: { JOSA($suspect, "을/를") } 처형합니까?
choice-execute = 판결
option-execute-abstain = 기권
option-execute-execute = 처형
option-execute-spare = 보류

chance-card = 캐릭터 카드
chance-welcome_token = “Welcome!” 토큰의 자리
chance-evidence = 늑대 털이 나온 사람
chance-tie = 동수 추첨

refused-a_ghost = { JOSA($target, "은/는") } 유령이라 고를 수 없습니다.
refused-yourself = 자기 자신은 고를 수 없습니다.
refused-must_choose = 반드시 한 명을 지목해야 합니다.
refused-one_or_the_other = 둘 가운데 하나를 꼭 골라야 합니다.
refused-same_again = { JOSA($target, "은/는") } 지난밤에 지킨 사람이라 이번에는 고를 수 없습니다.
refused-a_wolf = { JOSA($target, "은/는") } 같은 무리의 늑대입니다.
refused-still_alive = { JOSA($target, "은/는") } 살아 있습니다. 죽은 사람의 정체만 물을 수 있습니다.
refused-died_by_day = { JOSA($target, "은/는") } 낮에 죽었습니다. 밤에 죽은 사람의 정체만 물을 수 있습니다.
refused-no_abstention = 투표할 수 있는 사람은 모두 투표해야 합니다.
refused-not_tied = { JOSA($target, "은/는") } 동수인 사람이 아닙니다.
refused-no_suspect = { JOSA($target, "은/는") } 용의자가 아닙니다.
refused-choose_the_side = { JOSA($target, "은/는") } { $side }입니다. 이름이 아니라 토큰의 면을 고릅니다.
refused-no_sides = 여기서는 토큰의 면을 고르지 않습니다. { $players } 가운데 한 사람을 고릅니다.
refused-no_such_seat = 그런 자리는 없습니다. 마지막 자리는 { $last }입니다.
refused-about_yourself = 이런 말은 다른 사람에 대해서만 합니다.
refused-nothing_said_yet = 아직 아무도 발언하지 않았습니다.
refused-no_statement = 그런 번호의 발언은 없습니다. 마지막 발언은 { $count }번입니다.
refused-your_own_statement = { $number }번 발언은 자기가 한 말입니다.
refused-not_your_statement = 자기가 한 말만 거둘 수 있습니다. { $number }번 발언은 { $target }의 말입니다.
refused-no_such_statement = 이렇게 시작하는 발언은 없습니다. 발언의 종류를 보세요.
refused-statement_shape = { $slots_n ->
    [0] 이 발언에는 덧붙일 것이 없습니다.
   *[other] 이 발언에는 다음을 차례로 적습니다: { $slots }.
  }
refused-wrong_strength = 얼마나 확실한지는 1, 2, 3으로 적습니다.
refused-wrong_topic = 물을 수 있는 것은 정체, 알아낸 것, 투표할 사람입니다.
refused-wrong_character = 그런 캐릭터는 없습니다.
refused-wrong_power = 알아낸 것을 말할 수 있는 캐릭터: { $role }.
refused-wrong_answer = { JOSA($power, "이/가") } 말할 수 있는 결과: { $answer }.
refused-no_result_of_the_first_night = 첫날 밤에는 늑대만 움직이므로 말할 결과가 없습니다.
refused-no_such_night = { $night ->
    [1] 이제 첫날 밤이 지났습니다. 말할 결과는 둘째 날 밤부터 있습니다.
    [2] 지금은 두 번째 밤의 결과만 말할 수 있습니다.
   *[other] 지금은 두 번째 밤부터 { NTH($night) } 밤까지의 결과만 말할 수 있습니다.
  }
slots-target = 사람
slots-strength = 얼마나 확실한지
slots-number = 발언의 번호
slots-topic = 물을 것
slots-role = 캐릭터
slots-power = 누구의 능력인지
slots-night = 밤
slots-answer = 알아낸 것
refused-no_text = 글이 비어 있습니다.
refused-text_too_long = 글이 { $length }자입니다. { $most }자까지 쓸 수 있습니다.

statement-accuse = { $strength ->
    [1] { JOSA($target, "이/가") } 늑대일지도 모릅니다.
    [2] { JOSA($target, "이/가") } 늑대라고 생각합니다.
   *[other] { JOSA($target, "은/는") } 틀림없이 늑대입니다.
  }
statement-vouch = { $strength ->
    [1] { JOSA($target, "은/는") } 늑대가 아닐지도 모릅니다.
    [2] { JOSA($target, "은/는") } 늑대가 아니라고 생각합니다.
   *[other] { JOSA($target, "은/는") } 틀림없이 늑대가 아닙니다.
  }
statement-agree = { $number }번 발언에 동의합니다.
statement-disagree = { $number }번 발언에 반대합니다.
statement-retract = { $number }번 발언을 거둡니다.
statement-ask = { $target } 님, { $topic }
statement-claim = 저는 { $role }입니다.
statement-deny = 저는 { JOSA($role, "이/가") } 아닙니다.
statement-partner = { JOSA($target, "과/와") } 저는 서로의 정체를 압니다.
statement-vote = { $target }에게 투표하겠습니다.
statement-pass = 말하지 않음
statement-result = { NTH($night) } 밤에 저는 { JOSA($power, "으로/로") }서 { JOSA($target, "을/를") } 지목했습니다: { $answer }.

# 시간 막대의 표시와 게임이 어디쯤인지.
unit-round = 밤
round-night = { NTH($night) } 밤
round-day = { NTH($day) } 낮

# 사회자가 모두에게 하는 말.
event-night_open_first = “밤이 되었습니다. 이제 게임을 시작합니다.”
event-recognise = { $group_is ->
    [servant] “{ JOSA($group, "은/는") } 눈을 뜨십시오. … 다시 엎드리십시오.”
   *[other] “{ $group } 여러분은 눈을 뜨고 서로를 확인하십시오. … 다시 엎드리십시오.”
  }
event-call = “{ JOSA($role, "이/가") } 움직입니다.”
event-wake = “모두들 눈을 뜨세요! 낮이 되었습니다.”
event-deaths = “지난밤 { $players } 님이 목숨을 잃었습니다.”
event-no_death = “지난밤에는 아무도 죽지 않았습니다.”
event-no_kill = “지난밤 늑대에게 죽은 사람은 없습니다.”
event-moderator_died = “지난밤 사회자가 목숨을 잃었습니다.”
event-death_cause = { $cause_is ->
    [raid] “{ $player } 님은 늑대에게 습격당했습니다.”
    [mercenary] “{ $player } 님은 용병이 데려갔습니다.”
   *[gypsy] “{ $player } 님은 집시를 지목했습니다.”
  }
event-talk_open = { $seconds ->
    [0] “지금부터 토의하십시오.”
    [60] “지금부터 1분 동안 토의하십시오.”
    [120] “지금부터 2분 동안 토의하십시오.”
    [180] “지금부터 3분 동안 토의하십시오.”
   *[other] “지금부터 { $seconds }초 동안 토의하십시오.”
  }
event-talk_close = “토의를 마칩니다.”
event-first_vote = { $ghosts ->
    [yes] { $tokens ->
        [yes] “유령을 포함한 모두가 의심스러운 사람 앞에 토큰을 놓아 주십시오.”
       *[no] “유령을 포함한 모두가 의심스러운 사람 앞에 투표지를 놓아 주십시오.”
      }
   *[no] { $tokens ->
        [yes] “생존자는 의심스러운 사람 앞에 토큰을 놓아 주십시오.”
       *[no] “생존자는 의심스러운 사람 앞에 투표지를 놓아 주십시오.”
      }
  }
event-first_vote_result = “{ $player } 님 앞에 { $tokens }표가 놓였습니다.”
event-ghosts_vote = 유령인 { $players }도 투표합니다.
event-vote_again = “동수입니다. { $players } 님 가운데서 다시 투표하십시오.”
event-nearest_first = { $to_is ->
    [moderator] 동수입니다. 사회자 자리에서 시계 방향으로 가까운 사람이 먼저입니다.
   *[token] 동수입니다. “Welcome!” 토큰에서 시계 방향으로 가까운 사람이 먼저입니다.
    }
event-nearest_lynched = { $to_is ->
    [moderator] 동수입니다. 둘 가운데 사회자 자리에서 시계 방향으로 가까운 사람이 린치당합니다.
   *[token] 동수입니다. 둘 가운데 “Welcome!” 토큰에서 시계 방향으로 가까운 사람이 린치당합니다.
    }
event-suspect = “{ $player } 님이 용의자입니다.”
event-tokens_back = “토큰을 다시 가져가십시오.”
event-evidence = “어젯밤 살인 이후로 { $fur } 님의 옷에서 늑대 털이, { $footprint } 님의 집 앞에서 늑대 발자국이 발견되었습니다.”
event-evidence_no_murder = “간밤에 { $fur } 님의 옷에서 늑대 털이, { $footprint } 님의 집 앞에서 늑대 발자국이 발견되었습니다.”
event-finalists = “가장 많은 표를 받은 사람은 { $players } 님입니다.”
event-defend = “{ $player } 님, 변명할 기회를 드립니다.”
event-second_vote = { $sides ->
    [yes] “용의자와 유령을 제외한 생존자는 토큰의 한 면을 골라 손으로 가려 주십시오.”
   *[no] “용의자와 유령을 제외한 생존자는 누구를 처형할지 골라 주십시오.”
  }
event-hands_off = { $sides ->
    [yes] “동시에 손을 치우십시오!”
   *[no] “누구를 골랐는지 동시에 보여 주십시오!”
  }
event-second_vote_result = “{ $player } 님은 { $votes }표입니다.”
event-execute_vote = “{ $player } 님을 처형합니까, 보류합니까?”
event-verdict_result = “{ $player } 님은 처형 { $execute }표, 보류 { $spare }표입니다.”
event-lynched = “{ $player } 님이 린치당했습니다.”
event-spared = “{ $player } 님의 처형은 보류되었습니다.”
event-night_open = “밤이 되었습니다. 모두 잠에 드십시오.”
event-end = { $faction_is ->
    [town] “늑대가 모두 죽었습니다. 시민의 승리입니다!”
   *[wolves] “늑대와 시민의 수가 같아졌습니다. 늑대의 승리입니다!”
  }

# 그 밖에 모두가 아는 것.
event-set_up = { $players }명이 사회자와 함께 게임을 합니다.
event-cards_in_play = 쓰는 카드: { $role } { $count }장
event-narrow_composition = 시민이 늑대보다 { $lead }명만 많습니다. 습격이 처음 성공하는 순간 게임이 끝납니다.
event-summary_card = 첫날 밤에 서로를 확인하는 사람: { $group }. 그다음 늑대가 습격합니다. 둘째 날 밤부터 움직이는 순서: { $role }. 낮: 죽은 사람, “Welcome!” 토큰, 토의, 첫 번째 투표(유령 포함), 증거, 변명, 두 번째 투표(유령과 용의자 제외), 린치. 동수: “Welcome!” 토큰에서 시계 방향. 끝: 늑대가 없거나 늑대와 시민의 수가 같을 때.
event-vote_tokens = 모두 투표 토큰을 하나씩 받습니다.
event-ghost_card = { JOSA($player, "은/는") } 이제 유령입니다.
event-welcome_token = “Welcome!” 토큰이 { $player } 앞에 놓입니다.
event-may_watch = { JOSA($player, "은/는") } 이제부터 밤을 지켜볼 수 있습니다.
event-revealed = { $player }의 정체: { $role }.
event-revealed_side = { JOSA($player, "은/는") } { $faction } 편이었습니다.
event-said = { $number }. { $player }: { $statement }
event-voted = { $vote_is ->
    [abstain] { JOSA($player, "은/는") } 기권했습니다.
    [execute] { JOSA($player, "은/는") } 처형에 투표했습니다.
    [spare] { JOSA($player, "은/는") } 보류에 투표했습니다.
   *[other] { JOSA($player, "은/는") } { $vote }에게 투표했습니다.
  }
event-told_aloud = 사회자가 무녀에게 하는 말이 모두에게 들립니다: { $role }.
event-told_aloud_wolf = 사회자가 무녀에게 하는 말이 모두에게 들립니다: { $answer }.
event-stopped = { NTH($days) } 낮이 지나 승부 없이 게임을 멈춥니다.
event-shown_at_the_end = { JOSA($player, "이/가") } 카드를 보여 줍니다: { $card }.
event-faction_wins = { $faction } 편의 승리: { $players }.

# 한 자리만 아는 것.
event-own_card = { JOSA($player, "이/가") } 자기 카드를 봅니다: { $card }.
event-partner = { JOSA($player, "이/가") } { $target }의 정체를 확인합니다: { $role }.
event-sign = 사회자가 { $player }에게 { $target }에 대해 보이는 손짓: { $sign }.
event-told_role = 사회자가 { $player }에게 귓속말합니다. { $target }의 정체: { $role }.
event-proposed = { $target_is ->
    [pass] 늑대 { JOSA($player, "은/는") } 아무도 지목하지 않습니다.
   *[other] 늑대 { JOSA($player, "이/가") } { JOSA($target, "을/를") } 지목합니다.
  }
event-pack_agrees = { $target_is ->
    [pass] 늑대들이 아무도 습격하지 않기로 합니다.
   *[other] 늑대들이 { JOSA($target, "을/를") } 습격하기로 합니다.
  }

# 실제 탁자의 사회자가 손짓으로 보이는 것. 모두가 알고 있으면 다른 손짓도 좋습니다.
gesture-sign = { $sign_is ->
    [wolf] { $target } – 엄지를 위로: 늑대입니다
    [not_wolf] { $target } – 엄지를 아래로: 늑대가 아닙니다
    [special] { $target } – 엄지를 위로: 특수 캐릭터입니다
    [not_special] { $target } – 엄지를 아래로: 특수 캐릭터가 아닙니다
    [cannot] { $target } – 어깨를 으쓱함: 오늘 밤에는 능력을 쓸 수 없습니다
    [dead] { $target } – 손으로 목을 그음: 집시입니다
   *[protected] { $target } – 고개를 끄덕임: 보호합니다
  }
gesture-told_role = 귓속말: { $target }의 정체는 { $role }

# 사회자만 아는 것.
event-robbed = { JOSA($player, "은/는") } 오늘 밤 능력을 빼앗겼습니다.
event-strikes = 집시 { JOSA($player, "이/가") } 마녀 { JOSA($target, "을/를") } 죽입니다.
event-raid_fails = 늑대 하나가 능력을 빼앗겨 { $target } 습격은 실패합니다.
event-raids = 늑대들이 { JOSA($target, "을/를") } 습격합니다.
event-guard_attacked = { $survives ->
    [yes] 습격당한 경비병 { JOSA($player, "은/는") } 살아남습니다.
   *[no] 습격당한 경비병 { JOSA($player, "은/는") } 죽습니다.
  }
event-attack_fails = { JOSA($target, "은/는") } 보호받아 살아남습니다.
event-mercenary_survives = 습격당한 용병 { JOSA($player, "은/는") } 살아남습니다.
event-dies = { JOSA($player, "이/가") } 죽습니다: { $cause }.

# 봇의 이름.
bot-random_blind = 말 없는 무작위
bot-careful = 신중함
bot-careful_town = 신중한 시민
bot-careful_wolves = 신중한 늑대
