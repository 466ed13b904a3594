// Arrow keys walk within a group, and Tab leaves it: Tab reaches one thing of a group, the last that had the focus.
// What cannot be pressed but explains itself is part of the group, too.
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const THING = "button, [data-stop]";

/** The thing that a key leads to, by number. */
export function stepped(key: string, at: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const by = STEPS[key];
  return by === undefined || count === 0 ? null : (at + by + count) % count;
}

export function roving(group: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  const things = () => [...group.querySelectorAll<HTMLElement>(THING)];

  function settle(): void {
    const all = things();
    if (!last || !all.includes(last))
      last = all.find((one) => one.matches("button:not([aria-disabled=true])")) ?? all[0] ?? null;
    for (const one of all) one.tabIndex = one === last ? 0 : -1;
  }
  function focused(event: FocusEvent): void {
    last = (event.target as Element).closest<HTMLElement>(THING);
    settle();
  }
  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const all = things();
    const next = stepped(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[next]?.focus();
  }

  const changes = new MutationObserver(settle);
  changes.observe(group, { childList: true, subtree: true, attributeFilter: ["aria-disabled"] });
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", pressed);
  settle();
  return () => {
    changes.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("keydown", pressed);
  };
}
