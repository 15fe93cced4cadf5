### Texts of the site around the games. Ids are named after the screen they are on.

## Names of colors and levels

color-yellow = yellow
color-blue = blue
color-orange = orange
color-green = green
color-purple = purple
color-black = black
color-red = red
level-novice = Novice
level-easy = Easy
level-casual = Casual
level-normal = Normal
level-skilled = Skilled
level-hard = Hard
level-strong = Strong
level-master = Master
level-expert = Expert
# Plays where a better bot has failed.
level-random = Random
# A computer opponent, told from others by its color.
bot-name = { $color ->
    [yellow] Yellow bot
    [blue] Blue bot
    [orange] Orange bot
    [green] Green bot
    [purple] Purple bot
    [black] Black bot
    [red] Red bot
   *[other] Bot
}
# A computer opponent where colors belong to nobody.
bot-number = Bot { $number }
you = you

## Guests

# The name of a guest who has not chosen one. The words of the two lists are parted by spaces; any two go together.
guest-name = { $mood } { $being } { $number }
guest-moods = Amber Breezy Brave Calm Clever Coastal Copper Dapper Early Foggy Gentle Golden Hilly Jolly Lucky Merry Misty Nimble Pacific Quick Quiet Rolling Salty Silver Steady Sunny Swift Tidal Wandering Windy
guest-beings = Bell Conductor Crab Egret Ferry Finch Gripman Gull Harbor Heron Lantern Otter Parrot Pelican Pier Plover Raccoon Redwood Sandpiper Sealion Signal Sparrow Starling Streetcar Swallow Tern Trolley Turntable Wharf Whale

## Everywhere

loading = One moment…
cancel = Cancel
try-again = Try again
dialog-close = Close
skip-to-content = Skip to content
missing-title = Nothing but fog here
page-missing = There is no page at this address.
page-not-loaded = This page could not be loaded. Check your connection and try again.
nav-label = Main menu
nav-home = Home
nav-games = Games
nav-turns = { $count ->
    [one] your turn at one table
   *[other] your turn at { $count } tables
}
nav-learn = Learn
nav-settings = Settings
nav-account = Account

## Home

home-page-title = Fog City: San Francisco board games
home-title = Board games from the hills of San Francisco
home-lead = Play friends or strong computer opponents, live or over several days. No account needed.
home-games = Games
home-players = { $min } to { $max } players
home-level = Bots
home-opponents = Opponents
home-mixed = Mixed
home-offered = An even match: you should beat { $name } about half the time.
home-bot = Level of bot { $number }
home-play = Play now
home-with-friends = With friends
home-options = Rules and seats
home-learn = Learn to play
home-offline = You need a connection to play. Tutorials and rules work offline.
home-alone = Everything here runs on your device: play bots or people at one screen, learn, and replay games. To play with people elsewhere you need a site with a server.
home-kept = After your first visit, all of this works offline, too.
home-unkept = You have to be online to open this page: browsers store pages only from https addresses, and some store none in private windows.
home-lacks = This browser can’t play here, because it lacks { $what ->
    [webassembly] WebAssembly with SIMD
    [worker] web workers
   *[storage] storage for games (IndexedDB)
  }. Try a newer browser, or turn off private mode.
home-mine = Your games
home-all-mine = All your games
home-your-turn = { $count ->
    [one] Your turn: { $game }
   *[other] Your turn in { $count } games
  }
home-daily = Puzzles and the deal of the day
home-puzzles = Puzzles: { $game }
daily-title = Deal of the day
home-people = With other people
home-clubs = Clubs and events
home-open = Open tables
home-open-none = No open tables right now. Open one that anyone can join:
home-open-make = { $game }
home-watch = Watch a game
home-independent = Fog City is independent software with its own texts and drawings. It uses the games’ names only to say which games you can play.

## Lists of games

