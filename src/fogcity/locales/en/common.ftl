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
skip-to-content = Skip to the content
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
home-lead = Play friends or strong computer opponents, live or over days. No account needed.
home-games = Games
home-players = { $min } to { $max } players
home-level = Bots
home-opponents = Opponents
home-mixed = Mixed
home-offered = An even match: you should beat { $name } about half of the time.
home-bot = Level of bot { $number }
home-play = Play now
home-with-friends = With friends
home-options = Rules and seats
home-learn = Learn to play
home-offline = Playing needs a connection. You can learn and read the rules without one.
home-alone = Everything here runs on your device: play bots or people at one screen, learn, and replay games, also without a network. Playing with people elsewhere needs a site with a server.
home-lacks = This browser cannot play here, because it has no { $what ->
    [webassembly] WebAssembly
    [worker] workers
   *[storage] store for games (IndexedDB)
  }. A newer browser, or one that is not in private mode, can.
home-mine = Your games
home-all-mine = All your games
home-your-turn = { $count ->
    [one] Your turn: { $game }
   *[other] Your turn in { $count } games
  }
home-daily = Puzzles and the deal of the day
home-puzzles = Puzzles: { $game }
daily-title = Deal of the day
home-open = Open tables
home-open-none = No open tables right now. Open one that anyone can join:
home-open-make = { $game }
home-watch = Watch a game
home-independent = Fog City is independent software with its own words and drawings. The games’ names are used only to say which games you can play.

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
games-open-none = No open tables right now. Make one:
games-live = To watch
games-live-lead = Public games in progress.
games-live-none = No public games in progress right now.
games-finished = Finished
games-finished-lead = Public games to replay and to learn from.
games-finished-none = No public games have been finished yet.
games-make = New table: { $game }
games-more = Show more
games-open-record = Open a record
games-open-record-lead = A game that you have downloaded here or elsewhere: it is checked, kept on this device, and can be replayed.
check-title = Score a game from your table
check-lead = Click or type in a game of { $game } that you played with the real box: everything is counted on this device.
check-none = There is nothing to score here.
check-tiles = Tiles that are left
check-tile = { $tile }: { $count } left
check-back = Take the last one back
table-seats-free = { $count ->
    [0] starts soon
    [one] one free seat
   *[other] { $count } free seats
}
table-closed = closed
table-other-rules = older rules
table-your-turn = Your turn
table-turn-of = waits for { $names }
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
join-not-found = No table has this code. Check the code; the table may also have been closed.
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
habit-collector = likes to bring things home
habit-gambler = likes to take a chance
habit-all-round = does everything well
seat-host = host
seat-resigned = resigned
seat-kept = seat kept
seat-away = away, a bot plays
seat-here-now = connected
seat-gone = not connected

## Making a table

new-title = New table
new-lead = Everything is ready for a game with a friend. Change what you like.
new-game = Game
new-rules = Rules
new-seats = Players
new-seats-hint = You get a link for friends, and seats for anybody are listed for everyone if the table is public.
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
new-seat-who = Who sits on seat { $seat }
new-sit-color = Play as { $color }
new-sit-number = Take seat { $number }
new-hot-seat-hint = Several people play at this screen. Between turns a curtain hides what the others hold.
new-open-hands = Open hands
new-open-hands-hint = Everybody at this screen sees everything: no curtain between turns.
new-first = Who starts
new-first-random = Random
new-first-seat = Seat { $seat }, { $color }
new-first-number = Seat { $seat }
new-first-hint = After that it goes around in the order of the seats.
new-options = Rules of this table
new-option-own = A file of your own
new-option-file = File
new-time = Time
new-clock = Time for a move
new-clock-hint = When time is up, a bot plays for whoever is away until they come back.
new-table = The table
new-public = Public
new-public-hint = The table is listed, and anybody may take a free seat.
new-spectators = Spectators
new-spectators-hint = Anyone with the link can watch. They see only what is public.
new-hints = Hints
new-hints-hint = Players may ask what a strong bot would do.
new-rated = Rating
new-rated-label = Rated game
new-rated-hint = The result counts for your rating. There is a clock, seats are dealt, there are no hints, and nothing is taken back.
new-rated-member = A rated game needs an account that stays: set a password first.
new-rated-more = How ratings work
new-rated-usual = A rated game is played by the usual rules, and chance says who begins.
new-chat = Chat
new-chat-hint = People at the table can write to each other.
new-autostart = Start automatically
new-autostart-hint = The game starts as soon as all seats are taken. Otherwise you start it.
new-make = Make the table
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
fact-no-hints = no hints
fact-no-spectators = no spectators
fact-rated = rated

## Before the game

room-title = The table is set
room-waiting = { $count ->
    [one] one seat is still free
   *[other] { $count } seats are still free
}
room-complete = everybody is here
room-waiting-for = waiting for { $names }
room-invite = Invite friends
room-invite-hint = Send this link. Whoever opens it can sit down; no account is needed.
room-only-here = This link works only on this computer: the server cannot be reached from anywhere else.
room-lan = To play with people in your network, stop the server and start it with
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

table-not-found = This table does not exist, or you do not have access to it.
table-not-allowed = Only the players at this table can see it.
table-elsewhere = This game is open in another tab or window. To play here, load this page again.
table-was-closed = This table was closed before its game came to an end.
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
table-you-were-away = You ran out of time. A bot is playing for you.
table-back = I am back
hint-thinking = Thinking…
resign-title = Resign?
resign-text = You give up this game. If others are still playing, a bot plays on for you.
resign-do = Resign
connection-lost = Connection lost. The board waits until it is back.
connection-slow = The server does not answer.
connection-pending = Your last action may not have arrived; it is sent again as soon as the line is back.
connection-cancel = Do not send it again
connection-cancelled = It is not sent again. If it had arrived before, the board will show it.
connection-frozen = There is no connection: nothing was played.
turn-call-title = Your turn
turn-call-text = { $game } waits for you.
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
log-stand-in = (a bot stood in)
past-at = Move { $step } of { $last }
past-now = Back to now
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
mute-text = You do not see what muted players write, here and at other tables.
mute-person = Mute { $name }
report-message = Report this message from { $name }
report-name = Report the name { $name }
report-text = The host of this server gets to read it, with the name and the table. Nobody else hears of it.
report-do = Report
report-done = Thank you. The host will look at it.
note-joined = { $name } sat down.
note-left = { $name } left.
note-kicked = { $name } was removed.
note-started = The game begins.
note-time-up = Time is up: a bot plays for { $name }.
note-back = { $name } is back.
note-resigned = { $name } resigned.
note-bot-replaced = The { $from } bot failed; a { $to } bot takes over.
note-finished = The game is over.
note-abandoned = The game was closed because nobody played on.
note-cancelled = The table was closed.
note-rematch = The same players play again.
note-undo-asked = { $name } would like to take back the last move.
note-undo-refused = { $name } did not agree.
note-unrated = Two players share one address: this game is not rated.
clock-left = Time left: { $time }
clock-left-days = { $days } d { $hours } h
clock-left-hours = { $hours } h { $minutes } min

## Planning one’s next move while others act

plan-invite = plan your move meanwhile
plan-mark = planned
plan-line = Planned: { $what }
plan-cancel = Cancel the plan
plan-made = Planned: { $what }. It is played when your turn comes; Escape cancels it.
plan-cancelled = Nothing is planned any more.
plan-gone = What you planned is no longer possible. Choose again.
plan-gone-line = The connection was lost: your plan was dropped.
plan-gone-undo = A move was taken back: your plan was dropped.

## Keys, and what they tell

keys-title = Keyboard
keys-lead = With a screen reader these keys tell you about the game. This list opens with the question mark.
keys-last = What happened since your last move
keys-turn = Whose turn it is
keys-scores = The score
keys-hand = What you hold
keys-board = The whole board
keys-arrows-key = Arrows
keys-arrows = Move across the board
keys-n-key = N
keys-n = To the next place you can play
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

