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
