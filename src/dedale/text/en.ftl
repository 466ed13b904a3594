## Shared words: whatever belongs to no single game.

# The pawns
colour-red = Red
colour-yellow = Yellow
colour-blue = Blue
colour-green = Green

# The arrows, by what they push and from where
arrow-0 = column B from the top
  .the = column B from the top
arrow-1 = column D from the top
  .the = column D from the top
arrow-2 = column F from the top
  .the = column F from the top
arrow-3 = row 2 from the right
  .the = row 2 from the right
arrow-4 = row 4 from the right
  .the = row 4 from the right
arrow-5 = row 6 from the right
  .the = row 6 from the right
arrow-6 = column B from the bottom
  .the = column B from the bottom
arrow-7 = column D from the bottom
  .the = column D from the bottom
arrow-8 = column F from the bottom
  .the = column F from the bottom
arrow-9 = row 2 from the left
  .the = row 2 from the left
arrow-10 = row 4 from the left
  .the = row 4 from the left
arrow-11 = row 6 from the left
  .the = row 6 from the left

## What can be wrong with a new table

no-such-game = There is no game called “{ $value }”. Choose one of: { $known }.
no-such-language = There is no language “{ $value }”. Choose en, fr or de.
no-such-player = There is no player “{ $value }”. Choose one of: { $known }.
no-such-option = There is no option “{ $field }”. The options of this game: { $known }.
bad-choice = The option “{ $field }” cannot be “{ $value }”. It means: { $option }. It can be: { $known }.
bad-value = The option “{ $field }” cannot be “{ $value }”. It means: { $option }.
wrong-seats = This game has { $least } to { $most } seats, not { $seats }. Choose a number in that range.

## What can be wrong with a saved game

record-unreadable = { $file } cannot be read: { $why }. Check the name of the file.
record-unwritable = The game cannot be saved in { $file }: { $why }. Choose another file.
record-damaged = { $file } is damaged, or is not a record of a game: { $why }. Use another copy.
record-field = { $file } is not a record that can be replayed: { $why }.
record-format = { $file } is written in format { $format }; this program reads formats 1 to { $known }.
record-game = { $file } is a record of a game called “{ $game }”, which is not available here. The games here: { $known }.
record-rules = { $file } was played by version { $rules } of the rules; this program knows version { $known }. Open it with the Dedale that made it.
record-content = { $file } was played with content { $content }; this program has content { $known }, so some cards or tiles differ. Open it with the Dedale that made it.
record-unmarked = { $file } does not say which cards and tiles it was played with: it is from a Dedale older than the first release. Open it with the Dedale that made it.
record-pack = { $file } was played with a pack that does not fit the cards of this program. Open it with the Dedale that made it.
record-illegal = { $file } is damaged: the rules refuse its action number { $seq } ({ $rule }). Use another copy.
record-differs = { $file } is damaged: action number { $seq } does not lead to what the file says. Use another copy.
record-order = { $file } is damaged: action number { $seq } comes after number { $last }. Use another copy.

## What can be wrong with a position

notation-missing = The position ends too early: { $field ->
    [rows] the seven rows are
    [spare] the spare is
    [pawns] the pawns are
    [active] the number of the pawn to move is
   *[forbidden] the forbidden arrow (or “-”) is
  } missing.
notation-extra = The position should end here.
notation-tile = A tile is expected here: one of ─ │ └ ┌ ┐ ┘ ├ ┬ ┤ ┴.
notation-row = A row has seven tiles; “/” is expected here.
notation-rows = There are seven rows; the position should continue with a space here.
notation-spare = The spare is written as it lies at rotation 0: one of │ └ ├.
notation-pawn = A pawn is two digits from 0 to 6, row and column; pawns are separated by commas.
notation-active = The pawn to move is counted from 0; here it can be at most { $most }.
notation-arrow = The forbidden arrow is a number from 0 to { $most }, or “-”.
record-option = { $file } is damaged: a table cannot be set up with this “{ $field }”. Use another copy.
record-exists = { $file } already exists. Choose another name.

