// What a card of the passage still takes, and what it does.
import type { Body, BoxTold, Coil, Monster, Prowler, Token, View } from "../../wire/legends";
import { bare } from "./words";

export interface Foe {
  readonly health: number;
  readonly left: number;
  readonly armour: number;
  readonly claws: number;
  readonly dread: number;
}

export const gameCard = (box: BoxTold, card: string) => box.game[bare(card)];

/** The values of a monster that count where it lies; null for what is no monster. */
export function foeOf(prowler: Prowler, threat: Token | null, view: View, box: BoxTold): Foe | null {
  const card = gameCard(box, prowler.card);
  if (card?.kind !== "monster") return null;
  const eaten = card.eats === "dust" ? view.boards.reduce((sum, board) => sum + board.eaten, 0) : null;
  const health = eaten ?? card.health + (card.eats === "crystals" ? prowler.crystals : 0);
  const less = prowler.tamed;
  return {
    health,
    left: eaten ?? Math.max(0, health - prowler.damage),
    armour: Math.max(0, card.armour + Number(threat === "carapace") - less),
    claws: Math.max(0, card.claws + Number(threat === "fury") - less),
    dread: card.dread + Number(threat === "dread"),
  };
}

/** A Ravager that has taken some damage. */
export function ravagerOf(monster: Monster | null | undefined, damage: number): Foe | null {
  if (!monster) return null;
  const { health, armour, claws, dread } = monster;
  return { health, left: health - damage, armour, claws, dread };
}

/** What hurts a body of the Incarnation, and how much of it is left. */
export function weakSpots(body: Body, coil: Coil): { id: string; left: number }[] {
  const spots = [
    { id: "health", left: body.health && body.health - coil.damage },
    { id: "crystal", left: body.crystal && body.crystal - coil.crystal },
    { id: "shock-charged", left: body.storm && body.storm - coil.storm },
    { id: "sword", left: body.sword },
    { id: "ranged", left: body.ranged },
  ];
  return spots.filter(({ left }) => left > 0);
}
