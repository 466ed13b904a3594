## The team game

game = Team
game-summary = Together against the book: collect all 24 treasures before its last page is played.
option-mode = The mode: introductory (everybody has Push and Rotate), standard (Push and one of five spells), expert (treasures also in order)
option-deal = How spells are dealt in standard and expert mode
option-spells = The spells of the seats, if they are assigned: rotate, switch, traverse, teleport, escape
option-first-seat = Which seat begins, counting from 0
option-colours = The colours of the seats: red, yellow, blue, green

mode-intro = Introductory
mode-standard = Standard
mode-expert = Expert
deal-random = At random
deal-choose = Everybody chooses
deal-assigned = Assigned beforehand

## What the active seat is asked

ask-pick = { $seat }: choose your spell.
ask-act = { $seat }: cast your spells and walk, in any order. Then end your turn.
ask-bonus = { $seat }: you have earned another move. Use it, cast what is left, or end your turn.
ask-finish = { $seat }: your moves are made. Cast what is left, or end your turn.
ask-flip = { $seat }: turn up the tile under your pawn. How should it lie?

## What a seat may do

pick-spell = Choose { $spell }
insert = Push { $arrow-the }, rotation { $rotation }
rotate = Turn the tile on { $cell }, rotation { $rotation }
switch = Switch the tile on { $cell } with the one to the { $side }
walk = Walk to { $cell }
walk-with = Walk to { $cell }{ $spell-with }
flip-up = Turn it up, rotation { $rotation }
end-turn = End your turn

## What happens

spell-dealt = { $seat } gets the spell { $spell }.
spell-picked = { $seat } chooses the spell { $spell }.
card-drawn = { $seat } draws { $treasure-the }.
page-read = { $seat } turns a page. { $page }. { $left ->
    [0] It was the last one.
    [one] 1 page is left.
   *[other] { $left } pages are left.
  }
book-pushed = The tile at the other end of { $arrow-the } is the spare now.
buried = { $count ->
    [0] Neither of them was face up in the maze.
    [one] 1 tile is rubble now.
   *[other] { $count } tiles are rubble now.
  }
sent-home = { $seat } is sent home to { $cell }.
teleported = { $seat } is put on { $cell }.
carried = { $piece } is carried to { $cell }.
inserted = { $piece } pushes { $arrow-the }.
rotated = { $seat } turns the tile on { $cell }.
switched = { $seat } switches the tiles on { $cell } and { $beside }.
walked = { $steps ->
    [0] { $piece } stays on { $cell } and makes that the move.
   *[other] { $piece } walks to { $cell }.
  }
walked-with = { $piece } walks to { $cell }{ $spell-with }.
uncovered = { $seat } finds out what lies under the rubble on { $cell }.
turned-up = { $seat } clears the rubble on { $cell }.
collected = { $seat } collects { $treasure-the }. The team has { $count } of 24.
helped = { $seat } collects { $treasure-the } for { $other }. The team has { $count } of 24.
turn-ended = { $seat } ends the turn.
won = The team has all { $count } treasures. { $left ->
    [0] It was the last page.
    [one] 1 page was left.
   *[other] { $left } pages were left.
  }
lost = The book has no pages left, and the team has { $count } of 24 treasures.

## Why a turn is good

why-spell = Of the spells that are left, { $spell } helps the team most often.
why-glance = This looks best at first sight.
why-win = Collects { $treasure-the }, the last treasure: the team wins.
why-two = Collects { $treasure-the }, and another treasure with the second move.
why-one = Collects { $treasure-the }, and leaves the maze in good order for the others.
why-one-helps = Collects { $treasure-the }, and opens a way to a treasure for { $other }.
why-helps = Nothing can be collected now; this opens a way to a treasure for { $other }.
why-clears = Nothing can be collected now; this clears the rubble on { $cell }.
why-place = Nothing can be collected now; this is a good place to continue from.

## The review of a game

standing-race = The team against the book
standing-graph = Treasures the team and pages the book had left after each turn. At the end: { $left }
standing-team = The team
  .left = treasures left
