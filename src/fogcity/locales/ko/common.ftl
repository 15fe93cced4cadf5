### 게임 바깥의 사이트 문구. 이름은 문구가 나오는 화면을 따른다.

## Names of colors and levels

color-yellow = 노란색
color-blue = 파란색
color-orange = 주황색
color-green = 초록색
color-purple = 보라색
color-black = 검은색
color-red = 빨간색
level-novice = 입문
level-easy = 쉬움
level-casual = 취미
level-normal = 보통
level-skilled = 능숙
level-hard = 어려움
level-strong = 강함
level-master = 고수
level-expert = 달인
# Plays where a better bot has failed.
level-random = 무작위
# A computer opponent, told from others by its color.
bot-name = { $color ->
    [yellow] 노란 봇
    [blue] 파란 봇
    [orange] 주황 봇
    [green] 초록 봇
    [purple] 보라 봇
    [black] 검은 봇
    [red] 빨간 봇
   *[other] 봇
}
# A computer opponent where colors belong to nobody.
bot-number = { $number }번 봇
you = 나

## Guests

guest-name = { $mood } { $being } { $number }
guest-moods = 고요한 구릿빛 금빛 날쌘 느긋한 다정한 든든한 명랑한 바람 반짝이는 부지런한 빠른 산뜻한 상냥한 새벽 슬기로운 씩씩한 안개 언덕 온화한 용감한 유쾌한 은빛 재빠른 조용한 차분한 푸른 햇살 행복한 활기찬
guest-beings = 갈매기 고래 꽃게 너구리 돌고래 등대 등불 물떼새 물총새 바다사자 백로 부두 삼나무 선원 선장 수달 앵무새 왜가리 운전사 전차 제비 조타수 종달새 차장 참새 케이블카 페리 펠리컨 항구 찌르레기

## Everywhere

loading = 잠시만요…
cancel = 취소
try-again = 다시 시도
dialog-close = 닫기
skip-to-content = 본문으로 가기
missing-title = 여기는 안개뿐입니다
page-missing = 이 주소에는 페이지가 없습니다.
page-not-loaded = 페이지를 불러오지 못했습니다. 연결을 확인하고 다시 시도하세요.
nav-label = 주 메뉴
nav-home = 홈
nav-games = 게임
nav-turns = { $count ->
   *[other] 내 차례인 테이블 { $count }개
}
nav-learn = 배우기
nav-settings = 설정
nav-account = 계정

## Home

home-page-title = Fog City: 샌프란시스코 보드게임
home-title = 샌프란시스코 언덕에서 온 보드게임
home-lead = 친구나 강한 컴퓨터와 바로 겨루거나, 며칠에 걸쳐 천천히 즐기세요. 계정은 필요 없습니다.
home-games = 게임
home-players = { $min }~{ $max }명
home-level = 봇
home-opponents = 상대 수
home-mixed = 섞어서
home-offered = 실력이 비슷합니다. { $name }에게 두 번에 한 번쯤 이길 수 있습니다.
home-bot = { $number }번 봇의 난이도
home-play = 바로 시작
home-with-friends = 친구와 함께
home-options = 규칙과 자리
home-learn = 배우기
home-offline = 게임을 하려면 연결이 필요합니다. 배우기와 규칙 읽기는 연결 없이도 됩니다.
home-alone = 여기서는 모든 것이 이 기기에서 돌아갑니다. 봇이나 한 화면 앞의 사람들과 게임하고, 배우고, 지난 게임을 다시 볼 수 있습니다. 다른 곳에 있는 사람과 하려면 서버가 있는 사이트가 필요합니다.
home-kept = 한 번 방문한 뒤에는 오프라인에서도 모두 할 수 있습니다.
home-unkept = 이 페이지를 열려면 온라인이어야 합니다. 브라우저는 https 주소의 페이지만 보관하며, 시크릿 창에서는 보관하지 않기도 합니다.
home-lacks = 이 브라우저에는 { $what ->
    [webassembly] SIMD를 지원하는 WebAssembly가
    [worker] 워커가
   *[storage] 게임 저장소(IndexedDB)가
  } 없어 여기서 플레이할 수 없습니다. 최신 브라우저나 일반 창을 사용하세요.
home-mine = 내 게임
home-all-mine = 내 게임 모두 보기
home-your-turn = { $count ->
    [1] 내 차례: { $game }
   *[other] 게임 { $count }개에서 내 차례
  }
home-daily = 퍼즐과 오늘의 게임
home-puzzles = 퍼즐: { $game }
daily-title = 오늘의 게임
home-people = 다른 사람들과 함께
home-clubs = 클럽과 대회
home-open = 열린 테이블
home-open-none = 지금은 사람을 기다리는 테이블이 없습니다. 누구나 앉을 수 있는 테이블을 열어 보세요.
home-open-make = { $game }
home-watch = 관전하기
home-independent = Fog City는 독립 소프트웨어입니다. 글과 그림은 모두 직접 만들었으며, 게임 이름은 어떤 게임인지 밝히기 위해서만 씁니다.

