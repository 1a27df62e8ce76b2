# 엔진이 하는 말.
prompt-any = { JOSA($player, "이/가") } 정합니다: { $name }
prompt-chance = 운이 정합니다: { $chance }
refused-any = { JOSA($option, "은/는") } 지금 고를 수 없습니다.
trace-decision = { $player }의 선택 – { $name }: { $choice }
trace-chance = { $forced_is ->
    [yes] 운 (손으로 정함) – { $chance }: { $outcome }
   *[no] 운 – { $chance }: { $outcome }
}
event-begins_from = 다음 국면에서 시작합니다. { $position }
match-position = { $title }. { $view }
list-card = ‘{ $card }’
list-and = { $first }, { $last }
word-none = 없음
word-yes = 예
word-no = 아니요
word-stop = 그만
word-pass = 넘어가기
word-hidden = { $count ->
    [1] 비밀
   *[other] 비밀 { $count }
}

# 배움을 돕는 것: 그림 이야기와 문제.
story-span = { $first }–{ $last }수 · { $seen }
story-seen-player = { $player }의 시점
story-seen-moderator = 사회자의 시점
story-seen-public = 모두가 아는 것
story-options = 고를 수 있는 것: { $options }.
story-option-count = 고를 수 있는 것이 { $count }가지입니다.
story-decides = { JOSA($player, "이/가") } 정합니다.
story-more = … 그 밖에 { $count }가지
story-house = 하우스 규칙
story-hidden = 비공개
story-items = { $count }개
story-unseen = { $count }장(비공개)
story-nothing = 테이블에 놓인 것은 그대로입니다.
question-legal = 할 수 있는 것을 모두 고르세요.
question-refused = 왜 이것은 할 수 없나요: { $option }? 조항을 고르세요.
question-next = { $player }의 선택: { $choice }. 이제 어떻게 되나요?
question-clause = 어느 조항이 정하는 일인가요? “{ $what }”
question-says = 규칙서의 { $clause } ‘{ $title }’에는 어떻게 적혀 있습니까?
question-sentence = 이 문장은 어느 조항에 있습니까? “{ $sentence }”
question-gap = 빈칸에 들어갈 수는 무엇입니까? “{ $sentence }”
question-word = 빈칸에 들어갈 말은 무엇입니까? “{ $sentence }”
question-row = { $clause } ‘{ $title }’의 목록에서 ‘{ $name }’에는 어떻게 적혀 있습니까?
question-foreign = ‘{ $title }’ 장에 없는 문장은 어느 것입니까?
question-number = 이 규칙서가 정한 수는 얼마입니까? “{ $what }”
question-term = 이 규칙서에서는 이것을 무엇이라고 합니까? “{ $means }”
question-reading = 이 규칙서에 따르면, { $question }
question-reading-of = 이 규칙서는 이것을 어떻게 정합니까? “{ $question }”
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
map-fired = 이 판 { $steps }수 동안 { $clauses }조항 가운데 { $fired }조항이 쓰였다
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
differences-default = 규칙서대로
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
ending-2 = { JOSA($players_and, "이/가") } 함께 이깁니다

