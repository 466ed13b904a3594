# What effects do, for cards of packs that bring no text of their own.
effect-move = { $inside ->
    [yes] { $charge ->
        [yes] For the rest of this Move no Goblin stops the Character, and it knocks out the Goblins on every tile that it enters.
       *[no] The next step of this Move may go through a wall.
    }
   *[no] { $who ->
        [active] The active Character makes
        [any] Choose any Character. It makes
        [each] Each Character, beginning with the active one, may make
       *[self] Your Character makes
    } a Move{ $most ->
        [any] {""}
        [1] {" "}of 1 step
       *[other] {" "}of at most { $most } steps
    }{ $nowalls ->
        [yes] , through all walls
       *[no] {""}
    }.{ $charge ->
        [yes] {" "}No Goblin stops it, and it knocks out the Goblins on every tile that it enters.
       *[no] {""}
    }
}
effect-shift = { $mode ->
    [random] { $count ->
        [1] The extra tile is pushed in
       *[other] { $count } times, the extra tile is pushed in
    } at a random arrow, in a random rotation.
    [slide] { $count ->
        [1] The 3 lines of a random side slide on by one.
       *[other] { $count } times, the 3 lines of a random side slide on by one.
    }
   *[choice] { $who ->
        [active] The active Character makes a Shift.
       *[other] Make a Shift.
    }
}
effect-rotate = { $anywhere ->
    [yes] { $count ->
        [1] Turn a loose tile as you like.
       *[other] Turn up to { $count } different loose tiles as you like.
    }
   *[no] { $count ->
        [1] Turn the loose tile under one of your Characters as you like.
       *[other] Turn up to { $count } different loose tiles under your Characters as you like.
    }
}
effect-swap = { $what ->
    [tiles] 2 loose tiles that lie side by side change places, with everything on them.
    [figures] 2 Characters, or a Character and a Goblin, change places.
   *[portal] A random Portal and a random Echo change places.
}
effect-put = { $who ->
    [goblin] Put a Goblin
    [each] { $loop ->
        [yes] It is put
       *[no] The active Character is put
    }
   *[self] Put your Character
} { $where ->
    [line] on a tile in its row or column
    [start] on its start corner
   *[anywhere] on another tile
}{ $bars ->
    [none] .
   *[some] {" "}with { $bars }.
}
    .and = and
    .portal = no Portal
    .character = no Character
    .warden = no Warden
    .dragon = no Dragon
effect-looter = { $deed ->
    [activate] Activate a Looter
    [place] Put a Looter from the campfire
   *[loot] If a Looter is there, it loots
} { $colour ->
    [random] at a random Portal.
    [next] at the next Portal in colour order.
    [dragon] at the Portal nearest to the Dragon.
   *[each] at the Portal.
}
effect-warden = { $deed ->
    [patrol] { $number ->
        [1] All Wardens walk on by one post.
       *[other] All Wardens walk on by { $number } posts.
    }
    [anchor] A Warden comes to the post { $post }, or to the next free one.
    [near-active] A Warden comes to the free post nearest to the active Character.
   *[near-dragon] A Warden comes to the free post nearest to the Dragon.
}
effect-knock-out = Knock out { $count ->
    [any] all { $enemy ->
        [looter] Looters
       *[goblin] Goblins
    }
    [1] { $fewer ->
        [yes] up to one
       *[no] a
    } { $enemy ->
        [looter] Looter
       *[goblin] Goblin
    }
   *[other] { $fewer ->
        [yes] up to{" "}
       *[no] {""}
    }{ $count } { $enemy ->
        [looter] Looters
       *[goblin] Goblins
    }
} { $where ->
    [line] in your Character’s row or column.
    [around] on your Character’s tile and the tiles beside it.
   *[maze] in the maze.
}
effect-collect = A Character of your choice collects the Item of a Portal in its row or column.
effect-crystals = { $gain ->
    [yes] Gain
   *[no] Lose
} { $count ->
    [1] 1 Crystal.
   *[other] { $count } Crystals.
}
effect-glass = { $deed ->
    [take-one] Discard 1 Hourglass from any card.
    [take-each] Discard 1 Hourglass from every Skill.
    [take-all] Discard all Hourglasses from a Skill of a Character. This card gets as many, and one more.
    [add-empty] Put 1 Hourglass on one of the Character’s own Skills that has none.
   *[add] Put 1 Hourglass on one of the Character’s own Skills.
}
effect-reroll = Roll { $most ->
    [any] any number of dice again that are
    [1] 1 die again that is
   *[other] up to { $most } dice again that are
} not resolved yet.
effect-deck = { $deed ->
    [event] { $count ->
        [1] Draw an Event and resolve it.
       *[other] Draw { $count } Events and resolve them.
    }
    [search] { $items ->
        [yes] Look through the Item deck and put one Item on top. The rest is shuffled.
       *[no] Look through the Event deck and put one Event on top. The rest is shuffled.
    }
   *[other] { $items ->
        [yes] { $count ->
            [1] Look at the top Item.
           *[other] Look at the top { $count } Items.
        }
       *[no] { $count ->
            [1] Look at the top Event.
           *[other] Look at the top { $count } Events.
        }
    }
}{ $deed ->
    [order] { $count ->
        [1] {" "}Put it back.
       *[other] {" "}Put them back on top in any order.
    }
    [sort] { $count ->
        [1] {" "}Put it on top of the deck or under it.
       *[other] {" "}Put each on top of the deck or under it, in any order.
    }
   *[other] {""}
}
effect-snare = Lay a snare on your Character’s tile.
effect-guard = A looting that is about to happen does not happen. The Looter goes back to the campfire.
effect-rule = { $long ->
    [turn] In this turn,
   *[next] Until the active Character’s next turn,
} { $holds ->
    [step-cap] { $number ->
        [1] no Move has more than 1 step.
       *[other] no Move has more than { $number } steps.
    }
    [goblins-stop] a Move ends on every tile with a Goblin.
   *[dragon-calm] the Dragon stops no Move and does not fly when it is soothed.
}
effect-borrow = Borrow a Scroll that the shop still has.
effect-give-back = One of the group’s Scrolls goes back to the shop.
effect-recover = { $count ->
    [1] A looted Item of your choice goes to a Character of your choice.
   *[other] { $count } looted Items of your choice go to Characters of your choice.
}
effect-uncheck = The Ritual with the most Checkmarks that is not completed loses one of them.
effect-fly = The Dragon flies.
effect-for-each = { $of ->
    [characters] For each Character, beginning with the active one:
    [characters-in-dragon-line] For each Character in the Dragon’s row or column:
    [portals-with-looter] In colour order, for each Portal with a Looter:
   *[portals-without-looter] In colour order, for each Portal without a Looter:
}
effect-either = Choose one:
    .or = Or:
    .order = In any order:
effect-maybe = This may be declined:
effect-instead = If that cannot be done:
