# Ratings, profiles and leaderboards.
leaders-title = Best players
leaders-lead = Who is strongest at this server, by game and number of players. After ten rated games you are here, too.
leaders-none = Nobody has played ten rated games of this kind yet.
leaders-play = Play a rated game
leaders-bots = Bots, with fixed ratings
player-mine = My profile
player-missing = Nobody here has that name, or they show nothing about themselves.
player-lead = { $count ->
    [one] Here since { $date }. { $count } game.
   *[other] Here since { $date }. { $count } games.
  }
player-data = Download as data
player-hide = Hide my profile
player-hide-hint = Nobody else sees your ratings and statistics, and no leaderboard has your name.
player-ratings = Ratings
player-provisional = provisional
player-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
player-no-ratings = No rated games yet.
player-curve = { $count ->
    [one] The rating after { $count } game
   *[other] The rating over { $count } games
  }
player-rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
  }
player-left = left
player-place = place { $place }
player-not-counted = not counted
player-statistics = Statistics
player-statistics-hint = Games at this server that were played to their end, by the usual rules and without taking back.
player-no-games = No games yet.
player-by-players = By number of players
player-by-against = By opponents
player-by-seat = By seat
player-people = people
player-mixed = people and bots
player-games = games
player-won = won
player-mean-place = mean place
player-mean-points = mean points
player-best = best
player-feat-best = best game
player-feat-mean = { $mean } a game
player-companions = Played with
player-ahead = { $count ->
    [one] ahead in { $ahead } of { $count } game
   *[other] ahead in { $ahead } of { $count } games
  }
ratings-title = How ratings work
ratings-what = The number
ratings-what-text = Everybody starts with 1000. Who has 100 more than somebody else wins about 64 of 100 games between the two. The ± says how far the number may be off; it shrinks with every game. There is a rating for each game and number of players. For the first ten games it is provisional.
ratings-tables = What counts
ratings-tables-text = Games at tables that were made as rated ones: by the usual rules, with a clock, without hints. Nothing is taken back, except in the moment before a move is carried out. Everybody needs an account with a password and has one seat.
ratings-leaving = Leaving
ratings-leaving-text = Who resigns, runs out of time or deletes their account has lost: they are ranked behind all who stayed, whatever the bot does that plays on. Several who leave are level. A game that the host of the server closes does not count.
ratings-fair = Fair play
ratings-fair-text = Seats are dealt at the start, and chance says who begins. Two people who share an address are not rated against each other. Ten games a day count between the same two people, and a hundred in all. No win lifts a rating more than 400 above the best player that was beaten.
ratings-bots = Bots
ratings-bots-text = Each level has a fixed rating, measured in many games between bots for two players. Games against bots move your rating only.
ratings-again = Checked
ratings-again-text = All ratings follow from the stored results alone. The host can compute them again at any time, with equal numbers.
