### Game reviews: docs/review.md explains the figures.

review-title = Analyse
review-working = Analyse de la partie en cours…
review-none = Cette partie ne peut pas être analysée : il n’y a pas encore de moteur pour ces options, ou elle n’a pas été jouée jusqu’au bout.
review-failed = L’analyse a échoué sur cet appareil.
review-graph = Chances de gagner au cours de la partie
# $chances is a list of names with percentages.
review-after = Après le coup { $step } : { $chances }
review-luck-play = Chance et jeu
# Signed points of win chance: luck +6, play −3.
review-player = chance { $luck }, jeu { $play }
review-accuracy = précision { $share }
review-moments = Ce qui a décidé la partie
review-deal = La mise en place
review-effect = { $name } : { $before } → { $after } (jeu { $play }, chance { $luck })
review-sums = Le calcul
review-sums-hint = Départ + chance + son jeu + jeu des autres = résultat, en points de pourcentage de chances de gagner. La chance compare ce qui a été tiré à tout ce qui aurait pu l’être.
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
review-lost = ({ $name }) : { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
} sur ses chances de gagner.
review-best = { $name } joue ici le meilleur coup.
review-good = { $name } joue ici un bon coup.
review-previous = Erreur précédente
review-next = Erreur suivante
review-play-on = Reprendre d’ici
review-find = Trouver un meilleur coup
review-find-task = Le coup de { $name } a perdu ici { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chances de gagner. Trouvez-en un meilleur.
review-back = Retour à l’analyse
review-margin = Écart attendu : { $margins } points
review-margin-hint = La moyenne de { $count } parties que de bons robots jouent à partir d’ici, avec son erreur type.

## Puzzles

puzzle-title = Problèmes
puzzle-other = L’autre joueur
puzzle-streak = Série { $count }
puzzle-rating = Votre niveau { $rating }
puzzle-theme = Thème
puzzle-theme-any = Tous les thèmes
puzzle-task = À vous : un seul coup est nettement le meilleur. Trouvez-le.
puzzle-grade = Difficulté { $rating }
puzzle-right = Bonne réponse !
puzzle-wrong = Ce coup perd { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chances de gagner.
puzzle-again = Réessayer
puzzle-show = Montrer
puzzle-good = Bons coups : { $count }
puzzle-next = Problème suivant
puzzle-leaders = Problèmes : meilleurs solveurs
puzzle-leaders-none = Personne n’a encore répondu à 20 problèmes.
puzzle-solved = { $solved } résolus sur { $tried }

## The deal of the day

daily-lead = La même donne pour tout le monde, avec les mêmes robots. Seul votre premier essai compte, sans conseils ni annulation de coups. Les robots deviennent plus forts du lundi au dimanche.
daily-against = Contre { $bot }
daily-play = Jouer la donne
daily-go-on = Continuer
daily-result = { $won ->
    [yes] Gagné
   *[no] Perdu
}, { $score }.
daily-table = Classement du jour
daily-played = { $count ->
    [one] { $count } essai jusqu’ici
   *[other] { $count } essais jusqu’ici
}
daily-nobody = Personne pour l’instant.
daily-won = Gagné
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-streaks = Donne du jour : les plus longues séries
daily-wins = { $wins } gagnées sur { $played }
daily-next = La prochaine donne arrive à { $time }.
daily-share = Partager
daily-share-title = Partager votre résultat
daily-share-text = Votre résultat sous forme de texte
# Opens the device's own menu for sharing.
daily-share-send = Partager…
daily-share-copy = Copier le texte
daily-share-copy-picture = Copier l’image
daily-share-save = Enregistrer l’image
daily-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