## Lists of games

games-lists = 목록
games-filter = 게임 종류
games-all = 모든 게임
games-mine = 내 게임
games-mine-lead = 내 차례인 게임이 먼저 나옵니다.
games-mine-none = 아직 여기서 플레이한 게임이 없습니다.
games-running = 진행 중
games-ended = 끝남
games-open = 열린 테이블
games-open-lead = 누구나 앉을 수 있는 빈자리가 있는 테이블입니다.
games-open-none = 지금은 열린 테이블이 없습니다. 하나 만들어 보세요.
games-live = 관전
games-live-lead = 공개로 진행 중인 게임입니다.
games-live-none = 지금 진행 중인 공개 게임이 없습니다.
games-finished = 끝난 게임
games-finished-lead = 다시 보며 배울 수 있는 공개 게임입니다.
games-finished-none = 아직 끝난 공개 게임이 없습니다.
games-make = 새 테이블: { $game }
games-more = 더 보기
games-open-record = 기록 파일 열기
games-open-record-lead = 여기나 다른 곳에서 받은 게임 기록입니다. 확인한 뒤 이 기기에 보관하며, 다시 볼 수 있습니다.
check-title = 실제 게임 점수 계산
check-lead = 실물로 플레이한 { $game } 게임을 클릭하거나 입력해서 옮겨 보세요. 모든 계산은 이 기기에서 합니다.
check-none = 여기에는 계산할 게임이 없습니다.
check-tiles = 남은 타일
check-tile = { $tile }: { $count }개 남음
check-back = 마지막 것 무르기
table-seats-free = { $count ->
    [0] 곧 시작
   *[other] 빈자리 { $count }개
}
table-closed = 닫힘
table-other-rules = 이전 규칙
table-your-turn = 내 차례
table-turn-of = { $names } 차례
table-device = 기기에서 플레이
table-taken-back = 행동 { $count }개 무름
table-won-you = 승리
table-lost-you = 패배
table-resigned-you = 기권
table-place-you = { $count }명 중 { $place }위
table-won = { $count ->
    [1] { $names } 승리
   *[other] { $names } 공동 승리
}

## Joining

join-title = 코드나 링크로 참가
join-lead = 초대를 받았나요? 코드를 입력하거나 링크를 붙여 넣으세요.
join-code = 코드 또는 링크
join-go = 참가
join-invited = { $game }에 초대받았습니다
join-name = 어떤 이름으로 부를까요?
join-not-found = 이 코드에 해당하는 테이블이 없습니다. 잘못 입력했거나 테이블이 닫혔을 수 있습니다.
join-sit = 여기에 앉기
join-sit-anywhere = 앉기
seat-free = 빈자리
seat-me = { $name }(나)
seat-invited = 초대받은 친구
seat-open = 누구나
seat-here = 이 화면을 같이 쓰는 사람
seat-here-name = 플레이어 { $number }
seat-name = { $seat }번 자리 플레이어 이름
seat-bot = 봇: { $level }
# A bot as a person: its name and its level.
bot-person = { $name }, { $level }
# What a bot is like, after its name and level.
habit-builder = 길을 이어 나가기를 좋아합니다
habit-blocker = 남의 길 막기를 좋아합니다
habit-collector = 차곡차곡 모으기를 좋아합니다
habit-gambler = 모험을 좋아합니다
habit-all-round = 무엇이든 잘합니다
seat-host = 방장
seat-rating = 레이팅 { $rating }
seat-rating-provisional = 레이팅 { $rating }(잠정)
seat-resigned = 기권
seat-late = 시간 초과
seat-kept = 예약된 자리
seat-away = 자리 비움, 봇이 대신함
seat-here-now = 연결됨
seat-gone = 연결 끊김

## Making a table

