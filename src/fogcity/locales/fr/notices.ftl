# What somebody is told who looks elsewhere, by the browser, by mail or in a chat.
notice-turn = À vous
notice-start = La partie a commencé
notice-end = La partie est terminée
notice-invitation = Vous êtes invité
notice-invitation-by = { $name } vous invite
notice-event-planned = Nouveau tournoi. Début : { $time }.
notice-event-begins = C’est parti.
notice-event-moved = Nouvel horaire : { $time }.
notice-event-cancelled = Il est annulé.
notice-event-ended = C’est terminé.
notice-event-won = C’est terminé. Victoire de { $name }.
notice-with = { $game } avec { $names }
notice-place = { $about } : vous finissez à la place { $place }.
notice-line = { $title } : { $text } { $link }

# Mails.
mail-notice =
    { $text }

    { $link }

    Vous recevez ce message car vous avez activé les notifications par e-mail. Pour les désactiver : { $stop }
mail-confirm-subject = Fog City : confirmez votre adresse
mail-confirm =
    Quelqu’un a saisi cette adresse pour le compte { $name } sur { $site }. Si c’est vous, confirmez-la sous 24 heures :

    { $link }

    Sinon, ne faites rien : vous ne recevrez pas d’autre message.
mail-reset-subject = Fog City : un nouveau mot de passe
mail-reset =
    Choisissez un nouveau mot de passe pour le compte { $name } sous 24 heures :

    { $link }

    Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.

# The page of settings, and the pages that links in mails lead to.
notices-kinds = Me prévenir pour
notices-kind-turn = Mon tour
notices-kind-invitation = Invitations
notices-kind-start = Débuts de partie
notices-kind-end = Fins de partie
notices-kind-event = Tournois
notices-quiet = Heures calmes
notices-quiet-hint = Ce qui est encore d’actualité vous est envoyé ensuite. Fuseau horaire : { $zone }.
notices-quiet-from = De
notices-quiet-until = À
notices-devices = Appareils avec notifications
notices-device-this = { $name } (cet appareil)
notices-device-forget = Retirer { $name }
notices-mail-hint = Nous vous écrivons si quelque chose vous attend encore après un moment. Avec une adresse, vous pouvez aussi remplacer un mot de passe perdu.
notices-mail-label = Votre adresse e-mail
notices-mail-save = Envoyer un lien de confirmation
notices-mail-waits = Un lien est en route vers { $address }. Ouvrez-le pour confirmer l’adresse.
notices-mail-confirmed = { $address } est confirmée.
notices-mail-on = Notifications par e-mail
notices-mail-forget = Retirer l’adresse
notices-mail-sent = Un e-mail avec un lien est en route.
confirm-title = Confirmez votre adresse
confirm-text = Un clic, et vous recevrez nos e-mails.
confirm-do = Confirmer
confirm-done = Votre adresse est confirmée.
lost-title = Mot de passe perdu ?
lost-text = Saisissez votre nom ou votre adresse e-mail confirmée. Vous recevrez un lien pour choisir un nouveau mot de passe.
lost-label = Nom ou adresse e-mail
lost-do = Envoyez-moi un lien
lost-sent = S’il existe une adresse confirmée, un e-mail est en route.
