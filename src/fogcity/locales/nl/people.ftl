# Ratings, profielen en beste spelers.
leaders-title = Beste spelers
leaders-lead = Wie het sterkst is op deze server, per spel en aantal spelers. Na tien partijen om rating sta jij er ook.
leaders-none = Nog niemand heeft tien van zulke partijen om rating gespeeld.
leaders-play = Speel om rating
leaders-bots = Bots, met vaste rating
player-mine = Mijn profiel
player-missing = Niemand hier heet zo, of die persoon laat niets zien.
player-lead = { $count ->
    [one] Hier sinds { $date }. { $count } partij.
   *[other] Hier sinds { $date }. { $count } partijen.
  }
player-data = Gegevens downloaden
player-hide = Mijn profiel verbergen
player-hide-hint = Niemand anders ziet je ratings en statistieken, en je naam staat in geen enkele lijst.
player-ratings = Ratings
player-provisional = voorlopig
player-count = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
  }
player-no-ratings = Nog geen partijen om rating.
player-curve = { $count ->
    [one] De rating na { $count } partij
   *[other] De rating over { $count } partijen
  }
player-rated-games = { $count ->
    [one] { $count } partij om rating
   *[other] { $count } partijen om rating
  }
player-left = weggegaan
player-place = plaats { $place }
player-not-counted = telt niet
player-statistics = Statistieken
player-statistics-hint = Partijen op deze server die zijn uitgespeeld, volgens de gewone regels en zonder terug te nemen.
player-no-games = Nog geen partijen.
player-by-players = Naar aantal spelers
player-by-against = Naar tegenstanders
player-by-seat = Naar plaats aan tafel
player-people = mensen
player-mixed = mensen en bots
player-games = partijen
player-won = gewonnen
player-mean-place = gemiddelde plaats
player-mean-points = gemiddelde punten
player-best = beste
player-feat-best = beste partij
player-feat-mean = { $mean } per partij
player-companions = Speelde met
player-ahead = { $count ->
    [one] voor in { $ahead } van { $count } partij
   *[other] voor in { $ahead } van { $count } partijen
  }
ratings-title = Zo werken ratings
ratings-what = Het getal
ratings-what-text = Iedereen begint met 1000. Wie 100 meer heeft dan een ander, wint ongeveer 64 van de 100 partijen met z’n tweeën. De ± zegt hoe ver het getal ernaast kan zitten; hij wordt met elke partij kleiner. Er is een rating per spel en aantal spelers. De eerste tien partijen is hij voorlopig.
ratings-tables = Wat telt
ratings-tables-text = Partijen aan tafels die om rating gemaakt zijn: gewone regels, een klok, geen tips. Niets wordt teruggenomen, behalve in het ogenblik voordat een zet wordt uitgevoerd. Iedereen heeft een account met wachtwoord en één plaats.
ratings-leaving = Weggaan
ratings-leaving-text = Wie opgeeft, geen tijd meer heeft of zijn account verwijdert, heeft verloren en staat achter allen die bleven, wat de bot die verder speelt ook doet. Wie weggaan, zijn gelijk. Een partij die de beheerder van de server sluit, telt niet.
ratings-fair = Eerlijk
ratings-fair-text = Plaatsen worden bij het begin verloot, en het lot bepaalt wie begint. Twee mensen met hetzelfde adres spelen niet om rating tegen elkaar. Tien partijen per dag tellen tussen dezelfde twee mensen, honderd in totaal. Geen overwinning tilt een rating meer dan 400 boven de beste verslagen speler.
ratings-bots = Bots
ratings-bots-text = Elk niveau heeft een vaste rating, gemeten in veel partijen tussen twee bots. Partijen tegen bots veranderen alleen jouw rating.
ratings-again = Controleerbaar
ratings-again-text = Alle ratings volgen alleen uit de bewaarde uitslagen. De beheerder kan ze altijd opnieuw berekenen, met dezelfde getallen.
