# 인쇄해서 잘라 쓰는 것.
box-characters = 캐릭터 카드
