// What everybody knows beyond what lies on the board: rules that hold for a while, whose Scroll it is, the last Event.
import { latest } from "../../lib/story";
import { tell } from "../../lib/text.svelte";
import type { AnyEvent, Hero, View } from "../../wire/chronicles";
import type { StepTold } from "../../lib/step";
import { signOf } from "./signs";

/** A sentence with a drawing, and whom it is about. */
export interface Fact {
  readonly sign: string;
  readonly words: string;
  readonly hero: Hero | null;
}

/** The rules of this game, then those of these turns, in the words in which they were told. */
export function factsOf(view: View): Fact[] {
  const heroOf = (piece: number) => view.pieces[piece]?.hero ?? null;
  const fact = (sign: string, told: object, hero: Hero | null = null): Fact => ({ sign, words: tell(told), hero });
  return [
    ...(view.focus === null ? [] : [fact("ch-quest", { event: "focus-named", building: view.focus })]),
    ...view.assigned.map(([card, piece]) =>
      fact(signOf(card), { event: "scroll-assigned", card, hero: heroOf(piece) }),
    ),
    ...view.borrowed.map((card) => fact(signOf(card), { event: "scroll-borrowed", card })),
    ...view.standing.map(({ flag, until, number, hero }) =>
      fact("ch-glass", { event: "rule-set", flag, until, number }, until === "next" ? heroOf(hero) : null),
    ),
  ];
}

/** The Event that was drawn last. */
export function lastEvent(story: readonly StepTold[]): string | null {
  const drawn = ({ events }: StepTold) =>
    (events as AnyEvent[]).findLast((told) => told.event === "event-drawn" || told.event === "folk-came");
  return latest(story, drawn)?.card ?? null;
}
