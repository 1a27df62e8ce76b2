# 움직이는 그림과 쪽에 넣는 판.
motion-moving = { $title }: 장면 { $count }개로 된 움직이는 그림입니다. 아래에 장면마다 그림과 설명이 있습니다.
motion-words = 이 그림을 글로
motion-record = 판을 적은 파일 (tabletop_lab에서 열립니다)
wrong-no_frames = 장면이 { $count }개입니다
wrong-no_frames-allowed = 서로 다른 순간의 장면 2~{ $most }개
wrong-no_steps = { $given }: 보일 수가 아닙니다
wrong-no_steps-allowed = 10-30 또는 3,5,8
wrong-no_seconds = { $given }: 쓸 수 없습니다
wrong-no_seconds-allowed = 0.2~{ $most }초
wrong-no_suffix = { $given }: 끝이 { JOSA($suffix, "이/가") } 아닙니다
wrong-no_suffix-allowed = { JOSA($suffix, "으로/로") } 끝나는 이름
