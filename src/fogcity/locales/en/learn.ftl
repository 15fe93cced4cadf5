### Tutorials and rules pages. A step of a tutorial has a title, a text, what to do, perhaps what to do then, and answers.

## The page of all lessons

learn-title = Learn
learn-lead = A few minutes at a real board, then you know the game.
learn-start = Start the tutorial
learn-go-on = Go on with the tutorial
learn-again = Play the tutorial again
learn-progress = { $count ->
    [0] { $all } short steps
   *[other] { $count } of { $all } steps done
}
learn-read-rules = Read the rules

## A lesson

learn-lesson = { $game }: tutorial
learn-step = { $step ->
    [1] Step 1 of { $all }
   *[other] Step { $step } of { $all } · new position
}
learn-leave = Leave the tutorial
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-show-me = Show me
learn-once-more = Once more
learn-player = Guest
learn-refused = Not allowed: { $why }
learn-tried = Refused, as it should be: { $why }
learn-done-title = You know the game
learn-done-title-skipped = The end of the tutorial
learn-done-text = You have seen all the rules that matter. The best way to go on is a game.
learn-done-skipped = { $count ->
    [one] You have left out one step. You can do it now, or learn the rest in a game against an easy bot.
   *[other] You have left out { $count } steps. You can do them now, or learn the rest in a game against an easy bot.
}
learn-done-play = Play an easy bot now
learn-to-skipped = To the steps left out
learn-from-start = Back to step 1

## Cable Car, step by step

learn-cablecar-begin-title = Your cars
learn-cablecar-begin-text = The most points win. Each of your lines scores once, when it ends: a point for every tile that it has crossed. You are yellow, and a line begins at each of your cars, at the odd stations.
learn-cablecar-begin-do = Place your tile on a glowing square in front of one of your cars.
learn-cablecar-begin-right = Your first line is under way. Rails inside it turn yellow, so that you always see how far it has come.
learn-cablecar-begin-wrong = That square is in front of a blue car. Choose one in front of a yellow one.
learn-cablecar-grow-title = Longer lines
learn-cablecar-grow-text = A line goes on over every tile that it meets. The longer it gets before it ends, the more points it will bring. { $touch ->
        [yes] Tap a square
       *[other] Point at a square
    } to see what your tile would do there.
