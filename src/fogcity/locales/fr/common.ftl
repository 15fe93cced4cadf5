### Textes du site autour des jeux. Les identifiants portent le nom de l’écran où ils se trouvent.

## Names of colors and levels

color-yellow = jaune
color-blue = bleu
color-orange = orange
color-green = vert
color-purple = mauve
color-black = noir
color-red = rouge
level-novice = Débutant
level-easy = Facile
level-casual = Amateur
level-normal = Normal
level-skilled = Habile
level-hard = Difficile
level-strong = Fort
level-master = Maître
level-expert = Expert
# Plays where a better bot has failed.
level-random = Au hasard
# A computer opponent, told from others by its color.
bot-name = { $color ->
    [yellow] Robot jaune
    [blue] Robot bleu
    [orange] Robot orange
    [green] Robot vert
    [purple] Robot mauve
    [black] Robot noir
    [red] Robot rouge
   *[other] Robot
}
# A computer opponent where colors belong to nobody.
bot-number = Robot { $number }
you = vous

## Guests

# Tous les noms sont masculins : n’importe quel adjectif leur convient.
guest-name = { $being } { $mood } { $number }
guest-moods = agile ambré argenté brave brumeux calme chanceux cuivré discret doré fidèle joyeux léger malin marin matinal nacré paisible pimpant rapide rieur rusé sage salé serein tranquille venteux vif vaillant voyageur
guest-beings = Albatros Capitaine Colibri Cormoran Crabe Dauphin Étourneau Fanal Ferry Goéland Grelot Héron Martinet Matelot Moineau Pélican Perroquet Phare Phoque Pluvier Pont Port Quai Raton Séquoia Signal Tramway Viaduc Wagon Wattman

## Everywhere

loading = Un instant…
cancel = Annuler
try-again = Réessayer
dialog-close = Fermer
skip-to-content = Aller au contenu
missing-title = Rien que du brouillard ici
page-missing = Il n’y a pas de page à cette adresse.
page-not-loaded = Cette page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.
nav-label = Menu principal
nav-home = Accueil
nav-games = Parties
nav-turns = { $count ->
    [one] à vous de jouer à une table
   *[other] à vous de jouer à { $count } tables
}
nav-learn = Apprendre
nav-settings = Réglages
nav-account = Compte

## Home

home-page-title = Fog City : jeux de société à San Francisco
home-title = Jeux de société sur les collines de San Francisco
home-lead = Jouez avec vos amis ou contre de bons adversaires virtuels, tout de suite ou sur plusieurs jours. Sans compte.
home-games = Jeux
home-players = { $min } à { $max } joueurs
home-level = Robots
home-opponents = Adversaires
home-mixed = Mélange
home-offered = À votre niveau : vous devriez battre { $name } environ une fois sur deux.
home-bot = Niveau du robot { $number }
home-play = Jouer
home-with-friends = Entre amis
home-options = Règles et places
home-learn = Apprendre à jouer
home-offline = Il faut une connexion pour jouer, mais pas pour apprendre ni pour lire les règles.
home-alone = Tout se passe ici sur votre appareil : jouez contre des robots ou à plusieurs devant un écran, apprenez et revoyez vos parties. Pour jouer avec des gens ailleurs, il faut un site avec un serveur.
home-kept = Après votre première visite, tout cela fonctionne aussi hors ligne.
home-unkept = Il faut être en ligne pour ouvrir cette page : les navigateurs ne gardent que les pages en https, et certains pas en navigation privée.
home-lacks = Ce navigateur ne peut pas jouer ici : il lui manque { $what ->
    [webassembly] WebAssembly avec SIMD
    [worker] les web workers
   *[storage] un espace pour garder les parties (IndexedDB)
  }. Essayez un navigateur plus récent, ou hors navigation privée.
home-mine = Vos parties
home-all-mine = Toutes vos parties
home-your-turn = { $count ->
    [one] À vous de jouer : { $game }
   *[other] À vous de jouer dans { $count } parties
  }
home-daily = Problèmes et donne du jour
home-puzzles = Problèmes : { $game }
daily-title = Donne du jour
home-people = Avec d’autres joueurs
home-clubs = Clubs et tournois
home-open = Tables ouvertes
home-open-none = Personne n’attend de joueurs en ce moment. Ouvrez une table où tout le monde peut s’asseoir :
home-open-make = { $game }
home-watch = Regarder une partie
home-independent = Fog City est un logiciel indépendant. Ses textes et ses dessins lui sont propres ; les noms des jeux disent seulement de quels jeux il s’agit.

