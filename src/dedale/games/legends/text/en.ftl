## The game of legends

game = Legends
game-summary = Five chapters under the castle: play cards, use the places, and keep the monsters out together. Alone, you play two heroes.
option-chapter = The chapter: the one to play
option-difficulty = The difficulty: how many fires burn in chapter I
option-hands = The hands: open to everybody, or hidden
option-heroes = The heroes: knight, smith, scout, enchantress; one for each seat, two for a single player, or none to choose at the table
option-pack = The content pack: cards of your own that replace or add to those in the box
option-first-seat = The first seat: who begins, counting from 0; if nobody is named, it is drawn at random
option-journal = The journal of a campaign so far; without one, a single chapter is played
beginning-campaign = Through all chapters
  .hint = Chapter after chapter: each hero keeps an item, and a lost chapter is tried again.

difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard
hands-open = Open
hands-hidden = Hidden

## What a seat is asked

ask-act = { $seat }: play cards, walk, fight and use places, in any order. Then end your turn.
ask-choose-hero = { $seat }: choose your hero.
ask-build-deck = { $seat }: build your deck, card by card. Ten of the twenty come along.
ask-start-item = { $seat }: take an item from the market into your deck.
ask-choose-track = { $seat }: choose a skill track for this chapter.
ask-reward = { $seat }: choose your reward.
ask-peek = { $seat }: put the game cards back, one by one.
ask-pay = { $seat }: choose a card to discard for this.
ask-help = { $seat }: which hero is it for?
ask-consent = { $seat }: do you agree?
ask-attack = { $seat }: how hard do you strike, and how well do you cover yourself?
ask-split = { $seat }: who gets the next one?
ask-aim = { $seat }: choose a cell of the monster passage.
ask-slot = { $seat }: choose a trap slot.
ask-choice = { $seat }: choose one of these.
ask-fetch = { $seat }: which card goes into your hand?
ask-repeat = { $seat }: which of the cards you have played happens again?
ask-alter = { $seat }: what turns into what?
ask-die-before = { $seat }: roll the die, or let the fairy name the result?
ask-die-after = { $seat }: keep the roll, or roll again?
ask-remove-fire = { $seat }: you may put out one fire. Where?
ask-observe = { $seat }: which moon do you observe, and how do you pay?
ask-order = { $seat }: who takes a fairy next?
ask-eater-dust = { $seat }: three of your dust tokens go to the Magic Eater. How many of them are usable?
ask-storm-gift = { $seat }: choose a gift from the storm, or none.
ask-position = { $seat }: where should your hero stand?
ask-cart = { $seat }: which way does the cart roll?
ask-dial = { $seat }: how far does the dial turn? Each notch costs an item.
ask-strike = { $seat }: whom does the madness strike?
ask-defend = { $seat }: you are struck. Discard a shield, or take the damage?
ask-lose-fairy = { $seat }: which fairy leaves you?
ask-name = { $seat }: name an icon. What does your next card show?
ask-shock = { $seat }: where does the shock strike?
ask-keep-item = { $seat }: keep one item for the next chapter, if you like.

## What a seat may do

pick-hero = Play { $hero-the }
include = Take { $card } along
pick-track = Choose { $card }
play = { $option ->
    [0] Play { $card }
    [1] Play { $card }, second option
    [2] Play { $card }, third option
    [3] Play { $card }, fourth option
    [4] Play { $card }, fifth option
    [5] Play { $card }, sixth option
   *[other] Play { $card }
  }
discard-three = Discard 3 cards for 1 { $icon }
discard = Discard { $card }
use-skill = { $option ->
    [0] Use your skill
    [1] Use your skill, second option
    [2] Use your skill, third option
    [3] Use your skill, fourth option
   *[other] Use your skill
  }
use-fairy = Call { $card-the }
transmute = Transmute icons
alter = Turn { $source } into { $target }
move = { $shields ->
    [0] Walk to cell { $cell }
   *[other] Walk to cell { $cell }, shield up against the bats
  }
teleport = Teleport to cell { $cell }
attack = { $way }: cell { $cell }
commit = Attack with { $icons ->
    [one] 1 icon
   *[other] { $icons } icons
  }{ $shields ->
    [0] { "" }
    [one] , 1 shield
   *[other] , { $shields } shields
  }
use-place = { $option ->
    [0] Use the place
    [1] Use the place, second option
    [2] Use the place, third option
    [3] Use the place, fourth option
    [4] Use the place, fifth option
    [5] Use the place, sixth option
   *[other] Use the place
  }
guard = Remove the threat on cell { $cell }
clear-cave-in = Dig the cell free
clear-darkness = Light the place again
put-out-fire = Put out a fire
swap-buckets = Swap buckets with { $hero-the }
repair = Repair the Observatory
push-cart = Cart to cell { $cell }
load-cart = Load { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
  }
open-gate = Open the gate
give-magma = Hand the magma to { $hero-the }
take-up = Continue with { $hero-the }
end-turn = End your turn
take-item = Take { $card-the }
take-fairy = Take { $card-the }
decline = Take nothing
put = { $card }: { $side }
roll-die = Roll the die
set-die = Name { $face }
keep-die = Keep the roll
reroll = Roll again
consent = { $yes ->
    [1] Yes{ $always ->
        [1] , all through this turn
       *[other] { "" }
      }
   *[other] No{ $always ->
        [1] , and don’t ask me again this turn
       *[other] { "" }
      }
  }
defend = { $always ->
    [1] Take the damage, and don’t ask me again this turn
   *[other] Shield: { $card }
  }
put-dust = { $usable } usable of the 3
choose = { $option ->
    [0] The first
    [1] The second
    [2] The third
    [3] The fourth
   *[other] This one
  }
aim = Cell { $cell }
stand = Stand on cell { $cell }
help = Choose { $hero-the }
pick-slot = The slot { $slot }
pick-place = Place { $number }
pick-card = { $discarded ->
    [1] { $card }, from the discard pile
   *[other] { $option ->
        [0] { $card }
        [1] { $card }, second option
        [2] { $card }, third option
        [3] { $card }, fourth option
        [4] { $card }, fifth option
        [5] { $card }, sixth option
       *[other] { $card }
      }
  }
pick-fairy = Choose { $card-the }
name = Name “{ $icon }”
shock = { $left ->
    [1] { $right ->
        [1] Both shocks: cell { $cell }
       *[other] Left shock (2): cell { $cell }
      }
   *[other] { $right ->
        [1] Right shock (3): cell { $cell }
       *[other] No shock: cell { $cell }
      }
  }
turn = { $notches ->
    [-1] 1 notch anticlockwise
    [-2] 2 notches anticlockwise
    [-3] 3 notches anticlockwise
    [-4] 4 notches anticlockwise
    [-5] 5 notches anticlockwise
    [-6] 6 notches anticlockwise
    [1] 1 notch clockwise
   *[other] { $notches } notches clockwise
  }
pass = Leave it at that
keep-item = Keep: { $card }

## What happens

chapter-begun = Chapter { $chapter-number }, { $chapter }. { $seat } begins.
hero-picked = { $seat } plays { $hero-the }.
card-included = { $seat } takes { $card-the } along. { $left ->
    [0] The deck is built.
    [one] 1 card is still to be chosen.
   *[other] { $left } cards are still to be chosen.
  }
track-picked = { $hero-who } chooses the skill track { $card }.
turn-began = Turn { $turn }: { $seat } plays.
drawn = { $seat } draws { $count ->
    [one] 1 card.
   *[other] { $count } cards.
  }
cards-drawn = { $seat } looks at the new cards.
reshuffled = { $seat } shuffles the discard pile into a new deck.
card-played = { $hero-who } plays { $card-the }{ $option ->
    [0] .
    [1] , second option.
    [2] , third option.
    [3] , fourth option.
    [4] , fifth option.
    [5] , sixth option.
   *[other] .
  }
card-repeated = { $hero-who } plays { $card-the } once more{ $option ->
    [0] .
    [1] , second option.
    [2] , third option.
    [3] , fourth option.
    [4] , fifth option.
    [5] , sixth option.
   *[other] .
  }
discarded = { $seat } discards { $card-the }.
three-discarded = { $hero-who } gets 1 { $icon } for three cards.
fetched = { $seat } takes { $card-the } into their hand.
skill-used = { $hero-who } uses the skill { $card }. { $left ->
    [0] That was the last use.
    [one] 1 use is left.
   *[other] { $left } uses are left.
  }
fairy-used = { $hero-who } calls { $card-the }.
fairy-lost = { $hero-who } loses { $card-the }.
fairy-taken = { $hero-who } takes { $card-the }.
item-taken = { $hero-who } takes { $card-the }.
declined = { $hero-who } takes nothing.
gained = { $hero-who } gets { $count ->
    [one] 1 { $icon }
   *[other] { $count } { $icon-many }
  }{ $reach ->
    [0] .
   *[other] , reach { $reach }.
  }
