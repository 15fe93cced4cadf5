### San Francisco Cable Car: the lobby, the table, its log and its rules.

## In the lobby

game-cablecar = San Francisco Cable Car
game-cablecar-short = Cable Car
home-cablecar-pitch = Lay tiles, turn other people’s lines around, and take your own cars home the long way.
home-cablecar-length = 20 to 30 min
new-cablecar-rotate = Turning tiles
new-cablecar-rotate-hint = You can lay tiles in any of four directions instead of all the same way.
new-cablecar-hand = Tiles in hand
new-cablecar-hand-hint = One is the standard game; with two or three you have more choice and less luck.
new-cablecar-companies = Companies
new-cablecar-companies-hint = The expansion: nobody owns a color. Eight companies run, and you earn points from the shares you hold.
cablecar-fact-hand = { $count ->
    [one] one tile in hand
   *[other] { $count } tiles in hand
}

## Words of the game

cablecar-color = { $color ->
    [yellow] yellow
    [blue] blue
    [orange] orange
    [green] green
    [purple] purple
    [black] black
    [red] red
   *[brown] brown
  }
cablecar-board = Board. Arrow keys move, N goes to the next square for your tile, Enter places it.
cablecar-players = Players
cablecar-companies = Companies
cablecar-companies-limit = { $limit } points: exchanges end
cablecar-score-done = { $end ->
    [power] Line { $station }, ended in the Power Station
   *[other] Line { $station }, ended at station { $end }
  }
cablecar-score-open = Line { $station }, under way: { $crossings }
cablecar-lines-done = { $done } of { $all } lines finished

## What is expected (the line above the board)

cablecar-turn = { $stack ->
    [0] Your turn: place your tile
   *[other] Your turn: place a tile, or draw another one
  }
cablecar-turn-companies = { $stack ->
    [0] Your turn: place your tile, or exchange a share
   *[other] Your turn: place a tile, draw another one, or exchange a share
  }
cablecar-turn-drawn = Place the tile you have drawn
cablecar-turn-other = { $drawn ->
    [yes] { $who } is placing a drawn tile
   *[no] { $who } is choosing
  }
cablecar-won = { $count ->
    [one] { $who } wins with { $points } points
   *[other] { $who } share the victory with { $points } points each
  }

## Hand

cablecar-hand = Your tiles
cablecar-drawn = Drawn
cablecar-kept = Kept
cablecar-tile-choose = Tile { $number }: { $tile }
cablecar-point-at = Choose a glowing square to see what your tile does there.
cablecar-plan-at = You can plan: choose a square for your next turn.
cablecar-plan-place = your tile on { $square }
cablecar-plan-taken = { $square } is taken now: your plan was dropped.
cablecar-plan-refused = Your tile can’t go on { $square } now: your plan was dropped.
cablecar-on-square = On { $square }
cablecar-touches-nothing = On { $square } your tile touches no line.
cablecar-stack-left = { $stack ->
    [0] The stack is empty.
    [one] { $stack } tile is left in the stack.
   *[other] { $stack } tiles are left in the stack.
  }
cablecar-place-on = Place on { $square }
cablecar-turn-tile = Turn the tile
cablecar-draw = Draw another tile
cablecar-draw-left = { $stack ->
    [one] { $stack } left; you must place it
   *[other] { $stack } left; you must place it
  }
cablecar-unseen = { $count ->
    [one] { $count } tile not seen yet
   *[other] { $count } tiles not seen yet
  }

## What a placement would do

cablecar-effect-grows = { $mine ->
    [yes] your line { $station } would grow to { $crossings }
   *[no] { $color } line { $station } would grow to { $crossings }
  }
cablecar-effect-ends = { $mine ->
    [yes] { $end ->
        [power] your line { $station } would end in the Power Station: { $points } points, doubled
       *[station] { $points ->
            [one] your line { $station } would end: { $points } point
           *[other] your line { $station } would end: { $points } points
          }
      }
   *[no] { $end ->
        [power] { $color } line { $station } would end in the Power Station: { $points } points, doubled
       *[station] { $points ->
            [one] { $color } line { $station } would end: { $points } point
           *[other] { $color } line { $station } would end: { $points } points
          }
      }
  }
cablecar-effect-nobody = the line of station { $station }, without a car

## What a strong bot would do

cablecar-advice-place = { $degrees ->
    [0] A strong bot would place the tile on { $square }.
   *[other] A strong bot would turn the tile by { $degrees } degrees and place it on { $square }.
  }
