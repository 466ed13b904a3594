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
effect-reuse = { $count ->
    [one] use a place once more
   *[other] { $count } times, use a place once more
  }
effect-dust = { $who ->
    [any] a hero of your choice recovers { $count } dust
    [split] share out { $count } dust among the heroes
    [each] each hero recovers { $count } dust
   *[other] recover { $count } dust
  }
effect-dust-all = { $who ->
    [any] a hero of your choice recovers all dust
    [each] each hero recovers all dust
   *[other] recover all dust
  }
effect-heal = { $who ->
    [any] a hero of your choice recovers { $count } resistance
    [split] share out { $count } resistance among the heroes
    [each] each hero recovers { $count } resistance
   *[other] recover { $count } resistance
  }
effect-heal-all = { $who ->
    [any] a hero of your choice recovers all resistance
    [each] each hero recovers all resistance
   *[other] recover all resistance
  }
effect-draw = { $who ->
    [each] each player draws
   *[other] draw
  } { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
effect-lose = { $who ->
    [any] a hero of your choice loses { $count } resistance
    [each] each hero loses { $count } resistance
   *[other] lose { $count } resistance
  }
effect-gain = { $who ->
    [each] each hero takes
   *[other] take
  } { $what ->
    [item] an item
    [fairy] { $source ->
        [sanctuary] one of the fairies here
       *[market] a fairy
      }
   *[other] { $source ->
        [sanctuary] an item or one of the fairies here
       *[market] an item or a fairy
      }
  }
effect-hit = { $count } damage { $range ->
    [adjoining] to the foe beside you
    [elsewhere] to a foe on another cell
   *[anywhere] to any foe
  } { $device-with }{ $armour ->
    [yes] , less armour
   *[no] , whatever its armour
  }
effect-damage = { $count } damage
effect-hit-die = { $range ->
    [adjoining] shoot at the foe beside you
    [elsewhere] shoot at a foe on another cell
   *[anywhere] shoot at any foe
  } { $device-with }{ $armour ->
    [yes] ; the die decides, less armour
   *[no] , whatever its armour; the die decides
  }: { $table }
effect-roll = the die decides: { $table }
effect-either = { $who ->
    [each] { $may ->
        [yes] each player may choose
       *[no] each player chooses
      }
   *[other] { $may ->
        [yes] you may choose
       *[no] choose
      }
  }: { $choices }
effect-peek = look at the next { $count ->
    [one] game card
   *[other] { $count } game cards
  } and { $order ->
    [order] { $count ->
        [one] put it back on top
       *[other] put them back on top in any order
      }
   *[other] { $count ->
        [one] put it
       *[other] put each
      } on top of the deck or under it
  }
effect-reveal = { $count ->
    [-1] reveal one game card fewer this turn
    [one] reveal 1 more game card this turn
   *[other] reveal { $count } more game cards this turn
  }
effect-reveal-now = reveal a game card at once
effect-fetch = take a card of your choice from your deck or discard pile
effect-repeat = a card that you have played this turn happens again
effect-weaken = one monster has 1 fewer claw and 1 less armour this turn
effect-swap-heroes = swap cells with another hero who agrees
effect-swap-monsters = swap two monsters
effect-remove-threat = remove a threat
effect-set-die = name the result of the die
effect-reroll = roll the die again and recover { $dust } dust
effect-token = the die decides where this token goes: { $token } ({ $help })
effect-trap = set trap { $number }
effect-hero-to = { $where ->
    [left] { $who ->
        [any] a hero of your choice moves
        [each] each hero moves
       *[other] your hero moves
      } 1 cell to the left, or loses 1 resistance on cell 1
    [castle] { $who ->
        [any] a hero of your choice is put in the castle
        [each] all heroes are put in the castle
       *[other] your hero is put in the castle
      }
    [die] { $who ->
        [any] a hero of your choice is put
        [each] all heroes are put
       *[other] your hero is put
      } on the cell that the die shows
   *[choice] { $who ->
        [any] put a hero of your choice
        [each] each player may put their hero
       *[other] put your hero
      } on any cell
  }
effect-fill-bucket = fill your bucket
effect-put-out = put out 1 fire here and take an item or a fairy
effect-remove-fire = you may put out a fire anywhere
effect-ravager = a Ravager joins the monster nearest to the castle
effect-observe = observe a moon on its own cell
effect-move-cards = { $monsters ->
    [yes] { $swap ->
        [yes] swap a monster with another card of the passage, or move it to an empty cell
       *[no] move one monster to an empty cell
      }
   *[no] { $swap ->
        [yes] swap two cards of the passage, or move one to an empty cell
       *[no] move one card of the passage to an empty cell
      }
  }
effect-sabotage = the Observatory cannot be used until a hero spends { $repair } dust
effect-portals = from now on, a step from cell 3 to 4 ends on cell 7, and one from 4 to 3 on cell 1; each recovers 1 dust
effect-storm = a storm token is put on each place
effect-swap-places = places { $first } and { $second } swap numbers
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
effect-whispers = a madness card is put on top of each deck
effect-strike = strike a hero on your cell for 1 damage
effect-lose-fairy = lose one of your fairies
effect-lose-trap = lose a trap that is set
effect-charge = { $shock ->
    [both] charge both shocks ({ $left } damage and { $right } damage)
    [left] charge the left shock ({ $left } damage)
   *[right] charge the right shock ({ $right } damage)
  }
effect-discharge = fire what is charged
effect-nugget = name an icon: if your next card shows it, it goes into your hand, and you may look at the next { $look } game cards and put each on top of the deck or under it
effect-advance = the Incarnation moves on 1 cell, unless its Head is on cell { $last }
effect-darkness-hurts = heroes within one cell of the Head lose { $count } resistance
effect-collapse = all traps that are set go back to the reserve
