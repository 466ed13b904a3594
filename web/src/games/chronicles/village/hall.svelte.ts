// The village as its visitors see it: what is offered, sorted by what it is about, and what they look at.
import type { Play } from "../../../lib/board";
import { same } from "../../../lib/advice";
import type { AnyAction, AnyEvent, BoxTold, Hammer, Outlook, Repair, View } from "../../../wire/chronicles";
import { lotsOf, questsOf, type Lot, type Quest } from "./sheet";

export type VillagePlay = Play<View, AnyAction, AnyEvent, Outlook>;
type Deed = AnyAction["do"];
type Named<D extends Deed> = Extract<AnyAction, { do: D }>;

export class Hall {
  chosen = $state<number | null>(null); // the slot that is looked at
  readonly #play: () => VillagePlay;
  readonly #added: () => readonly string[];
  readonly box: BoxTold;

  constructor(play: () => VillagePlay, box: BoxTold, added: () => readonly string[]) {
    this.#play = play;
    this.#added = added;
    this.box = box;
  }

  readonly play = $derived.by(() => this.#play());
  readonly view = $derived.by(() => this.play.view);
  readonly sheet = $derived.by(() => this.view.sheet);
  readonly village = $derived.by(() => this.box.village);
  readonly lots: readonly Lot[] = $derived.by(() => lotsOf(this.sheet, this.village));
  readonly quests: readonly Quest[] = $derived.by(() => questsOf(this.sheet, this.#known()));
  readonly lot: Lot = $derived.by(() => this.lots[(this.chosen ?? this.#first()) - 1]!);
  readonly asked = $derived.by(() => (this.play.offers.length > 0 ? (this.play.decision?.ask ?? null) : null));
  /** The slot whose building is chosen now. */
  readonly repairing = $derived.by(() => {
    const task = this.view.todo.at(-1);
    return task?.task === "repairing" ? task.slot : null;
  });

  offers<D extends Deed>(deed: D): Named<D>[] {
    return this.play.offers.filter((offer): offer is Named<D> => offer.do === deed);
  }

  hammer(slot: number): Hammer | null {
    return this.offers("hammer").find((offer) => offer.slot === slot) ?? null;
  }

  repairs(slot: number): Repair[] {
    return this.repairing === slot ? this.offers("repair") : [];
  }

  /** Whether a hint or a proposal wants this next. */
  hinted(action: AnyAction): boolean {
    return same(action, this.play.suggested ?? this.play.proposed?.actions[0]);
  }

  act(action: AnyAction): void {
    this.play.act(action);
  }

  #known(): string[] {
    return [...Object.keys(this.box.needs), ...this.view.quests.map(({ id }) => id), ...this.#added()].filter((id) =>
      id.startsWith("q-"),
    );
  }

  /** Where work goes on, or the first house of the village. */
  #first(): number {
    const open = this.lots.find(({ stand }) => stand === "scaffold") ?? this.lots.find(({ stand }) => stand === "ruin");
    return this.repairing ?? (this.sheet.games > 0 && open && this.play.decision?.ask === "end-shop" ? open.slot : 1);
  }
}