standing-against = The book
  .left = pages left
standing-left = { $team ->
    [one] 1 treasure
   *[other] { $team } treasures
  } and { $against ->
    [one] 1 page
   *[other] { $against } pages
  } left.
standing-hope = { $team ->
    [one] 1 treasure
   *[other] { $team } treasures
  } and { $against ->
    [one] 1 page
   *[other] { $against } pages
  } left; a good team would have won { $percent }% of games from here.
standing-lost = This is where the race against the book was lost
standing-lost-mark = lost here

## How the game ends

outcome-won = All treasures are collected. The team has won.
outcome-book-ended = The book has reached its end. The team has lost.

## Names

side-north = north
side-east = east
side-south = south
side-west = west

spell-none = none
  .with = { "" }
  .help = { "" }
spell-push = Push
  .with = { " with Push" }
  .help = push the spare in, face up, wherever no rubble would be pushed out.
spell-rotate = Rotate
  .with = { " with Rotate" }
  .help = turn one loose tile that is not rubble.
spell-switch = Switch
  .with = { " with Switch" }
  .help = swap two neighbouring loose tiles, rubble or not.
spell-traverse = Traverse
  .with = { " with Traverse" }
  .help = in a move, pass through one tile of rubble.
spell-teleport = Teleport
  .with = { " with Teleport" }
  .help = in a move, jump from one corner to another.
spell-escape = Escape
  .with = { " with Escape" }
  .help = in a move, leave the maze through an opening in its edge and come back in elsewhere.

treasure-mushroom = mushroom
  .the = the mushroom
  .short = mushr
treasure-elephant = elephant
  .the = the elephant
  .short = eleph
treasure-sickle = sickle
  .the = the sickle
  .short = sickl
treasure-fan = fan
  .the = the fan
  .short = fan
treasure-candle = candle
  .the = the candle
  .short = candl
treasure-key = key
  .the = the key
  .short = key
treasure-urn = urn
  .the = the urn
  .short = urn
treasure-amulet = amulet
  .the = the amulet
  .short = amul
treasure-magic-hat = magic hat
  .the = the magic hat
  .short = hat
treasure-dragon-tooth = dragon tooth
  .the = the dragon tooth
  .short = tooth
treasure-cauldron = cauldron
  .the = the cauldron
  .short = cauld
treasure-dagger = dagger
  .the = the dagger
  .short = daggr
treasure-skull = skull
  .the = the skull
  .short = skull
treasure-lantern = lantern
  .the = the lantern
  .short = lantn
treasure-magic-broom = magic broom
  .the = the magic broom
  .short = broom
treasure-scroll = scroll
  .the = the scroll
  .short = scrol
treasure-winged-shoes = winged shoes
  .the = the winged shoes
  .short = shoes
treasure-runestone = runestone
  .the = the runestone
  .short = rune
treasure-potion = potion
  .the = the potion
  .short = potn
treasure-magic-wand = magic wand
  .the = the magic wand
  .short = wand
treasure-doll = doll
  .the = the doll
  .short = doll
treasure-mandrake = mandrake
  .the = the mandrake
  .short = mandr
treasure-magic-crystal = magic crystal
  .the = the magic crystal
  .short = cryst
treasure-shell = shell
  .the = the shell
  .short = shell

marking-sun = sun
  .the = the sun
  .short = sun
marking-moon = moon
  .the = the moon
  .short = moon
marking-star = star
  .the = the star
  .short = star
marking-wave = wave
  .the = the wave
  .short = wave
marking-flame = flame
  .the = the flame
  .short = flame
marking-leaf = leaf
  .the = the leaf
  .short = leaf