new-title = 새 테이블
new-lead = 친구와 바로 시작할 수 있게 준비되어 있습니다. 원하는 대로 바꾸세요.
new-game = 게임
new-rules = 규칙
new-seats = 플레이어
new-seats-hint = 친구에게 보낼 링크를 받게 됩니다. 공개 테이블이면 누구나 앉을 수 있는 자리가 목록에 나옵니다.
new-with = 누구와
new-with-invited = 친구(링크 초대)
new-with-open = 누구나
new-with-here = 이 화면에서
new-with-normal = 봇
new-players = 인원
new-players-count = { $count ->
   *[other] { $count }명
}
new-seat-who = { $seat }번 자리에 앉을 사람
new-sit-color = { $color }으로 하기
new-sit-number = { $number }번 자리에 앉기
new-hot-seat-hint = 여러 명이 이 화면에서 함께 합니다. 차례가 바뀔 때마다 다른 사람이 손에 든 것을 가림막으로 가립니다.
new-open-hands = 손패 공개
new-open-hands-hint = 이 화면 앞의 모두가 모든 것을 봅니다. 차례 사이에 가림막이 없습니다.
new-first = 시작 플레이어
new-first-random = 무작위로 정하기
new-first-seat = { $seat }번 자리, { $color }
new-first-number = { $seat }번 자리
new-first-hint = 그다음은 자리 순서대로 돌아갑니다.
new-options = 이 테이블의 규칙
new-option-own = 내 파일
new-option-file = 파일
file-choose = 파일 선택
new-time = 시간
new-clock = 한 수 제한 시간
new-clock-hint = 시간이 다 되면 돌아올 때까지 봇이 대신합니다.
new-clock-hint-rated = 시간이 다 되면 집니다. 첫 수에는 적어도 3분이 주어집니다.
new-table = 테이블
new-public = 공개
new-public-hint = 테이블이 목록에 나오고, 누구나 빈자리에 앉을 수 있습니다.
new-spectators = 관전자
new-spectators-hint = 링크를 아는 사람은 볼 수 있습니다. 모두에게 공개된 것만 보입니다.
new-hints = 힌트
new-hints-hint = 강한 봇이라면 어떻게 할지 물어볼 수 있습니다.
new-rated = 레이팅
new-rated-label = 레이팅전
new-rated-hint = 결과가 레이팅에 반영됩니다. 제한 시간이 있고 자리는 추첨하며, 힌트와 무르기가 없습니다.
new-rated-member = 레이팅전을 하려면 비밀번호를 먼저 정해야 합니다.
new-rated-screen = 한 화면에서 함께 할 때는 레이팅전을 할 수 없습니다.
new-rated-more = 레이팅 안내
new-rated-usual = 레이팅전은 기본 규칙으로 진행하고 시작 플레이어는 추첨합니다.
new-chat = 채팅
new-chat-hint = 테이블에 앉은 사람끼리 대화할 수 있습니다.
new-autostart = 자동 시작
new-autostart-hint = 자리가 모두 차면 바로 시작합니다. 끄면 직접 시작합니다.
new-make = 테이블 만들기
new-play = 게임 시작
clock-none = 시간 제한 없음
clock-seconds = { $count ->
   *[other] 한 수에 { $count }초
}
clock-minutes = { $count ->
   *[other] 한 수에 { $count }분
}
clock-days = { $count ->
   *[other] 한 수에 { $count }일
}
fact-public = 공개
fact-private = 비공개
fact-club = 클럽 회원만
fact-no-hints = 힌트 없음
fact-no-spectators = 관전 불가
fact-rated = 레이팅전

## Before the game

room-title = 시작을 기다리는 중
room-waiting = { $count ->
   *[other] 빈자리가 { $count }개 남았습니다
}
room-complete = 모두 모였습니다
room-waiting-for = { $names } 기다리는 중
room-invite = 친구 초대
room-invite-hint = 이 링크를 보내세요. 링크를 연 사람은 바로 앉을 수 있으며 계정은 필요 없습니다.
room-invite-hint-rated = 이 링크를 보내세요. 레이팅전이므로 비밀번호가 있는 계정이 있어야 앉을 수 있습니다.
room-only-here = 이 링크는 이 컴퓨터에서만 열립니다. 다른 곳에서는 서버에 접속할 수 없습니다.
room-lan = 같은 네트워크의 사람들과 하려면 서버를 멈추고 이렇게 다시 시작하세요:
room-link = 초대 링크
room-qr = 초대 링크의 QR 코드
room-copy = 복사
room-copied = 복사했습니다.
room-share = 공유
room-share-text = Fog City에서 { $game } 같이 해요
room-code = 또는 코드를 알려 주세요:
room-kick = 내보내기
room-start = 게임 시작
room-leave = 테이블 떠나기
room-autostart = 자리가 모두 차면 게임이 자동으로 시작됩니다.
room-host-starts = 방장이 시작을 누르면 게임이 시작됩니다.

## At the table

