// The keys of the table itself; those of the board are the Board's (design.md, section 11).

export type Command =
  | "undo"
  | "redo"
  | "log"
  | "chat"
  | "rules"
  | "turn"
  | "hint"
  | "propose"
  | "escape"
  | "step-back"
  | "step-on"
  | "play"
  | "first"
  | "live"
  | "landmark-back"
  | "landmark-on";

const LETTERS: Record<string, Command> = {
  u: "undo",
  l: "log",
  c: "chat",
  t: "turn",
  h: "hint",
  i: "propose",
  "?": "rules",
};
const REPLAY: Record<string, Command> = {
  ArrowLeft: "step-back",
  ArrowRight: "step-on",
  " ": "play",
  Home: "first",
  End: "live",
  "[": "landmark-back",
  "]": "landmark-on",
};

export interface Circumstances {
  typing: boolean; // the focus is in a field, or in a window over the table
  letters: boolean; // single letters are allowed
  lookingBack: boolean;
  pressing: boolean; // the focus is on something that has a use for space and arrows itself
}

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** What a key means now; null where it means nothing here. */
export function commandOf(pressed: Pressed, at: Circumstances): Command | null {
  const { key } = pressed;
  if (at.typing) return null;
  if (pressed.ctrlKey || pressed.metaKey) return editing(pressed);
  if (pressed.altKey) return null;
  if (key === "Escape") return "escape";
  if (at.lookingBack && key in REPLAY && !(at.pressing && key !== "[" && key !== "]")) return REPLAY[key]!;
  if (!at.letters) return null;
  if (key.toLowerCase() === "u" && pressed.shiftKey) return "redo";
  return LETTERS[key.toLowerCase()] ?? null;
}

/** What a key means with Ctrl or Command: Z, as everywhere. */
function editing({ key, altKey, shiftKey }: Pressed): Command | null {
  if (key.toLowerCase() !== "z" || altKey) return null;
  return shiftKey ? "redo" : "undo";
}

/** The circumstances of a key press. */
export function circumstancesOf(event: KeyboardEvent, letters: boolean, lookingBack: boolean): Circumstances {
  const target = event.target instanceof Element ? event.target : null;
  const typing = target?.closest("input:not([type=range]), textarea, select, dialog, [contenteditable]") != null;
  const pressing = target?.closest("button, a, input, [role=grid]") != null;
  return { typing, letters, lookingBack, pressing };
}
