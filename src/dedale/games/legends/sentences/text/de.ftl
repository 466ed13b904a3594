# Effekte in Sätzen: was eine Karte aus einem Paket sagt, die keinen eigenen Text hat
effect-option = { $effects }.
effect-option-paid = Für { $cost }: { $effects }.
effect-option-or = Oder { $effects }.
effect-option-or-paid = Oder für { $cost }: { $effects }.
effect-uses = Eine Nutzung nach der anderen: { $uses }.
effect-uses-free = Jede Nutzung nach Wahl: { $uses }.
effect-or = { $first }, oder { $second }
effect-and = { $first } und { $second }
effect-then = { $first }; { $second }
effect-nothing = nichts
effect-face = { $faces }: { $effects }
effect-paid-dust = { $count } Staub
effect-paid-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
effect-paid-bucket = einen vollen Eimer
effect-icon = { $count ->
    [one] 1 { $icon }
   *[other] { $count } { $icon-many }
  }{ $reach ->
    [0] { "" }
   *[other] , Reichweite { $reach }
  }
effect-reuse = { $count ->
    [one] nutze einen Ort noch einmal
   *[other] nutze { $count }-mal einen Ort noch einmal
  }
effect-dust = { $who ->
    [any] ein Held deiner Wahl gewinnt { $count } Staub zurück
    [split] verteile { $count } Staub an die Helden
    [each] jeder Held gewinnt { $count } Staub zurück
   *[other] gewinne { $count } Staub zurück
  }
effect-dust-all = { $who ->
    [any] ein Held deiner Wahl gewinnt allen Staub zurück
    [each] jeder Held gewinnt allen Staub zurück
   *[other] gewinne allen Staub zurück
  }
effect-heal = { $who ->
    [any] ein Held deiner Wahl gewinnt { $count } Widerstand zurück
    [split] verteile { $count } Widerstand an die Helden
    [each] jeder Held gewinnt { $count } Widerstand zurück
   *[other] gewinne { $count } Widerstand zurück
  }
effect-heal-all = { $who ->
    [any] ein Held deiner Wahl gewinnt allen Widerstand zurück
    [each] jeder Held gewinnt allen Widerstand zurück
   *[other] gewinne allen Widerstand zurück
  }
