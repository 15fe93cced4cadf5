### Teksten van de site rond de spellen. Namen volgen het scherm waarop een tekst staat.

## Names of colors and levels

color-yellow = geel
color-blue = blauw
color-orange = oranje
color-green = groen
color-purple = paars
color-black = zwart
color-red = rood
level-novice = Beginner
level-easy = Makkelijk
level-casual = Liefhebber
level-normal = Normaal
level-skilled = Bedreven
level-hard = Moeilijk
level-strong = Sterk
level-master = Meester
level-expert = Expert
# Plays where a better bot has failed.
level-random = Willekeurig
# A computer opponent, told from others by its color.
bot-name = { $color ->
    [yellow] Gele bot
    [blue] Blauwe bot
    [orange] Oranje bot
    [green] Groene bot
    [purple] Paarse bot
    [black] Zwarte bot
    [red] Rode bot
   *[other] Bot
}
# A computer opponent where colors belong to nobody.
bot-number = Bot { $number }
you = jij

## Guests

# Alleen de-woorden: zo past elk bijvoeglijk naamwoord.
guest-name = { $mood } { $being } { $number }
guest-moods = Blije Dappere Fiere Frisse Gouden Kalme Koperen Kwieke Lichte Mistige Nijvere Pientere Rustige Slimme Snelle Stille Stoere Trouwe Vlugge Vrije Vroege Vrolijke Wakkere Winderige Zachte Zilte Zilveren Zonnige Zwervende Zwierige
guest-beings = albatros bel brug conducteur dolfijn ekster haven kade krab lantaarn matroos meeuw mus otter papegaai pelikaan pier plevier reiger spreeuw stern tram veerboot vink vuurtoren walvis wagon wasbeer zeeleeuw zwaluw

## Everywhere

loading = Een ogenblik…
cancel = Annuleren
try-again = Opnieuw proberen
dialog-close = Sluiten
skip-to-content = Naar de inhoud
missing-title = Niets dan mist hier
page-missing = Op dit adres is geen pagina.
page-not-loaded = Deze pagina kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
nav-label = Hoofdmenu
nav-home = Home
nav-games = Spellen
nav-turns = { $count ->
    [one] jij bent aan de beurt aan één tafel
   *[other] jij bent aan de beurt aan { $count } tafels
}
nav-learn = Leren
nav-settings = Instellingen
nav-account = Account

## Home

home-page-title = Fog City: bordspellen uit San Francisco
home-title = Bordspellen uit de heuvels van San Francisco
home-lead = Speel tegen vrienden of sterke computertegenstanders, meteen of verspreid over meerdere dagen. Zonder account.
home-games = Spellen
home-players = { $min } tot { $max } spelers
home-level = Bots
home-opponents = Tegenstanders
home-mixed = Gemengd
home-offered = Een gelijke strijd: je zou { $name } ongeveer de helft van de keren moeten verslaan.
home-bot = Niveau van bot { $number }
home-play = Nu spelen
home-with-friends = Met vrienden
home-options = Regels en plaatsen
home-learn = Leren spelen
home-offline = Om te spelen heb je verbinding nodig. De uitleg en de regels werken ook offline.
home-alone = Alles draait hier op je eigen apparaat: speel tegen bots of met anderen aan één scherm, leer de spellen en kijk ze terug. Spelen met mensen elders kan alleen op een site met een server.
home-kept = Na je eerste bezoek werkt dit alles ook offline.
home-unkept = Je moet online zijn om deze pagina te openen: browsers bewaren alleen pagina’s met https, en sommige niet in een privévenster.
home-lacks = Deze browser kan hier niet spelen: { $what ->
    [webassembly] WebAssembly met SIMD ontbreekt
    [worker] web workers ontbreken
   *[storage] opslag voor spellen (IndexedDB) ontbreekt
  }. Probeer een nieuwere browser of een gewoon venster.
home-mine = Jouw spellen
home-all-mine = Al je spellen
home-your-turn = { $count ->
    [one] Jij bent aan de beurt: { $game }
   *[other] Jij bent aan de beurt in { $count } spellen
  }
home-daily = Puzzels en het spel van de dag
home-puzzles = Puzzels: { $game }
daily-title = Spel van de dag
home-people = Met andere mensen
home-clubs = Clubs en toernooien
home-open = Open tafels
home-open-none = Op dit moment wacht niemand op spelers. Open een tafel waar iedereen kan aanschuiven:
home-open-make = { $game }
home-watch = Een spel bekijken
home-independent = Fog City is onafhankelijke software. Tekst en tekeningen zijn van onszelf; de namen van de spellen zeggen alleen welke spellen bedoeld zijn.