game-chosen = { $what }: once more to confirm, Escape to cancel.
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
curtain-text = Pass the screen on. Everybody else, look away.
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
final-resigned = The game ended by resignation: only one player was left.
final-abandoned = The game ended because nobody played on.
final-cancelled = The table was closed before the end.
final-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
final-place-you = You come { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
  } of { $count }.
final-resigned-you = You resigned
final-resigned-by = { $count ->
    [one] { $names } has resigned
   *[other] { $names } have resigned
}: { $winners } wins, whatever the points.
final-points-then = { $count ->
    [one] { $points } point when it ended
   *[other] { $points } points when it ended
}
final-played-on = { $count ->
    [one] { $names } resigned; a bot played on for that seat.
   *[other] { $names } resigned; bots played on for these seats.
}
final-rematch = Rematch
final-rematch-join = Join the rematch
final-rematch-of = { $name } wants a rematch.
final-rematch-yours = You have asked for a rematch.
final-rematch-go = To the rematch
final-rematch-seats = In a rematch everybody moves on one seat, so that somebody else is first.
final-ratings = New ratings
final-not-counted = This game does not count for ratings: you have played many today.
final-ratings-later = The new ratings could not be loaded.
final-rematch-color = In a rematch everybody moves on one seat and takes its color: yours will be { $color }.
final-replay = Replay
final-review = Review the game
final-download = Download the record
final-send = Keep in my account
final-sent = Your account keeps this game now.
final-verify = Verify this shuffle
verify-title = Was chance fair?
verify-text = Before the game the server published the fingerprint of a secret number from which all draws follow. Now the secret is open: its fingerprint must be the same.
verify-promise = Fingerprint of this table’s chance
verify-promise-hint = All draws of this game follow from a secret number. This is its SHA-256; the number itself is shown at the end.
verify-noted = Fingerprint saved by this browser before the end
verify-published = Fingerprint from the server (this browser was not here before the end)
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
replay-eyes-open = everything open
replay-hands = What everybody holds
replay-controls = Replay controls
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
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
account-renamed = You have a new name.
account-password = Keep your account
account-password-change = Change the password
account-password-text = With a password you can come back on another device. Other devices are logged out when it changes.
account-current = Password
account-new = New password
account-new-hint = At least 8 characters.
account-protect = Save the password
account-protected = The password is saved.
account-login = Already have an account?
account-login-text = Log in with your name and password. This guest account is then gone for good.
account-login-do = Log in
account-welcome = Welcome back.
account-leave = Log out
account-leave-text = You can come back with your name and password.
account-leave-text-guest = Without a password you cannot come back to this account.
account-logout = Log out
account-logout-everywhere = Log out on all devices
account-logged-out = You are logged out.
account-data = Download my data
account-profile = My profile
account-leaders = Best players
account-delete = Delete the account
account-delete-text = Your name and everything you wrote are deleted for good. Your games stay, and bots finish those that others are still playing.
account-delete-do = Delete for good
account-deleted = The account is deleted.
admin-title = Host’s tools
admin-only = This page is for admins whom the host of this server has named.
admin-reports = Reports
admin-accounts = Accounts
admin-tables = Tables
admin-log = Log
admin-none = There is nothing here.
admin-search = Part of a name
admin-find = Find
admin-look = Look
admin-look-at = Look at { $name }
admin-is-admin = Admin
admin-is-banned = Banned
admin-seen = Last seen { $date }
admin-member = Has a password; here since { $date }.
admin-guest = Guest; here since { $date }.
admin-devices = { $count ->
    [0] Logged in nowhere.
    [one] Logged in on one device.
   *[other] Logged in on { $count } devices.
}
admin-their-tables = Their tables
admin-tables-of = Tables where { $name } sits
admin-spared = This is an admin: only the host can change this account.
admin-ban = Ban
admin-unban = Unban
admin-logout = Log out everywhere
admin-reset = Link for a new password
admin-reset-text = Give this link to them. It works once, within a day.
admin-rename = Another name
admin-done = Done, and written into the log.
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
admin-report-done = Dealt with
admin-said-nothing = Nothing was said there.
admin-to-table = To the table’s page
admin-status = Which tables
admin-status-all = All tables
admin-close-table = Close the table
admin-close-text = The game ends without a result, for everybody who sits there.
admin-only-banned = Only those who are banned
admin-device = Logged in { $since }, last used { $seen }
admin-entry = { $who } { $what }
admin-did-ban = banned
admin-did-unban = unbanned
admin-did-rename = renamed
admin-did-logout = logged out everywhere
admin-did-delete-account = deleted the account
admin-did-reset = made a link for a new password
admin-did-invite = made an invitation
admin-did-promote = made an admin
admin-did-demote = made no longer an admin
admin-did-close-table = closed the table
admin-did-delete-table = deleted the table
admin-did-report-done = dealt with report
admin-did-recompute-ratings = computed all ratings again:

## Settings

settings-lead = Saved in this browser.
settings-language = Language
settings-language-auto = Browser default
settings-theme = Look
settings-theme-auto = System default
settings-theme-light = Day
settings-theme-dark = Night
settings-auto = Automatic
settings-on = On
settings-off = Off
settings-sound = Sound
settings-sound-hint = A bell on your turn, a click for rails, a brass note for points.
settings-notify = Notifications
settings-notify-hint = The browser notifies you of your turn when the page is out of sight.
settings-notify-refused = The browser does not allow notifications for this page.
settings-motion = Motion
settings-motion-hint = Automatic follows your system’s setting for reduced motion.
settings-speed = Speed of bots
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-now = At once
settings-speed-hint = How long you see each bot’s move before the next one. It does not change how well they play.
settings-confirm = Confirm each action
settings-confirm-hint = Choices wait for a second touch. Automatic asks for it on touch screens.

## Problems

problem-bad-password = Name or password is wrong.
problem-banned = The host of this server has closed your account. Ask the host.
problem-no-account = You are no longer logged in. Reload the page.
problem-origin = This page was not served by this server. Open it at its own address.
problem-not-found = It does not exist, or you do not have access to it.
problem-not-allowed = You are not allowed to do this.
problem-not-host = Only the host can do this.
problem-not-your-seat = That seat is not yours.
problem-not-your-turn = It is not your turn.
problem-no-such-seat = The table has no such seat.
problem-seat-taken = Somebody sits there already.
problem-seats-open = The game can start when all seats are taken.
problem-not-open = You can do this only before the game starts.
problem-not-playing = You can do this only while the game is being played.
problem-other-rules = This game was started under other rules and cannot continue.
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
problem-limit-invited-from = Many new players were invited from the same network. Wait { $minutes } min, or come without the invitation.
problem-limit-logins = There were many attempts to log in from your network. Wait { $seconds } s.
problem-limit-account-logins = There were many attempts to log in with this name. Wait { $minutes } min.
problem-limit-wrong-codes = Many wrong codes were tried from your network. Wait { $minutes } min, and ask for the link again.
problem-limit-tables = You have made or joined many tables in a short time. Wait { $seconds } s.
problem-limit-new-tables = Many tables were made from your network in a short time. Wait { $minutes } min, or join one of them.
problem-limit-chat = You are writing very fast. Wait { $seconds } s.
problem-limit-hints = You have asked for many hints. Wait { $seconds } s.
problem-limit-exports = You have downloaded your data several times. Wait { $minutes } min.
problem-limit-open-tables = You have too many games in progress. Finish, leave or resign from one of them first.
problem-limit-address-tables = Too many games are in progress from your network. Join one of them, or wait until one is over.
problem-limit-bot-games = You have too many bots-only games in progress. Wait until one is over, or take a seat yourself.
problem-limit-all-bot-games = Too many bots-only games are in progress. Wait until one is over, or take a seat yourself.
problem-unavailable = The server cannot be reached. Check your connection and try again.
problem-internal = Something went wrong on the server. Try again.

## A game of other rules

stored-why = This game was started with version { $rules } of its rules, but this server plays version { $here }. It cannot be continued. Everything that was stored is shown below.
stored-log = What was played
stored-hidden = a hidden action
