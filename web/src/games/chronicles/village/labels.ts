// Sentences about lots, for tags and for those who listen.
import { say, sayList } from "../../../lib/text.svelte";
import type { Hall } from "./hall.svelte";
import type { Lot } from "./sheet";
import { named, told, ui } from "./words";

/** What can stand on a lot: “Library or Watchtower”. */
export function listedOn(lot: Lot): string {
  return lot.listed.length > 0 ? sayList(lot.listed.map((building) => named("building", building)), "disjunction") : ui("any-building");
}

export function lotNamed(lot: Lot): string {
  if (lot.building) return named("building", lot.building);
  return lot.stand === "shut" ? ui("lot-shut") : listedOn(lot);
}

/** Everything about a lot, in the order: name, how it stands, Nails, price, what it is good for. */
export function lotTold(lot: Lot, hall: Hall): string {
  const { slot, nails, filled } = lot;
  if (lot.building) {
    const quests = hall.quests.filter(({ building }) => building === lot.building);
    const done = quests.filter((quest) => quest.done).length;
    return [named("building", lot.building) + ".", ui("stands"), told(`building-${lot.building}.blurb`), ui("quests-done", { done, all: quests.length })].join(" ");
  }
  const name = `${ui("lot", { slot })}: ${listedOn(lot)}.`;
  if (lot.stand === "shut") return `${name} ${ui("lot-shut-why")}`;
  const stands = ui(lot.stand === "scaffold" ? "stands-scaffold" : "stands-ruin");
  const price = hall.hammer(slot) ? ui("hammer-price", { price: hall.village.hammer }) : "";
  return [name, stands, ui("nails-filled", { filled, nails }), price].filter(Boolean).join(" ");
}

/** Whose word counts, where it is not the reader's own. */
export function speakerTold(hall: Hall): string {
  const seat = hall.play.decision?.seats[0];
  return seat === undefined ? "" : say(`ask-${hall.play.decision?.ask}`, { seat });
}