altered = { $hero-who } transmutes: for the rest of the turn, “{ $icon }” counts as “{ $into }”.
dust-recovered = { $hero-who } recovers { $count } dust.
dust-spent = { $hero-who } spends { $count } dust.
healed = { $hero-who } recovers { $count } resistance.
hurt = { $hero-who } loses { $count } resistance{ $left ->
    [0] , and falls.
   *[other] ; { $left } left.
  }
returned = { $hero-who } is back at the castle, with full resistance.
walked = { $hero-who } walks to cell { $cell }.
teleported = { $hero-who } is moved to cell { $cell }.
taken-up = { $hero-who } takes over.
attacked = { $hero-who } attacks { $card-the } on cell { $cell } { $way-with }: { $damage } damage.
device-fired = { $damage ->
    [0] { $hero-who } misses { $card-the } on cell { $cell } { $device-with }.
   *[other] { $hero-who } hits { $card-the } on cell { $cell } { $device-with }: { $damage } damage.
  }
defeated = { $card-who } is defeated on cell { $cell }.
trap-sprung = { $card-who } steps into a trap before cell { $cell }: { $damage } damage.
trap-placed = { $hero-who } sets trap { $number } { $slot }.
trap-removed = Trap { $number } { $slot } is gone.
place-used = { $hero-who } uses { $place-the }.
threat-removed = { $token-who } leaves cell { $cell }.
darkness-cleared = { $hero-who } lights { $place-the } again.
cave-in-cleared = { $hero-who } digs cell { $cell } free.
die-rolled = The die shows { $face }.
die-set = The fairy names the result: { $face }.
peeked = Everybody looks at the next { $count ->
    [one] game card.
   *[other] { $count } game cards.
  }
put-back = { $card } is now { $side }.
revealed = { $dark ->
    [1] Revealed, with the Darkness: { $card }.
   *[other] Revealed: { $card }.
  } { $left ->
    [0] It was the last card.
    [one] 1 card is left.
   *[other] { $left } cards are left.
  }
entered = { $card-who } comes into the passage, on cell { $cell }.
advanced = { $card-who } moves on to cell { $cell }.
relocated = { $card-who } is now on cell { $cell }.
castle-entered = { $card-who } enters the castle.
token-placed = { $token-lies } { $cell }.
nothing = { $card }: nothing happens.
weakened = { $card-who } on cell { $cell } has 1 fewer claw and 1 less armour this turn.
consent-given = { $seat } agrees.
consent-refused = { $seat } does not agree, so nothing happens.
bucket-filled = { $hero-who } fills the bucket.
buckets-swapped = Buckets are swapped. { $hero-who } has the full one now.
fire-out = A fire is out: { $place }. { $left ->
    [0] None is left.
    [one] 1 is still burning.
   *[other] { $left } are still burning.
  }
fire-spread = { $card-who } sets { $place-the } on fire.
ravager-came = A Ravager lies in wait on cell { $cell }.
observed = { $hero-who } observes { $card-the }: { $count } of 6 moons.
sabotaged = { $place }: sabotaged. It is useless until it is repaired.
repaired = { $hero-who } repairs the Observatory.
portals-opened = The elven paths open between cells 3 and 4.
storm-gathered = A storm gathers over all places.
storm-broke = The storm breaks: { $card }.
places-swapped = Places { $first } and { $second } swap numbers.
dust-eaten = { $hero-who } loses { $count } dust to the Magic Eater.
dust-freed = { $hero-who } takes { $count } dust back from the Magic Eater.
cart-moved = The cart rolls to cell { $cell }.
cart-loaded = { $hero-who } loads { $count ->
    [one] 1 crystal.
   *[other] { $count } crystals.
  }
cart-unloaded = { $card-who } on cell { $cell } is unloaded.
delivered = { $count ->
    [one] 1 crystal is delivered,
   *[other] { $count } crystals are delivered,
  } { $total } in all.
crystals-placed = { $place }: { $count ->
    [one] 1 more crystal.
   *[other] { $count } more crystals.
  }
crystals-lost = { $count ->
    [one] 1 crystal goes back to the reserve.
   *[other] { $count } crystals go back to the reserve.
  }
crystals-eaten = { $card-who } swallows { $count ->
    [one] 1 crystal.
   *[other] { $count } crystals.
  }
hunters-met = The hunters count their prey: { $count } of 2.
gate-closed = The gate falls to the right of cell { $cell }.
key-taken = { $hero-who } has the key to the gate.
gate-opened = { $hero-who } opens the gate.
bats-came = Bats flutter to the right of cell { $cell }.
passage-found = A secret passage leads past cell { $cell }.
lava-cooled = The lava on cell { $cell } is cool. { $left ->
    [0] All of it has cooled.
    [one] 1 cell is still hot.
   *[other] { $left } cells are still hot.
  }
dial-turned = { $hero-who } turns the dial to { $number }.
magma-taken = { $hero-who } takes up the magma.
magma-given = { $hero-who } is handed the magma.
madness-came = { $card-the } lies on the deck of { $seat }.
struck = Madness strikes { $hero-the }.
parried = { $hero-who } wards it off with { $card-the }.
row-entered = { $card-who } creeps out of the dark. The Head is on cell { $cell }.
row-moved = The Head is now on cell { $cell }.
charged = { $hero-who } charges the { $side } shock.
nugget-named = { $hero-who } names “{ $icon }” and shows { $card-the }. { $found ->
    [1] Right: it goes into the hand.
   *[other] No luck: it stays on the deck.
  }
chapter-won = Chapter { $chapter-number }, { $chapter }: won!
chapter-lost = Chapter { $chapter-number }, { $chapter }: lost. { $reason }
item-kept = { $seat } keeps { $card-the } for the next chapter.

## How a chapter ends

outcome-won = The castle is safe. You have won the chapter together.
outcome-castle = A monster is in the castle. The chapter is lost.
outcome-moon = A moon has rolled into the castle. The chapter is lost.
outcome-deck = There is no game card left to reveal. The chapter is lost.
outcome-slugs = Too few Lava Slugs are left for the lava that still glows. The chapter is lost.
outcome-head = The Head of the Incarnation is in the castle. The chapter is lost.
outcome-turns = After 200 turns the heroes can fight no longer. The chapter is lost.
outcome-campaign = The heart of darkness is beaten. You have won the campaign.
fact-found = Monsters defeated

reason-won = The goal has been reached.
reason-castle = A monster has entered the castle.
reason-moon = A moon has entered the castle.
reason-deck = No game card was left to reveal.
reason-slugs = Too few Lava Slugs are left.
reason-head = The Head has entered the castle.
reason-turns = It has lasted too long.

## Why the rules refuse

