## The game of chronicles

game = Chronicles
game-summary = A campaign together: game by game, bring Items out of the maze, rebuild the village, and find out what happened to the dragon.
option-sheet = The campaign so far; by default a new one
option-scenario = What is played: a standard game, or the final one
option-modifications = Easier or harder: not recommended for a first campaign
option-characters = How many Characters play: at least one for each seat, at most 4; 0 is one for each seat
option-heroes = The Characters in turn order: roger, demetris, ollie, miranda; none to choose at the table
option-corners = The corners of the Characters, clockwise from the top left; none to choose at the table
option-speaker = The seat that answers for the group, counting from 0
option-pack = The content pack: cards of your own that replace or add to those in the box
beginning-regular = With the first game
  .hint = The gentle start: no cards but Items and Events, and the village comes afterwards.
beginning-regular-skipped = Without the first game
  .hint = You know the maze: begin in the village, with as many Crystals as the first game can bring.
beginning-plus = New Game+
  .hint = A sheet that names no buildings: repair any of the eleven, in any order.
beginning-plus-skipped = New Game+ without the first game
  .hint = A sheet that names no buildings, and straight into the village.

## What a seat is asked

ask-setup-character = { $seat }: choose your Character.
ask-setup-corner = { $seat }: whose corner is where?
ask-setup-first = { $seat }: who begins?
ask-setup-option = { $seat }: choose for the group.
ask-lab-order = { $seat }: which die comes first?
ask-window-roll = { $seat }: keep the dice, or roll again?
ask-window-loot = { $seat }: a Looter reaches out. Prevent it?
ask-window-halt = { $seat }: you wanted to be stopped here. Use something?
ask-action-main = { $seat }: walk, shift and use cards, in any order. Then end your turn.
ask-action-move = { $seat }: the Move pauses here. Where does it go next?
ask-effect-param = { $seat }: choose.
ask-turn-next = { $seat }: who takes the next turn?
ask-end-village = { $seat }: open the box you have earned.
ask-end-shop = { $seat }: the shop is open. What does the group buy?
ask-end-building = { $seat }: which building is repaired?
ask-end-rituals = { $seat }: which Rituals stay completed?
ask-camp-next = { $seat }: set out again, or put the campaign away?
ask-soothe-offer = { $seat }: what do you offer the Dragon?

## What a seat may do

pick = Play { $hero-the }
corners = Corners, clockwise from the top left: { $heroes }
first = { $hero } begins
resolve = First: { $face }
reroll = Roll again: { $card }
pass = Leave it at that
hush = { $mostly ->
    [1] Leave it, and ask me about { $card } only if an Event or a theft is due
   *[other] Leave it, and do not ask me about { $card } again
  }
heed = Ask me about { $card } again
halt = { $on ->
    [1] Stop me before { $before }
   *[other] Do not stop me before { $before } any more
  }
walk = Walk to { $cell }
pause = Walk to { $cell }, and pause there
stop = End the Move here
insert = Push { $arrow-the }, rotation { $rotation }
use = Use { $card }{ $hero-of }
end = End your turn
choose-cell = Choose { $cell }
choose-turn = Turn it, rotation { $rotation }
choose-colour = Choose the { $colour } Portal
choose-hero = Choose { $hero-the }
choose-card = Choose { $card }{ $hero-of }
choose-order = Put the cards back: on top { $top }; at the bottom { $bottom }
choose-option = { $number ->
    [0] The first
    [1] The second
   *[other] Another one
  }
next = { $hero } is next
offer = Offer { $card }: { $ritual }
done = That is all
open = Open box { $box } of { $building-the }
hammer = Buy a Hammer for slot { $slot }
buy = Buy { $card }
repair = Repair { $building-the }
keep = Keep these Rituals: { $rituals }
set-out = Set out: { $scenario }
save = Put the campaign away

## What happens while a game is set up

game-began = Game { $number } of the campaign: { $scenario }.
picked = { $seat } plays { $hero-the }.
corners-put = The corners, clockwise from the top left: { $heroes }.
first-named = { $hero } begins.
portal-opened = The { $colour } Portal opens on { $cell }: { $item }.
objective-revealed = A new Objective: { $card }{ $hero-of }.
scroll-assigned = { $card } is only for { $hero }.
focus-named = Only the Quests of { $building-the } count in this game.

## What happens in a turn

turn-began = Turn { $turn }: { $hero }.
next-named = { $hero } takes the next turn.
dice-rolled = The dice show: { $faces }.
die-resolved = { $face } takes effect.
event-drawn = Event: { $card }. { $card-text }
event-put-away = { $card }: { $after }.
folk-came = { $card } comes to help. { $card-text }
turn-ended = { $hero } ends the turn.
rule-set = { $number ->
    [0] { $until }: { $flag }.
   *[other] { $until }: { $flag } { $number }.
  }

## What happens in the maze

