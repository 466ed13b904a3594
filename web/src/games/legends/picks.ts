// How an offer looks on a button: a drawing, what is paid and given, and its words.
import { knows, say } from "../../lib/text.svelte";
import type { AnyAction, BoxTold, ChoosingEffect, View } from "../../wire/legends";
import { artOf } from "./art";
import { gameCard } from "./foe";
import { type Deal, costOf, dealIn, effectsOf } from "./signs";
import { signWords } from "./labels";
import { bare, nameOf, plainly, told } from "./words";

export interface Pick {
  readonly art: string | null;
  readonly deal: Deal | null;
  readonly words: string;
  readonly card: string | null; // of a hand, a market or a pile: it is drawn whole
}

/** What is asked about now. */
export const taskOf = (view: View): View["todo"][number] | undefined => view.todo.at(-1);

/** The gifts of the storm, by number (LG-CH2-32). */
const GIFTS = [
  { id: "heal", count: 1 },
  { id: "dust", count: 2 },
  { id: "draw", count: 1 },
  { id: "teleport" },
] as const;

function chosenDeal(number: number, view: View, box: BoxTold): Deal | null {
  const task = taskOf(view);
  if (task?.task === "choosing-effect") {
    const choice = (task as ChoosingEffect).effect;
    const effect = choice.effect === "either" ? choice.choices[number] : undefined;
    return effect ? { cost: [], gives: effectsOf([effect]) } : null;
  }
  if (task?.task === "taking-gifts") return { cost: [], gives: [GIFTS[number]!] };
  if (task?.task === "observing" && task.cell !== null) {
    const card = gameCard(box, view.passage[task.cell - 1]?.card ?? "");
    return card?.kind === "moon" && card.costs[number]
      ? { cost: costOf(card.costs[number]), gives: effectsOf(card.reward) }
      : null;
  }
  return null;
}

/** Cards that are named on a button beside others, not drawn whole. */
const NAMED = new Set(["play", "use-fairy", "put"]);
const ICONS: Readonly<Record<string, string>> = {
  "roll-die": "die-5",
  reroll: "die-3",
  commit: "sword",
  "end-turn": "",
  "swap-buckets": "bucket-full",
  "give-magma": "magma",
  "push-cart": "cart",
  "load-cart": "crystal",
  "open-gate": "key",
  "clear-cave-in": "cave-in",
  "clear-darkness": "darkness",
  repair: "sabotage",
  "put-out-fire": "fire",
  transmute: "transmute",
  guard: "shield",
  teleport: "teleport",
  move: "boots",
  "put-dust": "dust",
  turn: "dial",
  shock: "shock-charged",
  stand: "boots",
};

function artIn(action: AnyAction, view: View): string | null {
  switch (action.do) {
    case "pick-hero":
    case "help":
    case "take-up":
      return action.hero;
    case "put":
      return action.card;
    case "attack":
      return action.way;
    case "aim":
      return view.passage[action.cell - 1]?.card ?? "passage";
    case "set-die":
      return `die-${action.face}`;
    case "name":
      return action.icon;
    case "pick-place":
      return view.spots[action.number - 1]?.place ?? null;
    case "pick-slot":
      return "trap";
    default:
      return ICONS[action.do] ?? null;
  }
}

export function pickOf(action: AnyAction, view: View, box: BoxTold): Pick {
  const card = "card" in action && !NAMED.has(action.do) ? (action.card ?? null) : null;
  const art = card ? null : artIn(action, view);
  const deal = action.do === "choose" ? chosenDeal(action.option, view, box) : card ? null : dealIn(action, view, box);
  const words = action.do === "choose" && deal ? chosenWords(action.option, deal, view) : wordsOf(action);
  return { art: art && artOf(bare(art)), deal, words, card };
}

function chosenWords(option: number, deal: Deal, view: View): string {
  const gift = `lg-gift-${option}`;
  return taskOf(view)?.task === "taking-gifts" && knows(gift) ? say(gift) : signWords([...deal.cost, ...deal.gives]);
}

/** An offer in words; what nobody has put into words is named as it is. */
export function wordsOf(action: AnyAction): string {
  return (
    told(action) ||
    ("card" in action && action.card ? `${plainly(action.do)}: ${nameOf(action.card)}` : plainly(action.do))
  );
}
