### 티켓 투 라이드: 샌프란시스코: 테이블, 기록, 규칙.

## In the lobby

game-tickets = 티켓 투 라이드: 샌프란시스코
game-tickets-short = 티켓
new-tickets-board-san-francisco = 샌프란시스코
home-tickets-pitch = 카드를 모아 도시 곳곳의 노선을 연결하고, 기념품을 챙기고, 비밀 목적지 카드를 달성하세요.
home-tickets-length = 15~20분
new-tickets-board = 게임판
new-tickets-board-hint = Fog City에 들어 있는 샌프란시스코 지도, 또는 직접 만든 게임판입니다.
new-tickets-board-own = 내 게임판 파일
new-tickets-board-file = 게임판 파일
tickets-fact-board = 직접 만든 게임판

## Words of the game

tickets-card = { $kind ->
    [blue] 파란색
    [green] 초록색
    [black] 검은색
    [purple] 보라색
    [red] 빨간색
    [orange] 주황색
    [gray] 회색
   *[ferry] 페리
  }
tickets-symbol = { $symbol ->
    [bridge] 다리
    [bell] 종
    [crab] 게
    [sea_lion] 바다사자
    [sourdough] 사워도우
    [flower] 꽃
   *[tram] 전차
  }
tickets-cards = { $kind ->
   *[other] { $name } { $count }장
  }
tickets-cards-alike = { $count ->
    [1] 아무 색 카드 { $count }장
   *[other] 같은 색 카드 { $count }장
  }
tickets-route = { $a } – { $b }
# Where something is put, and where it comes from: French needs the name’s article.
tickets-on = { $article ->
   *[other] { $place }에
  }
tickets-from = { $article ->
   *[other] { $place }에서
  }
tickets-map = 지도. 화살표 키로 노선 사이를 이동, N 키로 연결할 수 있는 다음 노선, Enter 키로 선택.
tickets-players = 플레이어
tickets-score-tokens = { $count ->
   *[other] 토큰 { $count }개
  }
tickets-score-done = { $route }, 달성
tickets-score-missing = { $route }, 아직 달성 못 함
tickets-score-missed = { $route }, 달성 못 함
tickets-score-total = 합계
tickets-cars = { $count ->
   *[other] 남은 케이블카 { $count }개
  }
tickets-cars-needed = { $count ->
   *[other] 케이블카 { $count }개
  }
tickets-cards-held = { $count ->
   *[other] 손에 든 카드 { $count }장
  }
# Heads of narrow columns in the terminal: three cells at most.
tickets-short-points = 점
tickets-short-cars = 차
tickets-short-cards = 패
tickets-short-tickets = 표
tickets-tickets-held = { $count ->
   *[other] 목적지 카드 { $count }장
  }

## What is expected (the line above the map)

tickets-turn = { $phase ->
    [choosing] 첫 목적지 카드를 고르세요: 1장 또는 2장 보유
    [stacking] 토큰 더미를 지도에 놓으세요
    [second_card] 두 번째 카드를 가져오세요
    [token_choice] 두 토큰 중 하나를 고르세요
    [ticket_choice] 보유할 목적지 카드를 고르세요: 1장 또는 2장
   *[turn] 내 차례: 카드 뽑기, 노선 연결, 목적지 카드 뽑기 중 하나
  }
tickets-turn-other = { $phase ->
    [choosing] { $count ->
       *[other] { $who } 님이 목적지 카드를 고르는 중
      }
    [stacking] { $who } 님이 토큰 더미를 놓는 중
    [second_card] { $who } 님이 두 번째 카드를 가져오는 중
    [token_choice] { $who } 님이 토큰을 고르는 중
    [ticket_choice] { $who } 님이 목적지 카드를 고르는 중
   *[turn] { $who } 님이 생각하는 중
  }
tickets-last-round = { $count ->
   *[other] 마지막 라운드: { $count }차례 남음
  }
tickets-won = { $count ->
    [1] { $who } 님이 { $points }점으로 승리
   *[other] { $who } 님이 각각 { $points }점으로 공동 승리
  }
tickets-looking-on = 관전 중입니다. 손에 든 카드와 목적지 카드는 보이지 않습니다.

## Drawing

