import { expect, test } from "vitest";
import { parts, plain } from "../src/lib/inline";

test("a rule's line is cut into parts", () => {
  expect(parts("**Push** the `spare` (CL-SHIFT-5), *then* [walk](https://a.example).")).toEqual([
    { kind: "bold", text: "Push" },
    { kind: "text", text: " the " },
    { kind: "code", text: "spare" },
    { kind: "text", text: " (" },
    { kind: "rule", text: "CL-SHIFT-5" },
    { kind: "text", text: "), " },
    { kind: "italic", text: "then" },
    { kind: "text", text: " " },
    { kind: "link", text: "walk", to: "https://a.example" },
    { kind: "text", text: "." },
  ]);
});

test("a link inside the pages is only said", () => {
  expect(parts("see [words](../reference/words.md)")).toEqual([
    { kind: "text", text: "see " },
    { kind: "text", text: "words" },
  ]);
});

test("markup stays text", () => {
  expect(plain("<b>2 * 3 * 4</b>")).toBe("<b>2 * 3 * 4</b>");
});
