## What a run has shown

lab-finding-won = Wins
  .about = How often each has won. Where there is a dashed line, luck alone would lead there.
lab-finding-seats = Wins by seat
  .about = Players sat at every seat equally often; what is left is what a seat is worth.
lab-finding-endings = How games end
  .about = Why games were over, and how often.
lab-finding-length = Length
  .about = How many turns games have. Half of all games lie between a quarter and three quarters; where it is drawn, that is the bar.
lab-finding-turns = Lengths of games
  .about = How many games have how many turns.
lab-finding-legs = Games a campaign
  .about = How many games campaigns have.
lab-finding-decided = Where games are decided
  .about = As each tenth of a game is over: how often whoever is ahead goes on to win. Ahead is who has the smallest part left to do.
lab-finding-course = The course of games
  .about = How much is left to do as each tenth of a game is over, on average.
lab-finding-measured = Measured
  .about = What the game itself counts, on average.
lab-finding-measured-by-part = Measured, by part
  .about = What the game itself counts in each part of a campaign, on average.
lab-finding-parts = Parts of a campaign
  .about = How many campaigns come to each part, how many games they need for it, and how many of these are won.
lab-finding-choices = What is chosen: { $event }
  .about = Of the decisions in which this could be done with a piece, how often it was. Only real choices count, not what was drawn.
lab-finding-uses = Pieces: { $event }
  .about = How often it happens with each piece, and in how many games. Where it matters: how often those games are won, how often the others, and the difference, which need not be the doing of the piece.
lab-finding-matrix = Who beats whom
  .about = How often the player of a row wins at a table with the player of a column.
lab-finding-partners = Who wins with whom
  .about = How often a team of the two players wins.
lab-finding-ratings = Ratings
  .about = How good each player is by all games together: 25 is where everybody begins, and 8 more are a clear advantage.
lab-finding-sweep-wins = What the number does to wins
  .about = The band is where the true share lies. Differences are to the first value, in games that were dealt alike. In what is certain, it is taken into account how many values were tried (after Holm); intervals are of 95% each.
lab-finding-sweep-length = What the number does to length
  .about = Turns on average. Differences are to the first value, in games that were dealt alike. In what is certain, it is taken into account how many values were tried (after Holm); intervals are of 95% each.
lab-finding-ablate-wins = What each thing does for wins
  .about = How many points the share of wins changes without it, in games that were dealt alike. A full dot is certain, a hollow one may be luck. In what is certain, it is taken into account how many things were left out (after Holm); intervals are of 95% each.
lab-finding-ablate-length = What each thing does to length
  .about = How many turns games change without it, in games that were dealt alike. Where only length is told, players who are alike play against each other, and their wins say nothing. A full dot is certain, a hollow one may be luck. In what is certain, it is taken into account how many things were left out (after Holm); intervals are of 95% each.
lab-finding-trials = Trials
  .about = What each trial came to.
lab-finding-speed = Thinking time
  .about = From the median to the longest thought, in milliseconds; a mark stands where 99 of 100 thoughts are done. Each line of the scale is ten times the one before.
lab-finding-compare-wins = Wins in both runs
  .about = Where seats play against each other, they are those of a player who sat at both tables. Games that were dealt alike in both runs are compared one by one. In what is certain, it is taken into account how many differences were looked at (after Holm); intervals are of 95% each.
lab-finding-compare-length = Length in both runs
  .about = Turns on average. Games that were dealt alike in both runs are compared one by one. In what is certain, it is taken into account how many differences were looked at (after Holm); intervals are of 95% each.

## What it comes to

lab-says-wins = { $who } wins most often: { $share } of { $count } games.
lab-says-wins-campaigns = { $who } wins most often: { $share } of { $count } campaigns.
lab-says-wins-alone = { $count ->
    [one] Of 1 game, { $share } are won.
   *[other] Of { $count } games, { $share } are won.
  }
lab-says-wins-alone-campaigns = { $count ->
    [one] Of 1 campaign, { $share } are won.
   *[other] Of { $count } campaigns, { $share } are won.
  }
