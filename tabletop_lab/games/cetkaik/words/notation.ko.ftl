# 글로 적은 게임판, 말 두는 곳, 행동, 한 판에서 잘못된 것.
place-character = { $action }, { $number }번째 글자
wrong-no_piece_to_drop = { $piece }: 말 두는 곳의 말로 적을 수 없습니다
wrong-no_action = { $given }: 행동이 아닙니다
wrong-no_action-allowed = 글
wrong-no_square_here = { $piece }: 칸이 아닙니다
wrong-not_here = { $sign }: 여기에 올 수 없습니다
wrong-ends_early = 글이 너무 일찍 끝납니다
allowed-drop_piece = r이나 b 다음에 { $letters } 가운데 하나
allowed-sign = { $signs }
allowed-after_via = => 앞에는 경유점 하나만
allowed-no_via = > (경유점이 없으므로 => 아님)
allowed-square = 칸
allowed-no_throw = 없음: 다암은 윷을 던지지 않음
allowed-end = 끝
wrong-set_piece = { $piece }: 너무 많습니다
wrong-set_piece-allowed = { $most }개까지
wrong-text_from_start = 고치지 않은 규칙으로 처음부터 둔 판만 글로 적습니다
wrong-text_from_start-allowed = save()
wrong-text_preset = 한 판의 글에는 규칙 묶음의 규칙만 적습니다
wrong-text_preset-allowed = save()
wrong-text_empty = 비어 있습니다
wrong-text_empty-allowed = 이런 줄: { $beginning }
wrong-text_beginning = 시작하는 줄이 아닙니다
wrong-text_beginning-allowed = { $beginning }
wrong-text_begins = { $turn_is ->
    [none] 이 윷으로는 아무도 시작하지 않습니다
   *[other] 이 윷으로는 { $turn } 쪽이 시작합니다
}
wrong-text_begins-allowed = { $wanted } 쪽이 시작
wrong-text_turn = { $side } 쪽의 턴이 아닙니다
wrong-text_turn-allowed = { $turn_is ->
    [none] 아무의 턴도 아님
   *[other] { $turn }
}
wrong-text_line = { $line }: 한 판을 적은 줄이 아닙니다
wrong-text_line-allowed = 행동, 계절 또는 끝
wrong-text_asked = { $answer }: 지금 묻는 것이 아닙니다
wrong-text_asked-allowed = { $name_is ->
    [none] 게임이 끝남
   *[other] { $player }의 { $name }
}