cablecar-advice-draw = A strong bot would draw another tile.
cablecar-advice-exchange = A strong bot would exchange the { $percent }% share for { $company }.
cablecar-advice-exchange-unseen = A strong bot would exchange the { $percent }% share for a hidden one.
cablecar-reason-line-ends = { $mine ->
    [yes] Your line { $station } scores { $points } { $points ->
        [one] point
       *[other] points
      }{ $power ->
        [yes] , doubled by the Power Station
       *[no] { "" }
      }.
   *[no] It ends { $color } line { $station } at { $points }.
  }
cablecar-reason-line-grows = Your line { $station } grows to { $crossings }.
cablecar-reason-shares = { $taken } has { $takenPoints } points, { $given } has { $givenPoints }.
cablecar-reason-hand-adds = You { $added ->
    [0] cannot lengthen { $companies ->
        [yes] the lines of your companies
       *[no] your lines
      }
   *[other] can lengthen { $companies ->
        [yes] the lines of your companies
       *[no] your lines
      } by at most { $added }
  } without ending one{ $better ->
    [0] .
    [one] ; { $better } of the { $unseen } tiles you have not seen would do better.
   *[other] ; { $better } of the { $unseen } tiles you have not seen would do better.
  }
cablecar-reason-hand-ends = Whatever you place now ends { $companies ->
    [yes] a line of your companies
   *[no] one of your lines
  }.
cablecar-reason-hand-kept = { $points ->
    [0] You keep a tile that could add { $added } to { $companies ->
        [yes] the lines of your companies
       *[no] your lines
      } on { $square }.
   *[other] You keep a tile that could score { $points } points { $companies ->
        [yes] for your companies on { $square }
       *[no] on { $square }
      }.
  }
cablecar-reason-lines-done = { $companies ->
    [yes] All lines of your companies are complete
   *[no] All your lines are complete
  }: no tile can change them any more.

## For screen readers

cablecar-square-tile = { $count ->
    [0] { $square }, tile { $tile }
   *[other] { $square }, tile { $tile }, with { $lines }
  }
cablecar-square-free = { $square }, free
cablecar-square-planned = { $square }, free, planned for your tile
cablecar-square-closed = { $square }, free, not open to your tile
cablecar-square-legal = { $square }, open to your tile; { $effects }
cablecar-square-legal-plain = { $square }, open to your tile; no line is touched
cablecar-line-here = { $color } line { $station }
cablecar-station-empty = Station { $station }, no car
cablecar-station-open = { $crossings ->
    [0] { $mine ->
        [yes] Station { $station }, your { $color } car, line not begun
       *[no] Station { $station }, { $color } car, { $who }, line not begun
      }
   *[other] { $mine ->
        [yes] Station { $station }, your { $color } car, line of { $crossings }, ends on { $square }
       *[no] Station { $station }, { $color } car, { $who }, line of { $crossings }, ends on { $square }
      }
  }
cablecar-station-done = { $end ->
    [power] Station { $station }, { $color } car, { $who }, scored { $points } in the Power Station
   *[other] Station { $station }, { $color } car, { $who }, scored { $points } at station { $end }
  }
cablecar-chosen = { $turns ->
    [yes] { $square } chosen. Enter places the tile, R turns it, Escape cancels.
   *[no] { $square } chosen. Enter places the tile, Escape cancels.
  }
cablecar-turned = Turned to { $degrees } degrees. { $where }
cablecar-keys = R turns the tile, D draws another one, 1 to 3 choose a tile in your hand.
cablecar-report-hand = Your tiles: { $tiles }.
cablecar-report-drawn = You have drawn { $tile }.
cablecar-report-shares = Your shares: { $shares }.
cablecar-report-no-tile = You have no tile.
cablecar-report-board = { $placed ->
    [0] No tile is on the board yet; { $stack } are in the stack.
    [one] { $placed } tile is on the board, { $stack } are in the stack.
   *[other] { $placed } tiles are on the board, { $stack } are in the stack.
  }

## The Company expansion

cablecar-shares = Your shares
cablecar-piles = Piles of shares
cablecar-shares-worth = { $points ->
    [one] worth { NUMBER($points, minimumFractionDigits: 1) } point now
   *[other] worth { NUMBER($points, minimumFractionDigits: 1) } points now
  }
cablecar-share-hidden = hidden share
cablecar-pile = Shares of { $percent }%
cablecar-exchange-up = Exchange your { $percent }% share for the face-up one: { $company }
cablecar-exchange-unseen = { $count ->
    [one] Exchange your { $percent }% share for the hidden top of the pile ({ $count } share)
   *[other] Exchange your { $percent }% share for the hidden top of the pile ({ $count } shares)
  }
