import { expect, test } from "vitest";
import { Picture } from "../src/games/classic/picture.svelte";
import type { ClassicPlay } from "../src/games/classic/maze";
import { Stage } from "../src/games/classic/stage.svelte";
import { Turn } from "../src/games/classic/turn.svelte";
import type { AnyAction, Cell, Face, Outlook, View } from "../src/wire/classic";

const maze = Array.from({ length: 49 }, (): Face => ["I", 1, null]);
const push: AnyAction = { do: "insert", arrow: 10, rotation: 2 };
const swap: AnyAction = { do: "swap", seat: 1 };
const walk: AnyAction = { do: "walk", cell: [3, 3] };
const way: Cell[] = [
  [3, 1],
  [3, 2],
  [3, 3],
];
const outlook: Outlook = {
  maze,
  spare: ["L", 0, null],
  pawns: [
    [3, 1],
    [0, 0],
  ],
  ways: [[[3, 1]], way],
};

/** A replay in which a review advises something; the server foresees what it can. */
async function lookingBack(advised: AnyAction[], foreseen: Outlook | null, ahead: Outlook | null = null) {
  const view = {
    maze,
    spare: ["L", 0, "owl"],
    pawns: [
      [3, 0],
      [0, 0],
    ],
    colours: ["red", "blue"],
    homes: [],
    active: 0,
    seat: 0,
  };
  const asked: AnyAction[] = [];
  const foresee = async (action: AnyAction) => (asked.push(action), foreseen);
  const play = {
    view: view as unknown as View,
    step: 4,
    seat: 0,
    offers: [],
    outlook: ahead,
    suggested: advised[0],
    advised,
    lookingBack: true,
    foresee,
  };
  const turn = new Turn(() => play as unknown as ClassicPlay);
  const nowhere = () => null;
  const stage = new Stage({ board: () => undefined, card: nowhere, seat: nowhere });
  const picture = new Picture(() => play as unknown as ClassicPlay, turn, stage);
  await turn.foresee();
  return { asked, turn, picture };
}

test("a better turn is drawn as the server says: the push, the pawns and the way", async () => {
  const { asked, picture } = await lookingBack([push, walk], outlook);

  expect(asked).toEqual([push]);
  expect(picture.preview).toMatchObject({ arrow: 10, hint: true });
  expect(picture.pawns[0]?.cell).toEqual([3, 1]);
  expect([picture.thread, picture.lit]).toMatchObject([{ way, hint: true }, null]);
});

test("a better turn that exchanges places is drawn with the way after it", async () => {
  const { picture } = await lookingBack([swap, walk], outlook);

  expect([picture.preview, picture.thread?.way, picture.thread?.hint]).toEqual([null, way, true]);
});

test("a better walk goes along a way that was open then", async () => {
  const { asked, picture } = await lookingBack([walk], null, outlook);

  expect(asked).toEqual([]);
  expect(picture.thread).toMatchObject({ way, hint: true });
});

test("nothing is drawn before the server has foreseen it, or where it cannot", async () => {
  const { picture } = await lookingBack([push, walk], null);

  expect([picture.preview, picture.thread, picture.suggestedCell]).toEqual([null, null, null]);
});

test("a better turn can be looked at, not taken", async () => {
  const { turn } = await lookingBack([push, walk], outlook);

  expect([turn.hinted, turn.ready]).toEqual([true, false]);
});