games-lists = Lists
games-filter = Which game
games-all = All games
games-mine = Yours
games-mine-lead = Games waiting for you come first.
games-mine-none = You have not played here yet.
games-running = In progress
games-ended = Finished
games-open = Open tables
games-open-lead = Tables with a free seat that anyone can take.
games-open-none = No open tables right now. Create one:
games-live = To watch
games-live-lead = Public games in progress.
games-live-none = No public games in progress right now.
games-finished = Finished
games-finished-lead = Public games to replay and learn from.
games-finished-none = No public games have been finished yet.
games-make = New table: { $game }
games-more = Show more
games-open-record = Open a record
games-open-record-lead = A game you downloaded here or elsewhere. It is checked, saved on this device, and ready to replay.
check-title = Score a game from your table
check-lead = Click or type in a game of { $game } that you played at a real table. This device does all the counting.
check-none = There is nothing to score here.
check-tiles = Tiles left
check-tile = { $tile }: { $count } left
check-back = Take back the last one
table-seats-free = { $count ->
    [0] starts soon
    [one] one free seat
   *[other] { $count } free seats
}
table-closed = closed
table-other-rules = older rules
table-your-turn = Your turn
table-turn-of = waiting for { $names }
table-device = played on a device
table-taken-back = { $count ->
    [one] one action taken back
   *[other] { $count } actions taken back
}
table-won-you = You won
table-lost-you = You lost
table-resigned-you = You resigned
table-place-you = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }
table-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the victory
}

## Joining

join-title = Join by code or link
join-lead = Got an invitation from a friend? Type the code or paste the link.
join-code = Code or link
join-go = Join
join-invited = You are invited to { $game }
join-name = What should we call you?
join-not-found = No table has this code. Check it again; the table may also have been closed.
join-sit = Sit here
join-sit-anywhere = Sit down
seat-free = Free seat
seat-me = { $name } (you)
seat-invited = A friend, by invitation
seat-open = Anybody
seat-here = Another person at this screen
seat-here-name = Player { $number }
seat-name = Name for seat { $seat }
seat-bot = Bot: { $level }
# A bot as a person: its name and its level.
bot-person = { $name }, { $level }
# What a bot is like, after its name and level.
habit-builder = likes to build
habit-blocker = likes to get in your way
habit-collector = likes to collect
habit-gambler = likes to take chances
habit-all-round = does everything well
seat-host = host
seat-rating = Rating { $rating }
seat-rating-provisional = Rating { $rating }, provisional
seat-resigned = resigned
seat-late = out of time
seat-kept = seat kept
seat-away = away, a bot plays
seat-here-now = connected
seat-gone = not connected

## Making a table