lg-setup-1 = Seats are counted from 0, and the first seat must be one of them; { $value } is not. If it is left out, it is drawn at random.
lg-hero-4 = Every hero is played only once. Choose one that is free; in the option, name a different one for each seat (two for a single player): knight, smith, scout, enchantress.
lg-setup-6 = Take one of the items on the market.
lg-skill-2 = Choose a skill track that nobody has.
lg-solo-1 = Choose one of the remaining base cards of your two heroes.
lg-solo-5 = You can continue with your other hero, but not switch twice in a row.
lg-end-6 = The chapter is over.
lg-act-3 = That cannot be done now. Choose something that is offered.
lg-act-5 = { $seat } is being asked. Wait for the answer.
lg-act-7 = Choose how many icons go into the attack: more than the armour, and no more shields than there are claws.
lg-act-9 = This fairy would do nothing now. Keep her for a better moment.
lg-act-20 = Answer the question first: yes or no.
lg-act-22 = Discard a card with a shield from your hand, or take the damage.
lg-act-32 = A turn has at most 150 actions. End your turn; if you hold madness, play it first.
lg-turn-1 = It is not your turn. { $seat } is playing.
lg-card-8 = This card is not in your hand. Play one that is.
lg-card-9 = This card has no such option. Choose one of those shown on it.
lg-card-e2 = For this you need three cards in hand that can be discarded; madness cannot.
lg-card-13 = Discard a card from your hand; madness cannot be discarded, and the dial takes only items.
lg-item-e1 = The lower action costs usable dust, and you do not have enough. Take the upper one, or recover dust first.
lg-pool-8 = You need a transmute icon, and two different ones of sword, shield, dust and boots.
lg-pool-13 = Choose a hero who may be helped and wants to be asked.
lg-skill-3 = You have used your skill all three times in this chapter.
lg-skill-4 = The next step of your skill track would do nothing now, or it is not its turn: steps are used from left to right.
lg-fairy-3 = This fairy is not on your board. Call one of yours.
lg-fairy-8 = Choose a card you have played this turn and can pay for again; madness does not count.
lg-fairy-10 = Roll the die, or name a number from 1 to 6.
lg-fairy-11 = Keep the roll, or roll again.
lg-fairy-16 = Choose a hero who still lacks some.
lg-fairy-17 = Choose a card from your deck or your discard pile.
lg-move-1 = You have no boots left. Play a card that gives some.
lg-move-2 = The ground there costs one more boot. Get more boots first, or go elsewhere.
lg-move-3 = You need a teleport icon, and a cell from 1 to 7.
lg-move-e2 = A step takes you to the cell on the left or on the right, no further.
lg-move-e3 = You are already standing there. Choose another cell.
lg-fight-6 = Your swords must reach something: a foe beside your cell, and more swords than its armour.
lg-fight-9 = A shot needs a target on another cell, and ranged icons that reach that far.
lg-fight-20 = The cave-in blocks your cell. Dig it free with 3 swords, or attack from another cell.
lg-rew-3 = Choose one of the rewards on offer, or take nothing.
lg-mat-5 = There is no place beside cell 7. Walk to one of cells 1 to 6.
lg-loc-2 = You have already used this place this turn. A reuse icon lets you do so again.
lg-loc-4 = This place lies in the dark. Light it first, for 3 dust.
lg-loc-5 = The cost of this place must be paid in full, and it must do something. Look at what it asks for.
lg-loc-6 = There is nothing on that cell that this could affect. Choose a highlighted one.
lg-loc-7 = Stand on cell 7 and choose a cell with a threat; once per turn.
lg-loc-8 = Stand beside the dark place and have 3 usable dust to light it; what lies on the darkness goes first.
lg-loc-9 = Stand on the caved-in cell and have 3 swords to dig it free.
lg-trap-2 = Choose a trap slot: an empty one to set a trap, a filled one to remove it.
lg-camp-3 = Keep an item from your own deck, or none.
lg-camp-9 = This journal is impossible: the box of a hero holds one item, and there are only so many of each.
lg-ch1-6 = You need a full bucket, and a fire beside you that is not at Blaze.
lg-ch1-8 = One of you needs a full bucket, the other an empty one, on the same cell; at most four swaps per turn.
lg-ch1-26 = Choose a place with a fire, or leave it at that.
lg-ch2-5 = Choose a moon that lies on its own cell and whose price you can pay.
lg-ch2-12 = Choose a hero who has not taken a fairy yet.
lg-ch2-17 = Put one of the cards back: on top or under the deck. Some can only go on top.
lg-ch2-19 = The Observatory is sabotaged. Repair it first, for 5 dust.
lg-ch2-20 = Stand beside the sabotaged Observatory and have 5 usable dust; darkness on top of it goes first.
lg-ch2-24 = Say how much usable dust goes to the Magic Eater; three tokens in all.
lg-ch2-32 = Choose a gift that nobody has taken, or none.
lg-ch3-3 = Stand on the cell of the cart and have 1 boot; it rolls one cell, and not through the gate.
lg-ch3-6 = Stand on the cell of the cart, at a place with crystals; the cart holds 6.
lg-ch3-11 = The cart rolls to the cell on its left or right, unless the gate is shut.
lg-ch3-22 = The gate is shut. Open it with the key, or teleport.
lg-ch3-23 = Only the hero with the key opens the gate, from one of the two cells beside it.
lg-ch4-11 = You need the magma in hand, and a monster beside your cell that it can hurt.
lg-ch4-12 = You need the magma in hand, and another hero on your cell.
lg-ch4-14 = Turn the dial by as many notches as you have items to discard.
lg-ch4-19 = Choose a cell from 1 to 7.
lg-ch4-21 = This effect of the madness is not possible now. Choose another.
lg-ch4-23 = Choose one of those that the madness can affect.
lg-ch4-25 = You still hold madness. Play it, then end your turn.
lg-ch5-19 = Choose a charged shock, and a foe that it can hit.
lg-ch5-24 = Name one of the icons on offer.

## Words

# Icons
icon-sword = sword
  .many = swords
icon-shield = shield
  .many = shields
icon-boots = boots
  .many = boots
icon-ranged = shot
  .many = shots
icon-teleport = teleport
  .many = teleports
icon-reuse = reuse
  .many = reuses
icon-transmute = transmute
  .many = transmutes
icon-dust = dust
  .many = dust
icon-draw = card
  .many = cards
icon-heal = resistance
  .many = resistance
icon-armour = armour
  .many = armour
icon-claws = claw
  .many = claws
icon-dread = dread
  .many = dread
icon-damage = damage
  .many = damage
icon-item = item
  .many = items
icon-fairy = fairy
  .many = fairies
icon-darkness = Darkness
  .many = Darkness

icon-help-sword = Sword: strikes the foe beside your cell. Several swords make one strong attack.
icon-help-shield = Shield: each one cancels a claw when you strike, or a bite of the bats.
icon-help-boots = Boots: each one walks your hero one cell to the left or right.
icon-help-ranged = Shot: hits a foe on another cell, as far away as the number says. Armour and claws do not matter.
icon-help-teleport = Teleport: puts your hero on any cell of the hero path.
icon-help-reuse = Reuse: lets you use again a place that you have already used this turn.
icon-help-transmute = Transmute: for the rest of the turn, all icons of one basic kind count as another.
icon-help-dust = Dust: pays for cards and places. As a gain, that much of your inactive dust becomes usable.
icon-help-draw = Cards: draw that many from your deck.
icon-help-heal = Resistance: recover that much, up to what your hero began with.
icon-help-armour = Armour: takes that much off each attack with swords, with magma and from the Wall Trap.
icon-help-claws = Claws: whoever strikes with swords takes that much damage. Shields cancel it.
icon-help-dread = Dread: every attack costs the attacker that much resistance. Nothing cancels it.
icon-help-damage = Damage: stays on the card until it is as much as the health.
icon-help-item = Item: take one from the market and put it on top of your deck.
icon-help-fairy = Fairy: take one from the market, if your board has room for her.
icon-help-darkness = Darkness: after this card, a part of the Incarnation enters.

source-sword = swords
source-shield = shields
source-dust = dust
source-boots = boots
target-sword = swords
target-shield = shields
target-dust = dust
target-boots = boots
into-sword = sword
into-shield = shield
into-dust = dust
into-boots = boots

# Attacks and devices
way-sword = Sword attack
  .with = with the sword
way-ranged = Shot
  .with = from afar
way-magma = Magma
  .with = with magma
device-ballista = Ballista
  .with = with the Ballista
device-wall-trap = Wall Trap
  .with = with the Wall Trap
device-crystal-trap = Crystal Trap
  .with = with the Crystal Trap
device-magic-shock = Magic Shock
  .with = with the Magic Shock

# Sides, slots and ways on
side-top = on top of the deck
side-bottom = under the deck
side-left = left
side-right = right
slot-0 = between cells 2 and 3
slot-1 = between cells 4 and 5
card-none = nothing

# Tokens
token-cave-in = Cave-in
  .who = The cave-in
  .lies = Rocks cave in between hero and monster on cell
token-darkness = Darkness
  .who = The darkness
  .lies = The lights go out at place
token-fury = Fury
  .who = The threat Fury
  .lies = Fury threatens on cell
token-carapace = Carapace
  .who = The threat Carapace
  .lies = A carapace grows on cell
token-dread = Dread
  .who = The threat Dread
  .lies = Dread spreads on cell
token-fire = Fire
  .who = The fire
  .lies = A fire breaks out at place
token-mud = Rough ground
  .who = The rough ground
  .lies = From now on, it is hard to get onto hero cell

# Chapters
chapter-fire = The Fire
  .number = I
  .goal = You win when there is no fire left at any place. Fetch water at the Fountain or the Lake, and pour it where it burns.
  .danger = You lose when a monster enters the castle, or when a card must be revealed and none is left. Beside a fire your hero loses 1 resistance at the end of your turn.
  .story = Smoke creeps up the cellar stairs, and behind it comes a crackling like laughter. Somebody down there is feeding the flames, and the well is deeper than it used to be.
chapter-moons = Lunar Conjunction
  .number = II
  .goal = You win when all six moons are observed. Each has its own cell and its own price, and only the Observatory sees them.
  .danger = You lose when a monster or a moon enters the castle, or when a card must be revealed and none is left.
  .story = Tonight six moons stand in one line, and their light falls even into the deepest gallery. Whoever reads them now learns what sleeps below; whoever looks away will hear it wake.
chapter-crystals = The Crystal Thieves
  .number = III
  .goal = You win when 16 crystals are delivered to the castle. Let places grow rich, load the cart, and push it home.
  .danger = You lose when a monster enters the castle, or when a card must be revealed and none is left. Crystal Eaters rob places and cart alike.
  .story = The dwarves left their best vein behind, and now everything with teeth has come for it. One old cart still runs, as long as nobody asks about its brakes.
chapter-magma = The Magma Cave
  .number = IV
  .goal = You win when all five lava cells are cool. Defeat a Lava Slug on a cell that the dial marks, beside hot lava.
  .danger = You lose when a monster enters the castle, when fewer Slugs are left than hot cells, or when a card must be revealed and none is left. Whoever begins a turn on hot lava loses 1 resistance.
  .story = The rock glows, and the machines of a forgotten people tick as if somebody had just wound them up. Between the ticks, a voice calls each of you by name.