tickets-market = 가져올 수 있는 카드
tickets-caption-row = 공개된 카드
tickets-caption-deck = 카드
tickets-caption-tickets = 목적지
tickets-take = { $card } 카드 가져오기
tickets-take-deck = { $count ->
   *[other] 더미에서 뽑기({ $count }장)
  }
tickets-draw-tickets = { $count ->
   *[other] 목적지 카드 뽑기({ $count }장 남음)
  }
tickets-hand = 내 카드
tickets-hand-empty = 손에 카드 없음
tickets-pass = 차례 넘기기

## Claiming

tickets-track = { $ferries ->
    [0] { $length ->
       *[other] { $route }, { $color }, { $length }칸, { $points }점
      }
   *[other] { $route }, 페리 노선, { $color }, { $length }칸 중 배 { $ferries }개, { $points }점
  }
tickets-track-owned = { $what }, { $who } 님이 연결함
tickets-track-closed = { $what }, 닫힘
tickets-track-needed = { $what }, 내 목적지 카드에 필요
tickets-track-lacking = { $what }. 필요한 것: { $needs }, 가진 것: { $held }
tickets-track-payable = { $count ->
    [1] { $what }; { $cards }을 내고 연결할 수 있음
   *[other] { $what }; { $cards }을 내고 연결할 수 있음, 모두 { $count }가지 방법
  }
tickets-pay-for = { $what } 연결하기
tickets-pay = 카드 내기
tickets-pay-with = { $cards } 내기
tickets-pay-points = { $points ->
   *[other] { $points }점
  }
tickets-choose-payment = { $count ->
    [1] { $what }: 낼 카드를 확인하세요.
   *[other] { $what }: 낼 카드를 { $count }가지 조합 중에서 고르세요.
  }

## Tokens

tickets-place = { $open ->
    [yes] { $count ->
        [0] { $place }, 고를 수 있음
       *[other] { $place }, { $symbol } 토큰 { $count }개, 고를 수 있음
      }
   *[no] { $count ->
        [0] { $place }
       *[other] { $place }, { $symbol } 토큰 { $count }개
      }
  }
tickets-stack-choose = 놓을 더미 고르기
tickets-place-stack = { $symbol } 더미를 { $where } 놓기
tickets-token-choose = 가져올 토큰 고르기
tickets-take-token = { $where } { $symbol } 토큰 가져오기

## Tickets

tickets-own-tickets = 내 목적지 카드
tickets-no-tickets = 아직 목적지 카드가 없음
tickets-offer = 고를 목적지 카드
tickets-keep = { $count ->
    [0] 최소 1장은 보유하세요
    [1] 목적지 카드 1장 보유
   *[other] 목적지 카드 2장 모두 보유
  }
tickets-ticket-worth = { $points ->
   *[other] { $points }점
  }
tickets-ticket-done = 달성
tickets-ticket-missed = 달성 못 함
tickets-ticket-lost = 이제 달성 불가
tickets-ticket-left = { $count ->
   *[other] 최소 { $count }칸 더 필요
  }

## What a strong bot would do

tickets-advice-claim = 강한 봇이라면 { $cards }을 내고 { $route } 노선을 연결할 것입니다.
tickets-advice-take = 강한 봇이라면 { $card } 카드를 가져올 것입니다.
tickets-advice-deck = 강한 봇이라면 더미에서 뽑을 것입니다.
tickets-advice-tickets = 강한 봇이라면 목적지 카드를 뽑을 것입니다.
tickets-advice-keep = 강한 봇이라면 { $route } 카드만 보유할 것입니다.
tickets-advice-keep-both = 강한 봇이라면 목적지 카드 2장을 모두 보유할 것입니다.
tickets-advice-stack = 강한 봇이라면 { $symbol } 더미를 { $where } 놓을 것입니다.
tickets-advice-token = 강한 봇이라면 { $where } { $symbol } 토큰을 가져올 것입니다.
tickets-advice-pass = 강한 봇이라면 차례를 넘길 것입니다.
tickets-reason-route = 노선 점수 { $points }점.
tickets-reason-ticket = { $left ->
    [0] 목적지 카드 { $route } 달성: { $points }점.
   *[other] 목적지 카드 { $route }: { $left }칸 남음.
  }
