# 인쇄해서 잘라 쓰는 것.
box-board = 게임판
box-board-alt = 게임판입니다. 이름이 적힌 칸 여섯 개가 길로 이어져 있습니다: { $ways }.
