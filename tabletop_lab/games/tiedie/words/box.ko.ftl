# 인쇄해서 잘라 쓰는 것.
box-tiles = 맵 타일
box-tokens = 상자 토큰
box-guide = 가이드판
box-sleep = 수면 카드
box-characters = 캐릭터
box-targets = 표적 카드
box-actions = 행동 카드
box-locations = 위치 카드
box-target = 표적 카드
box-location = 위치 { $number }