## Lists of games

games-lists = Lijsten
games-filter = Welk spel
games-all = Alle spellen
games-mine = Van jou
games-mine-lead = Spellen die op jou wachten, staan bovenaan.
games-mine-none = Je hebt hier nog niet gespeeld.
games-running = Aan de gang
games-ended = Afgelopen
games-open = Open tafels
games-open-lead = Tafels met een vrije plaats voor wie maar wil.
games-open-none = Er is nu geen tafel open. Maak er een:
games-live = Meekijken
games-live-lead = Openbare spellen die nu worden gespeeld.
games-live-none = Er wordt nu geen openbaar spel gespeeld.
games-finished = Afgelopen
games-finished-lead = Openbare spellen om terug te kijken en van te leren.
games-finished-none = Er is nog geen openbaar spel afgelopen.
games-make = Nieuwe tafel: { $game }
games-more = Meer tonen
games-open-record = Een spelverloop openen
games-open-record-lead = Een spel dat je hier of elders hebt gedownload. Het wordt gecontroleerd, op dit apparaat bewaard en is terug te kijken.
check-title = Een gespeeld spel natellen
check-lead = Klik of typ een spel { $game } in dat jullie aan een echte tafel hebben gespeeld. Dit apparaat telt alles.
check-none = Hier valt niets te tellen.
check-tiles = Tegels die over zijn
check-tile = { $tile }: nog { $count }
check-back = De laatste terugnemen
table-seats-free = { $count ->
    [0] begint zo
    [one] één vrije plaats
   *[other] { $count } vrije plaatsen
}
table-closed = gesloten
table-other-rules = oude regels
table-your-turn = Jouw beurt
table-turn-of = wacht op { $names }
table-device = op een apparaat gespeeld
table-taken-back = { $count ->
    [one] één zet teruggenomen
   *[other] { $count } zetten teruggenomen
}
table-won-you = Je hebt gewonnen
table-lost-you = Je hebt verloren
table-resigned-you = Je hebt opgegeven
table-place-you = { $place }e van { $count }
table-won = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } delen de overwinning
}

## Joining

join-title = Meedoen met code of link
join-lead = Heeft een vriend je uitgenodigd? Typ de code of plak de link.
join-code = Code of link
join-go = Meedoen
join-invited = Je bent uitgenodigd voor { $game }
join-name = Hoe heet je?
join-not-found = Bij deze code hoort geen tafel. Misschien is hij verkeerd getypt, of is de tafel gesloten.
join-sit = Hier gaan zitten
join-sit-anywhere = Gaan zitten
seat-free = Vrije plaats
seat-me = { $name } (jij)
seat-invited = Een vriend, op uitnodiging
seat-open = Iedereen
seat-here = Nog iemand aan dit scherm
seat-here-name = Speler { $number }
seat-name = Naam voor plaats { $seat }
seat-bot = Bot: { $level }
# A bot as a person: its name and its level.
bot-person = { $name }, { $level }
# What a bot is like, after its name and level.
habit-builder = bouwt graag
habit-blocker = rijdt je graag in de wielen
habit-collector = haalt graag de buit binnen
habit-gambler = waagt graag een gok
habit-all-round = is van alle markten thuis
seat-host = host
seat-rating = Rating { $rating }
seat-rating-provisional = Rating { $rating }, voorlopig
seat-resigned = heeft opgegeven
seat-late = tijd om
seat-kept = plaats gereserveerd
seat-away = afwezig, een bot speelt
seat-here-now = verbonden
seat-gone = niet verbonden

## Making a table

