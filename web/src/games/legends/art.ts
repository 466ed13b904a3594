// Which drawing of the sheet shows a card, a token, a place or an icon: its id, but some are drawn once for several.
const ALIKE = /^(fire-serpent|crystal-eater|fairy-sanctuary|violent-tremors|body-plain|body-quick)-\w+$|^(trap)-\d$/;
const LYING = /^(token|trait)-/; // drawn as the card of that name
const HEART = /^(health|resistance)$/;

/** The id of a symbol, for `<use href="#{artOf(id)}">`. */
export function artOf(id: string): string {
  return `lg-${id.replace(LYING, "").replace(ALIKE, "$1$2").replace(HEART, "heal")}`;
}