# 한 판이 처음 달라지는 곳.
divergence = { $step }수
divergence-event = 다른 일이 일어남
divergence-question = 다른 것을 물음
divergence-illegal = 이제 고를 수 없음
divergence-chance = 이제 나올 수 없음
divergence-end = 끝이 달라짐
divergence-rule = { $name }: { $before } -> { $after }
divergence-withheld = 다른 규칙에서 무엇이 달라지는지는 모든 것을 알아도 되는 사람에게만 알립니다
divergence-hidden = 숨겨짐
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
place-begin_anew = 처음부터 다시
place-switch = 가지 열기
place-branch = 가지
place-rename_branch = 가지 이름
place-viewer = 시점
place-clause = 조항
place-glossary = 용어집
place-bots = 봇
place-metrics = 지표
place-game = 게임
place-players = 인원
wrong-no_option = ‘{ $wanted }’: 여기에는 이런 선택지가 없습니다
wrong-no_option_near = ‘{ $wanted }’: 여기에는 이런 선택지가 없습니다. 혹시 { $near }입니까?
wrong-no_outcome = ‘{ $wanted }’: 여기에서 나올 수 없습니다
wrong-over = 게임이 끝나서 정할 것이 없습니다
wrong-over-allowed = undo(), goto(step)
wrong-seat_not_asked = 지금은 { $seat }에게 묻지 않습니다
wrong-seat_not_asked-allowed = { $known }
wrong-no_chance = 운이 정할 차례가 아닙니다
wrong-no_chance-allowed = { $instead }
wrong-begun = 벌써 답한 사람이 있습니다
wrong-begun-allowed = 새 Match
wrong-first_decision = 이 판의 첫 결정입니다
wrong-few_decisions = 결정 { $n }개를 무를 수 없습니다
wrong-few_decisions-allowed = 1–{ $count }
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
wrong-no_term = 용어집에 { JOSA($name, "은/는") } 없습니다
wrong-no_term-allowed = { $known }
wrong-no_clause = { $wanted } 조항은 없습니다
wrong-no_clause-allowed = { $near }
wrong-no_bot = { $bot } 봇은 이 게임에 없습니다
wrong-no_bot-allowed = { $bots }
wrong-bot_unmade = { $bot } 봇을 만들 수 없습니다: { $error }
wrong-bot_no_bot = { $bot }: 만들어진 { $given } 값은 Bot이 아닙니다
wrong-bot_no_bot-allowed = Bot에서 나온 클래스, 또는 그런 봇을 돌려주는 함수
wrong-bot_failed = { $bot } 봇이 고르다가 오류를 냈습니다: { $error }
wrong-bot_failed_at = { $bot } 봇이 고르다가 오류를 냈습니다: { $error } ({ $file }, { $name }, { $at }행)
wrong-bot_answered = { $bot } 봇이 내놓은 답은 { $given }입니다: { $error }
wrong-bot_silent = { $bot } 봇이 아무것도 고르지 않았습니다: choose가 None을 돌려주었습니다
wrong-metric_made = { $metric } 지표를 만들 수 없습니다: { $error }
wrong-metric_heard = { $metric } 지표가 { $event } 사건을 듣다가 오류를 냈습니다: { $error }
wrong-metric_columns = { $metric } 지표의 열을 만들다가 오류가 났습니다: { $error }
wrong-metric_gave = { $metric } 지표가 열로 내놓은 값은 { $given }입니다
wrong-metric_gave-allowed = 이름과 값의 dict
wrong-metric_twice = { $metric } 지표가 내놓은 { $column } 열은 모든 행에 이미 있습니다
wrong-metric_twice-allowed = 다른 이름
wrong-metric_events = { $metric } 지표의 events = { $given }: 사건의 이름들이 아닙니다
wrong-metric_events-allowed = ("moved",)처럼 사건의 이름을 묶은 튜플
wrong-game_bots = { $game } 클래스의 bots = { $given } 값은 쓸 수 없습니다
wrong-game_bots-allowed = {"{"}"random": RandomBot{"}"}처럼 이름과 봇, 적어도 하나
wrong-game_metrics = { $game } 클래스의 metrics = { $given } 값은 쓸 수 없습니다
wrong-game_metrics-allowed = Metric에서 나온 클래스의 튜플
wrong-until_failed = 함수에서 오류가 났습니다: { $error }
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
system-EINVAL = 보통 파일이 아니거나 쓸 수 없는 이름입니다
system-ELOOP = 링크가 제자리로 돌아옵니다
system-EROFS = 읽을 수만 있는 곳입니다

# 봇의 이름.
bot-random = 무작위
bot-monte_carlo = 몬테카를로
bot-information_set = 정보 집합

