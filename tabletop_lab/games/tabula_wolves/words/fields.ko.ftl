# 놓여 있는 것의 이름: 누가 무엇을 아는지 보이는 표에 쓴다.
field-phase = 진행 단계
field-night = 밤
field-day = 낮
field-living = 살아 있는 사람
field-ghosts = 유령과 죽은 때
field-revealed = 죽으면서 드러난 것
field-token = “Welcome!” 토큰
field-murder = 아침에 살인을 알렸는가
field-composition_open = 구성이 공개인가
field-composition = 들어간 캐릭터
field-statements = 발언
field-tokens_laid = 첫 번째 투표의 토큰
field-first_votes = 첫 번째 투표에서 누가 누구에게
field-suspects = 용의자
field-voting = 용의자 투표가 시작됐는지
field-evidence = 증거 카드
field-second_votes = 두 번째 투표에서 누가 누구에게
field-second_counts = 두 번째 투표의 표
field-past_counts = 지금까지의 첫 번째 투표
field-past_suspects = 지금까지의 용의자
field-past_second_votes = 지금까지의 두 번째 투표
field-winner = 승자
field-deck = 아직 나누지 않은 카드
field-cards = 캐릭터 카드
field-slip = 사회자의 쪽지
field-notes = 몰래 보고 들은 것
field-watchers = 밤을 지켜보는 유령
field-proposals = 오늘 밤 늑대의 제안
field-pointed = 오늘 밤 누가 누구를 지목했는가
field-blocked = 오늘 밤 능력을 빼앗긴 사람
field-guarded = 오늘 밤 보호받는 사람
field-raid_target = 오늘 밤 늑대가 노리는 사람
field-doomed = 오늘 밤 죽는 사람과 이유
field-attacks = 지금까지의 공격

# 다른 이름으로 부르는 값, 여러 부분으로 된 값.
role-first_votes = vote
role-second_votes = vote
role-second_counts = vote
role-revealed = faction
role-winner = faction
role-slip = role
faction-card = 카드
faction-nobody = 아무도 아님
fact-on-day = { NTH($day) } 낮, { $what }
fact-attack = { NTH($night) } 밤: { $target }
fact-protected = { NTH($night) } 밤: { $target }, 보호받음

# 여러 판을 둔 표의 열.
column-faction = 이긴 편
column-nights = 한 판의 밤 수
column-days = 한 판의 낮 수
column-survivors = 끝까지 산 사람
column-quiet_nights = 아무도 죽지 않은 밤
column-statements = 한 판의 발언 수
