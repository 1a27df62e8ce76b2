# 카드의 효과 곁에 적힌 것.

kind-panic = 패닉
kind-attack = 공격
kind-event = 사건
kind-weakness = 약점
kind-action = 행동
kind-item = 아이템
kind-weapon = 무기
kind-wound = 중상
kind-objective = 목표
kind-contamination = 오염
kind-coordinates = 좌표
kind-quest = 퀘스트 아이템
kind-character = 캐릭터
kind-exploration = 탐험 토큰
kind-room = 방
face-moves = { $kinds }: { $corridor }번 통로로 이동합니다.
face-blood = 핏방울 { $number }.
face-retreat = 후퇴.
face-panic = 광기가 { $number }보다 낮으면 이 효과 대신 광기 +1.
face-course = { $space }: { $target }.
face-objective = 조건: { $condition }. { $players }명부터.
face-weapon = 탄약 { $ammo }, { $kind_is ->
    [energy] 에너지 무기
   *[other] 일반 무기
}.
face-injuries = 부상: 종류 면이 맞으면 { $kind_face }개, 명중 하나 { $one_hit }개, 명중 둘 { $two_hits }개.
face-injuries-least = 빗나감이 아니면 맞지 않아도 부상 { $least }개 이상.
face-token = { $effect }, 아이템 { $number }개.
face-when-in = 전투 중에만.
face-when-out = 전투 중이 아닐 때만.
face-when-interrupt = 끼어들 때 냅니다.
face-icons = 아이콘: { $icons }.
face-icon-cloth = 천
face-icon-medical = 의료
face-icon-chemical = 화학
face-icon-tool = 공구
face-icon-electric = 전기
face-removed = 그런 다음 이 카드를 게임에서 뺍니다.
face-one-use = 한 번만 쓸 수 있습니다.
face-character = 초기 무기 { $weapon }. 수리 비용: 카드 { $cost }장 추가.
face-contamination = 오염: 감염이거나 깨끗합니다. 스캐너로만 알 수 있습니다.