table-not-found = 그런 테이블이 없거나 볼 수 없는 테이블입니다.
table-not-allowed = 비공개 테이블입니다. 앉은 사람과, 클럽 테이블이면 그 클럽 회원만 볼 수 있습니다.
table-elsewhere = 이 게임은 다른 탭이나 창에서 열려 있습니다. 여기서 하려면 이 페이지를 새로 고치세요.
table-was-closed = 게임이 끝나기 전에 닫힌 테이블입니다.
table-menu = 메뉴
table-undo = 무르기
undo-nothing-yet = 아직 무를 것이 없습니다.
table-undo-ask = 무르기 요청
undo-refused = 다른 사람들이 무르기에 동의하지 않았습니다.
undo-wanted = { $name } 님이 마지막 수를 무르고 싶어 합니다.
undo-agree = 동의
undo-disagree = 아니요, 계속
undo-waits = 무르기를 요청했습니다. { $names } 님의 대답을 기다립니다.
undo-asked = 다른 사람들에게 무르기에 동의하는지 물었습니다.
undo-held = 아직 무를 수 있습니다.
undo-held-others = { $name } 님이 골랐습니다.
table-hint = 힌트
table-rules = 규칙
table-full = 전체 화면
table-copy-watch = 관전 링크 복사
table-leave = 나가기(게임은 보관됨)
table-leave-hint = 언제든 페이지를 닫고, 나중에 그 자리로 돌아올 수 있습니다.
table-resign = 기권
table-watching = 관전 중입니다.
table-you-resigned = 기권했습니다. 봇이 대신하고 있습니다.
table-you-were-late = 시간이 다 되어 졌습니다. 봇이 대신하고 있습니다.
table-you-were-away = 시간이 다 되어 봇이 대신하고 있습니다.
table-back = 돌아왔습니다
hint-thinking = 생각 중…
resign-title = 기권할까요?
resign-text = 이 게임을 포기합니다. 다른 사람이 있으면 봇이 이어서 합니다.
resign-do = 기권
connection-lost = 연결이 끊겼습니다. 다시 연결될 때까지 게임판이 멈춰 있습니다.
connection-slow = 서버가 응답하지 않습니다.
connection-pending = 마지막 행동이 도착하지 않았을 수 있습니다. 연결되면 다시 보냅니다.
connection-cancel = 다시 보내지 않기
connection-cancelled = 다시 보내지 않습니다. 이미 도착했다면 게임판에 나타납니다.
connection-frozen = 연결이 없어 아무것도 하지 않았습니다.
turn-call-title = 내 차례
turn-call-text = { $game } 테이블이 기다리고 있습니다.
aside-label = 기록과 채팅
log-title = 기록
log-empty = 아직 아무 일도 없었습니다.
log-undo = { $you ->
    [yes] 내가
   *[no] { $who } 님이
  } { $count ->
    [1] 마지막 행동을
   *[other] 마지막 행동 { $count }개를
  } 무름.
log-action = { $name }: { $action }
log-stand-in = (봇이 대신함)
past-at = { $last }수 중 { $step }수째
past-now = 지금으로
past-again = 이번 라운드 다시 보기
chat-title = 채팅
chat-empty = 인사해 보세요.
chat-say = 메시지 입력
chat-send = 보내기
chat-unread = { $count ->
   *[other] 새 메시지 { $count }개
}
mute-title = 메시지 숨기기
mute-text = 숨긴 사람의 글은 여기서도 다른 테이블에서도 보이지 않습니다.
mute-person = { $name } 님의 메시지 숨기기
mute-profile = 프로필
report-message = { $name } 님의 이 메시지 신고
report-name = { $name } 님의 이름 신고
report-text = 이 서버의 운영자가 이름, 테이블과 함께 내용을 확인합니다. 다른 사람에게는 알려지지 않습니다.
report-do = 신고
report-done = 감사합니다. 운영자가 확인하겠습니다.
note-joined = { $name } 님이 앉았습니다.
note-left = { $name } 님이 떠났습니다.
note-kicked = 방장이 { $name } 님을 내보냈습니다.
note-started = 게임이 시작됩니다.
note-time-up = 시간 종료: 봇이 { $name } 님을 대신합니다.
note-back = { $name } 님이 돌아왔습니다.
note-resigned = { $name } 님이 기권했습니다.
note-lost-on-time = { $name } 님이 시간 초과로 졌습니다.
note-bot-replaced = { $from } 봇에 문제가 생겨 { $to } 봇이 이어서 합니다.
note-finished = 게임이 끝났습니다.
note-abandoned = 아무도 이어서 하지 않아 게임이 중단되었습니다.
note-cancelled = 테이블이 닫혔습니다.
note-rematch = 같은 사람들이 다시 만났습니다.
note-undo-asked = { $name } 님이 마지막 수를 무르고 싶어 합니다.
note-undo-refused = { $name } 님이 동의하지 않았습니다.
note-unrated = 두 사람의 IP 주소가 같아 이 게임은 레이팅에 반영되지 않습니다.
clock-left = 남은 시간: { $time }
clock-left-days = { $days }일 { $hours }시간
clock-left-hours = { $hours }시간 { $minutes }분

## 다른 사람 차례에 다음 수 예약하기