# 고친 규칙의 잘못: 함수 하나인 글, 그리고 한 판에서 한 일.
place-line = { $where }, { $line }행
place-edit = { $where }
place-function = 함수
place-name = 이름
wrong-edit_failed = 데코레이터나 기본값에서 오류가 났습니다: { $error }
wrong-edit_syntax = 파이썬 문법에 맞지 않습니다: { $error }
wrong-edit_star_import = import *는 모든 이름을 들여오므로 함수 안에는 쓸 수 없습니다
wrong-edit_star_import-allowed = from math import ceil처럼 필요한 이름만 들여오기
wrong-edit_nonlocal = nonlocal { $name }: 이 함수를 둘러싼 함수에 그런 이름이 없습니다
wrong-edit_nonlocal-allowed = 함수 안에서 { $name } = ..., 계속 남아야 하는 것은 self.state에
wrong-edit_future = from __future__는 파일 맨 위에만 쓸 수 있습니다
wrong-edit_future-allowed = 이 줄을 빼기 (타입 표기는 어차피 실행되지 않습니다)
wrong-edit_declared = { $what } { $name }: 매개변수의 이름이거나 앞에서 이미 쓴 이름입니다
wrong-edit_declared-allowed = 다른 이름
wrong-edit_argument_twice = 매개변수 { $name }: 두 번 나옵니다
wrong-edit_argument_twice-allowed = 이름마다 한 번
wrong-edit_keyword_twice = { $name }: 한 번 부를 때 두 번 주었습니다
wrong-edit_keyword_twice-allowed = 이름마다 한 번
wrong-edit_outside_loop = { $what }: 반복문 밖에 있습니다
wrong-edit_outside_loop-allowed = for나 while 안에서 (함수를 끝내려면 return)
wrong-edit_outside_function = { $what }: 함수 밖에 있습니다
wrong-edit_outside_function-allowed = def 안에서
wrong-edit_outside_async = { $what }: async 함수에서만 쓸 수 있고, 규칙은 보통 함수입니다
wrong-edit_outside_async-allowed = self.ask(...)는 그대로 두어도 답을 기다립니다
wrong-edit_unreadable = 파이썬으로 읽을 수 없습니다: { $error }
wrong-edit_long = { $count }자는 너무 깁니다
wrong-edit_long-allowed = { $most }자까지
wrong-edit_async = 규칙은 async가 아닌 보통 함수입니다
wrong-edit_async-allowed = def
wrong-edit_beside = 함수 밖에 다른 것이 있습니다
wrong-edit_beside-allowed = 함수 하나 (import와 딸린 함수는 그 안에)
wrong-edit_many = 함수가 { $count }개 있습니다
wrong-edit_many-allowed = { wrong-edit_beside-allowed }
wrong-edit_nothing = 함수가 없습니다
wrong-edit_nothing-allowed = { wrong-edit_beside-allowed }
wrong-edit_called = 함수의 이름이 { $name }입니다
wrong-edit_called-allowed = { $wanted }
wrong-edit_decorators = 데코레이터가 함수를 다른 것({ $made })으로 바꿉니다
wrong-edit_decorators-allowed = 함수
wrong-edit_with_yield = yield가 있으면 불러도 실행되지 않습니다
wrong-edit_with_yield-allowed = 묻고 값을 돌려주는 함수
wrong-edit_without_yield = 이 규칙은 답을 하나씩 내놓습니다
wrong-edit_without_yield-allowed = yield가 있는 함수
wrong-edit_parameter_missing = 매개변수 { $name }: 빠졌습니다
wrong-edit_parameter_missing-allowed = { $wanted }
wrong-edit_parameter_other = 매개변수 { $name }: 전과 같은 방법으로 줄 수 없습니다
wrong-edit_parameter_other-allowed = { $wanted }
wrong-edit_parameter_order = 매개변수의 순서가 다릅니다
wrong-edit_parameter_order-allowed = { $wanted }
wrong-edit_parameter_new = 매개변수 { $name }: 아무도 주지 않으므로 기본값이 있어야 합니다
wrong-edit_parameter_new-allowed = { $wanted }
wrong-edit_name = { $name }: 고친 규칙의 이름으로 쓸 수 없습니다
wrong-edit_name-allowed = 한 줄, { $most }자까지
wrong-edit_other_game = 고친 규칙 { $name }: { $game } 게임의 것입니다
wrong-edit_other_game-allowed = { $game }
wrong-edit_no_such_function = 그런 함수는 없습니다
wrong-edit_no_such_function-allowed = { $known }
wrong-edit_no_function = { $wanted } 조항을 맡은 함수가 없습니다
wrong-edit_no_function-allowed = { $near }
wrong-edit_replaced = 이 게임에서는 { $by } 조항이 { $wanted } 조항을 대신합니다
wrong-edit_replaced-allowed = { $by } ({ $function })
wrong-no_content = { $game } 클래스의 content = { $given } 값은 Content가 아닙니다
wrong-no_content-allowed = Content에서 나온 클래스의 객체. 카드 표에는 다른 이름을 쓰세요
wrong-no_presentation = { $game } 클래스의 presentation = { $given } 값은 Presentation에서 나온 클래스가 아닙니다
wrong-no_presentation-allowed = 클래스, 또는 ".presentation:MyPresentation" 같은 이름
wrong-name_reserved = { $game } 클래스가 { JOSA($reserved, "을/를") } 새로 정하지만, 그것은 모든 게임에 있는 동사나 부분의 이름입니다
wrong-name_reserved-allowed = 다른 이름. 동사 자체를 넓히려면 그 안에서 super().{ $reserved }(...)를 부르세요
wrong-gap = { $wanted } 조항({ $function })은 비어 있습니다. 확장이 채웁니다
wrong-edit_other_function = { $function }: { $wanted } 조항을 맡은 함수가 아닙니다
wrong-edit_other_function-allowed = { $known }
wrong-edit_no_text = 함수의 글을 찾을 수 없습니다
wrong-edit_no_text-allowed = 파일이나 노트북 셀에 있는 게임
wrong-edit_not_a_text = 규칙의 글이 아닙니다: { $given }
wrong-edit_not_a_text-allowed = source_of(game, clause)
wrong-rule_failed = { $error }
wrong-rule_failed_beyond = { $error } ({ $file }, { $name }, { $at }행)
wrong-rule_endless = 끝나지 않고 되풀이됩니다
wrong-rule_endless_beyond = 끝나지 않고 되풀이됩니다 ({ $file }, { $name }, { $at }행)
wrong-rule_gave_on = { $given }: 이 값을 내놓아서 규칙이 이어 갈 수 없습니다: { $error }
wrong-rule_gave = { $given }: 이 값을 내놓아서 { $after } 함수가 이어 갈 수 없습니다: { $error }
wrong-rule_gave_before = { $given }: 이 값을 내놓았고 그 가운데서 골랐는데, 이제 { $after } 함수가 이어 갈 수 없습니다: { $error }
wrong-rule_after = 고치기 전 규칙으로는 이어지는데, 이렇게 고치면 { $after } 함수가 이어 갈 수 없습니다: { $error }
wrong-rule_after_on = 고치기 전 규칙으로는 이어지는데, 이렇게 고치면 이어 갈 수 없습니다: { $error }
wrong-rule_left = 이 규칙 뒤에 { $after } 함수가 이어 갈 수 없습니다: { $error }

