### Ticket to Ride: San Francisco: de tafel, het verloop en de regels.

## In the lobby

game-tickets = Ticket to Ride: San Francisco
game-tickets-short = Tickets
new-tickets-board-san-francisco = San Francisco
home-tickets-pitch = Spaar kaarten, claim routes door de stad, verzamel souvenirs en behaal je geheime bestemmingen.
home-tickets-length = 15 tot 20 min
new-tickets-board = Bord
new-tickets-board-hint = Het bord van San Francisco dat bij Fog City hoort, of een bord dat je zelf hebt gemaakt.
new-tickets-board-own = Een eigen bordbestand
new-tickets-board-file = Bordbestand
tickets-fact-board = eigen bord

## Words of the game

tickets-card = { $kind ->
    [blue] blauw
    [green] groen
    [black] zwart
    [purple] paars
    [red] rood
    [orange] oranje
    [gray] grijs
   *[ferry] veerboot
  }
tickets-symbol = { $symbol ->
    [bridge] brug
    [bell] bel
    [crab] krab
    [sea_lion] zeeleeuw
    [sourdough] zuurdesembrood
    [flower] bloem
   *[tram] tram
  }
tickets-cards = { $kind ->
    [ferry] { $count ->
        [one] { $count } veerboot
       *[other] { $count } veerboten
      }
    [orange] { $count } oranje
    [blue] { $count } blauwe
    [green] { $count } groene
    [black] { $count } zwarte
    [purple] { $count } paarse
    [red] { $count } rode
   *[other] { $count } { $name }
  }
tickets-cards-alike = { $count ->
    [one] { $count } kaart in een kleur naar keuze
   *[other] { $count } van één kleur naar keuze
  }
tickets-route = { $a } – { $b }
# Where something is put, and where it comes from: French needs the name’s article.
tickets-on = { $article ->
   *[other] op { $place }
  }
tickets-from = { $article ->
   *[other] van { $place }
  }
tickets-map = Bord. Pijltjestoetsen gaan van route naar route, N naar de volgende die je kunt claimen, Enter kiest hem.
tickets-players = Spelers
tickets-score-tokens = { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
  }
tickets-score-done = { $route }, behaald
tickets-score-missing = { $route }, nog niet behaald
tickets-score-missed = { $route }, niet behaald
tickets-score-total = Totaal
tickets-cars = { $count ->
    [one] nog { $count } kabeltram
   *[other] nog { $count } kabeltrams
  }
tickets-cars-needed = { $count ->
    [one] { $count } kabeltram
   *[other] { $count } kabeltrams
  }
tickets-cards-held = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
  }
# Heads of narrow columns in the terminal: three cells at most.
tickets-short-points = pnt
tickets-short-cars = trm
tickets-short-cards = krt
tickets-short-tickets = bst
tickets-tickets-held = { $count ->
    [one] { $count } bestemmingskaart
   *[other] { $count } bestemmingskaarten
  }

## What is expected (the line above the map)

tickets-turn = { $phase ->
    [choosing] Kies je eerste bestemmingen: behoud er één of beide
    [stacking] Plaats een stapel fiches op het bord
    [second_card] Neem een tweede kaart
    [token_choice] Kies een van de twee fiches
    [ticket_choice] Behoud één van deze bestemmingen of beide
   *[turn] Jouw beurt: neem kaarten, claim een route of trek bestemmingen
  }
tickets-turn-other = { $phase ->
    [choosing] { $count ->
        [one] { $who } kiest bestemmingen
       *[other] { $who } kiezen bestemmingen
      }
    [stacking] { $who } plaatst een stapel fiches
    [second_card] { $who } neemt een tweede kaart
    [token_choice] { $who } kiest een fiche
    [ticket_choice] { $who } kiest bestemmingen
   *[turn] { $who } denkt na
  }
tickets-last-round = { $count ->
    [one] Laatste ronde: nog { $count } beurt
   *[other] Laatste ronde: nog { $count } beurten
  }
tickets-won = { $count ->
    [one] { $who } wint met { $points } punten
   *[other] { $who } delen de overwinning met elk { $points } punten
  }
tickets-looking-on = Je kijkt mee: kaarten in de hand en bestemmingen zijn verborgen.

## Drawing

