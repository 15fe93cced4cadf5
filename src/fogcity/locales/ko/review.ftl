### Game reviews: docs/review.md explains the figures.

review-title = 복기
review-working = 게임을 복기하는 중…
review-none = 이 게임은 복기할 수 없습니다. 이 옵션을 지원하는 엔진이 아직 없거나, 끝까지 진행되지 않은 게임입니다.
review-failed = 이 기기에서 복기하지 못했습니다.
review-graph = 게임 중 승률
# $chances is a list of names with percentages.
review-after = { $step }수 후: { $chances }
review-luck-play = 운과 실력
# Signed points of win chance: luck +6, play −3.
review-player = 운 { $luck }, 실력 { $play }
review-accuracy = 정확도 { $share }
review-moments = 승부를 가른 순간
review-deal = 초기 배치
review-effect = { $name }: { $before } → { $after } (실력 { $play }, 운 { $luck })
review-sums = 계산 내역
review-sums-hint = 시작 + 운 + 자신의 실력 + 다른 사람의 실력 = 결과이며, 단위는 승률의 퍼센트포인트입니다. 운은 실제로 나온 것을 나올 수 있었던 모든 것과 비교한 값입니다.
review-name = 이름
review-part-start = 시작
review-part-luck = 운
review-part-play = 자신의 실력
review-part-others = 다른 사람의 실력
review-part-result = 결과
review-table = 모든 승률을 표로 보기
review-step = 수
review-judged = 평가
review-inaccuracy = 부정확한 수
review-mistake = 실수
review-blunder = 큰 실수
# After a judgment in bold.
review-lost = { $name } 님, 승률 { $points }%p 손실.
review-best = 여기서 { $name } 님의 수는 최선입니다.
review-good = 여기서 { $name } 님의 수는 좋은 수입니다.
review-previous = 이전 실수
review-next = 다음 실수
review-play-on = 여기서부터 이어 하기
review-find = 더 좋은 수 찾기
review-find-task = 여기에서 { $name } 님의 수로 승률이 { $points }%p 떨어졌습니다. 더 좋은 수를 찾아보세요.
review-back = 복기로 돌아가기
review-margin = 예상 점수 차: { $margins }점
review-margin-hint = 여기서부터 강한 봇들이 이어서 한 { $count }게임의 평균과 표준 오차입니다.

## Puzzles

puzzle-title = 퍼즐
puzzle-other = 상대
puzzle-streak = 연속 정답 { $count }
puzzle-rating = 내 레이팅 { $rating }
puzzle-theme = 주제
puzzle-theme-any = 모든 주제
puzzle-task = 내 차례입니다. 확실히 가장 좋은 수가 하나 있습니다. 찾아보세요.
puzzle-grade = 난이도 { $rating }
puzzle-right = 정답입니다!
puzzle-wrong = 이 수는 승률이 { $points }%p 낮습니다.
puzzle-again = 다시 풀기
puzzle-show = 정답 보기
puzzle-good = 좋은 수: { $count }개
puzzle-next = 다음 퍼즐
puzzle-leaders = 퍼즐: 풀이 순위
puzzle-leaders-none = 아직 퍼즐 20개에 답한 사람이 없습니다.
puzzle-solved = { $tried }개 중 { $solved }개 정답

## The deal of the day

daily-lead = 모두가 같은 배치에서 같은 봇과 겨룹니다. 첫 도전만 기록되며, 힌트와 무르기는 없습니다. 봇은 월요일부터 일요일까지 점점 강해집니다.
daily-against = 상대: { $bot }
daily-play = 오늘의 게임 하기
daily-go-on = 이어서 하기
daily-result = { $won ->
    [yes] 승리
   *[no] 패배
}, { $score }.
daily-table = 오늘의 순위표
daily-played = 지금까지 { $count }번 도전
daily-nobody = 아직 아무도 없습니다.
daily-won = 승리
daily-points = { $points }점
daily-streaks = 오늘의 게임: 최장 연속 기록
daily-wins = { $played }번 중 { $wins }번 승리
daily-next = 다음 게임은 { $time }에 시작됩니다.
daily-share = 공유
daily-share-title = 결과 공유하기
daily-share-text = 텍스트로 된 결과
# Opens the device's own menu for sharing.
daily-share-send = 공유하기…
daily-share-copy = 텍스트 복사
daily-share-copy-picture = 이미지 복사
daily-share-save = 이미지 저장
daily-streak = { $count }일 연속
