# 게임 위젯 자체의 말. 게임마다의 말은 그 게임의 폴더에 있습니다.
region = 게임: { $title }
players-seed = { $players }명 · 시드 { $seed }
players-many = { $players }명
see-as = 시점
everybody = 공개
moderator = 사회자
language = 언어
keys = 단축키
save = 저장
saved = 저장했습니다: { $file }
place = 규칙서에서의 위치
board = 게임판
decision = 결정
history = 기록
happened = 지금까지
clause = 조항
options = 선택지
decides = { JOSA($player, "이/가") } 정합니다
over = 게임 끝
you-are = 내 자리: { $player }
you-see = { $viewer } 시점입니다. { JOSA($player, "이/가") } 정합니다
you-see-everybody = 공개된 것만 보는 중
you-see-moderator = 모두 보는 중
switch = { $player } 시점으로 보기
hidden-options = 선택지는 { $player }만 볼 수 있습니다.
others-choice = 지금은 { JOSA($player, "이/가") } 고릅니다.
why = 왜 다른 것은 안 되나요?
why-none = 고를 수 있는 것은 이것이 전부입니다. 달리 물을 것이 없습니다.
only = 이것만 할 수 있습니다
find = { $count }가지 가운데 찾기
shown = { $count }가지 중 { $shown }가지 표시. 나머지는 검색하세요
no-match = 맞는 것이 없습니다
play = { $option } 고르기
way-begin = 게임판에서 말이나 칸을 누르거나 찾을 것을 쓰세요
way-on = 이어서 갈 곳을 누르세요
way-anew = 처음부터 다시 고르기
journey-go = { JOSA($place, "으로/로") } 가기
journey-way = { $place }까지 { $count }걸음입니다. 길은 게임판에 있습니다. 한 번 더 누르면 갑니다.
choose-parts = 원하는 것을 모두 고른 뒤 아래 단추를 누르세요
not-possible = 함께 고를 수 없습니다
bots-play = 봇 진행
bots-one = 한 수
bots-turn = { $turn } 끝까지
bots-end = 게임 끝까지
bots-alone = 사람에게 물을 때까지 봇이 스스로 이어서 두기
bots-at-chance = 운이 정할 것이 있어 봇이 멈췄습니다.
bots-mine = 봇이 이어서 두기
bot-decides = 봇 ‘{ $bot }’의 자리입니다
undo = 되돌리기
redo = 다시 하기
step = { $step } / { $steps } 수
start = 처음
start-at = 처음: { $step } / { $steps } 수
now = 지금
main = 본줄기
seats = 자리와 봇
seats-help = 자리마다 누가 두나요? 사람이 답하면 봇은 스스로 이어서 둡니다.
human = 사람
bot = 봇: { $bot }
all-bots = 모두 봇
all-humans = 모두 사람
readings = 지금 적용되는 해석
default = 기본값
was = 기본값: { $value }
clause-otherwise = 이 판에서는 다릅니다. { $what }: { $value } (규칙서: { $printed }).
source = 출처: { $source }
cited = 이 질문의 조항
no-clause = 이 규칙서에 { $id } 조항이 없습니다
winner = { JOSA($players, "이/가") } 이겼습니다
no-winner = 이긴 사람이 없습니다
winners = { JOSA($players, "이/가") } 함께 이겼습니다
ranking = 순위
placed = { $place }위
points = { $shown }점
reason = 이유
look-back = 돌아보기
new-seed = 새 시드로 다시 하기
error-rule = 규칙에서 오류가 났습니다
error-safe = 게임은 { $step }수에서 그대로 있습니다.
error-back = { $step }수에서 계속하기
status = { $event } { JOSA($player, "이/가") } 정합니다: { $prompt } 선택지 { $count }개.
status-chance = { $event } { $prompt }. 나올 수 있는 것 { $count }가지.
keys-title = 단축키
keys-options = 이 표시가 있는 선택지
keys-undo = 되돌리기, 다시 하기
keys-bot = 봇이 한 번 두기; { $turn } 끝까지
keys-why = 왜 다른 것은 안 되나요?
keys-clause = 이 질문의 다음 조항
keys-ends = 처음과 끝
keys-find = 많은 선택지에서 찾기
keys-seat = P1–P5 시점; 사회자
keys-everybody = 공개된 것만 보기
keys-close = 닫기, 선택지로 돌아가기
yes = 예
no = 아니요
roll = 무작위로 굴리거나 뽑기
large = 큰 화면
small = 큰 화면 끝내기
files-open = 파일 목록을 닫으면 더 넓습니다:
play-nothing = 아무것도 고르지 않기

