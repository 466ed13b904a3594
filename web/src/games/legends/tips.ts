// What is said of a thing that is pointed at: a tip names its id, and the ids of what lies on it, in one string.
import { helpOf, nameOf } from "./words";

const idsOf = (tip: string): string[] => [...new Set(tip.split(" ").filter(Boolean))];

/** Several ids as one tip; what is not there is left out. */
export const tipOf = (ids: readonly (string | null | undefined | false)[]): string => ids.filter(Boolean).join(" ");

/** Each id with its name and its words. */
export function toldOf(tip: string): { id: string; name: string; words: string }[] {
  return idsOf(tip).map((id) => ({ id, name: nameOf(id), words: helpOf(id) }));
}

/** Those who do not see a thing are told the same. */
export function described(tip: string): (thing: Element) => void {
  return (thing) => thing.setAttribute("aria-description", idsOf(tip).map(helpOf).filter(Boolean).join(" "));
}
