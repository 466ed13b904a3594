## The team game in the terminal

book-line = ☰ { $page }. { $left ->
    [0] The last page.
    [one] 1 page left.
   *[other] { $left } pages left.
  } { $count } of 24 treasures; { $cards } cards in the deck.
book-closed = ☰ The book is closed. { $left } pages; { $count } of 24 treasures; { $cards } cards in the deck.
board-line = { $seat }: { $cards }
uncovered-tile = The tile under your pawn: { $turns }
uncovered-tile-with = The tile under your pawn: { $turns }   ({ $treasure })
foreseen-card = { $seat } could take { $treasure-the }.
type-turn = Spell, cell, or e to end your turn (? for help)
type-rotation = How the tile should lie: a letter, as in b (? for help)
unclear-turn = I do not understand “{ $typed }”. Type a push such as 9b, a turn such as r d3 b, a switch such as s d4 d5, a cell such as d3, or e.
unclear-pair = “{ $typed }” is not a pair of neighbouring loose tiles. Type them as in s d4 d5.
help-turn = 9b       cast Push: the spare goes in at arrow 9, turned as b; Enter confirms
    r d3 b   cast Rotate: turn the tile on D3 as b
    s d4 d5  cast Switch: the tiles on D4 and D5 change places
    d3       walk to D3; if only a spell gets you there, you see it first
    { "." }        collect the treasure you are standing on
    b        turn up the tile under your pawn, as b
    e        end your turn