# 배움을 돕는 것: 누가 무엇을 아는가, 퀴즈.
knows-fact = 무엇
knows-caption = { $title }: { $step }수에 누가 무엇을 아는가
knows-all = 모두
knows-own = 자기 것
knows-part = 일부
knows-count = 개수만
knows-none = 모름
knows-all-long = 모두 안다
knows-own-long = 자기 것과, 다른 사람 것의 개수를 안다
knows-part-long = 일부를 안다
knows-count-long = 개수만 안다
knows-none-long = 아무것도 모른다
quiz-title = 퀴즈
quiz-number = { $count }문제 가운데 { $number }번
quiz-score = { $answered }문제 가운데 { $score }문제 맞음
quiz-check = 답 확인
quiz-next = 다음
quiz-back = 이전
quiz-right = ✓ 맞습니다
quiz-wrong = ✗ 아닙니다
quiz-choose = 먼저 답을 고르세요.
quiz-choices = 답
quiz-fewer = 문제 { $wanted }개를 원했지만 이 게임으로는 { $made }개를 낼 수 있습니다. 더 진행한 게임이면 더 낼 수 있습니다.
quiz-empty = 문제를 내기에는 이 판이 아직 짧습니다.
quiz-done = { $count }문제를 모두 풀었습니다: { $score }문제 맞음.
# 규칙을 고치는 양식, 그리고 고친 규칙이 게임에서 바꾸는 것.
rules-edit = 규칙 고치기
rules-of = { $title } 규칙
rules-form = 규칙
rules-chapters = 규칙서의 장
rules-chapter = { $title }: 바꾼 것 { $changes }개, 고칠 것 { $errors }개
rules-others = 그 밖
rules-preset = 규칙 묶음
rules-default = 기본값
rules-changed-preset = { $preset }, 바꿈
rules-find = 낱말이나 조항으로 규칙 찾기
rules-find-hint = 규칙 또는 { $clause } 찾기
rules-only = 바꾼 것만 ({ $count })
rules-none = ‘{ $wanted }’에 맞는 규칙이 없습니다.
rules-none-changed = 바꾼 것이 없습니다.
rules-clear = 모두 보기
rules-was = 원래 { $value }
rules-reset = 되돌리기
rules-reset-all = 모두 되돌리기
rules-range = { NUMBER($low) }에서 { NUMBER($high) }까지.
rules-empty = 없음
rules-errors = 값 { $count }개를 확인해 주세요.
rules-changes = { $count ->
    [0] { $preset }
   *[other] { $preset }에서 { $count }개 바꿈
}
rules-stands = 게임은 { $step }수에 있습니다.
rules-apply = 이 게임에 적용
rules-fix = 먼저 값 { $count }개를 고치세요
rules-same = 이미 이 규칙대로입니다
rules-busy = 선택 { $count }개를 새 규칙으로 다시 두는 중…
rules-close = 닫기
rules-done = 새 규칙으로 { $step }수부터 이어집니다.
rules-done-old = 이전 진행을 그 규칙대로 { $step }수에서 다시 열었습니다.
rules-rule = 규칙
rules-now = 지금
old-rules = 옛 규칙
as-printed = 규칙 그대로
new-rules = 새 규칙
fault-too_large = { JOSA($value, "은/는") } 너무 큽니다. { NUMBER($low) }에서 { NUMBER($high) } 사이로 고르세요.
fault-too_small = { JOSA($value, "은/는") } 너무 작습니다. { NUMBER($low) }에서 { NUMBER($high) } 사이로 고르세요.
fault-not_a_number = ‘{ $value }’에는 수를 적어야 합니다. { NUMBER($low) }에서 { NUMBER($high) } 사이로 고르세요.
fault-no_reading = ‘{ $value }’ 해석은 없습니다. 다음 가운데 고르세요: { $allowed }.
fault-no_list = ‘{ $value }’: 목록이 아닙니다. 값은 쉼표로, 짝은 붙임표로 적으세요. 예: 1-2, 2-3
fault-empty = 수가 비어 있습니다. { NUMBER($low) }에서 { NUMBER($high) } 사이로 고르세요.
fault-empty_any = 수가 비어 있습니다.
fault-not_whole = { $value }: 정수가 아닙니다. { NUMBER($low) }에서 { NUMBER($high) } 사이로 고르세요.
fault-not_whole_any = { $value }: 정수가 아닙니다.
fault-not_possible = ‘{ $value }’ 값은 여기에 쓸 수 없습니다.
fault-unknown = ‘{ $name }’ 규칙은 없습니다.
div-region = 새 규칙이 바꾸는 것
div-step = 새 규칙에서는 { $step }수부터 달라집니다
div-start = 새 규칙에서는 처음부터 달라집니다
div-same = 같은 게임: 선택 { $count }개가 모두 맞습니다
div-fits = 선택 { $count }개는 모두 그대로 맞습니다.
div-stops = 기록된 선택은 { $step }수까지 맞습니다.
div-illegal = 기록된 선택 ‘{ $answer }’: 이제 고를 수 없습니다.
div-chance = 기록된 결과 ‘{ $answer }’: 이제 나올 수 없습니다.
div-question = 다른 것을 묻게 됩니다.
div-event = 다른 일이 일어납니다.
div-end = 게임의 끝이 달라집니다.
div-secret = 여기서 달라지는 것은 다른 사람만 압니다.
div-before = 이전
div-after = 이후
div-rules-old = 옛 규칙
div-rules-new = 새 규칙
div-changed = 바꾼 규칙
div-choices = 선택지
div-new = 새로 생김
div-gone = 이제 없음
div-more = 그 밖에 { $count }가지
div-kept = 1–{ $step }수: 같은 선택
div-new-line = { $step ->
    [0] 새 규칙, 처음부터
   *[other] 새 규칙, { $step }수부터
}
div-left = 옛 규칙 · 선택 { $count }개
div-left-all = 옛 규칙 · 선택 { $count }개 모두
div-nothing-lost = 사라지는 것은 없습니다. 이전 진행은 ‘옛 규칙’ 가지로 남습니다.
div-continue = 새 규칙으로 { $step }수부터 계속
div-continue-same = 새 규칙으로 계속
div-old-line = 이전 진행 열기
div-keep = 옛 규칙 유지
div-form = 고치기로 돌아가기
# 손으로 정하는 운, 가지, 코드, 봇의 속도.
ask-chance = 운이 정할 때마다 묻기: 굴리거나 손으로 고르기
chance-by-hand = 또는 { $count }가지 가운데 손으로 고르기
chance-set = { JOSA($option, "으로/로") } 정하기
branches = 가지
branch-here = 여기서 갈라지기
branch-rename = 이름 바꾸기
branch-name = 이름
branch-now = 지금 여기 · { $steps }수
branch-leaves = { $step }수에서 갈라짐 · { $steps }수
branch-help = ‘본줄기’는 판이 처음 시작된 진행입니다. ‘여기서 갈라지기’는 지금 가지를 그 이름으로 남기고 새 이름으로 이어 갑니다. 앞선 수에서 다른 답을 하면 저절로 갈라집니다.
line-kept = 이전 진행은 ‘{ $branch }’ 가지로 남겼습니다.
code = 이 조항의 코드
bots-watch = 봇이 이어서 두기
bots-stop = 멈추기
bots-speed = 이어서 두는 봇: 1초에 { $speed }수