new-title = New table
new-lead = Everything is ready for a game with a friend. Change anything you like.
new-game = Game
new-rules = Rules
new-seats = Players
new-seats-hint = Friends join with a link. If the table is public, seats for anybody are listed for everyone to see.
new-with = Play with
new-with-invited = Friends, by link
new-with-open = Anybody
new-with-here = On this screen
new-with-normal = Bots
new-players = Number of players
new-players-count = { $count ->
    [one] one player
   *[other] { $count } players
}
new-seat-who = Who takes seat { $seat }
new-sit-color = Play as { $color }
new-sit-number = Take seat { $number }
new-hot-seat-hint = Several people play at this screen. Between turns a curtain hides what the others hold.
new-open-hands = Open hands
new-open-hands-hint = Everybody at this screen sees everything: no curtain between turns.
new-first = Who starts
new-first-random = Random
new-first-seat = Seat { $seat }, { $color }
new-first-number = Seat { $seat }
new-first-hint = After that, play goes around in seat order.
new-options = Rules of this table
new-option-own = Your own file
new-option-file = File
file-choose = Choose a file
new-time = Time
new-clock = Time per move
new-clock-hint = When your time is up, a bot plays for you until you come back.
new-clock-hint-rated = If your time runs out, you lose the game. You have at least three minutes for your first move.
new-table = The table
new-public = Public
new-public-hint = The table is listed, and anybody can take a free seat.
new-spectators = Spectators
new-spectators-hint = Anyone with the link can watch. They see only what is public.
new-hints = Hints
new-hints-hint = Players can ask what a strong bot would do.
new-rated = Rating
new-rated-label = Rated game
new-rated-hint = The result counts for your rating. You play with a clock and random seats, without hints or take-backs.
new-rated-member = Rated games need a permanent account: set a password first.
new-rated-screen = People at one screen can’t play a rated game.
new-rated-more = How ratings work
new-rated-usual = A rated game uses the standard rules, and the first player is random.
new-chat = Chat
new-chat-hint = People at the table can write to each other.
new-autostart = Start automatically
new-autostart-hint = The game starts as soon as all seats are taken. Otherwise you start it.
new-make = Create the table
new-play = Start the game
clock-none = No time limit
clock-seconds = { $count ->
    [one] one second a move
   *[other] { $count } seconds a move
}
clock-minutes = { $count ->
    [one] one minute a move
   *[other] { $count } minutes a move
}
clock-days = { $count ->
    [one] one day a move
   *[other] { $count } days a move
}
fact-public = public
fact-private = private
fact-club = club members
fact-no-hints = no hints
fact-no-spectators = no spectators
fact-rated = rated

## Before the game

room-title = Waiting to start
room-waiting = { $count ->
    [one] one seat is still free
   *[other] { $count } seats are still free
}
room-complete = everybody is here
room-waiting-for = waiting for { $names }
room-invite = Invite friends
room-invite-hint = Send this link. Anyone who opens it can sit down, no account needed.
room-invite-hint-rated = Send this link. Whoever joins needs an account with a password, because the game is rated.
room-only-here = This link works only on this computer: the server can’t be reached from anywhere else.
room-lan = To play with people on your network, stop the server and start it with
room-link = Invitation link
room-qr = QR code of the invitation link
room-copy = Copy
room-copied = Copied.
room-share = Share
room-share-text = Play { $game } with me on Fog City
room-code = Or tell them the code:
room-kick = Remove
room-start = Start the game
room-leave = Leave the table
room-autostart = The game starts when all seats are taken.
room-host-starts = The host starts the game.

## At the table

table-not-found = This table does not exist, or you don’t have access to it.
table-not-allowed = This table is private. Only its players can see it and, if it belongs to a club, the club’s members.
table-elsewhere = This game is open in another tab or window. To play here, load this page again.
table-was-closed = This table was closed before the game ended.
table-menu = Menu
table-undo = Take back
undo-nothing-yet = There is nothing to take back yet.
table-undo-ask = Ask to take back
undo-refused = The others did not agree to a take-back.
undo-wanted = { $name } would like to take back the last move.
undo-agree = Agree
undo-disagree = No, play on
undo-waits = You asked for a take-back. Waiting for { $names }.
undo-asked = You asked for a take-back. The others have to agree.
undo-held = You can still take this back.
undo-held-others = { $name } has chosen.
table-hint = Hint
table-rules = Rules
table-full = Full screen
table-copy-watch = Copy the link for spectators
table-leave = Leave (the game is saved)
table-leave-hint = You can close the page at any time and come back to where you left off.
table-resign = Resign
table-watching = You are watching.
table-you-resigned = You resigned. A bot plays for you.
table-you-were-late = You ran out of time and lost. A bot plays for you.
table-you-were-away = You ran out of time. A bot is playing for you.
table-back = I’m back
hint-thinking = Thinking…
resign-title = Resign?
resign-text = You give up this game. If others are still playing, a bot plays for you.
resign-do = Resign
connection-lost = Connection lost. The board is frozen until it’s back.
connection-slow = The server isn’t responding.
connection-pending = Your last action may not have arrived. It will be sent again as soon as you’re back online.
connection-cancel = Don’t send it again
connection-cancelled = It won’t be sent again. If it did arrive, the board will show it.
connection-frozen = There is no connection: nothing was played.
turn-call-title = Your turn
turn-call-text = { $game } is waiting for you.
aside-label = Log and chat
log-title = Log
log-empty = Nothing has happened yet.
log-undo = { $you ->
    [yes] You
   *[no] { $who }
  } took { $count ->
    [one] the last action
   *[other] the last { $count } actions
  } back.