inserted = { $piece-who } pushes { $arrow-the }.
slid = The lines slide from the { $side } by one.
tile-turned = The tile on { $cell } turns.
tiles-swapped = The tiles on { $cell } and { $other } change places.
walked = { $piece } walks.
paused = { $piece } walks, and pauses.
figure-put = { $figure } is placed on { $cell }.
portal-moved = The { $colour } Portal moves to { $cell }. The Echo of { $item-the } takes its place.
portal-closed = The { $colour } Portal closes.
item-collected = { $hero } collects { $item-the }{ $via }.
item-looted = A Looter takes { $item-the } on { $cell }.
item-recovered = { $hero } gets back { $item-the }.
looter-came = A Looter comes to the { $colour } Portal on { $cell }.
loot-prevented = { $card } prevents the looting at the { $colour } Portal.
token-put = { $cell } now has { $token }.
token-taken = { $count ->
    [one] { $hero } takes { $token } on { $cell }.
   *[other] { $hero } takes { $token } on { $cell }, { $count } times.
  }
knocked-out = { $foe-the } on { $cell } is knocked out{ $hero-by }.
warden-came = A Warden takes up post on { $cell }.
wardens-patrolled = The Wardens move on to their next posts: { $cells }.

## What happens to cards

card-used = { $seat } uses { $card }{ $hero-of }.
glass-set = { $glass ->
    [0] { $card }{ $hero-of } is ready again.
    [one] { $card }{ $hero-of } has 1 Hourglass.
   *[other] { $card }{ $hero-of } has { $glass } Hourglasses.
  }
crystals-gained = { $count ->
    [one] { $card }: 1 Crystal.
   *[other] { $card }: { $count } Crystals.
  }
cards-seen = { $items ->
    [1] Items from the deck are shown: { $cards }.
   *[other] Events from the deck are shown: { $cards }.
  }
cards-ordered = { $items ->
    [1] The Items are put back: on top { $top }; at the bottom { $bottom }.
   *[other] The Events are put back: on top { $top }; at the bottom { $bottom }.
  }
scroll-borrowed = { $card } is borrowed for this game.
scroll-returned = { $card } goes back to the shop.
quest-checked = { $checks ->
    [0] Quest “{ $quest }”: no Checkmark.
    [one] Quest “{ $quest }”: 1 Checkmark.
   *[other] Quest “{ $quest }”: { $checks } Checkmarks.
  }
quest-completed = The Quest “{ $quest }” is completed.
objective-paid = { $count ->
    [one] { $card }{ $hero-of } pays 1 Crystal.
   *[other] { $card }{ $hero-of } pays { $count } Crystals.
  }
ritual-checked = { $checks ->
    [0] Ritual “{ $ritual }”: no Checkmark.
    [one] Ritual “{ $ritual }”: 1 Checkmark.
   *[other] Ritual “{ $ritual }”: { $checks } Checkmarks.
  }
ritual-completed = The Ritual “{ $ritual }” is completed.
dragon-soothed = { $hero } soothes the Dragon.
offered = { $card } is offered for “{ $ritual }”.
dragon-flew = The Dragon flies to { $cell }. The die shows: { $face }.

## What happens in the village

game-ended = The game is over: { $cause }. Items held: { $held }, looted: { $looted }. Crystals in this game: { $crystals }.
box-opened = Box { $box } of { $building-the } is opened.
chapter-completed = Chapter { $chapter } is completed!
stash-filled = { $count ->
    [one] 1 Crystal goes into the stash. It holds { $stash }.
   *[other] { $count } Crystals go into the stash. It holds { $stash }.
  }
track-marked = The Goblins mark space { $space } of their track.
stash-lost = { $count ->
    [one] The Goblins make off with 1 Crystal. The stash holds { $stash }.
   *[other] The Goblins make off with { $count } Crystals. The stash holds { $stash }.
  }
script-read = A new page of the story: { $script }.
cards-added = New cards join the campaign: { $cards }.
nail-filled = A Hammer fills a Nail in slot { $slot }. The stash holds { $stash }.
scroll-bought = { $card } is bought. The stash holds { $stash }.
building-repaired = The group has repaired { $building-the }.
rituals-kept = These Rituals stay completed: { $rituals }.
party-set-out = The group sets out: { $scenario }.
campaign-saved = The campaign is put away for another day.
campaign-ended = { $score ->
    [none] { $result }
   *[other] { $result } Score: { $score }.
  }

## How a table ends

outcome-chapter = The game is over, and a Chapter is completed.
outcome-played = The game is over. The village goes on building.
outcome-won = William is himself again. The campaign is won!
outcome-lost = The maze has collapsed. The campaign is lost.

## Words for facts

