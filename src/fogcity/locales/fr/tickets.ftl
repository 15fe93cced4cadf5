### Les Aventuriers du Rail – San Francisco : la table, son journal et ses règles.

## In the lobby

game-tickets = Les Aventuriers du Rail – San Francisco
game-tickets-short = Aventuriers
new-tickets-board-san-francisco = San Francisco
home-tickets-pitch = Réunissez des cartes, prenez des routes à travers la ville, ramassez des souvenirs et complétez vos destinations secrètes.
home-tickets-length = 15 à 20 min
new-tickets-board = Plateau
new-tickets-board-hint = Le plateau de San Francisco fourni avec Fog City, ou un plateau que vous avez créé.
new-tickets-board-own = Votre propre fichier de plateau
new-tickets-board-file = Fichier de plateau
tickets-fact-board = plateau personnel

## Words of the game

tickets-card = { $kind ->
    [blue] bleue
    [green] verte
    [black] noire
    [purple] rose
    [red] rouge
    [orange] orange
    [gray] grise
   *[ferry] Ferry
  }
tickets-symbol = { $symbol ->
    [bridge] pont
    [bell] cloche
    [crab] crabe
    [sea_lion] otarie
    [sourdough] pain au levain
    [flower] fleur
   *[tram] tramway
  }
tickets-cards = { $kind ->
    [orange] { $count } orange
    [ferry] { $count ->
        [one] { $count } Ferry
       *[other] { $count } Ferries
      }
   *[other] { $count ->
        [one] { $count } { $name }
       *[other] { $count } { $name }s
      }
  }
tickets-cards-alike = { $count ->
    [one] { $count } carte de n’importe quelle couleur
   *[other] { $count } cartes d’une même couleur
  }
tickets-route = { $a } – { $b }
# Where something is put, and where it comes from: French needs the name’s article.
tickets-on = { $article ->
    [le] sur le { $place }
    [la] sur la { $place }
    [les] sur les { $place }
    [l] sur l’{ $place }
   *[none] sur { $place }
  }
tickets-from = { $article ->
    [le] du { $place }
    [la] de la { $place }
    [les] des { $place }
    [l] de l’{ $place }
    [d] d’{ $place }
   *[none] de { $place }
  }
tickets-map = Plateau. Les flèches mènent de route en route, N à la prochaine que vous pouvez prendre, Entrée la choisit.
tickets-players = Joueurs
tickets-score-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }
tickets-score-done = { $route }, complétée
tickets-score-missing = { $route }, pas encore complétée
tickets-score-missed = { $route }, non complétée
tickets-score-total = Total
tickets-cars = { $count ->
    [one] { $count } Cable Car restant
   *[other] { $count } Cable Cars restants
  }
tickets-cars-needed = { $count ->
    [one] { $count } Cable Car
   *[other] { $count } Cable Cars
  }
tickets-cards-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
# Heads of narrow columns in the terminal: three cells at most.
tickets-short-points = pts
tickets-short-cars = car
tickets-short-cards = crt
tickets-short-tickets = dst
tickets-tickets-held = { $count ->
    [one] { $count } destination
   *[other] { $count } destinations
  }

## What is expected (the line above the map)

tickets-turn = { $phase ->
    [choosing] Choisissez vos premières destinations : gardez-en une ou les deux
    [stacking] Placez une pile de jetons sur le plateau
    [second_card] Prenez une deuxième carte
    [token_choice] Choisissez l’un des deux jetons
    [ticket_choice] Gardez une de ces destinations ou les deux
   *[turn] À vous : prenez des cartes ou une route, ou piochez des destinations
  }
tickets-turn-other = { $phase ->
    [choosing] { $count ->
        [one] { $who } choisit ses destinations
       *[other] { $who } choisissent leurs destinations
      }
    [stacking] { $who } place une pile de jetons
    [second_card] { $who } prend une deuxième carte
    [token_choice] { $who } choisit un jeton
    [ticket_choice] { $who } choisit ses destinations
   *[turn] { $who } réfléchit
  }
tickets-last-round = { $count ->
    [one] Dernier tour de table : encore { $count } tour
   *[other] Dernier tour de table : encore { $count } tours
  }
