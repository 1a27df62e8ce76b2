# `tabletop-lab play` 자체의 말.
decides = { JOSA($player, "이/가") } 정합니다: { $prompt }
bot-decides = { $player } ({ $bot })의 결정: { $prompt }
not-seen = 선택지는 { $player }만 볼 수 있습니다. 입력: view { $player }
more = … 선택지는 모두 { $count }개. 이름을 입력하거나: options 낱말
seen-public = 모두에게 보이는 것
seen-moderator = 모든 것
why-head = 안 되는 것:
why-legal = { $option }: 할 수 있습니다. 그대로 입력하세요.
why-none = 고를 수 있는 것은 이것이 전부입니다. 달리 물을 것이 없습니다.
not-listed = { $number }번은 목록에 나오지 않았습니다. 입력: options
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
file-missing = 그런 파일은 없습니다
file-forbidden = 이 파일을 열 권한이 없습니다
file-folder = 파일이 아니라 폴더입니다
meant-command = 그런 명령은 없습니다. 혹시 { $near }?
play-other-game = { $file } 파일은 { JOSA($named, "이/가") } 아니라 { $its } 게임입니다. 게임 이름을 빼거나 다른 파일을 고르세요.
begun = 만들고 있습니다. 30초쯤 걸릴 수 있습니다.
which-game = 어느 게임입니까? { $games }
clause-source = 출처: { $source }
begin = 번호를 쳐서 고릅니다. ?는 다른 명령을 보여 주고, q는 그만둡니다.
help =
    번호나 이름               질문에 답하기
    why, why 이름             왜 안 되는지
    undo, redo                되돌리기, 다시 하기
    bot                       이번 질문에 봇이 답하기
    end                       봇이 끝까지 두기
    options, options 낱말     모든 선택지, 또는 그 낱말이 든 것
    board                     게임판 다시 보기
    trace                     지금까지 일어난 일과 조항
    clause FN-6.2             규칙서의 그 조항
    view P2, view moderator   누구의 시점으로 볼지
    save 파일                 게임 저장
    lang en, lang ko          언어
    quit, q                   그만두기

book-written = 저장했습니다: { $file } ({ $size })
# `tabletop-lab export`가 하는 말.
export-written = 저장했습니다: { $file } ({ $size }). 네트워크 없이 열립니다.
export-one-language-en = 이 노트북에는 짝이 되는 한국어 쪽이 없어 영어 그대로 만들었습니다
export-one-language-ko = 이 노트북에는 짝이 되는 영어 쪽이 없어 한국어 그대로 만들었습니다
export-suffix = { $file }: 이름이 .html로 끝나지 않습니다
export-folder = { $folder } 폴더가 없습니다
export-other = { $file }: 이미 있는 파일이고 이 명령이 만든 것이 아닙니다. 다른 이름을 쓰세요
export-no-notebook = 주피터 노트북이 아닙니다
export-cell = 셀 { $number } ({ $id })
export-loads = 이것을 보이려면 네트워크가 필요합니다: { $thing }
export-wordless = 설명(대체 텍스트)이 없는 그림이 있습니다: { $thing }
export-nameless = 설명이 없는 그림이 { $count }개 있습니다. figures.img_html(svg, alt)로 설명을 붙일 수 있습니다
export-copy = 읽기 위한 사본입니다. 여기서는 셀, 보드, 버튼이 움직이지 않습니다. 눌러 보려면 JupyterLab에서 노트북을 여세요.
export-picture = 설명이 없는 그림입니다. 바로 앞의 글이 무엇에 대한 것인지 말해 줍니다.
dropped = 뺀 것: { $what }

questions-begun = 예시와 둔 판에서 문제를 만듭니다. 30초쯤 걸릴 수 있습니다.
questions-written = 저장: { $folder }에 { $count }쪽. 브라우저에서 열어 인쇄하세요.
animate-written = 저장: { $file }, 장면 { $count }개.
print-written = 저장: { $file }, { $pages }쪽. 인쇄하는 방법은 첫 쪽에 있습니다.

