// A lesson is a filter over the live table: of what can be done, only what is taught is offered.
import { same } from "./advice";
import type { Source } from "./moment";

export class Guided implements Source {
  #source: Source;
  #taught: () => unknown;

  constructor(source: Source, taught: () => unknown) {
    this.#source = source;
    this.#taught = taught;
  }

  readonly moment = $derived.by(() => this.#source.moment);
  readonly seat = $derived.by(() => this.#source.seat);
  readonly playing = $derived.by(() => this.#source.playing);
  readonly offers = $derived.by(() => this.#source.offers.filter((offer) => same(offer, this.#taught())));
  readonly outlook = $derived.by(() => this.#source.outlook);
  readonly advised = $derived.by(() => this.#source.advised);
  readonly proposed = $derived.by(() => this.#source.proposed);

  act = (action: unknown): void => this.#source.act(action);
  foresee = (action: unknown): Promise<unknown> => this.#source.foresee(action);
}
