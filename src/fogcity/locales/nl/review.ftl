### Game reviews: docs/review.md explains the figures.

review-title = Analyse
review-working = Het spel wordt geanalyseerd…
review-none = Dit spel kan niet worden geanalyseerd: er is nog geen engine voor deze opties, of het is niet uitgespeeld.
review-failed = De analyse is op dit apparaat mislukt.
review-graph = Winstkansen tijdens het spel
# $chances is a list of names with percentages.
review-after = Na zet { $step }: { $chances }
review-luck-play = Geluk en spel
# Signed points of win chance: luck +6, play −3.
review-player = geluk { $luck }, spel { $play }
review-accuracy = nauwkeurigheid { $share }
review-moments = Wat het spel besliste
review-deal = De beginopstelling
review-effect = { $name }: { $before } → { $after } (spel { $play }, geluk { $luck })
review-sums = De rekensom
review-sums-hint = Begin + geluk + eigen spel + spel van anderen = resultaat, in procentpunten winstkans. Geluk is wat het toeval bracht, vergeleken met alles wat het had kunnen brengen.
review-name = Naam
review-part-start = Begin
review-part-luck = Geluk
review-part-play = Eigen spel
review-part-others = Spel van anderen
review-part-result = Resultaat
review-table = Alle kansen als tabel
review-step = Zet
review-judged = Oordeel
review-inaccuracy = Onnauwkeurigheid
review-mistake = Fout
review-blunder = Blunder
# After a judgment in bold.
review-lost = van { $name }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} winstkans verloren.
review-best = { $name } speelt hier de beste zet.
review-good = { $name } speelt hier een goede zet.
review-previous = Vorige fout
review-next = Volgende fout
review-play-on = Hier verder spelen
review-find = Vind een betere zet
review-find-task = De zet van { $name } kostte hier { $points ->
    [one] 1 punt
   *[other] { $points } punten
} winstkans. Vind een betere.
review-back = Terug naar de analyse
review-margin = Verwacht verschil: { $margins } punten
review-margin-hint = Het gemiddelde van { $count } spellen die sterke bots vanaf hier verder spelen, met de standaardfout.

## Puzzles

puzzle-title = Puzzels
puzzle-other = De andere speler
puzzle-streak = { $count } op rij
puzzle-rating = Jouw rating { $rating }
puzzle-theme = Thema
puzzle-theme-any = Alle thema’s
puzzle-task = Jouw beurt: één zet is duidelijk de beste. Vind hem.
puzzle-grade = Moeilijkheid { $rating }
puzzle-right = Goed!
puzzle-wrong = Dat kost { $points ->
    [one] 1 punt
   *[other] { $points } punten
} winstkans.
puzzle-again = Opnieuw proberen
puzzle-show = Laat zien
puzzle-good = Goede zetten: { $count }
puzzle-next = Volgende puzzel
puzzle-leaders = Puzzels: beste oplossers
puzzle-leaders-none = Nog niemand heeft 20 puzzels beantwoord.
puzzle-solved = { $solved } van { $tried } opgelost

## The deal of the day

daily-lead = Eén spel voor iedereen, met dezelfde bots. Alleen je eerste poging telt, zonder tips en zonder terugnemen. De bots worden van maandag tot zondag sterker.
daily-against = Tegen { $bot }
daily-play = Dit spel spelen
daily-go-on = Verder spelen
daily-result = { $won ->
    [yes] Gewonnen
   *[no] Verloren
}, { $score }.
daily-table = Stand van de dag
daily-played = { $count ->
    [one] 1 poging tot nu toe
   *[other] { $count } pogingen tot nu toe
}
daily-nobody = Nog niemand.
daily-won = Gewonnen
daily-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
daily-streaks = Spel van de dag: langste reeksen
daily-wins = { $wins } van { $played } gewonnen
daily-next = Het volgende spel komt om { $time }.
daily-share = Delen
daily-share-title = Je resultaat delen
daily-share-text = Je resultaat als tekst
# Opens the device's own menu for sharing.
daily-share-send = Delen…
daily-share-copy = Tekst kopiëren
daily-share-copy-picture = Afbeelding kopiëren
daily-share-save = Afbeelding opslaan
daily-streak = { $count ->
    [one] 1 dag op rij
   *[other] { $count } dagen op rij
}