new-title = Nieuwe tafel
new-lead = Alles staat klaar voor een spel met een vriend. Verander wat je wilt.
new-game = Spel
new-rules = Regels
new-seats = Spelers
new-seats-hint = Vrienden doen mee met een link. Is de tafel openbaar, dan staan plaatsen voor iedereen in de lijst.
new-with = Met wie
new-with-invited = Vrienden, met een link
new-with-open = Iedereen
new-with-here = Aan dit scherm
new-with-normal = Bots
new-players = Aantal spelers
new-players-count = { $count ->
    [one] één speler
   *[other] { $count } spelers
}
new-seat-who = Wie zit op plaats { $seat }
new-sit-color = Met { $color } spelen
new-sit-number = Plaats { $number } nemen
new-hot-seat-hint = Meerdere mensen spelen aan dit scherm. Tussen de beurten verbergt een gordijn wat de anderen in handen hebben.
new-open-hands = Met open kaarten
new-open-hands-hint = Iedereen aan dit scherm ziet alles: geen gordijn tussen de beurten.
new-first = Wie begint
new-first-random = Het toeval beslist
new-first-seat = Plaats { $seat }, { $color }
new-first-number = Plaats { $seat }
new-first-hint = Daarna gaat het rond in de volgorde van de plaatsen.
new-options = Regels van deze tafel
new-option-own = Een eigen bestand
new-option-file = Bestand
file-choose = Bestand kiezen
new-time = Tijd
new-clock = Tijd per zet
new-clock-hint = Als je tijd om is, speelt een bot voor je tot je terugkomt.
new-clock-hint-rated = Als je tijd om is, verlies je het spel. Voor je eerste zet heb je minstens drie minuten.
new-table = De tafel
new-public = Openbaar
new-public-hint = De tafel staat in de lijst en iedereen mag een vrije plaats nemen.
new-spectators = Toeschouwers
new-spectators-hint = Wie de link heeft, mag meekijken en ziet alleen wat open ligt.
new-hints = Tips
new-hints-hint = Spelers mogen vragen wat een sterke bot zou doen.
new-rated = Rating
new-rated-label = Spel om rating
new-rated-hint = De uitslag telt mee voor je rating. Er is een klok, plaatsen worden verloot, er zijn geen tips en niets wordt teruggenomen.
new-rated-member = Voor een spel om rating is een blijvend account nodig: kies eerst een wachtwoord.
new-rated-screen = Samen aan één scherm kun je niet om rating spelen.
new-rated-more = Zo werken ratings
new-rated-usual = Een spel om rating gaat volgens de gewone regels, en het lot bepaalt wie begint.
new-chat = Chat
new-chat-hint = Mensen aan de tafel kunnen elkaar schrijven.
new-autostart = Automatisch beginnen
new-autostart-hint = Het spel begint zodra alle plaatsen bezet zijn. Anders start je het zelf.
new-make = Tafel maken
new-play = Spel beginnen
clock-none = Zonder tijdslimiet
clock-seconds = { $count ->
    [one] één seconde per zet
   *[other] { $count } seconden per zet
}
clock-minutes = { $count ->
    [one] één minuut per zet
   *[other] { $count } minuten per zet
}
clock-days = { $count ->
    [one] één dag per zet
   *[other] { $count } dagen per zet
}
fact-public = openbaar
fact-private = besloten
fact-club = clubleden
fact-no-hints = geen tips
fact-no-spectators = geen toeschouwers
fact-rated = om rating

## Before the game

room-title = De tafel staat klaar
room-waiting = { $count ->
    [one] er is nog één plaats vrij
   *[other] er zijn nog { $count } plaatsen vrij
}
room-complete = iedereen is er
room-waiting-for = wacht op { $names }
room-invite = Vrienden uitnodigen
room-invite-hint = Stuur deze link. Wie hem opent, kan gaan zitten; een account is niet nodig.
room-invite-hint-rated = Stuur deze link. Het spel telt voor de rating: wie wil meespelen, heeft een account met een wachtwoord nodig.
room-only-here = Deze link werkt alleen op deze computer: de server is van elders niet bereikbaar.
room-lan = Wil je met mensen in je netwerk spelen, stop de server dan en start hem met
room-link = Uitnodigingslink
room-qr = QR-code van de uitnodigingslink
room-copy = Kopiëren
room-copied = Gekopieerd.
room-share = Delen
room-share-text = Speel { $game } met mij op Fog City
room-code = Of geef ze de code:
room-kick = Verwijderen
room-start = Spel beginnen
room-leave = Tafel verlaten
room-autostart = Het spel begint vanzelf als alle plaatsen bezet zijn.
room-host-starts = De host start het spel.

## At the table