## Lists of games

games-lists = Listes
games-filter = Quel jeu
games-all = Tous les jeux
games-mine = Vos parties
games-mine-lead = Les parties qui vous attendent viennent en premier.
games-mine-none = Vous n’avez pas encore joué ici.
games-running = En cours
games-ended = Terminées
games-open = Tables ouvertes
games-open-lead = Des tables avec une place libre, ouverte à tous.
games-open-none = Aucune table n’est ouverte en ce moment. Créez-en une :
games-live = À regarder
games-live-lead = Des parties publiques en cours.
games-live-none = Aucune partie publique n’est en cours.
games-finished = Terminées
games-finished-lead = Des parties publiques à revoir pour apprendre.
games-finished-none = Aucune partie publique n’est encore terminée.
games-make = Nouvelle table : { $game }
games-more = En voir plus
games-open-record = Ouvrir une partie
games-open-record-lead = Une partie que vous avez téléchargée ici ou ailleurs : elle est vérifiée, gardée sur cet appareil, et vous pouvez la revoir.
check-title = Compter une partie sur table
check-lead = Saisissez par clics ou au clavier une partie jouée à une vraie table ({ $game }). Cet appareil compte tout.
check-none = Il n’y a rien à compter ici.
check-tiles = Cartes restantes
check-tile = { $tile } : { $count } restantes
check-back = Annuler la dernière
table-seats-free = { $count ->
    [0] commence bientôt
    [one] une place libre
   *[other] { $count } places libres
}
table-closed = fermée
table-other-rules = anciennes règles
table-your-turn = À vous
table-turn-of = on attend { $names }
table-device = jouée sur un appareil
table-taken-back = { $count ->
    [one] un coup annulé
   *[other] { $count } coups annulés
}
table-won-you = Vous avez gagné
table-lost-you = Vous avez perdu
table-resigned-you = Vous avez abandonné
table-place-you = { $place }e sur { $count }
table-won = { $count ->
    [one] { $names } a gagné
   *[other] Victoire partagée : { $names }
}

## Joining

join-title = Rejoindre avec un code ou un lien
join-lead = Un ami vous a envoyé une invitation ? Tapez le code ou collez le lien.
join-code = Code ou lien
join-go = Rejoindre
join-invited = Invitation à jouer : { $game }
join-name = Quel est votre nom ?
join-not-found = Aucune table ne correspond à ce code. Il est peut-être mal tapé, ou la table a été fermée.
join-sit = S’asseoir ici
join-sit-anywhere = S’asseoir
seat-free = Place libre
seat-me = { $name } (vous)
seat-invited = Un ami, sur invitation
seat-open = N’importe qui
seat-here = Une autre personne devant cet écran
seat-here-name = Joueur { $number }
seat-name = Nom pour la place { $seat }
seat-bot = Robot : { $level }
# A bot as a person: its name and its level.
bot-person = { $name }, { $level }
# What a bot is like, after its name and level.
habit-builder = aime construire
habit-blocker = aime barrer la route
habit-collector = aime engranger
habit-gambler = aime tenter sa chance
habit-all-round = sait tout faire
seat-host = hôte
seat-rating = Classement { $rating }
seat-rating-provisional = Classement { $rating }, provisoire
seat-resigned = a abandonné
seat-late = temps écoulé
seat-kept = place réservée
seat-away = absent, un robot le remplace
seat-here-now = en ligne
seat-gone = hors ligne

## Making a table

