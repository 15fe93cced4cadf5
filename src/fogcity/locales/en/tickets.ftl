### Ticket to Ride: San Francisco: the lobby, the table, its log and its rules.

## In the lobby

game-tickets = Ticket to Ride: San Francisco
game-tickets-short = Tickets
new-tickets-board-san-francisco = San Francisco
home-tickets-pitch = Collect cards, claim routes across the city, pick up souvenirs and complete your secret tickets.
home-tickets-length = 15 to 20 min
new-tickets-board = Board
new-tickets-board-hint = The map of San Francisco that comes with Fog City, or a board you made yourself.
new-tickets-board-own = Your own board file
new-tickets-board-file = Board file
tickets-fact-board = custom board

## Words of the game

tickets-card = { $kind ->
    [blue] blue
    [green] green
    [black] black
    [purple] purple
    [red] red
    [orange] orange
    [gray] gray
   *[ferry] ferry
  }
tickets-symbol = { $symbol ->
    [bridge] bridge
    [bell] bell
    [crab] crab
    [sea_lion] sea lion
    [sourdough] sourdough
    [flower] flower
   *[tram] tram
  }
tickets-cards = { $kind ->
    [ferry] { $count ->
        [one] { $count } ferry
       *[other] { $count } ferries
      }
   *[other] { $count } { $name }
  }
tickets-cards-alike = { $count ->
   *[other] { $count } of any one color
  }
tickets-route = { $a } – { $b }
# Where something is put, and where it comes from: French needs the name’s article.
tickets-on = { $article ->
   *[other] on { $place }
  }
tickets-from = { $article ->
   *[other] from { $place }
  }
tickets-map = Map. Arrow keys move from route to route, N goes to the next one you can claim, Enter chooses it.
tickets-players = Players
tickets-score-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
  }
tickets-score-done = { $route }, completed
tickets-score-missing = { $route }, not completed yet
tickets-score-missed = { $route }, not completed
tickets-score-total = Total
tickets-cars = { $count ->
    [one] { $count } car left
   *[other] { $count } cars left
  }
tickets-cars-needed = { $count ->
    [one] { $count } car
   *[other] { $count } cars
  }
tickets-cards-held = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
# Heads of narrow columns in the terminal: three cells at most.
tickets-short-points = pts
tickets-short-cars = car
tickets-short-cards = crd
tickets-short-tickets = tkt
tickets-tickets-held = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
  }

## What is expected (the line above the map)

tickets-turn = { $phase ->
    [choosing] Choose your first tickets: keep one or both
    [stacking] Place a stack of tokens on the map
    [second_card] Take a second card
    [token_choice] Choose one of the two tokens
    [ticket_choice] Keep one or both of these tickets
   *[turn] Your turn: take cards, claim a route, or draw tickets
  }
tickets-turn-other = { $phase ->
    [choosing] { $count ->
        [one] { $who } is choosing tickets
       *[other] { $who } are choosing tickets
      }
    [stacking] { $who } is placing a stack of tokens
    [second_card] { $who } is taking a second card
    [token_choice] { $who } is choosing a token
    [ticket_choice] { $who } is choosing tickets
   *[turn] { $who } is choosing
  }
tickets-last-round = { $count ->
    [one] Last round: { $count } turn left
   *[other] Last round: { $count } turns left
  }
tickets-won = { $count ->
    [one] { $who } wins with { $points } points
   *[other] { $who } share the victory with { $points } points each
  }
tickets-looking-on = You are watching: hands and tickets are hidden.

## Drawing

tickets-market = Cards to take
tickets-caption-row = Face up
tickets-caption-deck = Cards
tickets-caption-tickets = Tickets
tickets-take = Take the { $card } card
tickets-take-deck = { $count ->
    [one] Draw from the deck ({ $count } card)
   *[other] Draw from the deck ({ $count } cards)
  }
tickets-draw-tickets = { $count ->
    [one] Draw tickets ({ $count } left)
   *[other] Draw tickets ({ $count } left)
  }
tickets-hand = Your cards
tickets-hand-empty = No cards in hand
tickets-pass = Pass

## Claiming

tickets-track = { $ferries ->
    [0] { $length ->
        [one] { $route }, { $color }, { $length } space, { $points } point
       *[other] { $route }, { $color }, { $length } spaces, { $points } points
      }
   *[other] { $route }, ferry route, { $color }, { $length } spaces with { $ferries } ferry, { $points } points
  }
tickets-track-owned = { $what }, claimed by { $who }
tickets-track-closed = { $what }, closed
tickets-track-needed = { $what }, useful for your tickets
tickets-track-lacking = { $what }. Needs { $needs }: you have { $held }
tickets-track-payable = { $count ->
    [one] { $what }; you can pay { $cards }
   *[other] { $what }; you can pay { $cards }, { $count } ways in all
  }
