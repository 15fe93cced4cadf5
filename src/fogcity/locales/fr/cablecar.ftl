### San Francisco Cable Car : la table, son journal et ses règles.

## In the lobby

game-cablecar = San Francisco Cable Car
game-cablecar-short = Cable Car
home-cablecar-pitch = Posez des rails, détournez les lignes des autres et ramenez vos wagons par le plus long chemin.
home-cablecar-length = 20 à 30 min
new-cablecar-rotate = Faire pivoter les cartes
new-cablecar-rotate-hint = Les cartes de rails peuvent être posées dans quatre sens, au lieu de toutes dans le même.
new-cablecar-hand = Cartes en main
new-cablecar-hand-hint = Une seule dans le jeu habituel ; avec deux ou trois, plus de choix et moins de hasard.
new-cablecar-companies = Compagnies
new-cablecar-companies-hint = L’extension : personne n’a de couleur, huit compagnies sont en jeu, et ce sont vos actions qui rapportent.
cablecar-fact-hand = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}

## Words of the game

cablecar-color = { $color ->
    [yellow] jaune
    [blue] bleu
    [orange] orange
    [green] vert
    [purple] mauve
    [black] noir
    [red] rouge
   *[brown] brun
  }
cablecar-board = Plateau. Les flèches servent à se déplacer, N mène à la case suivante pour votre carte, Entrée la pose.
cablecar-players = Joueurs
cablecar-companies = Compagnies
cablecar-companies-limit = { $limit } points : fin des échanges
cablecar-score-done = { $end ->
    [power] Ligne { $station }, finie à la Powerstation
   *[other] Ligne { $station }, finie à la station { $end }
  }
cablecar-score-open = Ligne { $station }, en cours : { $crossings }
cablecar-lines-done = { $done ->
    [one] { $done } ligne terminée sur { $all }
   *[other] { $done } lignes terminées sur { $all }
  }

## What is expected (the line above the board)

cablecar-turn = { $stack ->
    [0] À vous : posez votre carte
   *[other] À vous : posez une carte ou piochez-en une autre
  }
cablecar-turn-companies = { $stack ->
    [0] À vous : posez votre carte ou échangez une action
   *[other] À vous : posez une carte, piochez-en une autre ou échangez une action
  }
cablecar-turn-drawn = Posez la carte que vous avez piochée
cablecar-turn-other = { $drawn ->
    [yes] { $who } pose la carte piochée
   *[no] { $who } réfléchit
  }
cablecar-won = { $count ->
    [one] { $who } gagne avec { $points } points
   *[other] { $who } se partagent la victoire avec { $points } points chacun
  }

## Hand

cablecar-hand = Vos cartes de rails
cablecar-drawn = Piochée
cablecar-kept = Gardée
cablecar-tile-choose = Carte { $number } : { $tile }
cablecar-point-at = Choisissez une case éclairée pour voir ce que votre carte y ferait.
cablecar-plan-at = Prévoyez votre coup : choisissez une case pour votre prochain tour.
cablecar-plan-place = votre carte sur { $square }
cablecar-plan-taken = { $square } est occupée maintenant : votre coup prévu est abandonné.
cablecar-plan-refused = Votre carte ne peut pas aller sur { $square } maintenant : votre coup prévu est abandonné.
cablecar-on-square = Sur { $square }
cablecar-touches-nothing = Sur { $square }, votre carte ne touche aucune ligne.
cablecar-stack-left = { $stack ->
    [0] La pioche est vide.
    [one] Il reste { $stack } carte dans la pioche.
   *[other] Il reste { $stack } cartes dans la pioche.
  }
cablecar-place-on = Poser sur { $square }
cablecar-turn-tile = Faire pivoter la carte
cablecar-draw = Piocher une autre carte
cablecar-draw-left = { $stack ->
    [one] il en reste { $stack } ; pose obligatoire
   *[other] il en reste { $stack } ; pose obligatoire
  }
cablecar-unseen = { $count ->
    [one] { $count } carte encore inconnue
   *[other] { $count } cartes encore inconnues
  }

