// A step of the story, with everything that the server leaves out where there is nothing of it.
import type { StepTold as Sent } from "../wire/messages";

export type StepTold = Required<Sent>;

export function whole(step: Sent): StepTold {
  return { marks: [], rest: null, beats: [], ...step };
}
