// The progress of a chapter: what is counted, how much of it there is, and what else lies open beside the mat.
import type { BoxTold, View } from "../../wire/legends";
import type { Sign } from "./signs";

export interface Progress {
  readonly id: string; // of what is counted
  readonly done: number;
  readonly of: number | null; // null where it has to come down to nothing
  readonly words: string; // the text that says it
  readonly more: Sign[];
}

const shock = (charged: boolean) => (charged ? "shock-charged" : "shock-uncharged");

export function progressOf(view: View, box: BoxTold): Progress {
  const { scene } = view;
  switch (scene.chapter) {
    case "fire":
      return {
        id: "fire",
        done: view.spots.reduce((sum, spot) => sum + spot.fires, 0),
        of: null,
        words: "fires-left",
        more: [],
      };
    case "moons":
      return { id: "moon-silver-lady", done: scene.observed.length, of: 6, words: "moons", more: [] };
    case "crystals":
      return {
        id: "crystal",
        done: scene.delivered,
        of: box.chapters["crystals"]?.target ?? 16,
        words: "delivered",
        more: [],
      };
    case "magma":
      return {
        id: "lava-hot",
        done: scene.lava.filter((one) => one?.startsWith("hot")).length,
        of: null,
        words: "lava",
        more: [{ id: "dial", count: scene.dial }],
      };
    case "darkness":
      return {
        id: "body-plain",
        done: scene.defeated,
        of: Object.keys(box.bodies).length,
        words: "bodies",
        more: [
          { id: shock(scene.left), count: 2 },
          { id: shock(scene.right), count: 3 },
        ],
      };
  }
}

/** The cells of the passage that the dial points at. */
export function markedBy(view: View, box: BoxTold): readonly number[] {
  const { scene } = view;
  return scene.chapter === "magma" ? (box.chapters["magma"]?.marks[scene.dial - 1] ?? []) : [];
}
