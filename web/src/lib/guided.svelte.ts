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

  get moment() {
    return this.#source.moment;
  }
  get seat() {
    return this.#source.seat;
  }
  get playing() {
    return this.#source.playing;
  }
  readonly offers = $derived.by(() => this.#source.offers.filter((offer) => same(offer, this.#taught())));
  get outlook() {
    return this.#source.outlook;
  }
  get advised() {
    return this.#source.advised;
  }
  get proposed() {
    return this.#source.proposed;
  }

  act = (action: unknown): void => this.#source.act(action);
  foresee = (action: unknown): Promise<unknown> => this.#source.foresee(action);
}
