# Was Effekte tun, für Karten eines Pakets, das keine eigenen Texte mitbringt.
effect-move = { $inside ->
    [yes] { $charge ->
        [yes] Für den Rest dieses Gangs hält ihn kein Kobold an, und er erledigt die Kobolde auf jedem Plättchen, das er betritt.
       *[no] Der nächste Schritt dieses Gangs darf durch eine Mauer gehen.
    }
   *[no] { $who ->
        [active] Der aktive Held macht
        [any] Wähle einen beliebigen Helden. Er macht
        [each] Jeder Held, angefangen beim aktiven, darf
       *[self] Dein Held macht
    } einen Gang{ $most ->
        [any] {""}
        [1] {" "}von 1 Schritt
       *[other] {" "}von höchstens { $most } Schritten
    }{ $who ->
        [each] {" "}machen
       *[other] {""}
    }{ $nowalls ->
        [yes] , durch alle Mauern
       *[no] {""}
    }.{ $charge ->
        [yes] {" "}Kein Kobold hält ihn an, und er erledigt die Kobolde auf jedem Plättchen, das er betritt.
       *[no] {""}
    }
}
effect-shift = { $mode ->
    [random] { $count ->
        [1] Das freie Plättchen kommt
       *[other] { $count }-mal nacheinander kommt das freie Plättchen
    } an einem zufälligen Pfeil in zufälliger Drehung herein.
    [slide] { $count ->
        [1] Die 3 Reihen einer zufälligen Seite rutschen um eins weiter.
       *[other] { $count }-mal rutschen die 3 Reihen einer zufälligen Seite um eins weiter.
    }
   *[choice] { $who ->
        [active] Der aktive Held macht einen Schub.
       *[other] Mache einen Schub.
    }
}
effect-rotate = { $anywhere ->
    [yes] { $count ->
        [1] Drehe ein bewegliches Plättchen, wie du willst.
       *[other] Drehe bis zu { $count } verschiedene bewegliche Plättchen, wie du willst.
    }
   *[no] { $count ->
        [1] Drehe das bewegliche Plättchen unter einem deiner Helden, wie du willst.
       *[other] Drehe bis zu { $count } verschiedene bewegliche Plättchen unter deinen Helden, wie du willst.
    }
}
effect-swap = { $what ->
    [tiles] 2 bewegliche Plättchen nebeneinander tauschen die Plätze, mit allem, was darauf ist.
    [figures] 2 Helden oder ein Held und ein Kobold tauschen die Plätze.
   *[portal] Ein zufälliges Portal und ein zufälliges Echo tauschen die Plätze.
}
effect-put = { $who ->
    [goblin] Stelle einen Kobold
    [each] { $loop ->
        [yes] Er kommt
       *[no] Der aktive Held kommt
    }
   *[self] Stelle deinen Helden
} { $where ->
    [line] auf ein Plättchen in seiner Zeile oder Spalte
    [start] auf seine Startecke
   *[anywhere] auf ein anderes Plättchen
}{ $bars ->
    [none] .
   *[some] . Dort ist { $bars }.
}
    .and = und
    .portal = kein Portal
    .character = kein Held
    .warden = kein Wächter
    .dragon = kein Drache
