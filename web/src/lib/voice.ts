// A voice: one language, filled with facts. The twin of src/dedale/text/voice.py; docs/reference/texts.md tells how.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Facts = Record<string, unknown>;

/** Facts of these names are seats, and are said by the name of whoever sits there. */
const SEAT_FACTS = ["seat", "other"];
const TAG_FIELDS = ["do", "event", "note"] as const;

/** A cell's name for people: a letter for the column and a number for the row. */
export function cellLabel([row, col]: readonly [number, number]): string {
  return `${"ABCDEFG"[col]}${row + 1}`;
}

function isCell(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((n) => Number.isInteger(n) && n >= 0 && n < 7);
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

  /** An action, an event or a note as a sentence. */
  tell(record: object, names: readonly string[] = []): string {
    const facts = record as Facts;
    const tag = TAG_FIELDS.map((field) => facts[field]).find((value) => typeof value === "string");
    return this.say(String(tag), facts, names);
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
    const words = [name, name.slice(0, -1), name.slice(0, -2), "card"].map((kind) => `${kind}-${String(value)}`.replace(/[_+]/g, "-"));
    const word = words.find((one) => this.knows(one));
    return word ? this.say(word) : String(value);
  }
}