tickets-market = Kaarten om te nemen
tickets-caption-row = Open kaarten
tickets-caption-deck = Kaarten
tickets-caption-tickets = Bestemm.
tickets-take = Kaart nemen: { $card }
tickets-take-deck = { $count ->
    [one] Blind van de stapel trekken ({ $count } kaart)
   *[other] Blind van de stapel trekken ({ $count } kaarten)
  }
tickets-draw-tickets = { $count ->
    [one] Bestemmingen trekken (nog { $count })
   *[other] Bestemmingen trekken (nog { $count })
  }
tickets-hand = Jouw kaarten
tickets-hand-empty = Geen kaarten in de hand
tickets-pass = Passen

## Claiming

tickets-track = { $ferries ->
    [0] { $length ->
        [one] { $route }, { $color }, { $length } vakje, { $points } punt
       *[other] { $route }, { $color }, { $length } vakjes, { $points } punten
      }
   *[other] { $route }, veerbootroute, { $color }, { $length } vakjes met { $ferries } veerboot, { $points } punten
  }
tickets-track-owned = { $what }, geclaimd door { $who }
tickets-track-closed = { $what }, afgesloten
tickets-track-needed = { $what }, nuttig voor je bestemmingen
tickets-track-lacking = { $what }. Vraagt { $needs }: je hebt { $held }
tickets-track-payable = { $count ->
    [one] { $what }; je kunt betalen met { $cards }
   *[other] { $what }; je kunt betalen met { $cards }, { $count } manieren in totaal
  }
tickets-pay-for = Betalen voor { $what }
tickets-pay = Betalen
tickets-pay-with = Betalen met { $cards }
tickets-pay-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
tickets-choose-payment = { $count ->
    [one] { $what }: bevestig de betaling.
   *[other] { $what }: kies een van { $count } betalingen.
  }

## Tokens

tickets-place = { $open ->
    [yes] { $count ->
        [0] { $place }, te kiezen
        [one] { $place }, { $count } fiche ({ $symbol }), te kiezen
       *[other] { $place }, { $count } fiches ({ $symbol }), te kiezen
      }
   *[no] { $count ->
        [0] { $place }
        [one] { $place }, { $count } fiche ({ $symbol })
       *[other] { $place }, { $count } fiches ({ $symbol })
      }
  }
tickets-stack-choose = Kies een stapel om te plaatsen
tickets-place-stack = Stapel ‘{ $symbol }’ { $where } plaatsen
tickets-token-choose = Kies een fiche om te nemen
tickets-take-token = Fiche ‘{ $symbol }’ { $where } nemen

## Tickets

tickets-own-tickets = Jouw bestemmingen
tickets-no-tickets = Nog geen bestemmingen
tickets-offer = Bestemmingen om uit te kiezen
tickets-keep = { $count ->
    [0] Behoud er minstens één
    [one] Eén bestemming behouden
   *[other] Beide bestemmingen behouden
  }
tickets-ticket-worth = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
tickets-ticket-done = Behaald
tickets-ticket-missed = Niet behaald
tickets-ticket-lost = Niet meer mogelijk
tickets-ticket-left = { $count ->
    [one] nog minstens { $count } vakje
   *[other] nog minstens { $count } vakjes
  }

## What a strong bot would do

tickets-advice-claim = Een sterke bot zou { $route } claimen en betalen met { $cards }.
tickets-advice-take = Een sterke bot zou deze kaart nemen: { $card }.
tickets-advice-deck = Een sterke bot zou blind van de stapel trekken.
tickets-advice-tickets = Een sterke bot zou bestemmingen trekken.
tickets-advice-keep = Een sterke bot zou alleen { $route } behouden.
tickets-advice-keep-both = Een sterke bot zou beide bestemmingen behouden.
tickets-advice-stack = Een sterke bot zou de stapel ‘{ $symbol }’ { $where } plaatsen.
tickets-advice-token = Een sterke bot zou het fiche ‘{ $symbol }’ { $where } nemen.
tickets-advice-pass = Een sterke bot zou passen.
tickets-reason-route = { $points ->
    [one] De route levert { $points } punt op.
   *[other] De route levert { $points } punten op.
  }