cablecar-exchange-give = You give
cablecar-exchange-get = You get
cablecar-exchange-hidden = hidden ({ $count })
cablecar-exchange-title = Exchange your { $percent }% share?
cablecar-exchange-points = { $points ->
    [one] { $company }, { $points } point now
   *[other] { $company }, { $points } points now
  }
cablecar-exchange-top = { $count ->
    [one] the hidden top of the pile, its only share
   *[other] the hidden top of the pile of { $count } shares
  }
cablecar-exchange-whole-turn = This is your whole turn: you place no tile. Your share goes under the pile.
cablecar-exchange-do = Exchange and end my turn
cablecar-exchange-may = Instead of a tile you can exchange one share, until a company has { $limit } points.
cablecar-exchange-limit = No more exchanges: a company has { $limit } points.

## Log

cablecar-log-placed = { $you ->
    [yes] You place
   *[no] { $who } places
  } a tile on { $square }.
cablecar-log-scored = { $you ->
    [yes] Your line
   *[no] { $who }: line
  } { $station } { $end ->
    [power] reaches the Power Station and scores
   *[station] scores
  } { $points }.
cablecar-log-drew = { $you ->
    [yes] You draw
   *[no] { $who } draws
  } another tile.
cablecar-log-exchanged = { $you ->
    [yes] You exchange
   *[no] { $who } exchanges
  } the { $percent }% share { $known ->
    [yes] of { $given } for { $company }
   *[no] for { $company }
  }.
cablecar-log-exchanged-unseen = { $you ->
    [yes] You exchange
   *[no] { $who } exchanges
  } the { $percent }% share { $known ->
    [yes] of { $given } for a hidden one
   *[no] for a hidden one
  }.
cablecar-log-exchanged-top = { $you ->
    [yes] You exchange
   *[no] { $who } exchanges
  } the { $percent }% share of { $given } for the hidden top of the pile: { $company }.

## The end

cablecar-outcome-lines = Lines
cablecar-outcome-longest = Longest line
cablecar-outcome-longest-line = { $crossings } (line { $station })
cablecar-outcome-power = Power Station
cablecar-outcome-legend = The station of a line, then its points
cablecar-outcome-legend-power = In gold: ended in the Power Station, points doubled
cablecar-outcome-share = { $percent }% of { $company }

## Why something is not allowed

cablecar-rule-cc-1 = The board has 60 squares, a1 to h8; the four in the middle belong to the Power Station.
cablecar-rule-cc-6 = There is no such tile.
cablecar-rule-cc-10 = It’s another player’s turn.
cablecar-rule-cc-11 = You place the tile in your hand, or draw one more and place that one.
cablecar-rule-cc-14 = A tile goes on a free square at the edge of the board or next to another tile.
cablecar-rule-cc-15 = All roofs point the same way: tiles are not turned at this table.
cablecar-rule-cc-17 = This single tile would be a whole line here, straight from station to station. That is allowed only when the tile has no other place.
cablecar-rule-cc-24 = The game is over: all tiles are placed.
cablecar-rule-cc-25 = A tile can be turned by 90, 180 or 270 degrees.
cablecar-rule-cc-28 = There are shares of 10, 20, 30 and 40%.
cablecar-rule-cc-29 = A turn is either a tile or an exchange of one share.
cablecar-rule-cc-31 = Once a company has 25 points, shares can no longer be exchanged.

## A game from a real table
cablecar-check-text = Placements in order, such as aacb@c1

## Themes of puzzles

cablecar-theme-power = Complete a line in the Power Station
cablecar-theme-finish = Complete a line
cablecar-theme-wreck = End another player’s line
cablecar-theme-save = Save a line
cablecar-theme-grow = Lengthen a line
cablecar-theme-draw = Draw another tile
cablecar-theme-endgame = Endgame

cablecar-feat-lines = Lines completed
cablecar-feat-power = Lines into the Power Station
cablecar-feat-longest = Longest line, in squares
cablecar-feat-richest = Best line, in points
cablecar-award-haul = The long haul
cablecar-award-haul-text = A line of 20 squares or more into the Power Station.
cablecar-award-powerhouse = Powerhouse
cablecar-award-powerhouse-text = Five lines or more into the Power Station in one game.
cablecar-award-spotless = No short turns
cablecar-award-spotless-text = Each of your lines is longer than two squares.
cablecar-award-photo = Photo finish
cablecar-award-photo-text = Won by one point.
cablecar-award-runaway = Out of sight
cablecar-award-runaway-text = Won by 20 points or more.