## What can be wrong with the store

store-unavailable = The game cannot be saved right now: { $why }. Nothing is lost; try again in a moment.
stale = The table moved on to step { $now } while you were looking at step { $seen }. Look again, then decide.
step-illegal = This table is damaged: the rules refuse its step { $seq } ({ $rule }).
no-such-table = There is no table “{ $table }”. Check the link.
bad-database = “{ $value }” is not a database that can be used. It must begin with one of: { $known }.
newer-database = This database was made by a newer version of Dedale ({ $why }). Update Dedale, or choose another place.

## What can be wrong with a campaign

no-such-campaign = There is no campaign “{ $campaign }”. Check the link.
no-such-leg = This campaign has { $most ->
    [one] 1 game
   *[other] { $most } games
  }; there is no game { $number }.
no-campaigns = This game has no campaigns. Set up a single table instead.
only-campaigns = This game is played in campaigns. Begin one instead of a single table.
story-over = This campaign’s story is complete. Begin a new one.
too-many-games = A campaign has at most { $most } games. Begin a new one.
not-chosen-anew = The option “{ $field }” stays as it is for the whole campaign. What can be chosen for each game: { $known }.
no-such-beginning = A campaign cannot begin like this yet. Ways to begin one now: { $known }.
settled-by-beginning = The option “{ $field }” is settled by the way a campaign begins. Leave it out.
branch-seats = This game has { $most } seats, not { $seats }. Choose the same number.
campaign-game = { $file } is damaged: its game { $leg } is “{ $game }”, which is not part of this campaign. Use another copy.
campaign-broken = { $file } is damaged: game { $leg } does not begin where game { $before } ended. Use another copy.

## Taking back

undo = Take back the last step
undone = { $seat } takes back a step.
no-undo = There is nothing you can take back: your last step revealed something new, or somebody has played since.
no-such-step = There is no step { $step } to go back to.

## Why the server refuses

bad-json = This message is not JSON: { $why }.
bad-message = This message cannot be understood: { $why }.
bad-action = This is not an action of the game: { $why }.
too-long = This message is too long. The limit is { $most } bytes.
too-fast = That was a little fast. Wait a moment, then carry on.
too-many-sockets = Too many windows are open from this address; the limit is { $most }. Close one.
too-many-tables = This server keeps at most { $most } tables, and all are taken. Ask whoever runs it.
too-many-steps = This table has had { $most } steps, which is the limit. Set up a new one.
long-name = The name “{ $value }…” is too long: it can have at most { $most } letters.
no-hello = The connection was closed because it did not identify itself. Reload the page.
hello-again = This connection has already identified itself.
wrong-key = This link does not open seat { $number }. Ask for a new one.
invitation-used = Somebody has taken this seat with this invitation; it works only once. If that was you, carry on in the browser where you sat down; if not, ask whoever set up the table for another seat.
invitation-unclaimed = This is an invitation, which opens nothing by itself. Open its link and sit down first.
not-your-seat = This seat is not yours.
watching-only = You are watching. Only people with a seat can do that.
seat-handed = A computer player has this seat now. Take it back first.
seat-is-here = The player in this seat is here.
seat-taken = Somebody has already taken this seat. Choose another one.
no-such-place = There is no seat { $number } at this table; they are numbered from 0 to { $most }.
no-question = Nobody is asking for anything now. The table has moved on.
not-over = This has to wait until the game is over.
not-offered = That cannot be done now.
other-origin = Requests from { $origin } are not allowed here.
no-such-page = There is nothing at this address.
wrong-method = This address cannot be used like that.
server-broke = Something broke on our side. Your game is saved up to the last step.
no-lesson = There is no lesson for this game yet. Its rules are one key away.
hints-off = There are no hints at this table.
hints-used = { $most ->
    [one] You have had your hint. This table gives one to each seat.
   *[other] You have had your { $most } hints. This table gives no more.
  }