new-title = Nouvelle table
new-lead = Tout est prêt pour une partie avec un ami. Changez ce que vous voulez.
new-game = Jeu
new-rules = Règles
new-seats = Joueurs
new-seats-hint = Vous recevez un lien pour vos amis ; si la table est publique, les places ouvertes à tous figurent dans la liste.
new-with = Avec qui
new-with-invited = Des amis, par lien
new-with-open = Tout le monde
new-with-here = Sur cet écran
new-with-normal = Des robots
new-players = Nombre de joueurs
new-players-count = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}
new-seat-who = Qui prend la place { $seat }
new-sit-color = Jouer en { $color }
new-sit-number = Prendre la place { $number }
new-hot-seat-hint = Plusieurs personnes jouent devant cet écran. Entre les tours, un rideau cache ce que les autres ont en main.
new-open-hands = Mains visibles
new-open-hands-hint = Tout le monde devant cet écran voit tout : pas de rideau entre les tours.
new-first = Qui commence
new-first-random = Le hasard décide
new-first-seat = Place { $seat }, { $color }
new-first-number = Place { $seat }
new-first-hint = On joue ensuite dans l’ordre des places.
new-options = Règles de cette table
new-option-own = Un fichier à vous
new-option-file = Fichier
file-choose = Choisir un fichier
new-time = Temps
new-clock = Temps par coup
new-clock-hint = Quand votre temps est écoulé, un robot joue pour vous jusqu’à votre retour.
new-clock-hint-rated = Si votre temps est écoulé, vous perdez la partie. Pour votre premier coup, vous avez au moins trois minutes.
new-table = La table
new-public = Publique
new-public-hint = La table est dans la liste, et n’importe qui peut prendre une place libre.
new-spectators = Spectateurs
new-spectators-hint = Toute personne qui a le lien peut regarder, mais ne voit que ce qui est visible de tous.
new-hints = Conseils
new-hints-hint = Les joueurs peuvent demander ce que ferait un bon robot.
new-rated = Classement
new-rated-label = Partie classée
new-rated-hint = Le résultat compte pour votre classement. Il y a une horloge, les places sont tirées au sort, pas de conseils ni d’annulation de coups.
new-rated-member = Une partie classée demande un compte durable : choisissez d’abord un mot de passe.
new-rated-screen = Pas de partie classée à plusieurs sur un même écran.
new-rated-more = Comment marche le classement
new-rated-usual = Une partie classée suit les règles habituelles, et le sort désigne qui commence.
new-chat = Discussion
new-chat-hint = Les personnes à la table peuvent s’écrire.
new-autostart = Démarrage automatique
new-autostart-hint = La partie commence dès que toutes les places sont prises. Sinon, c’est vous qui la lancez.
new-make = Créer la table
new-play = Commencer la partie
clock-none = Sans limite de temps
clock-seconds = { $count ->
    [one] une seconde par coup
   *[other] { $count } secondes par coup
}
clock-minutes = { $count ->
    [one] une minute par coup
   *[other] { $count } minutes par coup
}
clock-days = { $count ->
    [one] un jour par coup
   *[other] { $count } jours par coup
}
fact-public = publique
fact-private = privée
fact-club = membres du club
fact-no-hints = sans conseils
fact-no-spectators = sans spectateurs
fact-rated = classée

## Before the game

room-title = En attente
room-waiting = { $count ->
    [one] une place est encore libre
   *[other] { $count } places sont encore libres
}
room-complete = tout le monde est là
room-waiting-for = on attend { $names }
room-invite = Inviter des amis
room-invite-hint = Envoyez ce lien. Il suffit de l’ouvrir pour s’asseoir, sans compte.
room-invite-hint-rated = Envoyez ce lien. La partie est classée : pour s’asseoir, il faut un compte avec un mot de passe.
room-only-here = Ce lien ne fonctionne que sur cet ordinateur : le serveur n’est pas accessible depuis un autre appareil.
room-lan = Pour jouer avec des personnes de votre réseau, arrêtez le serveur et relancez-le avec
room-link = Lien d’invitation
room-qr = Code QR du lien d’invitation
room-copy = Copier
room-copied = Copié.
room-share = Partager
room-share-text = Viens jouer avec moi sur Fog City : { $game }
room-code = Ou donnez-leur le code :
room-kick = Exclure
room-start = Commencer la partie
room-leave = Quitter la table
room-autostart = La partie commence automatiquement quand toutes les places sont prises.
room-host-starts = L’hôte lance la partie.

## At the table