chapter-darkness = Heart of Darkness
  .number = V
  .goal = You win when all ten bodies of the Incarnation are defeated. A body hides while a monster lies on its cell.
  .danger = You lose when the Head or a monster enters the castle, or when a card must be revealed and none is left.
  .story = There is no bottom to this last shaft, only something that has waited there and grown. It knows the way up, and it is not in a hurry.

## What things do

# What is done at a place, in short
use-castle-0 = Remove a threat
use-blaze-0 = Put out a fire
use-ballista-0 = Shoot (2 dust)
use-ancient-fountain-0 = Fill the bucket (3 dust)
use-underground-lake-0 = Fill the bucket (2 shields)
use-fairy-sanctuary-1-0 = Draw 1 card (3 dust)
use-fairy-sanctuary-1-1 = Take a fairy (1 dust, 1 card)
use-fairy-sanctuary-2-0 = Take a fairy (3 dust)
use-fairy-sanctuary-2-1 = Draw 2 cards (3 dust)
use-fairy-sanctuary-3-0 = Take a fairy (3 dust)
use-fairy-sanctuary-3-1 = Take a fairy (2 cards)
use-fairy-sanctuary-5-0 = Take a fairy (2 dust, 1 card)
use-trap-master-0 = Set trap 2 (2 dust)
use-trap-master-1 = Set trap 3 (3 dust)
use-trap-master-2 = Set trap 4 (4 dust)
use-trap-master-3 = Set trap 5 (5 dust)
use-converging-lens-0 = Look through it (free)
use-sky-chart-0 = Move cards (4 dust)
use-astronomer-0 = Look ahead (4 dust)
use-observatory-0 = Observe a moon
use-traction-engine-0 = Move the cart (2 dust)
use-wall-trap-0 = Spring it: 2 damage (2 dust)
use-dwarf-mine-0 = 1 crystal (2 dust)
use-dwarf-mine-1 = 2 crystals (3 dust)
use-dwarf-mine-2 = 3 crystals (5 dust)
use-time-mirror-0 = Look ahead (3 dust)
use-explosive-magma-0 = Take the magma (1 sword, 1 shield, 1 dust)
use-healing-shard-0 = Touch it (2 dust)
use-ancient-machines-0 = Turn the dial (items)
use-crystal-trap-0 = 2 damage (4 dust)
use-crystal-trap-1 = 3 damage (5 dust)
use-crystal-trap-2 = Set trap 2 (2 dust)
use-crystal-trap-3 = Set trap 3 (3 dust)
use-crystal-trap-4 = Set trap 4 (4 dust)
use-crystal-trap-5 = Set trap 5 (5 dust)
use-magic-shock-0 = Charge left (2 dust, 1 card)
use-magic-shock-1 = Charge right (3 dust, 1 card)
use-magic-shock-2 = Charge both (5 dust, 2 cards)
use-magic-shock-3 = Fire
use-tactical-trick-0 = Move a monster (1 dust, 2 cards)
use-dust-nugget-0 = Name an icon (1 dust)
use-mysterious-well-0 = Draw from it (1 dust)
use-skill-jack-0 = 1 sword
use-skill-jack-1 = 2 shields
use-skill-jack-2 = 1 dust
use-skill-jack-3 = 2 boots

# Traits of monsters
help-trait-armour = Armour: takes its number off each attack with swords, with magma and from the Wall Trap.
help-trait-claws = Claws: answer each sword attack with their number of damage; shields cancel it.
help-trait-dread = Dread: each attack costs the attacker its number of resistance; nothing cancels it.
help-trait-traps = Wary: traps do not stop it.
help-trait-fire = Fire: it carries a fire to the place that it seeks.
help-trait-key = Key: it shuts the gate as it enters, and has the key.
help-trait-dust = Hungry for magic: it feeds on the dust of the heroes.
help-trait-crystals = Hungry for crystals: it swallows them, and grows by each.
help-trait-leaves = Hoard: a hero who defeats it finds a crystal for the place beside it.
help-trait-slug = Cooling: defeated on a marked cell, it cools the lava beside it.
help-trait-ravagers = Ravagers: they must be defeated one by one before it can be attacked.
help-trait-tamed = Tamed: 1 fewer claw and 1 less armour this turn.
help-trait-dark = Darkness: after this card, a part of the Incarnation enters.

# Tokens
help-token-cave-in = From this cell nobody can attack what lies beside it. A hero on the cell digs it free with 3 swords.
help-token-darkness = This place cannot be used. A hero beside it lights it again for 3 dust.
help-token-fury = Monsters on this cell have 1 more claw. Cell 7 or a fairy removes it.
help-token-carapace = Monsters on this cell have 1 more armour. Cell 7 or a fairy removes it.
help-token-dread = Attacking a monster on this cell costs 1 more resistance. Cell 7 or a fairy removes it.
help-token-fire = A hero beside it loses 1 resistance at the end of its player’s turn. A full bucket puts it out.
help-token-mud = Stepping onto this cell costs 1 more boot.
help-token-crevasse = Stepping onto this cell costs 1 more boot.
help-token-trap = A monster that crosses it to the right takes as much damage as its number.
help-token-bucket = Fill it at the Fountain or the Lake, and empty it over a fire.
help-token-sabotage = The Observatory cannot be used. A hero beside it repairs it for 5 dust.
help-token-portal = A step from cell 3 to 4 ends on cell 7, and one from 4 to 3 on cell 1; each recovers 1 dust.
help-token-storm = Whoever uses this place lets the storm loose at the end of the turn.
help-token-cart = It holds 6 crystals. A hero on its cell pushes it 1 cell with 1 boot, and loads crystals for free.
help-token-crystal = Load it on the cart and bring it to the castle.
help-token-guild = Hunters’ mark: the second one fills the Guild with 2 crystals.
help-token-gate = No hero and no cart steps through. The key opens it.
help-token-key = Opens the gate, from one of the two cells beside it.
help-token-bats = Each step through them does 1 damage, which a shield cancels.
help-token-secret-passage = Cards in the passage skip this cell.
help-token-lava-hot = Whoever begins a turn here loses 1 resistance. A Slug defeated on a marked cell cools it.
help-token-lava-rough = Cool, but rough: stepping onto it costs 1 more boot.
help-token-lava-smooth = Cool and smooth: it is harmless now.
help-token-magma = Thrown at the monster beside you, it deals 4 damage, less armour. Whoever takes it loses 1 resistance.
help-token-dial = It marks two cells of the passage, where Slugs cool lava.
help-token-shock = Charged, it can be fired at any foe: 2 damage on the left, 3 on the right.

## Names

# Heroes
hero-knight = Knight
  .the = the Knight
  .who = The Knight
  .text = Strong with the sword and hard to fell: 6 resistance, 4 dust, room for 1 fairy.
hero-smith = Smith
  .the = the Smith
  .who = The Smith
  .text = Hits hard and has the most dust: 5 resistance, 6 dust, room for 2 fairies.
hero-scout = Scout
  .the = the Scout
  .who = The Scout
  .text = Swift, and dangerous from afar: 5 resistance, 5 dust, room for 2 fairies; begins with a fairy that teleports.
hero-enchantress = Enchantress
  .the = the Enchantress
  .who = The Enchantress
  .text = Sparks, cards and magic: 5 resistance, 5 dust, room for 3 fairies; begins with a fairy that repeats a card.

# Places
place-blaze = Blaze
  .the = the Blaze
  .text = With a full bucket: empty it, put out 1 fire here, and take an item or a fairy from the market.
place-ballista = Ballista
  .the = the Ballista
  .text = For 2 dust: shoot at a foe on another cell. The die decides: 1 misses, 2 to 4 deal 1 damage, 5 and 6 deal 2; armour does not matter.
place-ancient-fountain = Ancient Fountain
  .the = the Ancient Fountain
  .text = For 3 dust: fill your empty bucket.
place-underground-lake = Underground Lake
  .the = the Underground Lake
  .text = For 2 shields: fill your empty bucket.
place-fairy-sanctuary-1 = Fairy Sanctuary
  .the = the Fairy Sanctuary
  .text = For 3 dust: draw 1 card. Or for 1 dust and 1 card: take one of the two fairies here.
place-fairy-sanctuary-2 = Fairy Sanctuary
  .the = the Fairy Sanctuary
  .text = For 3 dust: take one of the two fairies here, or draw 2 cards.
place-fairy-sanctuary-3 = Fairy Sanctuary
  .the = the Fairy Sanctuary
  .text = For 3 dust, or for 2 cards: take one of the two fairies here.
place-fairy-sanctuary-5 = Fairy Sanctuary
  .the = the Fairy Sanctuary
  .text = For 2 dust and 1 card: take one of the two fairies here.
place-trap-master = Trap Master
  .the = the Trap Master
  .text = For 2, 3, 4 or 5 dust: set the trap of that number on an empty slot.
