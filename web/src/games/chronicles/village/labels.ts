// Sentences about lots, for tags and for screen readers.
import { say, sayList } from "../../../lib/text.svelte";
import type { Hall } from "./hall.svelte";
import type { Lot } from "./sheet";
import { named, told, ui } from "./words";

/** What can stand on a lot: “Library or Watchtower”. */
export function listedOn(lot: Lot): string {
  return lot.listed.length > 0
    ? sayList(
        lot.listed.map((building) => named("building", building)),
        "disjunction",
      )
    : ui("any-building");
}

export function lotNamed(lot: Lot): string {
  if (lot.building) return named("building", lot.building);
  return lot.stand === "shut" ? ui("lot-shut") : listedOn(lot);
}

/** How many Quests of a rebuilt building are completed. */
export function questsTold(lot: Lot, hall: Hall): string {
  const quests = hall.quests.filter(({ building }) => building === lot.building);
  return ui("quests-done", { done: quests.filter((quest) => quest.done).length, all: quests.length });
}

/** How far a repair has got, and what the next Nail costs if it can be bought. */
export function nailsTold(lot: Lot, hall: Hall): string {
  const filled = `${ui("nails-filled", { filled: lot.filled, nails: lot.nails })}.`;
  return hall.hammer(lot.slot) ? `${filled} ${ui("hammer-price", { price: hall.village.hammer })}` : filled;
}

/** Everything about a lot, in this order: name, condition, Nails, price, what it is good for. */
export function lotTold(lot: Lot, hall: Hall): string {
  if (lot.building) {
    const name = `${named("building", lot.building)}.`;
    return [name, ui("stands"), told(`building-${lot.building}.blurb`), questsTold(lot, hall)].join(" ");
  }
  const name = ui("lot-of", { slot: lot.slot, buildings: listedOn(lot) });
  if (lot.stand === "shut") return `${name} ${ui("lot-shut-why")}`;
  const stands = `${ui(lot.stand === "scaffold" ? "stands-scaffold" : "stands-ruin")}.`;
  return [name, stands, nailsTold(lot, hall)].join(" ");
}

/** Whose word counts, where it is not the reader's own. */
export function speakerTold(hall: Hall): string {
  const seat = hall.play.decision?.seats[0];
  return seat === undefined ? "" : say(`ask-${hall.play.decision?.ask}`, { seat });
}