# 규칙을 고치는 칸 (%%rule).
edit-played = { $clause } { $function }: 고친 규칙 ‘{ $name }’대로 합니다.
edit-withheld = 여럿이 쓰는 노트북입니다. 달라지는 것을 보이면 다른 사람이 숨긴 것이 드러날 수 있습니다.
edit-same = { $steps ->
    [0] 아직 달라지는 것이 없습니다. 지금까지 답한 것이 없습니다.
   *[other] 달라지는 것이 없습니다. 지금까지의 답 { $steps }개가 모두 그대로 맞습니다.
    }
edit-first = 처음 달라지는 곳
edit-step = { $step }수
edit-before = 이전
edit-now = 지금
edit-left = { $step }수부터 이전 답 { $count }개가 더는 맞지 않습니다. 거기서부터 이어서 하면 됩니다.
edit-all-fit = 이전 답이 모두 맞습니다. 판은 있던 자리에 그대로입니다.
edit-safe = { JOSA($match, "은/는") } { $step }수에 그대로 있습니다.
edit-functions = { $clause }: 여러 함수가 이 조항을 맡습니다. 여기: { $function }. 다른 것을 고치려면 이름을 쓰세요: { $others }.
edit-no-match = { JOSA($match, "이라는/라는") } 이름의 판이 없습니다. { $match } = tl.Match("fourteen_nights")처럼 판을 시작하거나 --match로 판의 이름을 적으세요