# --help가 하는 말.
help-usage = 쓰는 법:
help-positionals = 인자
help-options = 옵션
help-help = 이 도움말을 보여 주고 끝냅니다
help-missing = 빠진 것이 있습니다: { $what }
help-unknown = 그런 옵션은 없습니다: { $what }
help-meant = 그런 옵션은 없습니다: { $what }. 혹시 { $near }?
help-no-number = { $what }: { JOSA($value, "은/는") } 수가 아닙니다
help-no-choice = { $what }: { JOSA($value, "은/는") } 고를 수 있는 것이 아닙니다 (할 수 있는 것: { $allowed })
help-no-value = { $what } 다음에 값을 적어야 합니다
help-lab = 보드게임 규칙을 읽고, 두어 보고, 바꿔 보는 곳을 JupyterLab에서 엽니다.
help-lab-version = 버전을 보여 주고 끝냅니다
help-lab-lang = 쓸 언어. 기억해 둡니다 (기본: 컴퓨터의 언어)
help-lab-dir = 노트북을 둘 폴더 (기본: ~/tabletop-lab)
help-lab-port = 서버의 포트 (기본: 8888부터 비어 있는 첫 번호)
help-lab-no-browser = 브라우저를 열지 않습니다
help-lab-allow-root = root로 실행할 때 필요합니다 (컨테이너)
help-commands =
    명령
      tabletop-lab [lab]           JupyterLab에서 시작 노트북을 엽니다 (다른 옵션은 JupyterLab으로 넘깁니다)
      tabletop-lab --lang ko       한국어로 엽니다. 그다음부터 모든 명령이 한국어로 나옵니다
      tabletop-lab games           게임 목록
      tabletop-lab play GAME       터미널에서 게임을 합니다
      tabletop-lab simulate GAME   봇에게 여러 판을 두게 하고 한 판을 한 줄로 적은 표(CSV)를 만듭니다
      tabletop-lab study GAME      같은 판을 여러 규칙으로 두게 하고, 무엇을 말할 수 있는지 알려 줍니다
      tabletop-lab ambiguities GAME  규칙서의 어느 불분명한 문장이 중요한지 목록으로 만듭니다
      tabletop-lab report FOLDER   폴더에 있는 연구의 결과를 글이나 HTML 한 장으로 보여 줍니다
      tabletop-lab book GAME       그림이 든 규칙서를 PDF, HTML, DOCX로 만듭니다
      tabletop-lab changes A B     규칙서 두 판본에서 달라진 것을 책자로 만듭니다
      tabletop-lab print GAME      카드, 판, 토큰을 잘라 쓸 PDF로 만듭니다
      tabletop-lab animate FILE    저장한 판을 움직이는 그림으로 만듭니다
      tabletop-lab questions GAME  규칙서의 장마다 문제 열 개와 정답을 인쇄용으로 만듭니다
      tabletop-lab export FILE     노트북을 네트워크 없이 열리는 HTML 한 장으로 만듭니다
    명령마다 --help가 있습니다.
help-play = 터미널에서 게임을 합니다. help를 입력하면 쓸 수 있는 명령을 봅니다.
help-play-bots = P2=random,P3=greedy처럼 적습니다. all=random이면 한 판을 구경합니다
help-play-load = 저장한 게임을 이어서 합니다
help-play-lenient = --load와 함께: 맞지 않는 것은 빼고, 무엇을 뺐는지 알려 줍니다
help-play-allow-files = --load와 함께: 기록의 규칙이 가리키는 파일을 읽습니다
help-simulate = 봇에게 여러 판을 두게 하고 한 판을 한 줄로 적습니다.
help-simulate-n = 판의 수 (기본: 1000)
help-simulate-bots = 모든 자리의 봇 하나, 또는 P1=random,P2=... (기본: random)
help-simulate-jobs = 프로세스의 수. -1은 코어마다 하나 (기본)
help-simulate-out = 적지 않으면 표를 화면에 씁니다
help-print = 게임의 카드, 판, 토큰을 잘라 쓸 PDF로 만듭니다 (추가 기능 export 필요).
help-print-paper = 종이 크기 (기본: a4)
help-print-only = 첫 쪽 표에 적힌 이름 가운데 이것만
help-print-no-backs = 카드 보호 비닐에 넣을 앞면만
help-print-theme = contrast: 인쇄 상태가 나쁠 때 (기본: light)
help-print-out = 파일 (기본: GAME-LANG.pdf)
help-study = 같은 판을 여러 규칙으로 두게 하고, 그 차이에 대해 무엇을 말할 수 있는지 알려 줍니다.
help-study-variant = 바꿀 규칙. 앞에 이름을 적어도 됩니다: wheel adjacency=wheel. 여러 번 적을 수 있습니다
help-study-n = 변형과 봇마다 두는 판의 수 (기본: 1000)
help-study-bots = 모든 자리의 봇 하나, 또는 P1=random,P2=... 여러 번 적으면 저마다 모두 둡니다
help-study-folder = 판을 이 폴더에 둡니다. 같은 명령을 다시 쓰면 멈춘 데서 이어 갑니다
help-study-where = local (기본), 또는 dask 스케줄러의 주소: tcp://...
help-ambiguities = 규칙서의 불분명한 문장을 달리 읽어 모두 두어 보고, 중요한 것을 목록으로 만듭니다.
help-ambiguities-n = 해석과 봇마다 두는 판의 수 (기본: 200)
help-ambiguities-fields = 규칙의 이름 (기본: 규칙서의 물음에 답하는 것 모두)
help-ambiguities-out = 목록(.md), 표(.csv) 또는 HTML 한 장(.html). 적지 않으면 목록을 화면에 씁니다
help-report = 폴더에 있는 연구의 결과를 보여 줍니다.
help-report-folder = 연구가 있는 폴더
help-report-out = 그림이 든 HTML 한 장. 적지 않으면 글을 화면에 씁니다
help-questions = 규칙서의 장마다 문제지를 만듭니다. 인쇄용이며 정답은 따로 있습니다.
help-questions-n = 한 장의 문제 수 (기본: 10)
help-questions-seed = 시드가 다르면 문제도 다릅니다 (기본: 0)
help-questions-out = 파일을 둘 폴더 (기본: GAME-questions)
help-animate = 저장한 판의 한 대목을 움직이는 그림(.webp), 쪽(.html), 낱장 그림(폴더)으로 만듭니다.
help-animate-record = 저장한 판
help-animate-steps = 보일 수: 10-30 또는 3,5,8 (기본: 마지막 여덟 순간)
help-animate-viewer = 자리 하나 또는 moderator (기본: 모두가 아는 것)
help-animate-seconds = 한 장면이 머무는 초 (기본: 1.6)
help-animate-out = .webp, .html, 또는 낱장 그림을 둘 폴더 (기본: turn.webp)
help-games = 할 수 있는 게임을 보여 줍니다.
help-book = 그림이 든 규칙서를 만듭니다. 원고에서 잘못된 곳은 몇째 줄인지 알려 줍니다.
help-book-to = 쉼표로 나눈 형식: pdf, html, docx (기본: html)
help-book-out = 파일을 둘 폴더 (기본: 지금 폴더)
help-book-paper = a5(기본) 또는 a4
help-book-grey = 밝기는 그대로 두고 색을 뺍니다
help-book-examples = 규칙서에 이름이 나오는 다른 기록이 든 폴더
help-book-study = 연구의 폴더(tabletop-lab ambiguities --folder): 열린 질문 옆에 그 결과를 적음
help-book-source = 내 규칙서와 그 예제 기록이 든 폴더
help-changes = 규칙서의 두 판본을 견줍니다. 조항, 설정, 다르게 흘러가는 예제를 보여 줍니다.
help-changes-before = 규칙서와 rules.yaml이 든 폴더, 또는 게임 이름
help-changes-after = 나중 판본의 폴더, 또는 게임 이름
help-changes-to = 쉼표로 나눈 형식: pdf, html, docx (기본: html)
help-changes-out = 파일을 둘 폴더 (기본: 지금 폴더)
changes-found = 바뀐 조항 { $clauses }개, 다르게 흘러가는 예제 { $examples }개, 새 예제 { $added }개.
help-export = 노트북을 네트워크 없이 열리는 HTML 한 장으로 만듭니다.
help-export-notebook = 이름이 .ipynb로 끝나는 파일
help-export-to = page(기본)는 읽는 쪽, slides는 보여 주는 슬라이드입니다. 스페이스와 화살표 키로 넘깁니다
help-export-out = 적지 않으면 노트북 옆에 같은 이름으로 씁니다
help-export-run = 먼저 노트북을 실행합니다 (노트북은 그대로 둡니다)
help-export-no-code = 쪽에서 코드를 모두 뺍니다
help-export-code = 인쇄할 때 셀의 코드도 넣습니다 (기본: 코드는 화면에만 보입니다)
help-export-lang = 이 언어로 된 쪽이 있으면 그것을 씁니다 (기본: 그 노트북 그대로)
help-game = tabletop-lab games가 보여 주는 이름
help-players = 인원 (기본: 게임이 정한 수)
help-seed = 시드가 같으면 운도 같습니다 (기본: 0)
help-fresh-seed = 시드가 같으면 운도 같습니다 (기본: 아무도 모르는 새 시드)
help-rules = 바꾼 규칙, 또는 규칙 묶음의 이름
help-lang = 이번에 쓸 언어 (기본: 내 언어, tabletop-lab --help 참고)
lab-folder = 내 노트북이 있는 폴더: { $folder }
lab-no-folder = { $folder }에 쓸 수 없습니다: { $reason }. --dir로 다른 폴더를 정하세요
lab-no-port = --port: { $port } 포트는 없습니다 (0부터 { $last }까지, 0이면 비어 있는 포트를 씁니다)
lab-kept = { $file }: 고친 파일이라 그대로 두었습니다. 새 파일은 { $shipped }에 있습니다
simulate-none = -n에는 1 이상을 적어야 합니다
simulate-written = { $count }판을 { $file }에 적었습니다
simulate-failed = { $count }판 가운데 { $failed }판이 오류로 멈췄습니다. error와 seed 열을 보세요
study-interrupted = 전체 { $games }판 중 { $done }판을 두고 멈췄습니다
ambiguities-written = 해석 { $count }개를 { $file }에 적었습니다
report-written = 보고서는 { $file }에 있습니다
stopped = 멈췄습니다
slides-change = 노트북에서는 규칙을 바꾸어 같은 판을 다시 진행해 볼 수 있습니다.
slides-room = 무엇을 고를지 그림에서 짚어 보고, 까닭을 말해 보세요.