scenario-standard = a standard game
scenario-final = the final game
result-won = The campaign is won.
result-lost = The campaign is lost.
score-none = none
cause-collected = the last Item was collected
cause-looted = the last Item was looted
cause-fifth-warden = there was no room for a fifth Warden
cause-rituals = all Rituals are completed
before-event = each Event
before-step = each step
after-bottom = it goes under the deck
after-shuffle = it is shuffled back into the deck
after-discard = it is out of this game
flag-step-cap = no Move has more steps than
flag-goblins-stop = every Goblin stops a Move
flag-dragon-calm = the Dragon stops nobody, and does not fly when it is soothed
until-turn = Until the end of this turn
until-next = Until this Character’s next turn
via-move = { "" }
via-appear = { ", which appears right there" }
via-effect = { " from afar" }
side-N = top
side-E = right
side-S = bottom
side-W = left
face-red = { colour-red }
face-purple = { colour-purple }
face-blue = { colour-blue }
face-yellow = { colour-yellow }
face-event = Event
colour-purple = Purple
foe-looter = Looter
  .the = A Looter
foe-warden = Warden
  .the = A Warden
piece-none = { hero-none }
  .who = { hero-none.who }
piece-roger = { hero-roger }
  .who = { hero-roger.who }
piece-demetris = { hero-demetris }
  .who = { hero-demetris.who }
piece-ollie = { hero-ollie }
  .who = { hero-ollie.who }
piece-miranda = { hero-miranda }
  .who = { hero-miranda.who }
figure-roger = Roger
figure-demetris = Demetris
figure-ollie = Ollie
figure-miranda = Miranda
figure-looter = A Looter
figure-warden = A Warden
figure-dragon = The Dragon
timing-own-action = In your own action phase
timing-any-action = In anybody’s action phase
timing-own-move = During your own Move
timing-anytime = At any time
kind-skill = Skill
kind-scroll = Scroll
kind-token = Token
kind-folk = Fairy Folk
stage-setup = Setup
stage-labyrinth = Labyrinth phase
stage-action = Action phase
stage-end = The village
stage-over = The end

## The Characters

hero-none = nobody
  .the = nobody
  .who = The maze
  .of = { "" }
  .by = { "" }
hero-roger = Roger
  .the = Roger the Knight
  .who = Roger
  .of = { " (Roger)" }
  .by = { " by Roger" }
hero-demetris = Demetris
  .the = Demetris the Huntress
  .who = Demetris
  .of = { " (Demetris)" }
  .by = { " by Demetris" }
hero-ollie = Ollie
  .the = Ollie the Bard
  .who = Ollie
  .of = { " (Ollie)" }
  .by = { " by Ollie" }
hero-miranda = Miranda
  .the = Miranda the Sorceress
  .who = Miranda
  .of = { " (Miranda)" }
  .by = { " by Miranda" }

## The Items

set-ingredients = Ingredients
set-instruments = Instruments
set-critters = Critters
set-treasures = Treasures

item-ginger-root = Ginger Root
  .the = the Ginger Root
item-honeycomb = Wild Honeycomb
  .the = the Wild Honeycomb
item-moon-truffle = Moon Truffle
  .the = the Moon Truffle
item-star-flour = Sack of Star Flour
  .the = the Sack of Star Flour
item-reed-flute = Reed Flute
  .the = the Reed Flute
item-frost-bell = Frost Bell
  .the = the Frost Bell
item-thimble-drum = Thimble Drum
  .the = the Thimble Drum
item-hurdy-gurdy = Hurdy-Gurdy
  .the = the Hurdy-Gurdy
item-lantern-moth = Lantern Moth
  .the = the Lantern Moth
item-stone-toad = Stone Toad
  .the = the Stone Toad
item-velvet-bat = Velvet Bat
  .the = the Velvet Bat
item-sock-mouse = Sock Mouse
  .the = the Sock Mouse
item-opal-goblet = Opal Goblet
  .the = the Opal Goblet
item-brass-astrolabe = Brass Astrolabe
  .the = the Brass Astrolabe
item-silver-comb = Silver Comb
  .the = the Silver Comb
item-first-coin = First Coin
  .the = the First Coin

## Events that are in the deck from the start

card-restless-walls = Restless Walls
  .text = The extra tile is pushed in at a random arrow, in a random rotation.
card-light-fingers = Light Fingers
  .text = Activate a Looter at a random Portal.
card-smoky-campfire = Smoky Campfire
  .text = Choose a Looter in the maze. It goes back to the campfire, but nobody has knocked it out.
card-wandering-portal = Wandering Portal
  .text = A random Portal and a random Echo change places, and Looters go with the Portal. A Character on the Portal’s new tile collects. Without an Echo nothing happens.
card-great-slide = The Great Slide
  .text = The three lines of a random side slide on by one. What leaves a line at one end comes in again at the other.

## Scrolls

card-scroll-time = Scroll of Time
  .text = Discard 1 Hourglass from any card.
card-scroll-turn = Scroll of Turning
  .text = Turn the tile under one of your Characters as you like. It must be a loose one.
