## What the terminal says

rule-in-a-box = { $value } is in a box that is still shut. A table that has opened it can show the rule.
no-such-rule = There is no rule “{ $value }”. { $nearest ->
    [none] Rules are named like CL-SHIFT-5; CL-SHIFT shows a chapter.
   *[other] Did you mean { $nearest }?
  }
no-such-seat = This record has seats 0 to { $most }; there is no seat { $value }.
other-game = { $file } contains a game of { $saved }. Resume it with: dedale play { $saved } --save { $file }

list-seats = { $most ->
    [one] One seat
   *[other] { $seats } seats
  }
list-players = Who can sit in a seat: { $players }

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
press-enter = Press Enter to do it, or type something else.

type-number = A number from 1 to { $most } (? for help)
type-push = Arrow and rotation, as in 9b (? for help)
type-push-or-skip = Arrow and rotation, as in 9b, or - to leave it (? for help)
type-cell = A cell, as in d3, or . to stay (? for help)
type-step = Enter: next, b: back, a number up to { $most }, q: leave
unclear-number = “{ $typed }” is not on the list. Type a number from 1 to { $most }.
unclear-push = I do not understand “{ $typed }”. Type an arrow and a rotation, as in 9b; you can add a cell to walk to, as in 9b d3.
unclear-cell = “{ $typed }” is not a cell. Type a column and a row, as in d3, or a dot to stay.
refused = { $why } ({ $id }; “rule { $id }” shows the rule)

resumed = Resuming the game in { $file }, after { $steps ->
    [one] one step
   *[other] { $steps } steps
  }. It keeps its own seats and options.
curtain = { $seat } is next
curtain-open = { $seat }: press Enter when only you can see the screen.{ " " }
keep-game = A file to save this game in (Enter: do not save it) ›{ " " }
not-kept = The game was not saved. Next time, --save FILE saves every step.
kept = The game is saved in { $file }. Resume it with: { $command }
kept-over = The game is saved in { $file }. See it again with: { $command }
next-game = The campaign goes on. Enter: the next game, q: leave ›{ " " }
next-campaign = The story is complete. There are now more ways to begin another one ({ $known }): { $command }
foreseen-home = You could be home, and win.
spare-with = Spare tile: { $turns }   ({ $treasure })
message-line = ✉ { $message }: { $use }
unclear-way = After that push there is no way to { $cell }. Nothing was done.
laid = The table as it was set up.
help-push = 9b       push the spare in at arrow 9, turned as b; Enter confirms
    9b d3    push, and walk to D3 at once
    d3       walk to D3
    { "." }        stay where you are
    -        leave a message unused
help-list = 1        do number 1 on the list
help-table = u        take back your last step, as long as it revealed nothing new
    h        a hint: what a good player would do, and why
    log      everything that has happened
    rule ID  what a rule says, as in: rule CL-SHIFT-5
    2: X     do X for seat 2, which has not been asked but may step in
    q        leave the game

## Serving the table

serving = The table is open at { $address }
kept-in = Games are saved in { $place }
only-here = Only this computer can reach it. To invite phones and friends on your network, start it with: dedale serve --host 0.0.0.0
how-to-end = Ctrl+C ends it; every game can be resumed.
no-port = The address { $host } with port { $number } cannot be used: { $why }. Choose another port with --port.
two-places = Name a database or a data folder, not both.
exported = Table { $table } was written to { $file }.
imported = { $file } is now table { $table }. Open its seats from the address of your server:
imported-seat = { "  " }seat { $number }: { $link }
campaign-exported = Campaign { $campaign }, { $games ->
    [one] 1 game
   *[other] { $games } games
  }, was written to { $file }.
campaign-imported = { $file } is now campaign { $campaign }. Its last game is table { $table }. Open its seats from the address of your server:
campaign-line = { $campaign }  { $game }, { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $state ->
    [over] finished
    [shut] cannot be opened
   *[open] in progress
  }: { $title }
campaign-none = There are no campaigns yet.

## The lab

lab-playing = Playing
lab-stopped = Stopped. What was played is kept in { $file }; the same command goes on from there.
lab-kept = Every game is kept in { $file }.
lab-written = Written: { $file }
extra-missing = This needs more than the game itself. Install it with: pip install "dedale[{ $extra }]"
bad-place = Games cannot be played on “{ $value }”. Choose here, ray, or ray: and the address of a cluster.

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
review-lost = The game was lost in { $player }’s turn, which ended with step { $step }.
review-again = Costs are in targets. Step through the game with: { $command }
