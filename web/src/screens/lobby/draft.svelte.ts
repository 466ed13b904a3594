// The table that is being set: who sits where, and by which rules.
import type { GameTold, Laid, NewSeat, NewTable, OptionTold, SeatKind } from "../../wire/messages";
import { layTable } from "../../lib/api";
import { beginCampaign, rememberCampaign } from "../../lib/campaigns";
import { hold } from "../../lib/keys";
import { lookOf } from "../../lib/looks";
import { recall, remember } from "../../lib/storage";
import { say } from "../../lib/text.svelte";
import { asked, usual, type Values } from "./options";

export interface Chair {
  kind: SeatKind;
  name: string; // as typed; empty for the usual one
  player: string; // which computer player, should one sit here
}

export class Draft {
  readonly game: GameTold;
  readonly asked: readonly OptionTold[]; // the options that can be chosen
  private readonly following: boolean;
  chairs: Chair[] = $state([]);
  options: Record<string, unknown> = $state({});
  title = $state("");
  listed = $state(false);
  hints: number | null = $state(null); // for each seat; null for any number
  think = $state(false); // proposals wait for a plan of the seat to move
  limit: number | null = $state(null); // seconds to answer; null for any time
  beginning = $state(""); // how a campaign begins; empty for the usual way

  /** Of a first table; or of one that follows another, which stands as it is told. */
  constructor(game: GameTold, onward: Values | null = null) {
    this.game = game;
    this.following = onward !== null;
    this.asked = asked(game, this.following);
    const kept = onward ? this.asked.map(({ name }) => [name, onward[name]]) : [];
    this.options = { ...usual(game), ...Object.fromEntries(kept) };
    const own = recall("name");
    this.add("here", typeof own === "string" ? own : "");
    while (this.chairs.length < Math.max(game.least, Math.min(2, game.most))) this.add("computer");
  }

  add(kind: SeatKind, name = ""): void {
    const able = kind !== "computer" || this.game.players.length > 0;
    this.chairs.push({ kind: able ? kind : "here", name, player: this.game.players[this.game.players.length >> 1] ?? "" }); // neither the weakest nor the strongest
  }

  get mayAdd(): boolean {
    return this.chairs.length < this.game.most;
  }

  get mayRemove(): boolean {
    return this.chairs.length > this.game.least;
  }

  /** What a seat is called where nothing was typed. */
  usualName(seat: number): string {
    if (this.chairs[seat]?.kind === "computer") return say(`lobby-bird-${(seat % 6) + 1}`);
    return say(`lobby-guest-${this.look(seat)}`);
  }

  /** The number of a seat's figure. */
  look(seat: number): number {
    return lookOf(seat, this.chairs.length);
  }

  nameOf(seat: number): string {
    return this.chairs[seat]?.name.trim() || this.usualName(seat);
  }

  has(kind: SeatKind): boolean {
    return this.chairs.some((chair) => chair.kind === kind);
  }

  /** An open seat is of use only where others see the table. */
  seat(seat: number, kind: SeatKind): void {
    const chair = this.chairs[seat];
    if (!chair) return;
    chair.kind = kind;
    if (kind === "open") this.listed = true;
  }

  /** Who shall sit where. */
  get seats(): NewSeat[] {
    return this.chairs.map(({ kind, player }, seat): NewSeat => {
      if (kind === "open") return { kind };
      return { kind, name: this.nameOf(seat), ...(kind === "computer" && { player }) };
    });
  }

  /** What is told to the server: what differs from the usual, or all that the next game of a campaign chooses anew. */
  get chosen(): Record<string, unknown> {
    const plain = usual(this.game);
    const isUsual = (name: string, value: unknown): boolean => JSON.stringify(value) === JSON.stringify(plain[name]);
    const isTold = (name: string, value: unknown): boolean => (this.following ? this.game.anew.includes(name) : !isUsual(name, value));
    return Object.fromEntries(Object.entries($state.snapshot(this.options)).filter(([name, value]) => isTold(name, value)));
  }

  private get order(): NewTable {
    const { seats, chosen: options } = this;
    const hints = this.hints === null ? {} : { hints: this.hints };
    const limit = this.limit === null ? {} : { limit: this.limit };
    return { game: this.game.id, seats, options, title: this.title.trim(), listed: this.listed, ...hints, ...limit, ...(this.think && { think: true }) };
  }

  /** Lay the table and keep the secrets of its seats; the answer is its id. */
  async lay(): Promise<string> {
    const table = this.order;
    const { id, keys } = await this.laid(table);
    const own = this.chairs.find(({ kind, name }) => kind === "here" && name.trim());
    if (own) remember("name", own.name.trim());
    const names = table.seats.map((seat) => seat.name ?? "");
    hold(id, {
      game: table.game,
      title: table.title ?? "",
      names,
      seats: this.secrets(keys, "here"),
      invites: this.secrets(keys, "invited"),
    });
    return id;
  }

  /** A table of its own, or the first one of a campaign. */
  private async laid(table: NewTable): Promise<Laid> {
    if (!this.game.campaigns) return layTable(table);
    const { campaign, table: id, keys } = await beginCampaign({ ...table, beginning: this.beginning });
    rememberCampaign(campaign);
    return { id, keys };
  }

  private secrets(keys: Laid["keys"], kind: SeatKind): Record<number, string> {
    return Object.fromEntries(keys.flatMap((key, seat) => (key && this.chairs[seat]?.kind === kind ? [[seat, key]] : [])));
  }
}