log-action = { $name }: { $action }
log-stand-in = (played by a bot)
past-at = Move { $step } of { $last }
past-now = Back to game
past-again = Watch the round again
chat-title = Chat
chat-empty = Say hello.
chat-say = Say something
chat-send = Send
chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
mute-title = Mute players
mute-text = You don’t see messages from muted players, here or at other tables.
mute-person = Mute { $name }
mute-profile = Profile
report-message = Report this message from { $name }
report-name = Report the name { $name }
report-text = The host of this server will see it, with the name and the table. Nobody else will know.
report-do = Report
report-done = Thank you. The host will look at it.
note-joined = { $name } sat down.
note-left = { $name } left.
note-kicked = { $name } was removed.
note-started = The game begins.
note-time-up = Time is up: a bot plays for { $name }.
note-back = { $name } is back.
note-resigned = { $name } resigned.
note-lost-on-time = { $name } ran out of time.
note-bot-replaced = The { $from } bot failed; a { $to } bot takes over.
note-finished = The game is over.
note-abandoned = The game was closed because nobody played on.
note-cancelled = The table was closed.
note-rematch = The same players play again.
note-undo-asked = { $name } would like to take back the last move.
note-undo-refused = { $name } did not agree.
note-unrated = Two players have the same IP address, so this game isn’t rated.
clock-left = Time left: { $time }
clock-left-days = { $days } d { $hours } h
clock-left-hours = { $hours } h { $minutes } min

## Planning one’s next move while others act

plan-invite = plan your move meanwhile
plan-mark = planned
plan-line = Planned: { $what }
plan-cancel = Cancel the plan
plan-made = Planned: { $what }. It will be played on your turn; Escape cancels it.
plan-cancelled = Plan canceled.
plan-gone = What you planned is no longer possible. Choose again.
plan-gone-line = The connection was lost: your plan was dropped.
plan-gone-undo = A move was taken back: your plan was dropped.

## Keys, and what they tell

keys-title = Keyboard
keys-lead = With a screen reader, these keys tell you about the game. Press the question mark to open this list.
keys-last = What happened since your last move
keys-turn = Whose turn it is
keys-scores = The score
keys-hand = What you hold
keys-board = The whole board
keys-arrows-key = Arrows
keys-arrows = Move across the board
keys-n-key = N
keys-n = Go to the next place you can play
keys-enter-key = Enter
keys-enter = Choose, and again to confirm
keys-escape-key = Esc
keys-escape = Cancel the choice or the plan
keys-plan-key = Enter
keys-plan = While others move: plan your next move
report-score = { $count ->
    [one] { $who }: { $points } point.
   *[other] { $who }: { $points } points.
  }
report-no-hand = You are watching and hold nothing.

## At any board

game-chosen = { $what }: again to confirm, Escape to cancel.
score-of = Points of { $name }
score-now = Points so far
score-later = At the end
game-zoom-in = Zoom in
game-zoom-out = Zoom out
game-zoom-all = Show everything

## At the plain board of games that have none of their own

plain-players = Players
plain-position = Position
plain-turn = Waiting for { $names }
plain-actions = Your actions
plain-find = Find an action
plain-play = Play { $action }
plain-advice = A strong bot would play { $action }

## Several people at one screen

curtain-title = { $name }, it is your turn
curtain-text = Pass the screen. Everybody else, look away.
curtain-ready = I am { $name }
curtain-undo = { $name } takes the last action back

