### The tutorial and the rules page of San Francisco Cable Car.

## The tutorial, step by step

learn-cablecar-begin-title = Your cars
learn-cablecar-begin-text = The player with the most points wins. Each of your lines scores once, when it ends: a point for every tile it has crossed. You are yellow, and a line begins at each of your cars, at the odd stations.
learn-cablecar-begin-do = Place your tile on a glowing square in front of one of your cars.
learn-cablecar-begin-right = Your first line is under way. Its rails turn yellow, so you always see how far it has come.
learn-cablecar-begin-wrong = That square is in front of a blue car. Choose one in front of a yellow one.
learn-cablecar-grow-title = Longer lines
learn-cablecar-grow-text = A line continues over every tile it meets. The longer it gets before it ends, the more points it scores. { $touch ->
        [yes] Tap a square
       *[other] Point at a square
    } to see what your tile would do there.
learn-cablecar-grow-do = Place the tile so that the line you have begun grows.
learn-cablecar-grow-right = Well done: the line is longer by the new tile, and it is still open.
learn-cablecar-grow-wrong = This would not make your line longer. Look for its open end and place the tile there.
learn-cablecar-beside-title = Where tiles go
learn-cablecar-beside-text = A tile needs a free square at the edge of the board, or one that shares an edge with another tile. All roofs point the same way, so you can’t turn tiles.
learn-cablecar-beside-do = Try a square in the middle of nowhere, for instance f6.
learn-cablecar-beside-then = Now place it away from the edge of the board, beside a tile.
learn-cablecar-beside-right = Right. The city grows from the edges towards the middle.
learn-cablecar-beside-wrong = That square is allowed, but look at the task again.
learn-cablecar-join-title = Ready-made rails
learn-cablecar-join-text = Your line can also run over tiles that are already there, no matter who placed them. One good tile can add several at once.
learn-cablecar-join-do = Find the square where one of your lines grows by three tiles in one go.
learn-cablecar-join-right = Three crossings with one tile. Rails on the board belong to whoever reaches them.
learn-cablecar-join-wrong = There is a better one: look for a chain of tiles in front of one of your cars.
learn-cablecar-finish-title = Coming home
learn-cablecar-finish-text = A line that reaches an arrival at the edge of the board is complete and scores at once: one point for each tile it has crossed.
learn-cablecar-finish-do = Complete one of your lines for 5 points.
learn-cablecar-finish-right = Five tiles, five points. The car is turned aside: this line will not score again.
learn-cablecar-finish-wrong = That is not the placement for 5 points. Try the squares around the long yellow line.
learn-cablecar-twice-title = Twice over one tile
learn-cablecar-twice-text = A line that runs over a tile twice gets two points for it. Detours pay.
learn-cablecar-twice-do = Complete one of your lines that runs over only two tiles and still scores 3.
learn-cablecar-twice-right = Out over the new tile, around, and back over it: three crossings, three points.
learn-cablecar-twice-wrong = Look for a tile that sends your line back to where it came from.
learn-cablecar-power-title = The Power Station
learn-cablecar-power-text = A line that ends in the Power Station in the middle scores double. The rails drawn on the Power Station itself do not count.
learn-cablecar-power-do = Lead one of your lines into the Power Station.
learn-cablecar-power-right = Five crossings, doubled: 10 points.
learn-cablecar-power-wrong = Not there. The line ends just above the Power Station and needs one more tile.
learn-cablecar-others-title = Other people’s lines
learn-cablecar-others-text = You can place tiles on anybody’s line. If it ends early, its owner gets few points.
learn-cablecar-others-do = Make a blue line end with 2 points.
learn-cablecar-others-right = Blue gets 2 points and has one car less for a long line. Being mean often pays.
learn-cablecar-others-wrong = No blue line would end there with 2 points. Look along the upper edge.
learn-cablecar-both-title = Everybody scores
learn-cablecar-both-text = One tile can complete several lines. All of them score, no matter who placed the tile.
learn-cablecar-both-do = Complete one of your lines for 5 points, even though a blue one ends as well.
learn-cablecar-both-right = 5 points for you, 2 for Blue: a good trade.
learn-cablecar-both-wrong = There you would not get the 5 points. Try the squares at the left edge.
learn-cablecar-single-title = Not on one tile alone
learn-cablecar-single-text = This tile turns all rails back. At the edge, a line would run from station to station over this one tile, and that is not allowed as long as the tile can go somewhere else.
learn-cablecar-single-do = Try it on a free square at the edge, and see the rule at work.
learn-cablecar-single-then = Now place it where it is allowed, away from the edge.
learn-cablecar-single-right = There it is allowed: no line runs from station to station over this tile alone.
learn-cablecar-single-wrong = That would be allowed, but first do what the task says.
learn-cablecar-nowhere-title = When there is no other place
learn-cablecar-nowhere-text = On an empty board this tile breaks that rule on every square. Then, and only then, you may place it anyway.
learn-cablecar-nowhere-do = Place it so that only a blue line ends, with a single point.
learn-cablecar-nowhere-right = One point for Blue, and one long line less to worry about.
learn-cablecar-nowhere-wrong = That would end one of your own lines. Choose a square in front of a blue car only.
learn-cablecar-draw-title = Another tile
learn-cablecar-draw-text = If you don’t like your tile, draw another one from the stack. You must place the drawn tile this turn; the other stays in your hand.
learn-cablecar-draw-do = Draw another tile.
learn-cablecar-draw-then = Place the drawn tile where it scores 5 points.
learn-cablecar-draw-right = A lucky draw. Your first tile waits in your hand for the next turn.
learn-cablecar-draw-wrong = Possible, but not what this step is about.
learn-cablecar-last-title = The last tile
learn-cablecar-last-text = The game ends when all 60 tiles are on the board: then every line is complete. The player with the most points wins.
learn-cablecar-last-do = Place the last tile.
learn-cablecar-last-right = It completes two lines, and the longer one is yours: you win!

