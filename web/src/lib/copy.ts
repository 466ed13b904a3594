// What happened at a table as a text to keep, for when the server cannot be reached.
import type { StepTold } from "./step";
import { linesOf } from "./story";

/** The story, a line for each step. */
export function storyInWords(story: readonly StepTold[], words = linesOf): string {
  return story
    .map((step) => ({ seq: step.seq, lines: words(step) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ seq, lines }) => `${seq}. ${lines.join(" ")}\n`)
    .join("");
}

/** Hand a text over as a file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