## The end

course-title = Points over time
final-show = Result
final-scoring = Final scoring
final-won-you = You win!
final-shared-you = You share the victory!
final-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
final-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
final-resigned = The game ended early: only one player was left.
final-abandoned = The game ended because nobody played on.
final-cancelled = The table was closed before the end.
final-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
final-place-you = You finished { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
  } of { $count }.
final-resigned-you = You resigned
final-late-you = You ran out of time
final-late-by = { $count ->
    [one] { $names } has run out of time
   *[other] { $names } have run out of time
}: { $winners } wins, whatever the points.
final-resigned-by = { $count ->
    [one] { $names } has resigned
   *[other] { $names } have resigned
}: { $winners } wins, whatever the points.
final-points-then = { $count ->
    [one] { $points } point when it ended
   *[other] { $points } points when it ended
}
final-played-on = { $count ->
    [one] { $names } left the game; a bot played on for that seat.
   *[other] { $names } left the game; bots played on for these seats.
}
final-rematch = Rematch
final-event = Go to the event
final-rematch-join = Join the rematch
final-rematch-of = { $name } wants a rematch.
final-rematch-yours = You have asked for a rematch.
final-rematch-go = Go to the rematch
final-rematch-seats = In a rematch everybody moves over one seat, so somebody else goes first.
final-ratings = New ratings
final-not-counted = This game does not count for ratings: you have played many today.
final-ratings-later = The new ratings could not be loaded.
final-rematch-color = In a rematch everybody moves over one seat and takes its color: yours will be { $color }.
final-rematch-random = In a rematch, seats are drawn at random again.
final-replay = Replay
final-review = Review the game
final-download = Download the record
final-send = Save to my account
final-sent = Saved to your account.
final-verify = Verify this shuffle
verify-title = Was the shuffle fair?
verify-text = Before the game, the server published the fingerprint of a secret number that determines all draws. Now that the secret is known, its fingerprint must match.
verify-promise = Fingerprint of the shuffle
verify-promise-hint = All draws of this game follow from a secret number. This is its SHA-256; the number itself is revealed at the end.
verify-noted = Fingerprint saved by this browser before the end
verify-published = Fingerprint from the server (this browser wasn’t connected before the end)
verify-secret = The secret
verify-computed = SHA-256 of the secret, computed by this browser
verify-cannot = Browsers can compute it only on pages served over https or from this machine.
verify-good = They match: nothing was changed after the start.
verify-bad = They do not match: something is wrong.
verify-more = The record replays the whole game from the secret. With Fog City installed, this proves every draw:

## Replay

replay-title = Replay
replay-leave = Leave the replay
replay-eyes = Seen by
replay-eyes-spectator = a spectator
replay-eyes-open = all open
replay-hands = What everybody holds
replay-controls = Replay controls
replay-first = Go to the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = Go to the end
replay-step = Step { $step } of { $last }
replay-speed = Speed

## Account

