### Game reviews: docs/review.md explains the figures.

review-title = Review
review-working = Reviewing the game …
review-none = This game cannot be reviewed: nobody has learned to judge games with its options, or it was not played to its end.
review-failed = The review could not be made on this device.
review-graph = Chances to win during the game
# $chances is a list of names with percentages.
review-after = After step { $step }: { $chances }
review-luck-play = Luck and play
# Signed points of win chance: luck +6, play −3.
review-player = luck { $luck }, play { $play }
review-accuracy = accuracy { $share }
review-moments = What decided the game
review-deal = The deal
review-effect = { $name }: { $before } → { $after } (play { $play }, luck { $luck })
review-sums = How it adds up
review-sums-hint = Start + luck + own play + others’ play = result, in points of a chance of 100 to win. Luck is what chance brought, compared with all that it could have brought.
review-name = Name
review-part-start = Start
review-part-luck = Luck
review-part-play = Own play
review-part-others = Others’ play
review-part-result = Result
review-table = All chances as a table
review-step = Step
review-judged = Judgment
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
# After a judgment in bold.
review-lost = by { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
} of win chance lost.
review-best = { $name } plays the best action here.
review-good = { $name } plays a good action here.
review-previous = Mistake before
review-next = Next mistake
review-play-on = Play on from here

## Puzzles

puzzle-title = Puzzles
puzzle-other = The other player
puzzle-streak = Streak { $count }
puzzle-rating = Your rating { $rating }
puzzle-theme = Theme
puzzle-theme-any = All themes
puzzle-task = Your turn: one action is clearly the best. Find it.
puzzle-grade = Difficulty { $rating }
puzzle-right = Right!
puzzle-wrong = { $points ->
    [one] 1 point
   *[other] { $points } points
} of win chance less.
puzzle-again = Try again
puzzle-next = Next puzzle

## The deal of the day

daily-lead = One deal for everybody, the same bots, one attempt that counts: without hints and without taking back. Bots grow stronger from Monday to Sunday.
daily-against = Against { $bot }
daily-play = Play the deal
daily-go-on = Go on playing
daily-result = { $won ->
    [yes] Won
   *[no] Not won
}, { $score }.
daily-share = Fog City, { $game }, { $date }: { $won ->
    [yes] won
   *[no] not won
}, { $score }
daily-copy = Copy to share
daily-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