plan-invite = 그동안 다음 수를 예약할 수 있습니다
plan-mark = 예약
plan-line = 예약: { $what }
plan-cancel = 예약 취소
plan-made = 예약: { $what }. 내 차례가 되면 진행됩니다. Esc로 취소합니다.
plan-cancelled = 예약을 취소했습니다.
plan-gone = 예약한 수를 둘 수 없게 되었습니다. 다시 고르세요.
plan-gone-line = 연결이 끊겨 예약을 취소했습니다.
plan-gone-undo = 누군가 수를 물러 예약을 취소했습니다.

## Keys, and what they tell

keys-title = 키보드
keys-lead = 스크린 리더를 쓸 때 이 키들이 게임 상황을 알려 줍니다. 물음표 키로 이 목록을 엽니다.
keys-last = 내 마지막 행동 뒤에 있었던 일
keys-turn = 지금 누구 차례인지
keys-scores = 점수
keys-hand = 내가 가진 것
keys-board = 게임판 전체
keys-arrows-key = 화살표
keys-arrows = 게임판 위에서 이동
keys-n-key = N
keys-n = 다음으로 둘 수 있는 곳으로
keys-enter-key = Enter
keys-enter = 선택, 한 번 더 누르면 확정
keys-escape-key = Esc
keys-escape = 선택이나 예약 취소
keys-plan-key = Enter
keys-plan = 다른 사람 차례: 다음 수 예약
report-score = { $count ->
   *[other] { $who }: { $points }점.
  }
report-no-hand = 관전 중이라 가진 것이 없습니다.

## At any board

game-chosen = { $what }: 한 번 더 누르면 확정, Esc로 취소.
score-of = { $name } 점수
score-now = 지금까지의 점수
score-later = 게임이 끝날 때
game-zoom-in = 확대
game-zoom-out = 축소
game-zoom-all = 전체 보기

## At the plain board of games that have none of their own

plain-players = 플레이어
plain-position = 현재 상황
plain-turn = { $names } 차례를 기다리는 중
plain-actions = 내 행동
plain-find = 행동 찾기
plain-play = { $action } 두기
plain-advice = 강한 봇이라면 { $action }을(를) 둘 것입니다

## Several people at one screen

curtain-title = { $name } 님 차례입니다
curtain-text = 화면을 넘겨주세요. 다른 사람은 보지 마세요.
curtain-ready = { $name }, 준비됐습니다
curtain-undo = { $name } 님의 마지막 행동 무르기

## The end

course-title = 점수 변화
final-show = 결과
final-scoring = 최종 점수 계산
final-won-you = 이겼습니다!
final-shared-you = 공동 승리입니다!
final-won = { $count ->
    [1] { $names } 승리
   *[other] { $names } 공동 승리
}
final-points = { $count ->
   *[other] { $points }점
}
final-resigned = 한 명만 남아 게임이 일찍 끝났습니다.
final-abandoned = 아무도 이어서 하지 않아 게임이 끝났습니다.
final-cancelled = 게임이 끝나기 전에 테이블이 닫혔습니다.
final-place = { $place ->
   *[other] { $place }위
  }
final-place-you = { $count }명 중 { $place }위입니다.
final-resigned-you = 기권했습니다
final-late-you = 시간 초과로 졌습니다
final-late-by = { $count ->
   *[other] { $names } 시간 초과: 점수와 관계없이 { $winners } 승리
}
final-resigned-by = { $count ->
   *[other] { $names } 기권: 점수와 관계없이 { $winners } 승리
}
final-points-then = { $count ->
   *[other] 당시 { $points }점
}
final-played-on = { $count ->
   *[other] { $names } 님이 그만두어 봇이 이어서 했습니다.
}
final-rematch = 한 판 더
final-event = 대회로
final-rematch-join = 다음 판 참가
final-rematch-of = { $name } 님이 한 판 더 하고 싶어 합니다.
final-rematch-yours = 한 판 더 하자고 신청했습니다.
final-rematch-go = 다음 판으로
final-rematch-seats = 다음 판에서는 모두 한 자리씩 옮겨 다른 사람이 먼저 시작합니다.
final-ratings = 새 레이팅
final-not-counted = 오늘 이미 많은 게임을 해서 이 게임은 레이팅에 반영되지 않습니다.
final-ratings-later = 새 레이팅을 불러오지 못했습니다.
final-rematch-color = 다음 판에서는 모두 한 자리씩 옮기고 그 자리의 색을 씁니다. 다음 색: { $color }
final-rematch-random = 다음 판에서도 자리는 추첨합니다.
final-replay = 다시 보기
final-review = 게임 복기하기
final-download = 기록 파일 받기
final-send = 내 계정에 보관
final-sent = 이제 계정에 이 게임이 보관됩니다.
final-verify = 섞기 검증
verify-title = 공정하게 섞었을까요?
verify-text = 게임 전에 서버는 모든 뽑기의 바탕이 되는 비밀 수의 지문을 공개했습니다. 이제 비밀이 공개되었으니 그 지문이 같아야 합니다.
verify-promise = 이 테이블의 섞기 지문
verify-promise-hint = 이 게임의 모든 뽑기는 비밀 수 하나에서 나옵니다. 이것은 그 수의 SHA-256이며, 수 자체는 게임이 끝나면 공개됩니다.
verify-noted = 끝나기 전에 이 브라우저가 적어 둔 지문
verify-published = 서버가 알려 준 지문(끝나기 전에는 이 브라우저로 접속하지 않았음)
verify-secret = 비밀
verify-computed = 이 브라우저가 계산한 비밀의 SHA-256
verify-cannot = 브라우저는 https 페이지나 이 컴퓨터의 페이지에서만 이를 계산합니다.
verify-good = 일치합니다. 시작한 뒤로 바뀐 것이 없습니다.
verify-bad = 일치하지 않습니다. 무언가 잘못되었습니다.
verify-more = 기록 파일로 비밀에서부터 게임 전체를 재현할 수 있습니다. Fog City가 설치되어 있다면 다음 명령으로 모든 뽑기를 검증할 수 있습니다:

## Replay

replay-title = 다시 보기
replay-leave = 나가기
replay-eyes = 시점
replay-eyes-spectator = 관전자
replay-eyes-open = 모두 공개
replay-hands = 각자 손에 든 것
replay-controls = 재생 조작
replay-first = 처음으로
replay-previous = 한 수 뒤로
replay-play = 재생
replay-pause = 일시 정지
replay-next = 한 수 앞으로
replay-last = 끝으로
replay-step = { $last }수 중 { $step }번째
replay-speed = 속도

## Account

account-title = 계정
account-lead = { $date }부터 함께하고 있습니다.
account-lead-guest = 게스트로 플레이 중이며, 이 브라우저에서만 같은 사람으로 인식됩니다.
account-name = 이름
account-name-label = 이름
account-name-hint = 2~24자. 테이블에서 다른 사람에게 보입니다.
account-rename = 이름 바꾸기
account-renamed = 이름을 바꿨습니다.
account-password = 계정 지키기
account-password-change = 비밀번호 바꾸기
account-password-text = 비밀번호가 있으면 다른 기기에서도 돌아올 수 있습니다. 비밀번호를 바꾸면 다른 기기에서는 로그아웃됩니다.
account-current = 비밀번호
account-new = 새 비밀번호
account-new-hint = 8자 이상.
account-protect = 비밀번호 저장
account-protected = 비밀번호를 저장했습니다.
account-login = 이미 계정이 있나요?
account-login-text = 이름과 비밀번호로 로그인하세요. 로그인하면 지금의 게스트 계정으로는 돌아올 수 없습니다.
account-login-do = 로그인
account-lost = 비밀번호를 잊었나요?
account-welcome = 다시 오신 것을 환영합니다.
account-leave = 로그아웃
account-leave-text = 이름과 비밀번호로 다시 돌아올 수 있습니다.
account-leave-text-guest = 비밀번호가 없으면 이 계정으로 돌아올 수 없습니다.
account-logout = 로그아웃
account-logout-everywhere = 모든 기기에서 로그아웃
account-logged-out = 로그아웃했습니다.
account-data = 내 데이터 내려받기
account-profile = 내 프로필
account-friends = 친구
account-leaders = 상위 플레이어
account-delete = 계정 삭제
account-delete-text = 이름과 작성한 글이 모두 영구히 사라집니다. 게임은 남고, 다른 사람이 아직 플레이하는 곳에서는 봇이 대신 이어서 합니다.
account-delete-do = 완전히 삭제
account-deleted = 계정을 삭제했습니다.
admin-title = 운영 도구
admin-only = 이 서버의 운영자가 지정한 관리자만 볼 수 있는 페이지입니다.
admin-reports = 신고
admin-accounts = 계정
admin-tables = 테이블
admin-log = 기록
admin-none = 아무것도 없습니다.
admin-search = 이름의 일부
admin-find = 찾기
admin-look = 보기
admin-look-at = { $name } 보기
admin-is-admin = 관리자
admin-is-banned = 이용 정지
admin-seen = 마지막 접속 { $date }
admin-member = 비밀번호 있음. 가입: { $date }.
admin-guest = 게스트. 가입: { $date }.
admin-devices = { $count ->
    [0] 로그인한 기기가 없습니다.
   *[other] 기기 { $count }대에 로그인되어 있습니다.
}
admin-blocked-by = { $count ->
    [0] 차단한 사람이 없습니다.
   *[other] { $count }명이 차단했습니다.
}
admin-block = { $name } 님이 { $blocked } 님을 차단함 ({ $date })
admin-their-tables = 이 사람의 테이블
admin-tables-of = { $name } 님이 앉은 테이블
admin-spared = 관리자 계정입니다. 운영자만 바꿀 수 있습니다.
admin-ban = 이용 정지
admin-unban = 정지 해제
admin-logout = 모든 기기에서 로그아웃
admin-reset = 새 비밀번호 링크
admin-reset-text = 이 링크를 전해 주세요. 하루 안에 한 번만 쓸 수 있습니다.
admin-rename = 다른 이름
admin-done = 처리했으며 기록에 남았습니다.
admin-table = 테이블
admin-table-host = 방장: { $name }.
admin-changed = 변경: { $date }
admin-close = 닫기
admin-delete = 테이블 삭제
admin-delete-text = 그곳에서 둔 수와 나눈 말이 모두 영구히 삭제됩니다.
admin-status-open = 모집 중
admin-status-playing = 진행 중
admin-status-finished = 종료
admin-status-closed = 닫힘
admin-report-message = 메시지, { $date }
admin-report-name = 이름, { $date }
admin-report-by = 신고한 사람: { $name }
admin-said = { $name }: { $text }
admin-report-done = 처리 완료
admin-said-nothing = 여기에서는 아무 말도 없었습니다.
admin-to-table = 테이블 페이지로
admin-status = 어떤 테이블
admin-status-all = 모든 테이블
admin-close-table = 테이블 닫기
admin-close-text = 그곳에 앉은 모든 사람의 게임이 결과 없이 끝납니다.
admin-only-banned = 이용 정지된 계정만
admin-device = { $since } 로그인, { $seen } 마지막 사용
admin-entry = { $who }: { $what }
admin-did-ban = 이용 정지:
admin-did-unban = 정지 해제:
admin-did-rename = 이름 변경:
admin-did-logout = 모든 기기에서 로그아웃:
admin-did-delete-account = 계정 삭제:
admin-did-reset = 새 비밀번호 링크 발급:
admin-did-invite = 초대 발급:
admin-did-promote = 관리자로 지정:
admin-did-demote = 관리자 해제:
admin-did-close-table = 테이블 닫음:
admin-did-delete-table = 테이블 삭제:
admin-did-report-done = 신고 처리:
admin-did-recompute-ratings = 레이팅 다시 계산:
admin-recomputed = 게임 { $games }판, 달라진 레이팅 { $changed }개

