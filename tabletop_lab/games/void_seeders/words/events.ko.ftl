# 사건 단계.

event-time = 시간 마커가 { $time }에 있습니다.
event-self_destruct = 자폭 마커가 { $position }에 있습니다.
event-event = 사건 카드: { $card }. { $says }
event-event_skipped = 카드에 적힌 것 가운데 지금 할 수 있는 것이 없습니다.
event-lurks = { $slot }번 방의 { JOSA($seeder, "이/가") } 흔적도 없이 사라집니다.
event-bag_seeder = 주머니에서 보이드 시더 토큰({ $number })을 꺼냈다가 다시 넣습니다. 모두 소음을 굴립니다.
event-bag_blank = 주머니에서 공허 토큰을 꺼냈다가 다시 넣습니다.
event-bag_madness = 주머니에서 { $player }의 광기 토큰을 꺼냈다가 다시 넣습니다.
event-bag_removed = { $player }의 광기 토큰을 게임에서 제거합니다.
