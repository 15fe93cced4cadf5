### The full screen of the terminal client, around the games.

# The language's own name.
terminal-language = English
terminal-key-play = play
terminal-key-turn = turn
terminal-key-take = change
terminal-key-next = next
terminal-key-hint = hint
terminal-key-undo = undo
terminal-key-language = language
terminal-key-help = help
terminal-key-leave = leave
terminal-key-result = result
terminal-too-small = This window is too small. Make it at least { $columns } columns by { $rows } rows.
terminal-nothing-here = You can’t do anything here. { $key } goes to the next place where you can.
terminal-undo-too-late = You can no longer take this back: a new tile or card was revealed, or the next player has acted.
terminal-close = Close
terminal-count-all = Count everything at once

## The help

terminal-help = Keys and mouse
terminal-help-move = move on the board and beyond
terminal-help-play = choose what you point at; so does a second click
terminal-help-next = the next or previous place where you can do something
terminal-help-turn = turn what you hold, or pay in another way; so does the wheel
terminal-help-take = pick another tile or card from your hand
terminal-help-hint = what a strong bot would do
terminal-help-undo = take back, as long as nothing new was revealed
terminal-help-language = English, French, Dutch, Korean
terminal-help-leave = quit; the game is saved
terminal-help-kept = The game is saved in this file:

## After the game

terminal-go-on = The game is saved. Continue with: { $command }
terminal-record = The record is in { $file }. fogcity replay shows it, fogcity verify checks it.