table-not-found = Deze tafel bestaat niet, of je hebt er geen toegang toe.
table-not-allowed = Deze tafel is besloten. Alleen de spelers kunnen hem zien en, als hij van een club is, de clubleden.
table-elsewhere = Dit spel is open in een ander tabblad of venster. Laad deze pagina opnieuw om hier te spelen.
table-was-closed = Deze tafel is gesloten voordat het spel was afgelopen.
table-menu = Menu
table-undo = Terugnemen
undo-nothing-yet = Er is nog niets terug te nemen.
table-undo-ask = Vragen om terug te nemen
undo-refused = De anderen vonden het niet goed dat je dit terugneemt.
undo-wanted = { $name } wil de laatste zet graag terugnemen.
undo-agree = Akkoord
undo-disagree = Nee, speel door
undo-waits = Je hebt gevraagd om terug te nemen. Wachten op { $names }.
undo-asked = Je hebt gevraagd of je dit mag terugnemen. De anderen moeten het goedvinden.
undo-held = Je kunt dit nog terugnemen.
undo-held-others = { $name } heeft gekozen.
table-hint = Tip
table-rules = Regels
table-full = Volledig scherm
table-copy-watch = Link voor toeschouwers kopiëren
table-leave = Weggaan (het spel blijft bewaard)
table-leave-hint = Je kunt de pagina altijd sluiten en later verdergaan waar je gebleven was.
table-resign = Opgeven
table-watching = Je kijkt mee.
table-you-resigned = Je hebt opgegeven: een bot speelt voor je.
table-you-were-late = Je tijd is om en je hebt verloren: een bot speelt voor je.
table-you-were-away = Je tijd was om: een bot speelt voor je.
table-back = Ik ben terug
hint-thinking = Even denken…
resign-title = Opgeven?
resign-text = Je geeft dit spel op. Zitten er anderen aan tafel, dan speelt een bot voor je verder.
resign-do = Opgeven
connection-lost = De verbinding is verbroken. Het bord wacht tot die terug is.
connection-slow = De server antwoordt niet.
connection-pending = Je laatste actie is misschien niet aangekomen; die wordt opnieuw verstuurd zodra de verbinding terug is.
connection-cancel = Niet opnieuw versturen
connection-cancelled = Je actie wordt niet opnieuw verstuurd. Was die al aangekomen, dan zie je dat op het bord.
connection-frozen = Er is geen verbinding: er is niets gespeeld.
turn-call-title = Jouw beurt
turn-call-text = { $game } wacht op je.
aside-label = Verloop en chat
log-title = Verloop
log-empty = Er is nog niets gebeurd.
log-undo = { $you ->
    [yes] Je
   *[no] { $who }
  } neemt { $count ->
    [one] de laatste zet
   *[other] de laatste { $count } zetten
  } terug.
log-action = { $name }: { $action }
log-stand-in = (door een bot gespeeld)
past-at = Zet { $step } van { $last }
past-now = Terug naar nu
past-again = Ronde opnieuw bekijken
chat-title = Chat
chat-empty = Zeg hallo.
chat-say = Zeg iets
chat-send = Versturen
chat-unread = { $count ->
    [one] één nieuw bericht
   *[other] { $count } nieuwe berichten
}
mute-title = Berichten verbergen
mute-text = Je ziet niet meer wat deze mensen schrijven, hier en aan andere tafels.
mute-person = Berichten van { $name } verbergen
mute-profile = Profiel
report-message = Dit bericht van { $name } melden
report-name = De naam { $name } melden
report-text = De beheerder van deze server krijgt het te lezen, met de naam en de tafel. Niemand anders hoort ervan.
report-do = Melden
report-done = Bedankt. De beheerder kijkt ernaar.
note-joined = { $name } is gaan zitten.
note-left = { $name } is weggegaan.
note-kicked = { $name } is weggestuurd.
note-started = Het spel begint.
note-time-up = De tijd is om: een bot speelt voor { $name }.
note-back = { $name } is terug.
note-resigned = { $name } heeft opgegeven.
note-lost-on-time = { $name } verliest op tijd.
note-bot-replaced = De bot { $from } liet het afweten; { $to } gaat verder.
note-finished = Het spel is afgelopen.
note-abandoned = Het spel is gestaakt omdat niemand verder speelde.
note-cancelled = De tafel is gesloten.
note-rematch = Dezelfde spelers treffen elkaar opnieuw.
note-undo-asked = { $name } wil de laatste zet graag terugnemen.
note-undo-refused = { $name } vond het niet goed.
note-unrated = Twee spelers hebben hetzelfde IP-adres: dit spel telt niet voor de rating.
clock-left = Resterende tijd: { $time }
clock-left-days = { $days } d { $hours } u
clock-left-hours = { $hours } u { $minutes } min

## Je zet plannen terwijl anderen spelen

