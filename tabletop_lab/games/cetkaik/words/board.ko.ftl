# 게임판 그림에 쓰는 말.

board-title = 셋카익
board-moment = { $season } · { $turn }턴
board-moment-setup = 게임 준비
board-moment-over = 게임 끝
board-to-move = { $side }({ $player })의 턴
board-turn = 턴
board-held = 잡은 말 { $count }개
board-rate = 레이트
board-season-spring = 봄
board-season-summer = 여름
board-season-autumn = 가을
board-season-winter = 겨울
board-season-further = { NTH($number) } 계절
board-season-upper = 상계
board-season-lower = 하계
board-waiting = 다음 턴을 기다립니다
board-over-won = { $side }의 승리
board-over-draw = 무승부
board-last = 지난 턴: { $name } { $course }
board-last-failed = 지난 턴: { $name } { $course }, 실패
board-season-result = { $season }: { $side } 종료, { SIGNED($points) }점
board-season-void = { $season }: 점수 없이 끝남

board-key-hue = 다암훠
board-key-near = 다암 둘레
board-key-water = 다암놔아 (물)
board-key-hill = 다암쏘우 (산)
board-key-black = 검은 말
board-key-red = 빨간 말
board-key-point = 뾰족한 쪽이 주인이 나아가는 쪽
board-mark-chosen = 고른 말
board-mark-sure = 윷 없이
board-mark-via = 밟는 말
board-mark-luck = 윷이 필요
board-mark-capture = 잡는 칸
board-mark-origin = 움직일 수 있는 말
board-mark-land = 내려설 수 있는 칸
board-mark-last = 지난 턴
board-mark-failed = 지난 턴, 실패
board-mark-announced = 신고한 이동

board-chosen-drop = { $name } · 잡은 말
board-why-drop = 빈칸 어디에나 윷 없이 배치한다
board-why-tam = 왕처럼 두 걸음, 말은 한 번만 밟는다
board-why-step = 밟은 뒤 멀리 가려면 윷을 던진다
board-why-water = 다암놔아에 들어가려면 윷을 던진다
board-why-via = 말이 있는 칸은 밟고 갈 수 있다
board-why-plain = 이동 방식대로 간다
board-how-plain = 바로 이동
board-how-via = { JOSA($via, "을/를") } 밟고
board-ways = 갈 수 있는 길 { $count }가지: 게임판에 있습니다
board-other-ways = 다른 길 { $count }가지
board-how-taking = { $how } 잡기
board-no-throw = 윷 없음
board-sure = 윷 없음
board-capture = 잡기
board-more = 그 밖에 { $count }가지
board-squares = { $count }칸

board-announced = 신고한 이동, 윷으로 정한다
board-unthrown = 아직 던지지 않음
board-dark = 어두운 면 { $count }개
board-need-step = { $to }까지: 어두운 면 { $count }개 이상, { $odds }
board-need-water = 다암놔아에 들어가기: 어두운 면 { $count }개 이상, { $odds }
board-course-drop = { $to }에 배치
board-course-via = { $origin } → { $to }, { JOSA($via, "을/를") } 밟고
board-throws = 어두운 면이 그만큼 또는 더 나올 확률
board-declare-end = 계절 종료
board-declare-continue = 다시 시작
board-end-brings = { SIGNED($amount) }점
board-continue-makes = 레이트 { $rate } → { $grown }
board-continue-stays = 레이트는 그대로 { $rate }

# 그림에서 누르거나 따로 보이는 부분
space-board = 판
space-table = 판 옆
