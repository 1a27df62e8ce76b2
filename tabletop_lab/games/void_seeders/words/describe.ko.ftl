# 탁자를 말로 옮긴 것과 항해의 결말.

describe-game = 네메시스: 보이드 시더.
describe-round = { $round }라운드, { $step }, 시간 { $time }.
describe-destruct = 자폭 트랙 { $position }.
describe-character = { $player }({ $who }): { $status_is ->
    [aboard] { $slot ->
        [0] 시작을 기다림
       *[other] { $slot }번 방, 광기 { $madness }, 경상 { $light }, 중상 { $serious }, 손 { $cards }장
    }
    [pod] { $pod }번 구명정에서 대기, 광기 { $madness }
    [hibernating] 동면 중
    [left] 구명정으로 탈출
   *[dead] 사망
}.
describe-seeder = { $seeder } { $slot }번 방
describe-seeders = 보이드 시더: { $seeders }.
describe-lairs = 마굴: { $slots }번 방.
describe-fire = 불: { $slots }번 방.
describe-malfunction = 고장: { $slots }번 방.
describe-airlock = 긴급 공기차단: { $slots }번 방.
describe-ship = 뒷면인 방 { $hidden }칸, 소음 마커 { $noise }개. 주머니에 보이드 시더 { $bag }개, 공허 1개, 광기 토큰 { $mad }개.
describe-seen = { $room }(뒷면, 이 시점에서 본 방)
describe-items = 아이템 { $count }개
describe-token = 토큰: { $token }(뒷면, 이 시점에서 본 토큰)
describe-token-hidden = 뒷면인 토큰
describe-in-fire = 불
describe-in-malfunction = 고장
describe-in-airlock = 단계가 끝나면 공기가 빠짐
describe-injuries = { $seeder }, 부상 { $count }
describe-noise = 소음 마커
describe-door-closed = 닫힌 문
describe-door-destroyed = 파괴된 문
describe-ammo = 탄약 { $count }
describe-dressed = { $wound }(응급처치함)
describe-left = 왼손: { $thing }
describe-right = 오른손: { $thing }
describe-inventory = 아이템 { $count }장
describe-quest = { $quest }(활성)
describe-signal = 신호 보냄
fact-corridor = { $one }–{ $other } 통로

text-engine-working = 정상
text-engine-damaged = 파손
text-engine-unknown = ?
text-locked = 폐쇄
text-unlocked = 개방
text-bag = 주머니: 보이드 시더 토큰 { $seeders }개, 공허 1개, 광기 토큰 { $mad }; 예비 토큰 { $supply }개
text-lairs = 파괴된 마굴: { $destroyed }; 둥지의 알: { $eggs }

score-foot = 살아남고 목표를 이룬 사람이 이깁니다.
score-checks = 네 가지 확인
score-fate = 결말
score-madness = 광기
score-signal = 신호
score-sent = 보냄
score-objective = 목표
score-fulfilled = 달성
score-yes = 예
score-no = 아니요

# 자리마다 세는 것과, 작은 그림 아래의 자리 줄.
amount-madness = 광기
amount-light = 경상
amount-wounds = 중상
amount-hands = 손에 든 카드
amount-items = 아이템
amount-ammo = 탄약
seat-facts = { $doing_is ->
    [dead] 사망
    [left] 구명정으로 탈출
    [hibernating] 동면 중
   *[other] { $place ->
        [0] {""}
       *[other] { $place }번 방 ·{" "}
    }광기 { $madness } · 경상 { $light } 중상 { $serious } · 손 { $hands }장 · 아이템 { $items }장
}
