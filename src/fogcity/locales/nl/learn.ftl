### Uitleg stap voor stap en pagina’s met regels.

## The page of all lessons

learn-title = Leren
learn-lead = Een paar minuten aan een echt bord, en je kent het spel.
learn-start = Uitleg starten
learn-go-on = Verder met de uitleg
learn-again = Uitleg nog eens doen
learn-progress = { $count ->
    [0] { $all } korte stappen
   *[other] { $count } van { $all } stappen gedaan
}
learn-read-rules = Regels lezen

## A lesson

learn-lesson = { $game }: uitleg
learn-step = { $fresh ->
    [yes] Stap { $step } van { $all } · nieuwe stelling
   *[no] Stap { $step } van { $all }
}
learn-leave = Uitleg verlaten
learn-back = Terug
learn-next = Verder
learn-skip = Overslaan
learn-show-me = Laat zien
learn-once-more = Nog eens
learn-player = Gast
learn-refused = Niet toegestaan: { $why }
learn-tried = Geweigerd, zoals het hoort: { $why }
learn-done-title = Je kent het spel
learn-done-title-skipped = Einde van de uitleg
learn-done-text = Je kent alle regels die ertoe doen. Speel nu een spel.
learn-done-skipped = { $count ->
    [one] Je hebt één stap overgeslagen. Doe die nu, of leer de rest in een spel tegen een makkelijke bot.
   *[other] Je hebt { $count } stappen overgeslagen. Doe die nu, of leer de rest in een spel tegen een makkelijke bot.
}
learn-done-play = Nu tegen een makkelijke bot spelen
learn-to-skipped = Naar de overgeslagen stappen
learn-from-start = Naar stap 1

## Rules pages

rules-title = { $game }: regels
rules-all = Regels
rules-lead = Alle regels in de volgorde waarin je ze nodig hebt. De kleine nummers zijn de regelnummers die aan tafel en in de documentatie worden gebruikt.
rules-contents = Inhoud
rules-practise = Naar de uitleg
