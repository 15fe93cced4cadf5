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
learn-step = { $step ->
    [1] Étape 1 sur { $all }
   *[other] Étape { $step } sur { $all } · nouvelle position
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
learn-done-text = Vous avez vu toutes les règles importantes. Le mieux, maintenant, c’est de jouer une partie.
learn-done-skipped = { $count ->
    [one] Vous avez sauté une étape. Faites-la maintenant, ou découvrez le reste dans une partie contre un robot facile.
   *[other] Vous avez sauté { $count } étapes. Faites-les maintenant, ou découvrez le reste dans une partie contre un robot facile.
}
learn-done-play = Jouer contre un robot facile
learn-to-skipped = Vers les étapes sautées
learn-from-start = Retour à l’étape 1

## Cable Car, step by step

learn-cablecar-begin-title = Vos wagons
learn-cablecar-begin-text = Pour gagner, il faut le plus de points. Chacune de vos lignes compte une fois, quand elle se termine : un point par carte traversée. Vous êtes en jaune ; une ligne part de chacun de vos wagons, aux stations impaires.
learn-cablecar-begin-do = Posez votre carte de rails sur une case éclairée devant l’un de vos wagons.
learn-cablecar-begin-right = Votre première ligne est lancée. Ses rails deviennent jaunes : vous voyez toujours jusqu’où elle va.
learn-cablecar-begin-wrong = Cette case est devant un wagon bleu. Choisissez-en une devant un wagon jaune.
learn-cablecar-grow-title = Des lignes plus longues
learn-cablecar-grow-text = Une ligne continue sur chaque carte qu’elle rencontre. Plus elle est longue avant de finir, plus elle rapporte. { $touch ->
        [yes] Touchez une case
       *[other] Survolez une case
    } pour voir ce que votre carte y ferait.
learn-cablecar-grow-do = Posez la carte de sorte que la ligne commencée continue.
learn-cablecar-grow-right = Bien joué : la ligne a une carte de plus et reste ouverte.
learn-cablecar-grow-wrong = Votre ligne n’y gagnerait rien. Cherchez son extrémité ouverte et posez la carte là.
learn-cablecar-beside-title = Où vont les cartes
learn-cablecar-beside-text = Il faut une case libre au bord du plateau, ou qui touche une carte par une arête. Tous les toits sont orientés du même côté : on ne tourne donc pas les cartes.
learn-cablecar-beside-do = Essayez une case isolée, par exemple f6.
learn-cablecar-beside-then = Posez-la maintenant loin du bord, à côté d’une carte.
learn-cablecar-beside-right = Exact. Depuis les bords, la ville s’étend vers le centre.
learn-cablecar-beside-wrong = Cette case est permise, mais relisez la consigne.
learn-cablecar-join-title = Des rails déjà posés
learn-cablecar-join-text = Des cartes déjà en place peuvent se joindre à votre ligne, peu importe qui les a posées. Une bonne carte peut en apporter plusieurs d’un coup.
learn-cablecar-join-do = Trouvez la case où l’une de vos lignes s’allonge de trois cartes à la fois.
learn-cablecar-join-right = Trois passages avec une carte. Les rails qui attendent sont à celui qui les rejoint.
learn-cablecar-join-wrong = Il y a mieux : cherchez une suite de cartes qui attend devant l’un de vos wagons.
learn-cablecar-finish-title = À bon port
learn-cablecar-finish-text = Une ligne qui rallie une gare d’arrivée au bord du plateau est finie et compte aussitôt : un point par carte traversée.
learn-cablecar-finish-do = Terminez l’une de vos lignes pour 5 points.
learn-cablecar-finish-right = Cinq cartes, cinq points. On tourne le wagon : cette ligne ne comptera plus.
learn-cablecar-finish-wrong = Ce n’est pas le coup à 5 points. Essayez les cases autour de la longue ligne jaune.
learn-cablecar-twice-title = Deux fois sur une carte
learn-cablecar-twice-text = Une ligne qui passe deux fois sur une carte y gagne deux points. Les détours paient.
learn-cablecar-twice-do = Terminez l’une de vos lignes, qui ne passe que par deux cartes et rapporte pourtant 3 points.
learn-cablecar-twice-right = Aller par la nouvelle carte, demi-tour, retour par la nouvelle carte : trois passages, trois points.
learn-cablecar-twice-wrong = Cherchez une carte qui renvoie votre ligne d’où elle vient.
learn-cablecar-power-title = La Powerstation
learn-cablecar-power-text = Une ligne qui finit à la Powerstation, au centre, compte double. Les rails dessinés sur la Powerstation ne comptent pas.
learn-cablecar-power-do = Menez l’une de vos lignes à la Powerstation.
learn-cablecar-power-right = Cinq passages, doublés : 10 points.
learn-cablecar-power-wrong = Pas là. La ligne s’arrête juste au-dessus de la Powerstation ; il lui manque une carte.
learn-cablecar-others-title = Les lignes des autres
learn-cablecar-others-text = Vous pouvez poser une carte contre n’importe quelle ligne. Une ligne qui finit tôt rapporte peu.
learn-cablecar-others-do = Faites finir une ligne bleue avec 2 points.
learn-cablecar-others-right = Bleu reçoit 2 points et a un wagon de moins pour une longue ligne. Un coup méchant est souvent un bon coup.
learn-cablecar-others-wrong = Aucune ligne bleue n’y finirait avec 2 points. Regardez le long du bord supérieur.
learn-cablecar-both-title = Tout le monde marque
learn-cablecar-both-text = Une seule carte peut terminer plusieurs lignes. Toutes comptent, peu importe qui a posé la carte.
learn-cablecar-both-do = Terminez l’une de vos lignes pour 5 points, même si une ligne bleue se termine aussi.
learn-cablecar-both-right = 5 points pour vous, 2 pour Bleu : une bonne affaire.
learn-cablecar-both-wrong = Là, vous n’auriez pas les 5 points. Essayez les cases du bord gauche.
learn-cablecar-single-title = Pas par une seule carte
learn-cablecar-single-text = Cette carte fait faire demi-tour à tous les rails. Au bord, elle mènerait à elle seule une ligne de station à station, ce qui est interdit tant que la carte a une autre place.
learn-cablecar-single-do = Essayez-la sur une case libre au bord, pour voir la règle à l’œuvre.
learn-cablecar-single-then = Posez-la maintenant là où c’est permis, loin du bord.
learn-cablecar-single-right = C’est permis : ici, aucune ligne ne va de station à station par cette seule carte.
learn-cablecar-single-wrong = Ce serait permis, mais suivez d’abord la consigne.
learn-cablecar-nowhere-title = Quand il n’y a pas d’autre place
learn-cablecar-nowhere-text = Sur un plateau vide, cette carte enfreint cette règle sur toutes les cases. Alors, et alors seulement, on peut la poser quand même.
learn-cablecar-nowhere-do = Posez-la de sorte que seule une ligne bleue finisse, avec un seul point.
learn-cablecar-nowhere-right = Un point pour Bleu, et une longue ligne de moins à craindre pour vous.
learn-cablecar-nowhere-wrong = Une de vos lignes y finirait. Choisissez une case devant un wagon bleu seulement.
learn-cablecar-draw-title = Une autre carte
learn-cablecar-draw-text = Votre carte ne vous plaît pas ? Piochez-en une autre. La carte piochée doit être posée à ce tour ; la première reste en main.
learn-cablecar-draw-do = Piochez une autre carte.
learn-cablecar-draw-then = Posez la carte piochée là où elle vous rapporte 5 points.
learn-cablecar-draw-right = Bonne pioche. Votre première carte attend en main le prochain tour.
learn-cablecar-draw-wrong = C’est possible, mais ce n’est pas le sujet de cette étape.
learn-cablecar-last-title = La dernière carte
learn-cablecar-last-text = La partie se termine quand les 60 cartes sont posées : toutes les lignes sont alors terminées. Le plus haut score gagne.
learn-cablecar-last-do = Posez la dernière carte.
learn-cablecar-last-right = Elle termine deux lignes, et la plus longue est à vous : vous gagnez !

## Tickets, step by step

learn-tickets-choose-title = Vos destinations
learn-tickets-choose-text = Pour gagner, il faut le plus de points : ils viennent des routes prises, des destinations et des souvenirs. Une carte Destination nomme deux lieux. Reliez-les par vos routes et vous marquez ses points à la fin ; sinon, vous en perdez autant.
learn-tickets-choose-do = Gardez l’une des deux destinations, ou les deux.
learn-tickets-choose-right = Vos destinations sont à côté du plateau, et leurs lieux s’éclairent. Garder les deux peut payer, mais c’est un risque.
learn-tickets-stack-title = Des souvenirs pour touristes
learn-tickets-stack-text = Cinq lieux ont une pile de jetons au départ. Avant le premier tour, les derniers joueurs ajoutent encore deux piles. Ici, on joue à trois et vous jouez en dernier.
learn-tickets-stack-do = Placez une pile sur Union Square ou Castro, où mène votre destination.
learn-tickets-stack-right = Bien : votre propre chemin passera près de ces jetons.
learn-tickets-stack-wrong = C’est permis, mais loin de votre destination. Choisissez Union Square ou Castro.
learn-tickets-cards-title = Prendre des cartes
learn-tickets-cards-text = À votre tour, vous faites une chose parmi trois. La première : prendre deux cartes Transport, l’une après l’autre. Une carte visible que l’on prend est aussitôt remplacée.
learn-tickets-cards-do = Prenez une carte bleue visible.
learn-tickets-cards-then = Et maintenant, la seconde bleue.
learn-tickets-cards-right = Deux cartes bleues de plus en main. Vous pouvez en avoir autant que vous voulez.
learn-tickets-cards-wrong = Cette fois, prenez les bleues.
learn-tickets-blind-title = À l’aveugle
learn-tickets-blind-text = Au lieu d’une carte visible, vous pouvez piocher celle du dessus de la pioche, que personne d’autre ne voit.
learn-tickets-blind-do = Piochez une carte à l’aveugle.
learn-tickets-blind-then = Prenez une deuxième carte, visible ou à l’aveugle. La carte Ferry visible ne peut plus être prise.
learn-tickets-blind-right = C’était votre tour. Tout le monde sait combien de cartes vous avez, mais pas lesquelles.
learn-tickets-blind-wrong = Cette fois, prenez la première dans la pioche.
learn-tickets-ferry-title = Les cartes Ferry
learn-tickets-ferry-text = Une carte Ferry vaut n’importe quelle couleur. Cela se paie : visible, elle coûte tout le tour, et on ne peut pas la prendre en second. Piochée à l’aveugle, c’est une carte comme une autre.
learn-tickets-ferry-do = Prenez la carte Ferry visible.
learn-tickets-ferry-right = Une carte au lieu de deux, mais qui convient toujours. Si trois Ferries sont visibles, les cinq cartes sont remplacées.
learn-tickets-ferry-wrong = Prenez la carte visible avec le bateau.
learn-tickets-claim-title = Prendre une route
learn-tickets-claim-text = Deuxième chose possible : prendre une route, n’importe où sur le plateau. Elle coûte, par espace, une carte de sa couleur et l’un de vos Cable Cars.
learn-tickets-claim-do = Prenez la route bleue d’Union Square à Painted Ladies.
learn-tickets-claim-right = Trois espaces rapportent 4 points. Plus une route est longue, plus elle vaut : 1, 2, 4, 7, 10 points pour 1 à 5 espaces.
learn-tickets-claim-wrong = Servez-vous des trois cartes bleues : la route va d’Union Square à Painted Ladies.
learn-tickets-gray-title = Les routes grises
learn-tickets-gray-text = Une route grise accepte n’importe quelle couleur, pourvu que toutes les cartes soient de la même.
learn-tickets-gray-do = Prenez la route grise d’Union Square à Pacific Heights.
learn-tickets-gray-right = Deux cartes d’une même couleur, 2 points. Les routes grises servent à écouler ce dont on a le moins besoin.
learn-tickets-gray-wrong = Il s’agit de la route grise entre Union Square et Pacific Heights.
learn-tickets-wild-title = Le Ferry comme joker
learn-tickets-wild-text = Là où une carte manque, une carte Ferry la remplace.
learn-tickets-wild-do = Prenez la route violette de Presidio à Fort Mason avec deux cartes violettes et une carte Ferry.
learn-tickets-wild-right = La carte Ferry a remplacé la troisième violette.
learn-tickets-wild-wrong = Cherchez la route violette entre Presidio et Fort Mason.
learn-tickets-boat-title = Sur l’eau
learn-tickets-boat-text = Les routes marquées d’un bateau traversent la baie. Au moins une des cartes payées doit être une carte Ferry.
learn-tickets-boat-do = Naviguez de Pier 39 à Alcatraz.
learn-tickets-boat-right = Une carte Ferry pour l’espace au bateau, une carte de n’importe quelle couleur pour l’autre. On n’arrive pas autrement à Alcatraz, et vous y gagnez un jeton.
learn-tickets-boat-wrong = Suivez le pointillé de Pier 39 à Alcatraz.
learn-tickets-token-title = Prendre un jeton
learn-tickets-token-text = Quand votre route touche un lieu qui a des jetons, vous en prenez un, mais jamais un symbole que vous avez déjà. Si les deux lieux en ont un pour vous, vous choisissez.
learn-tickets-token-do = Prenez la route rouge de The Embarcadero à Potrero Hill.
learn-tickets-token-then = Choisissez l’un des deux jetons.
learn-tickets-token-right = À la fin, les symboles différents comptent : 2 jetons valent 1 point, 7 en valent 12.
learn-tickets-token-wrong = Servez-vous des trois cartes rouges entre The Embarcadero et Potrero Hill.
learn-tickets-double-title = Les routes doubles
learn-tickets-double-text = Certains lieux sont reliés par deux chemins. Personne ne peut prendre les deux, et à deux joueurs le second ferme dès que le premier est pris.
learn-tickets-double-do = Bleu a pris le chemin rouge de The Embarcadero à Potrero Hill. Essayez de prendre l’orange, à côté.
learn-tickets-double-right = À trois ou quatre joueurs, vous auriez pu l’avoir.
learn-tickets-double-wrong = C’est possible, mais essayez le chemin orange de The Embarcadero à Potrero Hill.
learn-tickets-complete-title = Compléter une destination
learn-tickets-complete-text = Une destination est complétée quand un chemin continu de vos routes relie ses deux lieux, quelle que soit sa longueur.
learn-tickets-complete-do = Votre destination va d’Union Square à Castro. Prenez la route grise qui manque encore.
learn-tickets-complete-right = C’est fait : elle vous rapportera 4 points à la fin.
learn-tickets-complete-wrong = Le trou n’est pas comblé. Il faut aller de Painted Ladies à Castro.
learn-tickets-more-title = D’autres destinations
learn-tickets-more-text = Troisième chose possible : piocher deux autres destinations. On en garde au moins une, et ce que l’on garde, on le garde jusqu’au bout.
learn-tickets-more-do = Piochez des destinations.
learn-tickets-more-then = Gardez l’une d’elles, ou les deux.
learn-tickets-more-right = De nouveaux projets. La destination non gardée va sous le paquet.
learn-tickets-more-wrong = Cette fois, piochez des destinations.
learn-tickets-few-title = Le dernier tour de table
learn-tickets-few-text = Chacun a 20 Cable Cars. Dès que quelqu’un finit son tour avec deux ou moins, chaque joueur, lui compris, joue encore une fois.
learn-tickets-few-do = Il vous en reste trois. Utilisez-les pour prendre une route rouge au sud.
learn-tickets-few-right = Il en reste deux ou moins : le dernier tour de table a commencé.
learn-tickets-few-wrong = Cherchez une route rouge d’un ou deux espaces : près de Castro ou de Twin Peaks.
learn-tickets-end-title = La fin
learn-tickets-end-text = Pour finir, on ajoute les destinations complétées, on retire les autres et l’on compte les jetons. À égalité, celui qui a complété le plus de destinations gagne.
learn-tickets-end-do = Votre dernier tour : prenez la route rouge de Castro à Mission District.
learn-tickets-end-right = C’est la fin, et vous avez gagné !
learn-tickets-end-wrong = Servez-vous de votre dernier Cable Car entre Castro et Mission District.

## Rules pages

rules-title = { $game } : les règles
rules-all = Règles
rules-lead = Toutes les règles, dans l’ordre où l’on en a besoin. Les petits numéros sont ceux qu’emploient les refus à la table et la documentation.
rules-contents = Sommaire
rules-practise = Vers le tutoriel

rules-cablecar-goal = But du jeu
rules-cablecar-goal-1 = Chacun dirige une compagnie de Cable Car dont les wagons attendent tout autour de la ville. Les cartes de rails y tracent leurs lignes ; chaque ligne compte une fois, quand elle arrive au bout. Celui qui a le plus de points quand la ville est pleine gagne.
rules-cablecar-board = Le plateau
rules-cablecar-board-1 = Les cases ont des noms comme aux échecs : colonnes a à h de gauche à droite, rangées 1 à 8 de haut en bas. La Powerstation couvre les quatre du milieu ; il reste 60 cases pour les cartes.
rules-cablecar-board-2 = 32 stations l’entourent, une à chaque arête extérieure. Elles sont numérotées dans le sens des aiguilles d’une montre : 1 à 8 en haut, 9 à 16 à droite en descendant, 17 à 24 en bas de droite à gauche, 25 à 32 à gauche en remontant.
rules-cablecar-board-3 = Deux rails traversent chaque arête d’une case : une carte a donc huit sorties. Les rails de cartes voisines se rejoignent toujours.
rules-cablecar-board-4 = Vu de la station vers le plateau, le rail droit est le départ, où un wagon attend au butoir, et le rail gauche la gare d’arrivée. Les lignes commencent à un départ et finissent à une gare d’arrivée.
rules-cablecar-board-5 = Huit arêtes mènent à la Powerstation. Une ligne qui y entre y finit ; aucune ligne n’en part.
rules-cablecar-tiles = Les cartes de rails
rules-cablecar-tiles-1 = Il y a 60 cartes de 24 sortes. Sur chacune, quatre rails relient les quatre entrées aux quatre sorties, de toutes les manières possibles. Le nombre à côté d’une carte indique combien il y en a.
rules-cablecar-tiles-2 = Une carte s’écrit en quatre lettres, une par arête, à partir du haut dans le sens des aiguilles d’une montre : a va tout droit, b à l’arête suivante dans ce sens, c à l’arête suivante dans l’autre sens, d revient à la même arête.
rules-cablecar-setup = Mise en place
rules-cablecar-setup-1 = De 2 à 6 joueurs. Chacun a une couleur, et ses wagons restent toute la partie aux stations indiquées dans ce tableau. À 3, 5 ou 6 joueurs, les stations 16 et 17 n’ont pas de wagon.
rules-cablecar-setup-2 = Tous commencent à 0 point. On mélange les cartes, et chacun en prend une sans la montrer.
rules-cablecar-setup-3 = Autour d’une table, le plus jeune commence ; ici, c’est le hasard ou l’hôte qui décide. On joue ensuite dans le sens des aiguilles d’une montre.
rules-cablecar-turn = Votre tour
rules-cablecar-turn-1 = Posez la carte que vous avez en main. Ou bien, tant qu’il en reste, piochez-en une : il faut alors poser celle-ci aussitôt, et l’autre reste en main.
rules-cablecar-turn-2 = Si votre main est alors vide, prenez une nouvelle carte dans la pioche.
rules-cablecar-turn-3 = Les joueurs dont toutes les lignes sont finies continuent à poser des cartes.
rules-cablecar-placing = Poser une carte
rules-cablecar-placing-1 = Elle va sur une case libre qui est au bord du plateau ou qui touche une carte par une arête. Toucher seulement la Powerstation ne suffit pas.
rules-cablecar-placing-2 = Toutes les cartes sont dans le même sens, leurs toits orientés comme ceux de la Powerstation.
rules-cablecar-placing-3 = Elle peut prolonger la ligne de n’importe qui, la vôtre ou celle d’un autre.
rules-cablecar-placing-4 = Aucun rail ne doit aller de station à station par cette seule carte, que ce soit en revenant à la même arête ou, dans un coin, d’une arête à l’autre. Cela vaut pour toutes les stations, avec ou sans wagon.
rules-cablecar-placing-5 = Si la carte enfreint cette règle sur toutes les cases où elle peut aller, et seulement alors, on peut la poser sur n’importe laquelle. Cela vaut dès le premier tour, et peu importe que l’on puisse encore piocher.
rules-cablecar-scoring = Les points
rules-cablecar-scoring-1 = Une ligne va d’un wagon, de carte en carte, jusqu’à une gare d’arrivée ou à la Powerstation. Elle compte dès qu’une carte la termine, peu importe qui l’a posée. Une carte peut terminer plusieurs lignes de plusieurs joueurs.
rules-cablecar-scoring-2 = Chaque passage sur une carte vaut un point. Deux passages sur la même carte en valent deux.
rules-cablecar-scoring-3 = Une ligne qui finit à la Powerstation compte double. Les rails dessinés sur la Powerstation ne comptent pas.
rules-cablecar-scoring-4 = Le wagon d’une ligne comptée est tourné d’un quart de tour. La ligne d’une station sans wagon ne rapporte rien à personne.
rules-cablecar-scoring-5 = Les rails qui forment une boucle n’ont aucun effet.
rules-cablecar-end = La fin
rules-cablecar-end-1 = Quand les 60 cartes sont posées, toutes les lignes sont finies et la partie aussi. Le plus haut score gagne ; à égalité, on partage la place.
rules-cablecar-variants = Variantes
rules-cablecar-variants-1 = Rotation libre : une carte peut être posée dans quatre sens. Pour savoir si elle a une place permise, on tient alors compte de tous les sens.
rules-cablecar-variants-2 = Deux ou trois cartes en main : posez l’une d’elles, ou piochez-en une et posez celle-là. Ensuite, on complète sa main tant qu’il reste des cartes.
rules-cablecar-companies = L’extension des compagnies
rules-cablecar-companies-1 = Huit compagnies sont en jeu, avec quatre wagons chacune, un sur chacun des côtés du plateau. Elles n’appartiennent à aucun joueur.
rules-cablecar-companies-2 = Chaque compagnie a des actions de 10, 20, 30 et 40 %. Elles forment quatre piles, une par pourcentage. Chaque joueur reçoit une action cachée de chaque pile, puis on retourne la première de chaque pile, face visible, à côté de celle-ci.
rules-cablecar-companies-3 = À son tour, on pose une carte comme d’habitude ou l’on échange une action.
rules-cablecar-companies-4 = Pour échanger, glissez une action, face cachée, sous la pile de son pourcentage et prenez l’action visible de cette pile ou celle du dessus, cachée. Si l’action visible a été prise, la suivante de la pile la remplace.
rules-cablecar-companies-5 = Dès qu’une compagnie a 25 points, on n’échange plus.
rules-cablecar-companies-6 = Les lignes comptent pour la compagnie de leur wagon. À la fin, chaque action rapporte sa part des points de sa compagnie, au dixième et sans arrondi. La plus grande somme gagne ; à égalité, on partage la place.

rules-tickets-goal = But du jeu
rules-tickets-goal-1 = Vous visitez San Francisco : prenez des routes entre ses sites, reliez les lieux de vos destinations secrètes et collectionnez des souvenirs. Le plus haut score gagne.
rules-tickets-parts = Le matériel
rules-tickets-parts-1 = Le plateau ; 20 Cable Cars par joueur ; 44 cartes Transport, 6 de chacune des six couleurs et 8 cartes Ferry qui valent n’importe quelle couleur ; 24 cartes Destination ; 21 jetons Touriste, 3 de chacun des 7 symboles.
rules-tickets-parts-2 = Une route relie deux lieux voisins. Elle a un ou plusieurs espaces, d’une des six couleurs ou gris. Une route double, ce sont deux chemins de même longueur, côte à côte. Les lignes de ferry traversent l’eau et ont un bateau sur un espace.
rules-tickets-parts-3 = Une route rapporte des points selon sa longueur.
rules-tickets-parts-4 = Ce plateau est notre création, avec de vrais lieux. On peut aussi jouer sur des plateaux que l’on crée soi-même.
rules-tickets-setup = Mise en place
rules-tickets-setup-1 = De 2 à 4 joueurs. Chacun a 20 Cable Cars et 0 point.
rules-tickets-setup-2 = Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset et Potrero Hill reçoivent chacun une pile de jetons d’un même symbole, tiré au hasard : 3 jetons à quatre joueurs, 2 à deux ou trois. Il reste deux symboles.
rules-tickets-setup-3 = Chacun reçoit deux cartes cachées, et l’on en retourne cinq, face visible, à côté de la pioche.
rules-tickets-setup-4 = Chacun reçoit deux destinations cachées et en garde une ou les deux ; tous choisissent en même temps. Celles qui sont rendues vont sous le paquet des destinations, dans l’ordre du tour.
rules-tickets-setup-5 = Le hasard désigne le premier, puis on joue dans le sens des aiguilles d’une montre. À 3 ou 4 joueurs, le dernier place l’une des deux piles restantes sur un lieu sans pile, puis l’avant-dernier place l’autre. À 2, le second joueur place un jeton de chacun de ces symboles sur deux lieux différents sans pile ; les autres jetons de ces symboles ne servent pas.
rules-tickets-turn = Votre tour
rules-tickets-turn-1 = Faites exactement une de ces trois choses : prendre des cartes, prendre une route ou piocher des destinations.
rules-tickets-cards = Prendre des cartes
rules-tickets-cards-1 = Prenez deux cartes, l’une après l’autre, chacune à l’aveugle dans la pioche ou parmi les cinq visibles ; une carte visible que l’on prend est aussitôt remplacée par la première de la pioche. On peut avoir autant de cartes que l’on veut.
rules-tickets-cards-2 = Une carte Ferry visible prise en premier termine votre tour, et on ne peut pas la prendre en second. Un Ferry pioché à l’aveugle est une carte comme une autre.
rules-tickets-cards-3 = Quand la pioche est vide et qu’il faut une carte, on mélange la défausse pour en faire une nouvelle. Si la défausse est vide aussi, des places restent vides et l’on ne peut plus piocher.
rules-tickets-cards-4 = Il faut au moins une carte à prendre. Si l’on ne peut pas en prendre de deuxième, le tour se termine avec la première.
rules-tickets-cards-5 = Les cartes en main sont secrètes, leur nombre ne l’est pas.
rules-tickets-cards-6 = Dès que trois des cinq cartes visibles ou plus sont des Ferries, on les défausse toutes et l’on en retourne cinq autres, autant de fois qu’il le faut. On ne le fait pas quand les cartes hors des mains ne permettent pas une rangée de moins de trois Ferries, ni quand moins de cinq cartes sont visibles.
rules-tickets-claim = Prendre une route
rules-tickets-claim-1 = Prenez n’importe quelle route libre du plateau, une par tour, si vous avez un Cable Car pour chacun de ses espaces. Elle n’a pas à toucher vos autres routes.
rules-tickets-claim-2 = Défaussez autant de cartes qu’elle a d’espaces : de sa couleur, ou d’une même couleur au choix si elle est grise. Des cartes Ferry peuvent en remplacer une partie ou toutes.
rules-tickets-claim-3 = Une ligne de ferry demande au moins une carte Ferry par bateau.
rules-tickets-claim-4 = Mettez un Cable Car sur chaque espace et marquez aussitôt les points.
rules-tickets-claim-5 = Personne ne peut prendre les deux chemins d’une route double. À 2 joueurs, l’autre chemin ferme dès que l’un est pris.
rules-tickets-claim-6 = Si l’un des deux lieux a des jetons d’un symbole que vous n’avez pas, prenez-en un. Si c’est le cas des deux, choisissez. On ne peut pas refuser. Les jetons sont visibles de tous.
rules-tickets-draw = Piocher des destinations
rules-tickets-draw-1 = Prenez les deux premières destinations du paquet et gardez-en une ou les deux ; l’autre va sous le paquet. On ne rend pas ce que l’on a gardé, et il n’y a pas de limite.
rules-tickets-draw-2 = S’il n’en reste qu’une, on peut la piocher et l’on doit la garder. S’il n’en reste pas, ce n’est pas possible.
rules-tickets-draw-3 = Les destinations sont secrètes jusqu’à la fin, complétées ou non.
rules-tickets-draw-4 = Si vous ne pouvez faire aucune des trois choses, vous passez. Si tous passent l’un après l’autre, la partie se termine.
rules-tickets-end = La fin
rules-tickets-end-1 = Quand quelqu’un finit son tour avec deux Cable Cars ou moins, chacun joue encore une fois, lui compris. Puis la partie est terminée.
rules-tickets-end-2 = Aux points des routes s’ajoutent ceux de chaque destination complétée, dont un chemin continu de vos routes relie les deux lieux ; ceux des autres destinations sont retirés. Les jetons rapportent selon leur nombre.
rules-tickets-end-3 = Le plus haut score gagne. À égalité, le plus grand nombre de destinations complétées l’emporte ; si l’égalité demeure, la victoire est partagée.

## Diagrams

rules-figure-empty = Le plateau, ses 32 stations et la Powerstation. Ici, on joue à deux : jaune et bleu.
rules-figure-tiles = Les 24 sortes de cartes.
rules-figure-cars = Où sont les wagons.
rules-figure-cars-players = { $count } joueurs
rules-figure-beside = Les places pour la prochaine carte : au bord du plateau et à côté des cartes.
rules-figure-single = Interdit tant que la carte a une autre place : la ligne 3 se terminerait sur cette seule carte.
rules-figure-twice = La ligne 31 passe par deux cartes, dont une deux fois : 3 points.
rules-figure-power = La ligne 29 passe sur 5 cartes et finit à la Powerstation : 10 points.
rules-figure-companies = Les wagons des huit compagnies.
rules-figure-map = Le plateau, avec les cinq lieux où il y a des jetons.
rules-figure-cards = Les six couleurs et la carte Ferry, chacune avec sa marque.
rules-figure-row = Espaces
rules-figure-points = Points
rules-figure-route-points = Points pour une route.
rules-figure-token-points = Points pour les jetons.
rules-figure-tokens = Jetons
rules-figure-symbols = Les sept symboles.
rules-figure-payments = Une route violette de trois espaces se paie de quatre façons.
