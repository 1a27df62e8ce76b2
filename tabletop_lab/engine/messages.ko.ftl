# 엔진이 하는 말.
prompt-any = { JOSA($player, "이/가") } 정합니다: { $name }
prompt-chance = 운이 정합니다: { $chance }
refused-any = { JOSA($option, "은/는") } 지금 고를 수 없습니다.
trace-decision = { $player }의 선택 – { $name }: { $choice }
trace-chance = { $hand_is ->
    [yes] 운 (손으로 정함) – { $chance }: { $outcome }
   *[no] 운 – { $chance }: { $outcome }
}
match-position = { $title }. { $view }
word-none = 없음
word-yes = 예
word-no = 아니요
word-stop = 그만
word-hidden = { $count ->
    [1] 비밀
   *[other] 비밀 { $count }
}

# 배움을 돕는 것: 그림 이야기와 문제.
story-span = { $first }–{ $last }단계 · { $seen }
story-seen-player = { $player }의 시점
story-seen-moderator = 진행자의 시점
story-seen-public = 모두가 아는 것
story-options = 고를 수 있는 것: { $options }.
story-option-count = 고를 수 있는 것이 { $count }가지다.
story-decides = { JOSA($player, "이/가") } 정한다.
story-more = … 그 밖에 { $count }가지
story-house = 하우스 규칙
story-hidden = 비공개
story-items = { $count }개
story-unseen = { $count }장(비공개)
story-nothing = 놓인 것은 바뀌지 않는다.
question-legal = 여기서 무엇을 할 수 있나요? 할 수 있는 것을 모두 고르세요.
question-refused = 왜 이것은 할 수 없나요: { $option }? 조항을 고르세요.
question-next = { $player }의 선택: { $choice }. 이제 어떻게 되나요?
question-clause = 어느 조항이 정하는 일인가요? “{ $what }”
question-asked = { JOSA($player, "이/가") } 정할 차례: { $prompt }
question-secret = { JOSA($player, "이/가") } 혼자만 아는 것을 정합니다.
question-end = 게임이 끝납니다.
question-before = 그 전에 있었던 일: { $events }
question-right = 정답: { $choices }
question-wrong-choice = 할 수 없음: { $option } – { $reason }
question-heading = { $number }번 문제
question-answers = 정답과 풀이
question-you-are = 당신은 { $player }입니다.

# 규칙서 지도.
map-title = 규칙서 지도
map-clauses = { $chapters }장 { $clauses }조항
map-fired = 이 경기 { $steps }단계 동안 { $clauses }조항 가운데 { $fired }조항이 쓰였다
map-rule = 규칙
map-house = 하우스 규칙
map-note = 설명
map-options = 바꿀 수 있음; 채움: 기본값과 다름
map-heat = 쓰인 횟수
map-other = 그 밖
map-alt-chapter = { $chapter }: { $clauses }.
map-alt-times = ×{ $count }

# 규칙서와 다르게 하는 것.
differences-rule = 규칙
differences-clauses = 조항
differences-before = 원래
differences-after = 지금
differences-printed = 규칙서대로
differences-edited = 고침: { $name }
differences-none = 모두 규칙서대로 합니다.

# 연습 문제
exercise-allowed = { $option }: 할 수는 있지만 문제에서 찾는 것은 아닙니다. 이렇게 됩니다: { $what }
exercise-other-clause = { $clause }: 다른 것을 정하는 조항입니다. { $text }
exercise-missing = 할 수 있는데 고르지 않은 것이 있습니다.
exercise-read = { JOSA($clauses, "을/를") } 읽고 다시 해 보세요.

# 한 문장에 다 담을 때: 누가 정하는지, 무엇을 고를 수 있는지, 게임이 어떻게 끝나는지.
options-more = 그 밖에 { $count }가지
ending = 게임이 끝납니다: { $won }.
ending-why = 게임이 끝납니다: { $won } ({ $why }).
ending-0 = 이긴 사람이 없습니다
ending-1 = { JOSA($players, "이/가") } 이깁니다
ending-2 = { JOSA($players, "이/가") } 함께 이깁니다

# 경기가 처음 달라지는 곳.
divergence = { $step }단계
divergence-event = 다른 일이 일어남
divergence-question = 다른 것을 물음
divergence-illegal = 이제 고를 수 없음
divergence-chance = 이제 나올 수 없음
divergence-end = 끝이 달라짐
divergence-rule = { $name }: { $before } -> { $after }
divergence-before = 이전
divergence-after = 이후

# 잘못한 것: 어디에서, 왜, 무엇을 할 수 있는지.
place-asked = { $player }, { $what }
place-chance = 운, { $what }
place-play = 고르기
place-roll = 굴리기
place-undo = 되돌리기
place-redo = 다시 하기
place-goto = 수 찾기
place-switch = 가지 열기
place-branch = 가지
place-rename_branch = 가지 이름
place-viewer = 시점
place-clause = 조항
place-bots = 봇
place-game = 게임
place-players = 인원
wrong-no_option = ‘{ $wanted }’: 고를 수 있는 것이 아닙니다
wrong-no_outcome = ‘{ $wanted }’: 여기에서 나올 수 없습니다
wrong-over = 게임이 끝나서 정할 것이 없습니다
wrong-over-allowed = undo(), goto(step)
wrong-no_chance = 운이 정할 차례가 아닙니다
wrong-no_chance-allowed = { $instead }
wrong-first_decision = 이 경기의 첫 결정입니다
wrong-nothing_undone = 다시 할 것이 없습니다
wrong-no_step = { $step }수는 없습니다
wrong-no_step-allowed = 0–{ $last }
wrong-no_branch = { $name } 가지는 없습니다
wrong-no_branch-allowed = { $known }
wrong-no_other_branch = { $name } 가지는 없습니다
wrong-no_other_branch-allowed = 다른 가지가 없습니다
wrong-name_taken = { $name }: 이미 있는 이름입니다
wrong-name_taken-allowed = 다른 가지에 없는, 60자까지의 이름
wrong-no_name = 가지에는 짧은 이름이 있어야 합니다
wrong-no_name-allowed = 다른 가지에 없는, 60자까지의 이름
wrong-no_seat = { $seat } 자리는 없습니다
wrong-no_seat-allowed = { $seats }
wrong-no_clause = { $wanted } 조항은 없습니다
wrong-no_clause-allowed = { $near }
wrong-no_bot = { $bot } 봇은 이 게임에 없습니다
wrong-no_bot-allowed = { $bots }
wrong-no_game = { $wanted } 게임은 없습니다
wrong-no_game_near = { $wanted } 게임은 없습니다. 혹시 { $near }입니까?
wrong-no_game-allowed = { $games }
wrong-no_game_near-allowed = { $games }
wrong-not_written = 저장할 수 없습니다: { $reason }
wrong-no_such_count = { $players }: 이 게임의 인원이 아닙니다
wrong-no_such_count-allowed = { $least ->
    [0] { $most }
   *[other] { $least }–{ $most }
}
system-ENOENT = 그런 폴더가 없습니다
system-EACCES = 쓸 권한이 없습니다
system-EISDIR = 파일이 아니라 폴더입니다
system-ENOTDIR = 폴더가 아닌 것이 경로에 있습니다
system-ENOSPC = 남은 자리가 없습니다
system-EROFS = 읽을 수만 있는 곳입니다

# 봇의 이름.
bot-random = 무작위
bot-monte_carlo = 몬테카를로
