### The tutorial and the rules page of San Francisco Cable Car.

## The tutorial, step by step

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
learn-cablecar-beside-text = Il faut une case libre au bord du plateau, ou qui touche une carte par une arête. Tous les toits sont orientés du même côté : on ne fait donc pas pivoter les cartes.
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
learn-cablecar-finish-right = Cinq cartes, cinq points. On fait pivoter le wagon : cette ligne ne comptera plus.
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

## The rules page

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

## Figures

rules-cablecar-figure-empty = Le plateau, ses 32 stations et la Powerstation. Ici, on joue à deux : jaune et bleu.
rules-cablecar-figure-tiles = Les 24 sortes de cartes.
rules-cablecar-figure-cars = Où sont les wagons.
rules-cablecar-figure-cars-players = { $count } joueurs
rules-cablecar-figure-beside = Les places pour la prochaine carte : au bord du plateau et à côté des cartes.
rules-cablecar-figure-single = Interdit tant que la carte a une autre place : la ligne 3 se terminerait sur cette seule carte.
rules-cablecar-figure-twice = La ligne 3 passe par deux cartes, dont une deux fois : 3 points.
rules-cablecar-figure-power = La ligne 29 passe sur 5 cartes et finit à la Powerstation : 10 points.
rules-cablecar-figure-companies = Les wagons des huit compagnies.
