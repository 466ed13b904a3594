// Which options of a game are asked for before a table of it is laid.
import type { GameTold, OptionTold } from "../../wire/messages";

export type Values = Readonly<Record<string, unknown>>;

/** What each option is without a word. */
export function usual(game: GameTold): Values {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** The options that a screen can ask for: of a first table, or of one that follows another. */
export function asked(game: GameTold, following: boolean): readonly OptionTold[] {
  const isAnew = ({ name }: OptionTold) => game.anew.includes(name);
  const isOpen = (option: OptionTold) => !game.campaigns || isAnew(option) || (!following && isBox(option));
  return game.options.filter((option) => isOpen(option) && isChoosable(option, isAnew(option)));
}

/** A campaign begins as it begins, but it can be chosen which box it is played with. */
const isBox = ({ choices }: OptionTold) => choices?.[0] === "";

/** Lists are asked for where each game of a campaign has its own; elsewhere they are in an order, which the table asks for. */
function isChoosable({ default: usual, choices }: OptionTold, isAnew: boolean): boolean {
  if (typeof usual === "boolean") return true;
  return choices !== null && choices.every(isPlain) && (!Array.isArray(usual) || isAnew);
}

export function isPlain(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}