learn-cablecar-grow-do = Place the tile so that the line that you have begun goes on.
learn-cablecar-grow-right = Well done: the line is longer by the new tile, and it is still open.
learn-cablecar-grow-wrong = This would not make your line longer. Look for its open end and place the tile there.
learn-cablecar-beside-title = Where tiles go
learn-cablecar-beside-text = A tile needs a free square at the edge of the board, or one that shares an edge with another tile. All roofs point the same way, so tiles are not turned.
learn-cablecar-beside-do = Try a square in the middle of nowhere, for instance f6.
learn-cablecar-beside-then = Now place it away from the edge of the board, beside a tile.
learn-cablecar-beside-right = Right. From the edges the city grows towards the middle.
learn-cablecar-beside-wrong = That square is allowed, but look at the task again.
learn-cablecar-join-title = Ready-made rails
learn-cablecar-join-text = Tiles that already lie there may join up with your line, whoever has placed them. One good tile can bring several at once.
learn-cablecar-join-do = Find the square where one of your lines grows by three tiles in one go.
learn-cablecar-join-right = Three crossings with one tile. Rails that lie ready belong to whoever gets there.
learn-cablecar-join-wrong = There is a better one: look for a tile chain that waits in front of one of your cars.
learn-cablecar-finish-title = Coming home
learn-cablecar-finish-text = A line that reaches an arrival at the edge of the board is complete and scores at once: one point for each tile that it has crossed.
learn-cablecar-finish-do = Complete one of your lines for 5 points.
learn-cablecar-finish-right = Five tiles, five points. The car is turned aside: this line will not score again.
learn-cablecar-finish-wrong = That is not the placement for 5 points. Try the squares around the long yellow line.
learn-cablecar-twice-title = Twice over one tile
learn-cablecar-twice-text = A line that runs over a tile twice gets two points for it. Detours pay.
learn-cablecar-twice-do = Complete a line of yours that runs over only two tiles and still scores 3.
learn-cablecar-twice-right = Out over the new tile, around, and back over it: three crossings, three points.
learn-cablecar-twice-wrong = Look for a tile that sends your line back to where it came from.
learn-cablecar-power-title = The Power Station
learn-cablecar-power-text = A line that ends in the Power Station in the middle scores double. The rails drawn on the Power Station itself do not count.
learn-cablecar-power-do = Lead one of your lines into the Power Station.
learn-cablecar-power-right = Five crossings, doubled: 10 points.
learn-cablecar-power-wrong = Not there. The line ends just above the Power Station and needs one more tile.
learn-cablecar-others-title = Other people’s lines
learn-cablecar-others-text = You may place tiles at anybody’s line. A line that ends early brings its owner little.
learn-cablecar-others-do = Make a blue line end with 2 points.
learn-cablecar-others-right = Blue gets 2 points and has one car less for a long line. A mean tile is often a good one.
learn-cablecar-others-wrong = No blue line would end there with 2 points. Look along the upper edge.
learn-cablecar-both-title = Everybody scores
learn-cablecar-both-text = One tile may complete several lines. All of them score, whoever has placed the tile.
learn-cablecar-both-do = Complete one of your lines for 5 points, even though a blue one ends as well.
learn-cablecar-both-right = 5 points for you, 2 for Blue: a good trade.
learn-cablecar-both-wrong = There you would not get the 5 points. Try the squares at the left edge.
learn-cablecar-single-title = Not over one tile alone
learn-cablecar-single-text = This tile turns all rails back. At the edge it would lead a line from a station to a station over this single tile, and that is forbidden while the tile has another place to go.
learn-cablecar-single-do = Try it on a free square at the edge, and see the rule at work.
learn-cablecar-single-then = Now place it where it is allowed, away from the edge.
learn-cablecar-single-right = There it is allowed: no line runs from a station to a station over this tile alone.
learn-cablecar-single-wrong = This would be allowed, but do what the task says first.
learn-cablecar-nowhere-title = When there is no other place
learn-cablecar-nowhere-text = On an empty board this tile breaks that rule on every square. Then, and only then, it may be placed there all the same.
learn-cablecar-nowhere-do = Place it so that only a blue line ends with a single point.
learn-cablecar-nowhere-right = One point for Blue, and one long line less for you to worry about.
learn-cablecar-nowhere-wrong = That would end one of your own lines. Choose a square in front of a blue car only.
learn-cablecar-draw-title = Another tile
learn-cablecar-draw-text = If you do not like your tile, draw another one from the stack. The drawn tile must be placed in this turn; the other stays in your hand.
learn-cablecar-draw-do = Draw another tile.
learn-cablecar-draw-then = Place the drawn tile where it brings you 5 points.
learn-cablecar-draw-right = A lucky draw. Your first tile waits in your hand for the next turn.
learn-cablecar-draw-wrong = Possible, but not what this step is about.
learn-cablecar-last-title = The last tile
learn-cablecar-last-text = The game ends when all 60 tiles lie on the board: then every line is complete. Whoever has the most points wins.
learn-cablecar-last-do = Place the last tile.
learn-cablecar-last-right = It completes two lines, and the longer one is yours: you win!

## Tickets, step by step

