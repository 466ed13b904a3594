// What is said of things on the table to those who do not see them.
import { sayList } from "../../lib/text.svelte";
import type { BoxTold, Option, Prowler, View } from "../../wire/legends";
import { foeOf, gameCard, weakSpots } from "./foe";
import { markedBy } from "./progress";
import { type Sign, costOf, dealOf, effectsOf, tokenOf } from "./signs";
import { nameOf, ui } from "./words";

export function signWords(signs: readonly Sign[]): string {
  return sayList(signs.map(({ id, count }) => (count === undefined ? nameOf(id) : `${count} ${nameOf(id)}`)));
}

export function optionWords(option: Option): string {
  const { cost, gives } = dealOf(option);
  return cost.length ? `${signWords(cost)}: ${signWords(gives)}` : signWords(gives);
}

/** A card of a hand, an item or a track with everything that it offers. */
export function cardWords(box: BoxTold, id: string): string {
  const options = box.cards[id]?.options ?? box.tracks[id]?.uses ?? [];
  const gives = box.fairies[id] ? [signWords(effectsOf(box.fairies[id].effects))] : options.map(optionWords);
  return sentences([nameOf(id), sayList(gives, box.tracks[id]?.free === false ? "conjunction" : "disjunction")]);
}

export const sentences = (parts: readonly (string | null | undefined | false)[]): string => {
  return parts.flatMap((part) => (part ? [/[.!?]$/.test(part) ? part : `${part}.`] : [])).join(" ");
};

const number = (id: string, count: number) => count > 0 && `${count} ${nameOf(id)}`;

function prowlerWords(prowler: Prowler, cell: number, view: View, box: BoxTold): string {
  const card = gameCard(box, prowler.card);
  const foe = foeOf(prowler, view.threats[cell - 1] ?? null, view, box);
  const parts: (string | false)[] = [nameOf(prowler.card)];
  if (foe) {
    const values = [number("armour", foe.armour), number("claws", foe.claws), number("dread", foe.dread)].filter(
      Boolean,
    );
    parts.push(ui("health", { count: foe.left, most: foe.health }), sayList(values as string[]));
  }
  if (card?.kind === "moon")
    parts.push(
      ui("moon-wants", { cell: card.cell }),
      sayList(
        card.costs.map((cost) => signWords(costOf(cost))),
        "disjunction",
      ),
    );
  if (card && "reward" in card && card.reward.length)
    parts.push(`${ui("reward")}: ${signWords(effectsOf(card.reward))}`);
  parts.push(
    prowler.fire && nameOf("fire"),
    number("crystal", prowler.crystals),
    number("ravager", prowler.ravagers.length),
  );
  return sentences(parts);
}

/** A cell of the passage. */
export function passageWords(cell: number, view: View, box: BoxTold): string {
  const prowler = view.passage[cell - 1];
  const threat = view.threats[cell - 1];
  const { scene } = view;
  const parts: (string | false)[] = prowler
    ? [ui("passage-cell", { cell }), prowlerWords(prowler, cell, view, box)]
    : [ui("passage-empty", { cell })];
  if (threat) parts.push(nameOf(tokenOf(threat)));
  if (scene.chapter === "fire") parts.push(number("ravager", scene.waiting[cell - 1]?.length ?? 0));
  if (scene.chapter === "crystals") parts.push(scene.secret === cell && nameOf("secret-passage"));
  if (scene.chapter === "darkness") {
    const coil = scene.row[cell - scene.entry];
    const body = coil ? box.bodies[coil.body] : undefined;
    if (cell === scene.entry + scene.row.length && cell > 0) parts.push(nameOf("incarnation-head"));
    if (coil === null) parts.push(nameOf("incarnation-tail"));
    if (coil && body)
      parts.push(
        nameOf(body.id),
        sayList(
          weakSpots(body, coil).map(({ id, left }) => `${left} ${nameOf(id)}`),
          "disjunction",
        ),
      );
  }
  return sentences(parts);
}

export function placeWords(number_: number, view: View, box: BoxTold): string {
  const spot = view.spots[number_ - 1];
  if (!spot) return "";
  const parts = (box.places[spot.place]?.options ?? []).map(optionWords);
  return sentences([
    ui("place-number", { number: number_ }),
    nameOf(spot.place),
    sayList(parts, "disjunction"),
    number("fire", spot.fires),
    number("crystal", spot.crystals),
    number("guild", spot.guild),
    spot.storm && nameOf("storm"),
    spot.dark && nameOf("darkness"),
    spot.sabotaged && nameOf("sabotage"),
    sayList(spot.fairies.map(nameOf)),
    view.visited.includes(spot.place) && ui("used"),
  ]);
}

/** What lies open beside the mat: the dial and the cells that it marks, or the two shocks. */
export function besideWords(view: View, box: BoxTold): string {
  const { scene } = view;
  if (scene.chapter === "magma") {
    const [first, second] = markedBy(view, box);
    return sentences([ui("dial", { number: scene.dial }), ui("dial-marks", { first, second })]);
  }
  if (scene.chapter !== "darkness") return "";
  const shock = (damage: number, charged: boolean) =>
    `${nameOf("shock-charged")} ${damage}: ${ui(charged ? "charged" : "uncharged")}`;
  return sentences([shock(2, scene.left), shock(3, scene.right)]);
}