lab-says-seats = Whoever begins at the first seat wins { $share }; luck alone would make it { $luck }.
lab-says-length = Half of the games last { $lower } to { $upper } turns; the median is { $median }.
lab-says-legs = A campaign has { $mean } games on average.
lab-says-decided = After { $progress } of a game, whoever is ahead wins { $share }: from there on it is as good as decided.
lab-says-decided-open = Games stay open: whoever is ahead after { $progress } of one wins { $share }.
lab-says-ratings = The best by ratings: { $who }.
lab-says-sweep-wins = { $arm } changes the share of wins most: by { $difference } points.
lab-says-sweep-wins-nothing = No value changes the share of wins for certain.
lab-says-sweep-length = { $arm } changes the length most: by { $difference } turns.
lab-says-sweep-length-nothing = No value changes the length for certain.
lab-says-ablate-wins = What matters most for wins: { $arm }, { $difference } points. { $count ->
    [one] It is the only one that is certain.
   *[other] { $count } are certain.
  }
lab-says-ablate-wins-nothing = Nothing that was left out changes the share of wins for certain.
lab-says-ablate-length = What matters most for length: { $arm }, { $difference } turns. { $count ->
    [one] It is the only one that is certain.
   *[other] { $count } are certain.
  }
lab-says-ablate-length-nothing = Nothing that was left out changes the length for certain.
lab-says-compare-sure = { $count } of { $total } differ for certain; the largest difference is { $difference }.
lab-says-compare-sure-one = They differ for certain, by { $difference }.
lab-says-compare-nothing = None of { $total } differs for certain.
lab-says-compare-nothing-one = No certain difference: { $difference }.
lab-says-speed = { $who } thinks longest: it takes { $pace } actions a second, and { $worst } ms for the slowest.

## Columns

lab-column-arm = what is played
lab-column-player = player
lab-column-opponent = against
lab-column-partner = with
lab-column-seat = seat
lab-column-reason = end
lab-column-games = games
lab-column-campaigns = campaigns
lab-column-wins = wins
lab-column-share = share
lab-column-mean = turns, on average
lab-column-average = on average
lab-column-least = least
lab-column-lower = quarter
lab-column-median = median
lab-column-upper = three quarters
lab-column-most = most
lab-column-turns = turns
lab-column-legs = games each
lab-column-progress = part of the game
lab-column-side = who
lab-column-left = left to do
lab-column-measure = what
lab-column-when-won = when won
lab-column-when-lost = when lost
lab-column-part = part
lab-column-attempts = games for each
lab-column-piece = piece
lab-column-a-game = a game
lab-column-turned-up = in games
lab-column-with = won with it
lab-column-without = won without it
lab-column-offered = offered
lab-column-chosen = chosen
lab-column-choice = share
lab-column-rating = rating
lab-column-difference = difference, in points
lab-column-change = difference
lab-column-certain = certain
lab-column-actions = actions
lab-column-actions-a-second = actions a second
lab-column-turns-a-second = turns a second
lab-column-half = median, ms
lab-column-nearly-all = 99 of 100, ms
lab-column-worst = longest, ms
lab-column-one = first run
lab-column-other = second run

## Words

lab-certain = yes
lab-uncertain = may be luck
lab-range = { $low } to { $high }
lab-seat = Seat { $number }
lab-somebody = A player
lab-box = the game itself
lab-arm-all = with everything
lab-without = without { $name }
lab-without-habit = without the habit { $name }
lab-side-winner = who wins
lab-side-others = the others
lab-side-team = the team
lab-side-game = the game against it
lab-event = “{ $event }”
lab-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
  }
lab-more-tables = { $count ->
    [one] One more table is in the report: dedale lab report
   *[other] { $count } more tables are in the report: dedale lab report
  }
lab-nothing = Nothing was played to the end yet.

## The page

lab-kind-match = Match
lab-kind-matrix = Everybody with everybody
lab-kind-campaign = Campaigns
lab-kind-sweep = One number varied
lab-kind-ablate = One thing left out at a time
lab-kind-tune = A search for numbers
lab-kind-tuned = Numbers that were found
lab-kind-speed = Pace
lab-page = { $game }: { $kind }
lab-page-compared = { $game }: two runs compared
lab-verdict-report = Report
  .about = The seed is made of the commit, so nobody has chosen these games.
lab-verdict-draft = Draft
  .about = The code differs from its commit. The numbers serve to try things out, not to be reported.
lab-verdict-tuning = Search
  .about = These seeds serve to choose numbers, and nothing else: what is reported is played on others.
lab-verdict-installed = Installed
  .about = An installed Dedale has played. Nobody has chosen the seed, but it was known before; a hash names the code.
lab-verdict-chosen = Chosen seeds
  .about = Somebody has chosen the seed. The numbers can be repeated, but not taken as chance left them.
