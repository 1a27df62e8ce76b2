# 여러 판의 표에서 그림이 쓰는 열 이름.
column-plies = 한 게임의 턴 수
column-first_player = 첫 계절의 선 플레이어
column-captures = 말을 잡은 횟수
column-top_rate = 가장 높은 레이트
column-seasons_played = 둔 계절의 수
column-step_throws = 밟기 윷을 던진 횟수
column-water_throws = 다암놔아 윷을 던진 횟수
column-hand = 한 게임에 이룬 족보
column-captured = 한 게임에 받은 말
