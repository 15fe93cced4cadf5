# Classements, profils et meilleurs joueurs.
leaders-title = Meilleurs joueurs
leaders-lead = Les plus forts de ce serveur, par jeu et nombre de joueurs. Après dix parties classées, vous y figurez aussi.
leaders-none = Personne n’a encore joué dix parties classées de ce genre.
leaders-play = Jouer une partie classée
leaders-bots = Robots, au classement fixe
player-mine = Mon profil
player-missing = Personne ne porte ce nom ici, ou bien cette personne ne montre rien.
player-lead = { $count ->
    [one] Ici depuis le { $date }. { $count } partie.
   *[other] Ici depuis le { $date }. { $count } parties.
  }
player-since = Ici depuis le { $date }.
player-data = Télécharger les données
player-hide = Masquer mon profil
player-hide-hint = Personne d’autre ne voit vos classements et statistiques, et votre nom n’apparaît dans aucune liste.
player-hide-parts = Ou masquer seulement
player-part-statistics = Statistiques et exploits
player-part-companions = Avec qui je joue
player-part-leaders = Mon nom dans les listes des meilleurs
player-ratings = Classements
player-provisional = provisoire
player-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
player-no-ratings = Aucune partie classée pour l’instant.
player-curve = { $count ->
    [one] Le classement après { $count } partie
   *[other] Le classement au fil de { $count } parties
  }
player-rated-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
  }
player-left = parti
player-place = place { $place }
player-not-counted = ne compte pas
player-statistics = Statistiques
player-statistics-hint = Parties de ce serveur jouées jusqu’au bout, selon les règles habituelles et sans rien reprendre.
player-no-games = Aucune partie pour l’instant.
player-by-players = Par nombre de joueurs
player-by-against = Par adversaires
player-by-seat = Par place
player-people = personnes
player-mixed = personnes et robots
player-games = parties
player-won = gagnées
player-mean-place = place moyenne
player-mean-points = points en moyenne
player-best = record
player-feat-best = meilleure partie
player-feat-mean = { $mean } par partie
player-awards = Exploits
player-award-count = { $count ->
    [one] une fois
   *[other] { $count } fois
  }
player-award-none = pas encore
player-accuracy = Précision et chance
player-accuracy-hint = D’après les analyses faites sur cet appareil, qui les garde pour lui. Pour ajouter une partie, ouvrez-la une fois finie et faites-la analyser.
player-accuracy-mean = { $count ->
    [one] { $count } partie : précision { $share }, chance { $luck }
   *[other] { $count } parties : précision { $share }, chance { $luck } en moyenne
  }
player-reviewed = { $count ->
    [one] { $count } partie analysée
   *[other] { $count } parties analysées
  }
player-luck = chance
player-companions = A joué avec
player-ahead = { $count ->
    [one] devant dans { $ahead } partie sur { $count }
   *[other] devant dans { $ahead } parties sur { $count }
  }
ratings-title = Comment marche le classement
ratings-what = Le nombre
ratings-what-text = Tout le monde commence à 1000. Avec 100 de plus qu’un autre, on gagne environ 64 parties sur 100 à deux. Le ± dit de combien le nombre peut se tromper ; il diminue à chaque partie. Il y a un classement par jeu et nombre de joueurs. Les dix premières parties, il est provisoire.
ratings-tables = Ce qui compte
ratings-tables-text = Les parties aux tables créées comme classées : règles habituelles, horloge, pas de conseils. On ne reprend rien, sauf à l’instant qui précède l’exécution d’un coup. Chacun a un compte avec mot de passe et une seule place.
ratings-leaving = Partir
ratings-leaving-text = Qui abandonne, dépasse son temps ou supprime son compte a perdu : il est placé derrière tous ceux qui sont restés, quoi que fasse le robot qui continue. Ceux qui partent sont à égalité. Une partie fermée par l’hôte du serveur ne compte pas.
ratings-fair = Équité
ratings-fair-text = Les places sont tirées au sort, et le sort désigne qui commence. Deux personnes de la même adresse ne sont pas classées l’une contre l’autre. Des parties que deux personnes commencent en un jour, les dix premières comptent, et les cent premières de chacun. Aucune victoire n’élève un classement à plus de 400 au-dessus du meilleur joueur battu.
ratings-bots = Robots
ratings-bots-text = Chaque niveau a un classement fixe, mesuré dans de nombreuses parties à deux entre robots. Les parties contre des robots ne changent que votre classement.
ratings-again = Vérifiable
ratings-again-text = Tous les classements découlent des seuls résultats enregistrés. L’hôte peut les recalculer à tout moment, avec des nombres identiques.
