### 단계별 배우기와 규칙 페이지.

## The page of all lessons

learn-title = 배우기
learn-lead = 실제 게임판에서 몇 분만 해 보면 게임을 익힐 수 있습니다.
learn-start = 배우기 시작
learn-go-on = 이어서 배우기
learn-again = 다시 배우기
learn-progress = { $count ->
    [0] 짧은 단계 { $all }개
   *[other] { $all }단계 중 { $count }단계 완료
}
learn-read-rules = 규칙 읽기

## A lesson

learn-lesson = { $game }: 배우기
learn-step = { $step ->
    [1] 1/{ $all }단계
   *[other] { $step }/{ $all }단계 · 새로운 상황
}
learn-leave = 배우기 나가기
learn-back = 뒤로
learn-next = 다음
learn-skip = 건너뛰기
learn-show-me = 답 보기
learn-once-more = 다시 하기
learn-player = 손님
learn-refused = 할 수 없습니다: { $why }
learn-tried = 예상대로 할 수 없습니다: { $why }
learn-done-title = 게임을 다 익혔습니다
learn-done-title-skipped = 배우기를 마쳤습니다
learn-done-text = 중요한 규칙은 모두 보았습니다. 이제 한 판 해 보는 것이 가장 좋습니다.
learn-done-skipped = { $count }단계를 건너뛰었습니다. 지금 해 보거나, 쉬운 봇과 한 판 하면서 나머지를 익히세요.
learn-done-play = 쉬운 봇과 바로 시작
learn-to-skipped = 건너뛴 단계로
learn-from-start = 1단계로

## Cable Car, step by step

learn-cablecar-begin-title = 내 케이블카
learn-cablecar-begin-text = 점수가 가장 높은 사람이 승리합니다. 내 노선은 끝날 때 한 번, 지나간 타일마다 1점을 얻습니다. 내 색은 노란색이고, 홀수 역에 선 내 케이블카마다 노선이 하나씩 출발합니다.
learn-cablecar-begin-do = 내 케이블카 앞의 빛나는 칸에 타일을 놓으세요.
learn-cablecar-begin-right = 첫 노선이 출발했습니다. 선로가 노랗게 물들어 어디까지 왔는지 늘 보입니다.
learn-cablecar-begin-wrong = 그 칸은 파란 케이블카 앞입니다. 노란 케이블카 앞을 고르세요.
learn-cablecar-grow-title = 더 긴 노선
learn-cablecar-grow-text = 노선은 만나는 타일마다 계속 이어집니다. 끝나기 전까지 길어질수록 점수가 커집니다. { $touch ->
        [yes] 칸을 누르면
       *[other] 칸을 가리키면
    } 거기에 놓은 결과를 미리 볼 수 있습니다.
