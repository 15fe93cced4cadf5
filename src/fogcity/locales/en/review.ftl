### Game reviews: docs/review.md explains the figures.

review-title = Review
review-working = Reviewing the game…
review-none = This game can’t be reviewed: there is no engine for its options yet, or it was not played to the end.
review-failed = The review failed on this device.
review-graph = Win chances during the game
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
review-sums-hint = Start + luck + own play + others’ play = result, in percentage points of win chance. Luck compares what was drawn with everything that could have been drawn.
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
review-previous = Previous mistake
review-next = Next mistake
review-play-on = Play on from here
review-find = Find a better move
review-find-task = { $name }’s move here lost { $points ->
    [one] 1 point
   *[other] { $points } points
} of win chance. Find a better one.
review-back = Back to the review
# $margins is a list of names with points and their errors: Ada +12 ± 3.
review-margin = Expected margin: { $margins } points
review-margin-hint = The mean of { $count } games that strong bots played on from here, with its standard error.

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
puzzle-wrong = You lose { $points ->
    [one] 1 point
   *[other] { $points } points
} of win chance.
puzzle-again = Try again
puzzle-show = Show it
puzzle-good = Good moves: { $count }
puzzle-next = Next puzzle
puzzle-leaders = Puzzles: best solvers
puzzle-leaders-none = Nobody has answered 20 puzzles yet.
puzzle-solved = { $solved } of { $tried } solved

## The deal of the day

daily-lead = One deal for everybody, with the same bots. Only your first attempt counts, without hints or take-backs. Bots get stronger from Monday to Sunday.
daily-against = Against { $bot }
daily-play = Play the deal
daily-go-on = Continue
daily-result = { $won ->
    [yes] Won
   *[no] Lost
}, { $score }.
daily-table = Today’s leaderboard
daily-played = { $count ->
    [one] 1 attempt so far
   *[other] { $count } attempts so far
}
daily-nobody = Nobody here yet.
daily-won = Won
daily-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
daily-streaks = Deal of the day: longest streaks
daily-wins = { $wins } of { $played } won
daily-next = The next deal comes at { $time }.
daily-share = Share
daily-share-title = Share your result
daily-share-text = Your result as text
# Opens the device's own menu for sharing.
daily-share-send = Share…
daily-share-copy = Copy text
daily-share-copy-picture = Copy picture
daily-share-save = Save picture
daily-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