page-0 = Rubble pushes { arrow-0.the }
page-1 = Rubble pushes { arrow-1.the }
page-2 = Rubble pushes { arrow-2.the }
page-3 = Rubble pushes { arrow-3.the }
page-4 = Rubble pushes { arrow-4.the }
page-5 = Rubble pushes { arrow-5.the }
page-6 = Rubble pushes { arrow-6.the }
page-7 = Rubble pushes { arrow-7.the }
page-8 = Rubble pushes { arrow-8.the }
page-9 = Rubble pushes { arrow-9.the }
page-10 = Rubble pushes { arrow-10.the }
page-11 = Rubble pushes { arrow-11.the }
page-12 = Rubble buries { treasure-mushroom.the } and { marking-sun.the }
page-13 = Rubble buries { treasure-elephant.the } and { marking-wave.the }
page-14 = Rubble buries { treasure-sickle.the } and { marking-moon.the }
page-15 = Rubble buries { treasure-fan.the } and { marking-flame.the }
page-16 = Rubble buries { treasure-candle.the } and { marking-star.the }
page-17 = Rubble buries { treasure-key.the } and { marking-leaf.the }
page-18 = { colour-red } and { colour-yellow } are put in the corner of { colour-blue }
page-19 = { colour-yellow } and { colour-blue } are put in the corner of { colour-green }
page-20 = { colour-blue } and { colour-green } are put in the corner of { colour-red }
page-21 = { colour-green } and { colour-red } are put in the corner of { colour-yellow }
page-22 = { colour-red } and { colour-blue } are put in the corner of { colour-green }
page-23 = { colour-yellow } and { colour-green } are put in the corner of { colour-red }

## Why the rules refuse

tm-set-1 = Every seat has a colour of its own: name { $seats } different ones, or none for the usual colours.
tm-set-8 = Seats are counted from 0; the first seat can be at most { $most }, not { $value }.
tm-deal-5 = If spells are assigned, name a different one for each of the { $seats } seats: rotate, switch, traverse, teleport or escape.
tm-deal-7 = Spells can be named only in standard or expert mode, and together with the option “deal assigned”.
tm-set-6 = Choose your spell first; the game begins when everybody has one.
tm-deal-4 = { $spell } is not among the spells to choose from. Choose one that is left.
tm-deal-e2 = Nobody chooses a spell now. Use the ones you have.
tm-cmp-1 = There is no such cell. Columns are A to G, rows 1 to 7.
tm-cmp-2 = A tile has four rotations; this is none of them.
tm-cmp-3 = A straight tile lies the same after two turns. Choose one of its first two rotations.
tm-cmp-5 = There is no such arrow. Arrows are numbered from 0 to 11.
tm-turn-3 = You do not have the spell { $spell }.
tm-turn-5 = { $spell } is cast between moves, not on the way. Cast it by itself.
tm-turn-6 = { $spell } is spent; it is ready again in your next turn.
tm-turn-7 = It is not your turn. { $seat } is playing.
tm-push-2 = Rubble cannot be pushed out, and there is some at the other end. Choose another arrow.
tm-rot-2 = The tile on { $cell } already lies like that. Choose another rotation.
tm-rot-3 = The tile on { $cell } is part of the board and cannot be turned.
tm-rot-4 = Rubble cannot be turned. Walk onto { $cell } to clear it.
tm-act-2 = Two neighbouring loose tiles are named by the one in column B, D or F and row 2, 4 or 6, and a side.
tm-move-2 = There is no open way to { $cell }. Choose a highlighted cell.
tm-move-7 = Staying on { $cell } would collect nothing, so it needs no move.
tm-move-e2 = There is no rubble under your pawn to clear.
tm-down-1 = First turn up the tile under your pawn: choose how it should lie.
tm-tre-3 = You have made both your moves. A second treasure does not earn another one.
tm-tre-e5 = You have made your move, and it collected nothing. You have no other this turn.
tm-endt-4 = First turn up the tile under your pawn; then you can end your turn.
tm-spell-e1 = You can walk to { $cell } without { $spell }. Keep the spell.
tm-spell-e6 = { $spell } does not help you stay where you are.
tm-trv-1 = There is no way to { $cell } through one tile of rubble.
tm-tpt-1 = Jumping from a corner you can reach to another does not get you to { $cell }.
tm-esc-1 = There is no way to { $cell } through the openings in the edge.
tm-win-e3 = The game is over.

