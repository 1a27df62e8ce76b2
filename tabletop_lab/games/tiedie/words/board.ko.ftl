# 판 그림에 적는 말.

board-round = { $round }라운드 · { $time }
board-team = { $team }팀
board-part = 맵의 일부입니다. 여기에 안 보이는 방: { $shown }. 작은 맵에 이 부분의 위치가 있습니다.
board-no-map = 아직 맵을 놓지 않았습니다.
board-turns = { $turns ->
    [0] 돌리지 않고
    [1] 한 번 돌려서
    [2] 두 번 돌려서
   *[other] 세 번 돌려서
}
board-over = 판이 끝났습니다.
board-seen-player = { $player }의 시점
board-seen-moderator = 사회자의 시점
board-seen-public = 모두에게 보이는 것

part-hunter = 사냥꾼
part-survivor = 생존자
part-warden = 감시자
part-prisoner = 수감자

board-state-setup = 준비 중
board-state-in_play = 남아 있음
board-state-choosing = 선택 중
board-state-waiting = 기다림
board-state-turn = 행동 중
board-state-done = 턴 마침
board-state-asleep = 수면
board-state-forced = 강제 수면
board-state-blocked = 제지됨
board-state-stunned = 기절
board-state-carried = 끌려감
board-state-eliminated = 탈락
board-state-escaped = 탈출
board-state-removed = 제거

board-line-open = { $square }에서 열림
board-line-open-short = 열림
board-line-found = { $square }에 있음
board-line-found-short = 찾음
board-line-hidden = 아직 못 찾음
board-line-hidden-short = 못 찾음

board-key-offered = 고를 수 있는 곳
board-key-end = 이동이 끝날 수 있는 곳
board-key-token = 상자 토큰
board-key-seen = 보는 사람이 확인한 것
board-key-route = 탈주로
board-key-passage = 비밀 통로
board-key-rock = 이동 불가
board-key-start = 시작 위치
board-key-wall = 벽, 틈은 문
board-key-crate = 상자 토큰 위치
board-key-door = 문
board-key-streak = 연속으로 활동한 라운드
board-key-forced = 강제 수면 끝 라운드
board-key-lock = 고발 금지 끝 라운드
board-key-pile = 감시자의 고발 카드
board-key-seat = { $player } 자리
board-key-hands = 손에 든 수면 카드
board-key-held = 가진 상자 토큰
board-key-target = 표적
board-key-team = 팀
board-key-hunter = 사냥꾼
board-key-warden = 감시자
board-key-health = 체력
board-key-removals = 팀의 제거 수
board-key-trophies = 얻은 캐릭터 카드

# 자리마다 세는 것과, 작은 판 아래에 적는 자리의 한 줄.
amount-hands = 수면 카드
amount-held = 상자 토큰
amount-streak = 연속으로 활동한 라운드
amount-health = 체력
amount-removals = 제거
amount-trophies = 캐릭터 카드
amount-accuse_cards = 고발 카드
# 지난 일 막대의 첫 눈금.
round-round = { $round }라운드
seat-facts = { $doing_is ->
    [eliminated] 탈락
    [escaped] 탈출
    [removed] 제거
   *[other] 카드 { $hands }장 · 토큰 { $held }개{ $counting_is ->
        [hp] {" "}· 체력 { $counts }
        [team] {" "}· 제거 { $counts }
        [tail] {" "}· 캐릭터 { $counts }
        [warden] {" "}· 캐릭터 { $counts }
       *[hunter] {""}
    }
}

# 그림에서 누르거나 따로 보이는 부분
space-map = 맵
space-lines = 출구
space-players = 플레이어
