// The campaign sheet as the village shows it: lots, Quests, the Goblin track.
import type { AnyEvent, Sheet, VillageTold } from "../../../wire/chronicles";

/** The condition of a lot: shut until a Chapter is completed, in ruins, under repair, or rebuilt. */
export type Stand = "shut" | "ruin" | "scaffold" | "built";

export interface Lot {
  readonly slot: number;
  readonly stand: Stand;
  readonly building: string | null; // that was rebuilt here
  readonly listed: readonly string[]; // that can be; none where the sheet names none
  readonly nails: number;
  readonly filled: number;
}

const OPENS = 2; // the Chapter that opens the upper village (CH-BLD-3)

export function lotsOf(sheet: Sheet, village: VillageTold): Lot[] {
  return village.nails.map((nails, index): Lot => {
    const slot = index + 1;
    const building = sheet.slots[index] ?? null;
    const filled = sheet.nails[index] ?? 0;
    const shut = village.locked.includes(slot) && sheet.chapters < OPENS;
    const stand = building ? "built" : shut ? "shut" : filled > 0 ? "scaffold" : "ruin";
    return {
      slot,
      stand,
      building,
      listed: sheet.kind === "plus" ? [] : (village.buildings[index] ?? []),
      nails,
      filled,
    };
  });
}

/** The building that a Quest belongs to; its id says so. */
export const buildingOf = (quest: string): string => /^q-(.+)-\d+$/.exec(quest)?.[1] ?? "";

export interface Quest {
  readonly id: string;
  readonly building: string;
  readonly done: boolean;
}

/** The Quests of a building, or of all, those in progress first. */
export function questsOf(sheet: Sheet, known: Iterable<string>, building?: string): Quest[] {
  const ids = [...new Set([...known, ...sheet.quests])].filter((id) => sheet.slots.includes(buildingOf(id)));
  const quests = ids.map((id) => ({ id, building: buildingOf(id), done: sheet.quests.includes(id) }));
  const wanted = quests.filter((quest) => building === undefined || quest.building === building);
  const order = (quest: Quest) => sheet.slots.indexOf(quest.building);
  return wanted.sort((a, b) => Number(a.done) - Number(b.done) || order(a) - order(b) || a.id.localeCompare(b.id));
}

/** The cards that came out of boxes in these steps. */
export function addedIn(events: Iterable<AnyEvent>): string[] {
  return [...events].flatMap((event) => (event.event === "cards-added" ? event.cards : []));
}

export interface Space {
  readonly number: number;
  readonly marked: boolean;
  readonly kind: "plain" | "loss" | "script" | "last";
}

export function spacesOf(sheet: Sheet, { track }: VillageTold): Space[] {
  const kindOf = (number: number): Space["kind"] => {
    if (number === track.length) return "last";
    if (track.losses.includes(number)) return "loss";
    return String(number) in track.scripts ? "script" : "plain";
  };
  return Array.from({ length: track.length }, (_, index) => ({
    number: index + 1,
    marked: index < sheet.track,
    kind: kindOf(index + 1),
  }));
}
