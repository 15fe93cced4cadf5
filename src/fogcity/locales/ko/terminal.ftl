### 터미널의 전체 화면에서 쓰는 글.

# The language's own name.
terminal-language = 한국어
terminal-key-play = 두기
terminal-key-turn = 돌리기
terminal-key-take = 바꾸기
terminal-key-next = 다음
terminal-key-hint = 힌트
terminal-key-undo = 무르기
terminal-key-language = 언어
terminal-key-help = 도움말
terminal-key-leave = 나가기
terminal-key-result = 결과
terminal-too-small = 창이 너무 작습니다. 가로 { $columns }칸, 세로 { $rows }줄 이상으로 늘려 주세요.
terminal-nothing-here = 여기서는 할 수 있는 일이 없습니다. { $key } 키를 누르면 다음 가능한 곳으로 갑니다.
terminal-undo-too-late = 마지막 행동은 무를 수 없습니다. 새 타일이나 카드가 드러났거나 다음 사람이 이미 행동했습니다.
terminal-close = 닫기
terminal-count-all = 한 번에 모두 계산

## 도움말

terminal-help = 키와 마우스
terminal-help-move = 게임판과 그 옆에서 이동
terminal-help-play = 가리킨 것을 선택. 한 번 더 클릭해도 됨
terminal-help-next = 할 수 있는 다음 곳 또는 이전 곳으로
terminal-help-turn = 손에 든 것을 돌리거나 다르게 지불. 휠도 같음
terminal-help-take = 다른 것을 손에 들기
terminal-help-hint = 강한 봇이라면 어떻게 할지 보기
terminal-help-undo = 새로 공개된 것이 없으면 무르기
terminal-help-language = 영어, 프랑스어, 네덜란드어, 한국어
terminal-help-leave = 나가기. 게임은 저장됨
terminal-help-kept = 게임이 저장되는 파일:

## 게임이 끝난 뒤

terminal-go-on = 게임이 저장되었습니다. 이어서 하려면: { $command }
terminal-record = 기록은 { $file }에 있습니다. fogcity replay로 다시 보고, fogcity verify로 검증할 수 있습니다.