# 달라지는 점에 나오는, 코드로 고친 규칙
div-code = 코드로 고침 ‘{ $name }’
div-code-default = 다시 규칙서대로

# 한 국면을 여러 해석으로
readings-default = 기본값
readings-here = 이 판
readings-same = 여기까지는 이 판과 달라지는 것이 없습니다.
readings-first = 처음 달라지는 곳, { $step }수 [{ $clauses }]: { $before } → { $after }
readings-stops = 선택은 { $step }수까지 맞으며, 그림은 그때입니다.
readings-offers = 여기까지는 같습니다. 새로 생긴 선택 { $gained }가지, 없어진 선택 { $lost }가지.
readings-count = 여기서 이어지는 선택지는 { $count }가지입니다.
readings-not-here = 다른 해석에서만:

# 해석이 갈리는 규칙을 저마다 달라지는 국면에서
disputes-title = 해석이 갈리는 규칙 { $count }가지
disputes-pick = 해석이 갈리는 규칙
disputes-back = 이전
disputes-next = 다음
disputes-searching = 국면을 찾고 있습니다 …
disputes-example = ‘{ $title }’({ $file })에서 { $step }수의 국면입니다.
disputes-game = 봇 { $bot }의 판({ $players }명, 시드 { $seed })에서 { $step }수의 국면입니다.
disputes-same = 여기서는 달라지지 않는 해석: { $values }.
disputes-none = 해석이 달라지는 국면을 찾지 못했습니다(예제와 판 { $games }개를 살펴보았습니다).

# 연습 문제
exercise-title = 연습 문제
exercise-open = 아직 답하지 않았습니다.
exercise-again = ✗ 아직 아닙니다. 다시 해 보세요.
# Names that only a screen reader says
seat-who = { $player } 자리를 맡는 사람이나 봇
bots-pace = 봇이 두는 빠르기
# 곁의 칸들: 골라 보는 기록, 누가 무엇을 아는가, 고치거나 복사할 규칙, 가지 견주기.
filter-label = 어떤 문장
filter-all = 모두
filter-count = { $count }문장 가운데 { $shown }문장
filter-back = 다시 모두 보기
filter-none = 아직 그런 일이 없었습니다.
knowledge = 누가 무엇을 아는가
knowledge-caption = 누가 무엇을 아는가
knows-may = 어쩌면 일부
knows-may-long = 일부를 볼 수도 있다. 얼마나 보는지 다른 사람은 모를 수 있다
knows-eyes = { JOSA($player, "이/가") } 알 수 있는 만큼입니다.
knows-eyes-all = 사회자가 아는 대로입니다.
knows-eyes-public = 누구나 알 수 있는 만큼입니다.
knows-nothing-hidden = 이 게임에는 가려진 것이 없습니다. 모두가 모든 것을 봅니다.
knows-open = { $count }가지는 모두가 봅니다
edit-this = 이 규칙 고치기…
copy-cell = %%rule 셀로 복사
copy-help = 새 셀에 붙여 넣고, 고쳐서 실행하세요.
copy-button = 복사
copy-done = 복사했습니다
copy-failed = 골라 두었습니다. Ctrl+C를 누르세요
branch = 가지
branch-at = { $step }수에서 갈라짐
branch-more = 그 밖에 { $count }개
compare-button = 견주기
compare-with = { $branch }: 나란히 견주기
compare-title = 두 가지 나란히 보기
compare-which = 견줄 가지
compare-slider = 두 가지의 수
compare-alone = 아직 가지가 하나뿐입니다. ‘여기서 갈라지기’를 누르거나 앞선 수에서 다른 답을 하면 하나 더 생깁니다.
compare-part = { $step ->
    [0] ‘{ $a }’, ‘{ $b }’: 첫 수부터 다릅니다
   *[other] ‘{ $a }’, ‘{ $b }’: { $step }수까지 같고 그다음부터 갈라집니다
}
compare-met = 그 뒤에 두 가지 모두에서 같은 자리가 처음 받는 질문을 보여 줍니다. 수는 운의 결과까지 모든 답을 셉니다.
compare-next = 그 뒤에 처음 나오는 선택을 보여 줍니다. 수는 운의 결과까지 모든 답을 셉니다.
compare-same = ‘{ $a }’, ‘{ $b }’: 다른 점이 없습니다
compare-steps = { $same ->
    [yes] { $a }수
   *[no] { $a }수와 { $b }수
}
compare-at = { $same ->
    [yes] { $a }수에서 다른 것
   *[no] ‘{ $one }’ { $a }수와 ‘{ $other }’ { $b }수에서 다른 것
}
compare-nothing = – 없습니다.
compare-seat = 자리
compare-open = 이 가지 열기
compare-to-part = 갈라지는 곳
compare-to-end = 끝으로
compare-only = 여기에만: { $things }
keys-filter = 지금까지: 열린 조항만, 또는 다시 모두
keys-knows = 누가 무엇을 아는가
keys-large = 프로젝터용 큰 화면