plan-invite = plan intussen je zet
plan-mark = gepland
plan-line = Gepland: { $what }
plan-cancel = Plan annuleren
plan-made = Gepland: { $what }. Het wordt gespeeld zodra je aan de beurt bent; Escape annuleert het.
plan-cancelled = Plan geannuleerd.
plan-gone = Wat je gepland had, kan niet meer. Kies opnieuw.
plan-gone-line = De verbinding is weggevallen: je plan vervalt.
plan-gone-undo = Er is een zet teruggenomen: je plan vervalt.

## Keys, and what they tell

keys-title = Toetsenbord
keys-lead = Met een schermlezer vertellen deze toetsen je over het spel. Met het vraagteken open je deze lijst.
keys-last = Wat er sinds je vorige zet is gebeurd
keys-turn = Wie er aan de beurt is
keys-scores = De score
keys-hand = Wat je in je hand hebt
keys-board = Het hele bord
keys-arrows-key = Pijltjes
keys-arrows = Over het bord bewegen
keys-n-key = N
keys-n = Naar de volgende plek waar je kunt spelen
keys-enter-key = Enter
keys-enter = Kiezen, en nog eens om te bevestigen
keys-escape-key = Esc
keys-escape = De keuze of het plan annuleren
keys-plan-key = Enter
keys-plan = Terwijl anderen spelen: je volgende zet plannen
report-score = { $count ->
    [one] { $who }: { $points } punt.
   *[other] { $who }: { $points } punten.
  }
report-no-hand = Je kijkt toe en hebt niets in je hand.

## At any board

game-chosen = { $what }: nog een keer om te bevestigen, Escape om te annuleren.
score-of = Punten van { $name }
score-now = Punten tot nu toe
score-later = Aan het einde
game-zoom-in = Inzoomen
game-zoom-out = Uitzoomen
game-zoom-all = Alles tonen

## At the plain board of games that have none of their own

plain-players = Spelers
plain-position = Stelling
plain-turn = Wachten op { $names }
plain-actions = Jouw acties
plain-find = Zoek een actie
plain-play = Speel { $action }
plain-advice = Een sterke bot zou { $action } spelen

## Several people at one screen

curtain-title = { $name }, jij bent aan de beurt
curtain-text = Geef het scherm door. De anderen kijken nu weg.
curtain-ready = Ik ben { $name }
curtain-undo = { $name } neemt de laatste zet terug

## The end

course-title = Punten in de loop van het spel
final-show = Uitslag
final-scoring = Eindtelling
final-won-you = Je hebt gewonnen!
final-shared-you = Je deelt de overwinning!
final-won = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
final-points = { $count ->
    [one] { $points } punt
   *[other] { $points } punten
}
final-resigned = Het spel is eerder afgelopen: er bleef één speler over.
final-abandoned = Het spel eindigde omdat niemand verder speelde.
final-cancelled = De tafel is voor het einde gesloten.
final-place = { $place ->
   *[other] { $place }e
  }
final-place-you = Je bent { $place }e van { $count }.
final-resigned-you = Je hebt opgegeven
final-late-you = Je tijd was om
final-late-by = { $count ->
    [one] { $names } verliest op tijd
   *[other] { $names } verliezen op tijd
}: { $winners } wint, ongeacht de punten.
final-resigned-by = { $count ->
    [one] { $names } heeft opgegeven
   *[other] { $names } hebben opgegeven
}: { $winners } wint, ongeacht de punten.
final-points-then = { $count ->
    [one] { $points } punt op dat moment
   *[other] { $points } punten op dat moment
}
final-played-on = { $count ->
    [one] { $names } is vertrokken; een bot speelde verder.
   *[other] { $names } zijn vertrokken; bots speelden verder.
}
final-rematch = Revanche
final-event = Naar het toernooi
final-rematch-join = Meedoen aan de revanche
final-rematch-of = { $name } wil een revanche.
final-rematch-yours = Je hebt om een revanche gevraagd.
final-rematch-go = Naar de revanche
final-rematch-seats = In een revanche schuift iedereen een plaats op, zodat iemand anders begint.
final-ratings = Nieuwe ratings
final-not-counted = Dit spel telt niet voor de rating: jullie hebben vandaag al veel gespeeld.
final-ratings-later = De nieuwe ratings konden niet worden geladen.
final-rematch-color = In een revanche schuift iedereen een plaats op en neemt die kleur: de jouwe wordt { $color }.
final-rematch-random = In een revanche worden de plaatsen opnieuw verloot.
final-replay = Terugkijken
final-review = Spel analyseren
final-download = Spelverloop downloaden
final-send = In mijn account bewaren
final-sent = Je account bewaart dit spel nu.
final-verify = Het schudden controleren
verify-title = Is er eerlijk geschud?
verify-text = Voor het spel heeft de server de vingerafdruk bekendgemaakt van een geheim getal waaruit alle trekkingen volgen. Nu is het geheim bekend: de vingerafdruk moet dezelfde zijn.
verify-promise = Vingerafdruk van het schudden
verify-promise-hint = Alle trekkingen van dit spel volgen uit een geheim getal. Dit is de SHA-256 ervan; het getal zelf wordt aan het einde getoond.
verify-noted = Vingerafdruk die deze browser voor het einde heeft genoteerd
verify-published = Vingerafdruk zoals de server hem geeft (deze browser was er voor het einde niet)
verify-secret = Het geheim
verify-computed = SHA-256 van het geheim, berekend door deze browser
verify-cannot = Browsers berekenen het alleen op pagina’s via https of van deze computer.
verify-good = Ze komen overeen: sinds het begin is er niets veranderd.
verify-bad = Ze komen niet overeen: er klopt iets niet.
verify-more = Met het bestand is het hele spel uit het geheim na te spelen. Als Fog City geïnstalleerd is, bewijst dit elke trekking:

## Replay

replay-title = Terugkijken
replay-leave = Sluiten
replay-eyes = Gezien door
replay-eyes-spectator = een toeschouwer
replay-eyes-open = alles open
replay-hands = Wat iedereen in de hand heeft
replay-controls = Bediening
replay-first = Naar het begin
replay-previous = Eén stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Eén stap verder
replay-last = Naar het einde
replay-step = Stap { $step } van { $last }
replay-speed = Snelheid

## Account

account-title = Account
account-lead = Je speelt hier sinds { $date }.
account-lead-guest = Je speelt als gast: alleen deze browser kent je.
account-name = Je naam
account-name-label = Naam
account-name-hint = 2 tot 24 tekens; anderen zien hem aan tafel.
account-rename = Naam wijzigen
account-renamed = Je naam is gewijzigd.
account-password = Je account bewaren
account-password-change = Wachtwoord wijzigen
account-password-text = Met een wachtwoord kun je op een ander apparaat terugkomen. Als het verandert, worden andere apparaten uitgelogd.
account-current = Wachtwoord
account-new = Nieuw wachtwoord
account-new-hint = Minstens 8 tekens.
account-protect = Wachtwoord opslaan
account-protected = Het wachtwoord is opgeslagen.
account-login = Heb je al een account?
account-login-text = Log in met je naam en wachtwoord. Je verlaat dit gastaccount dan voorgoed.
account-login-do = Inloggen
account-lost = Wachtwoord kwijt?
account-welcome = Welkom terug.
account-leave = Uitloggen
account-leave-text = Met je naam en wachtwoord kun je terugkomen.
account-leave-text-guest = Zonder wachtwoord kun je niet naar dit account terug.
account-logout = Uitloggen
account-logout-everywhere = Op alle apparaten uitloggen
account-logged-out = Je bent uitgelogd.
account-data = Mijn gegevens downloaden
account-profile = Mijn profiel
account-friends = Vrienden
account-leaders = Beste spelers
account-delete = Account verwijderen
account-delete-text = Je naam en alles wat je hebt geschreven verdwijnen voorgoed. Spellen blijven, en bots spelen voor je verder waar anderen nog spelen.
account-delete-do = Voorgoed verwijderen
account-deleted = Je account is verwijderd.
admin-title = Beheer
admin-only = Deze pagina is voor moderatoren die de beheerder van deze server heeft aangewezen.
admin-reports = Meldingen
admin-accounts = Accounts
admin-tables = Tafels
admin-log = Logboek
admin-none = Hier is niets.
admin-search = Deel van een naam
admin-find = Zoeken
admin-look = Bekijken
admin-look-at = { $name } bekijken
admin-is-admin = Moderator
admin-is-banned = Verbannen
admin-seen = Laatst gezien { $date }
admin-member = Heeft een wachtwoord; hier sinds { $date }.
admin-guest = Gast; hier sinds { $date }.
admin-devices = { $count ->
    [0] Nergens ingelogd.
    [one] Ingelogd op één apparaat.
   *[other] Ingelogd op { $count } apparaten.
}
admin-blocked-by = { $count ->
    [0] Niemand heeft deze speler geblokkeerd.
    [one] Eén persoon heeft deze speler geblokkeerd.
   *[other] { $count } mensen hebben deze speler geblokkeerd.
}
admin-block = { $name } heeft { $blocked } geblokkeerd ({ $date })
admin-their-tables = Tafels van deze speler
admin-tables-of = Tafels waar { $name } zit
admin-spared = Dit is een moderator: alleen de beheerder kan dit account wijzigen.
admin-ban = Verbannen
admin-unban = Weer toelaten
admin-logout = Overal uitloggen
admin-reset = Link voor een nieuw wachtwoord
admin-reset-text = Geef deze link door. Hij werkt één keer, binnen een dag.
admin-rename = Andere naam
admin-done = Gedaan, en genoteerd in het logboek.
admin-table = Tafel
admin-table-host = Host: { $name }.
admin-changed = Gewijzigd { $date }
admin-close = Sluiten
admin-delete = De tafel verwijderen
admin-delete-text = Alles wat daar is gespeeld en gezegd, wordt voorgoed verwijderd.
admin-status-open = Open
admin-status-playing = Wordt gespeeld
admin-status-finished = Afgelopen
admin-status-closed = Gesloten
admin-report-message = Een bericht, { $date }
admin-report-name = Een naam, { $date }
admin-report-by = Gemeld door { $name }
admin-said = { $name }: { $text }
admin-report-done = Afgehandeld
admin-said-nothing = Daar is niets gezegd.
admin-to-table = Naar de pagina van de tafel
admin-status = Welke tafels
admin-status-all = Alle tafels
admin-close-table = De tafel sluiten
admin-close-text = Het spel eindigt zonder uitslag, voor iedereen die daar zit.
admin-only-banned = Alleen wie verbannen is
admin-device = Ingelogd { $since }, laatst gebruikt { $seen }
admin-entry = { $who } { $what }
admin-did-ban = verbande
admin-did-unban = liet weer toe:
admin-did-rename = hernoemde
admin-did-logout = logde overal uit:
admin-did-delete-account = verwijderde het account
admin-did-reset = maakte een link voor een nieuw wachtwoord voor
admin-did-invite = maakte een uitnodiging
admin-did-promote = maakte moderator:
admin-did-demote = ontsloeg als moderator:
admin-did-close-table = sloot de tafel
admin-did-delete-table = verwijderde de tafel
admin-did-report-done = handelde melding af:
admin-did-recompute-ratings = berekende alle ratings opnieuw:
admin-recomputed = spellen: { $games }, afwijkende ratings: { $changed }