place-converging-lens = Converging Lens
  .the = the Converging Lens
  .text = Free, but the die decides: 1 costs 1 resistance, 2 and 3 do nothing, 4, 5 and 6 recover 2, 3 and 4 dust.
place-sky-chart = Sky Chart
  .the = the Sky Chart
  .text = For 4 dust: swap two cards of the passage, or move one to an empty cell.
place-astronomer = Astronomer
  .the = the Astronomer
  .text = For 4 dust: look at the next 2 game cards and put each on top of the deck or under it.
place-observatory = Observatory
  .the = the Observatory
  .text = Observe one moon that lies on its own cell; its card names the price. You may take a fairy from the market.
place-traction-engine = Traction Engine
  .the = the Traction Engine
  .text = For 2 dust: move the cart 1 cell, wherever it is.
place-hunters-guild = Hunters’ Guild
  .the = the Hunters’ Guild
  .text = When heroes have defeated 2 monsters beside it, the Guild has 2 crystals again. It has no other use.
place-wall-trap = Wall Trap
  .the = the Wall Trap
  .text = For 2 dust: 2 damage, less armour, to the monster beside it.
place-dwarf-mine = Dwarf Mine
  .the = the Dwarf Mine
  .text = For 2, 3 or 5 dust: bring up 1, 2 or 3 crystals. When it rises to 3 or more, take a fairy from the market.
place-time-mirror = Time Mirror
  .the = the Time Mirror
  .text = For 3 dust: look at the next 2 game cards and put each on top of the deck or under it.
place-explosive-magma = Explosive Magma
  .the = the Explosive Magma
  .text = For 1 sword, 1 shield and 1 dust: take the magma, and lose 1 resistance. Thrown, it deals 4 damage, less armour.
place-healing-shard = Healing Shard
  .the = the Healing Shard
  .text = For 2 dust the die decides: 1 does nothing, 2 and 3 draw 1 card, 4 and 5 recover 1 resistance, 6 recovers all of it.
place-ancient-machines = Ancient Machines
  .the = the Ancient Machines
  .text = Discard items: each turns the dial by one notch. Then your hero goes to the cell that it shows.
place-crystal-trap = Crystal Trap
  .the = the Crystal Trap
  .text = For 4 or 5 dust: 2 or 3 damage to any monster or open body, whatever its armour. Or for 2 to 5 dust: set the trap of that number.
place-magic-shock = Magic Shock
  .the = the Magic Shock
  .text = For 1 card and 2 dust charge the left shock (2 damage), for 1 card and 3 dust the right one (3 damage), for 2 cards and 5 dust both. Later, fire them at any foe, whatever its armour.
place-tactical-trick = Tactical Trick
  .the = the Tactical Trick
  .text = For 1 dust and 2 cards: move one monster to an empty cell.
place-dust-nugget = Dust Nugget
  .the = the Dust Nugget
  .text = For 1 dust: name an icon and show your next card. If it has the icon, it goes into your hand, and you may look at the next 2 game cards and put each on top of the deck or under it.
place-mysterious-well = Mysterious Well
  .the = the Mysterious Well
  .text = For 1 dust the die decides: 1 costs 1 resistance, 2 brings you to the castle, 3 and 4 draw 1 and 2 cards, 5 recovers 2 resistance, 6 all of it.
place-castle = Castle
  .the = the Castle
  .text = Once in your turn, from cell 7: remove one threat from the passage.

# Base cards of the heroes
card-knight-strike = Strike
  .the = “Strike”
card-knight-heavy-blow = Heavy Blow
  .the = “Heavy Blow”
card-knight-guard = Guard
  .the = “Guard”
card-knight-bulwark = Bulwark
  .the = “Bulwark”
card-knight-charge = Charge
  .the = “Charge”
card-knight-march = Forced March
  .the = “Forced March”
card-knight-vigil = Vigil
  .the = “Vigil”
card-smith-hammer = Hammer
  .the = “Hammer”
card-smith-anvil = Anvil Blow
  .the = “Anvil Blow”
card-smith-forge = Forge
  .the = “Forge”
card-smith-coals = Coals
  .the = “Coals”
card-smith-bellows = Bellows
  .the = “Bellows”
card-smith-plate = Plate
  .the = “Plate”
card-smith-haul = Haul
  .the = “Haul”
card-scout-arrow = Arrow
  .the = “Arrow”
card-scout-double-shot = Double Shot
  .the = “Double Shot”
card-scout-dagger = Dagger
  .the = “Dagger”
card-scout-ambush = Ambush
  .the = “Ambush”
card-scout-run = Run
  .the = “Run”
card-scout-shortcut = Shortcut
  .the = “Shortcut”
card-scout-forage = Forage
  .the = “Forage”
card-enchantress-spark = Spark
  .the = “Spark”
card-enchantress-staff = Staff
  .the = “Staff”
card-enchantress-channel = Channelling
  .the = “Channelling”
card-enchantress-mote = Mote
  .the = “Mote”
card-enchantress-glide = Glide
  .the = “Glide”
card-enchantress-insight = Insight
  .the = “Insight”
card-enchantress-ward = Ward
  .the = “Ward”
card-enchantress-alchemy = Alchemy
  .the = “Alchemy”

# Items
card-item-tempered-blade = Tempered Blade
  .the = the Tempered Blade
card-item-field-manual = Field Manual
  .the = the Field Manual
card-item-winged-boots = Winged Boots
  .the = the Winged Boots
card-item-blink-cloak = Blink Cloak
  .the = the Blink Cloak
card-item-dust-flask = Dust Flask
  .the = the Dust Flask
card-item-spiked-buckler = Spiked Buckler
  .the = the Spiked Buckler
card-item-sling = Sling
  .the = the Sling
card-item-longbow = Longbow
  .the = the Longbow
card-item-healing-draught = Healing Draught
  .the = the Healing Draught
card-item-phoenix-feather = Phoenix Feather
  .the = the Phoenix Feather
card-item-multi-tool = Multi-tool
  .the = the Multi-tool
card-item-duelist-kit = Duelist’s Kit
  .the = the Duelist’s Kit
card-item-throwing-knives = Throwing Knives
  .the = the Throwing Knives

# Madness
card-madness-despair = Despair
  .the = “Despair”
  .text = Must be played: lose one of your fairies, or 2 resistance.
card-madness-doubt = Doubt
  .the = “Doubt”
  .text = Must be played: lose one of your fairies, or a trap that is set. If you can do neither, nothing happens.
card-madness-rage = Rage
  .the = “Rage”
  .text = Must be played: strike a hero on your cell for 1 damage, or lose a trap that is set. If you can do neither, nothing happens.
card-madness-lure = Lure
  .the = “Lure”
  .text = Must be played: strike a hero on your cell for 1 damage, or lose one of your fairies, or reveal a game card at once.

# Fairies
card-fairy-skip = Fairy of Respite
  .the = the Fairy of Respite
  .text = One game card fewer is revealed at the end of this turn.
card-fairy-insight = Fairy of Insight
  .the = the Fairy of Insight
  .text = Draw 2 cards.
card-fairy-dust = Fairy of Dust
  .the = the Fairy of Dust
  .text = Recover 3 dust.
card-fairy-stride = Fairy of Stride
  .the = the Fairy of Stride
  .text = 2 boots, and a place may be used once more.
card-fairy-gate = Fairy of Passage
  .the = the Fairy of Passage
  .text = Teleport, and a place may be used once more.
card-fairy-mercy = Fairy of Mercy
  .the = the Fairy of Mercy
  .text = Share out 4 resistance among the heroes as you like.
card-fairy-swap-heroes = Fairy of Exchange
  .the = the Fairy of Exchange
  .text = Your hero and another one swap places, if the other player agrees.
card-fairy-set-die = Fairy of Fate
  .the = the Fairy of Fate
  .text = Before you roll the die, name its result instead.
card-fairy-reroll = Fairy of Second Chance
  .the = the Fairy of Second Chance
  .text = After you have rolled the die, roll again and recover 2 dust.
card-fairy-swap-monsters = Fairy of Confusion
  .the = the Fairy of Confusion
  .text = Two monsters in the passage swap places.
card-fairy-volley = Fairy of Volley
  .the = the Fairy of Volley
  .text = 2 shots of reach 1.
card-fairy-renewal = Fairy of Renewal
  .the = the Fairy of Renewal
  .text = Recover all resistance and 1 dust.
card-fairy-remove-threat = Fairy of Calm
  .the = the Fairy of Calm
  .text = Remove one threat from the passage.
card-fairy-fetch = Fairy of Memory
  .the = the Fairy of Memory
  .text = Take a card of your choice from your deck or discard pile into your hand, and shuffle that pile.
card-fairy-shared-dust = Fairy of Sharing
  .the = the Fairy of Sharing
  .text = Share out 3 dust among the heroes as you like.
card-fairy-foresight = Fairy of Foresight
  .the = the Fairy of Foresight
  .text = Look at the next 2 game cards and put them back on top in any order.
