# 인쇄해서 잘라 쓰는 것.
box-board = 게임판
box-board-alt = 게임판입니다. 이름이 적힌 칸 여섯 개가 길로 이어져 있습니다: { $ways }.
box-pawns = 말
box-pawn = { $player }의 말
box-tokens = 결심 토큰
box-token = 결심 토큰. 흐린 면은 쓴 토큰입니다.
box-money = 돈
box-memory = 추억 점수
box-memory-points = 추억 { $points }점. 흐린 면은 그만큼 잃은 점수입니다.
box-days = 날짜
box-days-alt = { $days }일을 삭에서 보름까지 달로 그렸습니다. 오늘에 마커를 놓습니다.
box-markers = 마커
box-today = 오늘 마커
box-today-short = 오늘
box-first = 선 플레이어 마커
box-first-short = 선 플레이어