card-scroll-fate = Scroll of Fate
  .text = Roll any number of dice again that are not resolved yet.
card-scroll-shift = Scroll of Shifting
  .text = Make a Shift.

## The village

building-inn = Inn
  .the = the Inn
  .blurb = Warm beds, quick legs.
building-library = Library
  .the = the Library
  .blurb = Know what comes next.
building-watchtower = Watchtower
  .the = the Watchtower
  .blurb = Traps for thieves.
building-workshop = Workshop
  .the = the Workshop
  .blurb = Move the walls twice.
building-market = Market
  .the = the Market
  .blurb = Paper, luck and fair prices.
building-town-hall = Town Hall
  .the = the Town Hall
  .blurb = Nobody walks alone.
building-smithy = Smithy
  .the = the Smithy
  .blurb = A trick for every explorer.
building-spire = Enchanted Spire
  .the = the Enchanted Spire
  .blurb = Be elsewhere.
building-crypt = Crypt
  .the = the Crypt
  .blurb = Time is nothing to the dead.
building-garden = Garden
  .the = the Garden
  .blurb = Hedges are only suggestions.
building-playhouse = Playhouse
  .the = the Playhouse
  .blurb = Change the scene.

villager-raimund = Raimund
  .the = Raimund the innkeeper
villager-odimus = Odimus
  .the = Odimus the owl
villager-scruplin = Scruplin
  .the = Scruplin the scout
villager-brindle = Brindle
  .the = Brindle the tinker
villager-pim = Pim
  .the = Pim the pedlar
villager-mathilda = Mathilda
  .the = Mathilda the mayor
villager-gudrun = Gudrun
  .the = Gudrun the smith
villager-elissa = Elissa
  .the = Elissa the enchantress
villager-mort = Mort
  .the = Mort the skull
villager-fennel = Fennel
  .the = Fennel the gardener
villager-celeste = Celeste
  .the = Celeste the puppeteer
villager-william = William
  .the = William the dragon

## What makes games easier or harder

modifications-discount-spree = Discount Spree
  .text = Easier: Scrolls cost 1 Crystal.
modifications-time-manipulation = Time Manipulation
  .text = Easier: after each turn the group says who takes the next one, even the same Character again.
modifications-not-so-pesky-goblins = Not-So-Pesky Goblins
  .text = Easier: no space of the Goblin track costs Crystals.
modifications-hard-working-villagers = Hard-Working Villagers
  .text = Easier: a Fairy Folk card that is drawn brings no further Event.
modifications-greedy-merchants = Greedy Merchants
  .text = Harder: Scrolls cost 4 Crystals.
modifications-challenging-adventure = Challenging Adventure
  .text = Harder: every Chapter needs 3 more Crystals.
modifications-tough-goblins = Tough Goblins
  .text = Harder: a Move ends on a tile with a Looter. The Looter is knocked out all the same.
modifications-focused-mind = Focused Mind
  .text = Harder: before each game the group chooses a building; only its Quests can be completed.
modifications-things-happen-so-fast = Things Happen So Fast
  .text = Harder: an Event on the die brings two Events, one after the other.
modifications-limited-scrolls = Limited Scrolls
  .text = Harder: before each game every Scroll is given to a Character, and nobody else may use it.
modifications-one-way-paths = One-Way Paths
  .text = Harder: no tile may be entered twice in one Move.

## The same things where they are chosen as cards

card-none = nothing
card-looter = Looter
card-warden = Warden
card-ginger-root = { item-ginger-root }
card-honeycomb = { item-honeycomb }
card-moon-truffle = { item-moon-truffle }
card-star-flour = { item-star-flour }
card-reed-flute = { item-reed-flute }
card-frost-bell = { item-frost-bell }
card-thimble-drum = { item-thimble-drum }
card-hurdy-gurdy = { item-hurdy-gurdy }
card-lantern-moth = { item-lantern-moth }
card-stone-toad = { item-stone-toad }
card-velvet-bat = { item-velvet-bat }
card-sock-mouse = { item-sock-mouse }
card-opal-goblet = { item-opal-goblet }
card-brass-astrolabe = { item-brass-astrolabe }
card-silver-comb = { item-silver-comb }
card-first-coin = { item-first-coin }
card-inn = { building-inn }
card-library = { building-library }
card-watchtower = { building-watchtower }
card-workshop = { building-workshop }
card-market = { building-market }
card-town-hall = { building-town-hall }
card-smithy = { building-smithy }
card-spire = { building-spire }
card-crypt = { building-crypt }
card-garden = { building-garden }
card-playhouse = { building-playhouse }

## Why the rules refuse

