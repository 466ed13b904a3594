// The games that this client draws: each is a folder with a manifest, and its screen loads when it is played.
import { layOut } from "../lib/sheets";
import type { Board, Manifest } from "./manifest";

const FOUND = import.meta.glob<Manifest>("./*/manifest.ts", { eager: true, import: "default" });

function manifestOf(game: string): Manifest | undefined {
  return FOUND[`./${game}/manifest.ts`];
}

/** The screen of a game; one that nobody has drawn yet can be played from lists. */
export async function boardOf(game: string): Promise<Board> {
  const { board = () => import("./Plain.svelte"), sheet } = manifestOf(game) ?? {};
  const [loaded] = await Promise.all([board(), sheet && layOut(sheet)]);
  return loaded.default as Board;
}

/** The picture of a game; nothing where nobody has drawn one yet. */
export function coverOf(game: string): Manifest["cover"] {
  return manifestOf(game)?.cover;
}
