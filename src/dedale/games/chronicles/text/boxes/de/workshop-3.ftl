card-folk-brindle = Brindle die Tüftlerin
  .text = Drehe bis zu 3 verschiedene bewegliche Plättchen, wie du willst.
story-workshop-4 = Man lässt sie am Seil hinab, mit einer Lampe. In der Mitte liegt das größte Rad, so breit wie der Dorfanger. Sie rutscht auf Knien rundherum und ist so lange still, dass oben zweimal gezogen wird. Spuren von Werkzeug hat es keine. Es hat Spuren von Krallen, kleine, sorgfältige. „Er hat es gebaut“, sagt sie, wieder oben. „Das Labyrinth gehört William. Es war ein Spielzeug.“ Sie wischt sich mit öliger Hand die Nase. „Ich komme mit hinein.“