lab-glance = At a glance
lab-findings = Findings
lab-played = What was played
lab-fact-players = Players
lab-fact-games = Games
lab-fact-options = Options
lab-fact-version = Dedale
lab-fact-rules = Rules
lab-fact-content = Content
lab-fact-code = Code
lab-fact-seed = Seed
lab-fact-seconds = Seconds for each action
lab-fact-command = To play it again
lab-fact-arms = What is compared
lab-unfinished = Not finished: { $done } of { $total } games are played.
lab-intervals = Brackets and bars hold where the true value lies with a certainty of 95%.
lab-table = The numbers
lab-run-one = First run
lab-run-other = Second run
lab-nothing-shared = The two runs have shown nothing that could be compared.
lab-skip = To the findings
lab-language = Language
lab-theme = Colours
lab-theme-light = Light
lab-theme-dark = Dark
lab-examples = Examples
lab-examples-about = Each game can be watched move by move. To open one in the browser, Dedale must be running on this computer: start it with the command dedale. In a terminal, dedale replay and the saved file show the same.
lab-example-closest = The closest game: nobody was far ahead for long.
lab-example-shortest = The shortest game that was kept.
lab-example-longest = The longest game that was kept.
lab-example-typical = A typical game: as long as most.
lab-example-won = A game that was won, as few are.
lab-example-lost = A game that was lost, as few are.
lab-example-facts = { $players }; { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }. { $reason }
lab-example-arm = { $arm }, game { $number }
lab-example-open = Watch it in the browser
lab-example-save = Save the record

## What cannot be played or read

bad-form = A run cannot be written as “{ $value }”. Choose a name that ends in .csv, .json or .parquet.
no-run = There is no run in { $file }.
bad-run = { $file } cannot be read as a part of a run: { $why }. Move it away: the same command plays again what was in it.
run-busy = { $file } is being played by another program. Wait for it, or choose another seed.
run-unwritable = { $file } cannot be written: { $why }. Whatever was written before is kept; the same command goes on.
run-itself = { $file } is the run itself, and would lose most of what it holds. Choose another name.
worker-lost = A process that was playing has ended, perhaps for want of memory. What was played is kept; the same command goes on.
no-values = “{ $value }” names no values. Write what varies, = and its values: hammer=4..12, or mode=intro,expert.
arms-alike = “{ $value }” is there twice, and would be compared with itself. Name it once.
too-few-players = One player alone is compared with nobody. Name at least two.
no-measure = Nothing is measured under the name “{ $name }” at these tables. Known: { $known }.
no-such-seat = There is no seat { $seat } at a table of { $seats }; the first one is 0.
run-other = { $file } holds another run: other games, other players or other code. Choose another name.
run-game = { $file } is a run of { $other }, not of { $game }. Only runs of the same game can be compared.
no-such-habit = Players of this game have no habit “{ $value }”. Their habits: { $known }.
bad-games = { $value } games cannot be played. Choose at least one.
bad-seconds = { $value } seconds is no time to think. Choose a number above 0.

## On many machines

no-cluster = No Ray cluster answers at { $address }: { $why } Start one with “ray start --head”, or leave the address out.
cluster-code = { $node } has another Dedale than this machine, and would play other games. Install the same one on all machines.
cluster-lost = The workers that should play some games were lost { $count } times, so that these games were given up: { $why } All others are kept; the same command goes on.

## Tuning

no-wish = { $file } cannot be read: { $why }. Name a file that says what to tune.
bad-wish = { $count ->
    [one] { $file } has a mistake, so nothing was tuned:
   *[other] { $file } has { $count } mistakes, so nothing was tuned:
  }
wish-both = { $where }: a number has either “among” or “low” and “high”. Leave one of them out.
wish-range = { $where }: “low” must be less than “high”, but { $low } is not less than { $high }.
wish-step = { $where }: “step” must be more than 0, not { $step }.
wish-aimless = { $where }: this target aims at nothing. Give it “value” and “within”, or “least”, or “most”.
wish-twofold = { $where }: a target has either “value” or bounds. Leave out “value”, or “least” and “most”.

tune-begins = Trying values
tune-nearest = Nearest so far: { $loss } from the targets
tune-over-met = All targets are met, after { $trials } trials and { $games } games.
tune-over-trials = The { $trials } trials are over, after { $games } games.
tune-over-minutes = The time is over, after { $trials } trials and { $games } games.
tune-over-games = The games are over: { $games } of them, in { $trials } trials.
tune-over-all = There is nothing else to try, after { $trials } trials and { $games } games.
tune-target = target
tune-present = as it is
tune-best = with the best values
tune-met = met
tune-missed = missed
tune-least = at least { $value }
tune-most = at most { $value }
