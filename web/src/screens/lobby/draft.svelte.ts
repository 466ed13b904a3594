// The table that is being set: who sits where, and by which rules.
import type { GameTold, Laid, NewSeat, NewTable, SeatKind } from "../../wire/messages";
import { layTable } from "../../lib/api";
import { beginCampaign, rememberCampaign } from "../../lib/campaigns";
import { hold } from "../../lib/keys";
import { lookOf } from "../../lib/looks";
import { recall, remember } from "../../lib/storage";
import { say } from "../../lib/text.svelte";

export interface Chair {
  kind: SeatKind;
  name: string; // as typed; empty for the usual one
  player: string; // which computer player, should one sit here
}

export class Draft {
  readonly game: GameTold;
  chairs: Chair[] = $state([]);
  options: Record<string, unknown> = $state({});
  title = $state("");
  listed = $state(false);
  hints: number | null = $state(null); // for each seat; null for any number
  think = $state(false); // proposals wait for a plan of the seat to move
  limit: number | null = $state(null); // seconds to answer; null for any time
  campaign = $state(false); // more tables follow
  beginning = $state(""); // how a campaign begins; empty for the usual way

  constructor(game: GameTold) {
    this.game = game;
    this.campaign = game.campaigns && !game.alone;
    this.options = Object.fromEntries(game.options.map(({ name, default: usual }) => [name, usual]));
    const own = recall("name");
    this.add("here", typeof own === "string" ? own : "");
    while (this.chairs.length < Math.max(game.least, Math.min(2, game.most))) this.add("computer");
  }

  add(kind: SeatKind, name = ""): void {
    const able = kind !== "computer" || this.game.players.length > 0;
    this.chairs.push({
      kind: able ? kind : "here",
      name,
      player: this.game.players[this.game.players.length >> 1] ?? "",
    }); // neither the weakest nor the strongest
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

  /** The options that differ from the usual ones. */
  get chosen(): Record<string, unknown> {
    const usual = Object.fromEntries(this.game.options.map((option) => [option.name, option.default]));
    const isUsual = (value: unknown, name: string): boolean => JSON.stringify(value) === JSON.stringify(usual[name]);
    return Object.fromEntries(
      Object.entries($state.snapshot(this.options)).filter(([name, value]) => !isUsual(value, name)),
    );
  }

  private asked(): NewTable {
    const { seats, chosen: options } = this;
    const hints = this.hints === null ? {} : { hints: this.hints };
    const limit = this.limit === null ? {} : { limit: this.limit };
    return {
      game: this.game.id,
      seats,
      options,
      title: this.title.trim(),
      listed: this.listed,
      ...hints,
      ...limit,
      ...(this.think && { think: true }),
    };
  }

  /** Lay the table and keep the secrets of its seats; the answer is its id. */
  async lay(): Promise<string> {
    const table = this.asked();
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
    if (!this.campaign) return layTable(table);
    const { campaign, table: id, keys } = await beginCampaign({ ...table, beginning: this.beginning });
    rememberCampaign(campaign);
    return { id, keys };
  }

  private secrets(keys: Laid["keys"], kind: SeatKind): Record<number, string> {
    return Object.fromEntries(
      keys.flatMap((key, seat) => (key && this.chairs[seat]?.kind === kind ? [[seat, key]] : [])),
    );
  }
}