tickets-reason-token = 토큰 획득: { $place }의 { $symbol }.
tickets-reason-card = 목적지 카드에 필요한 노선: { $routes }.
tickets-reason-needs = { $route }: { $points }점, { $left }칸 필요.
tickets-reason-row = { $ferry ->
    [none] 공개된 카드 중 { $routes }에 도움이 되는 카드가 없음.
    [not_second] 공개된 카드 중 { $routes }에 도움이 되는 것은 페리뿐이지만, 두 번째 카드로는 가져올 수 없음.
   *[ends_turn] 공개된 카드 중 { $routes }에 도움이 되는 것은 페리뿐이지만, 가져오면 차례가 끝남.
  }
tickets-reason-deck = { $others ->
    [0] 아직 보지 못한 카드 { $unseen }장이 모두
   *[other] 아직 보지 못한 카드 { $unseen }장 중 { $count }장이
  } 목적지에 도움이 됨{ $ferries ->
    [0] .
   *[other] (페리 { $ferries }장 포함). 더미에서 뽑은 페리는 다른 카드와 똑같이 1장으로 침.
  }
tickets-reason-ferries = 아직 보지 못한 카드 { $unseen }장 중 { $count }장이 페리. 더미에서 뽑은 페리는 다른 카드와 똑같이 1장으로 침.
tickets-reason-paid = { $count ->
    [0] 목적지에 더 필요한 카드가 없음.
    [1] 이미 카드를 모은 노선: { $routes }.
   *[other] 이 중 어느 노선이든 카드를 이미 모음: { $routes }.
  }
tickets-reason-unseen = 뽑은 카드는 다른 사람에게 보이지 않음.
tickets-turn-pay = 낼 카드를 고르세요
tickets-plan-card = 공개된 { $card } 카드가 없어 예약을 취소했습니다.
tickets-plan-route = { $route } 노선을 이미 다른 사람이 연결해 예약을 취소했습니다.
tickets-stack-why = 더미가 있는 장소로 노선을 연결하면 토큰을 1개 받습니다. 서로 다른 토큰을 모으면 게임이 끝날 때 점수가 되니, 내 목적지 쪽에 더미를 놓으세요.

## What keys tell

tickets-keys = 1~7은 공개된 카드를, D는 더미에서 카드를 가져오고, T는 목적지 카드를 뽑습니다.
tickets-report-cards = 내 카드: { $cards }.
tickets-report-no-cards = 카드가 없습니다.
tickets-report-ticket = { $done ->
    [yes] 목적지 { $route }, { $points }점: 달성.
   *[no] 목적지 { $route }, { $points }점: 아직 달성 못 함.
  }
tickets-report-offer = 고를 목적지 카드: { $route }, { $points }점.
tickets-report-player = { $count ->
    [0] { $who }: { $held }, 노선 없음.
   *[other] { $who }: { $held }. 노선: { $routes }.
  }
tickets-report-tokens = { $place }: { $symbol } { $count }개.
tickets-report-row = 공개된 카드: { $cards }. 더미: { $deck }, { $tickets }.
tickets-report-deck = { $count ->
   *[other] 카드 { $count }장
  }

## Log

tickets-log-chosen = { $you ->
    [yes] 내가
   *[no] { $who } 님이
  } 목적지 카드를 고름.
tickets-log-drew = { $you ->
    [yes] 내가
   *[no] { $who } 님이
  } 목적지 카드를 뽑음.
tickets-log-kept = { $you ->
    [yes] 내가
   *[no] { $who } 님이
  } 목적지 카드 { $count }장을 보유.
tickets-log-stack = { $you ->
    [yes] 내가
   *[no] { $who } 님이
  } { $symbol } 토큰을 { $where } 놓음.
tickets-log-token = { $you ->
    [yes] 내가
   *[no] { $who } 님이
  } { $where } { $symbol } 토큰을 가져옴.
tickets-log-took = { $you ->
    [yes] 내가
   *[no] { $who } 님이
  } { $card } 카드를 가져옴.
tickets-log-took-unseen = { $you ->
    [yes] 내가
   *[no] { $who } 님이
  } 더미에서 카드를 뽑음.
tickets-log-renewed = 페리 3장이 공개되어 카드 5장을 모두 바꿈.
tickets-log-shuffled = { $count ->
   *[other] 더미가 비어, 버린 카드 { $count }장을 섞어 새 더미로 만듦.
  }