table-not-found = Cette table n’existe pas, ou vous n’y avez pas accès.
table-not-allowed = Cette table est privée. Seuls ses joueurs peuvent la voir et, si elle est celle d’un club, les membres du club.
table-elsewhere = Cette partie est ouverte dans un autre onglet ou une autre fenêtre. Pour jouer ici, rechargez cette page.
table-was-closed = Cette table a été fermée avant la fin de sa partie.
table-menu = Menu
table-undo = Annuler le coup
undo-nothing-yet = Il n’y a encore rien à annuler.
table-undo-ask = Demander à annuler le coup
undo-refused = Les autres n’ont pas accepté que vous annuliez ce coup.
undo-wanted = { $name } aimerait annuler son dernier coup.
undo-agree = Accepter
undo-disagree = Non, continuons
undo-waits = Vous avez demandé à annuler votre coup. On attend { $names }.
undo-asked = Les autres doivent accepter que vous annuliez ce coup.
undo-held = Vous pouvez encore annuler ce coup.
undo-held-others = { $name } a choisi.
table-hint = Conseil
table-rules = Règles
table-full = Plein écran
table-copy-watch = Copier le lien pour spectateurs
table-leave = Quitter (partie conservée)
table-leave-hint = Vous pouvez fermer la page à tout moment et revenir là où vous en étiez.
table-resign = Abandonner
table-watching = Vous regardez la partie.
table-you-resigned = Vous avez abandonné : un robot joue pour vous.
table-you-were-late = Votre temps est écoulé, vous avez perdu : un robot joue pour vous.
table-you-were-away = Votre temps était écoulé : un robot joue pour vous.
table-back = Je suis de retour
hint-thinking = Réflexion…
resign-title = Abandonner ?
resign-text = Vous abandonnez cette partie. S’il y a d’autres personnes à la table, un robot continue pour vous.
resign-do = Abandonner
connection-lost = La connexion est perdue. Le plateau attend son retour.
connection-slow = Le serveur ne répond pas.
connection-pending = Votre dernière action n’est peut-être pas arrivée ; elle sera renvoyée dès le retour de la connexion.
connection-cancel = Ne pas la renvoyer
connection-cancelled = Votre action ne sera pas renvoyée. Si elle était déjà arrivée, vous le verrez sur le plateau.
connection-frozen = Pas de connexion : rien n’a été joué.
turn-call-title = À vous
turn-call-text = { $game } : la partie vous attend.
aside-label = Journal et discussion
log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-undo = { $you ->
    [yes] Vous avez
   *[no] { $who } a
  } annulé { $count ->
    [one] le dernier coup
   *[other] les { $count } derniers coups
  }.
log-action = { $name } : { $action }
log-stand-in = (joué par un robot)
past-at = Coup { $step } sur { $last }
past-now = Revenir
past-again = Revoir le tour
chat-title = Discussion
chat-empty = Dites bonjour.
chat-say = Écrire un message
chat-send = Envoyer
chat-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
mute-title = Masquer des messages
mute-text = Vous ne voyez plus ce que ces personnes écrivent, ici et aux autres tables.
mute-person = Ne plus lire { $name }
mute-profile = Profil
report-message = Signaler ce message ({ $name })
report-name = Signaler le nom { $name }
report-text = L’hôte de ce serveur pourra le lire, avec le nom et la table. Personne d’autre n’en saura rien.
report-do = Signaler
report-done = Merci. L’hôte va l’examiner.
note-joined = { $name } a pris place à la table.
note-left = { $name } a quitté la table.
note-kicked = L’hôte a exclu { $name }.
note-started = La partie commence.
note-time-up = Temps écoulé : un robot joue pour { $name }.
note-back = { $name } est de retour.
note-resigned = { $name } a abandonné.
note-lost-on-time = { $name } n’a plus de temps et perd.
note-bot-replaced = Le robot { $from } est tombé en panne ; un robot { $to } le remplace.
note-finished = La partie est terminée.
note-abandoned = La partie a été fermée parce que plus personne ne jouait.
note-cancelled = La table a été fermée.
note-rematch = Les mêmes joueurs se retrouvent.
note-undo-asked = { $name } aimerait annuler son dernier coup.
note-undo-refused = { $name } n’a pas accepté.
note-unrated = Deux joueurs ont la même adresse IP : cette partie n’est pas classée.
clock-left = Temps restant : { $time }
clock-left-days = { $days } j { $hours } h
clock-left-hours = { $hours } h { $minutes } min

## Prévoir son coup pendant que les autres jouent

plan-invite = prévoyez votre coup en attendant
plan-mark = prévu
plan-line = Prévu : { $what }
plan-cancel = Annuler le coup prévu
plan-made = Prévu : { $what }. Ce sera joué dès votre tour ; Échap annule.
plan-cancelled = Coup prévu annulé.
plan-gone = Ce que vous aviez prévu n’est plus possible. Choisissez à nouveau.
plan-gone-line = La connexion a été perdue : votre coup prévu est abandonné.
plan-gone-undo = Un coup a été annulé : votre coup prévu est abandonné.

