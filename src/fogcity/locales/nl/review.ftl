### Game reviews: docs/review.md explains the figures.

review-title = Analyse
review-close = Analyse sluiten
review-working = De partij wordt geanalyseerd …
review-none = Deze partij kan niet worden geanalyseerd: niemand heeft geleerd partijen met deze opties te beoordelen, of ze is niet uitgespeeld.
review-failed = De analyse kon op dit apparaat niet worden gemaakt.
review-graph = Winstkansen tijdens de partij
# $chances is a list of names with percentages.
review-after = Na zet { $step }: { $chances }
review-luck-play = Geluk en spel
# Signed points of win chance: luck +6, play −3.
review-player = geluk { $luck }, spel { $play }
review-accuracy = nauwkeurigheid { $share }
review-moments = Wat de partij besliste
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
