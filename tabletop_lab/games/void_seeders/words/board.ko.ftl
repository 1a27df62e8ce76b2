# 탁자 그림 위의 말.

board-hand = 손: { $cards }
board-round = { $round }라운드, { $step }
board-over = 게임이 끝났습니다.
board-seen-player = { $player }의 시점
board-seen-moderator = 사회자의 시점
board-seen-public = 모두에게 보이는 것
board-tile = { $set }종
# 이름이 다 들어가지 않는 방.
board-short = { $room_is ->
    [airlock] 공기차단
    [engine_control] 엔진 제어
    [engine1] 1번 엔진
    [engine2] 2번 엔진
    [engine3] 3번 엔진
    [evac_a] 탈출실 A
    [evac_b] 탈출실 B
    [fire_control] 방화실
    [hatch_control] 구명정
   *[other] {""}
}
board-technical = 정비통로

board-title-time = 시간
board-title-destruct = 자폭
board-title-course = 목적지
board-title-engines = 엔진
board-title-pods = 구명정
board-title-bag = 주머니
board-title-supply = 예비 토큰
board-title-lairs = 파괴된 마굴
board-title-eggs = 알
board-title-weaknesses = 약점
board-title-technical = 정비통로
board-title-open = 공개된 카드

board-target-earth = 지구
board-target-mars = 화성
board-target-venus = 금성
board-target-deep_space = 심우주

board-state-turn = 차례
board-state-passed = 패스함
board-state-waiting = 기다림
board-state-pod = 구명정
board-state-hibernating = 동면
board-state-left = 탈출
board-state-dead = 사망

# 플레이어가 가진 것의 이름.
board-own-first = 시작 플레이어
board-own-signal = 신호 보냄
board-own-madness = 광기
board-own-wounds = 부상
board-own-cards = 카드
board-own-objectives = 목표
board-own-quests = 퀘스트
board-own-hands = 양손
board-own-items = 아이템
board-own-contamination = 오염 카드

# 지도 위 표시의 뜻.
board-sign-tile = 탐험하지 않은 방(1종·2종 타일)
board-sign-token = 탐험 토큰
board-sign-number = 통로 번호(소음 주사위)
board-sign-entrance = 정비통로 입구
board-sign-counter = 찾을 수 있는 아이템 수
board-sign-noise = 소음 마커
board-sign-fire = 불
board-sign-malfunction = 고장

# 그림에서 누르거나 따로 보이는 부분
space-map = 우주선
space-status = 트랙과 토큰
space-legend = 기호 풀이
space-players = 캐릭터