## Keys, and what they tell

keys-title = Clavier
keys-lead = Avec un lecteur d’écran, ces touches décrivent la partie. Le point d’interrogation ouvre cette liste.
keys-last = Ce qui s’est passé depuis votre dernier coup
keys-turn = À qui de jouer
keys-scores = Les points
keys-hand = Ce que vous avez en main
keys-board = Tout le plateau
keys-arrows-key = Flèches
keys-arrows = Se déplacer sur le plateau
keys-n-key = N
keys-n = Aller au prochain endroit jouable
keys-enter-key = Entrée
keys-enter = Choisir, puis confirmer
keys-escape-key = Échap
keys-escape = Annuler le choix ou le coup prévu
keys-plan-key = Entrée
keys-plan = Pendant que les autres jouent : prévoir votre prochain coup
report-score = { $count ->
    [one] { $who } : { $points } point.
   *[other] { $who } : { $points } points.
  }
report-no-hand = Vous êtes spectateur et n’avez rien en main.

## At any board

game-chosen = { $what } : encore une fois pour confirmer, Échap pour annuler.
score-of = Points – { $name }
score-now = Points actuels
score-later = À la fin
game-zoom-in = Agrandir
game-zoom-out = Réduire
game-zoom-all = Tout montrer

## At the plain board of games that have none of their own

plain-players = Joueurs
plain-position = Position
plain-turn = On attend { $names }
plain-actions = Vos actions
plain-find = Chercher une action
plain-play = Jouer { $action }
plain-advice = Un bon robot jouerait { $action }

## Several people at one screen

curtain-title = { $name }, c’est à vous
curtain-text = Passez-lui l’écran ; les autres regardent ailleurs.
curtain-ready = C’est moi, { $name }
curtain-undo = { $name } annule son dernier coup

## The end

course-title = Points au fil de la partie
final-show = Résultat
final-scoring = Décompte final
final-won-you = Vous avez gagné !
final-shared-you = Vous partagez la victoire !
final-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
final-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
final-resigned = La partie s’est arrêtée plus tôt : il ne restait qu’un joueur.
final-abandoned = La partie s’est terminée parce que plus personne ne jouait.
final-cancelled = La table a été fermée avant la fin.
final-place = { $place ->
    [1] 1er
   *[other] { $place }e
  }
final-place-you = Vous êtes { $place }e sur { $count }.
final-resigned-you = Vous avez abandonné
final-late-you = Votre temps est écoulé
final-late-by = { $count ->
    [one] { $names } n’a plus de temps
   *[other] { $names } n’ont plus de temps
} : la victoire revient à { $winners }, quels que soient les points.
final-resigned-by = { $count ->
    [one] { $names } a abandonné
   *[other] { $names } ont abandonné
} : la victoire revient à { $winners }, quels que soient les points.
final-points-then = { $count ->
    [one] { $points } point à ce moment
   *[other] { $points } points à ce moment
}
final-played-on = { $count ->
    [one] { $names } a quitté la partie ; un robot l’a finie à sa place.
   *[other] { $names } ont quitté la partie ; des robots l’ont finie à leur place.
}
final-rematch = Revanche
final-event = Vers le tournoi
final-rematch-join = Accepter la revanche
final-rematch-of = { $name } veut une revanche.
final-rematch-yours = Vous avez demandé une revanche.
final-rematch-go = Vers la revanche
final-rematch-seats = Pour la revanche, chacun avance d’une place : quelqu’un d’autre commence.
final-ratings = Nouveaux classements
final-not-counted = Cette partie ne compte pas pour le classement : vous en avez joué beaucoup aujourd’hui.
final-ratings-later = Les nouveaux classements n’ont pas pu être chargés.
final-rematch-color = Pour la revanche, chacun avance d’une place et prend sa couleur ; la vôtre : { $color }.
final-rematch-random = Pour la revanche, les places sont de nouveau tirées au sort.
final-replay = Revoir
final-review = Analyser la partie
final-download = Télécharger la partie
final-send = Garder dans mon compte
final-sent = Votre compte garde maintenant cette partie.
final-verify = Vérifier le mélange
verify-title = Le mélange était-il équitable ?
verify-text = Avant la partie, le serveur a publié l’empreinte d’un nombre secret dont découlent tous les tirages. Le secret est maintenant connu : son empreinte doit être la même.
verify-promise = Empreinte du mélange
verify-promise-hint = Tous les tirages de cette partie découlent d’un nombre secret. Voici son SHA-256 ; le nombre lui-même est montré à la fin.
verify-noted = Empreinte notée par ce navigateur avant la fin
verify-published = Empreinte donnée par le serveur (ce navigateur n’était pas là avant la fin)
verify-secret = Le secret
verify-computed = SHA-256 du secret, calculé par ce navigateur
verify-cannot = Les navigateurs ne le calculent que sur les pages en https ou servies par cette machine.
verify-good = Elles concordent : rien n’a été changé depuis le début.
verify-bad = Elles ne concordent pas : quelque chose ne va pas.
verify-more = Le fichier permet de rejouer toute la partie à partir du secret. Si Fog City est installé, ceci prouve chaque tirage :

