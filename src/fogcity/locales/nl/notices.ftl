# What somebody is told who looks elsewhere, by the browser, by mail or in a chat.
notice-turn = Jouw beurt
notice-start = Het spel is begonnen
notice-end = Het spel is afgelopen
notice-invitation = Je bent uitgenodigd
notice-invitation-by = { $name } nodigt je uit
notice-event-planned = Een nieuw toernooi. Begin: { $time }.
notice-event-begins = Het begint nu.
notice-event-moved = Nieuwe tijd: { $time }.
notice-event-cancelled = Het gaat niet door.
notice-event-ended = Het is afgelopen.
notice-event-won = Het is afgelopen. { $name } heeft gewonnen.
notice-with = { $game } met { $names }
notice-place = { $about }: je bent { $place }e geworden.
notice-line = { $title }: { $text } { $link }

# Mails.
mail-notice =
    { $text }

    { $link }

    Je krijgt dit omdat je meldingen per e-mail hebt aangezet. Zet ze hier uit: { $stop }
mail-confirm-subject = Fog City: bevestig je adres
mail-confirm =
    Iemand heeft dit adres ingevuld voor het account { $name } op { $site }. Was jij dat, bevestig het dan binnen een dag:

    { $link }

    Was jij het niet, doe dan niets: je krijgt geen andere mail.
mail-reset-subject = Fog City: een nieuw wachtwoord
mail-reset =
    Kies binnen een dag een nieuw wachtwoord voor het account { $name }:

    { $link }

    Heb je hier niet om gevraagd, doe dan niets: je wachtwoord blijft zoals het is.

# The page of settings, and the pages that links in mails lead to.
notices-kinds = Meldingen over
notices-kind-turn = Mijn beurt
notices-kind-invitation = Uitnodigingen
notices-kind-start = Begin van een spel
notices-kind-end = Einde van een spel
notices-kind-event = Toernooien
notices-quiet = Stille uren
notices-quiet-hint = Wat daarna nog actueel is, krijg je alsnog. Tijdzone: { $zone }.
notices-quiet-from = Van
notices-quiet-until = Tot
notices-devices = Apparaten met meldingen
notices-device-this = { $name } (dit apparaat)
notices-device-forget = { $name } verwijderen
notices-mail-hint = Je krijgt een e-mail als er na een tijdje nog iets op je wacht. Met een adres kun je ook een vergeten wachtwoord vervangen.
notices-mail-label = Je e-mailadres
notices-mail-save = Bevestigingslink sturen
notices-mail-waits = Er is een link onderweg naar { $address }. Open die om het adres te bevestigen.
notices-mail-confirmed = { $address } is bevestigd.
notices-mail-on = Meldingen per e-mail
notices-mail-forget = Adres verwijderen
notices-mail-sent = Er is een mail met een link onderweg.
confirm-title = Bevestig je adres
confirm-text = Eén klik, en je krijgt onze e-mails.
confirm-do = Bevestigen
confirm-done = Je adres is bevestigd.
lost-title = Wachtwoord kwijt?
lost-text = Vul je naam of je bevestigde e-mailadres in. Je krijgt een link om een nieuw wachtwoord te kiezen.
lost-label = Naam of e-mailadres
lost-do = Stuur me een link
lost-sent = Als we een bevestigd adres kennen, is er een mail onderweg.