learn-tickets-choose-title = Your tickets
learn-tickets-choose-text = The most points win. They come from the routes that you claim, from tickets, and from souvenirs. A ticket names two places: join them by routes of your own and you get its points at the end; if you fail, you lose as many.
learn-tickets-choose-do = Keep one of the two tickets, or both.
learn-tickets-choose-right = They lie beside the map now, with the places lit up. Keeping both may pay, but it is a risk.
learn-tickets-stack-title = Souvenirs for tourists
learn-tickets-stack-text = Five places begin with a stack of tokens. Before the first turn the last players add two more stacks. Here three people play, and you are the last one.
learn-tickets-stack-do = Place a stack on Union Square or Castro, where your ticket leads.
learn-tickets-stack-right = Good: your own way will take you past these tokens.
learn-tickets-stack-wrong = Allowed, but not near your ticket. Choose Union Square or Castro.
learn-tickets-cards-title = Taking cards
learn-tickets-cards-text = In a turn you do one of three things. The first: take two transportation cards, one after the other. A card taken from the open row is replaced at once.
learn-tickets-cards-do = Take a blue card from the row.
learn-tickets-cards-then = And now the second blue one.
learn-tickets-cards-right = Two blue cards more in your hand. You may hold as many cards as you like.
learn-tickets-cards-wrong = This time, take the blue ones.
learn-tickets-blind-title = From the deck
learn-tickets-blind-text = Instead of an open card you may draw the top card of the deck, which nobody else sees.
learn-tickets-blind-do = Draw a card from the deck.
learn-tickets-blind-then = Take a second card, from the row or from the deck. The open ferry card is out of reach now.
learn-tickets-blind-right = That was your turn. How many cards you hold is known to all, which ones is not.
learn-tickets-blind-wrong = Take the first one from the deck this time.
learn-tickets-ferry-title = Ferry cards
learn-tickets-ferry-text = A ferry card stands for any colour. That is worth something: an open one takes up the whole turn, and it cannot be your second card. One from the deck is a card like any other.
learn-tickets-ferry-do = Take the open ferry card.
learn-tickets-ferry-right = One card instead of two, but one that always fits. Should three ferries lie open, all five cards are replaced.
learn-tickets-ferry-wrong = Take the open card with the ship.
learn-tickets-claim-title = Claiming a route
learn-tickets-claim-text = The second thing to do in a turn: claim a route anywhere on the map. It costs one card of its colour for each space, and a car of yours on each.
learn-tickets-claim-do = Claim the blue route from Union Square to Painted Ladies.
learn-tickets-claim-right = Three spaces bring 4 points. The longer a route, the more it is worth: 1, 2, 4, 7, 10 points for 1 to 5 spaces.
learn-tickets-claim-wrong = Use your three blue cards: the route runs from Union Square to Painted Ladies.
learn-tickets-gray-title = Gray routes
learn-tickets-gray-text = A gray route takes cards of any colour, as long as all are of the same one.
learn-tickets-gray-do = Claim the gray route from Union Square to Pacific Heights.
learn-tickets-gray-right = Two cards of one colour, 2 points. On gray routes you use up what you need least.
learn-tickets-gray-wrong = The task is the gray route between Union Square and Pacific Heights.
learn-tickets-wild-title = A ferry as a joker
learn-tickets-wild-text = Where a card is missing, a ferry card takes its place.
learn-tickets-wild-do = Claim the purple route from Presidio to Fort Mason with two purple cards and a ferry card.
learn-tickets-wild-right = The ferry card has stood in for the third purple one.
learn-tickets-wild-wrong = Look for the purple route between Presidio and Fort Mason.
learn-tickets-boat-title = Over the water
learn-tickets-boat-text = Routes with a ship on them cross the bay. At least one of the cards you pay must be a ferry card.
learn-tickets-boat-do = Sail from Pier 39 to Alcatraz.
learn-tickets-boat-right = A ferry card for the space with the ship and one of any colour for the other. Alcatraz can be reached in no other way, and a token came with it.
learn-tickets-boat-wrong = Take the dashed line from Pier 39 to Alcatraz.
learn-tickets-token-title = Taking a token
learn-tickets-token-text = When a route of yours touches a place with tokens, you take one of them, but never a symbol that you have already. If both ends have one for you, you choose.
learn-tickets-token-do = Claim the red route from The Embarcadero to Potrero Hill.
learn-tickets-token-then = Choose one of the two tokens.
learn-tickets-token-right = Different symbols count at the end: 2 tokens bring 1 point, 7 bring 12.
learn-tickets-token-wrong = Use the three red cards between The Embarcadero and Potrero Hill.
learn-tickets-double-title = Double routes
learn-tickets-double-text = Some places are joined by two tracks. Nobody may claim both of them, and between two players the second one is closed as soon as the first is claimed.
learn-tickets-double-do = Blue has claimed the red track from The Embarcadero to Potrero Hill. Try to claim the orange one beside it.
learn-tickets-double-right = With three or four players you could have had it.
learn-tickets-double-wrong = Possible, but try the orange track from The Embarcadero to Potrero Hill.
learn-tickets-complete-title = Completing a ticket
learn-tickets-complete-text = A ticket is complete when an unbroken way of your routes joins its two places, however long it is.
learn-tickets-complete-do = Your ticket leads from Union Square to Castro. Claim the gray route that is still missing.
learn-tickets-complete-right = Done: the ticket will bring you 4 points at the end.
learn-tickets-complete-wrong = That does not close the gap. The way goes from Painted Ladies to Castro.
learn-tickets-more-title = More tickets
learn-tickets-more-text = The third thing to do in a turn: draw two more tickets. You keep at least one, and whatever you keep stays with you.
learn-tickets-more-do = Draw tickets.
learn-tickets-more-then = Keep one of them, or both.
learn-tickets-more-right = New plans. The ticket that you do not keep goes under the deck.
learn-tickets-more-wrong = This time, draw tickets.
learn-tickets-few-title = The last round
learn-tickets-few-text = Everybody has 20 cars. As soon as somebody ends a turn with two or fewer, all players have one more turn, that player included.
learn-tickets-few-do = You have three cars left. Claim a red route in the south with them.
learn-tickets-few-right = Two cars or fewer are left, and the last round has begun.
learn-tickets-few-wrong = Look for a red route with one or two spaces: at Castro or at Twin Peaks.
learn-tickets-end-title = The end
learn-tickets-end-text = In the end completed tickets are added, missed ones subtracted, and tokens counted. With equal points the one with more completed tickets wins.
learn-tickets-end-do = Your last turn: claim the red route from Castro to Mission District.
learn-tickets-end-right = That is the end, and you have won!
learn-tickets-end-wrong = Use your last car between Castro and Mission District.

