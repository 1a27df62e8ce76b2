# 게임이 끝났을 때의 표: 누가 왜 이겼는가.
score-decided = 승부를 정한 것
score-card = 카드
score-side = 편
score-side-town = 시민
score-side-wolves = 늑대
score-fate = 끝났을 때
score-alive = 살아 있음
score-dead = { $when }에 죽음
score-head = 세는 법
score-head-wolf = 늑대로 셈
score-head-citizen = 시민으로 셈
score-head-nobody = 세지 않음
score-head-dead = –
score-town = 늑대가 모두 죽어(TW-16.2) 시민 편이 이겼습니다. 죽은 시민도 함께 이깁니다(TW-16.4).
score-wolves = 늑대 { NUMBER($wolves) }명과 시민 { NUMBER($citizens) }명이 남아, 늑대가 시민보다 적지 않으므로(TW-16.3) 늑대 편이 이겼습니다. 죽은 늑대 편도 함께 이깁니다(TW-16.4).
score-nobody = { NTH($days) } 낮이 지나 승부 없이 멈췄습니다(TW-16.4).
