# 게임판 밖의 그림에 쓰는 말: 움직임, 다암, 족보, 윷, 확률.

moves-title = 말의 움직임
moves-lead = 임자는 아래쪽에 앉아 있습니다. 다암훠에 선 말은 오른쪽 도표대로 움직입니다. 떠나는 칸만 따집니다.
moves-normal = 보통 칸
moves-hue = 다암훠 칸
moves-alt = { $name }: { $off }. 다암훠에서는 { $on }.
way-one = { $where } 한 칸
way-up_to_two = { $where } 두 칸까지
way-pace = { $where } 두 칸, 사이가 비었을 때
way-leap = { $where } 두 칸째로 뛰어넘기
way-offset = 앞으로 { $forward }, 옆으로 { $sideways }칸
way-slide = { $where } 끝까지
way-slide_late = { $where } { $first }칸째부터 끝까지
way-slide_by_two = { $where } 두 칸씩 뛰어 끝까지
way-jumps = 말 { $count ->
    [1] 하나를
   *[other] { $count }개를
  } 넘을 수 있음
way-strict = 길이 비었을 때만
way-none = 움직이지 못함
way-to-all = 여덟 방향
way-to-not_back = 바로 뒤만 빼고
way-to-orthogonal = 앞뒤좌우로
way-to-diagonal = 대각선
way-to-along = 앞뒤로
way-to-sideways = 옆으로
way-to-forward = 앞으로
way-to-backward = 뒤로
way-to-left = 왼쪽으로
way-to-right = 오른쪽으로
way-to-forward_left = 왼쪽 앞으로
way-to-forward_right = 오른쪽 앞으로
way-to-backward_left = 왼쪽 뒤로
way-to-backward_right = 오른쪽 뒤로
way-key-step = 그 칸으로, 사이에 말이 없을 때
way-key-leap = 그 칸으로, 사이의 말을 뛰어넘어
way-key-slide = 가로막힐 때까지 몇 칸이든
way-key-over = 같지만 말 하나를 넘어도 됨