tickets-reason-ticket = { $left ->
    [0] Je bestemming { $route } is dan behaald: { $points } punten.
    [one] Je bestemming { $route } heeft dan nog één vakje nodig.
   *[other] Je bestemming { $route } heeft dan nog { $left } vakjes nodig.
  }
tickets-reason-token = Je krijgt een fiche: { $symbol } bij { $place }.
tickets-reason-card = Je hebt hem nodig voor je bestemmingen: { $routes }.
tickets-reason-needs = { $route } is { $points } punten waard en vraagt { $left } vakjes.
tickets-reason-row = { $ferry ->
    [none] Geen open kaart helpt je { $routes } te betalen.
    [not_second] Van de open kaarten helpt alleen een veerboot je { $routes } te betalen, maar die kan niet je tweede kaart zijn.
   *[ends_turn] Van de open kaarten helpt alleen een veerboot je { $routes } te betalen, maar die beëindigt je beurt.
  }
tickets-reason-deck = { $others ->
    [0] Alle { $unseen } onbekende kaarten helpen
   *[other] { $count ->
        [one] { $count } van de { $unseen } onbekende kaarten helpt
       *[other] { $count } van de { $unseen } onbekende kaarten helpen
      }
  } bij je bestemmingen{ $ferries ->
    [0] .
    [one] , waaronder { $ferries } veerboot; blind getrokken telt die als elke andere kaart.
   *[other] , waaronder { $ferries } veerboten; blind getrokken telt een veerboot als elke andere kaart.
  }
tickets-reason-ferries = { $count ->
    [one] { $count } van de { $unseen } onbekende kaarten is een veerboot
   *[other] { $count } van de { $unseen } onbekende kaarten zijn veerboten
  }; blind getrokken telt een veerboot als elke andere kaart.
tickets-reason-paid = { $count ->
    [0] Je bestemmingen hebben geen kaarten meer nodig.
    [one] Je hebt de kaarten voor { $routes } al.
   *[other] Je hebt de kaarten al voor elk van deze routes afzonderlijk: { $routes }.
  }
tickets-reason-unseen = De anderen zien niet welke kaart je trekt.
tickets-turn-pay = Kies hoe je betaalt
tickets-plan-card = Deze kaart ligt niet meer open ({ $card }): je plan vervalt.
tickets-plan-route = { $route } is nu geclaimd: je plan vervalt.
tickets-stack-why = Wie een route naar een stapel claimt, neemt een fiche. Verschillende fiches leveren aan het eind punten op: plaats stapels waar je bestemmingen liggen.

## What keys tell

tickets-keys = 1 tot 7 nemen een open kaart, D trekt er een van de stapel, T trekt bestemmingen.
tickets-report-cards = Je kaarten: { $cards }.
tickets-report-no-cards = Je hebt geen kaarten.
tickets-report-ticket = { $done ->
    [yes] Bestemming { $route }, { $points } punten: behaald.
   *[no] Bestemming { $route }, { $points } punten: nog niet behaald.
  }
tickets-report-offer = Aangeboden: { $route }, { $points } punten.
tickets-report-player = { $count ->
    [0] { $who }: { $held }; nog geen routes.
   *[other] { $who }: { $held }. Routes: { $routes }.
  }
tickets-report-tokens = { $place }: { $count } × { $symbol }.
tickets-report-row = Open kaarten: { $cards }. Nog te trekken: { $deck }, { $tickets }.
tickets-report-deck = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
  }

## Log

tickets-log-chosen = { $you ->
    [yes] Je
   *[no] { $who }
  } kiest bestemmingen.
tickets-log-drew = { $you ->
    [yes] Je
   *[no] { $who }
  } trekt bestemmingen.
tickets-log-kept = { $you ->
    [yes] Je
   *[no] { $who }
  } behoudt { $count ->
    [one] { $count } bestemming
   *[other] { $count } bestemmingen
  }.
tickets-log-stack = { $you ->
    [yes] Je
   *[no] { $who }
  } plaatst de fiches ‘{ $symbol }’ { $where }.
tickets-log-token = { $you ->
    [yes] Je
   *[no] { $who }
  } neemt het fiche ‘{ $symbol }’ { $where }.
tickets-log-took = { $you ->
    [yes] Je
   *[no] { $who }
  } neemt een kaart: { $card }.