tickets-won = { $count ->
    [one] { $who } gagne avec { $points } points
   *[other] { $who } se partagent la victoire avec { $points } points chacun
  }
tickets-looking-on = Vous regardez la partie : les mains et les destinations sont cachées.

## Drawing

tickets-market = Cartes à prendre
tickets-caption-row = Visibles
tickets-caption-deck = Cartes
tickets-caption-tickets = Dest.
tickets-take = Prendre la carte { $card }
tickets-take-deck = { $count ->
    [one] Piocher à l’aveugle ({ $count } carte)
   *[other] Piocher à l’aveugle ({ $count } cartes)
  }
tickets-draw-tickets = { $count ->
    [one] Piocher des destinations ({ $count } restante)
   *[other] Piocher des destinations ({ $count } restantes)
  }
tickets-hand = Vos cartes
tickets-hand-empty = Aucune carte en main
tickets-pass = Passer

## Claiming

tickets-track = { $ferries ->
    [0] { $length ->
        [one] { $route }, { $color }, { $length } espace, { $points } point
       *[other] { $route }, { $color }, { $length } espaces, { $points } points
      }
   *[other] { $route }, ligne de ferry, { $color }, { $length } espaces dont { $ferries } avec ferry, { $points } points
  }
tickets-track-owned = { $what }, prise par { $who }
tickets-track-closed = { $what }, fermée
tickets-track-needed = { $what }, utile à vos destinations
tickets-track-lacking = { $what }. Il faut { $needs } ; vous avez { $held }
tickets-track-payable = { $count ->
    [one] { $what } ; vous pouvez payer avec { $cards }
   *[other] { $what } ; vous pouvez payer avec { $cards }, { $count } façons en tout
  }
tickets-pay-for = Payer la route { $what }
tickets-pay = Payer
tickets-pay-with = Payer avec { $cards }
tickets-pay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
tickets-choose-payment = { $count ->
    [one] { $what } : confirmez le paiement.
   *[other] { $what } : choisissez parmi { $count } paiements.
  }

## Tokens

tickets-place = { $open ->
    [yes] { $count ->
        [0] { $place }, peut être choisi
        [one] { $place }, { $count } jeton ({ $symbol }), peut être choisi
       *[other] { $place }, { $count } jetons ({ $symbol }), peut être choisi
      }
   *[no] { $count ->
        [0] { $place }
        [one] { $place }, { $count } jeton ({ $symbol })
       *[other] { $place }, { $count } jetons ({ $symbol })
      }
  }
tickets-stack-choose = Quelle pile placer
tickets-place-stack = Placer la pile « { $symbol } » { $where }
tickets-token-choose = Quel jeton prendre
tickets-take-token = Prendre le jeton « { $symbol } » { $where }

## Tickets

tickets-own-tickets = Vos destinations
tickets-no-tickets = Pas encore de destination
tickets-offer = Destinations au choix
tickets-keep = { $count ->
    [0] Gardez-en au moins une
    [one] Garder une destination
   *[other] Garder les deux destinations
  }
tickets-ticket-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
tickets-ticket-done = Complétée
tickets-ticket-missed = Non complétée
tickets-ticket-lost = Devenue impossible
tickets-ticket-left = { $count ->
    [one] encore { $count } espace au moins
   *[other] encore { $count } espaces au moins
  }

## What a strong bot would do

tickets-advice-claim = Un bon robot prendrait { $route } avec { $cards }.
tickets-advice-take = Un bon robot prendrait la carte { $card }.
tickets-advice-deck = Un bon robot piocherait à l’aveugle.
tickets-advice-tickets = Un bon robot piocherait des destinations.
tickets-advice-keep = Un bon robot ne garderait que { $route }.
tickets-advice-keep-both = Un bon robot garderait les deux destinations.
tickets-advice-stack = Un bon robot placerait la pile « { $symbol } » { $where }.
tickets-advice-token = Un bon robot prendrait le jeton « { $symbol } » { $where }.
tickets-advice-pass = Un bon robot passerait.
tickets-reason-route = { $points ->
    [one] La route rapporte { $points } point.
   *[other] La route rapporte { $points } points.
  }