## Settings

settings-lead = 이 브라우저에 저장됩니다.
settings-lead-account = 이 브라우저에 저장됩니다. 알림 설정은 계정에 저장됩니다.
settings-language = 언어
settings-language-auto = 브라우저 설정대로
settings-theme = 화면 테마
settings-theme-auto = 시스템 설정대로
settings-theme-light = 밝게
settings-theme-dark = 어둡게
settings-auto = 자동
settings-on = 켬
settings-off = 끔
settings-sound = 소리
settings-sound-hint = 내 차례에는 종소리, 선로가 놓이면 딸깍 소리, 점수가 나면 금관 소리가 납니다.
settings-notify = 알림
settings-notify-hint = 이 페이지를 닫아 두어도 브라우저가 알려 줍니다.
settings-notify-page = 페이지가 열려 있지만 보이지 않을 때 브라우저가 알려 줍니다. 닫은 뒤에도 받으려면 서버 주소가 https로 시작해야 합니다.
settings-notify-refused = 브라우저가 이 페이지의 알림을 허용하지 않습니다.
settings-motion = 움직임
settings-motion-hint = 자동은 시스템의 움직임 줄이기 설정을 따릅니다.
settings-speed = 봇의 속도
settings-speed-slow = 느리게
settings-speed-normal = 보통
settings-speed-fast = 빠르게
settings-speed-now = 즉시
settings-speed-hint = 봇의 행동을 하나씩 보여 주는 시간입니다. 봇의 실력은 달라지지 않습니다.
settings-confirm = 행동마다 확인
settings-confirm-hint = 한 번 더 눌러야 실행됩니다. 자동은 터치 화면에서만 묻습니다.

## Problems

