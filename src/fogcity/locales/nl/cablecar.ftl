### San Francisco Cable Car: de tafel, het verloop en de regels.

## In the lobby

game-cablecar = San Francisco Cable Car
game-cablecar-short = Cable Car
home-cablecar-pitch = Leg rails, stuur andermans lijnen een andere kant op en breng je eigen wagons langs de langste weg thuis.
home-cablecar-length = 20 tot 30 min
new-cablecar-rotate = Tegels draaien
new-cablecar-rotate-hint = Tegels mogen in vier richtingen worden gelegd in plaats van allemaal dezelfde kant op.
new-cablecar-hand = Tegels in de hand
new-cablecar-hand-hint = Eén is het gewone spel; met twee of drie is er meer te kiezen en minder toeval.
new-cablecar-companies = Maatschappijen
new-cablecar-companies-hint = De uitbreiding: niemand heeft een kleur, er rijden acht maatschappijen en je verdient aan de aandelen die je bezit.
cablecar-fact-hand = { $count ->
    [one] één tegel in de hand
   *[other] { $count } tegels in de hand
}

## Words of the game

cablecar-color = { $color ->
    [yellow] geel
    [blue] blauw
    [orange] oranje
    [green] groen
    [purple] paars
    [black] zwart
    [red] rood
   *[brown] bruin
  }
cablecar-board = Bord. Met de pijltjestoetsen beweeg je, N gaat naar het volgende vak voor je tegel, Enter legt hem.
cablecar-players = Spelers
cablecar-companies = Maatschappijen
cablecar-companies-limit = { $limit } punten: einde van het ruilen
cablecar-score-done = { $end ->
    [power] Lijn { $station }, geëindigd in de krachtcentrale
   *[other] Lijn { $station }, geëindigd bij station { $end }
  }
cablecar-score-open = Lijn { $station }, onderweg: { $crossings }
cablecar-lines-done = { $done } van { $all } lijnen klaar

## What is expected (the line above the board)

cablecar-turn = { $stack ->
    [0] Jouw beurt: leg je tegel
   *[other] Jouw beurt: leg een tegel of trek een andere
  }
cablecar-turn-companies = { $stack ->
    [0] Jouw beurt: leg je tegel of ruil een aandeel
   *[other] Jouw beurt: leg een tegel, trek een andere of ruil een aandeel
  }
cablecar-turn-drawn = Leg de tegel die je hebt getrokken
cablecar-turn-other = { $drawn ->
    [yes] { $who } legt de getrokken tegel
   *[no] { $who } denkt na
  }
cablecar-won = { $count ->
    [one] { $who } wint met { $points } punten
   *[other] { $who } delen de overwinning met elk { $points } punten
  }

## Hand

cablecar-hand = Jouw tegels
cablecar-drawn = Getrokken
cablecar-kept = Bewaard
cablecar-tile-choose = Tegel { $number }: { $tile }
cablecar-point-at = Kies een oplichtend vak om te zien wat je tegel daar doet.
cablecar-plan-at = Je kunt plannen: kies een vak voor je volgende beurt.
cablecar-plan-place = je tegel op { $square }
cablecar-plan-taken = { $square } is nu bezet: je plan vervalt.
cablecar-plan-refused = Je tegel mag nu niet op { $square }: je plan vervalt.
cablecar-on-square = Op { $square }
cablecar-touches-nothing = Op { $square } raakt je tegel geen lijn.
cablecar-stack-left = { $stack ->
    [0] De stapel is leeg.
    [one] Er ligt nog { $stack } tegel op de stapel.
   *[other] Er liggen nog { $stack } tegels op de stapel.
  }
cablecar-place-on = Op { $square } leggen
cablecar-turn-tile = Tegel draaien
cablecar-draw = Andere tegel trekken
cablecar-draw-left = { $stack ->
    [one] nog { $stack }; je moet hem leggen
   *[other] nog { $stack }; je moet hem leggen
  }
cablecar-unseen = { $count ->
    [one] { $count } tegel nog niet gezien
   *[other] { $count } tegels nog niet gezien
  }

## What a placement would do