ch-gen-1 = A card makes Moves shorter for now. Choose a highlighted cell.
ch-gen-3 = There are none of these left beside the board.
ch-gen-5 = That number of Characters cannot play: there can be { $least } to { $most } at this table.
ch-setup-2 = Every corner belongs to one of the four Characters: place each of them once.
ch-setup-4 = The maze of this campaign cannot be set up: its tiles are not those in the box.
ch-setup-15 = Each Character is played by one seat. Choose one that nobody has.
ch-setup-17 = Choose one of the Characters who play.
ch-turn-1 = It is not your turn. { $seat } is playing.
ch-act-1 = You have one Move and one Shift per turn, and you have already used this one.
ch-act-3 = This card cannot be used here.
ch-act-5 = Wait until this is finished. { $seat } is being asked.
ch-move-1 = There is no open way there. Choose a highlighted cell.
ch-move-4 = Somebody on the way stops every Move. Walk up to them first.
ch-shift-1 = There is no such arrow. Arrows are numbered from 0 to 11.
ch-time-1 = This is used in your own action phase, between your actions.
ch-time-2 = This is used in an action phase, between actions.
ch-time-3 = This is used during a Move of its Character. Begin one, and pause.
ch-time-9 = The game is over. Nothing more can be used.
ch-skl-1 = This Skill is not one of yours.
ch-skl-4 = There are Hourglasses on this Skill. Wait until they are gone.
ch-skl-6 = This would not change anything now. Keep the card.
ch-scr-1 = There are two Scrolls of each kind, and the group has both of these.
ch-scr-2 = The group does not own this Scroll.
ch-scr-e1 = None of your Characters stands on a loose tile.
ch-scr-e3 = There is no Hourglass on any card.
ch-ff-3 = This helper is not here, or has already helped.
ch-chal-6 = This Scroll was given to another Character.
ch-chal-e1 = Choose each modification once, and not Discount Spree together with Greedy Merchants.
ch-dp-4 = Choose one of these for the group.
ch-dp-5 = Choose one of the dice on the table.
ch-dp-7 = Roll dice again that are not resolved, or leave it at that.
ch-dp-8 = Prevent the looting, or leave it at that.
ch-dp-9 = That cannot be done now. Walk, shift, use a card, or end your turn.
ch-dp-10 = A Move is under way. Walk on, or end it here.
ch-dp-11 = Choose one of the things on offer.
ch-dp-12 = Choose one of the Characters who play.
ch-dp-18 = You can offer only Items and Scrolls that a Ritual asks for.
ch-dp-21 = Pausing there would not change anything. Walk straight there.
ch-dp-22 = A straight tile lies the same after two turns. Choose one of its first two rotations.
ch-dp-23 = Seats are counted from 0; the seat that answers for the group can be at most { $most }, not { $value }.
ch-dp-30 = This is not the moment for it. You will be asked when it comes.
ch-dp-35 = Use something, or leave it at that.
ch-shop-3 = The stash cannot pay for that.
ch-shop-4 = This slot has no open Nail, so a Hammer would have nothing to do.
ch-bld-1 = A building like this cannot stand in this slot.
ch-bld-3 = This slot stays shut until Chapter 2 is completed.
ch-bld-4 = A building is repaired when all Nails in its slot are filled, and no building is repaired twice.
ch-bld-6 = These boxes cannot be open yet.
ch-camp-2 = The first Hammer of a campaign fills the Nail in slot 1.
ch-chap-1 = There are no such Chapters.
ch-trk-1 = The Goblin track has no such space.
ch-qst-1 = Only Quests from open boxes can be completed.
ch-s-2 = Only Goblin Events can join through the Goblin track, each of them once.
ch-end-3 = This box cannot be opened now.
ch-end-10 = Set out on a game that is open to you, or put the campaign away.
ch-fin-1 = The final game needs all four Chapters and a building in every slot.
ch-fin-13 = The number of Rituals that stay completed is the number of story spaces marked on the Goblin track, and no more.
ch-reset-1 = This campaign is over. Begin a new one.

## Help about the rules

help-portal = End a Move here to collect its Item. The Portal then opens where the Echo of the next Item lies.
help-echo = An Item that is still hidden: when its card is drawn, a Portal opens here.
help-looter = Comes to a Portal, and takes its Item when it is activated there again. End a Move on its tile to knock it out.
help-hourglass = A Skill with Hourglasses is resting. At the end of the Character’s turn one Hourglass is removed; from Skills of the group, one at the end of every turn.
help-crystal = Every Item held at the end of the game is worth 1 Crystal, and Objectives pay more.
help-quest = Fulfil it within one game. Two completed Quests of a building open its second box, all four its third.
help-objective = Pays Crystals in this game as soon as it is fulfilled.
help-chapter = Reach this many Crystals in a single game to complete the Chapter.
help-track = Every looted Item marks a space after the game. The last space ends the campaign.
help-nail = A Hammer fills a Nail. When all Nails in a slot are filled, a building is repaired there.
help-folk = Helps once, when its moment comes, whoever calls it. Then it is out of this game.

## The screen