# 규칙의 함수에 쓸 수 없는 것을 준 경우: 게임을 만든 사람이나 규칙을 고친 사람이 읽는다.
wrong-misuse_given_many = 한꺼번에 { $count }개를 내놓습니다
wrong-misuse_given_many-allowed = { $most }개까지
wrong-misuse_no_seat = { $name }: { $seat }에게 물었지만 그런 자리는 없습니다
wrong-misuse_no_seat-allowed = { $seats }
wrong-misuse_no_option = { $player }에게 { $name } 질문이 갔지만 고를 것이 하나도 없습니다
wrong-misuse_name = { $given }: 질문이나 운, 사건의 이름으로 쓸 수 없습니다
wrong-misuse_name-allowed = "move" 같은 낱말
wrong-misuse_options = { $name }: { $given }: 선택지의 목록이 아닙니다
wrong-misuse_options-allowed = 튜플이나 리스트
wrong-misuse_option = { $name }: { $given }: 선택지가 될 수 없습니다
wrong-misuse_option-allowed = 글, 수, 그런 것의 묶음, 또는 Option에서 만든 클래스의 객체
wrong-misuse_alike = { $name }: 두 선택지의 이름이 똑같이 ‘{ $label }’입니다: { $given }
wrong-misuse_alike-allowed = 선택지마다 다른 이름
wrong-misuse_refusal = { $given }: 왜 고를 수 없는지 말하는 것이 아닙니다
wrong-misuse_refusal-allowed = Refusal(option, "FN-6.2", "barred")
wrong-misuse_explaining = { $name }: { $given }: 왜 안 되는지 말할 수 있는 것이 아닙니다
wrong-misuse_explaining-allowed = 자리를 받아 Refusal을 내놓는 함수
wrong-misuse_changed = self.{ $name } 값이 { JOSA($given, "으로/로") } 바뀌었습니다
wrong-misuse_changed-allowed = 게임을 하면서 바뀌는 것은 self.state에
wrong-misuse_secret = secret={ $given }: 누가 무엇을 알아도 되는지 말하는 것이 아닙니다
wrong-misuse_secret-allowed = 사실마다 자리 하나: {"{"}"card": player{"}"}
wrong-misuse_audience = { $given }에게 알린다고 했지만 그런 자리는 없습니다
wrong-misuse_audience-allowed = 자리 하나나 여럿, 아무에게도 알리지 않으려면 () ({ $seats })
wrong-misuse_window_seats = { $name }: 끼어들 자리로 준 { $given } 값이 함수가 아닙니다
wrong-misuse_window_seats-allowed = seats=lambda: ("P1", "P2")
wrong-misuse_window_call = { $name }: { $given }: 이렇게 물을 수는 없습니다
wrong-misuse_window_call-allowed = call="round" 또는 call="open" (모두에게 물을 때는 언제나 넘어갈 수 있습니다)
wrong-misuse_no_outcome = 운 { $name }: 나올 것이 하나도 없습니다
wrong-misuse_weights = 운 { $name }: 나올 것은 { $count }가지인데 가중치가 { $given }입니다
wrong-misuse_weights-allowed = 하나마다 0 이상의 가중치 하나, 모두 0이면 안 됩니다
wrong-misuse_unsaid = { $name }: 말로 나타낼 수 없습니다: { $error }
wrong-misuse_unsaid-allowed = 보통의 글과 수
wrong-misuse_long = { $name }: 말로 나타내면 { $count }자입니다
wrong-misuse_long-allowed = { $most }자까지
wrong-misuse_no_state = state가 { $given }입니다
wrong-misuse_no_state-allowed = { $wanted }
wrong-misuse_field = state.{ $field }에 { $given } 값이 들어 있습니다
wrong-misuse_field-allowed = { $wanted }
wrong-misuse_field_gone = state.{ $field } 값이 없어졌습니다
wrong-misuse_field_gone-allowed = { $wanted }
wrong-misuse_no_result = 게임이 { $given } 값으로 끝났는데 Result가 아닙니다
wrong-misuse_no_result-allowed = Result(("P1",))
wrong-misuse_result = Result의 { $name }: { $given }: 이 게임의 자리가 아닙니다
wrong-misuse_result-allowed = winners=("P1",), ranking=(("P1",), ("P2",)), scores={"{"}"P1": 3{"}"}, 자리는 { $seats }
wrong-misuse_result_reason = Result의 reason이 { $given }입니다
wrong-misuse_result_reason-allowed = 낱말

# 카드 표의 잘못.
place-file = { $in_file }
place-row = { $in_file }, { $in_row }행
place-cell = { $in_file }, { $in_row }행 { $in_column }열
wrong-table_empty = 파일이 비어 있습니다
wrong-table_empty-allowed = 머리 줄과 한 장에 한 행
wrong-table_long = 표가 너무 깁니다
wrong-table_long-allowed = { $most }행까지
wrong-file_missing = 그런 파일이 없습니다
wrong-file_odd = 파일이 아니라 폴더나 장치입니다
wrong-file_unread = 파일을 읽을 수 없습니다 ({ $error })
wrong-file_large = 파일이 너무 큽니다
wrong-file_large-allowed = { $most }바이트까지
wrong-file_coding = UTF-8로 적은 글이 아닙니다
wrong-file_coding-allowed = 스프레드시트에서 “CSV UTF-8”로 저장
wrong-row_cells = 행에 칸이 { $count }개 있습니다
wrong-row_cells-allowed = { $wanted }개
wrong-row_control = 행에 보이지 않는 제어 문자가 있습니다
wrong-row_control-allowed = 보통 글자
wrong-row_unread = CSV로 읽을 수 없는 행입니다 ({ $error })
wrong-row_unread-allowed = 쉼표로 나눈 칸
wrong-row_error = 이 행: { $error }
wrong-columns_by_semicolons = 열이 쌍반점으로 나뉘어 있습니다
wrong-columns_by_semicolons-allowed = 쉼표
wrong-columns_by_tabs = 열이 탭으로 나뉘어 있습니다
wrong-columns_by_tabs-allowed = 쉼표
wrong-column_unknown = { $named }: 모르는 열입니다
wrong-column_unknown-allowed = { $wanted }
wrong-column_unnamed = 이름이 없는 열이 있습니다
wrong-column_unnamed-allowed = { $wanted }
wrong-column_again = { $named } 열이 { $count }번 있습니다
wrong-column_again-allowed = 한 번
wrong-column_missing = { $named } 열이 없습니다
wrong-column_missing-allowed = { $wanted }
wrong-cell_empty = 칸이 비어 있습니다
wrong-cell_empty-allowed = 정수
wrong-cell_not_whole = { $cell }: 정수가 아닙니다
wrong-cell_not_whole-allowed = 1500처럼 쉼표 없는 숫자
wrong-cell_long = { $cell }: { $count }자입니다
wrong-cell_long-allowed = { $most }자까지
wrong-cell_invisible = { $cell }: 보이지 않는 글자가 있습니다
wrong-cell_invisible-allowed = 보통 글자
wrong-cell_too_small = { $cell }: 너무 작습니다
wrong-cell_too_small-allowed = { $least } 이상
wrong-cell_too_large = { $cell }: 너무 큽니다
wrong-cell_too_large-allowed = { $most } 이하
wrong-cell_unknown = { $cell }: 모르는 값입니다
wrong-cell_unknown-allowed = { $known }
wrong-cell_unknown_near = { $cell }: 모르는 값입니다. 혹시 { $near }입니까?
wrong-cell_unknown_near-allowed = { $known }
wrong-amounts_count = { $effect } 효과의 값이 { $count }개입니다
wrong-amounts_count-allowed = { $wanted }개{ $names }
wrong-amounts_at_least = { $effect } 효과의 값이 { $count }개입니다
wrong-amounts_at_least-allowed = { $wanted }개 이상{ $names }
wrong-amounts_between = { $effect } 효과의 값이 { $count }개입니다
wrong-amounts_between-allowed = { $wanted }–{ $most }개{ $names }
wrong-amount_range = { $amount }: { $name } 값의 범위를 벗어납니다
wrong-amount_range-allowed = { $low }–{ $high }
wrong-amount_low = { $amount }: { $name } 값으로 너무 작습니다
wrong-amount_low-allowed = { $low } 이상
wrong-amount_high = { $amount }: { $name } 값으로 너무 큽니다
wrong-amount_high-allowed = { $high } 이하
wrong-amount_unknown = { $amount }: { $name } 값으로 쓸 수 없습니다
wrong-amount_unknown-allowed = { $known }
wrong-effect_unused = { $effect } 효과를 쓰는 행이 없습니다
wrong-effect_unused-allowed = 이 효과가 있는 행을 쓰거나, { $function } 함수를 지우기
wrong-cell_form = { $cell }: 꼴이 맞지 않습니다
wrong-cell_form-allowed = { $form }
wrong-cell_error = { $cell }: { $error }

# 확장판이 기본판의 조항을 어떻게 바꾸는지: 그 조항 옆과, 바꾸는 조항 옆에 적는다.
clause-base-replaces = 이 게임에서 대신 따르는 조항: { $by }.
clause-base-amends = 이 게임에서 더해지는 조항: { $by }.
clause-base-fills = 이 게임에서 이 자리를 채우는 조항: { $by }.
clause-replaces = { $base } 대신 따르는 조항입니다.
clause-amends = { $base }에 더해지는 조항입니다.
clause-fills = 기본판이 비워 둔 { $base }의 자리를 채우는 조항입니다.

column-variant = 규칙
column-players = 인원
column-decisions = 한 판의 선택 수
column-winners = 승률
column-reason = 끝난 까닭
column-bots = 봇
# 게임이 끝났을 때의 점수표. 게임은 합계를 제 이름으로 부를 수 있다.
score-title = { $game }: 점수표
score-place = { $place }위
score-won = 승리
score-sum = 소계
score-total = 합계
score-edited = 고친 규칙에 따라
score-column-clause = 조항
score-column-part = 부분
score-column-line = 항목

# 무엇이 얼마나 잘 나오는가: 규칙을 모든 경우에 따라 진행해 구합니다.
chances-outcome = 결과
chances-chance = 확률
chances-simulated = 모의
chances-reacting = 할 수 있는 사람이 모두 반응하면
chances-nothing = 해당 없음
chances-exact = 정확한 값: 모두 { $ways }가지 경우를 셌습니다.
chances-by-ways = 모두 { $ways }가지 경우를 셌습니다.
chances-by-luck = 모의: { $plays }번 진행한 결과이며, ±는 표준 오차입니다.
chances-public = 모두가 아는 것만으로 구했습니다.
chances-seat = { JOSA($player, "이/가") } 아는 것만으로 구했습니다.
chances-supposes = 가정: 다른 사람이 가진 것({ $fields })은 무작위로 나누어졌다고 봅니다. 무엇을 골라 남겼는지는 알 수 없습니다.
chances-supposes-answers = 가정: 다른 사람이 비밀로 한 선택은 무작위라고 봅니다.
chances-reactions = 아무도 반응하지 않을 때의 값이며, 다른 열은 할 수 있는 사람이 모두 반응할 때의 값입니다.
chances-title = 확률은 얼마인가?
wrong-chances_outcome = { $given }: 무엇을 결과로 셀지 알 수 없습니다
wrong-chances_outcome-allowed = 사건이나 운의 이름, 그 여럿, 또는 함수
wrong-chances_names = { $given }: 사건이나 운의 이름이 아닙니다
wrong-chances_names-allowed = "moved" 같은 글
wrong-chances_alike = { $given }: 무엇을 같다고 볼지 알 수 없습니다
wrong-chances_alike-allowed = 운이나 칸의 이름마다 함수 하나
wrong-chances_number = { $given }: 쓸 수 없는 수입니다
wrong-chances_number-allowed = 0–1,000,000
wrong-chances_hash = { $given }: 결과로 셀 수 없습니다
wrong-chances_hash-allowed = 글, 수, 예/아니요, 또는 이들의 묶음
wrong-chances_secret = 이 선택은 그 사람에게 공개되지 않습니다
wrong-chances_secret-allowed = 선택하는 자리, 또는 사회자
wrong-chances_none = 이 사람이 아는 것과 맞는 경우를 찾지 못했습니다