effect-looter = { $deed ->
    [place] Vom Lagerfeuer kommt ein Plünderer { $colour ->
        [random] zu einem zufälligen Portal.
        [next] zum nächsten Portal in der Reihenfolge der Farben.
        [dragon] zum Portal, das dem Drachen am nächsten ist.
       *[each] zum Portal.
    }
   *[other] { $deed ->
        [activate] Aktiviert einen Plünderer
       *[loot] Ist ein Plünderer da, plündert er
    } { $colour ->
        [random] an einem zufälligen Portal.
        [next] am nächsten Portal in der Reihenfolge der Farben.
        [dragon] am Portal, das dem Drachen am nächsten ist.
       *[each] am Portal.
    }
}
effect-warden = { $deed ->
    [patrol] { $number ->
        [1] Alle Wächter gehen um einen Posten weiter.
       *[other] Alle Wächter gehen um { $number } Posten weiter.
    }
    [anchor] Ein Wächter kommt auf den Posten { $post } oder den nächsten freien.
    [near-active] Ein Wächter kommt auf den freien Posten, der dem aktiven Helden am nächsten ist.
   *[near-dragon] Ein Wächter kommt auf den freien Posten, der dem Drachen am nächsten ist.
}
effect-knock-out = Erledige { $count ->
    [any] alle { $enemy ->
        [looter] Plünderer
       *[goblin] Kobolde
    }
    [1] { $fewer ->
        [yes] höchstens einen
       *[no] einen
    } { $enemy ->
        [looter] Plünderer
       *[goblin] Kobold
    }
   *[other] { $fewer ->
        [yes] bis zu{" "}
       *[no] {""}
    }{ $count } { $enemy ->
        [looter] Plünderer
       *[goblin] Kobolde
    }
} { $where ->
    [line] in der Zeile oder Spalte deines Helden.
    [around] auf dem Plättchen deines Helden und den Plättchen daneben.
   *[maze] im Labyrinth.
}
effect-collect = Ein Held deiner Wahl birgt den Gegenstand eines Portals in seiner Zeile oder Spalte.
effect-crystals = { $gain ->
    [yes] Erhaltet
   *[no] Verliert
} { $count ->
    [1] 1 Kristall.
   *[other] { $count } Kristalle.
}
effect-glass = { $deed ->
    [take-one] Lege 1 Sanduhr von einer beliebigen Karte ab.
    [take-each] Lege von jeder Fertigkeit 1 Sanduhr ab.
    [take-all] Lege alle Sanduhren von einer Fertigkeit eines Helden ab. Diese Karte bekommt ebenso viele und eine mehr.
    [add-empty] Der Held legt 1 Sanduhr auf eine eigene Fertigkeit, auf der keine liegt.
   *[add] Der Held legt 1 Sanduhr auf eine eigene Fertigkeit.
}
effect-reroll = Wirf { $most ->
    [any] beliebig viele Würfel neu, die
    [1] 1 Würfel neu, wenn er
   *[other] bis zu { $most } Würfel neu, die
} noch nicht ausgeführt { $most ->
    [1] ist.
   *[other] sind.
}
effect-deck = { $deed ->
    [event] { $count ->
        [1] Zieht ein Ereignis und führt es aus.
       *[other] Zieht { $count } Ereignisse und führt sie aus.
    }
    [search] { $items ->
        [yes] Sieh den Stapel der Gegenstände durch und lege einen nach oben. Der Rest wird gemischt.
       *[no] Sieh den Stapel der Ereignisse durch und lege eines nach oben. Der Rest wird gemischt.
    }
   *[other] { $items ->
        [yes] { $count ->
            [1] Sieh dir den obersten Gegenstand an.
           *[other] Sieh dir die obersten { $count } Gegenstände an.
        }
       *[no] { $count ->
            [1] Sieh dir das oberste Ereignis an.
           *[other] Sieh dir die obersten { $count } Ereignisse an.
        }
    }
}{ $deed ->
    [order] { $count ->
        [1] {" "}Lege { $items ->
            [yes] ihn
           *[no] es
        } zurück.
       *[other] {" "}Lege sie in beliebiger Reihenfolge wieder auf den Stapel.
    }
    [sort] { $count ->
        [1] {" "}Lege { $items ->
            [yes] ihn
           *[no] es
        } auf oder unter den Stapel.
       *[other] {" "}Lege { $items ->
            [yes] jeden
           *[no] jedes
        } auf oder unter den Stapel, in beliebiger Reihenfolge.
    }
   *[other] {""}
}
effect-snare = Lege eine Schlinge auf das Plättchen deines Helden.
effect-guard = Eine bevorstehende Plünderung findet nicht statt. Der Plünderer geht zurück ans Lagerfeuer.
effect-rule = { $long ->
    [turn] In diesem Zug
   *[next] Bis zum nächsten Zug des aktiven Helden
} { $holds ->
    [step-cap] { $number ->
        [1] hat kein Gang mehr als 1 Schritt.
       *[other] hat kein Gang mehr als { $number } Schritte.
    }
    [goblins-stop] endet ein Gang auf jedem Plättchen mit einem Kobold.
   *[dragon-calm] hält der Drache keinen Gang an und fliegt nicht, wenn er besänftigt wird.
}
effect-borrow = Leiht eine Schriftrolle, die der Laden noch hat.
effect-give-back = Eine Schriftrolle der Gruppe geht zurück in den Laden.
effect-recover = { $count ->
    [1] Ein geplünderter Gegenstand deiner Wahl geht an einen Helden deiner Wahl.
   *[other] { $count } geplünderte Gegenstände deiner Wahl gehen an Helden deiner Wahl.
}
effect-uncheck = Das unvollendete Ritual mit den meisten Häkchen verliert eines davon.
effect-fly = Der Drache fliegt.
effect-for-each = { $of ->
    [characters] Für jeden Helden, angefangen beim aktiven:
    [characters-in-dragon-line] Für jeden Helden in der Zeile oder Spalte des Drachen:
    [portals-with-looter] In der Reihenfolge der Farben, für jedes Portal mit einem Plünderer:
   *[portals-without-looter] In der Reihenfolge der Farben, für jedes Portal ohne Plünderer:
}
effect-either = Wähle eines:
    .or = Oder:
    .order = In beliebiger Reihenfolge:
effect-maybe = Wer das nicht will, darf ablehnen:
effect-instead = Wenn das nicht geht:
