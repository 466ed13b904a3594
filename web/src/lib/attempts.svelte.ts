// Deeds that the server may refuse, on screens that say why below their title.

import { Refusal } from "./api";

export class Attempts {
  /** Why the last deed was refused; null where it was not. */
  refusal = $state.raw<Refusal | null>(null);

  /** Do something; what goes wrong otherwise is not hidden. */
  readonly tried = async (deed: () => Promise<void>): Promise<void> => {
    this.refusal = null;
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    }
  };
}