# 생각하는 봇.
busy-who = { JOSA($player, "이/가") } 생각하는 중
busy-bot = 봇 ‘{ $bot }’: 무엇을 둘지 찾고 있습니다.
busy-rules = 규칙을 처리하는 중
busy-seconds = { $count }초
busy-board = 게임판은 지금까지의 모습을 보여 줍니다.
# 노트북 한 대로 여럿이: 자리 사이의 가림 화면.
laptop = 이 노트북
laptop-help = 함께 쓰면 “제가 P3입니다”를 눌러야 그 자리의 화면이 보이고, 답하면 다시 가려집니다.
laptop-alone = 한 사람이 모든 자리를 둠
laptop-hotseat = 자리마다 넘겨 가며 둠
pass-to = { $player }에게 노트북을 넘겨 주세요
look-away = 다른 사람은 화면을 보지 마세요. 이 화면에는 비밀이 없습니다.
i-am = 제가 { $player }입니다 – 내 화면 보기
nothing-to-decide = 정할 것이 없습니다. ‘다 했어요’를 누르세요.
done = 다 했어요
hide = 가리기
anybody = 반응할 사람이 있나요?
anybody-text = 반응하고 싶은 사람은 노트북을 몰래 받아 보고, 그때 넘길 수도 있습니다. 가만히 있으면 넘긴 것입니다.
nobody = 아무도 없음
laptop-round = 이번에 노트북을 받은 사람
everybody-takes = 지금은 정할 것이 없는 사람도 모두 노트북을 받습니다. 다른 사람이 화면을 보지 않으면 누가 움직였는지 알 수 없습니다.
everybody-in-turn = 질문을 받은 사람이 모두 함께 답하므로, 그 사람들만 차례로 노트북을 받습니다.
always-rounds = { $rounds }번 가운데 { NTH($round) }입니다. 더 정할 것이 없어도 늘 { $rounds }번 돕니다.
everybody-knows = 모두가 아는 것
moderator-view = 사회자 화면…
everyone-see = 모두가 봐도 괜찮습니까?
everyone-see-text = 다음 화면에는 모든 자리의 비밀이 보입니다.
everyone-yes = 네, 모두 보여 주세요
everyone-no = 아니요, 돌아가기
handoff-alt = 노트북을 자리마다 넘겨 가며 둡니다. 계속하려면 셀을 다시 실행하세요.
# 실제 탁자: 말은 프로그램이 알려 주고, 사람들이 가리킨 것은 사회자가 넣습니다.
laptop-moderator = 둘러앉은 사람들을 사회자가 이끎
read-aloud = 소리 내어 읽기
show-by-hand = { $players }에게 손짓으로 보이기
nobody-answers = 다른 때만큼 기다리세요. 답할 사람이 없습니다.
enter-answer = { JOSA($player, "을/를") } 보고 답을 넣으세요
public-view = 모두가 보는 화면
public-screen = 사회자가 묻고 있습니다.
room-secret = 지금은 비밀로 고릅니다
room-secret-how = 여기서 답하려면 먼저 자리의 시점을 고르거나 봇에게 맡기세요. 그 답은 이 시점에서 보이지 않습니다.
room-answers = 여기서 고르면 { $player }의 답이 됩니다.
room-luck = 운으로 정합니다
room-luck-how = 나올 수 있는 것은 보이지 않습니다. 숨은 것이 드러나기 때문입니다.
deal-to = { JOSA($player, "은/는") } 어떤 카드를 받았습니까?
deal-rest = 나머지는 프로그램이 나누기
enter-cards = 손으로 나눈 카드 넣기
table-alt = 둘러앉은 사람들을 이끄는 사회자의 화면입니다. 계속하려면 셀을 다시 실행하세요.

