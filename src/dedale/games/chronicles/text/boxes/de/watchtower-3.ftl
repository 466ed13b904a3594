card-folk-scruplin = Scruplin der Späher
  .text = Erledige alle Plünderer im Labyrinth.
story-watchtower-4 = Das Fernrohr ist fort. Er hat es getauscht, ganz ehrlich, über die Hecke, mit einem kleinen Kobold, der schon immer den Mond sehen wollte. Dafür bekam er ein Tagebuch. Er liest daraus vor: Sachen getragen. Weiß nicht, wozu. Der Große ist traurig. Wir dürfen nicht aufhören. Scruplin klappt es zu. „Wieder mittenhinein getreten“, sagt er. „Ich hielt sie für Diebe. Lasst mich mitkommen. Ich weiß von jedem, wo er steht.“
