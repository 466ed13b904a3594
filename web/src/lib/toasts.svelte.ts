// Short messages at the bottom of the screen: at most two, and most of them leave on their own.
import { untrack } from "svelte"; // showing a message must not depend on the others

export interface Toast {
  id: string; // a second message of the same id takes the place of the first
  text: string;
  tone: "plain" | "danger";
  icon: string;
  action?: { label: string; run(): void };
  stays?: boolean;
}

const SHORT = 5000; // ms
const LONG = 10_000; // with something to press
const MOST = 2;

export class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  show(toast: Toast): void {
    const others = untrack(() => this.list).filter((other) => other.id !== toast.id);
    this.list = [...others, toast].slice(-MOST);
    clearTimeout(this.#timers.get(toast.id));
    if (toast.stays) return;
    const time = toast.action ? LONG : SHORT;
    this.#timers.set(
      toast.id,
      setTimeout(() => this.dismiss(toast.id), time),
    );
  }

  dismiss(id: string): void {
    this.list = untrack(() => this.list).filter((toast) => toast.id !== id);
  }
}
