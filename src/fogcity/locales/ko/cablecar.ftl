### 샌프란시스코 케이블카: 테이블, 기록, 규칙.

## In the lobby

game-cablecar = 샌프란시스코 케이블카
game-cablecar-short = 케이블카
home-cablecar-pitch = 선로 타일을 놓아 남의 노선은 꺾어 버리고, 내 케이블카는 가장 먼 길로 데려오세요.
home-cablecar-length = 20~30분
new-cablecar-rotate = 타일 돌리기
new-cablecar-rotate-hint = 타일을 한 방향으로만 놓지 않고, 네 방향 중 원하는 쪽으로 돌려 놓을 수 있습니다.
new-cablecar-hand = 손에 드는 타일
new-cablecar-hand-hint = 보통은 1장입니다. 2장이나 3장이면 선택의 폭이 넓어지고 운은 줄어듭니다.
new-cablecar-companies = 회사
new-cablecar-companies-hint = 확장 규칙: 색깔마다 정해진 주인이 없습니다. 여덟 회사가 케이블카를 운행하고, 보유한 주식에 따라 점수를 얻습니다.
cablecar-fact-hand = { $count ->
   *[other] 손에 타일 { $count }장
}

## Words of the game

cablecar-color = { $color ->
    [yellow] 노란색
    [blue] 파란색
    [orange] 주황색
    [green] 초록색
    [purple] 보라색
    [black] 검은색
    [red] 빨간색
   *[brown] 갈색
  }
cablecar-board = 게임판. 화살표 키로 이동, N 키로 타일을 놓을 수 있는 다음 칸, Enter 키로 놓기.
cablecar-players = 플레이어
cablecar-companies = 회사
cablecar-companies-limit = { $limit }점: 교환 끝
cablecar-score-done = { $end ->
    [power] { $station }번 노선, 발전소에서 끝남
   *[other] { $station }번 노선, { $end }번 역에서 끝남
  }
cablecar-score-open = { $station }번 노선, 진행 중: 길이 { $crossings }
cablecar-lines-done = 노선 { $all }개 중 { $done }개 완성

## What is expected (the line above the board)

cablecar-turn = { $stack ->
    [0] 내 차례: 타일을 놓으세요
   *[other] 내 차례: 타일을 놓거나 새로 뽑으세요
  }
cablecar-turn-companies = { $stack ->
    [0] 내 차례: 타일을 놓거나 주식을 교환하세요
   *[other] 내 차례: 타일을 놓거나, 새로 뽑거나, 주식을 교환하세요
  }
cablecar-turn-drawn = 뽑은 타일을 놓으세요
cablecar-turn-other = { $drawn ->
    [yes] { $who } 님이 뽑은 타일을 놓는 중
   *[no] { $who } 님이 생각하는 중
  }
cablecar-won = { $count ->
    [1] { $who } 님이 { $points }점으로 승리
   *[other] { $who } 님이 각각 { $points }점으로 공동 승리
  }

## Hand

cablecar-hand = 내 타일
cablecar-drawn = 뽑은 타일
cablecar-kept = 남겨 둔 타일
cablecar-tile-choose = 타일 { $number }: { $tile }
cablecar-point-at = 빛나는 칸을 고르면 거기에 놓은 결과를 미리 볼 수 있습니다.
cablecar-plan-at = 다음 차례에 놓을 칸을 미리 고를 수 있습니다.
cablecar-plan-place = { $square }에 타일 놓기
cablecar-plan-taken = { $square } 칸이 이미 차서 예약을 취소했습니다.
cablecar-plan-refused = 지금은 { $square }에 타일을 놓을 수 없어 예약을 취소했습니다.
cablecar-on-square = { $square }에 놓으면
cablecar-touches-nothing = { $square }에서는 어떤 노선에도 닿지 않습니다.
cablecar-stack-left = { $stack ->
    [0] 더미가 비었습니다.
   *[other] 더미에 타일이 { $stack }장 남았습니다.
  }