## What a placement would do

cablecar-effect-grows = { $mine ->
    [yes] votre ligne { $station } passerait à { $crossings }
   *[no] la ligne { $station } ({ $color }) passerait à { $crossings }
  }
cablecar-effect-ends = { $mine ->
    [yes] { $end ->
        [power] votre ligne { $station } finirait à la Powerstation : { $points } points, doublés
       *[station] { $points ->
            [one] votre ligne { $station } finirait : { $points } point
           *[other] votre ligne { $station } finirait : { $points } points
          }
      }
   *[no] { $end ->
        [power] la ligne { $station } ({ $color }) finirait à la Powerstation : { $points } points, doublés
       *[station] { $points ->
            [one] la ligne { $station } ({ $color }) finirait : { $points } point
           *[other] la ligne { $station } ({ $color }) finirait : { $points } points
          }
      }
  }
cablecar-effect-nobody = la ligne de la station { $station }, sans wagon

## What a strong bot would do

cablecar-advice-place = { $degrees ->
    [0] Un bon robot poserait la carte sur { $square }.
   *[other] Un bon robot ferait pivoter la carte de { $degrees } degrés et la poserait sur { $square }.
  }
cablecar-advice-draw = Un bon robot piocherait une autre carte.
cablecar-advice-exchange = Un bon robot échangerait l’action de { $percent } % contre celle qui est visible : { $company }.
cablecar-advice-exchange-unseen = Un bon robot échangerait l’action de { $percent } % contre une action cachée.
cablecar-reason-line-ends = { $mine ->
    [yes] Votre ligne { $station } rapporte { $points } { $points ->
        [one] point
       *[other] points
      }{ $power ->
        [yes] , doublés à la Powerstation
       *[no] { "" }
      }.
   *[no] La ligne { $station } ({ $color }) s’arrête à { $points }.
  }
cablecar-reason-line-grows = Votre ligne { $station } passe à { $crossings }.
cablecar-reason-shares = { $taken } : { $takenPoints } points, { $given } : { $givenPoints }.
cablecar-reason-hand-adds = Sans terminer de ligne, vous { $added ->
    [0] n’ajouteriez rien { $companies ->
        [yes] aux lignes de vos compagnies
       *[no] à vos lignes
      }
   *[other] ajouteriez au plus { $added } { $companies ->
        [yes] aux lignes de vos compagnies
       *[no] à vos lignes
      }
  }{ $better ->
    [0] .
    [one]  ; { $better } des { $unseen } cartes encore inconnues ferait mieux.
   *[other]  ; { $better } des { $unseen } cartes encore inconnues feraient mieux.
  }
cablecar-reason-hand-ends = Où que vous posiez une carte, vous terminez { $companies ->
    [yes] une ligne de vos compagnies
   *[no] une de vos lignes
  }.
cablecar-reason-hand-kept = Vous gardez une carte qui, sur { $square }, { $points ->
    [0] ajouterait { $added } { $companies ->
        [yes] aux lignes de vos compagnies
       *[no] à vos lignes
      }
   *[other] rapporterait { $companies ->
        [yes] { $points } points à vos compagnies
       *[no] { $points } points
      }
  }.
cablecar-reason-lines-done = { $companies ->
    [yes] Toutes les lignes de vos compagnies sont terminées
   *[no] Toutes vos lignes sont terminées
  } : aucune carte n’y change plus rien.

## For screen readers

cablecar-square-tile = { $count ->
    [0] { $square }, carte { $tile }
   *[other] { $square }, carte { $tile }, avec { $lines }
  }