account-title = Account
account-lead = Member since { $date }.
account-lead-guest = You are playing as a guest. Only this browser can use this account.
account-name = Your name
account-name-label = Name
account-name-hint = 2 to 24 characters; others see it at tables.
account-rename = Rename
account-renamed = Your name has been changed.
account-password = Keep your account
account-password-change = Change password
account-password-text = With a password you can come back on another device. Other devices are logged out when it changes.
account-current = Password
account-new = New password
account-new-hint = At least 8 characters.
account-protect = Save password
account-protected = Password saved.
account-login = Already have an account?
account-login-text = Log in with your name and password. This guest account will then be gone for good.
account-login-do = Log in
account-lost = Lost your password?
account-welcome = Welcome back.
account-leave = Log out
account-leave-text = You can come back with your name and password.
account-leave-text-guest = Without a password you can’t come back to this account.
account-logout = Log out
account-logout-everywhere = Log out on all devices
account-logged-out = You are logged out.
account-data = Download my data
account-profile = My profile
account-friends = Friends
account-leaders = Best players
account-delete = Delete account
account-delete-text = Your name and everything you wrote are deleted for good. Your games stay, and bots finish those that others are still playing.
account-delete-do = Delete for good
account-deleted = Your account has been deleted.
admin-title = Host tools
admin-only = This page is for admins appointed by the host of this server.
admin-reports = Reports
admin-accounts = Accounts
admin-tables = Tables
admin-log = Log
admin-none = There is nothing here.
admin-search = Part of a name
admin-find = Find
admin-look = View
admin-look-at = View { $name }
admin-is-admin = Admin
admin-is-banned = Banned
admin-seen = Last seen { $date }
admin-member = Has a password; joined { $date }.
admin-guest = Guest; joined { $date }.
admin-devices = { $count ->
    [0] Logged in nowhere.
    [one] Logged in on one device.
   *[other] Logged in on { $count } devices.
}
admin-blocked-by = { $count ->
    [0] Nobody has blocked them.
    [one] One person has blocked them.
   *[other] { $count } people have blocked them.
}
admin-block = { $name } has blocked { $blocked } ({ $date })
admin-their-tables = Their tables
admin-tables-of = Tables of { $name }
admin-spared = This is an admin: only the host can change this account.
admin-ban = Ban
admin-unban = Unban
admin-logout = Log out everywhere
admin-reset = Password reset link
admin-reset-text = Give them this link. It works once, within a day.
admin-rename = New name
admin-done = Done, and logged.
admin-table = Table
admin-table-host = Host: { $name }.
admin-changed = Changed { $date }
admin-close = Close
admin-delete = Delete the table
admin-delete-text = Everything played and said there is deleted for good.
admin-status-open = Open
admin-status-playing = Being played
admin-status-finished = Finished
admin-status-closed = Closed
admin-report-message = A message, { $date }
admin-report-name = A name, { $date }
admin-report-by = Reported by { $name }
admin-said = { $name }: { $text }
admin-report-done = Mark as done
admin-said-nothing = Nobody has said anything.
admin-to-table = Go to the table
admin-status = Which tables
admin-status-all = All tables
admin-close-table = Close the table
admin-close-text = The game ends without a result for everybody at the table.
admin-only-banned = Banned only
admin-device = Logged in { $since }, last used { $seen }
admin-entry = { $who } { $what }
admin-did-ban = banned
admin-did-unban = unbanned
admin-did-rename = renamed
admin-did-logout = logged out everywhere
admin-did-delete-account = deleted the account
admin-did-reset = created a password reset link for
admin-did-invite = created an invitation
admin-did-promote = appointed as admin:
admin-did-demote = removed as admin:
admin-did-close-table = closed the table
admin-did-delete-table = deleted the table
admin-did-report-done = handled report
admin-did-recompute-ratings = recomputed all ratings:
admin-recomputed = games: { $games }, ratings that differed: { $changed }

## Settings

settings-lead = Saved in this browser.
settings-lead-account = Saved in this browser. What you’re notified about is saved with your account.
settings-language = Language
settings-language-auto = Browser default
settings-theme = Theme
settings-theme-auto = System default
settings-theme-light = Light
settings-theme-dark = Dark
settings-auto = Automatic
settings-on = On
settings-off = Off
settings-sound = Sound
settings-sound-hint = A bell on your turn, a click for rails, a brass note for points.
settings-notify = Notifications
settings-notify-hint = The browser notifies you, even when this page is closed.
settings-notify-page = The browser notifies you while a page is open in the background. With no page open, this works only if the server has an https address.
settings-notify-refused = The browser does not allow notifications for this page.
settings-motion = Motion
settings-motion-hint = Automatic follows your system’s setting for reduced motion.
settings-speed = Bot speed
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-now = Instant
settings-speed-hint = How long you see each bot’s move before the next one. Bots play equally well at any speed.
settings-confirm = Confirm each action
settings-confirm-hint = Tap a second time to confirm. Automatic does this on touch screens.

