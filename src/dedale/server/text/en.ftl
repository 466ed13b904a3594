## The lobby

lobby-title = What shall we play?
lobby-lead = Round one screen, across the country, or with the computer in the empty chairs.
lobby-how-to-play = How to play
lobby-rules = Rules
lobby-home = To the lobby
lobby-skip = Skip to the content
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
lobby-seat-kind = Who sits at seat { $number }
lobby-seat-name = Name at seat { $number }
lobby-seat-player = Computer player at seat { $number }
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
lobby-options = Rules of this table
lobby-more = More choices
lobby-begins = Who begins
lobby-name-table = Name of the table
lobby-name-table-hint = Sunday afternoon
lobby-listed = Show it among the open tables
lobby-start = Start the game
lobby-laying = Laying the table…
lobby-ready-here = Everyone is here. { $name } goes first.
lobby-ready-links = You get the links as soon as the table is laid.
lobby-ready-open = The table waits until its open seats are taken.
lobby-ready-watch = Only computers play. You can watch them.

lobby-carry-on = Carry on
lobby-carry-on-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
  }
lobby-carry-on-empty = No games yet
  .hint = Games that you start or join will wait for you here.
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
lobby-state-playing = { $game }, after step { $steps }
lobby-state-finished = { $game }, finished
lobby-state-gone = No longer on this server
lobby-state-loading = Looking for it…
lobby-opened = opened { $ago }
lobby-show-all = Show all { $count }

lobby-open-tables = Open tables
lobby-open-tables-empty = No open tables yet
  .hint = Start one and list it: everybody on this server finds it here.
lobby-look-again = Look again
lobby-seated = { $game }, { $taken } of { $all } seated
lobby-playing-now = { $game }, playing now
lobby-join = Join
lobby-watch = Watch
lobby-join-title = Join { $title }
lobby-join-name = Your name
lobby-join-seat = Sit down
lobby-join-cancel = Not now

lobby-no-storage = This browser keeps nothing (it may be in private mode). Your seats are lost when you close the page, so copy their links.
lobby-try-again = Try again
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
player-search = thoughtfully

## Settings

settings-title = Settings
settings-done = Done
settings-look = Look
settings-play = Play
settings-theme = Light
settings-theme-system = As the system
settings-theme-light = Day
settings-theme-dark = Night
settings-to-dark = Switch to the night colours
settings-to-light = Switch to the day colours
settings-language = Language
settings-pace = Pace of movements
settings-pace-calm = Calm
settings-pace-normal = Normal
settings-pace-brisk = Brisk
settings-pace-instant = None
settings-sounds = Sounds
settings-patterns = Patterns on threads
  .hint = Tells the ways of the seats apart without colour.
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
    [0] No rule speaks of this
    [one] 1 rule
   *[other] { $count } rules
  }
rules-none = Nothing about “{ $words }”. Try a shorter word.
rules-english = The rules are written in English.
rules-loading = Opening the book…
rules-keys-note = Single letters work while the focus is in the game. They can be switched off in the settings.
rules-keys-board = At the table
rules-keys-replay = Looking back
rules-key-tab = from part to part of the table
rules-key-arrows = move over the cells and arrows of the board
rules-key-ends = first or last in the row; with Ctrl, on the board
rules-key-turn = turn the spare tile right or left
rules-key-enter = look first, then do it
rules-key-escape = take back what is only looked at, close what is open
rules-key-undo = undo or redo
rules-key-next = next or previous place in reach that bears something
rules-key-pawn = your pawn; again: your target, if it is in reach
rules-key-cards = raise a card of your hand
rules-key-peek = hold it to look at your hidden card
rules-key-hint = a hint
rules-key-state = say how the turn stands
rules-key-talk = log, chat
rules-key-rules = the rules for this step, and these keys
rules-key-step = step by step
rules-key-play = play or pause
rules-key-first = the first moment, or now
rules-key-treasure = previous or next treasure

## Inviting

invite-title = Invite { $name }
invite-lead = Whoever opens this link sits down at this seat. Give it to { $name } alone.
invite-link = Link to the seat
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-by-mail = By mail
invite-text = Come and play Dedale with us. Your seat is here:
invite-code = The link as a code for a phone’s camera
invite-scan = Or point the camera of a phone at this code.
invite-only-here = So far only this computer can reach this server. Friends on other devices can join once it is started with:
invite-close = Done
