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
    [old] played with older rules
   *[open] in progress
  }: { $title }
campaign-none = There are no campaigns yet.

## The lab

lab-playing = Playing
lab-ending = ended by
lab-player = player
lab-wins = wins
lab-games = games
lab-track = Goblin track
lab-seconds = seconds of CPU
lab-phase = part
lab-first = first game
lab-chapter-1 = Ch. 1
lab-chapter-2 = Ch. 2
lab-chapter-3 = Ch. 3
lab-chapter-4 = Ch. 4
lab-later = after
lab-final = final
lab-held = Items
lab-looted = looted
lab-crystals = Crystals
lab-turns = turns
lab-quests = Quests
lab-done = completed
lab-wardens = fifth Warden
lab-repaired = repaired
lab-used = used
lab-drawn = drawn
bad-games = { $value } games cannot be played. Choose at least one.
bad-seconds = { $value } seconds is no time to think. Choose a number above 0.

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

## Legends in the terminal

mat-castle = castle
mat-incarnation = The Incarnation of Darkness:
mat-head = HEAD
mat-tail = tail
mat-crystal = ◊
mat-shock = shock
mat-once = at once:
mat-secret = (secret)
mat-marked = ◎ dial
mat-moon-cell = ☾ on { $cell }
mat-crystals = ◊{ $count }
mat-rewards = Rewards: { $rewards }
mat-cave-in = cave-in
mat-mud = +1 boots
mat-cart = cart ◊{ $count }
mat-lava-hot = hot lava
mat-lava-rough = rough
mat-lava-smooth = cooled
mat-gate = Gate between { $left } and { $right }.
mat-bats = Bats between { $left } and { $right }.
mat-portals = Elven paths: going from 3 to 4 leads to 7, from 4 to 3 leads to 1.
mat-spaces = ◊{ $count }/{ $all }
mat-guild = hunters { $count }
mat-storm = storm
mat-sabotaged = sabotaged
mat-used = used
mark-armour = A
mark-claws = C
mark-dread = D
party-chapter = { $name } · turn { $turn } · { $cards } game cards left
party-known = Next in the game deck: { $cards }
party-journal = Campaign: { $chapters }
party-goal-fire = Put out all fires: { $count } burning.
party-goal-moons = Observe all six moons: { $count } observed.
party-goal-crystals = Bring { $all } crystals to the castle: { $count } delivered.
party-goal-magma = Cool all lava: { $count } hot. The dial shows { $dial }.
party-goal-darkness = Defeat all { $all } bodies: { $count } defeated.
party-storms = Storm tokens on the deck: { $count }.
party-shock = Magic Shock: left { $left }, right { $right }.
party-piles = hand { $hand }, deck { $deck }, discard { $discard }
party-hand = hand: { $cards }
party-pool = ready: { $icons }
party-eaten = ✦{ $count } eaten
party-bucket-full = full bucket
party-bucket-empty = empty bucket
party-key = the key
party-magma = the magma
party-top = On top of the deck: { $cards }
party-played = Played: { $cards }
party-items = Items to win:
party-fairies = Fairies to win: { $fairies }
type-deed = A word, as in p1, or a number, or e to end the turn (? for help)
unclear-deed = I do not understand “{ $typed }”. Type what is shown before an action, such as p1, m5, a4 or v, or e to end the turn.
help-deed = p3       play card 3 of the hand; p3b: its second option
    m5       walk to cell 5; m5s: with a shield against bats
    t5       teleport to cell 5
    a4       attack what is on passage cell 4; a4m: with the magma
    v        use the place beside the hero; vb: its second option
    k, f1    use the skill track, or fairy 1
    d1       discard three cards for an icon: d1 sword, d2 shield, d3 dust, d4 boots
    e        end your turn
    7        do what number 7 says; everything else has its word in the list
    ♥ resistance or health, ✦ dust, ◊ crystals, A armour, C claws, D dread, [3] a trap
