# 낮을 설명하는 그림: 첫 번째 투표, 두 번째 투표, 숫자 계산, 밤과 낮.

vote-title = 첫 번째 투표와 동수
vote-lead = 모두가 의심스러운 사람 앞에 토큰을 놓고, 가장 많이 받은 사람이 용의자가 됩니다. TW-11.2, TW-11.5, TW-11.6
vote-clockwise = 시계 방향
vote-tied = { $players }의 토큰이 가장 많은데 자리는 둘입니다.
vote-by-token = “Welcome!” 토큰에서 시계 방향으로 가까운 사람이 먼저입니다. 동수가 아닌 사람은 건너뜁니다.
vote-by-moderator = 사회자 자리에서 시계 방향으로 가까운 사람이 먼저입니다.
vote-by-lot = 동수인 사람 가운데 제비를 뽑습니다.
vote-by-again = 동수인 사람을 두고 다시 투표하고, 그래도 동수면 제비를 뽑습니다.
vote-far = { $player }: { $far }자리 떨어져 있음
vote-suspects = 용의자: { $first }(털), { $second }(발자국).

sides-title = 증거와 두 번째 투표
sides-lead = 용의자의 말을 들은 뒤 살아 있는 나머지가 둘 가운데 하나를 고르고, 동시에 손을 치웁니다. TW-12.1, TW-13.2
sides-fur = 늑대 털
sides-footprint = 발자국
sides-votes = { $player }: { $count }표
sides-secret = 손마다 그 아래에 고른 면을 위로 한 토큰이 있어, 남을 따라 고를 수 없습니다.
sides-tie = 여기서는 두 사람의 표가 같습니다.
sides-lynched = { JOSA($player, "이/가") } 린치당합니다.

heads-title = 늑대와 시민의 숫자 계산
heads-lead = 밤이 지나거나 린치가 끝나면 승부가 났는지 확인합니다. 그때 카드마다 무엇으로 세는지 나타냅니다. TW-16.2, TW-16.3
heads-wolf = 늑대 { $count }
heads-citizen = 시민 { $count }
heads-nobody = 어느 쪽도 아님 { $count }
heads-short-wolf = 늑대
heads-short-witch = 마녀
heads-short-servant = 시종
heads-short-seer = 예언
heads-short-medium = 무녀
heads-short-guard = 경비
heads-short-mason = 결사
heads-short-mercenary = 용병
heads-short-gypsy = 집시
heads-short-spiritist = 영매
heads-short-villager = 마을
heads-parity-at_least = 시민이 선을 넘지 못하면 늑대가 이깁니다. 지금은 시민이 { $lead }명 많습니다.
heads-parity-exactly = 늑대와 시민의 수가 꼭 같으면 늑대가 이깁니다. 지금은 시민이 { $lead }명 많습니다.
heads-note-witch = 마녀는 예언자에게 늑대로 보이지 않지만 여기서는 늑대로 셉니다.
heads-note-servant-citizen = 늑대의 시종은 늑대와 함께 이기지만 시민으로 셉니다(점선).
heads-note-servant-neutral = 늑대의 시종은 늑대와 함께 이기고 어느 쪽으로도 세지 않습니다(점선).
heads-town-wolf_cards = 살아 있는 늑대 카드가 없으면 마녀가 살아 있어도 시민이 이깁니다.
heads-town-wolf_headcount = 늑대로 세는 사람이 모두 죽으면 시민이 이깁니다.

cycle-title = 밤과 낮
cycle-lead = 둘째 날 밤부터 한쪽이 이길 때까지 되풀이합니다. TW-6부터 TW-13까지
cycle-day = 낮
cycle-end-dawn = 밤의 죽음 뒤: 이긴 편이 있습니까?
cycle-end-lynching = 린치 뒤: 이긴 편이 있습니까?
cycle-first-raid = 첫날 밤에는 서로 확인한 뒤 늑대만 움직입니다.
cycle-first-identify_only = 첫날 밤에는 서로 확인만 하고 아무도 습격당하지 않습니다.
cycle-first-moderator_victim = 첫날 밤의 희생자는 사회자입니다.
