card-folk-mort = Mort the skull
  .text = A looted Item of your choice goes to a Character of your choice.
story-crypt-4 = “To undo such a thing,” says Mort, “one must give it a name to keep. Never your own.” He clears a throat that he does not have. “I have one that I am not using. My mother chose it. Only, when you have spent it, somebody will have to tell me who I am.” Nobody can speak. Mathilda wraps the cushion in her own shawl. “Mort,” she says. “You are Mort.” – “Ah,” says Mort. “Pleased to meet me.”
