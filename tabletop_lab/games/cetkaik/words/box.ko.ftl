# 인쇄해서 잘라 쓰는 것.
box-board = 판
box-board-alt = 가로세로 아홉 칸인 판입니다. 칸의 이름과 다암놔아, 다암훠가 보입니다.
box-pieces = 말
box-hands = 족보
