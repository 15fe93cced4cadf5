# Ratings, profiles and leaderboards.
leaders-title = Best players
leaders-lead = The strongest players on this server, by game and number of players. You are listed after ten rated games.
leaders-none = Nobody has played ten rated games of this kind yet.
leaders-play = Play a rated game
leaders-bots = Bots, with fixed ratings
player-mine = My profile
player-missing = Nobody here has that name, or their profile is hidden.
player-lead = { $count ->
    [one] Joined { $date }. { $count } game played to the end.
   *[other] Joined { $date }. { $count } games played to the end.
  }
player-since = Joined { $date }.
player-data = Download the data
player-hide = Hide my profile
player-hide-hint = Nobody else sees your ratings and statistics, and you aren’t on any leaderboard.
player-hide-parts = Or hide only
player-part-statistics = Statistics and achievements
player-part-companions = Who I play with
player-part-leaders = My name on leaderboards
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
player-chart-data = Download as CSV
player-left = left
player-place = place { $place }
player-not-counted = not counted
player-statistics = Statistics
player-statistics-hint = Games played to the end on this server, under standard rules and without take-backs.
player-no-games = No games yet.
player-by-players = By number of players
player-by-against = By opponents
player-by-seat = By seat
player-people = people
player-mixed = people and bots
player-games = games
player-won = won
player-mean-place = average place
player-mean-points = average points
player-best = best
player-feat-best = best game
player-feat-mean = { $mean } a game
player-awards = Achievements
player-award-count = { $count ->
    [one] once
   *[other] { $count } times
  }
player-award-none = not yet
player-accuracy = Accuracy and luck
player-accuracy-hint = From reviews made on this device, and kept here. To add a game, open it when it is over and review it.
player-accuracy-mean = { $count ->
    [one] { $count } game: accuracy { $share }, luck { $luck }
   *[other] { $count } games: accuracy { $share }, luck { $luck } on average
  }
player-reviewed = { $count ->
    [one] { $count } reviewed game
   *[other] { $count } reviewed games
  }
player-luck = luck
player-companions = Played with
player-ahead = { $count ->
    [one] ahead in { $ahead } of { $count } game
   *[other] ahead in { $ahead } of { $count } games
  }
ratings-title = How ratings work
ratings-what = The number
ratings-what-text = Everybody starts with 1000. With 100 points more than your opponent you win about 64 of 100 two-player games. The ± shows how uncertain the number is; it shrinks with every game. There is a rating for each game and number of players. It is provisional for the first ten games.
ratings-tables = What counts
ratings-tables-text = Games at tables created as rated: with standard rules, a clock and no hints. You can’t take back moves, except in the moment before a move is carried out. Everybody needs an account with a password and has one seat.
ratings-leaving = Leaving
ratings-leaving-text = If you resign, run out of time or delete your account, you lose: you rank behind everyone who stayed, whatever the bot that takes over does. Players who leave tie with each other. A game that the host of the server closes does not count.
ratings-fair = Fair play
ratings-fair-text = Seats are random, and so is the first player. Two people with the same IP address are not rated against each other. Only the first ten games that two people start in a day count, and only the first hundred of any one player. No win lifts a rating more than 400 above the best player you beat.
ratings-bots = Bots
ratings-bots-text = Each level has a fixed rating for every game and number of players, measured in thousands of games between bots. Games against bots change only your rating.
ratings-again = Reproducible
ratings-again-text = All ratings follow from the stored results. The host can recompute them at any time and get the same numbers.
