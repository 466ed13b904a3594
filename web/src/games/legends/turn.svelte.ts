// What the viewer considers: the thing that is raised, and what an action would lead to.
import type { Play } from "../../lib/board";
import type { AnyAction, AnyEvent, BoxTold, Outlook, View } from "../../wire/legends";
import { cardWords } from "./labels";
import { byPlace, isRaised, isTaken } from "./offers";
import { told } from "./words";

export type LegendsPlay = Play<View, AnyAction, AnyEvent, Outlook>;
export type Hand = "mouse" | "touch" | "key";

const SOON = 120; // ms before the server is asked about what is looked at

/** An action that is looked at, and what it would lead to once that is known. */
interface Looked {
  readonly step: number; // whatever was looked at before it is forgotten
  readonly action: AnyAction;
  readonly outlook: Outlook | null;
}

export class Turn {
  #raised = $state.raw<{ step: number; place: string } | null>(null);
  #looked = $state.raw<Looked | null>(null);
  #known = new Map<string, Outlook>();
  #asking: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly of: () => LegendsPlay,
    readonly box: BoxTold,
  ) {}

  /** The table as it is drawn. */
  get view(): View {
    return this.play.view;
  }

  get play(): LegendsPlay {
    return this.of();
  }

  readonly ask = $derived.by(() => this.play.decision?.ask ?? null);
  readonly asked = $derived.by(() => this.play.offers.length > 0);
  readonly places = $derived.by(() => byPlace(this.play.offers, this.play.view));
  readonly chosen = $derived.by(() => (this.#raised?.step === this.play.step ? this.#raised.place : null));
  readonly #look = $derived.by(() => (this.#looked?.step === this.play.step ? this.#looked : null));
  readonly looked = $derived.by(() => this.#look?.action ?? null);
  readonly outlook = $derived.by(() => this.#look?.outlook ?? null);
  /** The offers of what is raised. */
  readonly options = $derived.by(() => (this.chosen === null ? [] : this.at(this.chosen)));
  /** What has no place on the table, or one that is not in sight on every screen. */
  readonly others = $derived.by(() =>
    [...this.places].flatMap(([place, offers]) => (/^(list|hero)/.test(place) ? offers : [])),
  );
  /** What the action that is looked at would do, in words. */
  readonly line = $derived.by(() => (this.outlook?.events ?? []).map(told).filter(Boolean).join(" "));

  /** The id of what is raised. */
  readonly thing = $derived.by(() => {
    const [kind = "", id = ""] = this.chosen?.split(":") ?? [];
    const { view } = this;
    if (kind === "place") return view.spots[Number(id) - 1]?.place ?? "";
    if (kind === "passage") return view.passage[Number(id) - 1]?.card ?? "";
    if (kind === "skill") return view.boards[view.acting]?.track ?? "";
    return /^\d*$/.test(id) ? kind : id;
  });

  /** What it offers, in words. */
  readonly words = $derived.by(() => cardWords(this.box, this.thing));

  at(place: string): AnyAction[] {
    return this.places.get(place) ?? [];
  }

  /** Whether a hint, a lesson or the idea of a friend points at a place. */
  hinted(place: string): boolean {
    const { suggested, proposed } = this.play;
    const first = proposed ? proposed.actions[0] : suggested;
    return first != null && byPlace([first], this.play.view).has(place);
  }

  /** Something is pressed: it is raised first, or used at once if its use is obvious. */
  press(place: string, by: Hand): void {
    const offers = this.at(place);
    const [only] = offers;
    const again = this.chosen === place;
    if (only && offers.length === 1 && (again || isTaken(place) || (by !== "touch" && !isRaised(place))))
      return this.act(only);
    this.raise(again ? null : place);
  }

  raise(place: string | null): void {
    this.#raised = place === null ? null : { step: this.play.step, place };
    const offers = place === null ? [] : this.at(place);
    this.look(offers.length === 1 ? offers[0]! : null);
  }

  act(action: AnyAction): void {
    if (this.play.busy) return;
    this.look(null);
    this.play.act(action);
  }

  /** Take back the last choice; returns whether there was one. */
  takeBack(): boolean {
    const raised = this.chosen !== null;
    this.raise(null);
    return raised;
  }

  /** Look at an action; what it would do is told as soon as it is known. */
  look(action: AnyAction | null): void {
    clearTimeout(this.#asking);
    const looked = action && { step: this.play.step, action, outlook: null };
    this.#looked = looked;
    if (looked) this.#asking = setTimeout(() => void this.#foresee(looked), SOON);
  }

  async #foresee(looked: Looked): Promise<void> {
    const { step, action } = looked;
    const name = `${step} ${JSON.stringify(action)}`;
    const outlook = this.#known.get(name) ?? (await this.play.foresee(action));
    if (!outlook) return; // nothing, or lost with the line: it is asked again
    this.#known.set(name, outlook);
    if (this.#looked === looked) this.#looked = { ...looked, outlook };
  }
}