brief-icon-sword = sword
brief-icon-shield = shield
brief-icon-boots = boots
brief-icon-ranged = shot
brief-icon-teleport = teleport
brief-icon-reuse = reuse
brief-icon-transmute = transmute
brief-icon-dust = dust
brief-who-self = { "" }
brief-who-any = { " (any hero)" }
brief-who-split = { " (shared)" }
brief-who-each = { " (each)" }
brief-dust = ✦+{ $count }
brief-heal = ♥+{ $count }
brief-heal-all = ♥ full
brief-draw = draw { $count }
brief-lose = ♥−{ $count }
brief-gain-item = an item
brief-gain-fairy = a fairy
brief-gain-either = an item or a fairy
brief-hit = { $count } damage
brief-roll = die { $table }
brief-peek = look at { $count } game cards
brief-reveal-more = { $count } more to reveal
brief-reveal-less = one fewer to reveal
brief-reveal-now = reveal a game card now
brief-fetch = fetch a card
brief-repeat = repeat a card
brief-weaken = weaken a monster
brief-swap-heroes = swap with a hero
brief-swap-monsters = swap two monsters
brief-remove-threat = remove a threat
brief-set-die = choose the die
brief-reroll = roll again, ✦+{ $dust }
brief-token = { $name }
brief-trap = trap { $number }
brief-hero-to-left = one cell left
brief-hero-to-castle = to cell 7
brief-hero-to-die = to a cell by the die
brief-hero-to-choice = to any cell
brief-bucket = full bucket
brief-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
brief-fill-bucket = fill the bucket
brief-put-out = put out a fire
brief-remove-fire = remove a fire
brief-ravager = a Ravager
brief-observe = observe a moon
brief-move-cards = move a monster
brief-move-cards-swap = move or swap passage cards
brief-sabotage = sabotage
brief-portals = elven paths
brief-storm = storm
brief-swap-places = places { $first } and { $second } swap
brief-gifts = gifts for all
brief-move-cart = move the cart
brief-mine = ◊+{ $count }
brief-sharp-bend = sharp bend
brief-brake-failure = brake failure
brief-bats = bats
brief-gate = gate
brief-secret-passage = secret passage
brief-magma = take the magma, ♥−1
brief-dial = items turn the dial and carry the hero
brief-whispers = madness for each
brief-strike = strike a hero here
brief-lose-fairy = lose a fairy
brief-lose-trap = lose a trap
brief-charge-left = charge left
brief-charge-right = charge right
brief-charge-both = charge both
brief-discharge = fire what is charged
brief-nugget = name an icon: if the top card shows it, take it
brief-advance = the Incarnation advances
brief-darkness-hurts = ♥−{ $count } near the Head
brief-collapse = all traps are lost

## Chronicles in the terminal

saga-title = Game { $game } of the campaign · turn { $turn } · { $stage }
saga-crystals = Crystals: { $count }; the next Chapter needs { $need }.
saga-items = Items: { $held } held, { $looted } looted, { $hidden } hidden.
saga-dice = Dice: { $faces }.
saga-mark-red = r
saga-mark-purple = p
saga-mark-blue = b
saga-mark-yellow = y
saga-skills = Skills of the group: { $cards }
saga-scrolls = Scrolls: { $cards }
saga-folk = Fairy Folk: { $cards }
saga-tokens = Tokens: { $cards }
saga-snares = { $count ->
    [one] 1 snare
   *[other] { $count } snares
  }
saga-pennies = { $count ->
    [one] 1 penny
   *[other] { $count } pennies
  }
saga-wisps = { $count ->
    [one] 1 wisp
   *[other] { $count } wisps
  }
saga-next-items = Next in the Item deck: { $cards }
saga-next-events = Next in the Event deck: { $cards }
saga-last-events = Bottom of the Event deck: { $cards }
saga-looted = Looted: { $cards }
saga-quests = Quests: { $cards }
saga-objectives = Objectives: { $cards }
saga-rituals = Rituals: { $cards }
saga-chance = The rest is left to chance.
saga-find = { $hero } could collect { $item-the }.
saga-village = The village after game { $games } · stash: { $stash } Crystals
saga-chapters = Chapters: { $count } of { $all }; the next one needs { $need } Crystals in one game.
saga-chapters-all = Chapters: all { $all }.
saga-shut = shut until Chapter 2 is completed
saga-track = Goblin track: { $space } of { $length }.
saga-track-script = A page of the story on { $space }.
saga-track-loss = On { $space } it costs { $count } Crystals.
saga-pages = { $count ->
    [one] The story has 1 page. Type: story
   *[other] The story has { $count } pages. Type: story
  }
type-saga = Arrow and rotation, as in 9b, a cell, as in d3, a card, as in use haste, or e (? for help)
type-place = A cell, as in d3, or a word from the list (? for help)
unclear-saga = I do not understand “{ $typed }”. Type a push such as 9b, a cell such as d3, a word from the list, or a number.
help-saga = 9b       push the extra tile in at arrow 9, turned as b; Enter confirms
    9b d3    push, and walk to D3 at once
    d3       walk to D3, or choose it; via d3: walk there, and pause
    { "." }        stay where you are, or end a paused Move
    use X    use a card from the list, as in: use haste
    -        use nothing, or be done
    hush X   stop asking me about card X; reserve X: only when it matters
    heed X   ask me about it as usual; halt event: stop me there
    e        end your turn
    hammer 3, buy X, repair X, open X 2, save: in the village
    7        do number 7 of the list
    quests, cards, story: what the cards say, and the story so far
    ◎ Portal, ○ Echo, ▾ Looter, ■ Warden, Ω Dragon, ¤ ✿ * tokens of buildings,
    ⌂ start, ✦ ready, ⧗ Hourglasses, ◊ Crystals
