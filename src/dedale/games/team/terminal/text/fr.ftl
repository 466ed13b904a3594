## Le jeu en équipe dans le terminal

book-line = ☰ { $page }. { $left ->
    [0] La dernière page.
    [one] Il reste { $left } page.
   *[other] Il reste { $left } pages.
  } { $count } trésors sur 24 ; { $cards } cartes dans la pioche.
book-closed = ☰ Le grimoire est fermé. { $left } pages ; { $count } trésors sur 24 ; { $cards } cartes dans la pioche.
board-line = { $seat } : { $cards }
uncovered-tile = La tuile sous votre pion : { $turns }
uncovered-tile-with = La tuile sous votre pion : { $turns }   ({ $treasure })
foreseen-card = { $seat } pourrait prendre { $treasure-the }.
type-turn = Un sort, une case, ou e pour finir le tour (? pour l’aide)
type-rotation = La position de la tuile : une lettre, comme b (? pour l’aide)
unclear-turn = « { $typed } » ne me dit rien. Tapez une poussée comme 9b, une rotation comme r d3 b, une permutation comme s d4 d5, une case comme d3, ou e.
unclear-pair = « { $typed } » ne nomme pas deux tuiles mobiles voisines. Tapez-les comme dans s d4 d5.
help-turn = 9b       Poussée : la tuile libre entre à la flèche 9, tournée comme b ; Entrée le fait ensuite
    r d3 b   Rotation : tourner la tuile en D3 comme b
    s d4 d5  Permutation : échanger les tuiles en D4 et en D5
    d3       aller en D3 ; si seul un sort y mène, vous le voyez d’abord
    { "." }        ramasser le trésor sous votre pion
    b        retourner la tuile sous votre pion, comme b
    e        finir le tour
