## The classic game

game = Classic
game-summary = Shift the maze, find your treasures, and be the first one home.
option-events = Event tiles: 12 tiles carry a helpful message on their back
option-young = For younger players: nobody needs to return home
option-first-seat = Which seat begins, counting from 0
option-colours = The colours of the seats: red, yellow, blue, green

## What the active seat is asked

ask-shift = { $seat }: push the spare tile into the maze.
ask-move = { $seat }: walk as far as you like, or stay.
ask-extra = { $seat }: an extra turn. Push the spare in once more and walk again, or leave it.
ask-double-shift = { $seat }: push the tile that just came out back in, or leave it.
ask-swap = { $seat }: swap places with another pawn, or leave it.
ask-peek = { $seat }: look at your second card, or leave it.
ask-exchange = { $seat }: choose another of your treasures to look for, or leave it.

## What a seat may do

insert = Push { $arrow-the }, rotation { $rotation }
walk = Walk to { $cell }
swap = Swap places with { $seat }
exchange = Look for { $treasure-the } first
peek = Look at your second card
skip = Leave it

## What happens

inserted = { $piece } pushes { $arrow-the }.
message-read = { $seat } reads a message: { $message }.
skipped = { $seat } leaves the message unused: { $message }.
swapped = { $seat } swaps places with { $other }.
peeked = { $seat } looks at a second card.
exchanged = { $seat } chooses another treasure to look for.
target-seen = Your target: { $treasure-the }.
walked = { $steps ->
    [0] { $piece } stays on { $cell }.
   *[other] { $piece } walks to { $cell }.
  }
found = { $seat } finds { $treasure-the }.
home-called = { $seat } has found everything and heads home.
won = { $seat } wins.

## How the game ends

outcome-home = { $seat } found every treasure and came home first.
outcome-all-found = { $seat } found every treasure first.

## Names

message-double-shift = Second push
  .help = push the expelled tile in at once, before you walk.
message-extra-turn = Extra turn
  .help = after your walk, push and walk once more.
message-swap = Change places
  .help = swap places with another pawn, then walk from there.
message-peek = Second card
  .help = look at your second card; both are targets until you find one.
message-exchange = New target
  .help = look for another of your treasures first; the rest are shuffled.
message-wall-pass = Through a wall
  .help = on this walk you may cross one wall.

target-home = your start corner

treasure-spellbook = spellbook
  .the = the spellbook
  .short = book
treasure-purse = purse
  .the = the purse
  .short = purse
treasure-map = map
  .the = the map
  .short = map
treasure-crown = crown
  .the = the crown
  .short = crown
treasure-keys = keys
  .the = the keys
  .short = keys
treasure-skull = skull
  .the = the skull
  .short = skull
treasure-ring = ring
  .the = the ring
  .short = ring
treasure-chest = chest
  .the = the chest
  .short = chest
treasure-jewel = jewel
  .the = the jewel
  .short = jewel
treasure-sword = sword
  .the = the sword
  .short = sword
treasure-candelabra = candelabra
  .the = the candelabra
  .short = candl
treasure-helmet = helmet
  .the = the helmet
  .short = helm
treasure-bat = bat
  .the = the bat
  .short = bat
treasure-dragon = dragon
  .the = the dragon
  .short = dragn
treasure-genie = genie
  .the = the genie
  .short = genie
treasure-ghost = ghost
  .the = the ghost
  .short = ghost
treasure-sorceress = sorceress
  .the = the sorceress
  .short = sorcr
treasure-troll = troll
  .the = the troll
  .short = troll
treasure-lizard = lizard
  .the = the lizard
  .short = lizrd
treasure-moth = moth
  .the = the moth
  .short = moth
treasure-owl = owl
  .the = the owl
  .short = owl
treasure-rat = rat
  .the = the rat
  .short = rat
treasure-scarab = scarab
  .the = the scarab
  .short = scarb
treasure-spider = spider
  .the = the spider
  .short = spidr

## Why an action is a good one

why-home-now = Comes home now, and wins.
why-only-way = Reaches { $treasure-the } now; with any other push it takes at least { $turns } turns, if nobody gets in the way.
why-best-way = Reaches { $treasure-the } now. { $ways } pushes do; this one is best for what follows.
why-there = Reaches { $treasure-the } now.
why-soon = { $percent }% of the pushes that may follow leave a way from { $cell } to { $treasure-the } next turn.
why-far = Reaching { $treasure-the } takes at least { $turns } turns, if nobody gets in the way.
why-home-soon = { $percent }% of the pushes that may follow leave a way home from { $cell } next turn.
why-home-far = Getting home takes at least { $turns } turns, if nobody gets in the way.
why-block = { $other } could get home with the next push. This closes the way.
why-swap = Where { $other } stands is a better place to walk from.
why-exchange = Your current target is harder to reach than { $treasure-the }.
why-peek = With two targets to choose from, one will be within reach sooner.
why-skip = Nothing the message offers is better than what you have.

## Why the rules refuse

