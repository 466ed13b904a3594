card-merchant-curio-collector = Merchant: Curio Collector
  .text = Pays for the 2nd and the 4th of the Dragon Items that Characters collect.
