// What cards, places and rewards do, as icons: a drawing, a number beside it, and the words that explain it.
import type { AddIcon, AnyAction, BoxTold, Cost, Gain, Hit, Option, View } from "../../wire/legends";
import { artOf } from "./art";
import { grouped } from "./grouped";

/** One icon; `id` finds its drawing and its words. */
export interface Sign {
  readonly id: string;
  readonly count?: number | string;
  readonly art?: string; // a drawing of the house, where the game has none
  readonly who?: "any" | "each" | "split"; // whom it is for, if not the hero alone
  readonly dim?: boolean; // not there yet, or gone
}

/** Signs for whatever has a number above zero. */
export const counted = (counts: Readonly<Record<string, number>>): Sign[] =>
  Object.entries(counts).flatMap(([id, count]) => (count > 0 ? [{ id, count }] : []));

/** Of so many, the first ones are there: hearts or dust as far as they can be counted at a glance, then a number. */
export function row(id: string, empty: string, left: number, of: number, most = 8): Sign[] {
  if (of > most) return [{ id, count: `${left}/${of}` }];
  return Array.from({ length: of }, (_, index) => ({ id: index < left ? id : empty }));
}

/** What is left of the health of a foe. */
export const hearts = (left: number, of: number, most?: number): Sign[] => row("health", "heart-empty", left, of, most);

export type Effect = Option["effects"][number];

/** The drawing of a sign. */
export const drawn = ({ id, art }: Sign): string => art ?? artOf(id);

/** Effects that are one icon or one token, where that has another name. */
const PLAIN: Readonly<Record<string, string>> = {
  fetch: "draw",
  repeat: "reuse",
  weaken: "claws",
  "swap-heroes": "teleport",
  "swap-monsters": "fairy-swap-monsters",
  "move-cards": "fairy-swap-monsters",
  "remove-threat": "threat-fury",
  "set-die": "die-6",
  reroll: "die-3",
  "fill-bucket": "bucket-full",
  "put-out": "fire",
  "remove-fire": "fire",
  portals: "portal",
  "swap-places": "storm-swap-2-4",
  gifts: "storm-gifts",
  "move-cart": "cart",
  whispers: "sinister-whispers",
  strike: "sword",
  "lose-fairy": "fairy",
  "lose-trap": "trap",
  discharge: "damage",
  nugget: "dust",
  advance: "incarnation-head",
  collapse: "trap",
  "hero-to": "boots",
  "darkness-hurts": "damage",
};
const TOKENS: Readonly<Record<string, string>> = {
  fury: "threat-fury",
  carapace: "threat-carapace",
  dread: "threat-dread",
};
const ALL = "★"; // all that can be

export const tokenOf = (token: string): string => TOKENS[token] ?? token;

function icon({ icon: id, count, reach }: AddIcon): Sign {
  return { id, count: reach ? `${count}·${reach}` : count };
}

function gain({ what, who }: Gain): Sign[] {
  const ids = what === "either" ? ["item", "fairy"] : [what];
  return ids.map((id) => ({ id, ...forWhom(who) }));
}

const forWhom = (who: string): Pick<Sign, "who"> => (who === "self" ? {} : { who: who as "any" });

function hit({ count, dice }: Hit): Sign {
  return { id: "damage", count: dice.length ? `${Math.min(...dice)}–${Math.max(...dice)}` : count };
}

/** The signs of one effect. */
export function signsOf(effect: Effect): Sign[] {
  switch (effect.effect) {
    case "icon":
      return [icon(effect)];
    case "dust":
    case "draw":
    case "heal":
      return [{ id: effect.effect, count: effect.count ?? ALL, ...forWhom(effect.who) }];
    case "lose":
      return [{ id: "damage", count: effect.count, ...forWhom(effect.who) }];
    case "gain":
      return gain(effect);
    case "hit":
      return [hit(effect)];
    case "roll":
      return [{ id: "die-5", count: "?" }];
    case "either":
      return effect.choices.flatMap(signsOf);
    case "trap":
      return [{ id: `trap-${effect.number}`, count: effect.number }];
    case "token":
      return [{ id: tokenOf(effect.token) }];
    default:
      return looked(effect);
  }
}

