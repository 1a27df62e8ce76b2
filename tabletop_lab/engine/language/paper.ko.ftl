# 인쇄할 그림.
figure-caption = { $title }, { $step }수.
figure-numbered = 그림 { $number }. { $caption }
figure-credit = { $title }의 권리는 그 작가에게 있습니다. 그림은 tabletop_lab이 그렸습니다 (MIT 라이선스).
wrong-no_arrows = { $given }: 화살표가 아닙니다
wrong-no_arrows-allowed = 두 자리씩 짝지은 것: [("1", "3")]
