# 규칙 실험실.
lab-question = 물음
lab-reading = 해석
lab-hunted = 누가 누구를 노리나
lab-out = 탈락
lab-asked = 그다음 질문
lab-own-tile = 내 방
lab-tile-fits = 이 타일에는 잘못이 없습니다.
lab-tile-alt = 맵에 놓인 방입니다. 바닥 { $floor }칸, 문은 { $doors }, 상자 토큰 위치 { $boxes }곳입니다.
