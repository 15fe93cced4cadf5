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
learn-step = { $fresh ->
    [yes] { $step }/{ $all }단계 · 새로운 상황
   *[no] { $step }/{ $all }단계
}
learn-leave = 배우기 나가기
learn-back = 뒤로
learn-next = 다음
learn-skip = 건너뛰기
learn-show-me = 답 보기
learn-once-more = 다시 하기
learn-player = 게스트
learn-refused = 할 수 없습니다: { $why }
learn-tried = 규칙대로 거절되었습니다: { $why }
learn-done-title = 게임을 다 익혔습니다
learn-done-title-skipped = 배우기를 마쳤습니다
learn-done-text = 중요한 규칙은 모두 익혔습니다. 이제 한 판 해 보세요.
learn-done-skipped = { $count }단계를 건너뛰었습니다. 지금 해 보거나, 쉬운 봇과 한 판 하면서 나머지를 익히세요.
learn-done-play = 쉬운 봇과 바로 시작
learn-to-skipped = 건너뛴 단계로
learn-from-start = 1단계로

## Rules pages

rules-title = { $game }: 규칙
rules-all = 규칙
rules-lead = 필요한 순서대로 모든 규칙을 담았습니다. 작은 번호는 테이블의 안내와 문서에서 쓰는 규칙 번호입니다.
rules-contents = 목차
rules-practise = 배우기로 가기
