import { expect, it } from "vitest";
import { Choice, type Doing, type Laid } from "../../src/board/choice.svelte";
import { Notice } from "../../src/board/notice.svelte";
import type { Play } from "../../src/lib/board";

type Shown = Play<Laid, Doing, unknown, string>;
const walk = { do: "walk" };

/** A choice at step 3, and what becomes of it. */
function choiceAtStepThree() {
  const shown = { step: 3, seat: 0, view: { spare: ["L", 0] }, offers: [walk], advised: [], playing: false };
  const table = { ...shown, imagining: false, foresee: async () => "as it is" };
  let play = $state.raw(table as unknown as Shown);
  const choice = new Choice<Laid, Doing, string>(() => play);
  return { choice, notice: new Notice(choice), become: (more: Partial<Shown>) => void (play = { ...play, ...more }) };
}

it("what was chosen or explained is forgotten as soon as a step is played", () => {
  const { choice, notice, become } = choiceAtStepThree();
  notice.tell("It is shut.");
  choice.stray([2, 2]);
  expect([choice.chose, notice.words]).toEqual([true, "It is shut."]);
  become({ playing: true, offers: [] });

  expect([choice.chose, choice.astray, notice.words]).toEqual([false, null, null]);
});

it("what was foreseen at an imagined table does not hold at the real one", async () => {
  const { choice, become } = choiceAtStepThree();
  become({ imagining: true, foresee: async () => "as imagined" });
  choice.consider(walk);
  await choice.foresee();
  expect(choice.outlook).toBe("as imagined");
  become({ imagining: false, foresee: async () => "as it is" });

  expect([choice.considered, choice.outlookOf(walk)]).toEqual([null, null]);
});

it("what was foreseen at one imagined table does not hold at another", async () => {
  const { choice, become } = choiceAtStepThree();
  const [after, otherwise] = [{ spare: ["L", 0] }, { spare: ["L", 0] }] as unknown as Laid[];
  become({ imagining: true, view: after!, foresee: async () => "after one" });
  choice.consider(walk);
  await choice.foresee();
  become({ view: otherwise! });
  expect(choice.outlookOf(walk)).toBe(null);
  become({ view: after! }); // the last action was taken back

  expect(choice.outlookOf(walk)).toBe("after one");
});
