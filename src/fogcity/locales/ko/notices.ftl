# What somebody is told who looks elsewhere, by the browser, by mail or in a chat.
notice-turn = 내 차례
notice-start = 게임이 시작되었습니다
notice-end = 게임이 끝났습니다
notice-invitation = 초대를 받았습니다
notice-invitation-by = { $name } 님이 초대했습니다
notice-event-planned = 새 대회입니다. 시작 시간: { $time }
notice-event-begins = 지금 시작합니다.
notice-event-moved = 새 시작 시간: { $time }
notice-event-cancelled = 취소되었습니다.
notice-event-ended = 끝났습니다.
notice-event-won = 끝났습니다. 우승: { $name }
notice-with = { $game } (함께: { $names })
notice-place = { $about }: { $place }위로 마쳤습니다.
notice-line = { $title }: { $text } { $link }

# Mails.
mail-notice =
    { $text }

    { $link }

    이메일 알림을 켰기 때문에 보내 드립니다. 끄는 곳: { $stop }
mail-confirm-subject = Fog City: 주소를 확인해 주세요
mail-confirm =
    누군가 { $site }의 계정 { $name }에 이 주소를 입력했습니다. 본인이라면 하루 안에 확인해 주세요.

    { $link }

    본인이 아니라면 아무것도 하지 마세요. 다른 메일은 보내지 않습니다.
mail-reset-subject = Fog City: 새 비밀번호
mail-reset =
    하루 안에 계정 { $name }의 새 비밀번호를 정하세요.

    { $link }

    요청하지 않았다면 아무것도 하지 마세요. 비밀번호는 그대로입니다.

# The page of settings, and the pages that links in mails lead to.
notices-kinds = 알림 종류
notices-kind-turn = 내 차례
notices-kind-invitation = 초대
notices-kind-start = 게임 시작
notices-kind-end = 게임 종료
notices-kind-event = 대회
notices-quiet = 방해 금지 시간
notices-quiet-hint = 그 시간이 끝나면 아직 유효한 알림만 보냅니다. 시간대: { $zone }.
notices-quiet-from = 시작
notices-quiet-until = 끝
notices-devices = 알림을 받는 기기
notices-device-this = { $name } (이 기기)
notices-device-forget = { $name } 삭제
notices-mail-hint = 시간이 지나도 확인하지 않은 일이 있으면 보냅니다. 주소가 있으면 잊은 비밀번호도 새로 정할 수 있습니다.
notices-mail-label = 이메일 주소
notices-mail-save = 확인 링크 받기
notices-mail-waits = { $address } 주소로 링크를 보냈습니다. 링크를 열어 주소를 확인하세요.
notices-mail-confirmed = { $address } 주소가 확인되었습니다.
notices-mail-on = 이메일로 알림 받기
notices-mail-forget = 주소 삭제
notices-mail-sent = 링크가 담긴 메일을 보냈습니다.
confirm-title = 주소 확인
confirm-text = 한 번만 누르면 메일을 받을 수 있습니다.
confirm-do = 확인
confirm-done = 주소가 확인되었습니다.
lost-title = 비밀번호를 잊었나요?
lost-text = 이름이나 확인된 이메일 주소를 입력하세요. 새 비밀번호를 정할 링크를 보내 드립니다.
lost-label = 이름 또는 이메일 주소
lost-do = 링크 받기
lost-sent = 확인된 주소가 있다면 곧 메일이 도착합니다.
