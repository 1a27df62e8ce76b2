# 게임판 밖의 그림에 쓰는 말: 움직임, 다암, 족보, 윷, 확률.

moves-title = 말의 움직임
moves-lead = 말의 주인은 아래쪽에 앉아 있습니다. 오른쪽 도표는 다암훠를 떠나는 말입니다.
moves-normal = 보통 칸
moves-hue = 다암훠 칸
moves-alt = { $name }: { $off }. 다암훠에서는 { $on }.
way-one = { $where } 한 칸
way-up_to_two = { $where } 두 칸까지
way-pace = { $where } 두 칸, 사이가 비었을 때
way-leap = { $where } 두 칸째로 뛰어넘기
way-offset = 앞으로 { $forward }, 옆으로 { $sideways }칸
way-slide = { $where } 끝까지
way-slide_late = { $where } { $first ->
    [2] 두
   *[other] { $first }
  } 칸째부터 끝까지
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

handcard-title = 족보
handcard-lead = 자기가 잡은 말로 족보를 만듭니다. 한 말이 여러 족보에 들어도 되지만, 같은 족보는 한 번만 셉니다.
handcard-name = 족보
handcard-needs = 필요한 말
handcard-points = 점수
handcard-flash = 동색일 때
handcard-held = 가진 쪽
handcard-step_tam = 말이 다암을 밟음
handcard-tam_again = 상대가 다암을 움직인 직후 다암을 옮기거나, 다암이 제자리로 돌아옴
handcard-always = 늘
handcard-notes = 동색이면 족보마다 { SIGNED($points) }점. 잡은 왕은 같은 색깔의 다른 말을 대신할 수 있습니다.
handcard-alt = { $name } ({ $needs }): { $points }점

throws-title = 윷 던지기
throws-lead = 밟은 뒤 멀리 가는 이동은 어두운 면의 수만큼 갈 수 있습니다. 다암놔아에 들어가려면 따로 던집니다.
throws-sticks = 어두운 면
throws-exactly = 꼭 그만큼
throws-or_more = 그만큼 또는 더
throws-opens = 할 수 있는 것
throws-leg = { $squares }칸 가기
throws-water = 다암놔아에 들어가기
throws-nothing = 없음
counted-title = 정확한 확률과 세어 본 윷
counted-lead = 밟은 뒤 그만큼 갈 수 있는 윷이 얼마나 자주 나오는지 봅니다.
counted-squares = 칸 수
counted-exactly = 정확한 값
counted-share = 센 값
counted-note = 막대: 정확한 확률. 점: 판에서와 같은 운으로 { $throws }번 던졌을 때의 비율. 선: 양쪽으로 표준 오차의 1.96배.
counted-alt = { $squares }칸: 정확한 값 { $odds }, 센 값 { $share }
throws-alt = { $dark }개 이상 { $odds }

rates-title = 레이트 사다리
rates-lead = 새 족보를 완료한 사람은 계절을 종료하고 점수를 얻거나, 다시 시작하며 두 사람 모두의 레이트를 올립니다.
rates-rate = 레이트
rates-continue = 다시 시작: 한 칸 위로
rates-end = 계절 종료: 족보 × 레이트
rates-hands = 족보 { $points }점
rates-over = 처음 가진 { $points }점 이상: 점수가 같을 때라면 게임이 바로 끝납니다 (CK-1.4).
rates-alt = 레이트 { $ladder }, 지금 { $now }. 다시 시작하면 한 칸 오르고, 종료하면 족보 점수에 레이트를 곱합니다.

reach-captures = 잡기
tam-title = 함께 쓰는 말, 다암
tam-lead = 다암은 두 사람 모두 움직일 수 있습니다. 잡지도 잡히지도 않고, 윷도 던지지 않습니다.
tam-rings = 다암은 왕처럼 { $steps ->
    [1] 한
    [2] 두
    [3] 세
   *[other] { $steps }
  } 걸음 갑니다. 첫걸음은 안쪽 고리까지, 이어서 더 갑니다. 끝날 수 있는 칸은 { $ends }칸입니다.
tam-over = 한 턴에 한 번, 이웃 칸의 말을 밟고 거기에서 더 갈 수 있습니다.
tam-pass = 떠난 칸으로 돌아와도 됩니다. 그러면 마이너스 { $points }점짜리 족보입니다 (CK-12.6).

halo-title = 움직이는 다암훠
halo-lead = 다암훠에 선 말은 다암훠의 이동 방식으로 움직입니다. 아홉 칸은 늘 다암훠이고, 다암 둘레는 다암이 있는 동안만 다암훠입니다.
halo-middle = 다암이 { $tam }에: 늘 다암훠인 { $fixed }칸, 그 밖에 다암 둘레 { $near }칸.
halo-moved = 다암이 { $tam }에: 새 둘레가 다암훠가 되고 지난 둘레는 풀립니다. { $fixed }칸에 { $near }칸을 더합니다.
halo-edge = 다암이 가장자리 { $tam }에: 둘레는 { $near }칸뿐입니다.

stepping-title = 밟기
stepping-lead = 갈 수 있는 칸에 말이 있으면 그 칸을 거쳐 갈 수 있습니다. 밟힌 말은 그대로 남습니다.
stepping-near = 병사가 이웃 말을 밟습니다. 거기부터는 보통 칸의 병사처럼 가고, 가까운 이동이라 윷을 던지지 않습니다.
stepping-far = 밟은 뒤 멀리 가려면 윷을 던집니다. 칸 수만큼 어두운 면이 나와야 하고, 목적지를 먼저 신고합니다.
stepping-tam = 다암도 밟을 수 있습니다. 마이너스 { $points }점짜리 족보이고, 윷이 모자라도 그렇습니다.

water-title = 다암놔아에 들어가기
water-lead = 다암놔아를 지나가는 데는 윷이 필요 없습니다. 거기에서 멈추려면 윷을 던집니다.
water-land = 뭍에서: 어두운 면이 { $need }개 이상이어야 하고, 아니면 말은 제자리에 남습니다.
water-boat = 배는 윷을 던지지 않습니다.
water-water = 다암놔아에서 떠나는 말도 던지지 않습니다.

protection-title = 다암훠의 장군
protection-lead = 장군이 다암훠에 있으면 둘레 칸에 있는 같은 주인의 다른 말은 잡히지 않습니다.
protection-on = 장군 곁의 병사는 잡을 수 없습니다. 활은 그 앞에서 멈춥니다.
protection-off = 같은 장군이라도 다암훠 밖에서는 아무도 지키지 못합니다.
protection-step = 보호받는 말도 밟을 수는 있습니다. 장군 자신은 보호받지 못합니다.

reach-title = 이번 턴에 갈 수 있는 칸
reach-lead = 칸마다 윷까지 따져 거기에서 끝날 가장 큰 확률입니다. 배치와 다암은 뺐습니다.
reach-side = { $side }의 턴
reach-piece = { $square }의 { $name }
reach-count = { $count }칸, 그 가운데 { $sure }칸은 확실합니다.
reach-note = 숫자는 가장 확실한 길의 확률이고, 점은 윷 없이 갈 수 있다는 뜻입니다. 테두리 친 숫자는 말을 잡는 칸입니다.
reach-scale = 확률