tickets-log-took-unseen = { $you ->
    [yes] Je
   *[no] { $who }
  } trekt blind een kaart.
tickets-log-renewed = Er lagen drie veerboten open: alle vijf kaarten zijn vervangen.
tickets-log-shuffled = { $count ->
    [one] De stapel was op: { $count } afgelegde kaart is de nieuwe stapel.
   *[other] De stapel was op: { $count } afgelegde kaarten zijn geschud tot een nieuwe stapel.
  }
tickets-log-claimed = { $you ->
    [yes] Je
   *[no] { $who }
  } claimt { $route } met { $cards } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }.
tickets-log-passed = { $you ->
    [yes] Je
   *[no] { $who }
  } past.
tickets-log-last-round = { $you ->
    [yes] Je
   *[no] { $who }
  } houdt twee kabeltrams of minder over: de laatste ronde begint.

## The end

tickets-outcome-routes = Routes
tickets-outcome-skip = Naar de uitslag
tickets-outcome-tokens = Fiches

## Why something is not allowed

tickets-rule-tk-2 = Geen route verbindt deze twee locaties.
tickets-rule-tk-8 = Van de bestemmingen die je kreeg, behoud je er één of beide.
tickets-rule-tk-9 = Stapels die apart lagen, worden voor de eerste beurt geplaatst, op locaties zonder stapel.
tickets-rule-tk-10 = Je neemt twee kaarten, een voor een, van de vijf open kaarten of van de stapel.
tickets-rule-tk-11 = Een open veerbootkaart telt voor twee: je kunt hem niet als tweede nemen.
tickets-rule-tk-12 = De stapel en de aflegstapel zijn leeg.
tickets-rule-tk-13 = Er is geen kaart om te nemen.
tickets-rule-tk-16 = Een route moet vrij zijn, en je hebt een kabeltram nodig voor elk vakje.
tickets-rule-tk-17 = Een route kost evenveel kaarten als er vakjes zijn, allemaal in de kleur van de route (bij een grijze route in één kleur naar keuze); een veerbootkaart geldt als elke kleur.
tickets-rule-tk-18 = Een veerbootroute vraagt een veerbootkaart voor elk veerbootsymbool.
tickets-rule-tk-20 = Niemand claimt beide sporen van een dubbele route; met twee spelers is het tweede spoor afgesloten.
tickets-rule-tk-21 = Een fiche krijg je bij het claimen van een route, van een locatie waarvan je het symbool nog niet hebt.
tickets-rule-tk-22 = Van de bestemmingen die je trekt, behoud je er één of beide.
tickets-rule-tk-23 = Er zijn geen bestemmingen meer om te trekken.
tickets-rule-tk-25 = Je past alleen als je niets anders kunt doen.
tickets-rule-tk-26 = Het spel is afgelopen.

## A game from a real table
tickets-check-how = Klik op het bord de routes van speler { $number } aan, en kies de bestemmingen en fiches.
tickets-check-tokens = Verschillende fiches
tickets-check-tickets = Behouden bestemmingen
tickets-check-ticket-points = Bestemmingen

## Themes of puzzles

tickets-theme-keep = Welke bestemmingen behouden
tickets-theme-payment = Betaling
tickets-theme-last = Laatste ronde
tickets-theme-connect = Een bestemming verbinden
tickets-theme-block = Blokkeren of scoren
tickets-theme-tickets = Bestemmingen trekken
tickets-theme-cards = Welke kaart nemen
tickets-theme-tokens = Fiches

tickets-feat-completed = Behaalde bestemmingen
tickets-feat-tokens = Toeristenfiches
tickets-feat-longest = Langste route
tickets-feat-dearest = Beste bestemming, in punten
tickets-award-planner = Goed gepland
tickets-award-planner-text = Minstens zes bestemmingen behaald en geen enkele gemist.
tickets-award-souvenirs = Complete set
tickets-award-souvenirs-text = Alle zeven soorten toeristenfiches in één spel.
tickets-award-lastcar = Laatste kabeltram
tickets-award-lastcar-text = Geen enkele kabeltram over aan het einde.
tickets-award-photo = Fotofinish
tickets-award-photo-text = Met één punt verschil gewonnen.
tickets-award-runaway = Uit het zicht
tickets-award-runaway-text = Met minstens 15 punten verschil gewonnen.
