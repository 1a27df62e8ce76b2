# 게임판 아래 자리마다의 한 줄: 보는 사람이 아는 캐릭터와 몰래 알게 된 것의 수.
seat-facts = { $notes_n ->
    [-1] –
    [0] { $cards }
   *[other] { $cards } · 비밀 { $notes }가지
}
