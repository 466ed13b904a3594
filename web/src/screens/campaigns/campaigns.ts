// How a campaign is spoken of.
import type { CampaignTold } from "../../wire/messages";
import { knows, say } from "../../lib/text.svelte";
import { gameName } from "../lobby/tables";

/** Which game, how far it has got, and how it ended. */
export function stateOf({ game, games, result }: CampaignTold): string {
  const key = `outcome-${result?.reason}`;
  const ended = result && knows(key, game) ? [say(key, { seat: "" }, game)] : [];
  return [`${gameName(game)}.`, say("campaigns-games", { count: games }), ...ended].join(" ");
}
