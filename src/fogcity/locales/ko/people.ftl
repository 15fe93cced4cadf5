# 레이팅, 프로필, 순위표.
leaders-title = 상위 플레이어
leaders-lead = 이 서버의 게임별, 인원별 순위입니다. 레이팅전을 10번 하면 이름이 올라갑니다.
leaders-none = 아직 이 종류의 레이팅전을 10번 한 사람이 없습니다.
leaders-play = 레이팅전 하기
leaders-bots = 봇 (고정 레이팅)
player-mine = 내 프로필
player-missing = 그런 이름의 사람이 없거나 프로필을 숨겼습니다.
player-lead = { $count ->
   *[other] { $date }부터 활동. 끝까지 한 게임 { $count }번.
  }
player-since = { $date }부터 활동.
player-data = 데이터 내려받기
player-hide = 내 프로필 숨기기
player-hide-hint = 다른 사람에게 레이팅과 통계가 보이지 않고 순위표에도 이름이 나오지 않습니다.
player-hide-parts = 또는 일부만 숨기기
player-part-statistics = 통계와 업적
player-part-companions = 함께한 사람
player-part-leaders = 순위표의 내 이름
player-ratings = 레이팅
player-provisional = 잠정
player-count = { $count ->
   *[other] { $count }게임
  }
player-no-ratings = 아직 레이팅전이 없습니다.
player-curve = { $count ->
   *[other] { $count }게임 동안의 레이팅
  }
player-rated-games = { $count ->
   *[other] 레이팅전 { $count }번
  }
player-chart-data = CSV로 내려받기
player-left = 이탈
player-place = { $place }위
player-not-counted = 반영 안 됨
player-statistics = 통계
player-statistics-hint = 이 서버에서 기본 규칙으로, 무르기 없이 끝까지 한 게임만 셉니다.
player-no-games = 아직 게임이 없습니다.
player-by-players = 인원별
player-by-against = 상대별
player-by-seat = 자리별
player-people = 사람
player-mixed = 사람과 봇
player-games = 게임
player-won = 승률
player-mean-place = 평균 순위
player-mean-points = 평균 점수
player-best = 최고
player-feat-best = 최고 기록
player-feat-mean = 게임당 { $mean }
player-awards = 업적
player-award-count = { $count ->
   *[other] { $count }번
  }
player-award-none = 아직 없음
player-accuracy = 정확도와 운
player-accuracy-hint = 이 기기에서 한 복기 결과이며 기기에만 저장됩니다. 끝난 게임을 열어 복기하면 추가됩니다.
player-accuracy-mean = { $count ->
   *[other] { $count }게임 평균: 정확도 { $share }, 운 { $luck }
  }
player-reviewed = { $count ->
   *[other] 복기한 게임 { $count }개
  }
player-luck = 운
player-companions = 함께한 사람
player-ahead = { $count ->
   *[other] { $count }게임 중 { $ahead }번 앞섬
  }
ratings-title = 레이팅 안내
ratings-what = 숫자의 뜻
ratings-what-text = 누구나 1000에서 시작합니다. 둘이 할 때 100점 높은 사람은 100게임 중 64게임쯤 이깁니다. ±는 오차 범위이며 게임을 할수록 줄어듭니다. 레이팅은 게임과 인원마다 따로 있습니다. 처음 10게임 동안은 잠정 레이팅입니다.
ratings-tables = 반영되는 게임
ratings-tables-text = 레이팅전으로 만든 테이블의 게임만 반영됩니다. 기본 규칙, 제한 시간, 힌트 없음이 조건입니다. 수가 실행되기 직전의 짧은 순간 말고는 무를 수 없습니다. 모두 비밀번호가 있는 계정으로 한 자리에만 앉습니다.
ratings-leaving = 중간에 떠나면
ratings-leaving-text = 기권하거나 시간이 다 되거나 계정을 지우면 패배입니다. 봇이 이어서 어떻게 하든 끝까지 남은 모든 사람보다 뒤에 놓입니다. 떠난 사람끼리는 동등합니다. 서버 운영자가 닫은 게임은 반영되지 않습니다.
ratings-fair = 공정한 게임
ratings-fair-text = 자리는 시작할 때 추첨하고 시작 플레이어도 추첨합니다. IP 주소가 같은 두 사람의 게임은 반영되지 않습니다. 하루에 시작한 게임 가운데 같은 두 사람 사이에는 처음 10게임, 한 사람당 처음 100게임까지만 반영됩니다. 이겨도 레이팅은 이긴 상대 중 가장 강한 사람보다 400 넘게 높아지지 않습니다.
ratings-bots = 봇
ratings-bots-text = 봇의 난이도마다 게임과 인원수별 고정 레이팅이 있으며, 봇끼리 한 수천 번의 게임으로 측정했습니다. 봇과의 게임은 사람의 레이팅만 바꿉니다.
ratings-again = 검증
ratings-again-text = 모든 레이팅은 저장된 결과만으로 정해집니다. 운영자는 언제든 다시 계산할 수 있고 숫자는 똑같습니다.