# 잘못한 것: 왜, 그리고 대신 무엇을 부르면 되는지.
wrong-one_human = 여기서는 한 사람이 모든 자리를 둡니다
wrong-could_tell = 다른 사람이 숨긴 것이 드러날 수 있습니다
wrong-replay_tells = 다른 규칙은 숨겨진 카드까지 모두 써서 다시 두어 보므로, 달라지는 것을 보면 여기서 숨긴 카드를 알 수 있습니다
wrong-covered = 화면이 가려져 있습니다
wrong-nothing_now = 이 자리는 지금 정할 것이 없습니다
wrong-not_done = 여기서 정할 것이 있거나, 노트북을 받은 사람이 없습니다
wrong-first_of_humans = 사람이 내린 첫 결정입니다
wrong-only_shows = 모두가 보는 화면은 보여 주기만 합니다
wrong-no_call = 지금은 반응할 사람이 있는지 묻고 있지 않습니다
wrong-no_taker = 사회자의 노트북은 아무도 넘겨받지 않습니다
wrong-no_human = { $who } 자리에는 사람이 없습니다
wrong-has_laptop = 지금 노트북은 { $has }에게 있습니다
wrong-no_chance = 지금은 운이 정할 것이 없습니다
wrong-no_chance-allowed = ask_chance()를 부른 뒤 이어서 두기
wrong-nothing_waits = 다음 수를 하나씩 보여 줄 노트북이 돌고 있지 않습니다
wrong-nothing_waits-allowed = 주피터 노트북, 또는 to_end()
wrong-nothing_tried = 아직 고를 것이 없습니다
wrong-no_deal = 이 게임은 처음에 자리마다 카드를 나누지 않습니다
wrong-no_table = 여기에는 둘러앉은 사람들을 이끄는 사회자가 없습니다
wrong-no_card = { $wanted }: 여기에서 나눌 수 없는 카드입니다
wrong-no_seat = { $seat } 자리는 없습니다
wrong-header_option = { $option }: 알 수 없습니다
wrong-header_clause = 어느 조항입니까?
wrong-header_word = { $word }: 여기에 쓸 말이 아닙니다
wrong-no_match = { edit-no-match }

# 커널이 없어졌거나 답하지 않는 판.
kernel-lost = 이 판과 연결이 끊어졌습니다. 셀을 다시 실행하세요.
kernel-waiting = 커널의 응답을 기다리는 중 ...

# 시작 쪽: 고를 수 있는 게임.
first-title = 첫 턴까지 세 번이면 됩니다
first-soon = 준비하고 있습니다 ...
first-run = Shift + Enter를 누릅니다.
first-choose = 게임을 고릅니다.
first-press = 게임판에서 테두리가 있는 곳을 누릅니다.
first-go-on = 두던 판 이어서 하기: { $game }, { $step }수
first-look-back = 끝난 판 다시 보기: { $game }, { $step }수
first-lesson = 수업
first-rules-lab = 규칙 실험실
first-line-fourteen_nights = 여행 계획과 돈과 운. P1의 말을 움직이고, P2와 P3은 봇이 둡니다.
first-line-tabula_wolves = 숨긴 정체와 투표. 나는 P3입니다. 지난밤 늑대가 P5를 죽였고, 이제 낮이 되어 모두 투표합니다.
first-line-tiedie = 방과 방 사이에서 숨고, 쫓고, 탈주로를 찾습니다. 이동 카드를 내고 길까지 그려 두었으니 길 끝을 한 번 더 누르세요.
first-line-void_seeders = 어두운 우주선, 두려움을 먹고 자라는 것. 나는 P1입니다. 아무도 보지 못한 방으로 한 걸음 들어가세요. P2와 P3은 봇이 둡니다.
first-line-cetkaik = 말과 윷, 잡은 말로 만드는 족보. 말 하나를 이미 골라 두었으니 표시된 칸을 누르세요.

