# 여러 판의 그림: 제목은 알아낸 것을, 말할 수 있는 만큼만 말한다.
plot-all = 모든 판
plot-distribution = 막대: 판의 수. 점과 선: 중앙값과 열 판 가운데 여덟 판. 오른쪽: 중앙값, 평균 ± 표준오차.
plot-share = 판의 비율과 95 % 구간.
plot-share-exact = 판의 비율과 95 % 구간. 세로줄: 정확한 값. 빈 점: 정확한 값과 어긋나지 않음.
plot-even = 똑같은 승률
plot-exact = 정확히 { $share } %
plot-mixed = 자리마다 다름
plot-sample = { $game } · { $grouped_is ->
    [yes] 줄마다 { $games }판
   *[no] { $games }판
  } · { $players }인 · 봇: { $bots } · 시드 { $first }–{ $last }{ $failed ->
    [0] {""}
   *[other] {" "}· 오류로 끝난 { NUMBER($failed) }판 제외
  }
plot-errors = 비율의 표준오차는 최대 { $points } %p. 구간은 윌슨 방식.
plot-mean = ±는 평균의 표준오차. 점선은 첫 줄의 중앙값.
plot-medians = 중앙값(평균): { $rows }.
plot-partial = 지금까지 { $games }판 중 { $done }판: 이 구간은 한 번 볼 때만 맞음
plot-none = 아무도 없음
plot-nth = { NTH($nth) }
plot-seats = 자리마다의 승률. 구간 { $count }개가 한꺼번에 맞을 확률이 95 %
plot-seats-even = 뚜렷하게 유리한 자리는 없다
plot-seats-best = { JOSA($name, "이/가") } 고른 승률보다 자주 이긴다: { $share }
plot-seats-uneven = 자리마다 승률이 다르지만, 어느 한 자리가 두드러지지는 않는다
plot-places = 턴 순서에 따른 승률. 구간 { $count }개가 한꺼번에 맞을 확률이 95 %
plot-places-even = 뚜렷하게 유리한 순서는 없다
plot-places-best = { JOSA($name, "이/가") } 고른 승률보다 자주 이긴다: { $share }
plot-places-uneven = 순서마다 승률이 다르지만, 어느 한 순서가 두드러지지는 않는다
plot-together = 모두를 함께 본 검정(카이제곱): p = { $p }. 빈 점: 고른 승률일 수 있음.
plot-sides = 판의 비율: { $column }. 구간이 한꺼번에 맞을 확률이 95 %
plot-sides-apart = { $name }: 전체의 { $share }. { $other }({ $next })보다 많다
plot-sides-open = { $name }: 전체의 { $share }. { $other }({ $next })보다 뚜렷하게 많지는 않다
plot-sides-one = { $name }: { $games }판 모두
wrong-no_plot_file = 그림을 { $given }에 쓸 수 없습니다
wrong-no_plot_file-allowed = .svg, .pdf, .png로 끝나는 경로