problem-bad-password = 이름이나 비밀번호가 틀렸습니다.
problem-banned = 이 서버의 운영자가 계정을 닫았습니다. 운영자에게 문의하세요.
problem-no-account = 이 브라우저에는 이제 계정이 없습니다. 페이지를 새로 고치세요.
problem-origin = 서버에서 직접 온 페이지가 아닙니다. 원래 주소로 여세요.
problem-not-found = 찾을 수 없거나 볼 수 없는 항목입니다.
problem-not-allowed = 허용되지 않습니다.
problem-not-host = 방장만 할 수 있습니다.
problem-not-your-seat = 내 자리가 아닙니다.
problem-not-your-turn = 내 차례가 아닙니다.
problem-no-such-seat = 이 테이블에 그런 자리는 없습니다.
problem-seat-taken = 이미 누가 앉아 있습니다.
problem-seats-open = 자리가 모두 차야 시작할 수 있습니다.
problem-not-open = 게임이 시작되기 전에만 할 수 있습니다.
problem-not-playing = 게임 중에만 할 수 있습니다.
problem-other-rules = 다른 규칙으로 시작한 게임이라 계속할 수 없습니다.
problem-not-over = 게임이 끝난 뒤에만 할 수 있습니다.
problem-stale = 그사이 게임이 진행되었습니다. 다시 확인하세요.
problem-illegal = 지금은 규칙상 할 수 없습니다.
problem-name-taken = 다른 사람이 쓰는 이름입니다.
problem-chat-off = 이 테이블에는 채팅이 없습니다.
problem-hints-off = 이 테이블에는 힌트가 없습니다.
problem-too-large = 보낸 내용이 너무 큽니다.
problem-too-many = { $seconds ->
   *[other] 요청이 너무 잦습니다. { $seconds }초 뒤에 다시 시도하세요.
}
problem-limit-guests = 같은 네트워크에서 새 플레이어가 많이 들어왔습니다. { $minutes }분 기다리거나 초대 링크를 열거나 로그인하세요.
problem-limit-invited = 이 초대는 너무 자주 쓰였습니다. { $minutes }분 기다리거나 다른 초대를 부탁하세요.
problem-limit-invited-from = 같은 네트워크에서 많은 사람이 초대되었습니다. { $minutes }분 기다리거나 초대 없이 들어오세요.
problem-limit-logins = 이 네트워크에서 로그인 시도가 많았습니다. { $seconds }초 뒤에 다시 시도하세요.
problem-limit-account-logins = 이 이름으로 로그인 시도가 많았습니다. { $minutes }분 뒤에 다시 시도하세요.
problem-limit-wrong-codes = 이 네트워크에서 틀린 코드가 많이 입력되었습니다. { $minutes }분 기다린 뒤 링크를 다시 부탁하세요.
problem-limit-tables = 짧은 시간에 테이블을 많이 만들거나 참가했습니다. { $seconds }초 뒤에 다시 시도하세요.
problem-limit-new-tables = 짧은 시간에 같은 네트워크에서 테이블을 많이 만들었습니다. { $minutes }분 기다리거나 다른 테이블에 참가하세요.
problem-limit-chat = 너무 빨리 쓰고 있습니다. { $seconds }초 뒤에 다시 시도하세요.
problem-limit-hints = 힌트를 많이 요청했습니다. { $seconds }초 뒤에 다시 시도하세요.
problem-limit-clubs = 클럽이나 대회를 여러 번 바꾸었습니다. { $minutes }분 뒤에 다시 시도하세요.
problem-limit-deals = 도전 결과를 너무 많이 보냈습니다. { $minutes }분 뒤에 다시 시도하세요.
problem-limit-address-clubs = 짧은 시간에 같은 네트워크에서 클럽을 많이 만들었습니다. { $minutes }분 기다리거나 다른 클럽에 가입하세요.
problem-limit-address-deals = 같은 네트워크에서 도전 결과를 너무 많이 보냈습니다. { $minutes }분 뒤에 다시 시도하세요.
problem-limit-puzzles = 짧은 시간에 퍼즐을 많이 풀었습니다. { $minutes }분 기다려 주세요.
problem-limit-exports = 데이터를 여러 번 내려받았습니다. { $minutes }분 뒤에 다시 시도하세요.
problem-limit-mails = 이메일을 여러 번 요청했습니다. { $minutes }분 뒤에 다시 시도하고 스팸함도 확인하세요.
problem-limit-open-tables = 진행 중인 테이블이 너무 많습니다. 먼저 하나를 끝내거나 나가거나 기권하세요.
problem-limit-address-tables = 이 네트워크에서 진행 중인 테이블이 너무 많습니다. 그중 하나에 참가하거나 끝날 때까지 기다리세요.
problem-limit-bot-games = 봇끼리 하는 게임이 너무 많습니다. 하나가 끝날 때까지 기다리거나 직접 참가하세요.
problem-limit-all-bot-games = 지금은 봇끼리 하는 게임이 너무 많습니다. 하나가 끝날 때까지 기다리거나 직접 참가하세요.
problem-not-kept = 브라우저가 게임을 저장하지 못했습니다. 저장 공간이 가득 찼거나 이 사이트에 차단되어 있을 수 있습니다.
problem-not-loaded = 게임의 일부가 아직 이 기기에 없습니다. 온라인이 되면 바로 이어집니다.
problem-unavailable = 서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요.
problem-internal = 서버에서 문제가 생겼습니다. 다시 시도하세요.

## A game of other rules

stored-why = 이 게임은 규칙 버전 { $rules }(으)로 시작했지만 이 서버는 버전 { $here }을(를) 씁니다. 계속할 수 없으며, 저장된 내용은 아래에 모두 나옵니다.
stored-log = 진행된 내용
stored-hidden = 숨겨진 행동