tickets-reason-ticket = { $left ->
    [0] Votre destination { $route } est complétée : { $points } points.
    [one] Il manquera un espace à votre destination { $route }.
   *[other] Il manquera { $left } espaces à votre destination { $route }.
  }
tickets-reason-token = Vous gagnez un jeton : { $symbol } ({ $place }).
tickets-reason-card = Vos destinations en ont besoin : { $routes }.
tickets-reason-needs = { $route } vaut { $points } points et demande { $left } espaces.
tickets-reason-row = { $ferry ->
    [none] Aucune carte visible ne vous aide à payer { $routes }.
    [not_second] Parmi les cartes visibles, seul un Ferry vous aide à payer { $routes }, mais il ne peut pas être votre deuxième carte.
   *[ends_turn] Parmi les cartes visibles, seul un Ferry vous aide à payer { $routes }, mais il terminerait votre tour.
  }
tickets-reason-deck = { $others ->
    [0] Les { $unseen } cartes encore inconnues servent toutes
   *[other] { $count ->
        [one] { $count } des { $unseen } cartes encore inconnues sert
       *[other] { $count } des { $unseen } cartes encore inconnues servent
      }
  } à vos destinations{ $ferries ->
    [0] .
    [one] , dont { $ferries } Ferry ; pioché à l’aveugle, il compte comme toute autre carte.
   *[other] , dont { $ferries } Ferries ; pioché à l’aveugle, un Ferry compte comme toute autre carte.
  }
tickets-reason-ferries = { $count ->
    [one] { $count } des { $unseen } cartes encore inconnues est un Ferry
   *[other] { $count } des { $unseen } cartes encore inconnues sont des Ferries
  } ; pioché à l’aveugle, un Ferry compte comme toute autre carte.
tickets-reason-paid = { $count ->
    [0] Vos destinations ne demandent plus de cartes.
    [one] Vous avez déjà les cartes pour { $routes }.
   *[other] Vous avez déjà les cartes pour n’importe laquelle de ces routes : { $routes }.
  }
tickets-reason-unseen = Les autres ne voient pas la carte que vous piochez.
tickets-turn-pay = Choisissez comment payer
tickets-plan-card = Il n’y a plus de carte { $card } visible : votre coup prévu est abandonné.
tickets-plan-route = { $route } est prise maintenant : votre coup prévu est abandonné.
tickets-stack-why = Qui prend une route vers une pile y gagne un jeton. Les jetons différents comptent à la fin : placez les piles là où mènent vos destinations.

## What keys tell

tickets-keys = 1 à 7 prennent une carte visible, D en pioche une, T pioche des destinations.
tickets-report-cards = Vos cartes : { $cards }.
tickets-report-no-cards = Vous n’avez pas de cartes.
tickets-report-ticket = { $done ->
    [yes] Destination { $route }, { $points } points : complétée.
   *[no] Destination { $route }, { $points } points : pas encore complétée.
  }
tickets-report-offer = Au choix : { $route }, { $points } points.
tickets-report-player = { $count ->
    [0] { $who } : { $held }, aucune route.
   *[other] { $who } : { $held }. Routes : { $routes }.
  }
tickets-report-tokens = { $place } : { $count } × { $symbol }.
tickets-report-row = Cartes visibles : { $cards }. À piocher : { $deck }, { $tickets }.
tickets-report-deck = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }

## Log

tickets-log-chosen = { $you ->
    [yes] Vous avez
   *[no] { $who } a
  } choisi des destinations.
tickets-log-drew = { $you ->
    [yes] Vous piochez
   *[no] { $who } pioche
  } des destinations.
tickets-log-kept = { $you ->
    [yes] Vous gardez
   *[no] { $who } garde
  } { $count ->
    [one] { $count } destination
   *[other] { $count } destinations
  }.
tickets-log-stack = { $you ->
    [yes] Vous placez
   *[no] { $who } place
  } les jetons « { $symbol } » { $where }.
tickets-log-token = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
  } le jeton « { $symbol } » { $where }.
tickets-log-took = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
  } une carte { $card }.
