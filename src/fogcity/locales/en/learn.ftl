### Tutorials and rules pages. A step of a tutorial has a title, a text, what to do, perhaps what to do then, and answers.

## The page of all lessons

learn-title = Learn
learn-lead = A few minutes on a real board, and you know the game.
learn-start = Start the tutorial
learn-go-on = Continue the tutorial
learn-again = Play the tutorial again
learn-progress = { $count ->
    [0] { $all } short steps
   *[other] { $count } of { $all } steps done
}
learn-read-rules = Read the rules

## A lesson

learn-lesson = { $game }: tutorial
learn-step = { $fresh ->
    [yes] Step { $step } of { $all } · new position
   *[no] Step { $step } of { $all }
}
learn-leave = Leave the tutorial
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-show-me = Show me
learn-once-more = Once more
learn-player = Guest
learn-refused = Not allowed: { $why }
learn-tried = Refused, as expected: { $why }
learn-done-title = You know the game
learn-done-title-skipped = The end of the tutorial
learn-done-text = You know all the rules that matter. Now play a game.
learn-done-skipped = { $count ->
    [one] You have skipped one step. You can do it now, or learn the rest in a game against an easy bot.
   *[other] You have skipped { $count } steps. You can do them now, or learn the rest in a game against an easy bot.
}
learn-done-play = Play an easy bot now
learn-to-skipped = Go to the skipped steps
learn-from-start = Back to step 1

## Rules pages

rules-title = { $game }: rules
rules-all = Rules
rules-lead = All the rules, in the order in which you need them. The small numbers are the rule ids used at the table and in the documentation.
rules-contents = Contents
rules-practise = Go to the tutorial