# 수업에 쓰는 조각: 눌러 보는 게임판, 일어난 일, 조항.
lesson-press = 게임판의 칸을 눌러 보세요.
lesson-press-either = 게임판의 칸이나 단추를 눌러 보세요.
lesson-press-button = 단추를 눌러 보세요.
lesson-way = 게임판 위의 말을 눌러 보세요.
lesson-way-on = 이어서 갈 곳을 누르세요.
lesson-back = 하나 되돌리기
lesson-no = 할 수 없습니다.
lesson-over = { $player }의 결정이 끝났습니다.
lesson-again = 처음부터
lesson-nothing = 아직 아무 일도 없습니다.
lesson-house = 하우스 규칙
glossary-all = 용어
glossary-term = 용어
glossary-other = 영어
glossary-means = 뜻
tester-seen = 본 것
tester-match = 그때의 판
tester-means = 뜻
tester-do = 할 일
tester-passed = 검사 { $count }가지를 모두 통과했습니다.
tester-failed = 통과하지 못한 검사: { $checks }.
tester-leak = 숨긴 것을 누군가 알아챌 수 있습니다.
tester-none = 검사한 것이 없습니다.
wrong-no-cell = 실행한 셀 가운데 { JOSA($name, "으로/로") } 시작하는 것이 없습니다
wrong-no-tester = pytest와 hypothesis가 설치되어 있지 않습니다
load-dropped = 기록에서 맞지 않는 { $count }가지를 뺐습니다. match.dropped에서 볼 수 있습니다.

# 카드와 바뀐 것.
card-back = 뒷면만 보이는 카드 { $count }장
news = 방금 일어난 일
news-all = 모두
news-since = 마지막으로 답한 뒤
news-from-start = 처음부터
news-begins = 게임판에 보이는 국면에서 시작합니다.
news-none = 그 뒤로 일어난 일이 없습니다.
news-more = 앞의 { $count }줄은 ‘{ news-all }’에 있습니다
news-more-large = 앞의 { $count }줄은 P 키로 큰 화면을 끝낸 뒤 ‘{ news-all }’에서 볼 수 있습니다
news-cards-more = 그 밖에 { $count }장
seat-holds = { $player }에게 있는 것
seat-shut = 닫기
hand-of = { $player }의 카드
hand-look = { JOSA($card, "을/를") } 크게 보기
hand-next = 다음 카드
hand-back = 앞 카드
hand-close = 내려놓기
hand-place = { $count }장 가운데 { $number }번째
hand = 카드

# 빨리 돌리기, 소리 내어 하는 말.
laptop-quick = 행동할 사람에게만 빨리 돌리기
quick-way = 빨리 돌리기: 행동할 사람만 노트북을 받습니다
look-away-quick = 다른 사람은 모두 눈을 감습니다. 이 화면에는 비밀이 없습니다.
quick-tells = 빨리 돌리면 누가 행동하는지 드러납니다. 노트북이 누구에게 가는지 본 사람은 그 사람이 행동한다는 것을 압니다. 자기를 부를 때까지 눈을 감으세요.
look-first-why = 처음 한 번은 모두 노트북을 받아 자기 카드를 봅니다. 그다음부터는 행동할 사람만 받으므로, 지켜보는 사람은 누가 행동하는지 알게 됩니다.
look-first = 받은 카드를 보고 ‘다 했어요’를 누르세요.
moderator-see = 사회자입니까?
moderator-see-text = 다음 화면에는 모든 자리의 비밀이 보입니다. 플레이어에게 보이지 않게 돌리세요.
moderator-yes = 네, 저만 봅니다
talk-typed = 사람들이 하는 말을 적기
talk-typed-help = 적지 않으면 말로만 하고 기록에 남지 않습니다.
hand-hint = 카드를 누르면 크게 보입니다.
hand-new = 새로 뽑음
lesson-heard = { $seats }만
lesson-heard-moderator = 사회자만
lesson-eyes = { JOSA($seat, "이/가") } 보는 것
lesson-eyes-moderator = 사회자가 보는 것

# 끝.
options-below = 아래에 { $count }개 더 ↓
lines-above = 위에 { $count }개 더 ↑
below-more = 아래에 더 있습니다 ↓
below-top = 맨 위로 ↑
how-it-came = 점수가 나온 과정
how-it-was-decided = 승패가 정해진 과정

# 배치 사이의 차이가 얼마나 뚜렷한가.
lab-variant = 규칙
lab-difference = 차이
lab-error = 표준 오차
lab-away = 표준 오차의 몇 배
lab-says = 뜻
lab-clear = 뚜렷함
lab-unclear = 이만큼으로는 알 수 없음
