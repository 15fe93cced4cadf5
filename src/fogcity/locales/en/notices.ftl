# What somebody is told who looks elsewhere, by the browser, by mail or in a chat.
notice-turn = Your turn
notice-start = The game has begun
notice-end = The game is over
notice-invitation = You are invited
notice-invitation-by = { $name } invites you
notice-event-planned = A new event. It starts { $time }.
notice-event-begins = It’s starting now.
notice-event-moved = New time: { $time }.
notice-event-cancelled = It has been canceled.
notice-event-ended = It’s over.
notice-event-won = It’s over. { $name } won.
notice-with = { $game } with { $names }
notice-place = { $about }: you finished in place { $place }.
notice-line = { $title }: { $text } { $link }

# Mails.
mail-notice =
    { $text }

    { $link }

    You get this because you turned on e-mail notifications. Turn them off: { $stop }
mail-confirm-subject = Fog City: confirm your address
mail-confirm =
    Somebody entered this address for the account { $name } at { $site }. If that was you, confirm it within a day:

    { $link }

    If it wasn’t you, ignore this e-mail. You won’t get another one.
mail-reset-subject = Fog City: a new password
mail-reset =
    Set a new password for the account { $name } within a day:

    { $link }

    If you didn’t ask for this, ignore this e-mail. Your password stays as it is.

# The page of settings, and the pages that links in mails lead to.
notices-kinds = Notify me about
notices-kind-turn = My turn
notices-kind-invitation = Invitations
notices-kind-start = Games starting
notices-kind-end = Games ending
notices-kind-event = Events
notices-quiet = Quiet hours
notices-quiet-hint = Anything still current is sent afterwards. Time zone: { $zone }.
notices-quiet-from = From
notices-quiet-until = Until
notices-devices = Devices with notifications
notices-device-this = { $name } (this device)
notices-device-forget = Remove { $name }
notices-mail-hint = We e-mail you if something is still waiting for you after a while. You can also reset a lost password with it.
notices-mail-label = Your e-mail address
notices-mail-save = Send a confirmation link
notices-mail-waits = A link is on its way to { $address }. Open it to confirm the address.
notices-mail-confirmed = { $address } is confirmed.
notices-mail-on = E-mail notifications
notices-mail-forget = Remove the address
notices-mail-sent = An e-mail with a link is on its way.
confirm-title = Confirm your address
confirm-text = One click, and you’ll get our e-mails.
confirm-do = Confirm
confirm-done = Your address is confirmed.
lost-title = Lost your password?
lost-text = Enter your name or your confirmed e-mail address. You will get a link to set a new password.
lost-label = Name or e-mail address
lost-do = Send me a link
lost-sent = If there is a confirmed address, an e-mail is on its way.
