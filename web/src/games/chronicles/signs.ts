// Which drawing stands for a card, an Event, a face of a die.
import type { PortalColour } from "../../wire/chronicles";

/** Each colour goes with a shape (design.md, section 3). */
export const EMBLEMS: Readonly<Record<PortalColour, number>> = { red: 1, purple: 4, blue: 2, yellow: 3 };

export function isColour(face: string): face is PortalColour {
  return face in EMBLEMS;
}

const SCENES: readonly (readonly [RegExp, string])[] = [
  [/patrol|warden|horn/, "ch-warden"],
  [/finger|goblin|trouble|madness|satchel|parade|pebble/, "goblin"],
  [/campfire|flame/, "ch-fire"],
  [/portal/, "portal"],
  [/wing|roar|hunger|dream|veil|eyes/, "ch-dragon"],
  [/^folk-/, "skill-folk"],
  [/walls|slide|signs|floor|sweep/, "ch-walls"],
];

/** The picture of an Event or of one of the Fairy Folk. */
export function sceneOfCard(card: string): string {
  return SCENES.find(([pattern]) => pattern.test(card))?.[1] ?? "ch-event";
}

/** The sign of a card at hand: Scrolls are drawn, all others are lines on a token. */
export function signOf(card: string): string {
  if (card.startsWith("scroll-")) return `card-${card}`;
  return card.startsWith("folk-") ? "skill-folk" : `skill-${card}`;
}

/** The kinds of cards at hand, and the colours of their tokens. */
export type CardKind = "skill" | "scroll" | "token" | "folk";
export const TINTS: Readonly<Record<CardKind, string>> = {
  skill: "#1f66ad",
  scroll: "#8a5a00",
  token: "#45525e",
  folk: "#1c744f",
};