## Replay

replay-title = Revoir la partie
replay-leave = Quitter
replay-eyes = Vu par
replay-eyes-spectator = un spectateur
replay-eyes-open = tout voir
replay-hands = Ce que chacun a en main
replay-controls = Commandes
replay-first = Au début
replay-previous = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-step = Coup { $step } sur { $last }
replay-speed = Vitesse

## Account

account-title = Compte
account-lead = Vous jouez ici depuis le { $date }.
account-lead-guest = Vous jouez en tant qu’invité : seul ce navigateur vous connaît.
account-name = Votre nom
account-name-label = Nom
account-name-hint = 2 à 24 caractères ; les autres le voient aux tables.
account-rename = Renommer
account-renamed = Votre nom a été changé.
account-password = Garder votre compte
account-password-change = Changer le mot de passe
account-password-text = Avec un mot de passe, vous pouvez revenir sur un autre appareil. Quand il change, les autres appareils sont déconnectés.
account-current = Mot de passe
account-new = Nouveau mot de passe
account-new-hint = Au moins 8 caractères.
account-protect = Enregistrer le mot de passe
account-protected = Le mot de passe est enregistré.
account-login = Déjà un compte ?
account-login-text = Connectez-vous avec votre nom et votre mot de passe. Vous quittez alors définitivement ce compte d’invité.
account-login-do = Se connecter
account-lost = Mot de passe perdu ?
account-welcome = Heureux de vous revoir.
account-leave = Déconnexion
account-leave-text = Vous pouvez revenir avec votre nom et votre mot de passe.
account-leave-text-guest = Sans mot de passe, vous ne pourrez pas revenir à ce compte.
account-logout = Se déconnecter
account-logout-everywhere = Se déconnecter partout
account-logged-out = Déconnexion effectuée.
account-data = Télécharger mes données
account-profile = Mon profil
account-friends = Amis
account-leaders = Meilleurs joueurs
account-delete = Supprimer le compte
account-delete-text = Votre nom et tout ce que vous avez écrit disparaissent pour de bon. Les parties restent, et des robots jouent pour vous là où d’autres jouent encore.
account-delete-do = Supprimer définitivement
account-deleted = Votre compte a été supprimé.
admin-title = Outils de l’hôte
admin-only = Cette page est réservée aux modérateurs que l’hôte de ce serveur a désignés.
admin-reports = Signalements
admin-accounts = Comptes
admin-tables = Tables
admin-log = Journal
admin-none = Il n’y a rien ici.
admin-search = Partie d’un nom
admin-find = Chercher
admin-look = Voir
admin-look-at = Voir { $name }
admin-is-admin = Modérateur
admin-is-banned = Banni
admin-seen = Vu pour la dernière fois le { $date }
admin-member = A un mot de passe ; ici depuis le { $date }.
admin-guest = Invité ; ici depuis le { $date }.
admin-devices = { $count ->
    [0] Connecté nulle part.
    [one] Connecté sur un appareil.
   *[other] Connecté sur { $count } appareils.
}
admin-blocked-by = { $count ->
    [0] Personne ne l’a bloqué.
    [one] Une personne l’a bloqué.
   *[other] { $count } personnes l’ont bloqué.
}
admin-block = { $name } a bloqué { $blocked } ({ $date })
admin-their-tables = Ses tables
admin-tables-of = Tables où { $name } est assis
admin-spared = C’est un modérateur : seul l’hôte peut modifier ce compte.
admin-ban = Bannir
admin-unban = Lever le bannissement
admin-logout = Déconnecter partout
admin-reset = Lien pour un nouveau mot de passe
admin-reset-text = Donnez-lui ce lien. Il fonctionne une seule fois, pendant un jour.
admin-rename = Autre nom
admin-done = C’est fait, et noté dans le journal.
admin-table = Table
admin-table-host = Hôte : { $name }.
admin-changed = Modifiée le { $date }
admin-close = Fermer
admin-delete = Supprimer la table
admin-delete-text = Tout ce qui y a été joué et dit est supprimé définitivement.
admin-status-open = Ouverte
admin-status-playing = En cours
admin-status-finished = Terminée
admin-status-closed = Fermée
admin-report-message = Un message, le { $date }
admin-report-name = Un nom, le { $date }
admin-report-by = Signalé par { $name }
admin-said = { $name } : { $text }
admin-report-done = Traité
admin-said-nothing = Rien n’y a été dit.
admin-to-table = Vers la page de la table
admin-status = Quelles tables
admin-status-all = Toutes les tables
admin-close-table = Fermer la table
admin-close-text = La partie s’arrête sans résultat, pour tous ceux qui y sont assis.
admin-only-banned = Seulement les bannis
admin-device = Connecté le { $since }, utilisé le { $seen }
admin-entry = { $who } { $what }
admin-did-ban = a banni
admin-did-unban = a levé le bannissement de
admin-did-rename = a renommé
admin-did-logout = a déconnecté partout
admin-did-delete-account = a supprimé le compte
admin-did-reset = a créé un lien pour un nouveau mot de passe
admin-did-invite = a créé une invitation
admin-did-promote = a nommé modérateur
admin-did-demote = a retiré comme modérateur
admin-did-close-table = a fermé la table
admin-did-delete-table = a supprimé la table
admin-did-report-done = a traité le signalement
admin-did-recompute-ratings = a recalculé tous les classements :
admin-recomputed = parties : { $games }, classements différents : { $changed }

