### Game reviews: docs/review.md explains the figures.

review-title = Analyse
review-working = Het spel wordt geanalyseerd…
review-none = Dit spel kan niet worden geanalyseerd: niemand heeft geleerd spellen met deze opties te beoordelen, of het is niet uitgespeeld.
review-failed = De analyse kon op dit apparaat niet worden gemaakt.
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
review-sums = Hoe het optelt
review-sums-hint = Begin + geluk + eigen spel + spel van anderen = resultaat, in punten van een winstkans van 100. Geluk is wat het toeval bracht, vergeleken met alles wat het had kunnen brengen.
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

## Puzzles

puzzle-title = Puzzels
puzzle-other = De andere speler
puzzle-streak = Reeks { $count }
puzzle-rating = Jouw rating { $rating }
puzzle-theme = Thema
puzzle-theme-any = Alle thema’s
puzzle-task = Jouw beurt: één zet is duidelijk de beste. Vind hem.
puzzle-grade = Moeilijkheid { $rating }
puzzle-right = Goed!
puzzle-wrong = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} winstkans minder.
puzzle-again = Opnieuw proberen
puzzle-next = Volgende puzzel

## The deal of the day

daily-lead = Eén spel voor iedereen, dezelfde bots, één poging die telt: zonder tips en zonder terugnemen. Bots worden van maandag tot zondag sterker.
daily-against = Tegen { $bot }
daily-play = Het spel spelen
daily-go-on = Verder spelen
daily-result = { $won ->
    [yes] Gewonnen
   *[no] Niet gewonnen
}, { $score }.
daily-share = Fog City, { $game }, { $date }: { $won ->
    [yes] gewonnen
   *[no] niet gewonnen
}, { $score }
daily-copy = Kopiëren om te delen
daily-streak = { $count ->
    [one] 1 dag op rij
   *[other] { $count } dagen op rij
}