cablecar-square-free = { $square }, libre
cablecar-square-planned = { $square }, libre, prévue pour votre carte
cablecar-square-closed = { $square }, libre, interdite à votre carte
cablecar-square-legal = { $square }, ouverte à votre carte ; { $effects }
cablecar-square-legal-plain = { $square }, ouverte à votre carte ; aucune ligne touchée
cablecar-line-here = ligne { $station } ({ $color })
cablecar-station-empty = Station { $station }, sans wagon
cablecar-station-open = { $crossings ->
    [0] { $mine ->
        [yes] Station { $station }, votre wagon ({ $color }), ligne pas encore commencée
       *[no] Station { $station }, wagon ({ $color }), { $who }, ligne pas encore commencée
      }
   *[other] { $mine ->
        [yes] Station { $station }, votre wagon ({ $color }), ligne de { $crossings }, jusqu’à { $square }
       *[no] Station { $station }, wagon ({ $color }), { $who }, ligne de { $crossings }, jusqu’à { $square }
      }
  }
cablecar-station-done = { $end ->
    [power] Station { $station }, wagon ({ $color }), { $who }, { $points } points à la Powerstation
   *[other] { $points ->
        [one] Station { $station }, wagon ({ $color }), { $who }, { $points } point à la station { $end }
       *[other] Station { $station }, wagon ({ $color }), { $who }, { $points } points à la station { $end }
      }
  }
cablecar-chosen = { $turns ->
    [yes] { $square } choisie. Entrée pose la carte, R la fait pivoter, Échap annule.
   *[no] { $square } choisie. Entrée pose la carte, Échap annule.
  }
cablecar-turned = Orientée à { $degrees } degrés. { $where }
cablecar-keys = R fait pivoter la carte, D en pioche une autre, 1 à 3 choisissent une carte de votre main.
cablecar-report-hand = Vos cartes : { $tiles }.
cablecar-report-drawn = Vous avez pioché { $tile }.
cablecar-report-shares = Vos actions : { $shares }.
cablecar-report-no-tile = Vous n’avez pas de carte.
cablecar-report-board = { $placed ->
    [0] Aucune carte sur le plateau ; { $stack } dans la pioche.
    [one] { $placed } carte sur le plateau, { $stack } dans la pioche.
   *[other] { $placed } cartes sur le plateau, { $stack } dans la pioche.
  }

## The Company expansion

cablecar-shares = Vos actions
cablecar-piles = Piles d’actions
cablecar-shares-worth = { $points ->
    [one] valent { NUMBER($points, minimumFractionDigits: 1) } point à présent
   *[other] valent { NUMBER($points, minimumFractionDigits: 1) } points à présent
  }
cablecar-share-hidden = action cachée
cablecar-pile = Actions de { $percent } %
cablecar-exchange-up = Échanger votre action de { $percent } % contre celle qui est visible : { $company }
cablecar-exchange-unseen = { $count ->
    [one] Échanger votre action de { $percent } % contre celle du dessus, cachée ({ $count } action)
   *[other] Échanger votre action de { $percent } % contre celle du dessus, cachée ({ $count } actions)
  }
cablecar-exchange-give = Vous donnez
cablecar-exchange-get = Vous recevez
cablecar-exchange-hidden = cachée ({ $count })
cablecar-exchange-title = Échanger votre action de { $percent } % ?
cablecar-exchange-points = { $points ->
    [one] { $company }, { $points } point à présent
   *[other] { $company }, { $points } points à présent
  }
cablecar-exchange-top = { $count ->
    [one] la seule action de la pile, cachée
   *[other] celle du dessus, cachée (pile de { $count } actions)
  }
cablecar-exchange-whole-turn = L’échange occupe tout votre tour : vous ne posez pas de carte. Votre action va sous la pile.
cablecar-exchange-do = Échanger et finir mon tour
cablecar-exchange-may = Au lieu de poser une carte, vous pouvez échanger une action, tant qu’aucune compagnie n’a { $limit } points.
cablecar-exchange-limit = Plus d’échanges : une compagnie a { $limit } points.

## Log

cablecar-log-placed = { $you ->
    [yes] Vous posez
   *[no] { $who } pose
  } une carte sur { $square }.
cablecar-log-scored = { $you ->
    [yes] Votre ligne
   *[no] { $who } : la ligne
  } { $station } { $end ->
    [power] rallie la Powerstation et rapporte
   *[station] rapporte
  } { $points }.