screen-cell-start = Start of { $hero }.
screen-cell-hero = { $hero } stands here.
screen-cell-portal = { $colour } Portal: { $item }.
screen-cell-echo = Echo: { $item }.
screen-cell-looters = { $count ->
    [one] A Looter.
   *[other] { $count } Looters.
  }
screen-cell-wardens = { $count ->
    [one] A Warden: every Move ends here.
   *[other] { $count } Wardens: every Move ends here.
  }
screen-cell-dragon = The Dragon.
screen-die-colour = Die: { $colour }
screen-die-event = Die: Event
screen-no-way = No way through to { $cell } from here.
screen-turns = The tile on { $cell } turns.
screen-reach-item = { $hero } could collect { $item-the }
screen-reach-finds = { $list }.
screen-reach-places = { $places ->
    [0] { $hero } could not walk anywhere then.
    [one] One place is within reach of { $hero }.
   *[other] { $places } places are within reach of { $hero }.
  }
screen-collects = Collects: { $list }.
screen-map-item = { $item } on { $cell }
screen-pause = Pause on the way
screen-pause-how = Choose a highlighted place where the Move pauses; then it continues.
screen-pause-here = Pause here
screen-end-final = The dice will be rolled for the next turn; that cannot be undone.
screen-cards = Cards to hand
screen-card-of = { $name }, { $hero }.
screen-card-idle = It cannot be used now.
screen-glass-on = { $count ->
    [one] There is 1 Hourglass on it.
   *[other] There are { $count } Hourglasses on it.
  }
screen-glass-cost = { $count ->
    [one] It then rests under 1 Hourglass.
   *[other] It then rests under { $count } Hourglasses.
  }
screen-items = Items
screen-echoes-left = { $count ->
    [0] No Echo left
    [one] 1 Echo left
   *[other] { $count } Echoes left
  }
screen-none = none yet
screen-looted = Looted
screen-looted-none = nothing looted
screen-holds = { $hero } holds: { $list }.
screen-holds-nothing = { $hero } holds nothing yet.
screen-quests = Quests
screen-objectives = Objectives
screen-rituals = Rituals
screen-checks = { $count } of { $most }
screen-pays = { $count ->
    [one] Pays 1 Crystal
   *[other] Pays { $count } Crystals
  }
screen-done = done
screen-crystals = { $count ->
    [one] 1 Crystal in this game
   *[other] { $count } Crystals in this game
  }
screen-overview = Quests and Items
screen-wants = When you are asked
screen-ask-less = Ask me less often
screen-known = What everybody knows
screen-next-events = The next Events
screen-next-items = The next Items
screen-last-events = At the bottom of the Event deck
screen-last-event = The last Event
screen-event = Event
screen-completed = Completed
screen-order-top = On top: { $list }
screen-order-bottom = Under the deck: { $list }
screen-order-both = On top: { $list }. Under the deck: { $below }
screen-waits = { $seat } is playing.
screen-setup = The table is being set up.
screen-game-number = Game { $number } of the campaign
screen-corners-how = Press two Characters to swap their corners.
screen-corners-done = Set up the maze like this

## Why a choice is good

why-only = There is nothing else to choose.
why-usual = This is what most groups do, and it suits everybody.
why-hammer = A Hammer brings the next building closer; slot { $slot } is the next to be finished.
why-scroll = { $card } is cheap, and you can still afford the next Hammer.
why-repair = { $building }: it helps in every game to come.
why-keep = What took longest to complete should stay completed.
why-final = Everything is ready for the last trip into the maze.
why-onward = The village needs more Crystals.
why-offer = { $ritual } gets a Checkmark, and nothing else needs this more.
why-guard = { $card } prevents the looting, and that is what it is for.
why-look = { $card } costs nothing you need now, and it will be ready again all the sooner.
why-reroll = These dice would cost more than { $card } is worth.
why-pass = This costs less than the card is worth.
why-answer = This leaves the table in the best shape for the next turn.
why-ritual = Completes a Ritual: { $ritual }.
why-quest = Completes a Quest: { $quest }.
why-objective = An Objective pays: { $card }.
why-saved = Prevents a looting.
why-token = Takes a token on the way: { $token }.
why-items = { $count ->
    [2] Brings two Items in one turn, { $item-the } first.
   *[other] Brings { $count } Items in one turn, { $item-the } first.
  }
why-item = Collects { $item-the }.
why-rescue = Collects { $item-the } before the Looter there takes it.
why-soothe = Soothes the Dragon, for the Rituals.
why-goblins = { $count ->
    [one] Knocks out a Goblin before it can do harm.
   *[other] Knocks out { $count } Goblins before they can do harm.
  }
why-shift = Opens paths: more Portals will be in reach next turn.
why-card = { $card } helps most now.
why-place = { $cell } is a good place for the next turn.
why-rest = Nothing more is worth its price now; what you keep helps later.

## The village on the screen