card-fairy-cancel = Fairy of Taming
  .the = the Fairy of Taming
  .text = This turn, one monster has 1 fewer claw and 1 less armour.
card-fairy-repeat = Enchantress’s Fairy
  .the = the Enchantress’s Fairy
  .text = A card you have played this turn happens again, in the same way and at the same cost.
card-fairy-teleport = Scout’s Fairy
  .the = the Scout’s Fairy
  .text = Teleport to any cell of the hero path.

# Skill tracks
card-skill-blade = Swordplay
  .text = Three uses: 2 swords each.
card-skill-archer = Marksmanship
  .text = First use: 1 shot of reach 3. Second and third: 2 shots of reach 2.
card-skill-guard = Stalwart
  .text = First and second use: 2 shields. Third: recover all resistance.
card-skill-path = Pathfinding
  .text = First use: 2 boots. Second and third: teleport.
card-skill-alchemist = Dustcraft
  .text = First and second use: recover 2 dust. Third: recover 3.
card-skill-lore = Lore
  .text = First use: draw 1 card. Second and third: draw 2.
card-skill-tactics = Tactics
  .text = Each use lets you use a place once more; the second and third also recover 1 dust.
card-skill-jack = Versatility
  .text = Three uses, each as you like: 1 sword, 2 shields, 1 dust or 2 boots.

# What comes through the passages
card-start-stray-imp = Stray Imp
  .the = the Stray Imp
  .who = The Stray Imp
card-start-goblin-lookout = Goblin Lookout
  .the = the Goblin Lookout
  .who = The Goblin Lookout
card-start-cave-hound = Cave Hound
  .the = the Cave Hound
  .who = The Cave Hound
card-start-rusty-guardian = Rusty Guardian
  .the = the Rusty Guardian
  .who = The Rusty Guardian
card-rat-swarm = Rat Swarm
  .the = the Rat Swarm
  .who = The Rat Swarm
card-tunnel-goblin = Tunnel Goblin
  .the = the Tunnel Goblin
  .who = The Tunnel Goblin
card-ghost = Ghost
  .the = the Ghost
  .who = The Ghost
card-dark-knight = Dark Knight
  .the = the Dark Knight
  .who = The Dark Knight
card-rubble-golem = Rubble Golem
  .the = the Rubble Golem
  .who = The Rubble Golem
card-pit-spider = Pit Spider
  .the = the Pit Spider
  .who = The Pit Spider
card-bone-guard = Bone Guard
  .the = the Bone Guard
  .who = The Bone Guard
card-cave-ogre = Cave Ogre
  .the = the Cave Ogre
  .who = The Cave Ogre
card-marsh-witch = Marsh Witch
  .the = the Marsh Witch
  .who = The Marsh Witch
card-ravager = Ravager
  .the = the Ravager
  .who = The Ravager
  .text = Joins the monster nearest the castle, and must be defeated before it. It gives no reward.
card-fire-serpent-ballista = Fire Serpent
  .the = the Fire Serpent
  .who = The Fire Serpent
  .text = Carries a fire, and leaves it at the Ballista when it gets there.
card-fire-serpent-lake = Fire Serpent
  .the = the Fire Serpent
  .who = The Fire Serpent
  .text = Carries a fire, and leaves it at the Underground Lake when it gets there.
card-fire-serpent-sanctuary = Fire Serpent
  .the = the Fire Serpent
  .who = The Fire Serpent
  .text = Carries a fire, and leaves it at the Fairy Sanctuary when it gets there.
card-fire-elemental = Fire Elemental
  .the = the Fire Elemental
  .who = The Fire Elemental
  .text = Whoever defeats it may also put out a fire at any place.
card-moon-vermilion-cadet = Vermilion Cadet
  .the = the Vermilion Cadet
  .who = The Vermilion Cadet
  .text = Observe it on cell 1, for 1 sword and 1 dust. You may take a fairy.
card-moon-kurodar = Kurodar
  .the = Kurodar
  .who = Kurodar
  .text = Observe it on cell 2, for 1 boot and 1 dust. You may take a fairy.
card-moon-aventurine-shard = Aventurine Shard
  .the = the Aventurine Shard
  .who = The Aventurine Shard
  .text = Observe it on cell 3, for 1 sword or 1 shot. You may take a fairy.
card-moon-silver-lady = Silver Lady
  .the = the Silver Lady
  .who = The Silver Lady
  .text = Observe it on cell 4, for 2 swords. You may take a fairy.
card-moon-shadow-wurm = Shadow Wurm
  .the = the Shadow Wurm
  .who = The Shadow Wurm
  .text = Observe it on cell 5, for 4 dust. You may take a fairy.
card-moon-dancing-comet = Dancing Comet
  .the = the Dancing Comet
  .who = The Dancing Comet
  .text = Observe it on cell 5, for free, when all heroes stand at the Observatory. Each hero may take a fairy.
card-magic-eater = Magic Eater
  .the = the Magic Eater
  .who = The Magic Eater
  .text = Each hero puts 3 dust on it. Damage brings your own dust back; when none is left, it is defeated. Traps do not stop it.
card-giant-troll = Giant Troll
  .the = the Giant Troll
  .who = The Giant Troll
  .text = A hero who defeats it finds 1 crystal for the place beside it.
card-crystal-eater-4 = Crystal Eater
  .the = the Crystal Eater
  .who = The Crystal Eater
  .text = With each move it takes 1 crystal from the place and 1 from the cart beside it; each adds 1 to its health.
card-crystal-eater-5 = Crystal Eater
  .the = the Crystal Eater
  .who = The Crystal Eater
  .text = With each move it takes 1 crystal from the place and 1 from the cart beside it; each adds 1 to its health.
card-key-master = Key Master
  .the = the Key Master
  .who = The Key Master
  .text = As it enters, a gate shuts on the hero path. Whoever defeats it has the key. Traps do not stop it.
card-extra-cart = Extra Cart
  .the = the Extra Cart
  .who = The Extra Cart
  .text = Brings 2 crystals: into the castle, or to the place beside it once both cells next to it are empty. It cannot be attacked.
card-lava-slug-large = Lava Slug
  .the = the Lava Slug
  .who = The Lava Slug
  .text = Defeated by a hero on a cell that the dial marks, it cools the lava beside it.
card-lava-slug-small = Lava Slug
  .the = the Lava Slug
  .who = The Lava Slug
  .text = Defeated by a hero on a cell that the dial marks, it cools the lava beside it.
card-body-plain-1 = Scaly Body
  .the = the Scaly Body
  .who = The Scaly Body
  .text = Any attack hurts it, and its claws answer swords.
card-body-plain-2 = Scaly Body
  .the = the Scaly Body
  .who = The Scaly Body
  .text = Any attack hurts it, and its claws answer swords.
card-body-plain-3 = Scaly Body
  .the = the Scaly Body
  .who = The Scaly Body
  .text = Any attack hurts it, and its claws answer swords.
card-body-crystal = Crystal Body
  .the = the Crystal Body
  .who = The Crystal Body
  .text = Only the Crystal Trap hurts it.
card-body-storm = Storm Body
  .the = the Storm Body
  .who = The Storm Body
  .text = Only the Magic Shock hurts it.
card-body-twin = Twin Body
  .the = the Twin Body
  .who = The Twin Body
  .text = It has two parts: the Crystal Trap must break one, the Magic Shock the other.
card-body-quick-a1 = Quick Body
  .the = the Quick Body
  .who = The Quick Body
  .text = One shot of at least 2 or one sword attack of at least 4 defeats it; anything less does nothing.
card-body-quick-a2 = Quick Body
  .the = the Quick Body
  .who = The Quick Body
  .text = One shot of at least 2 or one sword attack of at least 4 defeats it; anything less does nothing.
card-body-quick-b1 = Quick Body
  .the = the Quick Body
  .who = The Quick Body
  .text = One shot of at least 3 or one sword attack of at least 5 defeats it; anything less does nothing.
card-body-quick-b2 = Quick Body
  .the = the Quick Body
  .who = The Quick Body
  .text = One shot of at least 3 or one sword attack of at least 5 defeats it; anything less does nothing.
card-incarnation-head = Head
  .the = the Head
  .who = The Head
  .text = It cannot be hurt. If it enters the castle, you lose.
card-incarnation-tail = Tail
  .the = the Tail
  .who = The Tail
  .text = The end of the Incarnation. It cannot be hurt, and nothing more comes after it.

# Events and storms
card-cave-in = Cave-in
  .text = The die picks a cell: there nobody can attack what lies beside it, until 3 swords dig it free.
card-tremor = Tremor
  .text = Each hero loses 1 resistance.
card-panic = Panic
  .text = Each hero moves one cell to the left; on cell 1 it loses 1 resistance instead.
card-lights-out = Lights Out
  .text = The die picks a place: it cannot be used until a hero beside it spends 3 dust.
card-threat-fury = Threat: Fury
  .text = The die picks a passage cell: monsters there have 1 more claw, until the threat is removed.