no-hint = Nobody here can give hints for this game yet.
kernels-missing = The computer players of this game are prepared the first time they think: that takes about a minute, and happens only once.
kernels-compiling = The computer players of this game are being prepared: that takes about a minute, and happens only once. Ask again then.
kernels-absent = Numba is missing here, so every level of computer player plays this game like “greedy”. To get all levels: pip install 'dedale[fast]'
not-your-turn = You can ask for a hint when it is your turn.
not-together = In this game everybody plays for themselves, so there is nothing to propose.
proposal-hidden = Nobody knows what this would bring to light. The proposal has to end here.
no-review = Nobody here can review this game yet.
practice-seats = This game has { $most } seats, not { $seats }. Choose the same number for practice.
practice-over = The game is over at step { $step }. Choose an earlier one for practice.

## The maze, for screens

maze-board = Maze of 7 rows and 7 columns
arrows-top = Arrows at the top
arrows-right = Arrows at the right
arrows-bottom = Arrows at the bottom
arrows-left = Arrows at the left
arrow-slide = Push { $arrow-the }.
arrow-chosen = Push { $arrow-the }: chosen. Press again to push it in.
arrow-idle = Arrow: { $arrow }.

moves-0 = Column B moves down.
  .locked = Column B from the top, locked: it would undo the last push.
moves-1 = Column D moves down.
  .locked = Column D from the top, locked: it would undo the last push.
moves-2 = Column F moves down.
  .locked = Column F from the top, locked: it would undo the last push.
moves-3 = Row 2 moves left.
  .locked = Row 2 from the right, locked: it would undo the last push.
moves-4 = Row 4 moves left.
  .locked = Row 4 from the right, locked: it would undo the last push.
moves-5 = Row 6 moves left.
  .locked = Row 6 from the right, locked: it would undo the last push.
moves-6 = Column B moves up.
  .locked = Column B from the bottom, locked: it would undo the last push.
moves-7 = Column D moves up.
  .locked = Column D from the bottom, locked: it would undo the last push.
moves-8 = Column F moves up.
  .locked = Column F from the bottom, locked: it would undo the last push.
moves-9 = Row 2 moves right.
  .locked = Row 2 from the left, locked: it would undo the last push.
moves-10 = Row 4 moves right.
  .locked = Row 4 from the left, locked: it would undo the last push.
moves-11 = Row 6 moves right.
  .locked = Row 6 from the left, locked: it would undo the last push.

cell-fixed = Fixed tile.
cell-movable = Movable tile.
cell-home = Start of { $seat }.
cell-bears = { $treasure }.
cell-stands = { $seat } stands here.
cell-you = { $seat } (you) stands here.
cell-reach = { $steps ->
    [0] You can stay here.
    [one] In reach, 1 step.
   *[other] In reach, { $steps } steps.
  }
cell-cut = Out of reach.

openings-3 = Open north and east.
openings-5 = Open north and south.
openings-6 = Open east and south.
openings-7 = Open north, east and south.
openings-9 = Open north and west.
openings-10 = Open east and west.
openings-11 = Open north, east and west.
openings-12 = Open south and west.
openings-13 = Open north, south and west.
openings-14 = Open east, south and west.

spare-tile = Spare tile
spare-straight = Spare tile, straight.
spare-corner = Spare tile, corner.
spare-junction = Spare tile, junction.
spare-turn = Press R to turn.
spare-how = Drag it, or tap an arrow
spare-rests = This tile goes in with the next push.
spare-waits = The next player pushes this tile in.
turn-left = Turn left
turn-right = Turn right
turn-how = Wheel, tap or { $key } to turn
turn-how-touch = Tap the tile to turn it, tap an arrow to try it.

step-slide = Push
step-walk = Walk
step-message = Message
slide-in = Push it in
slide-hint = Choose an arrow for the spare tile.
take-back = Take back
walk-here = Walk here
stay-here = Stay here
stay = Stay
walk-hint = Choose a highlighted place to walk to, or stay.
walk-nowhere = There is no way on from here. Stay where you are.
walk-way = { $steps ->
    [one] 1 step to { $cell }.
   *[other] { $steps } steps to { $cell }.
  }
