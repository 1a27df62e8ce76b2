# `tabletop-lab play` 자체의 말.
decides = { JOSA($player, "이/가") } 정합니다: { $prompt }
bot-decides = { $player } ({ $bot })의 턴: { $prompt }
not-seen = 선택지는 { $player }만 볼 수 있습니다. 입력: view { $player }
more = … 선택지는 모두 { $count }개. 이름을 입력하거나: options 낱말
seen-public = 모두에게 보이는 것
seen-moderator = 모든 것
why-head = 안 되는 것:
why-legal = { $option }: 할 수 있습니다. 그대로 입력하세요.
why-none = 달리 할 수 있을 법한 것이 없습니다. 이것이 전부입니다.
no-option = 여기에 { $option } 선택지가 없습니다. help를 입력하면 명령을 봅니다.
undone = { $step }수로 돌아왔습니다.
saved = 저장했습니다: { $file }
over = 게임 끝: { $reason }
winner = 승자: { $players }
no-winner = 이긴 사람이 없습니다.
viewed = 지금 보는 것: { $viewer }
seed = 시드는 { $seed }입니다. 시드를 알면 모든 카드를 알 수 있습니다.
no-command = { $command } 다음에 무엇을 쓸까요? help를 입력하세요.
error = 규칙에서 오류가 났습니다: { $error }. 게임은 그대로 있습니다.
unknown-command = 그런 명령은 없습니다
meant-command = 그런 명령은 없습니다. 혹시 { $near }?
which-game = 어느 게임입니까? { $games }
clause-source = 출처: { $source }
help =
    번호나 이름               질문에 답하기
    why, why 이름             왜 안 되는지
    undo, redo                되돌리기, 다시 하기
    bot                       이번 질문에 봇이 답하기
    end                       봇이 끝까지 두기
    options, options 낱말     모든 선택지, 또는 그 낱말이 든 것
    board                     상황 다시 보기
    trace                     지금까지 일어난 일과 조항
    clause FN-6.2             규칙서의 그 조항
    view P2, view moderator   누구의 시점으로 볼지
    save 파일                 게임 저장
    lang en, lang ko          언어
    quit                      그만두기

# `tabletop-lab export`가 하는 말.
export-written = 저장했습니다: { $file } ({ $size }). 네트워크 없이 열립니다.
export-suffix = { $file }: 이름이 .html로 끝나지 않습니다
export-folder = { $folder } 폴더가 없습니다
export-other = { $file }: 이미 있는 파일이고 이 명령이 만든 것이 아닙니다. 다른 이름을 쓰세요
export-no-notebook = 주피터 노트북이 아닙니다
export-cell = 셀 { $number } ({ $id })
export-loads = 이것을 보이려면 네트워크가 필요합니다: { $thing }
export-wordless = 설명(대체 텍스트)이 없는 그림이 있습니다: { $thing }
export-nameless = 설명이 없는 그림이 { $count }개 있습니다. figures.img_html(svg, alt)로 설명을 붙일 수 있습니다
export-picture = 설명이 없는 그림입니다. 바로 앞의 글이 무엇에 대한 것인지 말해 줍니다.
dropped = 뺀 것: { $what }