cablecar-place-on = { $square }에 놓기
cablecar-turn-tile = 타일 돌리기
cablecar-draw = 새 타일 뽑기
cablecar-draw-left = { $stack ->
   *[other] { $stack }장 남음, 뽑으면 꼭 놓아야 함
  }
cablecar-unseen = { $count ->
   *[other] 아직 보지 못한 타일 { $count }장
  }

## What a placement would do

cablecar-effect-grows = { $mine ->
    [yes] 내 { $station }번 노선: 길이 { $crossings }
   *[no] { $color } { $station }번 노선: 길이 { $crossings }
  }
cablecar-effect-ends = { $mine ->
    [yes] { $end ->
        [power] 내 { $station }번 노선이 발전소에서 끝남: 두 배로 { $points }점
       *[station] 내 { $station }번 노선이 끝남: { $points }점
      }
   *[no] { $end ->
        [power] { $color } { $station }번 노선이 발전소에서 끝남: 두 배로 { $points }점
       *[station] { $color } { $station }번 노선이 끝남: { $points }점
      }
  }
cablecar-effect-nobody = 케이블카가 없는 { $station }번 역의 노선

## What a strong bot would do

cablecar-advice-place = { $degrees ->
    [0] 강한 봇이라면 타일을 { $square }에 놓을 것입니다.
   *[other] 강한 봇이라면 타일을 { $degrees }도 돌려 { $square }에 놓을 것입니다.
  }
cablecar-advice-draw = 강한 봇이라면 새 타일을 뽑을 것입니다.
cablecar-advice-exchange = 강한 봇이라면 { $percent }% 주식을 공개된 { $company } 주식과 교환할 것입니다.
cablecar-advice-exchange-unseen = 강한 봇이라면 { $percent }% 주식을 비공개 주식과 교환할 것입니다.
cablecar-reason-line-ends = { $mine ->
    [yes] 내 { $station }번 노선: { $points }점{ $power ->
        [yes] (발전소 두 배)
       *[no] { "" }
      }.
   *[no] { $color } { $station }번 노선: { $points }점으로 끝남.
  }
cablecar-reason-line-grows = 내 { $station }번 노선: 길이 { $crossings }.
cablecar-reason-shares = { $taken } { $takenPoints }점, { $given } { $givenPoints }점.
cablecar-reason-hand-adds = { $companies ->
    [yes] 내 회사들의 노선
   *[no] 내 노선
  }을 완성하지 않고는 { $added ->
    [0] 늘릴 수 없음
   *[other] 최대 { $added }만큼만 늘릴 수 있음
  }.{ $better ->
    [0] { "" }
   *[other] { " " }아직 보지 못한 타일 { $unseen }장 중 { $better }장은 더 많이 늘릴 수 있음.
  }
cablecar-reason-hand-ends = 지금은 무엇을 놓아도 { $companies ->
    [yes] 내 회사의 노선
   *[no] 내 노선
  }이 완성됨.
cablecar-reason-hand-kept = 손에 남는 타일을 { $square }에 놓으면 { $points ->
    [0] { $companies ->
        [yes] 내 회사들의 노선
       *[no] 내 노선
      }이 { $added }만큼 늘어남
   *[other] { $companies ->
        [yes] 내 회사들이 { $points }점 획득
       *[no] { $points }점 획득
      }
  }.
cablecar-reason-lines-done = { $companies ->
    [yes] 내 회사들의 노선
   *[no] 내 노선
  }은 모두 완성되어, 이제 어떤 타일로도 바뀌지 않음.

## For screen readers

cablecar-square-tile = { $count ->
    [0] { $square }, 타일 { $tile }
   *[other] { $square }, 타일 { $tile }, { $lines }
  }
cablecar-square-free = { $square }, 빈칸
cablecar-square-planned = { $square }, 빈칸, 내 타일 예약됨
cablecar-square-closed = { $square }, 빈칸, 이 타일은 놓을 수 없음
cablecar-square-legal = { $square }, 타일을 놓을 수 있음; { $effects }
cablecar-square-legal-plain = { $square }, 타일을 놓을 수 있음; 닿는 노선 없음
cablecar-line-here = { $color } { $station }번 노선
cablecar-station-empty = { $station }번 역, 케이블카 없음
cablecar-station-open = { $crossings ->
    [0] { $mine ->
        [yes] { $station }번 역, 내 { $color } 케이블카, 노선 시작 전
       *[no] { $station }번 역, { $color } 케이블카, { $who }, 노선 시작 전
      }
   *[other] { $mine ->
        [yes] { $station }번 역, 내 { $color } 케이블카, 노선 길이 { $crossings }, { $square }까지
       *[no] { $station }번 역, { $color } 케이블카, { $who }, 노선 길이 { $crossings }, { $square }까지
      }
  }
cablecar-station-done = { $end ->
    [power] { $station }번 역, { $color } 케이블카, { $who }, 발전소에서 { $points }점
   *[other] { $station }번 역, { $color } 케이블카, { $who }, { $end }번 역에서 { $points }점
  }
cablecar-chosen = { $turns ->
    [yes] { $square } 선택. Enter로 놓기, R로 돌리기, Esc로 취소.
   *[no] { $square } 선택. Enter로 놓기, Esc로 취소.
  }
cablecar-turned = { $degrees }도 돌림. { $where }
cablecar-keys = R은 타일을 돌리고, D는 타일을 더 뽑고, 1~3은 손에 있는 타일을 고릅니다.
cablecar-report-hand = 내 타일: { $tiles }.
cablecar-report-drawn = 뽑은 타일: { $tile }.
cablecar-report-shares = 내 주식: { $shares }.
cablecar-report-no-tile = 타일이 없습니다.
cablecar-report-board = { $placed ->
    [0] 게임판에 아직 타일이 없고, 더미에 { $stack }장이 있습니다.
   *[other] 게임판에 타일 { $placed }장, 더미에 { $stack }장이 있습니다.
  }

## The Company expansion

cablecar-shares = 내 주식
cablecar-piles = 주식 더미
cablecar-shares-worth = { $points ->
   *[other] 지금 가치 { NUMBER($points, minimumFractionDigits: 1) }점
  }
cablecar-share-hidden = 비공개 주식
cablecar-pile = { $percent }% 주식
cablecar-exchange-up = 내 { $percent }% 주식을 공개된 주식과 교환: { $company }
cablecar-exchange-unseen = { $count ->
   *[other] 내 { $percent }% 주식을 더미 맨 위의 비공개 주식과 교환(더미 { $count }장)
  }
cablecar-exchange-give = 내주는 주식
cablecar-exchange-get = 받는 주식
cablecar-exchange-hidden = 비공개 { $count }장
cablecar-exchange-title = 내 { $percent }% 주식을 교환할까요?
cablecar-exchange-points = { $points ->
   *[other] { $company }, 지금 { $points }점
  }
cablecar-exchange-top = { $count ->
   *[other] 더미 맨 위의 비공개 주식(더미 { $count }장)
  }
cablecar-exchange-whole-turn = 이것으로 내 차례가 끝나며, 타일은 놓지 않습니다. 내 주식은 더미 맨 아래로 갑니다.
cablecar-exchange-do = 교환하고 차례 마치기
cablecar-exchange-may = { $limit }점 이상인 회사가 나오기 전까지는, 타일을 놓는 대신 주식 1장을 교환할 수 있습니다.
cablecar-exchange-limit = 이제 교환할 수 없습니다. { $limit }점 이상인 회사가 있습니다.

## Log

cablecar-log-placed = { $you ->
    [yes] 내가
   *[no] { $who } 님이
  } 타일을 { $square }에 놓음.
cablecar-log-scored = { $you ->
    [yes] 내
   *[no] { $who }:
  } { $end ->
    [power] { $station }번 노선이 발전소에 도착해
   *[station] { $station }번 노선이
  } { $points }점 획득.
cablecar-log-drew = { $you ->
    [yes] 내가
   *[no] { $who } 님이
  } 새 타일을 뽑음.
cablecar-log-exchanged = { $you ->
    [yes] 내가
   *[no] { $who } 님이
  } { $known ->
    [yes] { $percent }% 주식({ $given })을
   *[no] { $percent }% 주식을
  } { $company } 주식과 교환.
cablecar-log-exchanged-unseen = { $you ->
    [yes] 내가
   *[no] { $who } 님이
  } { $known ->
    [yes] { $percent }% 주식({ $given })을
   *[no] { $percent }% 주식을
  } 비공개 주식과 교환.
cablecar-log-exchanged-top = { $you ->
    [yes] 내가
   *[no] { $who } 님이
  } { $percent }% 주식({ $given })을 더미 맨 위의 비공개 주식과 교환: { $company }.

## The end

cablecar-outcome-lines = 노선
cablecar-outcome-longest = 가장 긴 노선
cablecar-outcome-longest-line = { $crossings }({ $station }번 노선)
cablecar-outcome-power = 발전소
cablecar-outcome-legend = 앞은 노선의 역 번호, 뒤는 점수
cablecar-outcome-legend-power = 금색: 발전소에서 끝나 점수가 두 배
cablecar-outcome-share = { $company } { $percent }%

## Why something is not allowed

cablecar-rule-cc-1 = 게임판은 a1부터 h8까지 60칸이고, 가운데 네 칸은 발전소입니다.
cablecar-rule-cc-6 = 그런 타일은 없습니다.
cablecar-rule-cc-10 = 다른 플레이어의 차례입니다.
cablecar-rule-cc-11 = 손에 든 타일을 놓거나, 새로 1장을 뽑아 그 타일을 놓습니다.
cablecar-rule-cc-14 = 타일은 게임판 가장자리의 빈칸이나 다른 타일 옆의 빈칸에 놓습니다.
cablecar-rule-cc-15 = 지붕은 모두 같은 방향입니다. 이 테이블에서는 타일을 돌리지 않습니다.
cablecar-rule-cc-17 = 여기에 놓으면 이 타일 1장만으로 역과 역이 바로 이어집니다. 이 타일을 놓을 다른 칸이 없을 때만 할 수 있습니다.
cablecar-rule-cc-24 = 게임이 끝났습니다. 타일이 모두 놓였습니다.
cablecar-rule-cc-25 = 타일은 90도, 180도 또는 270도 돌릴 수 있습니다.
cablecar-rule-cc-28 = 주식은 10%, 20%, 30%, 40% 네 가지입니다.
cablecar-rule-cc-29 = 한 차례에는 타일을 놓거나 주식 1장을 교환합니다.
cablecar-rule-cc-31 = 어느 회사든 25점 이상이 되면 더는 주식을 교환할 수 없습니다.

## A game from a real table
cablecar-check-text = 놓은 순서대로 입력, 예: aacb@c1

## Themes of puzzles

cablecar-theme-power = 발전소에서 노선 완성하기
cablecar-theme-finish = 노선 완성하기
cablecar-theme-wreck = 상대 노선 끝내기
cablecar-theme-save = 노선 살리기
cablecar-theme-grow = 노선 늘리기
cablecar-theme-draw = 새 타일 뽑기
cablecar-theme-endgame = 종반

cablecar-feat-lines = 완성한 노선
cablecar-feat-power = 발전소에 이른 노선
cablecar-feat-longest = 가장 긴 노선 (칸)
cablecar-feat-richest = 최고 노선 (점)
cablecar-award-haul = 머나먼 길
cablecar-award-haul-text = 20칸 이상인 노선이 발전소에 이르렀습니다.
cablecar-award-powerhouse = 고압 전류
cablecar-award-powerhouse-text = 한 게임에서 노선 다섯 개 이상이 발전소에 이르렀습니다.
cablecar-award-spotless = 짧은 노선 없음
cablecar-award-spotless-text = 내 노선이 모두 두 칸보다 깁니다.
cablecar-award-photo = 간발의 차
cablecar-award-photo-text = 1점 차로 이겼습니다.
cablecar-award-runaway = 독주
cablecar-award-runaway-text = 20점 이상 차이로 이겼습니다.
