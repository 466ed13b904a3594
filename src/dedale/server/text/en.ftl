## The lobby

lobby-title = What shall we play?
lobby-lead = Around one screen, across the country, or with the computer in the empty chairs.
lobby-how-to-play = How to play
lobby-rules = Rules
lobby-home = To the lobby
lobby-games = Games
lobby-players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
      }
   *[other] { $least } to { $most } players
  }
lobby-new-here = New here? A short lesson shows how to play, step by step.
lobby-new-here-go = Start the lesson
lobby-new-here-close = Not now

lobby-set = Set the table
lobby-seats = Seats
lobby-seat-kind = Who sits in seat { $number }
lobby-seat-name = Name in seat { $number }
lobby-seat-player = Computer player in seat { $number }
lobby-here = Here
  .hint = At this screen
lobby-invited = Invite
  .hint = Gets a link from you
lobby-open = Open
  .hint = Whoever comes first
lobby-computer = Computer
  .hint = Plays { $player }
lobby-add-seat = Add a seat
lobby-remove-seat = Remove seat { $number }
pack-none = None: the cards in the box
lobby-options = Rules of this table
lobby-length = Length
lobby-length-alone = One game
lobby-length-campaign = A campaign
lobby-beginning = How it begins
lobby-hints = Hints
lobby-hints-any = As many as you like
lobby-hints-three = Three each
lobby-hints-none = None
lobby-limit = Time to answer
lobby-limit-none = As long as you like
lobby-limit-minute = 1 minute
lobby-limit-minutes = 3 minutes
lobby-think = Think for yourself
  .hint = Other people’s ideas stay hidden until the player to move has a plan of their own.
lobby-name-table = Name of the table
lobby-name-table-hint = Sunday afternoon
lobby-listed = Show it among the open tables
lobby-start = Start the game
lobby-laying = Setting the table…
lobby-ready-here = Everyone is here. { $name } goes first.
lobby-ready-links = You get the links as soon as the table is set.
lobby-ready-open = Start whenever you like. Open seats can be taken later.
lobby-ready-watch = Only computers play. You can watch them.

lobby-carry-on = Carry on
lobby-carry-on-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
  }
lobby-carry-on-empty = No games yet
  .hint = Games you start or join will wait for you here.
lobby-resume = Resume
lobby-replay = Replay
lobby-forget = Forget
lobby-forget-table = Forget { $title }
lobby-forget-ask = Forget { $title }?
  .hint = This browser holds the keys to your seats there. Without them, nobody can play on in your name.
lobby-forget-yes = Forget the table
lobby-forget-no = Keep it
lobby-untitled = Table of { $names }
lobby-unknown = A table
lobby-state-waiting = { $game }, waiting for { $count ->
    [one] 1 seat
   *[other] { $count } seats
  }
lobby-state-playing = { $game }, { $names } to play
lobby-state-finished = { $game }, finished
lobby-state-gone = No longer on this server
lobby-state-loading = Looking for it…
lobby-opened = Last opened { $ago }
lobby-show-all = Show all { $count }

lobby-open-tables = Open tables
lobby-open-tables-empty = No open tables yet
  .hint = Start one and list it: everybody on this server will find it here.
lobby-look-again = Look again
lobby-seated = { $game }, { $taken } of { $all } seated
lobby-playing-now = { $game }, playing now
lobby-join = Join
lobby-watch = Watch
lobby-join-title = Join { $title }
lobby-join-name = Your name
lobby-join-seat = Sit down
lobby-join-cancel = Not now

lobby-no-storage = This browser does not store anything; it may be in private mode. You will lose your seats when you close the page. In an ordinary window they are kept.
server-unreachable = The server cannot be reached. Check that it is running, then try again.
server-trouble = Something broke on our side ({ $status }). Try again in a moment.

# Whoever gives no name is called after a colour; computers are called after birds
lobby-guest-1 = Poppy
lobby-guest-2 = Lagoon
lobby-guest-3 = Saffron
lobby-guest-4 = Plum
lobby-guest-5 = Jade
lobby-guest-6 = Pearl
lobby-bird-1 = Robin
lobby-bird-2 = Wren
lobby-bird-3 = Finch
lobby-bird-4 = Heron
lobby-bird-5 = Linnet
lobby-bird-6 = Plover