cablecar-effect-grows = { $mine ->
    [yes] jouw lijn { $station } groeit tot { $crossings }
   *[no] lijn { $station } ({ $color }) groeit tot { $crossings }
  }
cablecar-effect-ends = { $mine ->
    [yes] { $end ->
        [power] jouw lijn { $station } eindigt in de krachtcentrale: { $points } punten, verdubbeld
       *[station] { $points ->
            [one] jouw lijn { $station } eindigt: { $points } punt
           *[other] jouw lijn { $station } eindigt: { $points } punten
          }
      }
   *[no] { $end ->
        [power] lijn { $station } ({ $color }) eindigt in de krachtcentrale: { $points } punten, verdubbeld
       *[station] { $points ->
            [one] lijn { $station } ({ $color }) eindigt: { $points } punt
           *[other] lijn { $station } ({ $color }) eindigt: { $points } punten
          }
      }
  }
cablecar-effect-nobody = de lijn van station { $station }, zonder wagon

## What a strong bot would do

cablecar-advice-place = { $degrees ->
    [0] Een sterke bot zou de tegel op { $square } leggen.
   *[other] Een sterke bot zou de tegel { $degrees } graden draaien en op { $square } leggen.
  }
cablecar-advice-draw = Een sterke bot zou een andere tegel trekken.
cablecar-advice-exchange = Een sterke bot zou het aandeel van { $percent }% ruilen voor het open aandeel: { $company }.
cablecar-advice-exchange-unseen = Een sterke bot zou het aandeel van { $percent }% ruilen voor een verborgen aandeel.
cablecar-reason-line-ends = { $mine ->
    [yes] Je lijn { $station } levert { $points } { $points ->
        [one] punt
       *[other] punten
      } op{ $power ->
        [yes] , verdubbeld door de krachtcentrale
       *[no] { "" }
      }.
   *[no] Lijn { $station } ({ $color }) eindigt op { $points }.
  }
cablecar-reason-line-grows = Je lijn { $station } groeit tot { $crossings }.
cablecar-reason-shares = { $taken } heeft { $takenPoints } punten, { $given } heeft er { $givenPoints }.
cablecar-reason-hand-adds = Je kunt { $companies ->
    [yes] de lijnen van je maatschappijen
   *[no] je lijnen
  } { $added ->
    [0] niet
   *[other] met hoogstens { $added }
  } verlengen zonder er een te voltooien{ $better ->
    [0] .
    [one] ; { $better } van de { $unseen } onbekende tegels doet het beter.
   *[other] ; { $better } van de { $unseen } onbekende tegels doen het beter.
  }
cablecar-reason-hand-ends = Wat je nu ook legt, je voltooit { $companies ->
    [yes] een lijn van je maatschappijen
   *[no] een van je lijnen
  }.
cablecar-reason-hand-kept = Je bewaart een tegel die op { $square } { $points ->
    [0] { $companies ->
        [yes] de lijnen van je maatschappijen
       *[no] je lijnen
      } met { $added } kan verlengen
   *[other] { $companies ->
        [yes] { $points } punten voor je maatschappijen
       *[no] { $points } punten
      } kan opleveren
  }.
cablecar-reason-lines-done = { $companies ->
    [yes] Alle lijnen van je maatschappijen zijn klaar
   *[no] Al je lijnen zijn klaar
  }: geen tegel verandert er nog iets aan.

## For screen readers

cablecar-square-tile = { $count ->
    [0] { $square }, tegel { $tile }
   *[other] { $square }, tegel { $tile }, met { $lines }
  }
cablecar-square-free = { $square }, vrij
cablecar-square-planned = { $square }, vrij, gepland voor je tegel
cablecar-square-closed = { $square }, vrij, niet toegestaan voor je tegel
cablecar-square-legal = { $square }, open voor je tegel; { $effects }
cablecar-square-legal-plain = { $square }, open voor je tegel; geen lijn geraakt
cablecar-line-here = lijn { $station } ({ $color })
cablecar-station-empty = Station { $station }, geen wagon
cablecar-station-open = { $crossings ->
    [0] { $mine ->
        [yes] Station { $station }, jouw wagon ({ $color }), lijn nog niet begonnen
       *[no] Station { $station }, wagon ({ $color }), { $who }, lijn nog niet begonnen
      }
   *[other] { $mine ->
        [yes] Station { $station }, jouw wagon ({ $color }), lijn van { $crossings }, tot op { $square }
       *[no] Station { $station }, wagon ({ $color }), { $who }, lijn van { $crossings }, tot op { $square }
      }
  }