cablecar-log-drew = { $you ->
    [yes] Vous piochez
   *[no] { $who } pioche
  } une autre carte.
cablecar-log-exchanged = { $you ->
    [yes] Vous échangez
   *[no] { $who } échange
  } l’action de { $percent } % { $known ->
    [yes] ({ $given }) contre celle qui est visible ({ $company })
   *[no] contre celle qui est visible ({ $company })
  }.
cablecar-log-exchanged-unseen = { $you ->
    [yes] Vous échangez
   *[no] { $who } échange
  } l’action de { $percent } % { $known ->
    [yes] ({ $given }) contre une action cachée
   *[no] contre une action cachée
  }.
cablecar-log-exchanged-top = { $you ->
    [yes] Vous échangez
   *[no] { $who } échange
  } l’action de { $percent } % ({ $given }) contre celle du dessus, cachée : { $company }.

## The end

cablecar-outcome-lines = Lignes
cablecar-outcome-longest = Ligne la plus longue
cablecar-outcome-longest-line = { $crossings } (ligne { $station })
cablecar-outcome-power = Powerstation
cablecar-outcome-legend = La station d’une ligne, puis ses points
cablecar-outcome-legend-power = En doré : finie à la Powerstation, points doublés
cablecar-outcome-share = { $percent } % ({ $company })

## Why something is not allowed

cablecar-rule-cc-1 = Le plateau a 60 cases, de a1 à h8 ; les quatre du milieu appartiennent à la Powerstation.
cablecar-rule-cc-6 = Cette carte n’existe pas.
cablecar-rule-cc-10 = C’est au tour d’un autre joueur.
cablecar-rule-cc-11 = On pose la carte que l’on a en main, ou l’on en pioche une et l’on pose celle-là.
cablecar-rule-cc-14 = Une carte se pose sur une case libre au bord du plateau ou à côté d’une autre carte.
cablecar-rule-cc-15 = Tous les toits sont orientés du même côté : à cette table, on ne fait pas pivoter les cartes.
cablecar-rule-cc-17 = Ici, cette carte formerait à elle seule toute une ligne, directement de station à station. Ce n’est permis que si la carte n’a aucune autre place.
cablecar-rule-cc-24 = La partie est terminée : toutes les cartes sont posées.
cablecar-rule-cc-25 = Une carte peut pivoter de 90, 180 ou 270 degrés.
cablecar-rule-cc-28 = Il y a des actions de 10, 20, 30 et 40 %.
cablecar-rule-cc-29 = Un tour, c’est une carte posée ou une action échangée.
cablecar-rule-cc-31 = On n’échange plus d’actions dès qu’une compagnie a 25 points.

## A game from a real table
cablecar-check-text = Les placements dans l’ordre, par exemple aacb@c1

## Themes of puzzles

cablecar-theme-power = Terminer une ligne à la Powerstation
cablecar-theme-finish = Terminer une ligne
cablecar-theme-wreck = Terminer la ligne d’un autre
cablecar-theme-save = Sauver une ligne
cablecar-theme-grow = Allonger une ligne
cablecar-theme-draw = Piocher une autre carte
cablecar-theme-endgame = Fin de partie

cablecar-feat-lines = Lignes terminées
cablecar-feat-power = Lignes jusqu’à la Powerstation
cablecar-feat-longest = Ligne la plus longue, en cases
cablecar-feat-richest = Meilleure ligne, en points
cablecar-award-haul = Le grand voyage
cablecar-award-haul-text = Une ligne d’au moins 20 cases jusqu’à la Powerstation.
cablecar-award-powerhouse = Haute tension
cablecar-award-powerhouse-text = Au moins cinq lignes jusqu’à la Powerstation en une partie.
cablecar-award-spotless = Sans raccourci
cablecar-award-spotless-text = Chacune de vos lignes fait plus de deux cases.
cablecar-award-photo = Au finish
cablecar-award-photo-text = Gagné d’un point.
cablecar-award-runaway = Échappée
cablecar-award-runaway-text = Gagné d’au moins 20 points.