tickets-log-took-unseen = { $you ->
    [yes] Vous piochez
   *[no] { $who } pioche
  } une carte à l’aveugle.
tickets-log-renewed = Trois Ferries étaient visibles : les cinq cartes sont remplacées.
tickets-log-shuffled = { $count ->
    [one] La pioche était vide : { $count } carte de la défausse devient la nouvelle pioche.
   *[other] La pioche était vide : { $count } cartes de la défausse sont mélangées pour en faire une nouvelle.
  }
tickets-log-claimed = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
  } { $route } avec { $cards } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tickets-log-passed = { $you ->
    [yes] Vous passez
   *[no] { $who } passe
  }.
tickets-log-last-round = { $you ->
    [yes] Vous avez
   *[no] { $who } a
  } deux Cable Cars ou moins : le dernier tour de table commence.

## The end

tickets-outcome-routes = Routes
tickets-outcome-skip = Passer au résultat
tickets-outcome-tokens = Jetons

## Why something is not allowed

tickets-rule-tk-2 = Aucune route ne relie ces deux lieux.
tickets-rule-tk-8 = Vous gardez une des destinations reçues, ou les deux.
tickets-rule-tk-9 = Les piles mises de côté se placent avant le premier tour, sur des lieux qui n’en ont pas.
tickets-rule-tk-10 = On prend deux cartes, l’une après l’autre, parmi les cinq visibles ou dans la pioche.
tickets-rule-tk-11 = Une carte Ferry visible compte pour deux : on ne peut pas la prendre en second.
tickets-rule-tk-12 = La pioche et la défausse sont vides.
tickets-rule-tk-13 = Il n’y a pas de carte à prendre.
tickets-rule-tk-16 = La route doit être libre, et il faut un Cable Car pour chacun de ses espaces.
tickets-rule-tk-17 = Une route coûte autant de cartes qu’elle a d’espaces, toutes de sa couleur (d’une même couleur au choix si elle est grise) ; une carte Ferry vaut n’importe quelle couleur.
tickets-rule-tk-18 = Une ligne de ferry demande une carte Ferry par symbole de ferry.
tickets-rule-tk-20 = Personne ne prend les deux chemins d’une route double ; à deux joueurs, le second chemin est fermé.
tickets-rule-tk-21 = On gagne un jeton en prenant une route, dans un lieu dont on n’a pas encore le symbole.
tickets-rule-tk-22 = Vous gardez une des destinations piochées, ou les deux.
tickets-rule-tk-23 = Il n’y a plus de destination à piocher.
tickets-rule-tk-25 = On ne passe que si l’on ne peut rien faire d’autre.
tickets-rule-tk-26 = La partie est terminée.

## A game from a real table
tickets-check-how = Cliquez sur les routes du joueur { $number } sur le plateau, puis choisissez ses destinations et ses jetons.
tickets-check-tokens = Jetons différents
tickets-check-tickets = Destinations gardées
tickets-check-ticket-points = Destinations

## Themes of puzzles

tickets-theme-keep = Quelles destinations garder
tickets-theme-payment = Paiement
tickets-theme-last = Dernier tour de table
tickets-theme-connect = Relier une destination
tickets-theme-block = Bloquer ou marquer
tickets-theme-tickets = Piocher des destinations
tickets-theme-cards = Quelle carte prendre
tickets-theme-tokens = Jetons

tickets-feat-completed = Destinations complétées
tickets-feat-tokens = Jetons Touriste
tickets-feat-longest = Route la plus longue
tickets-feat-dearest = Meilleure destination, en points
tickets-award-planner = Fin stratège
tickets-award-planner-text = Au moins six destinations complétées, et aucune manquée.
tickets-award-souvenirs = Collection complète
tickets-award-souvenirs-text = Les sept sortes de jetons Touriste en une partie.
tickets-award-lastcar = Dernier Cable Car
tickets-award-lastcar-text = Plus un seul Cable Car à la fin.
tickets-award-photo = Au finish
tickets-award-photo-text = Gagné d’un point.
tickets-award-runaway = Échappée
tickets-award-runaway-text = Gagné d’au moins 15 points.
