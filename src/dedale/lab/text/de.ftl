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