tickets-log-claimed = { $you ->
    [yes] 내가
   *[no] { $who } 님이
  } { $cards }(으)로 { $route } 노선을 연결해 { $points }점 획득.
tickets-log-passed = { $you ->
    [yes] 내가
   *[no] { $who } 님이
  } 차례를 넘김.
tickets-log-last-round = { $you ->
    [yes] 내
   *[no] { $who } 님의
  } 케이블카가 2개 이하: 마지막 라운드 시작.

## The end

tickets-outcome-routes = 노선
tickets-outcome-skip = 결과 바로 보기
tickets-outcome-tokens = 토큰

## Why something is not allowed

tickets-rule-tk-2 = 이 두 장소를 잇는 노선은 없습니다.
tickets-rule-tk-8 = 받은 목적지 카드 중 1장 또는 2장을 보유합니다.
tickets-rule-tk-9 = 치워 둔 더미는 첫 차례 전에, 더미가 없는 장소에 놓습니다.
tickets-rule-tk-10 = 공개된 5장이나 더미에서 카드를 1장씩 2번 가져옵니다.
tickets-rule-tk-11 = 공개된 페리 카드는 2장 몫입니다. 두 번째 카드로는 가져올 수 없습니다.
tickets-rule-tk-12 = 더미와 버린 카드가 모두 없습니다.
tickets-rule-tk-13 = 가져올 카드가 없습니다.
tickets-rule-tk-16 = 비어 있는 노선이어야 하고, 칸마다 케이블카가 1개씩 필요합니다.
tickets-rule-tk-17 = 노선의 칸수만큼 그 색 카드를 냅니다(회색은 어떤 색이든 한 가지 색). 페리 카드는 어떤 색으로든 쓸 수 있습니다.
tickets-rule-tk-18 = 페리 노선에는 배 그림마다 페리 카드가 1장씩 필요합니다.
tickets-rule-tk-20 = 두 갈래 노선은 한 사람이 양쪽을 다 연결할 수 없습니다. 2인 게임에서는 한쪽이 연결되면 다른 쪽이 닫힙니다.
tickets-rule-tk-21 = 토큰은 노선을 연결할 때, 내게 아직 없는 문양의 토큰이 있는 장소에서 가져옵니다.
tickets-rule-tk-22 = 뽑은 목적지 카드 중 1장 또는 2장을 보유합니다.
tickets-rule-tk-23 = 뽑을 목적지 카드가 없습니다.
tickets-rule-tk-25 = 다른 행동을 전혀 할 수 없을 때만 차례를 넘길 수 있습니다.
tickets-rule-tk-26 = 게임이 끝났습니다.

## A game from a real table
tickets-check-how = 지도에서 플레이어 { $number }의 노선을 클릭하고, 목적지 카드와 토큰을 고르세요.
tickets-check-tokens = 서로 다른 토큰
tickets-check-tickets = 보유한 목적지 카드
tickets-check-ticket-points = 목적지

## Themes of puzzles

tickets-theme-keep = 보유할 목적지 카드
tickets-theme-payment = 지불
tickets-theme-last = 마지막 라운드
tickets-theme-connect = 목적지 잇기
tickets-theme-block = 막기 또는 득점
tickets-theme-tickets = 목적지 카드 뽑기
tickets-theme-cards = 가져올 카드
tickets-theme-tokens = 토큰

tickets-feat-completed = 달성한 목적지 카드
tickets-feat-tokens = 기념품 토큰
tickets-feat-longest = 가장 긴 노선
tickets-feat-dearest = 최고 목적지 (점)
tickets-award-planner = 완벽한 계획
tickets-award-planner-text = 목적지 카드를 여섯 장 이상 달성하고 하나도 놓치지 않았습니다.
tickets-award-souvenirs = 완벽한 수집
tickets-award-souvenirs-text = 한 게임에서 기념품 토큰 일곱 종류를 모두 모았습니다.
tickets-award-lastcar = 마지막 케이블카
tickets-award-lastcar-text = 게임이 끝날 때 남은 케이블카가 하나도 없습니다.
tickets-award-photo = 간발의 차
tickets-award-photo-text = 1점 차로 이겼습니다.
tickets-award-runaway = 독주
tickets-award-runaway-text = 15점 이상 차이로 이겼습니다.
