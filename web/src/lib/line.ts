// The line to the server: one socket, opened again whenever it breaks.
import type { AnyAsk, AnyTell, Hello } from "../wire/messages";
import { Refusal } from "./api";
import { retryDelay } from "./retry";

/** An ask without its number: the line numbers what it sends. */
export type Unnumbered<A = AnyAsk> = A extends AnyAsk ? Omit<A, "ref"> : never;

/** Why something went wrong, as texts say it. */
export interface Why {
  key: string;
  facts: Record<string, unknown>;
}

/** The state of the line. `lost` says why it will not be opened again. */
export interface LineState {
  up: boolean;
  since: number; // when it went down, or came up
  retryAt: number | null;
  lost: Why | null;
  barred: boolean; // because a key does not fit
}

export interface LineHooks {
  hello(): Omit<Hello, "ref">;
  told(tell: AnyTell): void;
  changed(state: LineState): void;
}

/** The line broke before the answer came. */
export class LineBroken extends Error {}

interface Waiting {
  resolve(tell: AnyTell): void;
  reject(why: Error): void;
  goesOn(tell: AnyTell): void;
}

/** How to wait for an answer that takes a while. */
export interface Patience {
  silence?: number; // ms
  progress?(tell: AnyTell): void; // called with each report of progress
}

const SILENCE = 12_000; // ms after which a line that should have answered counts as broken
const BARRED = 4403;
const FINAL = new Set([BARRED, 4404]);
const UNFIT = 4400; // the table cannot be opened, and the server has said why; or there was no hello in time

export class Line {
  #socket: WebSocket | null = null;
  #ref = 0;
  #waiting = new Map<number, Waiting>();
  #attempt = 0;
  #timer = 0;
  #stopped = false;
  #since = Date.now();
  #why: Why | null = null; // what the server said before it closed the line

  constructor(
    readonly url: string,
    readonly hooks: LineHooks,
  ) {
    addEventListener("online", this.#soon);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#soon);
    this.#open();
  }

  /** Ask something that is answered: the promise resolves, or rejects with a refusal or a broken line. */
  ask<A extends AnyAsk>(ask: Unnumbered<A>, { silence = SILENCE, progress }: Patience = {}): Promise<AnyTell> {
    return new Promise((resolve, reject) => {
      const ref = this.#send(ask);
      if (ref === null) return reject(new LineBroken());
      let timer = setTimeout(this.#cut, silence);
      const stop =
        <T>(then: (value: T) => void) =>
        (value: T) => (clearTimeout(timer), then(value));
      const goesOn = stop((tell: AnyTell) => ((timer = setTimeout(this.#cut, silence)), progress?.(tell)));
      this.#waiting.set(ref, { resolve: stop(resolve), reject: stop(reject), goesOn });
    });
  }

  /** Send something whose answer comes as news; false where the line is down. */
  post<A extends AnyAsk>(ask: Unnumbered<A>): boolean {
    return this.#send(ask) !== null;
  }

  /** Try again now. */
  retry(): void {
    if (this.#stopped || this.#socket) return;
    clearTimeout(this.#timer);
    this.#open();
  }

  close(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#soon);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#soon);
    this.#socket?.close();
  }

  #soon = (): void => {
    if (document.visibilityState === "visible") this.retry();
  };

  #cut = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    socket.close();
    this.#closed(socket, new CloseEvent("close"));
  };

  #send(ask: object): number | null {
    if (this.#socket?.readyState !== WebSocket.OPEN) return null;
    const ref = ++this.#ref;
    this.#socket.send(JSON.stringify({ ...ask, ref }));
    return ref;
  }

  #open(): void {
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#why = null;
    socket.onopen = () => this.#send(this.hooks.hello());
    socket.onmessage = (message) => this.#told(JSON.parse(message.data) as AnyTell);
    socket.onclose = (event) => this.#closed(socket, event);
  }

  #told(tell: AnyTell): void {
    if (tell.tell === "welcome") {
      this.#attempt = 0;
      this.#since = Date.now();
      this.hooks.changed({ up: true, since: this.#since, retryAt: null, lost: null, barred: false });
    }
    if (tell.tell === "refused" && tell.ref === null) this.#why = tell;
    const ref = "ref" in tell ? tell.ref : null;
    const waiting = ref === null ? undefined : this.#waiting.get(ref);
    if (!waiting) return this.hooks.told(tell);
    if (tell.tell === "reviewing") return waiting.goesOn(tell);
    this.#waiting.delete(ref!);
    if (tell.tell === "refused") waiting.reject(new Refusal(tell.key, tell.facts, "", 0));
    else waiting.resolve(tell);
  }

  #closed(socket: WebSocket, event: CloseEvent): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    for (const { reject } of this.#waiting.values()) reject(new LineBroken());
    this.#waiting.clear();
    if (this.#stopped) return;
    if (this.#attempt === 0) this.#since = Date.now();
    const final = FINAL.has(event.code) || (event.code === UNFIT && this.#why !== null);
    const lost = final ? (this.#why ?? { key: event.reason, facts: {} }) : null;
    const delay = retryDelay(this.#attempt++, Math.random());
    if (lost) this.#stopped = true;
    else this.#timer = setTimeout(() => this.#open(), delay) as unknown as number;
    const retryAt = lost ? null : Date.now() + delay;
    this.hooks.changed({ up: false, since: this.#since, retryAt, lost, barred: event.code === BARRED });
  }
}

/** Where a table's socket is: on the server that the page came from. */
export function socketAddress(table: string, page: URL | Location = location): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
