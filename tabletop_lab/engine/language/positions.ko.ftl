# 국면에서 잘못된 것
wrong-no_field = 그런 항목이 없습니다
wrong-no_field-allowed = { $fields }
wrong-no_entry = 그런 칸이 없습니다
wrong-no_entry-allowed = { $known }
wrong-entry_missing = { $entry }: 이 칸이 빠졌습니다
wrong-not_of_type = { $value }: 값의 종류가 다릅니다
wrong-not_of_type-allowed = { $of_type }
wrong-number_too_large = { $value }: 너무 큰 수입니다
wrong-number_too_large-allowed = { NUMBER($most) } 이하
wrong-text_too_long = { NUMBER($count) }글자는 너무 깁니다
wrong-text_too_long-allowed = { NUMBER($most) }글자 이하
wrong-not_in_domain = { $value }: 여기에 올 수 없습니다
wrong-not_in_domain-allowed = { $domain }
wrong-not_so_many = { NUMBER($count) }개가 있습니다
wrong-not_so_many-allowed = { $least ->
    [0] { NUMBER($most) }개 이하
   *[other] { $least }–{ NUMBER($most) }개
}
wrong-twice = { $value }: 두 번 나옵니다
wrong-twice-allowed = 저마다 한 번
wrong-no_card = { $value }: 이 게임에 그런 카드가 없습니다
wrong-too_many_of_it = { $value }: 모두 { NUMBER($most) }장입니다
wrong-too_many_of_it-allowed = 모든 곳을 합해 { NUMBER($most) }장까지
word-did_you_mean = 혹시 { $near }입니까?
wrong-two_places = { $value }: 두 곳에 있습니다
wrong-two_places-allowed = 카드마다 한 곳
wrong-follows = { $value }: 국면의 나머지와 맞지 않습니다
wrong-follows-allowed = { $domain }, 또는 쓰지 않기
type-int = 정수
type-float = 수
type-bool = true 또는 false
type-str = 글자
type-list = 목록
type-dict = 이름과 값의 표
type-none = 빈 값
type-other = 다른 종류의 값
domain-range = { $least }–{ $most }
wrong-more_faults = 그 밖에 { NUMBER($count) }가지
