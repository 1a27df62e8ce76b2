# 그림 이야기의 제목: 무엇을 정하면 어떻게 되는가.
story-witch = 마녀가 움직인다
story-seer = 예언자가 움직인다
story-guard = 경비병이 움직인다
story-raid = 늑대가 움직인다
story-medium = 무녀가 움직인다
story-spiritist = 영매가 움직인다
story-gypsy = 마녀가 집시를 지목한다
story-mercenary = 용병이 습격당한다
story-talk = 토의에서 말한다
story-defence = 용의자가 변명한다
story-plea = 최후 변론을 한다
story-first_vote = 첫 번째 투표를 한다
story-vote_again = 동수라서 다시 투표한다
story-second_vote = 두 번째 투표를 한다
story-execute = 처형할지 정한다