cablecar-station-done = { $end ->
    [power] Station { $station }, wagon ({ $color }), { $who }, { $points } punten in de krachtcentrale
   *[other] { $points ->
        [one] Station { $station }, wagon ({ $color }), { $who }, { $points } punt bij station { $end }
       *[other] Station { $station }, wagon ({ $color }), { $who }, { $points } punten bij station { $end }
      }
  }
cablecar-chosen = { $turns ->
    [yes] { $square } gekozen. Enter legt de tegel, R draait hem, Escape annuleert.
   *[no] { $square } gekozen. Enter legt de tegel, Escape annuleert.
  }
cablecar-turned = Gedraaid naar { $degrees } graden. { $where }
cablecar-keys = R draait de tegel, D trekt er nog een, 1 tot 3 kiezen een tegel uit je hand.
cablecar-report-hand = Je tegels: { $tiles }.
cablecar-report-drawn = Je hebt { $tile } getrokken.
cablecar-report-shares = Je aandelen: { $shares }.
cablecar-report-no-tile = Je hebt geen tegel.
cablecar-report-board = { $placed ->
    [0] Er ligt nog geen tegel op het bord; { $stack } op de stapel.
    [one] { $placed } tegel op het bord, { $stack } op de stapel.
   *[other] { $placed } tegels op het bord, { $stack } op de stapel.
  }

## The Company expansion

cablecar-shares = Jouw aandelen
cablecar-piles = Stapels aandelen
cablecar-shares-worth = { $points ->
    [one] nu { NUMBER($points, minimumFractionDigits: 1) } punt waard
   *[other] nu { NUMBER($points, minimumFractionDigits: 1) } punten waard
  }
cablecar-share-hidden = verborgen aandeel
cablecar-pile = Aandelen van { $percent }%
cablecar-exchange-up = Je aandeel van { $percent }% ruilen voor het open aandeel: { $company }
cablecar-exchange-unseen = { $count ->
    [one] Je aandeel van { $percent }% ruilen voor het verborgen bovenste aandeel van de stapel ({ $count } aandeel)
   *[other] Je aandeel van { $percent }% ruilen voor het verborgen bovenste aandeel van de stapel ({ $count } aandelen)
  }
cablecar-exchange-give = Je geeft
cablecar-exchange-get = Je krijgt
cablecar-exchange-hidden = verborgen ({ $count })
cablecar-exchange-title = Je aandeel van { $percent }% ruilen?
cablecar-exchange-points = { $points ->
    [one] { $company }, nu { $points } punt
   *[other] { $company }, nu { $points } punten
  }
cablecar-exchange-top = { $count ->
    [one] het enige aandeel van de stapel, verborgen
   *[other] het verborgen bovenste aandeel (stapel van { $count })
  }
cablecar-exchange-whole-turn = Dit is je hele beurt: je legt geen tegel. Je aandeel gaat onder de stapel.
cablecar-exchange-do = Ruilen en beurt beëindigen
cablecar-exchange-may = Je mag in plaats van een tegel één aandeel ruilen, tot een maatschappij { $limit } punten heeft.
cablecar-exchange-limit = Geen ruil meer: een maatschappij heeft { $limit } punten.

## Log

cablecar-log-placed = { $you ->
    [yes] Je
   *[no] { $who }
  } legt een tegel op { $square }.
cablecar-log-scored = { $you ->
    [yes] Jouw lijn
   *[no] { $who }: lijn
  } { $station } { $end ->
    [power] bereikt de krachtcentrale en scoort
   *[station] scoort
  } { $points }.
