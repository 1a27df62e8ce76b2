# Moving pictures, and boards in pages.
motion-moving = { $title }: a moving picture of { $count } frames. Each of them stands below as a panel with its words.
motion-words = This picture in words
motion-record = The match as a file (opens in tabletop_lab)
wrong-no_frames = { $count } { $count ->
    [one] frame
   *[other] frames
}
wrong-no_frames-allowed = 2 to { $most } frames at different moments
wrong-no_steps = { $given } names no steps
wrong-no_steps-allowed = 10-30, or 3,5,8
wrong-no_seconds = { $given } is not possible
wrong-no_seconds-allowed = 0.2 to { $most } seconds
wrong-no_suffix = { $given } does not end in { $suffix }
wrong-no_suffix-allowed = a name that ends in { $suffix }
