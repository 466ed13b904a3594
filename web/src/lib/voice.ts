// A voice: one language, filled with facts. The twin of src/dedale/text/voice.py; docs/reference/texts.md tells how.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Facts = Record<string, unknown>;

/** Facts of these names are seats, and are said by the name of whoever sits there. */
const SEAT_FACTS = ["seat", "other", "piece"];
const TAG_FIELDS = ["do", "event", "note"] as const;

/** A cell's name for people: a letter for the column and a number for the row. */
export function cellLabel([row, col]: readonly [number, number]): string {
  return `${"ABCDEFG"[col]}${row + 1}`;
}

function isCell(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((n) => Number.isInteger(n) && n >= 0 && n < 7);
}

function isEvent(value: unknown): value is { event: string } {
  return typeof value === "object" && value !== null && "event" in value;
}

function tagOf(record: Facts): string {
  return String(TAG_FIELDS.map((field) => record[field]).find((value) => typeof value === "string"));
}

/** The facts of a record: those of a record in it are its own, and a path tells where it ends. */
function factsOf(record: Facts): Facts {
  const facts: Facts = {};
  for (const [name, value] of Object.entries(record)) {
    const inner =
      typeof value === "object" &&
      value !== null &&
      !Array.isArray(value) &&
      TAG_FIELDS.some((field) => field in value);
    Object.assign(facts, inner ? factsOf(value as Facts) : { [name]: value });
  }
  const path = facts["path"];
  return Array.isArray(path) && path.length ? { cell: path.at(-1), steps: path.length - 1, ...facts } : facts;
}

export class Voice {
  readonly language: string;
  private readonly bundle: FluentBundle;

  constructor(language: string, texts: string) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(texts));
  }

  /** Whether there is a sentence for this key. */
  knows(key: string): boolean {
    const [id = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(id);
    return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
  }

  /** The sentence for a key; `treasure-owl.short` is an attribute of a message. */
  say(key: string, facts: Facts = {}, names: readonly string[] = []): string {
    const [id = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === null || pattern === undefined) throw new Error(`${this.language}: there is no text “${key}”`);
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, this.arguments(facts, names), errors);
    if (errors.length) throw new Error(`${this.language}: ${key} cannot be said: ${errors.join("; ")}`);
    return said;
  }

  /** An action, an event or a note as a sentence, and one more for each event that came along. */
  tell(record: object, names: readonly string[] = []): string {
    const facts = factsOf(record as Facts);
    const told = Object.values(facts)
      .flatMap((value) => (Array.isArray(value) ? value : []))
      .filter(isEvent);
    const more = told.filter(({ event }) => this.knows(event)).map((event) => this.tell(event, names));
    return [this.say(tagOf(record as Facts), facts, names), ...more].join(" ");
  }

  private arguments(facts: Facts, names: readonly string[]): Record<string, FluentVariable> {
    const said: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) {
      const word = `${name}-${value ?? "none"}`.replace(/[_+]/g, "-");
      const message = this.bundle.getMessage(word);
      if (SEAT_FACTS.includes(name) && typeof value === "number") {
        said[name] = names[value] ?? String(value + 1);
      } else if (isCell(value)) {
        said[name] = cellLabel(value);
      } else if (message) {
        if (message.value !== null) said[name] = this.say(word);
        for (const attribute of Object.keys(message.attributes)) {
          said[`${name}-${attribute}`] = this.say(`${word}.${attribute}`);
        }
      } else if (typeof value === "string" || typeof value === "number") {
        said[name] = value;
      } else if (typeof value === "boolean") {
        said[name] = Number(value); // as Python counts it
      } else if (Array.isArray(value)) {
        said[name] = value.map((each) => this.member(name, each)).join(", ") || "–";
      }
    }
    return said;
  }

  /** One of a list: `cards` are said like a `card`, and so is what has no other word. */
  private member(name: string, value: unknown): string {
    if (isCell(value)) return cellLabel(value);
    const words = [name, name.slice(0, -1), name.slice(0, -2), "card"].map((kind) =>
      `${kind}-${String(value)}`.replace(/[_+]/g, "-"),
    );
    const word = words.find((one) => this.knows(one));
    return word ? this.say(word) : String(value);
  }
}
