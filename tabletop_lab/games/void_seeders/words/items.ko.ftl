# 아이템, 손, 수색, 제작, 거래; 고유 카드와 퀘스트 아이템.

event-uses_item = { JOSA($player, "이/가") } { JOSA($item, "을/를") } 사용합니다.
event-item_used_up = { JOSA($player, "이/가") } { JOSA($item, "을/를") } 버립니다.
event-holds = { JOSA($player, "이/가") } { JOSA($thing, "을/를") } 손에 듭니다.
event-dropped = { JOSA($player, "이/가") } { JOSA($thing, "을/를") } 내려놓습니다.
event-took = { JOSA($player, "이/가") } { JOSA($thing, "을/를") } 줍습니다.
prompt-let_go = 두 손이 가득합니다. { JOSA($player, "은/는") } 무엇을 내려놓습니까?
choice-let_go = 물건
prompt-drop_hand = 한 손만 쓸 수 있습니다. { JOSA($player, "은/는") } 무엇을 내려놓습니까?
choice-drop_hand = 손
option-drop_hand-left = 왼손에 든 것
option-drop_hand-right = 오른손에 든 것
refused-lies_elsewhere = { JOSA($thing, "은/는") } { $slot }번 방에 있습니다.
event-searched = { JOSA($player, "이/가") } { $slot }번 방을 수색합니다. 아이템 숫자: { $left }.
prompt-which_deck = { JOSA($player, "은/는") } 어느 덱을 고릅니까?
choice-which_deck = 덱
chance-green_card = 초록 아이템
chance-yellow_card = 노란 아이템
chance-red_card = 빨간 아이템
event-looked_at_items = { $items ->
    [hidden] { JOSA($player, "이/가") } { $deck } 덱의 카드를 봅니다.
   *[other] { JOSA($player, "이/가") } { $deck } 덱의 카드를 봅니다: { $items_and }.
}
prompt-keep_item = { JOSA($player, "은/는") } 어느 아이템을 가집니까?
choice-keep_item = 아이템
event-kept_item = { $item ->
    [hidden] { JOSA($player, "이/가") } 아이템 하나를 가집니다.
   *[other] { JOSA($player, "이/가") } { JOSA($item, "을/를") } 가집니다.
}
prompt-components = { JOSA($player, "은/는") } 무엇으로 만듭니까?
choice-components = 부품 두 개
prompt-product = { JOSA($player, "은/는") } 무엇을 만듭니까?
choice-product = 만들 것
event-crafted = { JOSA($player, "이/가") } { JOSA($item, "을/를") } 만듭니다.
event-trades = { JOSA($player, "이/가") } { $other }에게 거래를 청합니다.
prompt-offer = { JOSA($player, "은/는") } { $other }에게 무엇을 내놓습니까?
choice-offer = 내놓을 물건
option-offer-enough = 더 없음
event-offered = { JOSA($player, "이/가") } { JOSA($thing, "을/를") } 내놓습니다.
prompt-agree = { JOSA($player, "은/는") } 거래에 동의합니까?
choice-agree = 동의할지
option-agree-yes = 동의한다
option-agree-no = 동의하지 않는다
event-handed_over = { JOSA($player, "이/가") } { $other }에게 { JOSA($thing, "을/를") } 줍니다.
prompt-dress = { JOSA($player, "은/는") } 어느 중상을 응급처치합니까?
choice-dress = 중상
event-dressed = { JOSA($player, "이/가") } 중상({ $wound })을 응급처치합니다.
event-healed = { JOSA($player, "이/가") } 경상 { $count }개를 치유합니다.
event-healed_wound = { JOSA($player, "이/가") } 중상({ $wound })을 치유합니다.
event-loaded = { $player }의 { $weapon } 탄약: { $ammo }.
event-bound = { JOSA($player, "이/가") } { JOSA($things_and, "을/를") } 하나로 묶습니다.
prompt-throw_at = { JOSA($player, "은/는") } 어느 방에 던집니까?
choice-throw_at = 방
event-thrown = { JOSA($player, "이/가") } { $slot }번 방에 던집니다.
prompt-grenade_target = { JOSA($player, "은/는") } 무엇을 노립니까?
choice-grenade_target = 목표물
prompt-drive_off = { JOSA($player, "은/는") } 무엇을 쫓아냅니까?
choice-drive_off = 보이드 시더
prompt-stun = { JOSA($player, "은/는") } 무엇을 기절시킵니까?
choice-stun = 보이드 시더
prompt-lure_to = { JOSA($player, "은/는") } 어느 방으로 꾀어냅니까?
choice-lure_to = 방
prompt-give_up_item = { JOSA($player, "은/는") } 어느 아이템을 버립니까?
choice-give_up_item = 아이템
prompt-escape_to = { JOSA($player, "은/는") } 어디로 달아납니까?
choice-escape_to = 방
prompt-aim = { JOSA($player, "은/는") } 무엇을 쏩니까?
choice-aim = 목표물
event-emptied = { JOSA($player, "이/가") } { $target }에 { $weapon }의 탄약 { $count }개를 모두 쏩니다.
event-ignored_surprise = { JOSA($player, "이/가") } 기습 공격을 무시합니다.
event-ignored_attack = { JOSA($player, "이/가") } 공격을 무시합니다.
prompt-march_to = { JOSA($player, "은/는") } 어디로 갑니까?
choice-march_to = 방
option-march_to-no = 그대로 있기
prompt-sneak_to = { JOSA($player, "은/는") } 어디로 갑니까?
choice-sneak_to = 방
prompt-crawl_to = { JOSA($player, "은/는") } 어디로 기어갑니까?
choice-crawl_to = 방
prompt-walk_to = { JOSA($player, "은/는") } 어디로 갑니까?
choice-walk_to = 방
event-foresaw = { $card ->
    [hidden] { JOSA($player, "이/가") } 맨 위 사건 카드를 봅니다.
   *[other] { JOSA($player, "이/가") } 맨 위 사건 카드를 봅니다: { $card }.
}
prompt-leave_event = { JOSA($player, "은/는") } { JOSA($card, "을/를") } 어디에 놓습니까?
choice-leave_event = 사건 카드를 놓을 곳
option-leave_event-top = 맨 위
option-leave_event-bottom = 맨 아래
event-event_put_down = { JOSA($player, "이/가") } 사건 카드를 맨 아래에 놓습니다.
prompt-put_back = { JOSA($player, "은/는") } 어느 카드를 버립니까?
choice-put_back = 버릴 카드
prompt-whose_objective = { JOSA($player, "은/는") } 누구의 목표를 봅니까?
choice-whose_objective = 플레이어
chance-objective_looked_at = 목표
event-saw_objective = { $card ->
    [hidden] { JOSA($player, "이/가") } { $whose }의 목표 하나를 봅니다.
   *[other] { JOSA($player, "이/가") } { $whose }의 목표 하나를 봅니다: { $card }.
}
event-uses_quest = { JOSA($player, "이/가") } { JOSA($quest, "을/를") } 사용합니다.
event-quest_active = { $player }의 { JOSA($quest, "이/가") } 활성화됩니다.
event-no_attacks = { $player } 덕분에 이번 라운드에는 공격이 없습니다.
refused-not_active = { JOSA($card, "은/는") } 아직 활성화되지 않았습니다.