card-threat-carapace = Threat: Carapace
  .text = The die picks a passage cell: monsters there have 1 more armour, until the threat is removed.
card-threat-dread = Threat: Dread
  .text = The die picks a passage cell: attacking monsters there costs 1 more resistance, until the threat is removed.
card-fire = Fire
  .text = The die picks a place: a fire breaks out there.
card-mud = Mud
  .text = The die picks a hero cell: stepping onto it costs 1 more boot from now on.
card-sabotage = Sabotage
  .text = The Observatory cannot be used until a hero beside it spends 5 dust.
card-elven-paths = Elven Paths
  .text = From now on, a step from cell 3 to 4 ends on cell 7, and one from 4 to 3 on cell 1; each recovers 1 dust.
card-magic-storm = Magic Storm
  .text = A hidden storm token is put on each place; whoever uses the place lets it loose at the end of the turn.
card-secret-passage = Secret Passage
  .text = The die picks a passage cell: what lies there is pushed onward, and from now on everything skips that cell.
card-sharp-bend = Sharp Bend
  .text = 1 crystal falls off the cart onto the place beside it; then the cart rolls 1 cell towards the castle.
card-brake-failure = Brake Failure
  .text = The cart rolls 2 cells to the left; if something stops it, 1 of its crystals is lost.
card-bats = Bats
  .text = The die picks two hero cells: each step between them does 1 damage, which a shield cancels.
card-unexpected-teleport = Unexpected Teleport
  .text = The die picks a hero cell: all heroes are moved there.
card-perfect-positioning = Perfect Positioning
  .text = Each player may put their hero on any cell.
card-sinister-whispers = Sinister Whispers
  .text = A madness card is put on top of each deck. Whoever draws it must play it.
card-crevasse = Crevasse
  .text = The die picks a hero cell: stepping onto it costs 1 more boot from now on.
card-darkness-attacks = Darkness Attacks
  .text = Heroes on the cell of the Head, or on one beside it, lose 1 resistance.
card-darkness-advances = Darkness Advances
  .text = The whole Incarnation moves 1 cell forward, and from now on enters one cell later. Nothing happens if the Head is on cell 6.
card-castle-reinforcements = Castle Reinforcements
  .text = Each player chooses: recover 2 resistance, or 3 dust.
card-violent-tremors-choice = Violent Tremors
  .text = The active player chooses: each hero loses 1 resistance, or another card is revealed at once.
card-violent-tremors-collapse = Violent Tremors
  .text = All traps that have been set go back to the reserve.
card-storm = Storm token
  .text = Hidden until the end of a turn in which its place was used.
card-storm-swap-2-4 = Places 2 and 4 swap
  .text = Places 2 and 4 swap numbers, with everything on them.
card-storm-swap-1-6 = Places 1 and 6 swap
  .text = Places 1 and 6 swap numbers, with everything on them.
card-storm-gifts = Gifts of the storm
  .text = Each player takes a different gift: 1 resistance, 2 dust, 1 card, or a teleport.
card-storm-price = Price of the storm
  .text = The active player chooses: each hero loses 1 resistance, or one more card is revealed this turn.
card-storm-recall = Recall of the storm
  .text = All heroes are moved to cell 7.
card-storm-surge = Surge of the storm
  .text = Each hero recovers all dust.

# The same cards with the Darkness icon
card-rat-swarm-dark = { card-rat-swarm }, with the Darkness
card-tunnel-goblin-dark = { card-tunnel-goblin }, with the Darkness
card-ghost-dark = { card-ghost }, with the Darkness
card-dark-knight-dark = { card-dark-knight }, with the Darkness
card-rubble-golem-dark = { card-rubble-golem }, with the Darkness
card-pit-spider-dark = { card-pit-spider }, with the Darkness
card-bone-guard-dark = { card-bone-guard }, with the Darkness
card-marsh-witch-dark = { card-marsh-witch }, with the Darkness
card-tremor-dark = { card-tremor }, with the Darkness
card-lights-out-dark = { card-lights-out }, with the Darkness
card-threat-dread-dark = { card-threat-dread }, with the Darkness
card-darkness-attacks-dark = { card-darkness-attacks }, with the Darkness
card-castle-reinforcements-dark = { card-castle-reinforcements }, with the Darkness

## The screen

lg-ui-passage = Monster passage
lg-ui-passage-cell = Passage cell { $cell }
lg-ui-passage-empty = Passage cell { $cell }, empty
lg-ui-row = Row of the Incarnation
lg-ui-row-cell = Cell { $cell } of the row
lg-ui-path = Hero path
lg-ui-path-cell = Hero cell { $cell }
lg-ui-places = Places
lg-ui-place-number = Place { $number }
lg-ui-castle = Castle
lg-ui-hand = Hand
lg-ui-hand-of = Hand of { $seat }
lg-ui-hand-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
  }
lg-ui-deck = Deck
lg-ui-deck-count = { $count ->
    [0] Deck, empty
    [one] Deck, 1 card
   *[other] Deck, { $count } cards
  }
lg-ui-discard = Discard pile
lg-ui-discard-count = { $count ->
    [0] Discard pile, empty
    [one] Discard pile, 1 card
   *[other] Discard pile, { $count } cards
  }
lg-ui-played = Played
lg-ui-game-deck = Game deck
lg-ui-game-left = { $count ->
    [0] No cards left
    [one] 1 card left
   *[other] { $count } cards left
  }
lg-ui-game-gone = Revealed and gone
lg-ui-known-top = { $count ->
    [one] 1 card known on top
   *[other] { $count } cards known on top
  }
lg-ui-known-bottom = { $count ->
    [one] 1 card known at the bottom
   *[other] { $count } cards known at the bottom
  }
lg-ui-unseen = Not seen yet
lg-ui-markets = Markets
lg-ui-market-items = Items
lg-ui-market-fairies = Fairies
lg-ui-market-empty = Nothing left
lg-ui-item-top = Upper action, free
lg-ui-item-bottom = Lower action, { $count } dust
lg-ui-heroes = Heroes
lg-ui-board = Board of { $hero-the }
lg-ui-acting = Acts now
lg-ui-resistance = Resistance
lg-ui-resistance-of = Resistance { $count } of { $most }
lg-ui-dust = Dust
lg-ui-dust-usable = { $count } dust usable
lg-ui-dust-inactive = { $count } dust inactive
lg-ui-dust-eaten = { $count } dust on the Magic Eater
lg-ui-fairies = Fairies
lg-ui-fairy-slots = Fairies { $count } of { $most }
lg-ui-skill = Skill
lg-ui-skill-left = { $count ->
    [0] No uses left
    [one] 1 use left
   *[other] { $count } uses left
  }
lg-ui-pool = Ready to use
lg-ui-pool-empty = No icons yet. Play a card.
lg-ui-pool-count = { $count ->
    [one] 1 { $icon }
   *[other] { $count } { $icon-many }
  }
lg-ui-reach = reach { $reach }
lg-ui-turn = Turn { $turn }
lg-ui-traps = Traps
lg-ui-trap = Trap { $number } { $slot }
lg-ui-trap-empty = Empty trap slot { $slot }
lg-ui-threats = Threats
lg-ui-threat = { $token } on passage cell { $cell }
lg-ui-health = Health { $count } of { $most }
lg-ui-reward = Reward
lg-ui-reward-each = for each
lg-ui-traits = Traits
lg-ui-chapter = Chapter
lg-ui-chapter-title = Chapter { $chapter-number }: { $chapter }
lg-ui-goal = How you win
lg-ui-danger = How you lose
lg-ui-difficulty = Difficulty
lg-ui-stars = Difficulty { $count } of 5
lg-ui-campaign = Campaign
lg-ui-journal = Journal
lg-ui-journal-won = Won in { $turns } turns
lg-ui-journal-lost = Lost after { $turns } turns
lg-ui-journal-now = Being played
lg-ui-journal-ahead = Still ahead
lg-ui-kept = Kept item
lg-ui-kept-none = No item kept
lg-ui-deck-building = Build your deck
lg-ui-deck-chosen = { $count } of 10 chosen
lg-ui-hero-choice = Choose your hero
lg-ui-track-choice = Choose your skill
lg-ui-hands-open = Hands are open
lg-ui-hands-hidden = Hands are hidden
lg-ui-ask-no-more = Don’t ask me again this turn
lg-ui-attack = Your attack
lg-ui-attack-icons = Icons
lg-ui-damage = Damage
lg-ui-damage-count = { $damage } damage
lg-ui-shields = Shields
lg-ui-back = What comes back
lg-ui-back-none = Nothing comes back
lg-ui-back-count = You lose { $count } resistance
lg-ui-back-falls = Your hero would fall
lg-ui-would-win = You would win
lg-ui-would-win-nothing = You would win nothing
lg-ui-would-fall = { $card } would be defeated
lg-ui-would-stay = { $card } would have { $left } left
lg-ui-preview = What it would do
lg-ui-cost = Costs
lg-ui-cost-free = Free
lg-ui-cost-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
lg-ui-cost-bucket = a full bucket
lg-ui-or = or
lg-ui-revealing = A card is revealed
lg-ui-reveals = { $count ->
    [0] No card will be revealed
    [one] 1 card will be revealed
   *[other] { $count } cards will be revealed
  }
