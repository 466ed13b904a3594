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
brief-dust-all = ✦ full
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