## Rules pages

rules-title = { $game }: rules
rules-all = Rules
rules-lead = All rules in the order in which you need them. The small numbers are those that refusals at the table and the documentation use.
rules-contents = Contents
rules-practise = To the tutorial

rules-cablecar-goal = The goal
rules-cablecar-goal-1 = Every player runs a cable-car company whose cars wait around the city. Tiles with rails make lines out of them; each line scores once, when it reaches its end. Whoever has the most points when the city is full wins.
rules-cablecar-board = The board
rules-cablecar-board-1 = Squares are named like those of a chessboard, with columns a to h from left to right and rows 1 to 8 from top to bottom. The Power Station covers the four in the middle, so that 60 squares are free for tiles.
rules-cablecar-board-2 = 32 stations lie around it, one at every outer edge of a square. They are numbered clockwise: 1 to 8 along the top, 9 to 16 down the right side, 17 to 24 along the bottom from right to left, 25 to 32 up the left side.
rules-cablecar-board-3 = Two rails cross every edge of a square, so that a tile has eight exits. Rails of neighbouring tiles always meet.
rules-cablecar-board-4 = Seen from a station towards the board, the right rail is its departure, where a car stands at the buffer stop, and the left rail is its arrival. Lines begin at departures and end at arrivals.
rules-cablecar-board-5 = Eight edges lead into the Power Station. A line that runs into it ends there; no line ever begins there.
rules-cablecar-tiles = The tiles
rules-cablecar-tiles-1 = There are 60 tiles of 24 kinds. On each of them four rails join the four ways in to the four ways out, in every manner in which that can be done. The number beside a tile says how many there are.
rules-cablecar-tiles-2 = A tile is written with four letters, one for each edge clockwise from the top: a goes straight across, b to the next edge clockwise, c to the next one counter-clockwise, d back to the same edge.
rules-cablecar-setup = Before the game
rules-cablecar-setup-1 = 2 to 6 play. Each player has a colour, and cars of that colour stand at the stations of this table all through the game. With 3, 5 or 6 players the stations 16 and 17 have no car.
rules-cablecar-setup-2 = Everybody starts with 0 points. The tiles are shuffled, and each player takes one without showing it to the others.
rules-cablecar-setup-3 = Around the table the youngest player begins; here chance decides, or the host. Then it goes clockwise.
rules-cablecar-turn = Your turn
rules-cablecar-turn-1 = Place the tile in your hand. Or, as long as tiles are left, draw one from the stack: then the drawn tile must be placed at once, and the other stays in your hand.
rules-cablecar-turn-2 = If your hand is empty after that, take a new tile from the stack.
rules-cablecar-turn-3 = Players whose lines have all ended go on placing tiles.
rules-cablecar-placing = Placing a tile
rules-cablecar-placing-1 = It goes on a free square which lies at the edge of the board or shares an edge with a tile. To touch the Power Station alone is not enough.
rules-cablecar-placing-2 = All tiles lie the same way round, with the roofs pointing where those of the Power Station point.
rules-cablecar-placing-3 = It may go on with anybody’s line, your own or another’s.
rules-cablecar-placing-4 = It must not make a rail run from a station to a station over this one tile, be it back to the same edge or, in a corner, from one edge to the other. That holds at all stations, with a car or without.
rules-cablecar-placing-5 = Only if the tile would break this rule on every square that is open to it, it may be placed on any of them. This is so from the first turn on, and it does not matter whether another tile could be drawn.
rules-cablecar-scoring = Points
rules-cablecar-scoring-1 = A line runs from a car over the tiles until it meets an arrival or the Power Station. It scores as soon as a tile completes it, whoever has placed that tile. One tile can complete several lines of several players.
rules-cablecar-scoring-2 = Every crossing of a tile is a point. If a line crosses the same tile twice, it counts twice.
rules-cablecar-scoring-3 = A line that ends in the Power Station scores double. The rails drawn on the Power Station count nothing.
rules-cablecar-scoring-4 = A car whose line has scored is turned aside. A line from a station without a car scores for nobody.
rules-cablecar-scoring-5 = Rails that close into a ring have no meaning.
rules-cablecar-end = The end
rules-cablecar-end-1 = When all 60 tiles are placed, all lines are complete and the game is over. The most points win; whoever is level shares the place.
rules-cablecar-variants = Variants
rules-cablecar-variants-1 = Free rotation: a tile may be placed in any of four directions. Whether it has an allowed place is then judged over all of them.
rules-cablecar-variants-2 = Hands of two or three tiles: place any tile of your hand, or draw one and place that. Afterwards the hand is filled up again while tiles last.
rules-cablecar-companies = The Company expansion
rules-cablecar-companies-1 = Eight companies run with four cars each, one on every side of the board. They belong to no player.
rules-cablecar-companies-2 = Each company has shares of 10, 20, 30 and 40 %. They form four piles by percentage. Every player gets a hidden share from each pile, and then the top share of each is turned up beside it.
rules-cablecar-companies-3 = A turn is either a tile, as usual, or the exchange of one share.
rules-cablecar-companies-4 = To exchange, put a share face down under the pile of its percentage and take the face-up share there or the hidden top one. A face-up share that was taken is replaced from the pile.
rules-cablecar-companies-5 = As soon as a company has 25 points, shares are final.
rules-cablecar-companies-6 = Lines score for the company of their car. In the end each share pays its part of its company’s points, in tenths and without rounding. The highest sum wins; whoever is level shares the place.