# How a computer player plays
player-random = at random
player-greedy = keenly
player-easy = gently
player-steady = steadily
player-sharp = sharply
player-master = like a master

## Settings

settings-title = Settings
settings-done = Done
settings-look = Look
settings-play = Play
settings-theme = Colours
settings-theme-system = Same as system
settings-theme-light = Day
settings-theme-dark = Night
settings-to-dark = Switch to night colours
settings-to-light = Switch to day colours
settings-language = Language
settings-pace = Pace of animations
settings-pace-calm = Calm
settings-pace-normal = Normal
settings-pace-brisk = Brisk
settings-pace-instant = None
settings-sounds = Sounds
settings-patterns = Patterns on threads
  .hint = Tells the players’ paths apart without colour.
settings-letter-keys = Single-letter keys
  .hint = R turns the tile, U takes back, and so on.
settings-quick-hands = Quick hands
  .hint = A dropped tile goes in at once, without a second look.
settings-reach = Show where I can walk

## The rules drawer

rules-title = Rules
rules-of = Rules: { $game }
rules-close = Close
rules-tab = Rules
rules-keys = Keys
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule mentions this
    [one] 1 rule
   *[other] { $count } rules
  }
rules-none = Nothing about “{ $words }”. Try a shorter word.
rules-english = The rules are written in English.
rules-loading = Opening the book…
rules-keys-note = Single-letter keys work while the focus is in the game. You can switch them off in the settings.
rules-keys-board = At the table
rules-keys-replay = Looking back
rules-key-tab = move between parts of the table
rules-key-arrows = move over the cells and arrows of the board
rules-key-ends = first or last in the row; with Ctrl, on the board
rules-key-turn = turn the spare tile right or left
rules-key-enter = look first, then do it
rules-key-escape = cancel a preview, close what is open
rules-key-undo = undo or redo
rules-key-next = next or previous place in reach with something on it
rules-key-pawn = your pawn; again: your target, if it is in reach
rules-key-peek = hold to look at your hidden card
rules-key-hint = a hint
rules-key-propose = an idea: put together a turn on the board and propose it
rules-key-state = announce the state of the turn
rules-key-talk = log, chat
rules-key-rules = the rules for this step, and these keys
rules-key-step = step by step
rules-key-play = play or pause
rules-key-first = the first moment, or now
rules-key-landmark = previous or next landmark

## Inviting

invite-title = Invite { $name }
invite-lead = Whoever opens this link can sit down in this seat. Give it only to { $name }.
invite-link = Link to the seat
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-by-mail = By email
invite-text = Come and play Dedale with us. Your seat is here:
invite-code = The link as a code for a phone’s camera
invite-scan = Or point a phone’s camera at this code.
invite-only-here = So far only this computer can reach this server. Friends on other devices can join once it is started with:
invite-close = Done

## The table

table-name = The table
table-board = The board
table-tools = What you can do
table-parts = Parts of the table
table-tab-board = Board
table-log = Log
table-log-and-chat = Log and chat
table-seats = Seats
table-rules = Rules
table-settings = Settings
table-menu = More
table-leave = To the lobby; the table waits for you
table-to-lobby = To the lobby
table-close = Close
table-time-left = { $time } left to answer
table-time-short = The time for this answer is nearly up
table-round = Round { $number }
table-turn = Turn { $number }
table-before = Before the first turn
table-after = After the game

table-your-turn = Your turn, { $seat }
table-turn-of = { $seat } plays
table-thinks = { $seat } is thinking
table-waits-for = Waiting for { $seat }
table-you-watch = You are watching
table-watch-instead = Watch instead
table-skip = Skip

table-seated = At the table
table-you = you
table-here = Here
table-same-screen = Same screen
table-connected = Connected
table-away = Away
table-awaited = Not here yet
table-open-seat = Open to all
table-computer = Computer, { $level }
table-computer-thinks = Computer, thinking
table-invite = Invite
table-sit-here = Sit here
table-seat-claimed = { $name } has taken a seat.
table-sit-down = Sit down
table-sit-down-hint = The others will see this name. You can come back to your seat in this browser at any time.
table-your-name = Your name
table-replace = Fill in
table-away-title = { $seat } is away
table-away-lead = You can wait, or let a computer play on for { $seat }, who can take the seat back at any time.
table-let-play = A computer that plays { $level }
table-keep-waiting = Keep waiting
table-take-back-seat = Take my seat back

table-watching = Watching
table-guests = { $count ->
    [0] Nobody
    [one] 1 guest
   *[other] { $count } guests
  }
table-guests-see = Guests see the table without secret cards.
table-copy-link = Copy link
table-link-copied = The link is copied.

table-keys = Keys
table-key-cursor = move the cursor
table-key-turn = turn the tile
table-key-do = push or walk
table-key-escape = take back
table-key-hint = a hint
table-key-propose = an idea
table-key-step = one move back or forward
table-key-play = play or pause
table-key-ends = first move, live
table-key-landmark = previous or next landmark

table-undo = Undo
table-redo = Redo
table-ask-to-undo = Ask to undo
table-undo-asked = Asked to undo
table-undo-question = { $seat } would like to take back the last step.
table-undo-allow = Allow it
table-undo-refuse = Leave it as it is
table-show-rule = The rule

table-what-happened = What happened
table-tap-a-knot = Tap a knot to look back
table-log-empty = Nothing has happened yet.
table-look-back-here = Look back at this moment
table-log-taken-back = Taken back
redone = { $seat } does it again.
table-filter-by-seat = Show only one seat

table-result = Result
table-finished = The game is over
table-finished-won = { $names } won
table-fact-rounds = Rounds
table-fact-turns = Turns
table-fact-moves = Moves
table-share = Share
table-play-again = Play again
table-go-next = To the next game
table-next-laid = The next game is ready.

## Replay

replay-title = Replay
replay-looking-back = You are looking back at move { $move }. Nothing you do here affects the game.
replay-first = First move
replay-back = One move back
replay-on = One move forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed }×
replay-move = Move
replay-move-of = Move { $at } of { $last }
replay-live = Live
replay-copy-moment = Link to this moment
replay-download = Download
replay-through-whose-eyes = Seen by
replay-eyes-of-guests = Guests
replay-see-moves = See them

## Talking

talk-title = Chat
talk-empty = Nobody has said anything yet.
talk-say-something = Say something nice…
talk-send = Send
talk-gestures = Quick words
talk-mute = Mute { $seat }
talk-unmute = Hear { $seat }
talk-watching = Guests can only listen. People at the table may speak.
talk-on-your-turn = On a shared screen, whoever is playing speaks.
gesture-hello = Hello
gesture-well-played = Well played
gesture-thanks = Thank you
gesture-oops = Oops
gesture-thinking = Let me think
gesture-laugh = Ha ha

## The curtain

curtain-pass-to = Pass it to { $seat }
curtain-cards-stay-hidden = { $seat } is done. The cards of { $seat } stay hidden until the next turn.
curtain-first = What comes next is for one pair of eyes only.
curtain-open-up = I am { $seat }, open up
curtain-look-away = Others, look away for a moment.
curtain-last-move = Last move, for all to see:

## Connection

line-loading = Trimming the hedges…
line-table-closed = This table could not be opened
line-lost = Connection lost.
line-lost-kept = Connection lost. Your move is kept.
line-trying-again = Trying again in { $seconds } s
line-try-now = Now
line-long = Still no connection
line-long-lead = Your seat is kept on the server, and you can look around the board until the connection is back.
line-long-retry = Try again now
line-long-copy = Save the log
line-broken = The connection was lost before it was done. Try again in a moment.
line-back-again = { $count ->
    [0] You are back. Nothing happened.
    [one] You are back. 1 move happened.
   *[other] You are back. { $count } moves happened.
  }
line-move-stale = The table moved on while you were away, so your move was not made. Look again, then decide.
line-new-version = A new version is ready.
line-load-version = Load it

## The lesson

lesson-title = Lesson
lesson-step = { $step } of { $steps }
lesson-go-on = Continue
lesson-your-move = Do it on the board: the place is marked.
lesson-watch = Watch what happens.
lesson-done = That is all you need. You can play on if you like.
lesson-keep-playing = Keep playing
lesson-set-own-table = Set your own table

## Hints

hint-ask = Hint
hint-ask-left = Hint, { $count } left
hint-title = A hint
hint-thinking = Looking for a good move…
hint-do = Do it
hint-close = Close the hint

## Proposals

