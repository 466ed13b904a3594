// The pictures on the buttons of a question.
import type { AnyAction, View } from "../../wire/chronicles";
import { FIGURES } from "./maze";
import { EMBLEMS, signOf } from "./signs";

/** What stands on a button beside its words: drawings, dice, or somebody's emblem. */
export interface Pictures {
  readonly signs: readonly string[];
  readonly faces: readonly string[];
  readonly emblem: number | null;
}

const NONE: Pictures = { signs: [], faces: [], emblem: null };
const FIGURE: Readonly<Record<string, string>> = { looter: "goblin", warden: "ch-warden" };

/** Whether an id is that of an Item: all of them are drawn. */
export function isItem(id: string): boolean {
  return document.getElementById(`item-${id}`) !== null;
}

/** The drawing of anything that has an id: an Item, a card at hand, a Goblin, an Event. */
export function drawingOf(id: string, view: View): string | null {
  if (FIGURE[id]) return FIGURE[id];
  const skill = view.skills.some(([card]) => card === id) || document.getElementById(signOf(id)) !== null;
  if (skill) return signOf(id);
  if (isItem(id)) return `item-${id}`;
  if (id.startsWith("ritual-")) return "ch-ritual";
  return [...view.events.top, ...view.events.unseen, ...view.events.bottom].includes(id) ? "ch-event" : null;
}

export function picturesOf(action: AnyAction, view: View): Pictures {
  const drawn = (...ids: string[]): Pictures => ({ ...NONE, signs: ids.flatMap((id) => drawingOf(id, view) ?? []) });
  switch (action.do) {
    case "resolve":
      return { ...NONE, faces: [action.face] };
    case "reroll":
      return { ...drawn(action.card), faces: action.dice.map((die) => view.dice[die] ?? "event") };
    case "use":
    case "choose-card":
    case "offer":
      return drawn(action.card);
    case "choose-order":
      return drawn(...action.top.filter(isItem), ...action.bottom.filter(isItem));
    case "choose-colour":
      return { ...NONE, emblem: EMBLEMS[action.colour] };
    case "choose-hero":
    case "first":
    case "next":
    case "pick":
      return { ...NONE, emblem: FIGURES[action.hero] };
    default:
      return NONE;
  }
}