learn-cablecar-grow-do = 시작한 노선이 이어지도록 타일을 놓으세요.
learn-cablecar-grow-right = 잘했습니다. 노선이 새 타일만큼 길어졌고 아직 열려 있습니다.
learn-cablecar-grow-wrong = 그러면 노선이 길어지지 않습니다. 열린 끝을 찾아 거기에 놓으세요.
learn-cablecar-beside-title = 타일을 놓는 곳
learn-cablecar-beside-text = 타일은 게임판 가장자리의 빈칸이나, 다른 타일과 변이 맞닿은 빈칸에 놓아야 합니다. 지붕은 모두 같은 방향이라 타일을 돌리지 않습니다.
learn-cablecar-beside-do = 아무것도 없는 곳, 예를 들어 f6에 놓아 보세요.
learn-cablecar-beside-then = 이번에는 가장자리에서 떨어진, 다른 타일 옆 칸에 놓으세요.
learn-cablecar-beside-right = 맞습니다. 도시는 가장자리에서 가운데로 자랍니다.
learn-cablecar-beside-wrong = 놓을 수 있는 칸이지만, 과제를 다시 읽어 보세요.
learn-cablecar-join-title = 이미 놓인 선로
learn-cablecar-join-text = 누가 놓았든, 이미 놓인 타일도 내 노선에 이어질 수 있습니다. 타일 1장을 잘 놓으면 여러 장이 한꺼번에 이어집니다.
learn-cablecar-join-do = 내 노선이 한 번에 타일 3장만큼 길어지는 칸을 찾으세요.
learn-cablecar-join-right = 타일 1장으로 노선 길이가 3 늘었습니다. 기다리던 선로는 먼저 닿는 사람의 것입니다.
learn-cablecar-join-wrong = 더 좋은 곳이 있습니다. 내 케이블카 앞에서 기다리는 타일들을 찾아보세요.
learn-cablecar-finish-title = 도착
learn-cablecar-finish-text = 가장자리의 도착 선로에 닿은 노선은 완성되어 바로 점수가 됩니다. 지나온 타일마다 1점입니다.
learn-cablecar-finish-do = 내 노선 하나를 5점으로 완성하세요.
learn-cablecar-finish-right = 타일 5장, 5점입니다. 케이블카는 옆으로 돌려 두고, 이 노선에서는 다시 점수가 나지 않습니다.
learn-cablecar-finish-wrong = 5점이 되는 곳이 아닙니다. 긴 노란 노선 둘레의 칸을 살펴보세요.
learn-cablecar-twice-title = 한 타일을 두 번
learn-cablecar-twice-text = 같은 타일을 두 번 지나면 2점입니다. 돌아가는 길이 이득입니다.
learn-cablecar-twice-do = 타일 2장만 지나면서도 3점이 되는 내 노선을 완성하세요.
learn-cablecar-twice-right = 새 타일을 지나갔다가 되돌아와 한 번 더 지났습니다. 타일을 세 번 지나 3점입니다.
learn-cablecar-twice-wrong = 노선을 왔던 쪽으로 돌려보내는 타일을 찾으세요.
learn-cablecar-power-title = 발전소
learn-cablecar-power-text = 가운데 발전소에서 끝나는 노선은 점수가 두 배입니다. 발전소에 그려진 선로는 세지 않습니다.
learn-cablecar-power-do = 내 노선 하나를 발전소까지 이으세요.
learn-cablecar-power-right = 길이 5의 두 배, 10점입니다.
learn-cablecar-power-wrong = 거기가 아닙니다. 노선이 발전소 바로 위에서 타일 1장을 기다리고 있습니다.
learn-cablecar-others-title = 남의 노선
learn-cablecar-others-text = 누구의 노선에든 타일을 이어 놓을 수 있습니다. 일찍 끝난 노선은 점수가 적습니다.
learn-cablecar-others-do = 파란 노선 하나를 2점으로 끝내세요.
learn-cablecar-others-right = 파란색은 2점만 얻고, 긴 노선을 만들 케이블카가 하나 줄었습니다. 심술궂은 수가 좋은 수일 때가 많습니다.
learn-cablecar-others-wrong = 거기서는 파란 노선이 2점으로 끝나지 않습니다. 위쪽 가장자리를 살펴보세요.
learn-cablecar-both-title = 모두의 점수
learn-cablecar-both-text = 타일 1장이 여러 노선을 완성할 수 있습니다. 누가 놓았든 모두 점수가 됩니다.
learn-cablecar-both-do = 파란 노선이 함께 끝나더라도, 내 노선을 5점으로 완성하세요.
learn-cablecar-both-right = 나는 5점, 파란색은 2점. 남는 장사입니다.
learn-cablecar-both-wrong = 거기서는 5점을 얻지 못합니다. 왼쪽 가장자리를 살펴보세요.
learn-cablecar-single-title = 타일 1장만으로는 안 됩니다
learn-cablecar-single-text = 이 타일은 들어온 노선을 모두 되돌려 보냅니다. 가장자리에 놓으면 이 타일 1장만으로 역에서 역까지 이어지는데, 다른 곳에 놓을 수 있다면 이는 금지됩니다.
learn-cablecar-single-do = 가장자리의 빈칸에 놓아 보고 규칙을 확인하세요.
learn-cablecar-single-then = 이제 가장자리가 아닌, 허용된 칸에 놓으세요.
learn-cablecar-single-right = 여기는 됩니다. 이 타일 1장만으로 역과 역이 이어지지 않습니다.
learn-cablecar-single-wrong = 할 수는 있지만, 먼저 과제대로 해 보세요.
learn-cablecar-nowhere-title = 다른 자리가 없을 때
learn-cablecar-nowhere-text = 빈 게임판에서는 이 타일을 어디에 놓아도 그 규칙에 어긋납니다. 그럴 때에 한해 예외로 놓을 수 있습니다.
learn-cablecar-nowhere-do = 파란 노선만 1점으로 끝나도록 놓으세요.
learn-cablecar-nowhere-right = 파란색은 1점, 나는 걱정거리가 하나 줄었습니다.
learn-cablecar-nowhere-wrong = 내 노선이 끝나 버립니다. 파란 케이블카하고만 맞닿은 칸을 고르세요.
learn-cablecar-draw-title = 다른 타일
learn-cablecar-draw-text = 타일이 마음에 들지 않으면 더미에서 1장 뽑을 수 있습니다. 뽑은 타일은 이번 차례에 꼭 놓아야 하고, 원래 타일은 손에 남습니다.
learn-cablecar-draw-do = 새 타일을 뽑으세요.
learn-cablecar-draw-then = 뽑은 타일을 5점이 되는 곳에 놓으세요.
learn-cablecar-draw-right = 운이 좋았습니다. 원래 타일은 손에서 다음 차례를 기다립니다.
learn-cablecar-draw-wrong = 할 수는 있지만, 이번 단계의 과제가 아닙니다.
learn-cablecar-last-title = 마지막 타일
learn-cablecar-last-text = 타일 60장이 모두 놓이면 게임이 끝나고, 그때는 모든 노선이 완성됩니다. 점수가 가장 높은 사람이 승리합니다.
learn-cablecar-last-do = 마지막 타일을 놓으세요.
learn-cablecar-last-right = 노선 두 개가 완성되었고, 더 긴 쪽이 내 것입니다. 이겼습니다!

