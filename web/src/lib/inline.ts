// The little Markdown that rules are written in, as parts to draw: nothing of it becomes HTML.
export interface Part {
  kind: "text" | "bold" | "italic" | "code" | "link" | "rule";
  text: string;
  to?: string; // of a link
}

const MARKS = [
  /\*\*(?<bold>[^*]+)\*\*/,
  /`(?<code>[^`]+)`/,
  /\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)/,
  /(?<![\w*])[*_](?<italic>[^*_\s][^*_]*)[*_](?![\w*])/,
  /\b(?<rule>[A-Z]{2}-[A-Z0-9]+-E?\d+)\b/,
];
const MARK = new RegExp(MARKS.map(({ source }) => source).join("|"), "g");

export function parts(markdown: string): Part[] {
  const found: Part[] = [];
  let at = 0;
  for (const match of markdown.matchAll(MARK)) {
    if (match.index > at) found.push({ kind: "text", text: markdown.slice(at, match.index) });
    found.push(part(match.groups ?? {}));
    at = match.index + match[0].length;
  }
  if (at < markdown.length) found.push({ kind: "text", text: markdown.slice(at) });
  return found;
}

function part({ bold, code, label, to, italic, rule }: Record<string, string | undefined>): Part {
  if (bold !== undefined) return { kind: "bold", text: bold };
  if (code !== undefined) return { kind: "code", text: code };
  if (italic !== undefined) return { kind: "italic", text: italic };
  if (rule !== undefined) return { kind: "rule", text: rule };
  // Links inside the pages lead nowhere in a browser; what they say is kept.
  if (to?.startsWith("https://")) return { kind: "link", text: label ?? "", to };
  return { kind: "text", text: label ?? "" };
}

/** What the parts say, without marks, for searching. */
export function plain(markdown: string): string {
  return parts(markdown)
    .map(({ text }) => text)
    .join("");
}