cablecar-log-drew = { $you ->
    [yes] Je
   *[no] { $who }
  } trekt een andere tegel.
cablecar-log-exchanged = { $you ->
    [yes] Je
   *[no] { $who }
  } ruilt het aandeel van { $percent }% { $known ->
    [yes] ({ $given }) voor het open aandeel ({ $company })
   *[no] voor het open aandeel ({ $company })
  }.
cablecar-log-exchanged-unseen = { $you ->
    [yes] Je
   *[no] { $who }
  } ruilt het aandeel van { $percent }% { $known ->
    [yes] ({ $given }) voor een verborgen aandeel
   *[no] voor een verborgen aandeel
  }.
cablecar-log-exchanged-top = { $you ->
    [yes] Je
   *[no] { $who }
  } ruilt het aandeel van { $percent }% ({ $given }) voor het verborgen bovenste aandeel: { $company }.

## The end

cablecar-outcome-lines = Lijnen
cablecar-outcome-longest = Langste lijn
cablecar-outcome-longest-line = { $crossings } (lijn { $station })
cablecar-outcome-power = Krachtcentrale
cablecar-outcome-legend = Het station van een lijn, dan de punten
cablecar-outcome-legend-power = In goud: geëindigd in de krachtcentrale, punten verdubbeld
cablecar-outcome-share = { $percent }% van { $company }

## Why something is not allowed

cablecar-rule-cc-1 = Het bord heeft 60 vakken, a1 t/m h8; de vier in het midden horen bij de krachtcentrale.
cablecar-rule-cc-6 = Zo’n tegel bestaat niet.
cablecar-rule-cc-10 = Een andere speler is aan de beurt.
cablecar-rule-cc-11 = Je legt de tegel uit je hand, of je trekt er nog een en legt die.
cablecar-rule-cc-14 = Een tegel komt op een vrij vak aan de rand van het bord of naast een andere tegel.
cablecar-rule-cc-15 = Alle daken wijzen dezelfde kant op: aan deze tafel worden tegels niet gedraaid.
cablecar-rule-cc-17 = Hier zou deze ene tegel een hele lijn zijn, rechtstreeks van station naar station. Dat mag alleen als de tegel nergens anders kan liggen.
cablecar-rule-cc-24 = Het spel is afgelopen: alle tegels liggen.
cablecar-rule-cc-25 = Een tegel mag 90, 180 of 270 graden worden gedraaid.
cablecar-rule-cc-28 = Er zijn aandelen van 10, 20, 30 en 40%.
cablecar-rule-cc-29 = Een beurt is een tegel of de ruil van één aandeel.
cablecar-rule-cc-31 = Aandelen worden niet meer geruild zodra een maatschappij 25 punten heeft.

## A game from a real table
cablecar-check-text = Geplaatste tegels op volgorde, zoals aacb@c1

## Themes of puzzles

cablecar-theme-power = Een lijn in de krachtcentrale voltooien
cablecar-theme-finish = Een lijn voltooien
cablecar-theme-wreck = De lijn van een ander beëindigen
cablecar-theme-save = Een lijn redden
cablecar-theme-grow = Een lijn verlengen
cablecar-theme-draw = Een andere tegel trekken
cablecar-theme-endgame = Eindspel

cablecar-feat-lines = Voltooide lijnen
cablecar-feat-power = Lijnen naar de krachtcentrale
cablecar-feat-longest = Langste lijn, in vakken
cablecar-feat-richest = Beste lijn, in punten
cablecar-award-haul = De lange rit
cablecar-award-haul-text = Een lijn van minstens 20 vakken naar de krachtcentrale.
cablecar-award-powerhouse = Hoogspanning
cablecar-award-powerhouse-text = Minstens vijf lijnen naar de krachtcentrale in één spel.
cablecar-award-spotless = Geen korte ritjes
cablecar-award-spotless-text = Al je lijnen zijn langer dan twee vakken.
cablecar-award-photo = Fotofinish
cablecar-award-photo-text = Met één punt verschil gewonnen.
cablecar-award-runaway = Uit het zicht
cablecar-award-runaway-text = Met minstens 20 punten verschil gewonnen.
