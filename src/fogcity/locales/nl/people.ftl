# Ratings, profielen en beste spelers.
leaders-title = Beste spelers
leaders-lead = Wie het sterkst is op deze server, per spel en aantal spelers. Na tien spellen om rating sta jij er ook.
leaders-none = Nog niemand heeft hier tien spellen om rating gespeeld.
leaders-play = Speel om rating
leaders-bots = Bots, met vaste rating
player-mine = Mijn profiel
player-missing = Er is hier niemand met die naam, of het profiel is verborgen.
player-lead = { $count ->
    [one] Hier sinds { $date }. { $count } spel uitgespeeld.
   *[other] Hier sinds { $date }. { $count } spellen uitgespeeld.
  }
player-since = Hier sinds { $date }.
player-data = Gegevens downloaden
player-hide = Mijn profiel verbergen
player-hide-hint = Niemand anders ziet je ratings en statistieken, en je staat in geen enkele ranglijst.
player-hide-parts = Of verberg alleen
player-part-statistics = Statistieken en prestaties
player-part-companions = Met wie ik speel
player-part-leaders = Mijn naam in ranglijsten
player-ratings = Ratings
player-provisional = voorlopig
player-count = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
  }
player-no-ratings = Nog geen spellen om rating.
player-curve = { $count ->
    [one] De rating na { $count } spel
   *[other] De rating over { $count } spellen
  }
player-rated-games = { $count ->
    [one] { $count } spel om rating
   *[other] { $count } spellen om rating
  }
player-chart-data = Downloaden als CSV
player-left = weggegaan
player-place = plaats { $place }
player-not-counted = telt niet
player-statistics = Statistieken
player-statistics-hint = Spellen op deze server die zijn uitgespeeld, volgens de gewone regels en zonder iets terug te nemen.
player-no-games = Nog geen spellen.
player-by-players = Naar aantal spelers
player-by-against = Naar tegenstanders
player-by-seat = Naar plaats aan tafel
player-people = mensen
player-mixed = mensen en bots
player-games = spellen
player-won = gewonnen
player-mean-place = gem. plaats
player-mean-points = gem. punten
player-best = beste
player-feat-best = beste spel
player-feat-mean = { $mean } per spel
player-awards = Prestaties
player-award-count = { $count ->
    [one] één keer
   *[other] { $count } keer
  }
player-award-none = nog niet
player-accuracy = Nauwkeurigheid en geluk
player-accuracy-hint = Uit analyses die op dit apparaat zijn gemaakt en hier blijven. Open een afgelopen spel en analyseer het om het toe te voegen.
player-accuracy-mean = { $count ->
    [one] { $count } spel: nauwkeurigheid { $share }, geluk { $luck }
   *[other] { $count } spellen: gemiddeld nauwkeurigheid { $share }, geluk { $luck }
  }
player-reviewed = { $count ->
    [one] { $count } geanalyseerd spel
   *[other] { $count } geanalyseerde spellen
  }
player-luck = geluk
player-companions = Speelde met
player-ahead = { $count ->
    [one] voor in { $ahead } van { $count } spel
   *[other] voor in { $ahead } van { $count } spellen
  }
ratings-title = Zo werken ratings
ratings-what = Het getal
ratings-what-text = Iedereen begint met 1000. Heb je er 100 meer dan je tegenstander, dan win je ongeveer 64 van de 100 spellen met z’n tweeën. De ± zegt hoe onzeker het getal is; die wordt met elk spel kleiner. Er is een rating per spel en aantal spelers. De eerste tien spellen is hij voorlopig.
ratings-tables = Wat telt
ratings-tables-text = Spellen om rating: met de gewone regels, een klok en zonder tips. Niets wordt teruggenomen, behalve in het ogenblik voordat een zet wordt uitgevoerd. Iedereen heeft een account met een wachtwoord en één plaats.
ratings-leaving = Weggaan
ratings-leaving-text = Wie opgeeft, geen tijd meer heeft of zijn account verwijdert, heeft verloren en eindigt achter iedereen die bleef, wat de bot die het overneemt ook doet. Wie weggaat, eindigt gelijk met anderen die weggingen. Een spel dat de beheerder van de server sluit, telt niet.
ratings-fair = Eerlijk spel
ratings-fair-text = De plaatsen worden verloot, en het lot bepaalt wie begint. Twee mensen met hetzelfde IP-adres spelen niet om rating tegen elkaar. Van de spellen die twee mensen op een dag beginnen, tellen alleen de eerste tien, en van elke speler alleen de eerste honderd. Geen overwinning tilt een rating meer dan 400 boven de beste verslagen speler.
ratings-bots = Bots
ratings-bots-text = Elk niveau heeft voor elk spel en elk aantal spelers een vaste rating, gemeten in duizenden spellen tussen bots. Spellen tegen bots veranderen alleen jouw rating.
ratings-again = Controleerbaar
ratings-again-text = Alle ratings volgen uit de bewaarde uitslagen. De beheerder kan ze altijd opnieuw berekenen en krijgt dezelfde getallen.