## The rules page

rules-cablecar-goal = The goal
rules-cablecar-goal-1 = Every player runs a cable-car company whose cars wait around the city. You lay tiles with rails to build their lines; each line scores once, when it reaches its end. When the city is full, the player with the most points wins.
rules-cablecar-board = The board
rules-cablecar-board-1 = Squares are named as on a chessboard, with columns a to h from left to right and rows 1 to 8 from top to bottom. The Power Station covers the four in the middle, which leaves 60 squares for tiles.
rules-cablecar-board-2 = There are 32 stations around it, one at every outer edge of a square. They are numbered clockwise: 1 to 8 along the top, 9 to 16 down the right side, 17 to 24 along the bottom from right to left, 25 to 32 up the left side.
rules-cablecar-board-3 = Two rails cross every edge of a square, so a tile has eight exits. Rails of neighboring tiles always meet.
rules-cablecar-board-4 = Seen from a station towards the board, the right rail is its departure, where a car stands at the buffer stop, and the left rail is its arrival. Lines begin at departures and end at arrivals.
rules-cablecar-board-5 = Eight edges lead into the Power Station. A line that runs into it ends there; no line ever begins there.
rules-cablecar-tiles = The tiles
rules-cablecar-tiles-1 = There are 60 tiles of 24 kinds. On each tile, four rails connect the four ways in with the four ways out; the 24 kinds are all the possibilities. The number beside a tile is how many there are.
rules-cablecar-tiles-2 = A tile is written with four letters, one for each edge clockwise from the top: a goes straight across, b to the next edge clockwise, c to the next one counter-clockwise, d back to the same edge.
rules-cablecar-setup = Before the game
rules-cablecar-setup-1 = The game is for 2 to 6 players. Each player has a color, and cars of that color start at the stations in this table. With 3, 5 or 6 players, stations 16 and 17 have no car.
rules-cablecar-setup-2 = Everybody starts with 0 points. The tiles are shuffled, and each player takes one without showing it to the others.
rules-cablecar-setup-3 = At a real table the youngest player starts; here it is random, or the host decides. Play goes clockwise.
rules-cablecar-turn = Your turn
rules-cablecar-turn-1 = Place the tile in your hand. Or, as long as there are tiles left, draw one from the stack: then you must place the drawn tile at once, and the other stays in your hand.
rules-cablecar-turn-2 = If your hand is empty after that, take a new tile from the stack.
rules-cablecar-turn-3 = Players whose lines have all ended keep placing tiles.
rules-cablecar-placing = Placing a tile
rules-cablecar-placing-1 = It goes on a free square at the edge of the board, or on one that shares an edge with a tile. Touching only the Power Station is not enough.
rules-cablecar-placing-2 = All tiles lie the same way round, with their roofs pointing the same way as those of the Power Station.
rules-cablecar-placing-3 = It can extend anybody’s line, yours or another player’s.
rules-cablecar-placing-4 = It must not make a rail run from station to station over this one tile, whether back to the same edge or, in a corner, from one edge to the other. This applies to all stations, with or without a car.
rules-cablecar-placing-5 = If the tile would break this rule on every square open to it, and only then, it may be placed on any of them. This applies from the first turn on, even if you could draw another tile.
rules-cablecar-scoring = Points
rules-cablecar-scoring-1 = A line runs from a car over the tiles until it meets an arrival or the Power Station. It scores as soon as a tile completes it, no matter who placed that tile. One tile can complete several lines of several players.
rules-cablecar-scoring-2 = Every crossing of a tile is a point. If a line crosses the same tile twice, it counts twice.
rules-cablecar-scoring-3 = A line that ends in the Power Station scores double. The rails drawn on the Power Station don’t count.
rules-cablecar-scoring-4 = A car whose line has scored is turned aside. A line from a station without a car scores for nobody.
rules-cablecar-scoring-5 = Rails that form a closed loop have no effect.
rules-cablecar-end = The end
rules-cablecar-end-1 = When all 60 tiles are placed, all lines are complete and the game is over. The player with the most points wins; players who tie share the place.
rules-cablecar-variants = Variants
rules-cablecar-variants-1 = Free rotation: a tile may be placed in any of four directions. Whether it has an allowed place is then judged over all of them.
rules-cablecar-variants-2 = Hands of two or three tiles: place any tile of your hand, or draw one and place that. Then refill your hand while tiles last.
rules-cablecar-companies = The Company expansion
rules-cablecar-companies-1 = Eight companies run with four cars each, one on every side of the board. They belong to no player.
rules-cablecar-companies-2 = Each company has shares of 10, 20, 30 and 40%. They form four piles by percentage. Every player gets a hidden share from each pile, and then the top share of each is turned up beside it.
rules-cablecar-companies-3 = A turn is either a tile, as usual, or the exchange of one share.
rules-cablecar-companies-4 = To exchange, put a share face down under the pile of its percentage and take the face-up share there or the hidden top one. A face-up share that was taken is replaced from the pile.
rules-cablecar-companies-5 = Once a company has 25 points, shares are final.
rules-cablecar-companies-6 = Lines score for the company of their car. At the end each share pays its percentage of the company’s points, in tenths and without rounding. The highest total wins; players who tie share the place.

## Figures

rules-cablecar-figure-empty = The board with its 32 stations and the Power Station, set up for two players: yellow and blue.
rules-cablecar-figure-tiles = The 24 kinds of tiles.
rules-cablecar-figure-cars = Where the cars start.
rules-cablecar-figure-cars-players = { $count } players
rules-cablecar-figure-beside = Places for the next tile: the edge of the board, and next to tiles.
rules-cablecar-figure-single = Not allowed as long as the tile has another place: line 3 would cross only this one tile.
rules-cablecar-figure-twice = Line 3 runs over two tiles and crosses one of them twice: 3 points.
rules-cablecar-figure-power = Line 29 crosses 5 tiles and ends in the Power Station: 10 points.
rules-cablecar-figure-companies = The cars of the eight companies.
