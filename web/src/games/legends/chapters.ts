// The five chapters in their order, and where the rules open at each stage.
import type { ChapterId, View } from "../../wire/legends";

export const CHAPTERS: readonly ChapterId[] = ["fire", "moons", "crystals", "magma", "darkness"];
const RULES: Readonly<Record<View["stage"], string>> = {
  setup: "LG-SETUP-1",
  action: "LG-TURN-3",
  end: "LG-TURN-5",
  between: "LG-CAMP-3",
  over: "LG-END-1",
};

/** While a chapter is played, its own rules come first, and those of the turn are a press away. */
export function rulesOf({ stage, chapter }: Pick<View, "stage" | "chapter">): { rule: string; also?: string } {
  const rule = RULES[stage];
  return stage === "action" || stage === "end"
    ? { rule: `LG-CH${CHAPTERS.indexOf(chapter) + 1}-1`, also: rule }
    : { rule };
}