cl-set-7 = Every seat has a colour of its own: name { $seats } different ones, or none for the usual colours.
cl-set-9 = Seats are counted from 0; the first seat can be at most { $most }, not { $value }.
cl-cmp-1 = There is no such cell. Columns are A to G, rows 1 to 7.
cl-cmp-3 = A tile has four rotations; this is none of them.
cl-cmp-13 = There is no such arrow. Arrows are numbered from 0 to 11.
cl-turn-1 = It is not your turn. { $seat } is playing.
cl-turn-2 = You have already pushed. Now walk, or stay on your cell.
cl-turn-3 = You must push the spare in, even if your target is in reach.
cl-turn-5 = Push the spare in first; walking comes after.
cl-shift-5 = That would undo the push just made. Choose another arrow.
cl-shift-11 = A straight tile lies the same after two turns. Choose one of its first two rotations.
cl-move-2 = No way through to { $cell } from here. Choose a highlighted cell.
cl-move-3 = To stay, choose the cell you are standing on.
cl-end-3 = The game is over.
cl-evt-4 = First decide about the message “{ $message }”: use it or leave it.
cl-evt-7 = There is no message “{ $message }” to use now.
cl-evt-17 = Push the spare in for your extra turn first, or skip the extra turn.
cl-evt-20 = Choose another seat at this table to swap places with.
cl-evt-28 = { $treasure } is not among the cards to choose from. Choose one of your own below the top one.

## On the screen

brief-insert = Push { $arrow-the }
seat-left = { $count } left
your-treasure = Your treasure
only-you = Only you see this
goal-find = Find { $treasure-the }
goal-either = Find either of the two
goal-go-home = Go back to your start corner
goal-home-card = Home
goal-done = Everything is found
goal-at = At { $cell }.
goal-far = At { $cell }, out of reach.
goal-near = { $steps ->
    [0] You are standing on it. Stay, and it is found.
    [one] At { $cell }, 1 step away.
   *[other] At { $cell }, { $steps } steps away.
  }
goal-after = { $steps ->
    [0] At { $cell }: right under your pawn once you push.
    [one] At { $cell }: 1 step away once you push.
   *[other] At { $cell }: { $steps } steps away once you push.
  }
goal-spare = On the spare tile.
goal-cover = Cover your card
goal-uncover = Uncover your card
goal-covered = Your card is covered
goal-peek = Tap it, or hold P, to look.
found-so-far = Found so far: { $found } of { $all }
fact-found = Treasures found
preview-reach = { $places ->
    [0] Your pawn could only stay where it is.
    [one] 1 place comes within reach.
   *[other] { $places } places come within reach.
  }
preview-target = { $places ->
    [one] 1 place comes within reach, and { $treasure-the } is there.
   *[other] { $places } places come within reach, and { $treasure-the } is one of them.
  }
preview-target-here = { $places ->
    [0] Your pawn stands on its treasure and could only stay.
    [one] Your pawn stands on its treasure, and 1 place comes within reach.
   *[other] Your pawn stands on its treasure, and { $places } places come within reach.
  }
preview-home = { $places ->
    [one] 1 place comes within reach: your start corner.
   *[other] { $places } places come within reach, and your start corner is one of them.
  }
preview-home-here = { $places ->
    [0] Your pawn stands on its start corner and could only stay.
    [one] Your pawn stands on its start corner, and 1 place comes within reach.
   *[other] Your pawn stands on its start corner, and { $places } places come within reach.
  }
walk-target = { $steps ->
    [0] Stay on { $cell }: you find { $treasure-the }.
    [one] 1 step to { $cell }: there you find { $treasure-the }.
   *[other] { $steps } steps to { $cell }: there you find { $treasure-the }.
  }
walk-home = { $steps ->
    [0] Stay on { $cell }: you are home.
    [one] 1 step to { $cell }: there you are home.
   *[other] { $steps } steps to { $cell }: there you are home.
  }

## The lesson

lesson-welcome = This garden maze never stays the same. The figure in the top left corner is yours, and your card shows the treasure you are looking for. Only you can see it.
lesson-push = Every turn begins with the spare tile. Turn it until it lies as marked: tap it, or press R. Then choose the marked arrow, look at what would change, and push it in.
lesson-walk = You can walk wherever the path is highlighted, as far as you like. Walk to your treasure.
lesson-found = Found. A new card shows your next treasure. Meanwhile the other player has had a turn, and pushed a tile in as well. The arrow with the lock would undo that push, so nobody may use it now.
lesson-push-again = Your new treasure is out of reach. Push the tile in at the marked arrow, and a way opens.
lesson-walk-again = Now walk to your treasure.
lesson-edge = Figures ride on their tiles, and a figure pushed off the edge comes back on the other side. Push your own column from the top and see.
lesson-walk-far = You are at the top now, and the way is open. A walk may be long: go and take your treasure.
lesson-end = That is the whole game: push, walk, find. The first player to find all their treasures and get back to their start corner wins.

## Rules that the lab can leave out

rule-messages = messages
rule-way-home = the way home