lg-ui-end-final = Then the game cards are revealed. That cannot be taken back.
lg-ui-waits = { $seat } is playing. Talk it over as much as you like.
lg-ui-die = Die
lg-ui-used = Used this turn
lg-ui-dark = In the dark
lg-ui-sabotaged = Sabotaged
lg-ui-fires = { $count ->
    [0] No fires
    [one] 1 fire
   *[other] { $count } fires
  }
lg-ui-fires-left = { $count ->
    [0] All fires are out
    [one] 1 fire left
   *[other] { $count } fires left
  }
lg-ui-bucket-full = Bucket full
lg-ui-bucket-empty = Bucket empty
lg-ui-ravagers = { $count ->
    [one] 1 Ravager
   *[other] { $count } Ravagers
  }
lg-ui-moons = { $count } of 6 moons observed
lg-ui-moon-here = On its cell
lg-ui-moon-wants = Wants to be on cell { $cell }
lg-ui-storms = { $count ->
    [one] 1 storm is brewing
   *[other] { $count } storms are brewing
  }
lg-ui-delivered = { $count } of { $target } crystals delivered
lg-ui-cart = Cart
lg-ui-cart-load = Cart: { $count } of 6 crystals
lg-ui-crystals = { $count } of { $most } crystals
lg-ui-gate = Gate between cells { $first } and { $second }
lg-ui-bats = Bats between cells { $first } and { $second }
lg-ui-key = Has the key
lg-ui-lava = { $count ->
    [0] No hot lava left
    [one] Lava on 1 cell still hot
   *[other] Lava on { $count } cells still hot
  }
lg-ui-slugs = { $count ->
    [one] 1 Slug left
   *[other] { $count } Slugs left
  }
lg-ui-dial = Dial on { $number }
lg-ui-dial-marks = Marks cells { $first } and { $second }
lg-ui-marked = Marked by the dial
lg-ui-magma = Holds the magma
lg-ui-bodies = { $count } of 10 bodies defeated
lg-ui-head = Head on cell { $cell }
lg-ui-protected = Protected by a monster
lg-ui-asleep = { $count ->
    [one] 1 body still to come
   *[other] { $count } bodies still to come
  }
lg-ui-charged = Charged
lg-ui-uncharged = Not charged

# The gifts of the storm
lg-gift-0 = Recover 1 resistance
lg-gift-1 = Recover 2 dust
lg-gift-2 = Draw 1 card
lg-gift-3 = Teleport

# Names of signs and tokens on the screen
icon-cards = card from the hand
icon-peek = look
icon-reveal = reveal
icon-observe = observation
icon-health = health
icon-heart-empty = empty heart
icon-dust-empty = inactive dust
icon-moon-cell = cell of the moon
icon-visited = used this turn
icon-body-plain = body
icon-help-cards = Cards: discard that many from your hand.
icon-help-peek = Look: everybody sees that many of the next game cards.
icon-help-reveal = Reveal: that many more or fewer game cards are turned up.
icon-help-observe = Observation: a moon that lies on its own cell can be observed.
icon-help-health = Health: after that much damage the card is defeated.
icon-help-resistance = Resistance: what your hero can still take. At 0 it falls: the turn ends, it returns to the castle with all its resistance, and 2 game cards are revealed instead of 1.
icon-help-heart-empty = Empty heart: health or resistance that is lost.
icon-help-dust-empty = Inactive dust: it pays for nothing until it is recovered.
icon-help-moon-cell = Cell of the moon: only on this cell of the passage can it be observed.
icon-help-body-plain = Body: a part of the Incarnation. All ten must be defeated.
help-game-deck = Each turn ends with a card from this deck. If one must be revealed and none is left, you lose.
icon-help-visited = Used this turn: each place can be used once; a reuse icon allows it once more.
help-pool = The icons of what you have played. Spend them this turn; what is left at the end is lost.
token-crystal = Crystal
token-guild = Hunters
token-trap = Trap
token-portal = Portal
token-gate = Gate
token-dial = Dial
token-die = Die
token-lava-hot = Hot lava
token-lava-rough = Cool lava, rough
token-lava-smooth = Cool lava, smooth
token-shock = Magic shock
help-token-die = The die decides. Press the place to read what each face brings.
lg-ui-to-go = { $count } to go
lg-ui-piles = Piles
lg-ui-hand-empty = No card in hand
lg-ui-three = Trade three cards

## Why a turn is good

why-hero = { $hero-who } is useful in every party.
why-track = Of those left, { $card } suits this hero best.
why-include = { $card } is the strongest card the deck does not have enough of.
why-item = Of those on offer, { $card } helps most often.
why-consent = Friends help each other.
why-only = There is nothing else to choose.
why-win = This wins the chapter.
why-answer = This leaves the table in the best shape for the next turn.
why-fire = Puts out a fire: { $place }.
why-moon = Observes { $card-the }.
why-deliver = { $count ->
    [one] Delivers 1 crystal.
   *[other] Delivers { $count } crystals.
  }
why-lava = Cools the lava on cell { $cell }.
why-castle = Defeats { $card-the } on cell { $cell }, before the castle is in danger.
why-defeat = Defeats { $card-the } on cell { $cell }, for the reward and for room in the passage.
why-wound = Wounds { $card-the }, so that it falls more easily next time.
why-water = Fetches water for the next fire.
why-crystals = Gets crystals ready for the castle.
why-dial = Turns the dial to { $number }, where slugs can cool lava.
why-trap = Trap { $number } waits for whoever comes through.
why-heal = Recovers strength before it runs out.
why-dust = Gathers dust to pay with later.
why-chance = First see what comes up, then think again.
why-move = Cell { $cell } is a good place for the next turn.
why-rest = Nothing more is worth its price now; what you keep helps later.
why-glance = This looks best at first sight.

## The review of a game

standing-race = The heroes against the game deck
standing-graph = What the heroes have left to do and the cards left in the game deck, after each turn. At the end: { $left }
standing-team = The heroes
  .left = left to do
standing-against = The game deck
  .left = cards left
standing-left = { $team } left to do and { $against ->
    [one] 1 card
   *[other] { $against } cards
  } left.
standing-hope = { $team } left to do and { $against ->
    [one] 1 card
   *[other] { $against } cards
  } left; a good team would have won { $percent }% of games from here.
standing-lost = This is where the chapter was lost
standing-lost-mark = lost here

## The lesson

lesson-welcome = You defend the castle together. The monsters come through the passage from the left, and cell 6 is the last before the castle: no monster may get any further. You play the Knight, on the hero path below. First choose a skill track: take Stalwart.
lesson-card = These five cards are your hand; you may play all of them in a turn. Play Heavy Blow: it gives three swords.
lesson-option = What a card gives is ready to use until you spend it or end your turn. Guard offers a choice: a sword or a shield. Play it for the shield.
lesson-attack = A Goblin Lookout stands on cell 6, right beside you. It takes two damage to defeat it, and its claws strike back. Attack it.
lesson-commit = Now choose what to put into the attack: two swords are enough, and one shield stops the claws. Everything in one attack counts together, and claws answer each attack once.
lesson-market = Defeated, and not a scratch. Whoever strikes the last blow gets the reward: an item from the market. Take the Tempered Blade; it goes on top of your deck.
lesson-skill = The six places lie beside the cells, and you may use the one beside you once per turn. Here it is the Underground Lake: for two shields it fills your bucket. Your skill track can be used three times in a chapter: the first two uses give two shields each, the third recovers all your resistance. Use it.
lesson-place = Now use the Underground Lake.
lesson-boots = Your bucket is full. You win this chapter when no place is burning any more, and all six fires burn at the Blaze, on cell 5. Play Forced March: it gives boots.
lesson-walk = Each pair of boots is one step. Walk to cell 5.
lesson-fire = Pour your bucket over the Blaze.
lesson-fairy = One fire fewer. For each fire you put out you may take an item or a fairy from the markets. Take the Fairy of Respite: whenever you like, she lets one turn end without a new card.
lesson-turn = That is all for this turn: what you do not use is lost, and your hand is discarded. End your turn. As you stand beside a fire, it costs you one resistance; then a card from the game deck is revealed, and you draw five new cards.
lesson-end = A Tunnel Goblin has come in on cell 1. After the Smith’s turn the Bone Guard needed that cell, and so all monsters moved on towards the castle. If one must leave cell 6, or there is no card left to reveal, you have lost. Fight what is near, fetch water, help each other, and put out the fires. Good luck!

## What the lab measures

measure-cards-left = game cards left
measure-resistance = resistance of the heroes
measure-fairies-kept = fairies kept
