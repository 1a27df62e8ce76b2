# 엔진이 하는 말.
prompt-any = { JOSA($player, "이/가") } 정합니다: { $name }
prompt-chance = 운이 정합니다: { $chance }
refused-any = { JOSA($option, "은/는") } 지금 고를 수 없습니다.
trace-decision = { $player }의 선택 – { $name }: { $choice }
trace-chance = { $hand ->
    [yes] 운 (손으로 정함) – { $chance }: { $outcome }
   *[no] 운 – { $chance }: { $outcome }
}
match-position = { $title }. { $view }
word-none = 없음
word-yes = 예
word-no = 아니요
word-stop = 그만
