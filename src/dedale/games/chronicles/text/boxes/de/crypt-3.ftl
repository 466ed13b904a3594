card-folk-mort = Mort der Schädel
  .text = Ein geplünderter Gegenstand deiner Wahl geht an einen Helden deiner Wahl.
story-crypt-4 = „Um so etwas zu lösen“, sagt Mort, „muss man ihm einen Namen geben, den es behält. Nie den eigenen.“ Er räuspert sich mit einem Hals, den er nicht hat. „Ich habe einen, den ich nicht brauche. Meine Mutter hat ihn ausgesucht. Nur muss mir, wenn ihr ihn ausgegeben habt, jemand sagen, wer ich bin.“ Niemand bringt ein Wort heraus. Mathilda wickelt das Kissen in ihr eigenes Tuch. „Mort“, sagt sie. „Du bist Mort.“ – „Ah“, sagt Mort. „Freut mich, mich kennenzulernen.“