## Problems

problem-bad-password = Name or password is wrong.
problem-banned = The host of this server has closed your account. Please contact the host.
problem-no-account = You are no longer logged in. Reload the page.
problem-origin = This page was not served by this server. Open it at its own address.
problem-not-found = This does not exist, or you don’t have access to it.
problem-not-allowed = You are not allowed to do this.
problem-not-host = Only the host can do this.
problem-not-your-seat = That seat is not yours.
problem-not-your-turn = It is not your turn.
problem-no-such-seat = The table has no such seat.
problem-seat-taken = That seat is already taken.
problem-seats-open = The game can start when all seats are taken.
problem-not-open = You can do this only before the game starts.
problem-not-playing = You can do this only during the game.
problem-other-rules = This game was started under other rules and can’t continue.
problem-not-over = You can do this only when the game is over.
problem-stale = The game has moved on. Look again.
problem-illegal = The rules do not allow this now.
problem-name-taken = Somebody else has that name.
problem-chat-off = There is no chat at this table.
problem-hints-off = There are no hints at this table.
problem-too-large = That is too large.
problem-too-many = { $seconds ->
    [one] Too many requests. Wait a second.
   *[other] Too many requests. Wait { $seconds } seconds.
}
problem-limit-guests = Many new players have come from your network. Wait { $minutes } min, open an invitation link, or log in.
problem-limit-invited = This invitation has been used very often. Wait { $minutes } min, or ask for another one.
problem-limit-invited-from = Many new players were invited from the same network. Wait { $minutes } min, or join without the invitation.
problem-limit-logins = There were many attempts to log in from your network. Wait { $seconds } s.
problem-limit-account-logins = There were many attempts to log in with this name. Wait { $minutes } min.
problem-limit-wrong-codes = Many wrong codes were tried from your network. Wait { $minutes } min, and ask for a new link.
problem-limit-tables = You have created or joined many tables in a short time. Wait { $seconds } s.
problem-limit-new-tables = Many tables were created from your network in a short time. Wait { $minutes } min, or join one of them.
problem-limit-chat = You are writing very fast. Wait { $seconds } s.
problem-limit-hints = You have asked for many hints. Wait { $seconds } s.
problem-limit-clubs = You have made many changes to clubs or events. Wait { $minutes } min.
problem-limit-deals = You have sent many attempts. Wait { $minutes } min.
problem-limit-address-clubs = Many clubs were created from your network in a short time. Wait { $minutes } min, or join one of them.
problem-limit-address-deals = Many attempts were sent from your network. Wait { $minutes } min.
problem-limit-puzzles = You have answered many puzzles in a short time. Wait { $minutes } min.
problem-limit-exports = You have downloaded your data several times. Wait { $minutes } min.
problem-limit-mails = You have asked for several e-mails. Wait { $minutes } min, and check your spam folder.
problem-limit-open-tables = You have too many games in progress. Finish, leave or resign from one of them first.
problem-limit-address-tables = Too many games are in progress from your network. Join one of them, or wait until one is over.
problem-limit-bot-games = You have too many bots-only games in progress. Wait until one is over, or take a seat yourself.
problem-limit-all-bot-games = Too many bots-only games are in progress. Wait until one is over, or take a seat yourself.
problem-not-kept = This browser couldn’t save the game. Its storage may be full, or blocked for this site.
problem-not-loaded = Part of the game isn’t on your device yet. Play continues as soon as you’re online.
problem-unavailable = The server can’t be reached. Check your connection and try again.
problem-internal = Something went wrong on the server. Try again.

## A game of other rules

stored-why = This game was started with version { $rules } of its rules, but this server plays version { $here }. It can’t continue. Everything that was stored is shown below.
stored-log = What was played
stored-hidden = a hidden action
