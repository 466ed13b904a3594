## Was eine Reihe gezeigt hat

lab-finding-won = Siege
  .about = Wie oft jeder gewonnen hat. Wo eine gestrichelte Linie steht, würde der Zufall allein hinführen.
lab-finding-seats = Siege nach Platz
  .about = Jeder Spieler saß gleich oft an jedem Platz; übrig bleibt, was ein Platz wert ist.
lab-finding-endings = Wie Partien enden
  .about = Warum Partien zu Ende waren, und wie oft.
lab-finding-length = Länge
  .about = Wie viele Züge Partien haben. Die Hälfte liegt zwischen einem Viertel und drei Vierteln; in einer Zeichnung ist das der Balken.
lab-finding-turns = Längen der Partien
  .about = Wie viele Partien wie viele Züge haben.
lab-finding-legs = Partien je Kampagne
  .about = Wie viele Partien Kampagnen haben.
lab-finding-decided = Wo sich Partien entscheiden
  .about = Nach jedem Zehntel einer Partie: wie oft gewinnt, wer dann vorn liegt. Vorn liegt, wer den kleinsten Teil noch vor sich hat.
lab-finding-course = Der Verlauf der Partien
  .about = Wie viel nach jedem Zehntel einer Partie noch zu tun ist, im Durchschnitt.
lab-finding-measured = Gemessen
  .about = Was das Spiel selbst zählt, im Durchschnitt.
lab-finding-measured-by-part = Gemessen, nach Abschnitt
  .about = Was das Spiel selbst in jedem Abschnitt einer Kampagne zählt, im Durchschnitt.
lab-finding-parts = Abschnitte einer Kampagne
  .about = Wie viele Kampagnen zu jedem Abschnitt kommen, wie viele Partien sie dafür brauchen und wie viele davon gewonnen werden.
lab-finding-choices = Was gewählt wird: { $event }
  .about = Wie oft man das mit einem Spielteil tat, wo man es konnte. Es zählen nur echte Entscheidungen, nicht, was gezogen wurde.
lab-finding-uses = Spielteile: { $event }
  .about = Wie oft es mit jedem Spielteil geschieht, und in wie vielen Partien. Wo es zählt: wie oft diese Partien gewonnen werden, wie oft die anderen, und der Unterschied, der nicht am Spielteil liegen muss.
lab-finding-matrix = Wer wen schlägt
  .about = Wie oft der Spieler einer Zeile am Tisch mit dem Spieler einer Spalte gewinnt.
lab-finding-partners = Wer mit wem gewinnt
  .about = Wie oft ein Team aus den beiden Spielern gewinnt.
lab-finding-ratings = Wertung
  .about = Wie gut jeder Spieler nach allen Partien ist: Bei 25 fangen alle an, und 8 mehr sind ein deutlicher Vorteil.
lab-finding-sweep-wins = Was die Zahl mit den Siegen macht
  .about = Im Band liegt der wahre Anteil. Unterschiede gelten zum ersten Wert, in Partien, die gleich ausgeteilt wurden. Was sicher ist, berücksichtigt, wie viele Werte versucht wurden (nach Holm); jedes Intervall für sich gilt zu 95 %.
lab-finding-sweep-length = Was die Zahl mit der Länge macht
  .about = Züge im Durchschnitt. Unterschiede gelten zum ersten Wert, in Partien, die gleich ausgeteilt wurden. Was sicher ist, berücksichtigt, wie viele Werte versucht wurden (nach Holm); jedes Intervall für sich gilt zu 95 %.
lab-finding-ablate-wins = Was jedes Ding für Siege tut
  .about = Um wie viele Punkte sich der Anteil der Siege ohne es ändert, in Partien, die gleich ausgeteilt wurden. Ein voller Punkt ist sicher, ein hohler kann Zufall sein. Was sicher ist, berücksichtigt, wie viele Dinge weggelassen wurden (nach Holm); jedes Intervall für sich gilt zu 95 %.
lab-finding-ablate-length = Was jedes Ding mit der Länge macht
  .about = Um wie viele Züge sich Partien ohne es ändern, wenn sie gleich ausgeteilt wurden. Wo nur die Länge genannt ist, spielen gleiche Spieler gegeneinander, und ihre Siege sagen nichts. Ein voller Punkt ist sicher, ein hohler kann Zufall sein. Was sicher ist, berücksichtigt, wie viele Dinge weggelassen wurden (nach Holm); jedes Intervall für sich gilt zu 95 %.
lab-finding-trials = Versuche
  .about = Was jeder Versuch ergeben hat.
lab-finding-speed = Bedenkzeit
  .about = Vom Median bis zum längsten Gedanken, in Millisekunden; eine Marke steht, wo 99 von 100 Gedanken fertig sind. Jede Linie der Skala ist das Zehnfache der vorigen.
lab-finding-compare-wins = Siege in beiden Reihen
  .about = Wo Plätze gegeneinander spielen, sind es die eines Spielers, der an beiden Tischen saß. Partien, die in beiden Reihen gleich ausgeteilt wurden, werden einzeln verglichen. Was sicher ist, berücksichtigt, wie viele Unterschiede betrachtet wurden (nach Holm); jedes Intervall für sich gilt zu 95 %.
lab-finding-compare-length = Länge in beiden Reihen
  .about = Züge im Durchschnitt. Partien, die in beiden Reihen gleich ausgeteilt wurden, werden einzeln verglichen. Was sicher ist, berücksichtigt, wie viele Unterschiede betrachtet wurden (nach Holm); jedes Intervall für sich gilt zu 95 %.

## Was dabei herauskommt

lab-says-wins = { $who } gewinnt am häufigsten: { $share } von { $count } Partien.
lab-says-wins-campaigns = { $who } gewinnt am häufigsten: { $share } von { $count } Kampagnen.
lab-says-wins-alone = { $count ->
    [one] Von 1 Partie sind { $share } gewonnen.
   *[other] Von { $count } Partien sind { $share } gewonnen.
  }
lab-says-wins-alone-campaigns = { $count ->
    [one] Von 1 Kampagne sind { $share } gewonnen.
   *[other] Von { $count } Kampagnen sind { $share } gewonnen.
  }
lab-says-seats = Der erste Platz gewinnt { $share }; der Zufall allein ergäbe { $luck }.
lab-says-length = Die Hälfte der Partien dauert { $lower } bis { $upper } Züge; der Median ist { $median }.
lab-says-legs = Eine Kampagne hat im Durchschnitt { $mean } Partien.
lab-says-decided = Wer nach { $progress } einer Partie vorn liegt, gewinnt { $share }: Von da an ist sie so gut wie entschieden.
lab-says-decided-open = Partien bleiben offen: Wer nach { $progress } vorn liegt, gewinnt { $share }.
lab-says-ratings = Am besten gewertet: { $who }.
lab-says-sweep-wins = Den Anteil der Siege ändert am stärksten: { $arm }, { $difference } Punkte.
lab-says-sweep-wins-nothing = Kein Wert ändert den Anteil der Siege mit Sicherheit.
lab-says-sweep-length = Die Länge ändert am stärksten: { $arm }, { $difference } Züge.
lab-says-sweep-length-nothing = Kein Wert ändert die Länge mit Sicherheit.
lab-says-ablate-wins = Für Siege zählt am meisten: { $arm }, { $difference } Punkte. { $count ->
    [one] Nur das ist sicher.
   *[other] { $count } sind sicher.
  }
lab-says-ablate-wins-nothing = Nichts, was weggelassen wurde, ändert den Anteil der Siege mit Sicherheit.
lab-says-ablate-length = Für die Länge zählt am meisten: { $arm }, { $difference } Züge. { $count ->
    [one] Nur das ist sicher.
   *[other] { $count } sind sicher.
  }
lab-says-ablate-length-nothing = Nichts, was weggelassen wurde, ändert die Länge mit Sicherheit.
lab-says-compare-sure = { $count } von { $total } sind mit Sicherheit anders; der größte Unterschied ist { $difference }.
lab-says-compare-sure-one = Der Unterschied ist sicher: { $difference }.
lab-says-compare-nothing = Von { $total } ist nichts mit Sicherheit anders.
lab-says-compare-nothing-one = Kein sicherer Unterschied: { $difference }.
lab-says-speed = { $who } denkt am längsten nach: { $pace } Aktionen in der Sekunde, { $worst } ms für die langsamste.

## Spalten

lab-column-arm = was gespielt wird
lab-column-player = Spieler
lab-column-opponent = gegen
lab-column-partner = mit
lab-column-seat = Platz
lab-column-reason = Ende
lab-column-games = Partien
lab-column-campaigns = Kampagnen
lab-column-wins = Siege
lab-column-share = Anteil
lab-column-mean = Züge im Durchschnitt
lab-column-average = im Durchschnitt
lab-column-least = wenigste
lab-column-lower = ein Viertel
lab-column-median = Median
lab-column-upper = drei Viertel
lab-column-most = meiste
lab-column-turns = Züge
lab-column-legs = Partien je Kampagne
lab-column-progress = Teil der Partie
lab-column-side = wer
lab-column-left = noch zu tun
lab-column-measure = was
lab-column-when-won = bei Sieg
lab-column-when-lost = bei Niederlage
lab-column-part = Abschnitt
lab-column-attempts = Partien dafür
lab-column-piece = Spielteil
lab-column-a-game = je Partie
lab-column-turned-up = in Partien
lab-column-with = damit gewonnen
lab-column-without = ohne es gewonnen
lab-column-offered = zur Wahl
lab-column-chosen = gewählt
lab-column-choice = Anteil
lab-column-rating = Wertung
lab-column-difference = Unterschied in Punkten
lab-column-change = Unterschied
lab-column-certain = sicher
lab-column-actions = Aktionen
lab-column-actions-a-second = Aktionen je Sekunde
lab-column-turns-a-second = Züge je Sekunde
lab-column-half = Median, ms
lab-column-nearly-all = 99 von 100, ms
lab-column-worst = längster, ms
lab-column-one = erste Reihe
lab-column-other = zweite Reihe