walk-stay = You stand on { $cell }.
map-item = { $steps ->
    [one] { $treasure } at { $cell }, 1 step
   *[other] { $treasure } at { $cell }, { $steps } steps
  }
map-in-words = Within reach: { $list }.

# Mistakes in cards and packs of cards; files, cards and fields are named as they are written
bad-content = { $count ->
    [one] There is a mistake in the cards, so none of them is loaded:
   *[other] There are { $count } mistakes in the cards, so none of them is loaded:
  }
content-file = { $where }: the file “{ $value }” is not known; did you mean “{ $near }”?
content-file-far = { $where }: the file “{ $value }” is not known. There are: { $known }.
content-toml = { $where }: this is not TOML. { $why }
content-field = { $where }: there is no field “{ $value }”; did you mean “{ $near }”?
content-field-far = { $where }: there is no field “{ $value }”. There are: { $known }.
content-missing = { $where }: the field “{ $field }” is missing.
content-word = { $where }: { $field } “{ $value }” is not known; did you mean “{ $near }”?
content-word-far = { $where }: { $field } “{ $value }” is not known. There are: { $known }.
content-kind = { $where }: { $field } must be { $wanted }.
content-least = { $where }: { $field } must be at least { $count }.
content-most = { $where }: { $field } must be at most { $count }.
content-short = { $where }: { $field } needs at least { $count }.
content-long = { $where }: { $field } takes at most { $count }.
content-length = { $where }: { $field } takes exactly { $count }.
content-letters = { $where }: { $field } “{ $value }” may only contain lower-case letters, digits and single hyphens.
content-twice = { $where }: this id is already used by { $other }.
content-count = { $where }: { $field }: there are { $count }, and there must be { $most }.
content-room = { $where }: { $field }: the largest has { $most } cells, and there are { $count } Items. Write a larger one, or fewer sets.
content-id = { $where }: the id must look like this: { $wanted }
content-needs = { $where }: { $field }: exactly one of them needs the effect “{ $value }”.
content-with = { $where }: { $field } “{ $value }” needs the effect “{ $effect }”.
content-elsewhere = { $where }: { $field } “{ $value }” works only in { $files }.
content-fairies = { $where }: { $field } “{ $value }” works only as the first effect of a fairy; an effect on the die, only as its only one.
content-folder = { $where }: this folder cannot be read. { $why }
content-letter = { $where }: this file is not written in UTF-8: byte { $byte } is not part of any character. Save it as UTF-8.
content-empty = { $where }: there are no pack files in this folder.
content-size = { $where }: a pack can have at most { $most } bytes.
content-pack = { $where }: this is not a pack. { $why }
content-name = { $where }: “{ $value }” is not the name of a card in the pack; did you mean “{ $near }”?
content-name-far = { $where }: “{ $value }” is not the name of a card in the pack. There are: { $known }.
content-line = { $where }: a line with a name looks like this: card-item-torch = Torch
no-such-pack = There is no pack “{ $value }” here. There are: { $known }.
wanted-int = a whole number
wanted-float = a number
wanted-str = text
wanted-bool = true or false
wanted-array = a list
wanted-object = a table

## What cannot be varied in the laboratory

no-such-number = There is no number “{ $path }” at this table; did you mean “{ $near }”?
no-such-number-far = There is no number “{ $path }” at this table. A number is named by an option, or by file, table, card and field, like “common.toml/item/item-sling/copies”.
no-cards = “{ $path }” cannot be varied: this game takes no packs, so only its options can differ.
no-number = “{ $path }” is a number, and “{ $value }” is none.
bad-values = “{ $value }” names no values. Write a range, like 4..12 or 4..12..2, or a list, like 4,8,16.
many-values = A sweep has at most { $most } values, and these are { $count }.
no-such-part = There is no “{ $value }” to be left out at this table; did you mean “{ $near }”?
no-such-part-far = There is no “{ $value }” to be left out at this table. Name one thing, or all of a kind: { $known }.