## Settings

settings-lead = Enregistrés dans ce navigateur.
settings-lead-account = Enregistrés dans ce navigateur. Les choix de notifications le sont avec votre compte.
settings-language = Langue
settings-language-auto = Celle du navigateur
settings-theme = Thème
settings-theme-auto = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-auto = Automatique
settings-on = Oui
settings-off = Non
settings-sound = Son
settings-sound-hint = Une cloche quand c’est à vous, un clic pour les rails, une note de cuivre pour les points.
settings-notify = Notifications
settings-notify-hint = Le navigateur vous prévient, même si cette page est fermée.
settings-notify-page = Le navigateur vous prévient quand une page est ouverte mais pas affichée. Pour les pages fermées, le serveur a besoin d’une adresse en https.
settings-notify-refused = Le navigateur n’autorise pas les notifications pour cette page.
settings-motion = Animations
settings-motion-hint = « Automatique » suit la préférence du système pour moins d’animations.
settings-speed = Vitesse des robots
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-speed-now = Immédiate
settings-speed-hint = Le temps pendant lequel vous voyez chaque coup d’un robot avant le suivant. Les robots jouent toujours aussi bien.
settings-confirm = Confirmer chaque coup
settings-confirm-hint = Appuyez une seconde fois pour confirmer. « Automatique » le demande sur les écrans tactiles.

## Problems