## Wörter

lab-certain = ja
lab-uncertain = vielleicht Zufall
lab-range = { $low } bis { $high }
lab-seat = Platz { $number }
lab-somebody = Ein Spieler
lab-box = das Spiel selbst
lab-arm-all = mit allem
lab-without = ohne { $name }
lab-without-habit = ohne die Gewohnheit { $name }
lab-side-winner = wer gewinnt
lab-side-others = die anderen
lab-side-team = das Team
lab-side-game = das Spiel gegen es
lab-event = „{ $event }“
lab-more = { $count ->
    [one] und 1 weiteres
   *[other] und { $count } weitere
  }
lab-more-tables = { $count ->
    [one] Eine weitere Tabelle steht im Bericht: dedale lab report
   *[other] { $count } weitere Tabellen stehen im Bericht: dedale lab report
  }
lab-nothing = Es wurde noch nichts zu Ende gespielt.

## Die Seite

lab-kind-match = Vergleich am Tisch
lab-kind-matrix = Jeder mit jedem
lab-kind-campaign = Kampagnen
lab-kind-sweep = Eine Zahl in mehreren Werten
lab-kind-ablate = Jeweils eines weggelassen
lab-kind-tune = Suche nach Zahlen
lab-kind-tuned = Gefundene Zahlen
lab-kind-speed = Tempo
lab-page = { $game }: { $kind }
lab-page-compared = { $game }: zwei Reihen im Vergleich
lab-verdict-report = Bericht
  .about = Der Startwert kommt aus dem Commit, also hat niemand diese Partien ausgesucht.
lab-verdict-draft = Entwurf
  .about = Der Code weicht von seinem Commit ab. Die Zahlen taugen zum Ausprobieren, nicht zum Veröffentlichen.
lab-verdict-tuning = Suche
  .about = Diese Seeds dienen nur dazu, Zahlen zu wählen: was berichtet wird, ist mit anderen gespielt.
lab-verdict-installed = Installiert
  .about = Gespielt hat ein installiertes Dedale. Den Seed hat niemand gewählt, aber er war vorher bekannt; ein Hash nennt den Code.
lab-verdict-chosen = Gewählter Startwert
  .about = Jemand hat den Startwert gewählt. Die Zahlen lassen sich wiederholen, aber der Zufall allein hat sie nicht bestimmt.
lab-glance = Auf einen Blick
lab-findings = Ergebnisse
lab-played = Was gespielt wurde
lab-fact-players = Spieler
lab-fact-games = Partien
lab-fact-options = Optionen
lab-fact-version = Dedale
lab-fact-rules = Regeln
lab-fact-content = Inhalt
lab-fact-code = Code
lab-fact-seed = Startwert
lab-fact-seconds = Sekunden je Aktion
lab-fact-command = So wird es wiederholt
lab-fact-arms = Was verglichen wird
lab-unfinished = Noch nicht fertig: { $done } von { $total } Partien sind gespielt.
lab-intervals = In Klammern und Balken liegt der wahre Wert mit einer Sicherheit von 95 %.
lab-table = Die Zahlen
lab-run-one = Erste Reihe
lab-run-other = Zweite Reihe
lab-nothing-shared = Die beiden Reihen haben nichts gezeigt, was sich vergleichen ließe.
lab-skip = Zu den Ergebnissen
lab-language = Sprache
lab-theme = Farben
lab-theme-light = Hell
lab-theme-dark = Dunkel
lab-examples = Beispiele
lab-examples-about = Jede Partie lässt sich Zug für Zug ansehen. Um eine im Browser zu öffnen, muss Dedale auf diesem Rechner laufen: Starte es mit dem Befehl dedale. Im Terminal zeigt dedale replay mit der gespeicherten Datei dasselbe.
lab-example-closest = Die knappste Partie: Niemand lag lange weit vorn.
lab-example-shortest = Die kürzeste Partie, die aufgehoben wurde.
lab-example-longest = Die längste Partie, die aufgehoben wurde.
lab-example-typical = Eine typische Partie: so lang wie die meisten.
lab-example-won = Eine gewonnene Partie, wie es wenige gibt.
lab-example-lost = Eine verlorene Partie, wie es wenige gibt.
lab-example-facts = { $players }; { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
  }. { $reason }
