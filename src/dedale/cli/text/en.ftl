## What the terminal says

no-such-rule = There is no rule “{ $value }”. { $nearest ->
    [none] Rules are named like CL-SHIFT-5; CL-SHIFT shows a chapter.
   *[other] Did you mean { $nearest }?
  }
no-such-seat = This record has seats 0 to { $most }; there is no seat { $value }.
other-game = { $file } holds a game of { $saved }. Resume it with: dedale play { $saved } --save { $file }

list-seats = { $most ->
    [one] One seat
   *[other] { $seats } seats
  }
list-players = Who can sit at a seat: { $players }

seat-name = Seat { $number }
seat-line = { $seat }: { $found } of { $all } found
own-target = Your target: { $target }
spare = Spare tile: { $turns }
foreseen = You would push { $arrow-the }. { $count ->
    [0] You could only stay.
    [one] One place comes within reach.
   *[other] { $count } places come within reach.
  }
foreseen-target = You could take { $treasure-the }.
press-enter = Enter does it. Or type something else.

type-number = A number from 1 to { $most } (? for help)
type-push = Arrow and rotation, as in 9b (? for help)
type-push-or-skip = Arrow and rotation, as in 9b, or - to leave it (? for help)
type-cell = A cell, as in d3, or . to stay (? for help)
type-step = Enter: next, b: back, a number up to { $most }, q: leave
unclear-number = “{ $typed }” is not on the list. Type a number from 1 to { $most }.
unclear-push = “{ $typed }” says nothing to me. Type an arrow and a rotation, as in 9b, or also a cell to walk to, as in 9b d3.
unclear-cell = “{ $typed }” is no cell. Type a column and a row, as in d3, or a dot to stay.
refused = { $why } ({ $id }; “rule { $id }” shows the rule)

resumed = Going on with the game in { $file }, after { $steps ->
    [one] one step
   *[other] { $steps } steps
  }. It keeps its own seats and options.
curtain = { $seat } is next
curtain-open = { $seat }: press Enter when you alone can see the screen.{ " " }
keep-game = A file to keep this game in (Enter: do not keep it) ›{ " " }
not-kept = The game was not kept. Next time, --save FILE keeps every step.
kept = The game is kept in { $file }. Go on with: { $command }
kept-over = The game is kept in { $file }. See it again with: { $command }
foreseen-home = You could be home, and win.
spare-with = Spare tile: { $turns }   ({ $treasure })
message-line = ✉ { $message }: { $use }
unclear-way = After that push there is no way to { $cell }. Nothing was done.
laid = The table as it was laid.
help-push = 9b       push the spare in at arrow 9, turned as b; Enter then does it
    9b d3    push, and walk to D3 at once
    d3       walk to D3
    { "." }        stay where you are
    -        leave a message unused
help-list = 1        do what number 1 of the list says
help-table = u        take your last step back, as long as it showed nothing new
    h        a hint: what a good player would do, and why
    log      everything that has happened
    rule ID  what a rule says, as in: rule CL-SHIFT-5
    q        leave the game

## Serving the table

serving = The table is open at { $address }
kept-in = Games are kept in { $place }
only-here = Only this computer can reach it. To invite phones and friends in your network, start it with: dedale serve --host 0.0.0.0
how-to-end = Ctrl+C ends it; every game can be resumed.
no-port = The address { $host } with port { $number } cannot be used: { $why }. Choose another one with --port.
two-places = Name a database or a data folder, not both.
exported = Table { $table } is written to { $file }.
imported = { $file } is now table { $table }. Open its seats from the address of your server:
imported-seat = { "  " }seat { $number }: { $link }

## The lab

lab-playing = Playing
lab-ending = ended by
lab-player = player
lab-wins = wins
bad-games = { $value } games cannot be played. Name at least one.

## Reviews

review-thinking = Thinking
review-step = step
review-player = player
review-before = turns to target
review-after = after it
review-cost = cost
review-left = targets left
review-hope = a good team wins
review-costly = { $player } could have done better after step { $step }: { $better }.
review-lost = The game was lost with the turn of { $player } that ended with step { $step }.
review-again = Costs are in targets. Go through the game with: { $command }

## The team game in the terminal

book-line = ☰ { $page }. { $left ->
    [0] The last page.
    [one] 1 page left.
   *[other] { $left } pages left.
  } { $count } of 24 treasures; { $cards } cards in the deck.
book-closed = ☰ The book is closed. { $left } pages; { $count } of 24 treasures; { $cards } cards in the deck.
board-line = { $seat }: { $cards }
revealed = The tile under your pawn: { $turns }
revealed-with = The tile under your pawn: { $turns }   ({ $treasure })
foreseen-card = { $seat } could take { $treasure-the }.
type-turn = Spell, cell, or e to end your turn (? for help)
type-rotation = How the tile shall lie: a letter, as in b (? for help)
unclear-turn = “{ $typed }” says nothing to me. Type a push such as 9b, a turn such as r d3 b, a switch such as s d4 d5, a cell such as d3, or e.
unclear-pair = “{ $typed }” names no two neighbouring loose tiles. Type them as in s d4 d5.
help-turn = 9b       cast Push: the spare goes in at arrow 9, turned as b; Enter then does it
    r d3 b   cast Rotate: turn the tile on D3 as b
    s d4 d5  cast Switch: the tiles on D4 and D5 change places
    d3       walk to D3; where only a spell leads there, you see it first
    { "." }        collect the treasure that you stand on
    b        turn up the tile under your pawn, as b
    e        end your turn
