### Tutoriels et pages de règles.

## The page of all lessons

learn-title = Apprendre
learn-lead = Quelques minutes devant un vrai plateau, et vous connaissez le jeu.
learn-start = Commencer le tutoriel
learn-go-on = Continuer le tutoriel
learn-again = Refaire le tutoriel
learn-progress = { $count ->
    [0] { $all } petites étapes
   *[other] étapes faites : { $count } sur { $all }
}
learn-read-rules = Lire les règles

## A lesson

learn-lesson = { $game } : tutoriel
learn-step = { $fresh ->
    [yes] Étape { $step }/{ $all } · autre position
   *[no] Étape { $step }/{ $all }
}
learn-leave = Quitter le tutoriel
learn-back = Retour
learn-next = Suite
learn-skip = Passer
learn-show-me = Montrez-moi
learn-once-more = Refaire
learn-player = Invité
learn-refused = Interdit : { $why }
learn-tried = Refusé, comme il se doit : { $why }
learn-done-title = Vous connaissez le jeu
learn-done-title-skipped = Fin du tutoriel
learn-done-text = Vous connaissez toutes les règles importantes. Jouez maintenant une partie.
learn-done-skipped = { $count ->
    [one] Vous avez sauté une étape. Faites-la maintenant, ou découvrez le reste dans une partie contre un robot facile.
   *[other] Vous avez sauté { $count } étapes. Faites-les maintenant, ou découvrez le reste dans une partie contre un robot facile.
}
learn-done-play = Jouer contre un robot facile
learn-to-skipped = Vers les étapes sautées
learn-from-start = Retour à l’étape 1

## Rules pages

rules-title = { $game } : les règles
rules-all = Règles
rules-lead = Toutes les règles, dans l’ordre où l’on en a besoin. Les petits numéros sont ceux qu’utilisent la table et la documentation.
rules-contents = Sommaire
rules-practise = Vers le tutoriel
