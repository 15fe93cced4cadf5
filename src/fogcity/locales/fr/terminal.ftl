### Le client plein écran du terminal, autour des jeux.

# The language's own name.
terminal-language = français
terminal-key-play = jouer
terminal-key-turn = pivoter
terminal-key-take = changer
terminal-key-next = suivant
terminal-key-hint = conseil
terminal-key-undo = annuler
terminal-key-language = langue
terminal-key-help = aide
terminal-key-leave = quitter
terminal-key-result = résultat
terminal-too-small = Cette fenêtre est trop petite. Il lui faut au moins { $columns } colonnes sur { $rows } lignes.
terminal-nothing-here = Il n’y a rien à faire ici. { $key } mène au prochain endroit où vous pouvez jouer.
terminal-undo-too-late = Votre dernier coup est définitif : une nouvelle carte a été dévoilée, ou le joueur suivant a joué.
terminal-close = Fermer
terminal-count-all = Tout compter d’un coup

## L’aide

terminal-help = Clavier et souris
terminal-help-move = se déplacer sur le plateau et à côté
terminal-help-play = jouer ce que vous visez ; un second clic aussi
terminal-help-next = l’endroit suivant, ou précédent, où vous pouvez jouer
terminal-help-turn = faire pivoter, ou payer autrement ; la molette aussi
terminal-help-take = prendre autre chose en main
terminal-help-hint = ce que ferait un bon robot
terminal-help-undo = annuler le coup, tant que rien de nouveau n’a été révélé
terminal-help-language = anglais, français, néerlandais, coréen
terminal-help-leave = quitter ; la partie est gardée
terminal-help-kept = La partie est gardée dans ce fichier :

## Après la partie

terminal-go-on = La partie est gardée. Pour continuer : { $command }
terminal-record = L’enregistrement est dans { $file } ; fogcity replay le montre, fogcity verify le prouve.
