## Auf vielen Rechnern

no-cluster = Unter { $address } antwortet kein Ray-Cluster: { $why } Starte einen mit „ray start --head“, oder lass die Adresse weg.
cluster-code = { $node } hat ein anderes Dedale als dieser Rechner und würde andere Spiele spielen. Installiere auf allen Rechnern dasselbe.
cluster-lost = Die Prozesse, die einige Spiele spielen sollten, gingen { $count }-mal verloren; diese Spiele wurden aufgegeben: { $why } Alle anderen bleiben erhalten; derselbe Befehl macht weiter.