## Tickets, step by step

learn-tickets-choose-title = 내 목적지 카드
learn-tickets-choose-text = 점수가 가장 높은 사람이 승리합니다. 점수는 연결한 노선, 목적지 카드, 기념품에서 나옵니다. 목적지 카드의 두 장소를 내 노선으로 이으면 게임이 끝날 때 그 점수를 얻고, 잇지 못하면 그만큼 잃습니다.
learn-tickets-choose-do = 목적지 카드 2장 중 1장만, 또는 2장 모두 보유하세요.
learn-tickets-choose-right = 보유한 카드는 지도 옆에 놓이고, 그 장소가 지도에서 빛납니다. 2장 모두 보유하면 득이 될 수 있지만 위험도 따릅니다.
learn-tickets-stack-title = 여행자의 기념품
learn-tickets-stack-text = 다섯 장소에는 처음부터 기념품 토큰 더미가 있습니다. 첫 차례 전에 마지막 순서의 사람들이 더미 2개를 더 놓습니다. 지금은 3인 게임이고 내가 마지막 순서입니다.
learn-tickets-stack-do = 목적지 카드에 적힌 Union Square나 Castro에 더미를 놓으세요.
learn-tickets-stack-right = 좋습니다. 내가 갈 길에서 이 토큰을 만나게 됩니다.
learn-tickets-stack-wrong = 놓을 수는 있지만 내 목적지에서 멉니다. Union Square나 Castro를 고르세요.
learn-tickets-cards-title = 교통수단 카드 뽑기
learn-tickets-cards-text = 차례마다 세 가지 중 하나를 합니다. 첫째, 교통수단 카드 2장을 1장씩 가져옵니다. 공개된 카드를 가져오면 빈자리가 바로 채워집니다.
learn-tickets-cards-do = 공개된 파란색 카드를 가져오세요.
learn-tickets-cards-then = 이제 두 번째 파란색 카드를 가져오세요.
learn-tickets-cards-right = 파란색 카드 2장이 늘었습니다. 손에 드는 장수에는 제한이 없습니다.
learn-tickets-cards-wrong = 이번에는 파란색을 가져오세요.
learn-tickets-blind-title = 더미에서 뽑기
learn-tickets-blind-text = 공개된 카드 대신 더미 맨 위의 카드를 뽑을 수도 있습니다. 남에게는 보이지 않습니다.
learn-tickets-blind-do = 더미에서 카드를 1장 뽑으세요.
learn-tickets-blind-then = 두 번째 카드를 공개된 카드나 더미에서 가져오세요. 공개된 페리 카드는 이제 가져올 수 없습니다.
learn-tickets-blind-right = 이것으로 차례가 끝났습니다. 카드 장수는 모두가 알지만 무슨 카드인지는 모릅니다.
learn-tickets-blind-wrong = 이번에는 첫 카드를 더미에서 뽑으세요.
learn-tickets-ferry-title = 페리 카드
learn-tickets-ferry-text = 페리 카드는 어떤 색으로든 씁니다. 그만큼 귀해서, 공개된 페리를 가져오면 그 1장으로 차례가 끝나고, 두 번째 카드로는 가져올 수 없습니다. 더미에서 뽑은 페리는 보통 카드와 같습니다.
learn-tickets-ferry-do = 공개된 페리 카드를 가져오세요.
learn-tickets-ferry-right = 2장 대신 1장이지만 언제나 쓸 수 있습니다. 페리가 3장 공개되면 카드 5장을 모두 바꿉니다.
learn-tickets-ferry-wrong = 배가 그려진 공개 카드를 가져오세요.
learn-tickets-claim-title = 노선 연결
learn-tickets-claim-text = 둘째, 지도 어디든 빈 노선을 하나 연결합니다. 칸마다 그 색 카드 1장과 내 케이블카 1개가 듭니다.
learn-tickets-claim-do = Union Square와 Painted Ladies 사이의 파란 노선을 연결하세요.
learn-tickets-claim-right = 3칸은 4점입니다. 노선은 길수록 점수가 큽니다. 1~5칸이면 차례로 1, 2, 4, 7, 10점입니다.
learn-tickets-claim-wrong = 파란색 카드 3장을 쓰세요. Union Square와 Painted Ladies 사이입니다.
learn-tickets-gray-title = 회색 노선
learn-tickets-gray-text = 회색 노선에는 아무 색이나 낼 수 있지만, 모두 같은 색이어야 합니다.
learn-tickets-gray-do = Union Square와 Pacific Heights 사이의 회색 노선을 연결하세요.
learn-tickets-gray-right = 같은 색 2장으로 2점입니다. 회색 노선에는 덜 필요한 색을 쓰세요.
learn-tickets-gray-wrong = Union Square와 Pacific Heights 사이의 회색 노선입니다.
learn-tickets-wild-title = 페리는 와일드 카드
learn-tickets-wild-text = 카드가 모자라면 페리 카드가 대신합니다.
learn-tickets-wild-do = 보라색 2장과 페리 1장으로 Presidio와 Fort Mason 사이의 보라색 노선을 연결하세요.
learn-tickets-wild-right = 페리 카드가 세 번째 보라색을 대신했습니다.
learn-tickets-wild-wrong = Presidio와 Fort Mason 사이의 보라색 노선을 찾으세요.
learn-tickets-boat-title = 물을 건너서
learn-tickets-boat-text = 배가 그려진 노선은 만을 건넙니다. 내는 카드 중 적어도 1장은 페리 카드여야 합니다.
learn-tickets-boat-do = Pier 39에서 Alcatraz로 건너가세요.
learn-tickets-boat-right = 배가 있는 칸에는 페리, 다른 칸에는 아무 색 1장입니다. Alcatraz에는 이렇게만 갈 수 있고, 토큰도 얻었습니다.
learn-tickets-boat-wrong = Pier 39에서 Alcatraz로 가는 점선을 고르세요.
learn-tickets-token-title = 토큰 가져오기
learn-tickets-token-text = 연결한 노선 끝에 토큰이 있으면 1개 가져옵니다. 이미 가진 문양은 가져올 수 없습니다. 양쪽 끝에 모두 가져올 토큰이 있으면 하나를 고릅니다.
learn-tickets-token-do = The Embarcadero와 Potrero Hill 사이의 빨간 노선을 연결하세요.
learn-tickets-token-then = 두 토큰 중 하나를 고르세요.
learn-tickets-token-right = 게임이 끝나면 서로 다른 문양의 개수에 따라 점수를 얻습니다. 2개는 1점, 7개는 12점입니다.
learn-tickets-token-wrong = The Embarcadero와 Potrero Hill 사이에 빨간색 카드 3장을 쓰세요.
learn-tickets-double-title = 두 갈래 노선
learn-tickets-double-text = 두 갈래로 이어진 장소들이 있습니다. 한 사람이 둘 다 연결할 수 없고, 2인 게임에서는 한쪽이 연결되면 다른 쪽이 닫힙니다.
learn-tickets-double-do = 파란색이 The Embarcadero와 Potrero Hill 사이의 빨간 노선을 연결했습니다. 그 옆의 주황색 노선을 연결해 보세요.
learn-tickets-double-right = 3~4인 게임이었다면 연결할 수 있었습니다.
learn-tickets-double-wrong = 할 수는 있지만, The Embarcadero와 Potrero Hill 사이의 주황색 노선을 골라 보세요.
learn-tickets-complete-title = 목적지 달성
learn-tickets-complete-text = 두 장소가 내 노선으로 끊김 없이 이어지면 달성입니다. 길이는 상관없습니다.
learn-tickets-complete-do = 내 목적지 카드는 Union Square에서 Castro까지입니다. 남은 회색 노선을 연결하세요.
learn-tickets-complete-right = 달성했습니다. 게임이 끝나면 4점을 얻습니다.
learn-tickets-complete-wrong = 끊긴 곳이 이어지지 않습니다. Painted Ladies와 Castro 사이를 연결하세요.
learn-tickets-more-title = 더 많은 목적지
learn-tickets-more-text = 셋째, 목적지 카드를 2장 더 뽑습니다. 적어도 1장은 보유해야 하고, 보유한 카드는 끝까지 갖고 있어야 합니다.
learn-tickets-more-do = 목적지 카드를 뽑으세요.
learn-tickets-more-then = 1장만, 또는 2장 모두 보유하세요.
learn-tickets-more-right = 새 계획이 생겼습니다. 보유하지 않은 카드는 더미 맨 아래로 갑니다.
learn-tickets-more-wrong = 이번에는 목적지 카드를 뽑으세요.
learn-tickets-few-title = 마지막 라운드
learn-tickets-few-text = 케이블카는 각자 20개입니다. 누군가 2개 이하로 남기고 차례를 마치면, 그 사람을 포함해 모두 한 차례씩 더 합니다.
learn-tickets-few-do = 케이블카가 3개 남았습니다. 남쪽의 빨간 노선을 연결하세요.
learn-tickets-few-right = 2개 이하로 남아 마지막 라운드가 시작되었습니다.
learn-tickets-few-wrong = 1~2칸짜리 빨간 노선을 찾으세요. Castro나 Twin Peaks 쪽입니다.
learn-tickets-end-title = 끝
learn-tickets-end-text = 게임이 끝나면 달성한 목적지 카드의 점수는 더하고, 달성하지 못한 카드의 점수는 빼고, 토큰 점수를 더합니다. 동점이면 목적지 카드를 더 많이 달성한 사람이 이깁니다.
learn-tickets-end-do = 마지막 차례입니다. Castro와 Mission District 사이의 빨간 노선을 연결하세요.
learn-tickets-end-right = 게임이 끝났습니다. 내가 이겼습니다!
learn-tickets-end-wrong = Castro와 Mission District 사이에 마지막 케이블카를 쓰세요.

