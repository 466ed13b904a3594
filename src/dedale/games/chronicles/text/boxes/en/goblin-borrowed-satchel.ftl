card-borrowed-satchel = Borrowed Satchel
  .text = One of the group’s Scrolls goes back to the shop. If there is none, activate a Looter at a random Portal.
