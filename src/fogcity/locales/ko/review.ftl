### Game reviews: docs/review.md explains the figures.

review-title = 복기
review-close = 복기 닫기
review-working = 게임을 복기하는 중 …
review-none = 이 게임은 복기할 수 없습니다. 이 옵션의 게임을 평가하도록 학습된 것이 없거나, 게임이 끝까지 진행되지 않았습니다.
review-failed = 이 기기에서 복기를 만들 수 없었습니다.
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
review-lost = { $name }, 승률 { $points }점 손실.
review-best = 여기서 { $name }의 수는 최선입니다.
review-good = 여기서 { $name }의 수는 좋은 수입니다.
review-previous = 이전 실수
review-next = 다음 실수
review-play-on = 여기서부터 두기