## Rules pages

rules-title = { $game }: 규칙
rules-all = 규칙
rules-lead = 필요한 순서대로 모든 규칙을 담았습니다. 작은 번호는 테이블의 안내와 문서에서 쓰는 규칙 번호입니다.
rules-contents = 목차
rules-practise = 배우기로 가기

rules-cablecar-goal = 게임 목표
rules-cablecar-goal-1 = 각 플레이어는 케이블카 회사를 운영하고, 케이블카들은 도시 둘레에서 기다립니다. 선로 타일이 노선을 만들고, 각 노선은 끝에 닿을 때 한 번 점수가 됩니다. 도시가 가득 찼을 때 점수가 가장 높은 사람이 승리합니다.
rules-cablecar-board = 게임판
rules-cablecar-board-1 = 칸 이름은 체스판처럼 붙이며, 왼쪽에서 오른쪽으로 a~h열, 위에서 아래로 1~8행입니다. 가운데 네 칸은 발전소이고, 나머지 60칸에 타일을 놓습니다.
rules-cablecar-board-2 = 둘레에는 바깥쪽 변마다 하나씩 역이 32개 있습니다. 번호는 시계 방향입니다. 위쪽이 1~8, 오른쪽이 위에서 아래로 9~16, 아래쪽이 오른쪽에서 왼쪽으로 17~24, 왼쪽이 아래에서 위로 25~32입니다.
rules-cablecar-board-3 = 칸의 변마다 선로 두 개가 지나므로 타일 1장에는 출구가 8개 있습니다. 이웃한 타일의 선로는 언제나 맞닿습니다.
rules-cablecar-board-4 = 역에서 게임판을 볼 때 오른쪽이 출발 선로로, 그 차막이 앞에 케이블카가 서 있습니다. 왼쪽은 도착 선로입니다. 노선은 출발 선로에서 시작해 도착 선로에서 끝납니다.
rules-cablecar-board-5 = 변 여덟 개가 발전소로 통합니다. 발전소로 들어간 노선은 거기서 끝나고, 발전소에서 시작하는 노선은 없습니다.
rules-cablecar-tiles = 타일
rules-cablecar-tiles-1 = 타일은 24종류 60장입니다. 타일마다 선로 4개가 입구 4개와 출구 4개를 이으며, 이을 수 있는 방식이 빠짐없이 들어 있습니다. 타일 옆의 수는 장수입니다.
rules-cablecar-tiles-2 = 타일은 위쪽 변부터 시계 방향으로, 변마다 한 글자씩 네 글자로 씁니다. a는 맞은편 변으로 곧장, b는 시계 방향의 다음 변으로, c는 반시계 방향의 다음 변으로 가고, d는 같은 변으로 되돌아갑니다.
rules-cablecar-setup = 게임 준비
rules-cablecar-setup-1 = 2~6명이 합니다. 각자 색이 있고, 그 색 케이블카는 게임 내내 이 표의 역에 서 있습니다. 3, 5, 6인 게임에서는 16번과 17번 역에 케이블카가 없습니다.
rules-cablecar-setup-2 = 모두 0점으로 시작합니다. 타일을 섞고, 각자 1장을 남에게 보이지 않게 가져옵니다.
rules-cablecar-setup-3 = 실제 테이블에서는 가장 어린 사람이 시작합니다. 여기서는 무작위로 정하거나 방장이 정합니다. 그다음은 시계 방향입니다.
rules-cablecar-turn = 내 차례
rules-cablecar-turn-1 = 손에 든 타일을 놓습니다. 또는 더미가 남아 있다면 1장을 뽑을 수 있는데, 뽑은 타일은 바로 놓아야 하고 원래 타일은 손에 남습니다.
rules-cablecar-turn-2 = 놓은 뒤 손이 비었으면 더미에서 새 타일을 가져옵니다.
rules-cablecar-turn-3 = 노선이 모두 끝난 사람도 계속 타일을 놓습니다.
rules-cablecar-placing = 타일 놓기
rules-cablecar-placing-1 = 게임판 가장자리의 빈칸, 또는 타일과 변이 맞닿은 빈칸에 놓습니다. 발전소에만 닿는 것으로는 부족합니다.
rules-cablecar-placing-2 = 모든 타일은 같은 방향으로 놓으며, 지붕이 발전소의 지붕과 같은 쪽을 향합니다.
rules-cablecar-placing-3 = 내 노선이든 남의 노선이든 이어 놓을 수 있습니다.
rules-cablecar-placing-4 = 타일 1장만으로 역과 역을 이을 수 없습니다. 같은 변으로 되돌아가는 것도, 구석 칸에서 한 변으로 들어와 다른 변으로 나가는 것도 안 됩니다. 케이블카가 있든 없든 모든 역에 해당합니다.
rules-cablecar-placing-5 = 놓을 수 있는 모든 칸에서 이 규칙에 어긋날 때만, 그중 아무 칸에나 놓을 수 있습니다. 첫 차례부터 적용되며, 새 타일을 뽑을 수 있는지는 상관없습니다.
rules-cablecar-scoring = 점수
rules-cablecar-scoring-1 = 노선은 케이블카에서 타일을 따라 도착 선로나 발전소까지 갑니다. 누가 놓았든 타일이 노선을 완성하면 바로 점수가 됩니다. 타일 1장이 여러 사람의 여러 노선을 완성할 수도 있습니다.
rules-cablecar-scoring-2 = 타일을 한 번 지날 때마다 1점입니다. 같은 타일을 두 번 지나면 두 번 셉니다.
rules-cablecar-scoring-3 = 발전소에서 끝난 노선은 점수가 두 배입니다. 발전소에 그려진 선로는 세지 않습니다.
rules-cablecar-scoring-4 = 노선 점수를 얻은 케이블카는 옆으로 돌려 둡니다. 케이블카가 없는 역의 노선은 누구의 점수도 아닙니다.
rules-cablecar-scoring-5 = 고리 모양으로 닫힌 선로는 아무 의미가 없습니다.
rules-cablecar-end = 게임 종료
rules-cablecar-end-1 = 타일 60장이 모두 놓이면 모든 노선이 완성되고 게임이 끝납니다. 점수가 가장 높은 사람이 승리하며, 동점이면 순위가 같습니다.
rules-cablecar-variants = 변형 규칙
rules-cablecar-variants-1 = 자유 회전: 타일을 네 방향 중 아무 쪽으로나 놓습니다. 이때 타일을 놓을 수 있는 곳이 있는지는 네 방향을 모두 따져 판단합니다.
rules-cablecar-variants-2 = 타일 2장 또는 3장: 손에 든 타일 중 아무것이나 놓거나, 1장을 뽑아 그것을 놓습니다. 그 뒤 더미가 남아 있는 한 손에 드는 장수만큼 다시 채웁니다.
rules-cablecar-companies = 회사 확장 규칙
rules-cablecar-companies-1 = 여덟 회사가 케이블카를 4대씩, 게임판의 네 변에 1대씩 둡니다. 누구의 회사도 아닙니다.
rules-cablecar-companies-2 = 회사마다 10, 20, 30, 40% 주식이 있고, 비율별로 네 더미를 만듭니다. 각자 더미마다 1장씩 보이지 않게 받고, 그다음 더미마다 맨 위 1장을 옆에 공개합니다.
rules-cablecar-companies-3 = 차례마다 평소처럼 타일을 놓거나 주식 1장을 교환합니다.
rules-cablecar-companies-4 = 교환할 때는 주식 1장을 뒷면이 보이게 그 비율의 더미 맨 아래에 넣고, 그 더미의 공개된 주식이나 맨 위의 비공개 주식을 가져옵니다. 공개된 주식을 가져갔으면 더미에서 다음 것을 공개합니다.
rules-cablecar-companies-5 = 어느 회사든 25점 이상이 되면 더는 교환하지 않습니다.
rules-cablecar-companies-6 = 노선 점수는 그 케이블카의 회사가 얻습니다. 게임이 끝나면 주식마다 그 회사 점수에서 해당 비율만큼을, 반올림 없이 소수 첫째 자리까지 얻습니다. 합이 가장 큰 사람이 승리하며, 동점이면 순위가 같습니다.

rules-tickets-goal = 게임 목표
rules-tickets-goal-1 = 샌프란시스코를 여행하며 명소 사이의 노선을 연결하고, 비밀 목적지 카드의 두 장소를 잇고, 기념품을 모읍니다. 점수가 가장 높은 사람이 승리합니다.
rules-tickets-parts = 구성물
rules-tickets-parts-1 = 지도, 플레이어마다 케이블카 20개, 교통수단 카드 44장(여섯 색 6장씩과 어떤 색으로든 쓰는 페리 카드 8장), 목적지 카드 24장, 기념품 토큰 21개(7가지 문양 3개씩).
rules-tickets-parts-2 = 노선은 인접한 두 장소를 잇습니다. 한 칸 이상이며 여섯 색 중 하나이거나 회색입니다. 두 갈래 노선은 길이가 같은 두 노선이 나란히 있는 것입니다. 페리 노선은 물을 건너며 한 칸에 배가 그려져 있습니다.
rules-tickets-parts-3 = 노선 점수는 길이에 따라 정해집니다.
rules-tickets-parts-4 = 지도는 실제 장소를 바탕으로 Fog City에서 그렸습니다. 직접 만든 게임판으로도 할 수 있습니다.
rules-tickets-setup = 게임 준비
rules-tickets-setup-1 = 2~4명이 합니다. 각자 케이블카 20개, 0점으로 시작합니다.
rules-tickets-setup-2 = Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset, Potrero Hill에 한 문양씩 토큰 더미를 놓습니다. 어느 문양일지는 무작위입니다. 4인 게임은 3개씩, 2~3인 게임은 2개씩입니다. 문양 두 가지가 남습니다.
rules-tickets-setup-3 = 각자 카드 2장을 보이지 않게 받고, 더미 옆에 5장을 공개합니다.
rules-tickets-setup-4 = 각자 목적지 카드 2장을 보이지 않게 받아 1장 또는 2장을 보유합니다. 모두 동시에 고릅니다. 나머지는 차례 순서대로 목적지 카드 더미 맨 아래에 넣습니다.
rules-tickets-setup-5 = 시작 플레이어는 무작위로 정하고, 시계 방향으로 진행합니다. 이어서 3~4인 게임에서는 마지막 순서인 사람이 남은 두 더미 중 하나를 더미가 없는 장소 어디에든 놓고, 그 앞 순서인 사람이 나머지 하나를 똑같이 놓습니다. 2인 게임에서는 두 번째 사람이 두 문양의 토큰을 1개씩 그런 장소 두 곳에 놓고, 나머지는 쓰지 않습니다.
rules-tickets-turn = 내 차례
rules-tickets-turn-1 = 교통수단 카드 뽑기, 노선 연결, 목적지 카드 뽑기 중 꼭 하나만 합니다.
rules-tickets-cards = 교통수단 카드 뽑기
rules-tickets-cards-1 = 카드 2장을 1장씩 가져옵니다. 매번 더미에서 보지 않고 뽑거나 공개된 5장 중에서 고릅니다. 공개된 카드를 가져가면 더미에서 바로 채웁니다. 손에 드는 장수에는 제한이 없습니다.
rules-tickets-cards-2 = 공개된 페리 카드를 첫 카드로 가져오면 차례가 끝나고, 두 번째 카드로는 가져올 수 없습니다. 더미에서 뽑은 페리는 보통 카드와 같습니다.
rules-tickets-cards-3 = 카드가 필요한데 더미가 비었으면 버린 카드를 섞어 새 더미로 씁니다. 버린 카드도 없으면 빈자리는 그대로 두고 더미에서 뽑을 수 없습니다.
rules-tickets-cards-4 = 가져올 카드가 적어도 1장은 있어야 합니다. 두 번째 카드를 가져올 수 없으면 1장으로 차례를 마칩니다.
rules-tickets-cards-5 = 손에 든 카드는 비밀이지만 장수는 공개입니다.
rules-tickets-cards-6 = 공개된 5장 중 3장 이상이 페리가 되면 5장을 모두 버리고 새로 공개하며, 그렇지 않을 때까지 되풀이합니다. 손에 든 카드를 뺀 나머지로는 페리가 3장 미만인 5장을 만들 수 없거나, 공개된 카드가 5장보다 적으면 하지 않습니다.
rules-tickets-claim = 노선 연결
rules-tickets-claim-1 = 칸마다 놓을 케이블카가 있다면, 지도의 비어 있는 노선 중 어느 것이든 한 차례에 하나 연결합니다. 내 다른 노선과 이어지지 않아도 됩니다.
rules-tickets-claim-2 = 칸수만큼 카드를 버립니다. 노선과 같은 색, 회색이면 어떤 색이든 한 가지 색입니다. 페리 카드로 일부 또는 전부를 대신할 수 있습니다.
rules-tickets-claim-3 = 페리 노선에는 배마다 페리 카드가 적어도 1장 필요합니다.
rules-tickets-claim-4 = 칸마다 케이블카를 1개씩 놓고 바로 노선 점수를 얻습니다.
rules-tickets-claim-5 = 두 갈래 노선을 한 사람이 모두 연결할 수 없습니다. 2인 게임에서는 한쪽이 연결되면 다른 쪽이 닫힙니다.
rules-tickets-claim-6 = 연결한 노선 양 끝 중 한 곳에 내게 없는 문양의 토큰이 있으면 1개 가져옵니다. 두 곳에 모두 있으면 어느 것을 가져올지 고릅니다. 거절할 수 없습니다. 토큰은 모두에게 보이게 둡니다.
rules-tickets-draw = 목적지 카드 뽑기
rules-tickets-draw-1 = 맨 위 2장을 뽑아 1장 또는 2장을 보유하고, 나머지는 더미 맨 아래에 넣습니다. 보유한 카드는 버릴 수 없고 장수 제한이 없습니다.
rules-tickets-draw-2 = 1장만 남았으면 뽑을 수 있고 꼭 보유해야 합니다. 없으면 할 수 없습니다.
rules-tickets-draw-3 = 목적지 카드와 달성 여부는 끝까지 비밀입니다.
rules-tickets-draw-4 = 세 가지 중 아무것도 할 수 없으면 차례를 넘깁니다. 모두 잇달아 넘기면 게임이 끝납니다.
rules-tickets-end = 게임 종료
rules-tickets-end-1 = 누군가 케이블카를 2개 이하로 남기고 차례를 마치면, 그 사람을 포함해 모두 한 차례씩 더 하고 게임이 끝납니다.
rules-tickets-end-2 = 노선 점수에, 두 장소가 내 노선으로 끊김 없이 이어진 목적지 카드의 점수를 더하고 그렇지 않은 카드의 점수를 뺍니다. 여기에 토큰 개수에 따른 점수를 더합니다.
rules-tickets-end-3 = 점수가 가장 높은 사람이 승리합니다. 동점이면 목적지를 더 많이 달성한 사람, 그것도 같으면 공동 승리입니다.

