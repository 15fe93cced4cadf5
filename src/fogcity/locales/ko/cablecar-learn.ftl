### The tutorial and the rules page of San Francisco Cable Car.

## The tutorial, step by step

learn-cablecar-begin-title = 내 케이블카
learn-cablecar-begin-text = 점수가 가장 높은 사람이 승리합니다. 내 노선은 끝날 때 한 번, 지나간 타일마다 1점을 얻습니다. 내 색은 노란색이고, 홀수 역에 선 내 케이블카마다 노선이 하나씩 시작됩니다.
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

## The rules page

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

## Figures

rules-cablecar-figure-empty = 역 32개와 발전소가 있는 게임판. 노란색과 파란색의 2인 게임입니다.
rules-cablecar-figure-tiles = 타일 24종류.
rules-cablecar-figure-cars = 케이블카가 서는 역.
rules-cablecar-figure-cars-players = { $count }인 게임
rules-cablecar-figure-beside = 다음 타일을 놓을 수 있는 곳: 게임판 가장자리와 타일 옆.
rules-cablecar-figure-single = 다른 곳에 놓을 수 있으면 금지: 3번 노선이 이 타일 1장만으로 끝납니다.
rules-cablecar-figure-twice = 3번 노선은 타일 2장을 지나며 그중 하나를 두 번 지납니다: 3점.
rules-cablecar-figure-power = 29번 노선은 타일 5장을 지나 발전소에서 끝납니다: 10점.
rules-cablecar-figure-companies = 여덟 회사의 케이블카.
