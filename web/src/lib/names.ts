// What people at a table are called.
import type { ChairTold } from "../wire/messages";
import { lookOf } from "./looks";
import { say } from "./text.svelte";

/** The names by seat; without a name, people are called after a colour and computers after a bird. */
export function namesAt(chairs: readonly ChairTold[]): string[] {
  return chairs.map(({ name, player }, seat) => {
    const called = player === "me" ? `lobby-guest-${lookOf(seat, chairs.length)}` : `lobby-bird-${(seat % 6) + 1}`;
    return name || say(called);
  });
}