## Settings

settings-lead = Worden in deze browser bewaard.
settings-lead-account = Worden in deze browser bewaard. Je keuzes voor meldingen worden bij je account bewaard.
settings-language = Taal
settings-language-auto = Taal van de browser
settings-theme = Thema
settings-theme-auto = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-auto = Automatisch
settings-on = Aan
settings-off = Uit
settings-sound = Geluid
settings-sound-hint = Een bel bij je beurt, een klik voor rails, een koperen toon voor punten.
settings-notify = Meldingen
settings-notify-hint = De browser waarschuwt je, ook als deze pagina dicht is.
settings-notify-page = De browser waarschuwt je als een pagina open maar niet in beeld is. Voor gesloten pagina’s heeft de server een adres met https nodig.
settings-notify-refused = De browser staat meldingen voor deze pagina niet toe.
settings-motion = Beweging
settings-motion-hint = ‘Automatisch’ volgt de systeeminstelling voor minder beweging.
settings-speed = Snelheid van de bots
settings-speed-slow = Langzaam
settings-speed-normal = Normaal
settings-speed-fast = Snel
settings-speed-now = Meteen
settings-speed-hint = Hoelang je elke zet van een bot ziet voordat de volgende komt. De bots spelen altijd even goed.
settings-confirm = Elke zet bevestigen
settings-confirm-hint = Tik een tweede keer om te bevestigen. ‘Automatisch’ doet dit op aanraakschermen.

## Problems

