// Puts a component on the screen, and finds what it draws.
import { readFileSync } from "node:fs";
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach } from "vitest";
import { Voice, type Facts } from "../../src/lib/voice";

const read = (folder: string) => readFileSync(`../src/dedale/${folder}/en.ftl`, "utf8");
const voice = new Voice("en", `${read("text")}\n${read("games/classic/text")}`);

/** The words of the screen, in English. */
export const text = {
  say: (key: string, facts: Facts = {}) => voice.say(key, facts, ["Mira", "Theo"]),
  knows: () => true,
};

const shown: object[] = [];
afterEach(() => {
  for (const one of shown.splice(0)) void unmount(one);
});

/** Mount a component on an empty page; its drawings stand in an SVG. */
export function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props, drawn = false) {
  document.body.innerHTML = drawn ? "<svg></svg>" : "<main></main>";
  const target = document.body.firstElementChild!;
  const exports = mount(component as Component<Record<string, unknown>>, { target, props });
  shown.push(exports);
  flushSync();
  return { target, exports, all: (selector: string) => [...target.querySelectorAll<HTMLElement>(selector)] };
}

export function press(element: Element | undefined, key: string): void {
  element?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

export function point(element: Element | undefined, kind: string, at: PointerEventInit = {}): void {
  element?.dispatchEvent(new PointerEvent(kind, { bubbles: true, button: 0, pointerId: 1, ...at }));
  flushSync();
}
