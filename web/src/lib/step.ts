// What the server tells of steps, with everything that it leaves out where there is nothing of it.
import type * as sent from "../wire/messages";

export type StepTold = Required<sent.StepTold>;
export type News = Omit<sent.News, "steps"> & { steps: StepTold[] };
export type TableShown = Omit<sent.TableShown, "step"> & { step: StepTold | null };

export function whole(step: sent.StepTold): StepTold {
  const { seq, seat, events, marks = [], rest = null, beats = [] } = step;
  return { seq, seat, events, marks, rest, beats };
}
