# Effects in sentences: what a card of a pack says that has no text of its own
effect-option = { $effects }.
effect-option-paid = For { $cost }: { $effects }.
effect-option-or = Or { $effects }.
effect-option-or-paid = Or for { $cost }: { $effects }.
effect-uses = One use after the other: { $uses }.
effect-uses-free = Each use as you like: { $uses }.
effect-or = { $first }, or { $second }
effect-and = { $first } and { $second }
effect-then = { $first }; { $second }
effect-nothing = nothing
effect-face = { $faces }: { $effects }
effect-paid-dust = { $count } dust
effect-paid-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
effect-paid-bucket = a full bucket
effect-icon = { $count ->
    [one] 1 { $icon }
   *[other] { $count } { $icon-many }
  }{ $reach ->
    [0] { "" }
   *[other] , reach { $reach }
  }
effect-reuse = use a place once more
effect-dust = { $who ->
    [any] recover { $count } dust, for any hero
    [split] share out { $count } dust
    [each] each recovers { $count } dust
   *[other] recover { $count } dust
  }
effect-dust-all = { $who ->
    [each] each recovers all dust
   *[other] recover all dust
  }
effect-heal = { $who ->
    [any] recover { $count } resistance, for any hero
    [split] share out { $count } resistance
    [each] each recovers { $count } resistance
   *[other] recover { $count } resistance
  }
effect-heal-all = { $who ->
    [any] recover all resistance of any hero
    [each] each recovers all resistance
   *[other] recover all resistance
  }
effect-draw = { $who ->
    [each] each draws
   *[other] draw
  } { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
effect-lose = { $who ->
    [each] each loses { $count } resistance
   *[other] lose { $count } resistance
  }
effect-gain = { $who ->
    [each] each takes
   *[other] take
  } { $what ->
    [item] an item
    [fairy] a fairy
   *[other] an item or a fairy
  }
effect-hit = { $count } damage { $range ->
    [adjoining] to the foe beside you
    [elsewhere] to a foe on another cell
   *[anywhere] to any foe
  }{ $armour ->
    [yes] , less armour
   *[no] , whatever its armour
  }
effect-damage = { $count } damage
effect-hit-die = { $range ->
    [adjoining] shoot at the foe beside you
    [elsewhere] shoot at a foe on another cell
   *[anywhere] shoot at any foe
  }, and the die decides: { $table }
effect-roll = the die decides: { $table }
effect-either = { $who ->
    [each] each player chooses: { $choices }
   *[other] choose: { $choices }
  }
effect-peek = look at the next { $count ->
    [one] game card
   *[other] { $count } game cards
  } and { $order ->
    [order] put them back on top in any order
   *[other] put each on top of the deck or under it
  }
effect-reveal = { $count ->
    [-1] reveal one game card fewer this turn
    [one] reveal 1 more game card this turn
   *[other] reveal { $count } more game cards this turn
  }
effect-reveal-now = reveal a game card at once
effect-fetch = take a card of your choice from your deck or discard pile
effect-repeat = a card that you have played this turn happens again
effect-weaken = one monster has 1 claw and 1 armour less this turn
effect-swap-heroes = change cells with another hero who agrees
effect-swap-monsters = swap two monsters
effect-remove-threat = remove a threat
effect-set-die = name the result of the die
effect-reroll = roll the die again and recover { $dust } dust
effect-token = the die says where this token comes: { $token } ({ $help })
effect-trap = set trap { $number }
effect-hero-to = { $where ->
    [left] { $who ->
        [each] each hero moves
       *[other] your hero moves
      } 1 cell to the left, or loses 1 resistance on cell 1
    [castle] { $who ->
        [each] all heroes are put in the castle
       *[other] your hero is put in the castle
      }
    [die] { $who ->
        [each] all heroes are put
       *[other] your hero is put
      } on the cell that the die shows
   *[choice] { $who ->
        [each] each player may put their hero
       *[other] put your hero
      } on any cell
  }
effect-fill-bucket = fill your bucket
effect-put-out = put out 1 fire here and take an item or a fairy
effect-remove-fire = you may put out a fire anywhere
effect-ravager = a Ravager joins the monster nearest to the castle
effect-observe = observe a moon on its own cell
effect-move-cards = { $swap ->
    [yes] swap two cards of the passage, or move one to an empty cell
   *[no] move one monster to an empty cell
  }
effect-sabotage = the Observatory cannot be used until a hero spends { $repair } dust
effect-portals = from now on a step from cell 3 to 4 ends on cell 7, one from 4 to 3 on cell 1; each recovers 1 dust
effect-storm = a storm token comes to each place
effect-swap-places = the places { $first } and { $second } change numbers
effect-gifts = each player takes a different gift: 1 resistance, 2 dust, 1 card, or a teleport
effect-move-cart = move the cart 1 cell
effect-mine = bring up { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
  }; when the place rises to { $rich } or more, take a fairy
effect-sharp-bend = 1 crystal falls off the cart, and it rolls 1 cell towards the castle
effect-brake-failure = the cart rolls 2 cells to the left; if something stops it, it loses 1 crystal
effect-bats = the die picks two hero cells: each step between them does 1 damage, which a shield cancels
effect-gate = the gate falls between two hero cells
effect-secret-passage = the die picks a passage cell that everything skips from now on
effect-magma = take the magma and lose 1 resistance; thrown, it deals { $damage } damage
effect-dial = each item that you discard turns the dial by one notch; your hero goes to the cell that it shows
effect-whispers = a madness card comes on top of each deck
effect-strike = strike a hero on your cell for 1 damage
effect-lose-fairy = lose one of your fairies
effect-lose-trap = lose a trap that is set
effect-charge = { $shock ->
    [both] charge both shocks ({ $left } damage and { $right } damage)
    [left] charge the left shock ({ $left } damage)
   *[right] charge the right shock ({ $right } damage)
  }
effect-discharge = fire what is charged
effect-nugget = name an icon: if your next card shows it, it comes to your hand, and you may look at { $look } game cards
effect-advance = the Incarnation moves 1 cell on, unless its Head is on cell { $last }
effect-darkness-hurts = heroes within one cell of the Head lose { $count } resistance
effect-collapse = all traps that are set go back to the reserve
