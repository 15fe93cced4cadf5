# Classements, profils et meilleurs joueurs.
leaders-title = Meilleurs joueurs
leaders-lead = Les plus forts de ce serveur, par jeu et nombre de joueurs. Après dix parties classées, vous y figurez aussi.
leaders-none = Personne n’a encore joué dix parties classées de ce genre.
leaders-play = Jouer une partie classée
leaders-bots = Robots, au classement fixe
player-mine = Mon profil
player-missing = Personne ne porte ce nom ici, ou son profil est masqué.
player-lead = { $count ->
    [one] Ici depuis le { $date }. { $count } partie jouée jusqu’au bout.
   *[other] Ici depuis le { $date }. { $count } parties jouées jusqu’au bout.
  }
player-since = Ici depuis le { $date }.
player-data = Télécharger les données
player-hide = Masquer mon profil
player-hide-hint = Personne d’autre ne voit vos classements et statistiques, et vous n’apparaissez dans aucune liste.
player-hide-parts = Ou masquer seulement
player-part-statistics = Statistiques et succès
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
player-chart-data = Télécharger en CSV
player-left = parti
player-place = place { $place }
player-not-counted = ne compte pas
player-statistics = Statistiques
player-statistics-hint = Parties de ce serveur jouées jusqu’au bout, selon les règles habituelles et sans coup annulé.
player-no-games = Aucune partie pour l’instant.
player-by-players = Par nombre de joueurs
player-by-against = Par adversaires
player-by-seat = Par couleur
player-people = personnes
player-mixed = personnes et robots
player-games = parties
player-won = gagnées
player-mean-place = place en moy.
player-mean-points = points en moy.
player-best = record
player-feat-best = meilleure partie
player-feat-mean = { $mean } par partie
player-awards = Succès
player-award-count = { $count ->
    [one] une fois
   *[other] { $count } fois
  }
player-award-none = pas encore
player-accuracy = Précision et chance
player-accuracy-hint = D’après les analyses faites sur cet appareil, et gardées ici. Pour ajouter une partie, ouvrez-la une fois terminée et analysez-la.
player-accuracy-mean = { $count ->
    [one] { $count } partie : précision { $share }, chance { $luck }
   *[other] { $count } parties : précision { $share }, chance { $luck } en moyenne
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
ratings-what-text = Tout le monde commence à 1000. Avec 100 points de plus que votre adversaire, vous gagnez environ 64 parties à deux sur 100. Le ± indique l’incertitude ; il diminue à chaque partie. Il y a un classement par jeu et nombre de joueurs. Il est provisoire pendant les dix premières parties.
ratings-tables = Ce qui compte
ratings-tables-text = Les parties créées comme classées : règles habituelles, horloge, pas de conseils. On n’annule pas de coup, sauf dans l’instant qui précède son exécution. Chacun a un compte avec mot de passe et une seule place.
ratings-leaving = Partir
ratings-leaving-text = Si vous abandonnez, dépassez votre temps ou supprimez votre compte, vous avez perdu : vous êtes classé derrière tous ceux qui sont restés, quoi que fasse le robot qui continue. Ceux qui partent sont à égalité. Une partie fermée par l’hôte du serveur ne compte pas.
ratings-fair = Équité
ratings-fair-text = Les places sont tirées au sort, et le sort désigne qui commence. Deux personnes qui ont la même adresse IP ne sont pas classées l’une contre l’autre. Seules comptent les dix premières parties que deux personnes commencent dans une journée, et les cent premières de chacun. Aucune victoire n’élève un classement à plus de 400 au-dessus du meilleur joueur battu.
ratings-bots = Robots
ratings-bots-text = Chaque niveau a un classement fixe, mesuré dans de nombreuses parties à deux entre robots. Les parties contre des robots ne changent que votre classement.
ratings-again = Vérifiable
ratings-again-text = Tous les classements découlent des résultats enregistrés. L’hôte peut les recalculer à tout moment et obtient les mêmes nombres.