tickets-pay-for = Pay for { $what }
tickets-pay = Pay
tickets-pay-with = Pay { $cards }
tickets-pay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
tickets-choose-payment = { $count ->
    [one] { $what }: confirm the payment.
   *[other] { $what }: choose one of { $count } payments.
  }

## Tokens

tickets-place = { $open ->
    [yes] { $count ->
        [0] { $place }, can be chosen
        [one] { $place }, { $count } { $symbol } token, can be chosen
       *[other] { $place }, { $count } { $symbol } tokens, can be chosen
      }
   *[no] { $count ->
        [0] { $place }
        [one] { $place }, { $count } { $symbol } token
       *[other] { $place }, { $count } { $symbol } tokens
      }
  }
tickets-stack-choose = Which stack to place
tickets-place-stack = Place the { $symbol } stack { $where }
tickets-token-choose = Which token to take
tickets-take-token = Take the { $symbol } { $where }

## Tickets

tickets-own-tickets = Your tickets
tickets-no-tickets = No tickets yet
tickets-offer = Tickets to choose from
tickets-keep = { $count ->
    [0] Keep at least one
    [one] Keep one ticket
   *[other] Keep both tickets
  }
tickets-ticket-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
tickets-ticket-done = Completed
tickets-ticket-missed = Not completed
tickets-ticket-lost = No longer possible
tickets-ticket-left = { $count ->
    [one] { $count } more space at least
   *[other] { $count } more spaces at least
  }

## What a strong bot would do

tickets-advice-claim = A strong bot would claim { $route } and pay { $cards }.
tickets-advice-take = A strong bot would take the { $card } card.
tickets-advice-deck = A strong bot would draw from the deck.
tickets-advice-tickets = A strong bot would draw tickets.
tickets-advice-keep = A strong bot would keep only { $route }.
tickets-advice-keep-both = A strong bot would keep both tickets.
tickets-advice-stack = A strong bot would place the { $symbol } stack { $where }.
tickets-advice-token = A strong bot would take the { $symbol } { $where }.
tickets-advice-pass = A strong bot would pass.
tickets-reason-route = { $points ->
    [one] The route scores { $points } point.
   *[other] The route scores { $points } points.
  }
tickets-reason-ticket = { $left ->
    [0] It completes your ticket { $route } for { $points } points.
    [one] Your ticket { $route } then needs one more space.
   *[other] Your ticket { $route } then needs { $left } more spaces.
  }
tickets-reason-token = You get a token: { $symbol } at { $place }.
tickets-reason-card = Your tickets need it for { $routes }.
tickets-reason-needs = { $route } is worth { $points } points and needs { $left } spaces.
tickets-reason-row = { $ferry ->
    [none] No face-up card helps you pay for { $routes }.
    [not_second] Of the face-up cards only a ferry helps you pay for { $routes }, and it cannot be your second card.
   *[ends_turn] Of the face-up cards only a ferry helps you pay for { $routes }, and it would end your turn.
  }
tickets-reason-deck = { $others ->
    [0] All { $unseen } cards you have not seen help
   *[other] { $count ->
        [one] { $count } of the { $unseen } cards you have not seen helps
       *[other] { $count } of the { $unseen } cards you have not seen help
      }
  } with your tickets{ $ferries ->
    [0] .
    [one] , one of them a ferry; from the deck it counts like any other card.
   *[other] , { $ferries } of them ferries; from the deck a ferry counts like any other card.
  }
tickets-reason-ferries = { $count ->
    [one] { $count } of the { $unseen } cards you have not seen is a ferry
   *[other] { $count } of the { $unseen } cards you have not seen are ferries
  }; from the deck a ferry counts like any other card.
tickets-reason-paid = { $count ->
    [0] Your tickets need no more cards.
    [one] You already have the cards for { $routes }.
   *[other] You already have the cards for any one of these: { $routes }.
  }
tickets-reason-unseen = The others do not see which card you draw.
tickets-turn-pay = Choose how to pay
tickets-plan-card = No { $card } card is face up any more: your plan was dropped.
tickets-plan-route = { $route } has been taken: your plan was dropped.
tickets-stack-why = A route to a stack earns you a token. Different tokens score at the end, so place stacks where your tickets lead.

## What keys tell

tickets-keys = 1 to 7 take a face-up card, D takes one from the deck, T draws tickets.
tickets-report-cards = Your cards: { $cards }.
tickets-report-no-cards = You have no cards.
tickets-report-ticket = { $done ->
    [yes] Ticket { $route }, { $points } points: completed.
   *[no] Ticket { $route }, { $points } points: not completed yet.
  }