function looked(effect: Effect): Sign[] {
  switch (effect.effect) {
    case "peek":
      return [{ id: "peek", art: "i-eye", count: effect.count }];
    case "reveal":
      return [{ id: "reveal", art: "i-eye", count: effect.count > 0 ? `+${effect.count}` : `−${-effect.count}` }];
    case "reveal-now":
    case "observe":
      return [{ id: effect.effect === "observe" ? "observe" : "reveal", art: "i-eye" }];
    case "mine":
      return [{ id: "crystal", count: effect.count }];
    case "charge":
      return [{ id: "shock-charged", count: [effect.left && 2, effect.right && 3].filter(Boolean).join("+") }];
    default:
      return [{ id: PLAIN[effect.effect] ?? effect.effect }];
  }
}

export const effectsOf = (effects: readonly Effect[]): Sign[] => effects.flatMap(signsOf);

/** What an option costs. */
export function costOf(cost: Partial<Cost>): Sign[] {
  const { cards = 0, bucket = false, ...icons } = cost;
  const signs = counted(icons);
  if (cards) signs.push({ id: "cards", art: artOf("draw"), count: cards });
  if (bucket) signs.push({ id: "bucket-full" });
  return signs;
}

export interface Deal {
  readonly cost: Sign[];
  readonly gives: Sign[];
}

export const dealOf = ({ cost, effects }: Option): Deal => ({ cost: costOf(cost), gives: effectsOf(effects) });

/** Deals that cost the same, together: one of them is chosen. */
export function sharing(deals: readonly Deal[]): { cost: Sign[]; gives: Sign[][] }[] {
  const groups = grouped(deals, ({ cost }) => JSON.stringify(cost));
  return [...groups.values()].map((group) => ({ cost: group[0]!.cost, gives: group.map(({ gives }) => gives) }));
}

const NUMBERED = new Set(["trap", "mine"]);

/** The options of a place as few deals as possible: those that differ only in a number are told once,
 *  from least to most, and two at once is not told at all. */
export function dealsOf(options: readonly Option[]): Deal[] {
  const deals: Deal[] = [];
  const groups = grouped(
    options.filter(({ effects: [effect] }) => !(effect?.effect === "charge" && effect.left && effect.right)),
    ({ effects: [effect] }, index) => (effect && NUMBERED.has(effect.effect) ? effect.effect : `${index}`),
  );
  for (const group of groups.values()) {
    const [least, most] = [dealOf(group[0]!), dealOf(group.at(-1)!)];
    deals.push(
      group.length > 1 ? { cost: spanned(least.cost, most.cost), gives: spanned(least.gives, most.gives) } : least,
    );
  }
  return deals;
}

const spanned = (least: readonly Sign[], most: readonly Sign[]): Sign[] =>
  least.map((sign, index) => ({ ...sign, count: `${sign.count ?? 1}–${most[index]?.count ?? 1}` }));

function optionIn(options: readonly Option[] | undefined, number: number): Deal | null {
  const found = options?.[number];
  return found ? dealOf(found) : null;
}

/** What the place beside the acting hero offers. */
function offered(view: View, box: BoxTold): readonly Option[] | undefined {
  const cell = view.boards[view.acting]?.cell ?? 1;
  return box.places[view.spots[cell - 1]?.place ?? ""]?.options;
}

/** A step of the acting hero's track: any of them where it is free, or else the next. */
function stepOf(option: number, view: View, box: BoxTold): Deal | null {
  const board = view.boards[view.acting];
  const track = box.tracks[board?.track ?? ""];
  return optionIn(track?.uses, track?.free ? option : (board?.used ?? 0));
}

/** The deal that an action is about: an option of a card, a place, a fairy or a skill. */
export function dealIn(action: AnyAction, view: View, box: BoxTold): Deal | null {
  switch (action.do) {
    case "play":
    case "pick-card":
      return optionIn(box.cards[action.card]?.options, action.option ?? 0);
    case "use-place":
      return optionIn(offered(view, box), action.option ?? 0);
    case "use-skill":
      return stepOf(action.option ?? 0, view, box);
    case "use-fairy":
      return { cost: [], gives: effectsOf(box.fairies[action.card]?.effects ?? []) };
    case "discard-three":
      return { cost: [{ id: "cards", art: artOf("draw"), count: 3 }], gives: [{ id: action.icon, count: 1 }] };
    case "alter":
      return { cost: [{ id: action.source }], gives: [{ id: action.target }] };
    default:
      return null;
  }
}