lab-example-arm = { $arm }, Partie { $number }
lab-example-open = Im Browser ansehen
lab-example-save = Aufzeichnung speichern

## Was sich nicht spielen oder lesen lässt

bad-form = Eine Reihe lässt sich nicht als „{ $value }“ schreiben. Möglich sind Namen, die auf .csv, .json oder .parquet enden.
no-run = In { $file } liegt keine Reihe.
bad-run = { $file } lässt sich nicht als Teil einer Reihe lesen: { $why }. Leg die Datei beiseite: derselbe Befehl spielt noch einmal, was darin war.
run-busy = { $file } wird gerade von einem anderen Programm gespielt. Warte darauf, oder wähle einen anderen Seed.
run-unwritable = { $file } lässt sich nicht schreiben: { $why }. Was vorher geschrieben wurde, bleibt; derselbe Befehl macht dort weiter.
run-itself = { $file } ist die Reihe selbst und verlöre fast alles, was darin steht. Nimm einen anderen Namen.
worker-lost = Ein Prozess, der spielte, ist zu Ende, vielleicht aus Mangel an Speicher. Was gespielt wurde, bleibt; derselbe Befehl macht dort weiter.
no-values = „{ $value }“ nennt keine Werte. Schreib, was sich ändert, = und die Werte: hammer=4..12, oder mode=intro,expert.
arms-alike = „{ $value }“ steht zweimal da und würde mit sich selbst verglichen. Nenne es einmal.
too-few-players = Ein Spieler allein wird mit niemandem verglichen. Nenne mindestens zwei.
no-measure = Unter dem Namen „{ $name }“ wird an diesen Tischen nichts gemessen. Bekannt: { $known }.
no-such-seat = Es gibt keinen Platz { $seat } an einem Tisch mit { $seats }; der erste ist 0.
run-other = In { $file } liegt eine andere Reihe: andere Partien, andere Spieler oder anderer Code. Nimm einen anderen Namen.
run-game = { $file } ist eine Reihe von { $other }, nicht von { $game }. Nur Reihen desselben Spiels lassen sich vergleichen.
no-such-habit = Die Spieler dieses Spiels haben keine Gewohnheit „{ $value }“. Sie haben: { $known }.
bad-games = { $value } Spiele lassen sich nicht spielen. Nenne mindestens eines.
bad-seconds = In { $value } Sekunden lässt sich nicht nachdenken. Nenne eine Zahl über 0.

## Auf vielen Rechnern

no-cluster = Unter { $address } antwortet kein Ray-Cluster: { $why } Starte einen mit „ray start --head“, oder lass die Adresse weg.
cluster-code = { $node } hat ein anderes Dedale als dieser Rechner und würde andere Spiele spielen. Installiere auf allen Rechnern dasselbe.
cluster-lost = Die Prozesse, die einige Spiele spielen sollten, gingen { $count }-mal verloren; diese Spiele wurden aufgegeben: { $why } Alle anderen bleiben erhalten; derselbe Befehl macht weiter.

## Abstimmen

no-wish = { $file } lässt sich nicht lesen: { $why }. Nenne eine Datei, die sagt, was abgestimmt werden soll.
bad-wish = { $count ->
    [one] { $file } enthält einen Fehler, deshalb wurde nichts abgestimmt:
   *[other] { $file } enthält { $count } Fehler, deshalb wurde nichts abgestimmt:
  }
wish-both = { $where }: Eine Zahl hat entweder „among“ oder „low“ und „high“. Lass eines davon weg.
wish-range = { $where }: „low“ muss kleiner als „high“ sein, aber { $low } ist nicht kleiner als { $high }.
wish-step = { $where }: „step“ muss größer als 0 sein, nicht { $step }.
wish-aimless = { $where }: Dieses Ziel strebt nichts an. Gib ihm „value“ und „within“, oder „least“, oder „most“.
wish-twofold = { $where }: Ein Ziel hat entweder „value“ oder Grenzen. Lass „value“ weg, oder „least“ und „most“.

tune-begins = Werte werden versucht
tune-nearest = Bisher am nächsten: { $loss } von den Zielen
tune-over-met = Alle Ziele sind erreicht, nach { $trials } Versuchen und { $games } Partien.
tune-over-trials = Die { $trials } Versuche sind gemacht, nach { $games } Partien.
tune-over-minutes = Die Zeit ist um, nach { $trials } Versuchen und { $games } Partien.
tune-over-games = Die Partien sind gespielt: { $games } in { $trials } Versuchen.
tune-over-all = Mehr gibt es nicht zu versuchen, nach { $trials } Versuchen und { $games } Partien.
tune-target = Ziel
tune-present = wie es ist
tune-best = mit den besten Werten
tune-met = erreicht
tune-missed = verfehlt
tune-least = mindestens { $value }
tune-most = höchstens { $value }
