# 연구가 수치에 대해 하는 말.
quantity-decisions = 한 판의 선택 수
quantity-score = 자리 평균 점수
quantity-margin = 1등과 2등의 점수 차
quantity-clauses = 한 판에 나온 조항의 수
quantity-win_share = { $seat }의 승리 비율
quantity-score_of = { $seat }의 점수
quantity-end = ‘{ $reason }’ 때문에 끝난 판
study-title = { $title }: 전체 { $games }판 중 { $done }판
study-players = { $players }인, 봇: { $bots }, 시드 { $seed }부터
study-running = 게임을 돌리고 있습니다.
study-stopped = 멈췄습니다. 끝난 판은 남아 있습니다.
study-failed = 연구가 도중에 끝났습니다: { $error }
# 비율끼리의 차이: 40 %와 37 %의 차이는 3 %p(퍼센트포인트).
study-points = { $difference } %p
study-points-short = { $difference } %p
study-errors = 오류로 끝난 { $count }판은 세지 않았습니다.
study-claim-watched = 이 구간은 게임을 돌리는 동안에도 몇 번이든 들여다볼 수 있습니다. 모든 확인을 통틀어 구간마다 95 %로 맞습니다.
study-claim-planned = 계획한 판을 모두 돌렸습니다. 구간마다 95 %로 맞습니다.
study-claim-paired = 차이는 시드가 같은 판, 곧 운이 같은 판끼리 “{ $base }”에 견준 것입니다.
study-claim-holm = 차이 { $looks }개를 함께 보았습니다. 실제로 아무 차이도 없는 연구에서 잘못된 결론이 하나라도 나올 확률은 5 % 이하입니다(Holm).
study-mean = { $what }: { $mean } ({ $low } ~ { $high })
study-zero = { $what }: { $pairs }판에서 한 번도 없었음
study-stands = { $what }: { $difference } ({ $low } ~ { $high }). 차이가 있다고 말할 수 있습니다.
study-open = { $what }: { $difference } ({ $low } ~ { $high }). 아직 알 수 없습니다. 0일 수도 있고, 여러 차이를 한꺼번에 보아서 우연히 나온 값일 수도 있습니다.
study-few = { $what }: 판이 너무 적어 말할 수 없습니다({ $pairs }판 중 { $differing }판이 달라짐).
study-never = { $what }: { $pairs }판에서 한 번도 달라지지 않았습니다. 달라지는 판은 많아야 { $most }입니다.
study-gain = 같은 시드끼리 견준 덕분에 판수를 { $gain }배로 늘린 것과 같습니다.
study-gains = 같은 시드끼리 견준 덕분에 판수를 { $low }~{ $high }배로 늘린 것과 같습니다.
study-group-stands = 차이가 있다고 말할 수 있는 것
study-group-open = 아직 알 수 없는 것: 0일 수도 있고, 여러 차이를 한꺼번에 보아서 우연히 나온 값일 수도 있습니다
study-group-few = 판이나 달라진 판이 너무 적어 말할 수 없는 것
study-group-never = 한 번도 달라지지 않은 것과, 모든 판 가운데 달라지는 판의 최대 비율
study-group-base = 잰 값
study-group-of = { $variant }, { $bots }
study-interval = ({ $low } ~ { $high })
study-differing = { $pairs }판 중 { $differing }판이 달라짐
study-unmeasured = 양쪽에서 함께 잰 판이 없음
study-needed = { $games ->
    [0] ±{ $precision }까지 알기에 판수가 충분합니다.
   *[other] ±{ $precision }까지 알려면 { $games }판이 더 필요합니다.
}
study-left-out = 한 자리만의 값이거나 말로 된 이름이 없어서 여기서 묻지 않은 것: { $names }{ $more ->
    [0] {""}
   *[other] {" "}그 밖에 { $more }개
}. study.readings()에는 모두 있습니다. 거기서는 더 많은 것을 함께 보므로 남는 차이가 줄 수 있습니다.
study-more-stand = 남는 차이가 { $count }개 더 있습니다.
study-rest = 그 밖의 차이 { $count }개는 아직 알 수 없습니다.
study-nevers = 값 { $count }개는 한 번도 달라지지 않았습니다.
study-head-what = 잰 값
study-head-mean = 평균
study-head-difference = 차이
study-head-interval = 95 %
study-head-verdict = 말할 수 있는 것
study-with-bots = { $what }, { $bots }
study-of-variant = { $variant } · { $quantity }
verdict-stands = 차이가 있음
verdict-open = 아직 알 수 없음
verdict-few = 판이 너무 적음
verdict-never = { $pairs }판에서 한 번도 없었음
verdict-base = 견주는 기준
ambiguities-title = { $title }: 어느 불분명한 문장이 중요한가
ambiguities-head-question = 물음
ambiguities-head-reading = 다른 해석
ambiguities-head-effect = 가장 큰 영향
ambiguities-never = { $pairs }판에서 한 번도 없었음
ambiguities-open = { $pairs }판으로는 알 수 없음
ambiguities-few = 판이 너무 적음({ $pairs }판 중 { $differing }판이 달라짐)
ambiguities-effect = { $quantity }: { $difference } ({ $low } ~ { $high })
ambiguities-disagree = 봇마다 다름
ambiguities-unplayable = 이것만 바꿔서는 할 수 없음: { $reason }
ambiguities-todo = 정해야 할 것
ambiguities-first = 게임을 바꾸는 해석입니다. 영향이 큰 것부터 적었습니다. 국면을 열면 어디에서 달라지는지 볼 수 있습니다.
ambiguities-rest = 아직 알 수 없는 것
ambiguities-none = 한 번도 나오지 않은 것
ambiguities-seed = { $seed }번 판
ambiguities-printed = 규칙서대로: { $value }
ambiguities-bots = 이 순서는 이 봇들의 것입니다. 봇이 겪지 않는 일을 사람은 겪을 수 있습니다.

wrong-no_duckdb = 폴더에 두는 연구와 SQL에는 duckdb가 필요한데 설치되어 있지 않습니다
wrong-no_duckdb-allowed = { $install }, 또는 폴더 없는 연구
wrong-no_query = 표 games로는 대답할 수 없습니다: { $error }
wrong-no_query-allowed = SELECT variant, avg(decisions) FROM games GROUP BY variant
wrong-no_study = { $given }에는 연구가 없습니다
wrong-no_study-allowed = study(...)에 준 폴더
wrong-no_folder = { $given }: 폴더가 아닙니다
wrong-no_folder-allowed = 경로
wrong-folder_in_use = 다른 연구가 { $given }에 쓰고 있습니다
wrong-folder_in_use-allowed = 먼저 그 연구를 stop()으로 멈추거나, 다른 폴더
wrong-other_study = 폴더에 다른 연구가 들어 있습니다. 그 연구의 { $part }: { $given }
wrong-other_study-allowed = 그때와 같은 인수, 또는 다른 폴더
wrong-study_of_code = 이름만으로는 이 연구를 이어 갈 수 없습니다: { $given }
wrong-study_of_code-allowed = 같은 인수와 이 폴더로 study(...)
wrong-arm_twice = 이름이 { $variant }이고 { $bots } 봇이 두는 변형이 둘입니다
wrong-arm_twice-allowed = 변형마다 다른 이름, 서로 다른 봇
wrong-many_values = 값이 너무 많아 모두 돌릴 수 없습니다. 뜻하는 값끼리 견주십시오
wrong-seed_too_large = 이 시드는 연구에 쓰기에 너무 큽니다
wrong-seed_too_large-allowed = 19자리보다 작은 수
wrong-no_place = { $given }: 게임을 돌릴 수 있는 곳이 아닙니다
wrong-no_place-allowed = "local", "tcp://…", dask의 Client, concurrent.futures.Executor
wrong-no_dask = { $given }: dask 스케줄러의 주소인데 dask가 설치되어 있지 않습니다
wrong-no_dask-allowed = { $install }, 또는 where="local"
wrong-no_scheduler = { $given }에서 dask 스케줄러가 대답하지 않습니다: { $error }
wrong-no_scheduler-allowed = `dask scheduler`가 알려 주는 주소. 보기: tcp://10.0.0.7:8786
ambiguities-others = 다른 값
wrong-no_form = { $given }: 무엇으로 적을지 알 수 없는 파일 이름입니다
wrong-no_form-allowed = .md(목록), .csv(표), .html(페이지)
