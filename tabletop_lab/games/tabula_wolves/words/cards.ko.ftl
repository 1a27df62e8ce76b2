# 캐릭터 카드마다 한 문장.
card-says-moderator = 게임을 진행한다. 모두 알지만 어느 편도 아니다.
card-says-wolf = 밤에 다른 늑대와 함께 한 명을 습격한다.
card-says-witch = 밤에 한 명의 능력을 빼앗는다.
card-says-servant = 시민으로 보이지만 늑대가 이기면 이긴다.
card-says-seer = 밤에 한 명을 가리켜 늑대인지 알아본다.
card-says-medium = 밤에 죽은 사람에 대해 묻는다.
card-says-guard = 밤에 한 명을 습격에서 지킨다.
card-says-mason = 다른 비밀 결사대원이 누구인지 안다.
card-says-mercenary = 밤에 습격당하면 늑대 한 명을 데려간다.
card-says-gypsy = 늑대로 보인다. 지목한 마녀는 죽는다.
card-says-spiritist = 밤에 죽은 사람에 대해 묻는다.
card-says-villager = 능력이 없다. 낮에 말하고 투표한다.
