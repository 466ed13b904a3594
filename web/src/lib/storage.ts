// What this browser remembers. Where storage is closed (private mode), it remembers until the page goes.
const memory = new Map<string, string>();

function shelf(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // the browser forbids even asking
  }
}

/** The remembered value, or null where there is none, or none that can be read. */
export function recall(name: string): unknown {
  const text = memory.get(name) ?? shelf()?.getItem(`dedale.${name}`) ?? null;
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // written by something else
  }
}

/** Remember a value; false where it will be gone with the page. */
export function remember(name: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    const store = shelf();
    store?.setItem(`dedale.${name}`, text);
    if (store) memory.delete(name);
    else memory.set(name, text);
    return store !== null;
  } catch {
    memory.set(name, text); // full, or private mode
    return false;
  }
}

/** Whether what is remembered will outlast the page. */
export function isLasting(): boolean {
  return remember("visit", Date.now());
}
