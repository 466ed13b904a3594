// The kinds of screens that a table is laid out for (design.md, section 8).
import { MediaQuery } from "svelte/reactivity";

export type ScreenKind = "desktop" | "tablet" | "portrait" | "phone" | "low";

const low = new MediaQuery("(max-height: 499px) and (min-width: 500px)");
const wide = new MediaQuery("(min-width: 1200px)");
const medium = new MediaQuery("(min-width: 900px)");
const narrow = new MediaQuery("(min-width: 600px)");

const short = new MediaQuery("(max-height: 779px)");

/** `tablet` is a tablet in landscape, `portrait` one held upright, `low` a phone in landscape. */
export function screenKind(): ScreenKind {
  if (low.current) return "low";
  if (wide.current) return "desktop";
  if (medium.current) return "tablet";
  return narrow.current ? "portrait" : "phone";
}

/** Whether it is a phone, upright or not. */
export function smallScreen(): boolean {
  return low.current || !narrow.current;
}

/** Whether it is a phone so small that everything has to move closer together. */
export function shortScreen(): boolean {
  return screenKind() === "phone" && short.current;
}