effect-draw = { $who ->
    [each] alle ziehen
   *[other] zieh
  } { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
effect-lose = { $who ->
    [any] ein Held deiner Wahl verliert { $count } Widerstand
    [each] jeder Held verliert { $count } Widerstand
   *[other] verlier { $count } Widerstand
  }
effect-gain = { $who ->
    [each] alle nehmen
   *[other] nimm
  } { $what ->
    [item] einen Gegenstand
    [fairy] { $source ->
        [sanctuary] eine der Feen von hier
       *[market] eine Fee
      }
   *[other] { $source ->
        [sanctuary] einen Gegenstand oder eine der Feen von hier
       *[market] einen Gegenstand oder eine Fee
      }
  }
effect-hit = { $count } Schaden { $range ->
    [adjoining] am Gegner daneben
    [elsewhere] an einem Gegner auf einem anderen Feld
   *[anywhere] an einem beliebigen Gegner
  } { $device-with }{ $armour ->
    [yes] , abzüglich Panzer
   *[no] , ohne Rücksicht auf Panzer
  }
effect-damage = { $count } Schaden
effect-hit-die = { $range ->
    [adjoining] schieß auf den Gegner daneben
    [elsewhere] schieß auf einen Gegner auf einem anderen Feld
   *[anywhere] schieß auf einen beliebigen Gegner
  } { $device-with }{ $armour ->
    [yes] ; der Würfel entscheidet, abzüglich Panzer
   *[no] , ohne Rücksicht auf Panzer; der Würfel entscheidet
  }: { $table }
effect-roll = der Würfel entscheidet: { $table }
effect-either = { $who ->
    [each] { $may ->
        [yes] alle dürfen wählen
       *[no] alle wählen
      }
   *[other] { $may ->
        [yes] du darfst wählen
       *[no] wähle
      }
  }: { $choices }
effect-peek = sieh dir die { $count ->
    [one] nächste Spielkarte
   *[other] nächsten { $count } Spielkarten
  } an und { $order ->
    [order] { $count ->
        [one] leg sie wieder obenauf
       *[other] leg sie in beliebiger Reihenfolge wieder obenauf
      }
   *[other] { $count ->
        [one] leg sie
       *[other] leg jede
      } auf oder unter den Stapel
  }
effect-reveal = { $count ->
    [-1] in diesem Zug wird eine Spielkarte weniger aufgedeckt
    [one] in diesem Zug wird 1 Spielkarte mehr aufgedeckt
   *[other] in diesem Zug werden { $count } Spielkarten mehr aufgedeckt
  }
effect-reveal-now = deck sofort eine Spielkarte auf
effect-fetch = nimm eine Karte deiner Wahl aus Deck oder Ablagestapel
effect-repeat = eine Karte, die du in diesem Zug gespielt hast, wirkt noch einmal
effect-weaken = ein Monster hat in diesem Zug 1 Kralle und 1 Panzer weniger
effect-swap-heroes = tausch das Feld mit einem anderen Helden, der einverstanden ist
effect-swap-monsters = tausch zwei Monster
effect-remove-threat = entferne eine Bedrohung
effect-set-die = nenne das Ergebnis des Würfels
effect-reroll = würfle noch einmal und gewinne { $dust } Staub zurück
effect-token = der Würfel sagt, wohin dieses Plättchen kommt: { $token } ({ $help })
effect-trap = stell Falle { $number } auf
effect-hero-to = { $where ->
    [left] { $who ->
        [any] ein Held deiner Wahl weicht
        [each] jeder Held weicht
       *[other] dein Held weicht
      } 1 Feld nach links oder verliert auf Feld 1 1 Widerstand
    [castle] { $who ->
        [any] ein Held deiner Wahl kommt in die Burg
        [each] alle Helden kommen in die Burg
       *[other] dein Held kommt in die Burg
      }
    [die] { $who ->
        [any] ein Held deiner Wahl kommt
        [each] alle Helden kommen
       *[other] dein Held kommt
      } auf das Feld, das der Würfel zeigt
   *[choice] { $who ->
        [any] stell einen Helden deiner Wahl auf ein beliebiges Feld
        [each] alle dürfen ihren Helden auf ein beliebiges Feld stellen
       *[other] stell deinen Helden auf ein beliebiges Feld
      }
  }
effect-fill-bucket = füll deinen Eimer
effect-put-out = lösch hier 1 Feuer und nimm einen Gegenstand oder eine Fee
effect-remove-fire = du darfst irgendwo ein Feuer löschen
effect-ravager = ein Verwüster schließt sich dem Monster an, das der Burg am nächsten ist
effect-observe = beobachte einen Mond auf seinem eigenen Feld
effect-move-cards = { $monsters ->
    [yes] { $swap ->
        [yes] tausch ein Monster mit einer anderen Karte im Gang, oder versetz es auf ein leeres Feld
       *[no] versetz ein Monster auf ein leeres Feld
      }
   *[no] { $swap ->
        [yes] tausch zwei Karten im Gang, oder versetz eine auf ein leeres Feld
       *[no] versetz eine Karte im Gang auf ein leeres Feld
      }
  }
effect-sabotage = die Sternwarte ist nicht nutzbar, bis ein Held { $repair } Staub ausgibt
effect-portals = von nun an endet ein Schritt von Feld 3 nach 4 auf Feld 7, einer von 4 nach 3 auf Feld 1; jeder bringt 1 Staub zurück
effect-storm = auf jeden Ort kommt ein Sturmplättchen
effect-swap-places = die Orte { $first } und { $second } tauschen ihre Nummern
effect-gifts = alle nehmen eine andere Gabe: 1 Widerstand, 2 Staub, 1 Karte oder einen Teleport
effect-move-cart = beweg die Lore 1 Feld
effect-mine = hol { $count ->
    [one] 1 Kristall
   *[other] { $count } Kristalle
  } herauf; steigt der Ort auf { $rich } oder mehr, nimm eine Fee
effect-sharp-bend = 1 Kristall fällt von der Lore, und sie rollt 1 Feld auf die Burg zu
effect-brake-failure = die Lore rollt 2 Felder nach links; hält etwas sie auf, verliert sie 1 Kristall
effect-bats = der Würfel wählt zwei Heldenfelder: Jeder Schritt zwischen ihnen macht 1 Schaden, den ein Schild abfängt
effect-gate = das Tor fällt zwischen zwei Heldenfeldern
effect-secret-passage = der Würfel wählt ein Feld im Gang, das von nun an übersprungen wird
effect-magma = nimm das Magma und verlier 1 Widerstand; geworfen macht es { $damage } Schaden
effect-dial = jeder Gegenstand, den du abwirfst, dreht den Zeiger um eine Kerbe; dein Held kommt auf das Feld, das er zeigt
effect-whispers = auf jedes Deck kommt eine Wahnsinnskarte
effect-strike = triff einen Helden auf deinem Feld mit 1 Schaden
effect-lose-fairy = verlier eine deiner Feen
effect-lose-trap = verlier eine aufgestellte Falle
effect-charge = { $shock ->
    [both] lade beide Schocks ({ $left } Schaden und { $right } Schaden)
    [left] lade den linken Schock ({ $left } Schaden)
   *[right] lade den rechten Schock ({ $right } Schaden)
  }
effect-discharge = entlade, was geladen ist
effect-nugget = nenne ein Symbol: Trägt es deine nächste Karte, kommt sie auf die Hand, und du darfst dir die nächsten { $look } Spielkarten ansehen und jede auf oder unter den Stapel legen
effect-advance = die Verkörperung rückt 1 Feld vor, außer ihr Kopf ist auf Feld { $last }
effect-darkness-hurts = Helden, die höchstens ein Feld vom Kopf entfernt sind, verlieren { $count } Widerstand
effect-collapse = alle aufgestellten Fallen gehen zurück in den Vorrat