## The lesson

lesson-welcome = You play together, against a book. The figure in the top left corner is yours, and your board shows two treasures: the key and the potion. Everybody sees everything; talk as much as you like.
lesson-page = Every turn begins with a page of the book. This one has pushed a tile into row 2 from the left, face down. Rubble like this blocks the way, and nobody may look under it. When the book has no pages left, the game is over.
lesson-rotate = You have two spells, each of which works once per turn. The key is out of reach. Cast Rotate on the marked tile, and a way opens.
lesson-walk = You can walk wherever the path is highlighted, as far as you like. Walk to the key.
lesson-push = Collected. Your first treasure of a turn earns you a second move. Cast Push first: push the spare tile in at the marked arrow, and the way to the potion opens.
lesson-bonus = Now walk to the potion.
lesson-turn = Two treasures in one turn: nobody can do better. End your turn; your board is filled again, your spells will be ready again, and the book goes to the next seat.
lesson-rubble = The other player has had a turn, and you have turned a page: it has buried the fan, and the fan is on your board. You know where it was. You can walk onto rubble, but not past it.
lesson-clear = Whoever ends a move on rubble turns it up and chooses how the tile should lie. Turn it as marked.
lesson-end = Found it. That is the game: read a page, cast, walk, collect, remember. Collect all 24 treasures before the end of the book, and you win together. Use your spells for the others as well.

## The screen

book-title = Book of Daedalus
book-left = { $count ->
    [0] Last page
    [one] 1 page left
   *[other] { $count } pages left
  }
book-few = { $count ->
    [0] the last
   *[other] { $count } left
  }
book-unread = No page has been read yet
book-push = Rubble is pushed in
book-flip = The floor gives way
book-teleport = Carried off
portal-title = Treasures
portal-count = { $count } of 24
portal-label = The portal: { $count } of 24 stones are set.
overview-title = The table at a glance
board-of = Board of { $seat }
card-none = No card
card-first = To be collected first.
spells-title = Spells
spells-of = Spells of { $seat }
spell-spent = Spent this turn.
moves-left = { $count ->
    [0] No move left
    [one] 1 move left
   *[other] { $count } moves left
  }
moves-bonus = Bonus move
team-waits = { $seat } is playing. Talk it over as much as you like.
end-turn-final = The next page will be turned. That cannot be taken back.
choose-rotate = Choose a loose tile to turn.
choose-switch = Choose a loose tile to switch.
choose-beside = Choose the tile beside it.
cast-rotate = Turn the tile
cast-switch = Switch the tiles
cast-flip = Lay it like this
preview-rotate = The tile on { $cell } turns.
preview-switch = The tiles on { $cell } and { $beside } change places.
preview-flip = The tile on { $cell } will lie like this.
reach-title = Whose paths are shown
reach-places = { $places ->
    [0] { $seat } can reach 0 places: there is no way on.
    [one] { $seat } can reach 1 place.
   *[other] { $seat } can reach { $places } places.
  }
reach-item = { $treasure-the } ({ $seat })
reach-finds = Treasures in reach: { $list }.
fact-found = Treasures found
plan-finds = After that, in reach: { $list }.
plan-none = After that, no other treasure is in reach.
walk-rubble = Rubble: you will turn it up, for good.
walk-treasure = You will find { $treasure-the } here.
walk-spends = { $spell } is spent on { $cell }.
cell-rubble = Rubble, no way through.
cell-marked = Marked with { $marking-the }.
cell-wanted = Wanted by { $seat }.
arrow-blocked = { $arrow-the }, blocked: rubble lies at the other end.
brief-insert = Push { $arrow-the }
brief-rotate = Turn the tile on { $cell }
brief-switch = Switch { $cell } with its neighbour to the { $side }
brief-flip-up = Turn the tile up
rules-key-spells = take up one of your spells, or put it away

## Rules that the lab can leave out

rule-one-card-at-a-time = one card at a time
rule-dealt-spells = dealt spells