problem-bad-password = Naam of wachtwoord klopt niet.
problem-banned = De beheerder van deze server heeft je account gesloten. Vraag het de beheerder.
problem-no-account = Deze browser heeft geen account meer. Laad de pagina opnieuw.
problem-origin = Deze pagina komt niet van de server zelf. Open de pagina op het adres van de server.
problem-not-found = Dit bestaat niet, of je hebt er geen toegang toe.
problem-not-allowed = Je hebt hier geen toegang toe.
problem-not-host = Alleen de host mag dit doen.
problem-not-your-seat = Die plaats is niet van jou.
problem-not-your-turn = Je bent niet aan de beurt.
problem-no-such-seat = Die plaats bestaat niet aan deze tafel.
problem-seat-taken = Daar zit al iemand.
problem-seats-open = Het spel kan beginnen als alle plaatsen bezet zijn.
problem-not-open = Dit kan alleen voordat het spel begint.
problem-not-playing = Dit kan alleen tijdens het spel.
problem-other-rules = Het spel is met andere regels begonnen: het kan niet verdergaan.
problem-not-over = Dit kan pas als het spel is afgelopen.
problem-stale = Het spel is intussen verdergegaan. Kijk opnieuw.
problem-illegal = De regels staan dit nu niet toe.
problem-name-taken = Iemand anders heeft die naam.
problem-chat-off = Aan deze tafel is geen chat.
problem-hints-off = Aan deze tafel zijn geen tips.
problem-too-large = Dat is te veel in één keer.
problem-too-many = { $seconds ->
    [one] Te veel verzoeken. Wacht een seconde.
   *[other] Te veel verzoeken. Wacht { $seconds } seconden.
}
problem-limit-guests = Er komen veel nieuwe spelers van je netwerk. Wacht { $minutes } min, open een uitnodigingslink of log in.
problem-limit-invited = Deze uitnodiging is heel vaak gebruikt. Wacht { $minutes } min of vraag om een andere.
problem-limit-invited-from = Vanuit hetzelfde netwerk zijn veel nieuwe spelers uitgenodigd. Wacht { $minutes } min of kom zonder de uitnodiging.
problem-limit-logins = Er is vanaf je netwerk vaak geprobeerd in te loggen. Wacht { $seconds } s.
problem-limit-account-logins = Er is vaak geprobeerd met deze naam in te loggen. Wacht { $minutes } min.
problem-limit-wrong-codes = Er zijn vanaf je netwerk veel verkeerde codes geprobeerd. Wacht { $minutes } min en vraag opnieuw om de link.
problem-limit-tables = Je hebt in korte tijd veel tafels gemaakt of bezocht. Wacht { $seconds } s.
problem-limit-new-tables = Er zijn vanuit je netwerk in korte tijd veel tafels gemaakt. Wacht { $minutes } min, of schuif bij een ervan aan.
problem-limit-chat = Je schrijft heel snel. Wacht { $seconds } s.
problem-limit-hints = Je hebt om veel tips gevraagd. Wacht { $seconds } s.
problem-limit-clubs = Je hebt vaak iets aan clubs of toernooien veranderd. Wacht { $minutes } min.
problem-limit-deals = Je hebt veel pogingen gestuurd. Wacht { $minutes } min.
problem-limit-address-clubs = Er zijn vanuit je netwerk in korte tijd veel clubs opgericht. Wacht { $minutes } min, of word lid van een ervan.
problem-limit-address-deals = Er zijn vanuit je netwerk veel pogingen gestuurd. Wacht { $minutes } min.
problem-limit-puzzles = Je hebt in korte tijd veel puzzels beantwoord. Wacht { $minutes } min.
problem-limit-exports = Je hebt je gegevens al een paar keer gedownload. Wacht { $minutes } min.
problem-limit-mails = Je hebt al een paar e-mails gevraagd. Wacht { $minutes } min, en kijk ook bij de ongewenste mail.
problem-limit-open-tables = Je hebt te veel tafels lopen. Speel er eerst een uit, verlaat er een of geef op.
problem-limit-address-tables = Er lopen te veel tafels vanaf je netwerk. Doe mee aan een ervan, of wacht tot er een is afgelopen.
problem-limit-bot-games = Je hebt te veel spellen met alleen bots lopen. Wacht tot er een is afgelopen, of speel zelf mee.
problem-limit-all-bot-games = Er lopen nu te veel spellen met alleen bots. Wacht tot er een is afgelopen, of speel zelf mee.
problem-not-kept = Deze browser kon het spel niet opslaan. De opslag is misschien vol, of geblokkeerd voor deze site.
problem-not-loaded = Een deel van het spel staat nog niet op je apparaat. Het spel gaat verder zodra je online bent.
problem-unavailable = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
problem-internal = Er ging iets mis op de server. Probeer het opnieuw.

## A game of other rules

stored-why = Dit spel is begonnen met versie { $rules } van de regels, maar deze server speelt versie { $here }. Het kan niet verdergaan. Alles wat is opgeslagen, zie je hieronder.
stored-log = Wat er is gespeeld
stored-hidden = een verborgen actie
