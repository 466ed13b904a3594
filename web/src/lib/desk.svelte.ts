// The screen around a table: which panel is open, what is said aloud, and the messages at its foot.
import { getContext, setContext } from "svelte";
import type { Mark, Remark, TurnReview } from "../wire/messages";
import type { StepTold } from "./step";
import type { Lesson } from "./lesson.svelte";
import type { Listener } from "./listener";
import { lookOf } from "./looks";
import { screenKind } from "./screen.svelte";
import { settings } from "./settings.svelte";
import { play, type Sound } from "./sounds";
import { linesOf } from "./story";
import { TableState } from "./table.svelte";
import { explain, say } from "./text.svelte";
import { Toasts } from "./toasts.svelte";

export type Tab = "board" | "seats" | "log" | "chat" | "review";

/** What the marks of events sound like. */
const SOUNDS: Partial<Record<Mark | "none", Sound>> = { found: "found", milestone: "found", page: "page" };

export class Desk implements Listener {
  tab = $state<Tab>("board"); // on wide screens, the board is always there
  rules = $state.raw<{ at: string | null; also: string | null } | null>(null); // the drawer, and where it opens
  rule: string | null = null; // the one that matters in this step, where the game's Board says so
  also: string | null = null; // another one, a press away from it
  inviting = $state<number | null>(null); // the seat whose link is shown
  sitting = $state<number | null>(null); // the open seat that somebody wants
  replacing = $state<number | null>(null); // the seat of somebody who is away
  settingsOpen = $state(false);
  finishing = $state(false); // the result is shown
  practising = $state(false); // a copy for practice is being set
  following = $state(false); // to the group's next table, as soon as it is laid
  lesson = $state.raw<Lesson | null>(null);
  emblems = $state.raw<readonly number[]>([]); // by seat, where the game's Board says so
  counts = $state.raw<readonly string[]>([]);
  last = $state(false); // no table follows, where the game's Board says so
  polite = $state("");
  urgent = $state("");
  readonly toasts = new Toasts();
  readonly table: TableState;

  constructor(id: string) {
    this.table = new TableState(id, this);
  }

  emblem(seat: number): number {
    return this.emblems[seat] ?? lookOf(seat, this.table.names.length);
  }

  /** Open a panel; if it is open already, go back to the board. */
  toggle(tab: Tab): void {
    this.open(this.tab === tab ? "board" : tab);
  }

  open(tab: Tab): void {
    this.tab = tab;
    if (tab === "chat") this.table.talk.seen();
  }

  openRules(at: string | null = this.rule): void {
    this.rules = { at, also: at === this.rule ? this.also : null };
  }

  refused(key: string, facts: Record<string, unknown>): void {
    const rule = /^[A-Z]{2}-/.test(key) ? key : null;
    this.toasts.show({
      id: "refused",
      text: explain({ key, facts }),
      tone: "danger",
      icon: "i-x",
      ...(rule && { action: { label: say("table-show-rule"), run: () => this.openRules(rule) } }),
    });
  }

  announce(sentence: string): void {
    this.polite = sentence;
  }

  alert(sentence: string): void {
    this.urgent = sentence;
  }

  rang({ marks }: StepTold, place: number): void {
    const sound = SOUNDS[marks[place] ?? "none"];
    if (sound) this.ring(sound);
    else if (place === 0 && !marks.some((mark) => mark && SOUNDS[mark])) this.ring("step");
  }

  shown(steps: readonly StepTold[]): void {
    this.announce(steps.flatMap(linesOf).join(" "));
  }

  spoke({ note }: Remark): void {
    const words = note.note === "said" ? note.text : say(`gesture-${note.gesture}`);
    if (!this.table.talk.muted.has(note.seat)) this.announce(`${this.table.names[note.seat]}: ${words}`);
    if (this.tab === "chat") this.table.talk.seen();
    this.ring("word");
  }

  seated(name: string): void {
    const text = say("table-seat-claimed", { name });
    this.announce(text);
    this.toasts.show({ id: "seated", text, tone: "plain", icon: "i-check" });
  }

  proposed(seat: number | null): void {
    this.announce(seat === null ? say("propose-idea") : say("propose-said", { seat }));
    this.ring("word");
  }

  back(from: number, moves: number): void {
    const { replay } = this.table;
    const run = () => void replay.go(from).then(() => replay.play());
    const action = { label: say("replay-see-moves"), run };
    this.toasts.show({
      id: "line",
      text: say("line-back-again", { count: moves }),
      tone: "plain",
      icon: "i-check",
      action,
    });
  }

  stale(): void {
    this.toasts.show({ id: "stale", text: say("line-move-stale"), tone: "danger", icon: "i-clock" });
  }

  ring(sound: Sound): void {
    if (settings.sounds) play(sound);
  }

  /** Copy a link, and say so. */
  async copy(link: string): Promise<void> {
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    const text = copied ? say("table-link-copied") : link; // without a clipboard, it can be selected
    this.toasts.show({ id: "copied", text, tone: "plain", icon: "i-link", stays: !copied });
  }

  /** Look at the whole game again, turn by turn. */
  async review(): Promise<void> {
    const { replay, reviewer } = this.table;
    this.finishing = false;
    this.open("review");
    if (!replay.on) await replay.go(0);
    await reviewer.ask();
  }

  /** Show a turn of the review on the board, with the better one. */
  showTurn(turn: TurnReview): void {
    if (screenKind() !== "desktop" && screenKind() !== "tablet") this.open("board"); // a sheet would cover it
    void this.table.reviewer.show(turn);
  }

  /** Take the last step back, or ask the others to allow it. */
  undo(): void {
    const { composing, latest, eyes, busy, lookingBack } = this.table;
    if (lookingBack) return; // what is seen is not what would be taken back
    if (composing.on) return composing.undo();
    if (!latest?.undo || eyes === null || busy || this.lesson) return;
    if (latest.undo.free) this.table.act({ do: "undo", to: latest.undo.to });
    else void this.table.ask({ ask: "ask-undo", seat: eyes });
  }

  redo(): void {
    const redo = this.table.composing.on ? null : (this.table.latest?.redo ?? null);
    if (redo !== null && !this.lesson) this.table.act({ do: "undo", to: redo });
  }

  /** The group has another table. */
  tellNext(): void {
    const action = { label: say("table-go-next"), run: () => void this.playAgain() };
    this.toasts.show({ id: "next", text: say("table-next-laid"), tone: "plain", icon: "i-check", action });
  }

  /** Lay the next table for the same group, or go where it was laid. */
  async playAgain(): Promise<void> {
    const { table } = this;
    if (!table.around?.next && !(await table.ask({ ask: "play-again" }))) return;
    this.following = true;
  }
}

const HERE = Symbol("desk");
export const provideDesk = (desk: Desk): Desk => setContext(HERE, desk);
export const theDesk = (): Desk => getContext<Desk>(HERE);
