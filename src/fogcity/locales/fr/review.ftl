### Game reviews: docs/review.md explains the figures.

review-title = Analyse
review-working = Analyse de la partie en cours…
review-none = Cette partie ne peut pas être analysée : personne n’a appris à juger les parties avec ces options, ou elle n’a pas été jouée jusqu’au bout.
review-failed = L’analyse n’a pas pu être faite sur cet appareil.
review-graph = Chances de gagner au cours de la partie
# $chances is a list of names with percentages.
review-after = Après le coup { $step } : { $chances }
review-luck-play = Chance et jeu
# Signed points of win chance: luck +6, play −3.
review-player = chance { $luck }, jeu { $play }
review-accuracy = précision { $share }
review-moments = Ce qui a décidé la partie
review-deal = La mise en place
review-effect = { $name } : { $before } → { $after } (jeu { $play }, chance { $luck })
review-sums = Le compte exact
review-sums-hint = Départ + chance + son jeu + jeu des autres = résultat, en points de probabilité de gagner sur 100. La chance est ce que le hasard a apporté, comparé à tout ce qu’il aurait pu apporter.
review-name = Nom
review-part-start = Départ
review-part-luck = Chance
review-part-play = Son jeu
review-part-others = Jeu des autres
review-part-result = Résultat
review-table = Toutes les chances en tableau
review-step = Coup
review-judged = Jugement
review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Gaffe
# After a judgment in bold.
review-lost = ({ $name }) : { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
} sur ses chances de gagner.
review-best = { $name } joue ici le meilleur coup.
review-good = { $name } joue ici un bon coup.
review-previous = Erreur précédente
review-next = Erreur suivante
review-play-on = Reprendre d’ici

## Puzzles

puzzle-title = Problèmes
puzzle-other = L’autre joueur
puzzle-streak = Série { $count }
puzzle-rating = Votre niveau { $rating }
puzzle-theme = Thème
puzzle-theme-any = Tous les thèmes
puzzle-task = À vous : un seul coup est nettement le meilleur. Trouvez-le.
puzzle-grade = Difficulté { $rating }
puzzle-right = Juste !
puzzle-wrong = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chances de gagner en moins.
puzzle-again = Réessayer
puzzle-next = Problème suivant

## The deal of the day

daily-lead = Une seule donne pour tout le monde, les mêmes robots, un seul essai qui compte : sans conseils et sans reprendre un coup. Les robots deviennent plus forts du lundi au dimanche.
daily-against = Contre { $bot }
daily-play = Jouer la donne
daily-go-on = Continuer
daily-result = { $won ->
    [yes] Gagné
   *[no] Pas gagné
}, { $score }.
daily-share = Fog City, { $game }, { $date } : { $won ->
    [yes] gagné
   *[no] pas gagné
}, { $score }
daily-copy = Copier pour partager
daily-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
