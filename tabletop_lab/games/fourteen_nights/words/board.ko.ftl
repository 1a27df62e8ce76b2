# 그림과 그림 설명에 쓰는 말.

board-title = 열네 밤의 꿈
board-day = { $days }일 가운데 { $day }일차
board-days-over = { $days }일이 모두 끝남
board-phase-setup = 게임 준비
board-phase-purchase = 최종 결산: 계획 구매
board-phase-goal = 최종 결산: 공동 목표
board-phase-conversion = 최종 결산: 변환
board-phase-scoring = 최종 결산: 점수
board-phase-over = 게임 끝
board-turn = { $player }의 턴
board-winner = { $players } 승리
board-winners = { $players } 공동 우승
board-seen-player = { $player }의 시점 · 다른 사람의 손패는 뒷면
board-seen-moderator = 사회자의 시점 · 모든 손패 공개
board-seen-public = 모두가 보는 것만

board-track-recovery = 회복
board-track-today = 오늘
board-track-settlement = 결산

board-what-1 = 점수와 추억을 바로 얻는다
board-what-2 = 계획 1장을 손에 든다
board-what-3 = 돈을 번다
board-what-4 = 돈이 늘거나 준다
board-what-5 = 카드대로 한다
board-what-6 = 1–5 가운데 하나를 한다

board-key-move = 갈 수 있는 칸
board-key-action = 고를 수 있는 행동
board-key-barred = 막힌 칸: 지난 턴에 행동함
board-key-deck = 덱 위의 수: 남은 카드
board-barred-here = 지난 턴에 행동함
board-key-moved = 카드로 옮겨짐: 이동 없이 행동
board-key-walk = 이어진 칸으로 한 칸 · FN-6.1
board-key-extra = 말은 그대로 · FN-8.2
board-key-free = 직전 행동은 불가 · FN-7.6

board-goal = 공동 목표
board-goal-none = 아직 뽑지 않음
board-goal-target = { $players }명이 모두 합쳐
board-goal-pot = 이미 모인 돈
board-goal-everyone = 이루면 모두
board-goal-top = 이루면 가장 많이 낸 사람
board-goal-lowest = 못 이루면 가장 적게 낸 사람
board-goal-no-penalty = 못 이루어도 잃는 것 없음
board-goal-reached = ✓ 이룸
board-goal-missed = 못 이룸
board-plus-points = { $points }점
board-plus-memory = 추억 { $memory }
board-resolving = 지금 처리하는 카드

board-points = { $trait } { $points }
board-memory-of = 추억 { $memory }
board-tokens = 결심
board-memory = 추억
board-happiness = 행복
board-row-free = 무료
board-row-hand = 손패
board-row-bought = 구매
board-status-turn = 턴
board-status-acted = 행동 마침
board-status-waiting = 행동 전
board-status-moved = 옮겨짐
board-place = { $rank }위
board-no-destination = 여행지 없음

# 대체 텍스트와 글자 판
board-alt-start = { board-title }, { $moment }.
board-alt-pawns = 말: { $pawns }.
board-alt-on = { $number }번 { $name }에 { $players }
board-alt-open = { $player }에게 열린 칸: { $spaces }.
board-alt-closed = 막힌 칸: { $spaces }.
board-alt-tokens = 결심 { $count }
board-alt-free = 무료 계획 { $count }장
board-alt-hand-hidden = 손패 { $count }장(비공개)
board-alt-hand-open = 손패 { $cards }
board-alt-hand = 손패 { $count }장
board-alt-bought = 구매 { $count }장
board-alt-score = { $rank }위, 행복 { $happiness }
board-alt-goal = 공동 목표 { $name }: 모두 합쳐 { $target } TC
board-alt-pot = 모인 돈 { $pot }
board-alt-given = 낸 돈 { $total }
board-alt-card = 처리하는 카드: { $name }.
board-alt-hidden-card = 뒷면인 카드 1장

board-text-connections = 이어진 칸: { $pairs }
board-text-player = 사람
board-text-destination = 여행지
board-text-status = 오늘
board-text-free = 무료
board-text-hand = 손패
board-text-bought = 구매
board-text-hand-of = { $player }의 손패
board-text-free-of = { $player }의 무료 계획
board-text-kept-of = { JOSA($player, "이/가") } 간직한 카드
board-text-bought-of = { JOSA($player, "이/가") } 구매한 계획
board-text-given = 낸 돈: { $amounts }

# 그림에서 누르거나 따로 보이는 부분
space-map = 칸
space-goal = 공동 목표
space-players = 플레이어