propose-title = Ideas
propose-begin = Propose a turn to { $seat }
propose-plan = Show my plan
propose-for = A turn for { $seat }
propose-own-plan = My plan
propose-what = What about this?
propose-said = { $seat }: what about this?
propose-idea = Somebody has an idea.
propose-hidden = { $count ->
    [one] There is an idea. It is shown once { $seat } has a plan.
   *[other] There are { $count } ideas. They are shown once { $seat } has a plan.
  }
propose-hidden-you = { $count ->
    [one] Somebody has an idea. You see it once you show a plan of your own, or begin.
   *[other] Others have { $count } ideas. You see them once you show a plan of your own, or begin.
  }
propose-kept = Nobody else sees it until { $seat } has a plan.
propose-look = Look
propose-take = Adopt it
propose-withdraw = Withdraw
propose-choose = Choose on the board. Nothing is done yet.
propose-ends = Nobody knows what this brings to light, so it ends here.
propose-undo = Undo
propose-send = Propose
propose-cancel = Drop it
proposal-overtaken = The table has moved on. Start your proposal again.

## The review of a game

review-title = Review
review-ask = Review the game
review-lead = Every turn is looked at again: how close everybody was, which turns cost most, and what would have been better.
review-begins = Looking at the first turns…
review-working = Turn { $done } of { $total }
review-ready = The review is ready.
review-graph = How close everybody was
review-axis = targets left
review-graph-label = What each seat had left after each turn, in targets. At the end: { $list }.
review-left-to = { $seat } { $left }
review-moment = Moment in the graph
review-as-table = The graph as a table
review-turn = Turn
review-hope = chance
review-percent = { $value }%
review-this-turn = The turn from here
review-turn-of = Turn { $number }, { $seat }
review-distance = Turns to the target: { $from } before, { $to } after.
review-found = Turns to the target: { $from }. Found; turns to the next one: { $to }.
review-better = Better:
review-show = Draw the better turn on the board
review-costly = What cost most
review-costly-none = No turn lost much. Well played, all of you.
# What a turn lost, in targets
review-cost = { $part ->
    [none] as good as can be
    [little] cost a little
    [quarter] cost a quarter of the way to a goal
    [half] cost half the way to a goal
    [three-quarters] cost three quarters of the way to a goal
    [one] cost the whole way to a goal
   *[more] cost the way to { $count } goals
  }

## Practice

imported-mark = From a record
    .lead = This table was set up from a record. Somebody may know what is still hidden.
lobby-imported = from a record
practice-mark = Practice
  .lead = Nothing here counts.
practice-announced = This is a practice table. Nothing here counts.
practice-back = Back to move { $move } of the game
practice-play-on = Play on from here
practice-title = Play on from move { $move }
practice-lead = You get a copy of the table as it was then. The game itself stays as it is.
practice-seat = Your seat
practice-others = The other seats
practice-here = People at this screen
practice-start = Start practising
practice-not-now = Not now

## Campaigns: games that follow one another

campaigns = Campaigns
campaigns-lead = Games that follow each other: what was achieved stays, the people may change.
campaigns-all = All campaigns
campaigns-none = No campaigns yet. Begin one in the lobby, or import one from a file.
campaigns-this = This campaign
campaigns-untitled = A campaign
campaigns-games = { $count ->
    [one] 1 game.
   *[other] { $count } games.
  }
campaigns-began = Begun { $ago }.
campaigns-open = Open
campaigns-begin = Begin a campaign
campaigns-bring = Import one from a file
campaigns-bad-file = There is no campaign in this file. Choose one that was saved here or elsewhere.
campaigns-game = Game { $number }
campaigns-look = Look back
campaigns-to-table = To the table
campaigns-go-on = Go on with the next game
campaigns-watching = Anybody with a seat in the last game can continue.
campaigns-export = Save as a file
campaigns-branch = Another story from here
  .hint = Another story begins with the same games and takes a different turn; this one stays as it is. To begin it at a particular moment of a game, look back at that game.
campaigns-next = The next game
campaigns-same = The same people as last time
  .hint = Everybody keeps their seat and their link.
campaigns-start = Set the table

## Games that come in links

record-brought = A recorded game
record-brought-of = { $title }: { $players }
record-brought-how = A report has brought it. Open it to watch it move by move; it gets a table of its own here.
record-brought-open = Open this game
record-link-damaged = This link does not hold a whole game: it was cut off on the way. Open it from the report again, or save the record there and import it: dedale import FILE
