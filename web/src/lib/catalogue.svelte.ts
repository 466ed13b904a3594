// The games of the house, as the server told of them when the page was loaded.
import type { GameTold } from "../wire/messages";
import { readGames } from "./api";
import { loadTexts, speakOf } from "./text.svelte";

let told = $state.raw<readonly GameTold[]>([]);

export const games = (): readonly GameTold[] => told;

/** Read what games there are, and have their words ready. */
export async function loadGames(): Promise<void> {
  const read = await readGames();
  await loadTexts(read.map(({ id }) => id));
  await speakOf(read[0]!.id);
  told = read;
}

/** Whether there are hints and reviews for a game. */
export function advises(game: string): boolean {
  return told.find(({ id }) => id === game)?.advice !== false;
}

/** Whether the seats of a game have secrets from each other, as long as no option says otherwise. */
export function keepsSecrets(game: string): boolean {
  return told.find(({ id }) => id === game)?.open !== true;
}

/** Whether some words of a game are told at its tables alone, once they are opened there. */
export function keepsWords(game: string): boolean {
  return told.find(({ id }) => id === game)?.boxed === true;
}

/** Whether the seats of a game win and lose together. */
export function playsTogether(game: string): boolean {
  return told.find(({ id }) => id === game)?.together === true;
}

/** Whether tables of a game are parts of a campaign, and never stand alone. */
export function toldInCampaigns(game: string): boolean {
  return told.find(({ id }) => id === game)?.alone === false;
}
