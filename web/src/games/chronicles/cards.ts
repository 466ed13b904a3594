// The cards at hand: Skills of the Characters, of everybody, Scrolls, tokens and Fairy Folk.
import type { AnyAction, BoxTold, Hero, View } from "../../wire/chronicles";
import type { Of } from "./maze";
import type { CardKind } from "./signs";

export interface CardShown {
  readonly key: string;
  readonly card: string;
  readonly kind: CardKind;
  readonly hero: Hero | null; // whose it is; null for everybody's
  readonly count: number;
  readonly glass: number; // Hourglasses on it
  readonly cost: number; // Hourglasses that it would get
  readonly use: AnyAction | null; // how it is used now
}

/** All cards on the table, those of the active Character first. */
export function cardsOf(view: View, uses: readonly Of<"use">[], box: BoxTold | null): CardShown[] {
  const shown = (card: string, kind: CardKind, hero: Hero | null, count: number, glass = 0): CardShown => {
    const use = uses.find((one) => one.card === card && (one.hero ?? null) === hero) ?? null;
    return { key: `${kind} ${card} ${hero ?? ""}`, card, kind, hero, count, glass, cost: box?.costs[card] ?? 0, use };
  };
  const skills = view.skills.map(({ 0: card, 1: owner, 2: glass }) =>
    shown(card, "skill", owner === null ? null : (view.pieces[owner]?.hero ?? null), 1, glass),
  );
  const active = view.pieces[view.active]?.hero;
  const order = (one: CardShown) => (one.hero === active ? 0 : one.hero === null ? 1 : 2);
  const scrolls = [...new Set(view.scrolls)].map((card) =>
    shown(card, "scroll", null, view.scrolls.filter((one) => one === card).length),
  );
  const tokens = Object.entries(box?.tokens ?? {}).map(([place, card]) =>
    shown(card, "token", null, view.beside[place as keyof typeof view.beside]),
  );
  const folk = view.folk.map((card) => shown(card, "folk", null, 1));
  return [
    ...skills.sort((a, b) => order(a) - order(b)),
    ...scrolls,
    ...tokens.filter(({ count }) => count > 0),
    ...folk,
  ];
}
