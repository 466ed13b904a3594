// What somebody asked about, in words; it disappears once the table changes, or something is considered.
export class Notice {
  #told = $state.raw<{ at: string; words: string } | null>(null);
  #turn: { readonly at: string; readonly considered: unknown };

  constructor(turn: { readonly at: string; readonly considered: unknown }) {
    this.#turn = turn;
  }

  readonly words = $derived.by(() =>
    this.#told?.at === this.#turn.at && !this.#turn.considered ? this.#told.words : null,
  );

  tell(words: string): void {
    this.#told = { at: this.#turn.at, words };
  }

  forget(): void {
    this.#told = null;
  }
}
