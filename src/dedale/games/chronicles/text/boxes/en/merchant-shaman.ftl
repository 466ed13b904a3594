card-merchant-shaman = Merchant: Shaman
  .text = Pays for the 2nd and the 4th of the Cursed Items that Characters collect.