village-asked-end-village = Open boxes
village-asked-end-shop = To the shop
village-asked-end-building = Choose a building
village-asked-end-rituals = Choose Rituals
village-asked-camp-next = Set out again?
village-map = The village
village-gate = Maze gate
village-list = All slots of the village
village-show-map = Show the map
village-show-list = Show a list
village-lot = Slot { $slot }
village-lot-of = Slot { $slot }: { $buildings }.
village-lot-shut = Rubble
village-lot-shut-why = The upper village opens with Chapter 2.
village-any-building = Any building
  .hint = This sheet names no buildings: with the last Nail, choose any that is still in ruins.
village-one-of-two = Only one of the two can be repaired in this campaign.
village-stands = It stands again.
village-stands-short = Rebuilt
village-stands-ruin = In ruins
village-stands-scaffold = Under repair
village-quests-done = { $done } of { $all } Quests completed.
village-nails-filled = { $nails ->
    [one] { $filled } of { $nails } Nail filled
   *[other] { $filled } of { $nails } Nails filled
  }
village-hammer-price = A Hammer costs { $price } Crystals.
village-hammer-buy = Buy a Hammer
village-keeps = { $count ->
    [one] You keep 1 Crystal. Undo works until you enter the maze.
   *[other] You keep { $count } Crystals. Undo works until you enter the maze.
  }
village-too-dear = { $count ->
    [one] The stash is 1 Crystal short of a Hammer.
   *[other] The stash is { $count } Crystals short of a Hammer.
  }
village-too-dear-short = too expensive
village-crystals = { $count ->
    [one] 1 Crystal
   *[other] { $count } Crystals
  }
village-stash = Stash
village-after-game = { $number ->
    [one] After the first game
   *[other] After game { $number }
  }
village-chapters = Chapters completed: { $done } of { $all }
village-chapters-done = All Chapters are completed
village-chapter-next = Chapter { $chapter }: { $need } Crystals in one game
village-track = Goblin track
village-track-told = The Goblins have marked { $marks } of { $all } spaces.
village-track-ahead-loss = Space { $space } costs { $loss } Crystals.
village-track-ahead-script = On space { $space } something happens.
village-track-ahead-last = With space { $space } the campaign is lost.
village-journal = Story so far
village-journal-empty = Nothing has been written here yet.
village-now = After this game
village-game = Game { $number }
village-page = Items: { $held }, looted: { $looted }, Crystals: { $crystals }, turns: { $turns }.
village-page-chapter = Chapter { $chapter } completed.
village-page-quests = Quests completed: { $quests }
village-script = Script { $number }
village-box-of = { $building }, box { $box }
village-box-inside = In the box
village-box-needs = Box { $box } opens with { $wanted } completed Quests.
village-boxes-open = { $count ->
    [one] 1 of 3 boxes open
   *[other] { $count } of 3 boxes open
  }
village-new-cards = New in the campaign: { $cards }
village-quests = Quests
village-quests-shared = Shared by the group
village-quests-none = No Quest is open. Repair a building to get some.
village-quests-all = Every Quest is completed.
village-quest-done = (completed)
village-quest-need = { $need } times in one game
village-shop = Shop
village-shop-hammers = Choose a slot in the village to buy a Hammer for { $price } Crystals.
village-shop-hammers-dear = A Hammer costs { $price } Crystals: not yet.
village-shop-hammers-none = Every Nail that can be filled is filled.
village-scroll-buy = Buy { $card } for { $price }; { $keeps } Crystals remain
village-owned = { $owned } of { $copies }
  .all = { $owned } of { $copies } owned
village-shop-done = Leave the shop
village-repair = What should stand here?
village-repair-one = The other one stays in ruins for this campaign. You see what is inside when the box is opened.
village-repair-any = Any building that is still in ruins. You see what is inside when the box is opened.
village-boxes = Boxes to open
village-boxes-hint = Enough Quests are completed. Open them in any order.
village-box-open = { $building }: open box { $box }
village-rituals = Rituals that stay
village-rituals-hint = { $most ->
    [0] None can be kept this time.
    [one] You may keep 1 completed Ritual for the next attempt.
   *[other] You may keep { $most } completed Rituals for the next attempt.
  }
village-rituals-keep = { $count ->
    [0] Keep none
    [one] Keep 1
   *[other] Keep these { $count }
  }
village-leave = Set out again?
village-scenario = What is played
village-scenario-standard = A standard game
  .hint = Collect Items for Crystals, Chapters and Quests.
village-scenario-final = Cleansing the Dragon
  .hint = All Rituals in one game. If it fails, the Goblins mark 5 more spaces.
village-enter = Enter the maze
village-save = Save for another day
  .hint = The maze is put away; everything else stays as it is.
village-modifications = { $count ->
    [0] Easier or harder?
    [one] Easier or harder: 1 chosen
   *[other] Easier or harder: { $count } chosen
  }
village-modifications-easy = Easier
village-modifications-challenge = Harder
village-gone = The group has set out
  .hint = The next game is a table of its own.
village-saved = Saved
  .hint = The campaign waits for you. The next game begins with a new maze.
village-next-game = To the next game
village-trophies = Magnets
village-trophies-hint = One for each rebuilt building and each villager whose Quests are all done. Move them as you like; this browser keeps them.
village-trophies-passing = This browser stores nothing, so they are gone when you close the page.
village-trophies-none = None yet. The first building brings the first magnet.
village-trophies-tidy = Tidy up
village-trophy = { $name }. Arrow keys move it.
village-close = Close
village-skip = Skip { $count } pages
village-read-on = Read on
village-to-village = To the village
village-count = The game is over
village-count-items = Items brought home
village-count-cards = Objectives and other cards
village-count-sum = Crystals in this game: { $crystals }
village-count-first = The first game completes no Chapter
  .hint = The village begins with at least 10 Crystals.
village-count-chapter = Chapter { $chapter } is completed
village-count-no-chapter = Chapter { $chapter } has to wait
village-count-need = It needs { $need } Crystals in one game; you have { $crystals }.
village-count-done = Completed
village-count-stash = Stash
  .hint = { $gained } added
village-count-track = { $count ->
    [one] The Goblins mark 1 space: { $last } of { $all }
   *[other] The Goblins mark { $count } spaces: { $last } of { $all }
  }
village-count-track-first = Looting has no consequences yet
village-count-track-none = Nothing was looted
village-count-lost = { $count ->
    [one] They make off with 1 Crystal from the stash.
   *[other] They make off with { $count } Crystals from the stash.
  }
village-result-won = The campaign is won
  .hint = William is himself again, and the village stands.
village-result-lost = The campaign is lost
  .hint = The maze has collapsed. Everybody is safe, and already drawing a new map.
village-score = Score: { $score }
  .how = Marks on the Goblin track: { $track }. Easier modifications: { $eased }. Harder ones: { $challenged }.
characters-0 = one each

## The review of a game

standing-race = The explorers against the looters
standing-graph = What the explorers have left to do and the Items left in the maze, after each turn. At the end: { $left }
standing-team = The explorers
  .left = left to do
standing-against = The maze
  .left = Items left
standing-left = { $team } left to do and { $against ->
    [one] 1 Item
   *[other] { $against } Items
  } left.
standing-hope = { $team } left to do and { $against ->
    [one] 1 Item
   *[other] { $against } Items
  } left; a good team would have reached the goal in { $percent }% of games from here.
standing-lost = This is where the goal of the game was lost
standing-lost-mark = lost here

## The lesson

lesson-welcome = The village lies in ruins, and what it needs is in the maze. You play Roger, in the top left corner. Four Items lie at Portals, each with its own colour and shape. Bring out as many as you can, all of you together: whoever collects an Item, the village has it.
lesson-die = Every turn begins with the Labyrinth die. It came up yellow, so a Looter has come to the yellow Portal on D2. It waits. When yellow is rolled again, it takes the Frost Bell, and that Item is gone.
lesson-push = Then you act: one Move and one Shift, in any order, or neither. There is no way to the Frost Bell yet. Turn the extra tile and push it in at the marked arrow: column B moves down by one, with everything that lies on it.
lesson-walk = Now the path is highlighted as far as you can walk. Walk to the yellow Portal on D2. What counts is where you end your Move: whatever you merely pass stays where it is.
lesson-echo = The Looter is knocked out, and the Frost Bell is yours. The Portal has opened again where an Echo was, with the Item of that Echo. Each Echo in the maze is a place where a Portal will open some day; whoever is standing there at that moment gets the Item at once.
lesson-turn = You have moved and shifted. End your turn. If others were playing with you, the next one would begin; alone, you carry on.
lesson-event = This time the die came up Event. The top card of the deck is turned up, and it does what it says: Light Fingers has sent a Looter to the purple Portal. An Event that goes under the deck will come back.
lesson-race = This time the way is open, and no Shift is needed. Be quicker than the Looter: walk to the purple Portal on E1.
lesson-end = Two Items, and nothing looted. When the last Item has left the maze, the game ends, and the village counts what you bring. There the campaign begins: you repair buildings, and each of them opens a box with new cards, people and tasks. Nothing in them is revealed before then.
fact-found = Items collected

## What the lab measures

part-first = First game
part-1 = Chapter 1
part-2 = Chapter 2
part-3 = Chapter 3
part-4 = Chapter 4
part-later = After the Chapters
part-final = The final scenario
measure-held = Items held
measure-looted = Items looted
measure-crystals = Crystals
measure-quests = Quests done
measure-done = games that complete a Chapter or all Rituals
measure-wardens = games that a fifth Warden ends
measure-track = spaces marked on the Goblin track