problem-bad-password = Nom ou mot de passe incorrect.
problem-banned = L’hôte de ce serveur a fermé votre compte. Adressez-vous à lui.
problem-no-account = Ce navigateur n’a plus de compte. Rechargez la page.
problem-origin = Cette page ne vient pas du serveur lui-même. Ouvrez-la à sa propre adresse.
problem-not-found = Cela n’existe pas, ou vous n’y avez pas accès.
problem-not-allowed = Vous ne pouvez pas faire cela.
problem-not-host = Seul l’hôte peut faire cela.
problem-not-your-seat = Cette place n’est pas la vôtre.
problem-not-your-turn = Ce n’est pas votre tour.
problem-no-such-seat = Cette place n’existe pas à cette table.
problem-seat-taken = Quelqu’un est déjà assis là.
problem-seats-open = La partie peut commencer quand toutes les places sont prises.
problem-not-open = Ce n’est possible qu’avant le début de la partie.
problem-not-playing = Ce n’est possible que pendant la partie.
problem-other-rules = La partie a commencé avec d’autres règles : elle ne peut pas continuer.
problem-not-over = Ce n’est possible qu’une fois la partie terminée.
problem-stale = La partie a avancé entre-temps. Regardez où elle en est.
problem-illegal = Les règles ne le permettent pas maintenant.
problem-name-taken = Quelqu’un d’autre porte ce nom.
problem-chat-off = Il n’y a pas de discussion à cette table.
problem-hints-off = Il n’y a pas de conseils à cette table.
problem-too-large = L’envoi est trop volumineux.
problem-too-many = { $seconds ->
    [one] Trop de demandes. Attendez une seconde.
   *[other] Trop de demandes. Attendez { $seconds } secondes.
}
problem-limit-guests = Beaucoup de nouveaux joueurs viennent de votre réseau. Attendez { $minutes } min, ouvrez un lien d’invitation ou connectez-vous.
problem-limit-invited = Cette invitation a servi très souvent. Attendez { $minutes } min ou demandez-en une autre.
problem-limit-invited-from = Beaucoup de nouveaux joueurs ont été invités depuis le même réseau. Attendez { $minutes } min ou venez sans l’invitation.
problem-limit-logins = Il y a eu beaucoup de tentatives de connexion depuis votre réseau. Attendez { $seconds } s.
problem-limit-account-logins = Il y a eu beaucoup de tentatives de connexion avec ce nom. Attendez { $minutes } min.
problem-limit-wrong-codes = Beaucoup de codes erronés viennent de votre réseau. Attendez { $minutes } min et redemandez le lien.
problem-limit-tables = Vous avez ouvert ou rejoint beaucoup de tables en peu de temps. Attendez { $seconds } s.
problem-limit-new-tables = Beaucoup de tables ont été créées depuis votre réseau en peu de temps. Attendez { $minutes } min, ou rejoignez-en une.
problem-limit-chat = Vous écrivez très vite. Attendez { $seconds } s.
problem-limit-hints = Vous avez demandé beaucoup de conseils. Attendez { $seconds } s.
problem-limit-clubs = Vous avez modifié des clubs ou des tournois de nombreuses fois. Attendez { $minutes } min.
problem-limit-deals = Vous avez envoyé beaucoup d’essais. Attendez { $minutes } min.
problem-limit-address-clubs = Beaucoup de clubs ont été fondés depuis votre réseau en peu de temps. Attendez { $minutes } min, ou rejoignez-en un.
problem-limit-address-deals = Beaucoup d’essais ont été envoyés depuis votre réseau. Attendez { $minutes } min.
problem-limit-puzzles = Vous avez répondu à beaucoup de problèmes en peu de temps. Attendez { $minutes } min.
problem-limit-exports = Vous avez téléchargé vos données plusieurs fois. Attendez { $minutes } min.
problem-limit-mails = Vous avez demandé plusieurs e-mails. Attendez { $minutes } min, et regardez aussi parmi les indésirables.
problem-limit-open-tables = Vous avez trop de tables en cours. Terminez-en une, quittez-la ou abandonnez d’abord.
problem-limit-address-tables = Trop de tables sont en cours depuis votre réseau. Rejoignez-en une ou attendez que l’une se termine.
problem-limit-bot-games = Vous avez trop de parties entre robots en cours. Attendez la fin de l’une d’elles ou jouez vous-même.
problem-limit-all-bot-games = Il y a trop de parties entre robots en ce moment. Attendez la fin de l’une d’elles ou jouez vous-même.
problem-not-kept = Ce navigateur n’a pas pu enregistrer la partie. Son espace est peut-être plein, ou bloqué pour ce site.
problem-not-loaded = Une partie du jeu n’est pas encore sur votre appareil. La partie reprend dès que vous êtes en ligne.
problem-unavailable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
problem-internal = Une erreur s’est produite sur le serveur. Réessayez.

## A game of other rules

stored-why = Cette partie a commencé avec la version { $rules } de ses règles, mais ce serveur joue la version { $here }. Elle ne peut pas continuer. Tout ce qui a été enregistré figure ci-dessous.
stored-log = Ce qui a été joué
stored-hidden = une action cachée