rules-tickets-goal = The goal
rules-tickets-goal-1 = You tour San Francisco: claim routes between its sights, join the places on your secret tickets and collect souvenirs. The most points win.
rules-tickets-parts = What there is
rules-tickets-parts-1 = The map; 20 cable cars for each player; 44 transportation cards, 6 in each of six colours and 8 ferry cards that stand for any colour; 24 tickets; 21 tourist tokens, 3 each of 7 symbols.
rules-tickets-parts-2 = A route joins two neighbouring places. It has one or more spaces, in one of the six colours or gray. A double route is two tracks of the same length side by side. Ferry routes cross the water and have a ship on one space.
rules-tickets-parts-3 = A route brings points by its length.
rules-tickets-parts-4 = The map is our own, with real places. Boards that you write yourself can be played, too.
rules-tickets-setup = Before the game
rules-tickets-setup-1 = 2 to 4 play. Everybody has 20 cars and 0 points.
rules-tickets-setup-2 = Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset and Potrero Hill each get a stack of tokens of one symbol, which one by chance: 3 tokens with four players, 2 with two or three. Two symbols are left over.
rules-tickets-setup-3 = Everybody gets two hidden cards, and five are laid open beside the deck.
rules-tickets-setup-4 = Everybody gets two hidden tickets and keeps one or both; all choose at the same time. What is not kept goes under the deck of tickets, in turn order.
rules-tickets-setup-5 = Chance decides who begins, then it goes clockwise. With 3 or 4 players the last one now puts one of the two stacks left over on any place without a stack, then the last but one does so with the other. With 2 players the second one puts one token of each of these symbols on two such places; the rest of them is not used.
rules-tickets-turn = Your turn
rules-tickets-turn-1 = Do exactly one of three things: take cards, claim a route, or draw tickets.
rules-tickets-cards = Taking cards
rules-tickets-cards-1 = Take two cards, one after the other. Each comes either from the deck, unseen, or from the five open ones; an open card is replaced from the deck at once. You may hold any number of cards.
rules-tickets-cards-2 = An open ferry card taken first ends your turn, and it cannot be taken second. A ferry card from the deck is a card like any other.
rules-tickets-cards-3 = When the deck is empty and a card is needed, the discards are shuffled and become the new deck. If there are none, places in the row stay empty and nothing can be drawn.
rules-tickets-cards-4 = At least one card must be there to be taken. If no second one can be, your turn ends with the first.
rules-tickets-cards-5 = Cards in hand are secret, their number is not.
rules-tickets-cards-6 = Whenever three or more of the five open cards are ferries, all five are discarded and five new ones are laid open, as often as it takes. It is left alone when the cards outside hands cannot give a row with fewer than three ferries, or when fewer than five cards lie open.
rules-tickets-claim = Claiming a route
rules-tickets-claim-1 = Claim any open route on the map, one in a turn, if you have a car for each of its spaces. It need not touch your other routes.
rules-tickets-claim-2 = Discard as many cards as it has spaces: of its colour, or of any one colour if it is gray. Ferry cards may take the place of any of them, even of all.
rules-tickets-claim-3 = On a ferry route at least one ferry card is needed for each ship.
rules-tickets-claim-4 = Put a car on every space and score the route at once.
rules-tickets-claim-5 = Nobody may claim both tracks of a double route. With 2 players the other track is closed as soon as one is claimed.
rules-tickets-claim-6 = If one of its two places has tokens of a symbol that you do not have, take one of them. If both do, you choose which. You cannot decline. Tokens lie open for all to see.
rules-tickets-draw = Drawing tickets
rules-tickets-draw-1 = Take the top two tickets and keep one or both; the other goes under the deck. What you keep stays with you, and you may have any number.
rules-tickets-draw-2 = If only one ticket is left, you may draw it and must keep it. If none is left, this cannot be done.
rules-tickets-draw-3 = Tickets are secret until the end, complete or not.
rules-tickets-draw-4 = If you can do none of the three things, you pass. If all pass one after the other, the game ends.
rules-tickets-end = The end
rules-tickets-end-1 = When somebody ends a turn with two cars or fewer, everybody has one more turn, that player included. Then the game is over.
rules-tickets-end-2 = To the points of the routes come those of each completed ticket, whose two places are joined by an unbroken way of your routes; those of each other ticket are subtracted. Tokens bring points by their number.
rules-tickets-end-3 = The most points win. If they are equal, more completed tickets win; if these are equal, too, the victory is shared.

## Diagrams

rules-figure-empty = The board with its 32 stations and the Power Station. Two play here, yellow and blue.
rules-figure-tiles = The 24 kinds of tiles.
rules-figure-cars = Where the cars stand.
rules-figure-cars-players = { $count } players
rules-figure-beside = Places for the next tile: the edge of the board, and next to tiles.
rules-figure-single = Not allowed as long as the tile has another place: line 3 would end over this one tile.
rules-figure-twice = Line 31 runs over two tiles and crosses one of them twice: 3 points.
rules-figure-power = Line 29 crosses 5 tiles and ends in the Power Station: 10 points.
rules-figure-companies = The cars of the eight companies.
rules-figure-map = The map with the five places where tokens lie.
rules-figure-cards = The six colours and the ferry card, each with its mark.
rules-figure-row = Spaces
rules-figure-points = Points
rules-figure-route-points = Points for a route.
rules-figure-token-points = Points for tokens.
rules-figure-tokens = Tokens
rules-figure-symbols = The seven symbols.
rules-figure-payments = A purple route of three spaces can be paid in four ways.
