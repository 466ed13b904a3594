## What the terminal says

option-language = There is no language “{ $value }”. Choose en, fr or de.
option-player = There is no player “{ $value }”. Did you mean “{ $nearest }”?
option-rule = There is no rule “{ $value }”. Did you mean { $nearest }?
option-seat = This record has seats 0 to { $most }; there is no seat { $value }.
option-other-game = { $file } holds a game of { $saved }. Resume it with: dedale play { $saved } --save { $file }

list-seats = { $least } to { $most } seats
list-players = Who can sit at a seat: { $players }

seat-name = Seat { $number }
seat-line = { $seat }: { $found } of { $all } found
own-target = → { $target }
spare = Spare tile: { $turns }
foreseen = You would push { $arrow-the }. { $count ->
    [one] One place comes
   *[other] { $count } places come
  } within reach.
foreseen-target = You could take { $treasure-the }!
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
help = 9b       push the spare in at arrow 9, turned as b; Enter then does it
    9b d3    push, and walk to D3 at once
    d3       walk to D3
    { "." }        stay where you are
    -        leave a message unused
    log      everything that has happened
    rule ID  what a rule says, as in: rule CL-SHIFT-5
    q        leave the game

resumed = Going on with the game in { $file }, after { $steps } steps.
curtain = { $seat } is next
curtain-open = { $seat }: press Enter when you alone can see the screen.
keep-game = A file to keep this game in (Enter: do not keep it) ›{ " " }
not-kept = The game was not kept. Next time, --save FILE keeps every step.
kept = The game is kept in { $file }. Go on with: dedale play { $game } --save { $file }
kept-over = The game is kept in { $file }. See it again with: dedale replay { $file }