tickets-report-offer = Offered: { $route }, { $points } points.
tickets-report-player = { $count ->
    [0] { $who }: { $held }; no routes yet.
   *[other] { $who }: { $held }. Routes: { $routes }.
  }
tickets-report-tokens = { $place }: { $count } × { $symbol }.
tickets-report-row = Face-up cards: { $cards }. To draw: { $deck }, { $tickets }.
tickets-report-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }

## Log

tickets-log-chosen = { $you ->
    [yes] You have
   *[no] { $who } has
  } chosen tickets.
tickets-log-drew = { $you ->
    [yes] You draw
   *[no] { $who } draws
  } tickets.
tickets-log-kept = { $you ->
    [yes] You keep
   *[no] { $who } keeps
  } { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
  }.
tickets-log-stack = { $you ->
    [yes] You place
   *[no] { $who } places
  } the { $symbol } tokens { $where }.
tickets-log-token = { $you ->
    [yes] You take
   *[no] { $who } takes
  } the { $symbol } token { $where }.
tickets-log-took = { $you ->
    [yes] You take
   *[no] { $who } takes
  } a card: { $card }.
tickets-log-took-unseen = { $you ->
    [yes] You draw
   *[no] { $who } draws
  } a card from the deck.
tickets-log-renewed = Three ferries were face up: all five cards are replaced.
tickets-log-shuffled = { $count ->
    [one] The deck was empty: { $count } discarded card becomes the new deck.
   *[other] The deck was empty: { $count } discarded cards are shuffled into a new one.
  }
tickets-log-claimed = { $you ->
    [yes] You claim
   *[no] { $who } claims
  } { $route } with { $cards } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tickets-log-passed = { $you ->
    [yes] You pass
   *[no] { $who } passes
  }.
tickets-log-last-round = { $you ->
    [yes] You have
   *[no] { $who } has
  } two cars or fewer: the last round begins.

## The end

tickets-outcome-routes = Routes
tickets-outcome-skip = Skip to the result
tickets-outcome-tokens = Tokens

## Why something is not allowed

tickets-rule-tk-2 = No route connects these two locations.
tickets-rule-tk-8 = You keep one or both of the tickets dealt to you.
tickets-rule-tk-9 = The stacks set aside are placed before the first turn, on locations without a stack.
tickets-rule-tk-10 = You take two cards, one after the other, from the five face-up ones or the deck.
tickets-rule-tk-11 = A face-up ferry card counts as both cards: it can’t be the second one.
tickets-rule-tk-12 = The deck and the discards are empty.
tickets-rule-tk-13 = There is no card to take.
tickets-rule-tk-16 = A route must be open, and you need a car for each of its spaces.
tickets-rule-tk-17 = A route costs as many cards as it has spaces, all of its color (of any one color for a gray one); ferry cards are wild.
tickets-rule-tk-18 = A ferry route needs a ferry card for each ferry symbol.
tickets-rule-tk-20 = You can’t claim both tracks of a double route; with two players the second track is closed.
tickets-rule-tk-21 = You get a token with a route, from a location whose symbol you don’t have yet.
tickets-rule-tk-22 = Keep one or both of the tickets you draw.
tickets-rule-tk-23 = No tickets are left to draw.
tickets-rule-tk-25 = You can pass only when you can do nothing else.
tickets-rule-tk-26 = The game is over.

## A game from a real table
tickets-check-how = Click the routes of player { $number } on the map, and choose their tickets and tokens.
tickets-check-tokens = Different tokens
tickets-check-tickets = Tickets kept
tickets-check-ticket-points = Tickets

## Themes of puzzles

tickets-theme-keep = Which tickets to keep
tickets-theme-payment = Payment
tickets-theme-last = Last round
tickets-theme-connect = Connect a ticket
tickets-theme-block = Block or score
tickets-theme-tickets = Draw tickets
tickets-theme-cards = Which card to take
tickets-theme-tokens = Tokens

tickets-feat-completed = Tickets completed
tickets-feat-tokens = Tourist tokens
tickets-feat-longest = Longest route
tickets-feat-dearest = Best ticket, in points
tickets-award-planner = Good planner
tickets-award-planner-text = Six tickets or more completed, and none missed.
tickets-award-souvenirs = Full set
tickets-award-souvenirs-text = All seven kinds of tourist tokens in one game.
tickets-award-lastcar = Last car
tickets-award-lastcar-text = Not a single car left at the end.
tickets-award-photo = Photo finish
tickets-award-photo-text = Won by one point.
tickets-award-runaway = Out of sight
tickets-award-runaway-text = Won by 15 points or more.