## Diagrams

rules-figure-empty = 역 32개와 발전소가 있는 게임판. 노란색과 파란색의 2인 게임입니다.
rules-figure-tiles = 타일 24종류.
rules-figure-cars = 케이블카가 서는 역.
rules-figure-cars-players = { $count }인 게임
rules-figure-beside = 다음 타일을 놓을 수 있는 곳: 게임판 가장자리와 타일 옆.
rules-figure-single = 다른 곳에 놓을 수 있으면 금지: 3번 노선이 이 타일 1장만으로 끝납니다.
rules-figure-twice = 31번 노선은 타일 2장을 지나며 그중 하나를 두 번 지납니다: 3점.
rules-figure-power = 29번 노선은 타일 5장을 지나 발전소에서 끝납니다: 10점.
rules-figure-companies = 여덟 회사의 케이블카.
rules-figure-map = 토큰이 놓이는 다섯 장소가 있는 지도.
rules-figure-cards = 여섯 색과 페리 카드, 그리고 저마다의 표시.
rules-figure-row = 칸수
rules-figure-points = 점수
rules-figure-route-points = 노선 점수.
rules-figure-token-points = 토큰 점수.
rules-figure-tokens = 토큰
rules-figure-symbols = 일곱 가지 문양.
rules-figure-payments = 3칸짜리 보라색 노선은 네 가지 카드 조합으로 연결할 수 있습니다.
