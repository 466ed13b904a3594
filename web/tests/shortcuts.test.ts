import { expect, test } from "vitest";
import { commandOf } from "../src/lib/shortcuts";

const key = (name: string, more = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const calm = { typing: false, letters: true, lookingBack: false, pressing: false };

test("undo has a letter and the usual keys", () => {
  expect(commandOf(key("u"), calm)).toBe("undo");
  expect(commandOf(key("z", { ctrlKey: true }), calm)).toBe("undo");
  expect(commandOf(key("U", { shiftKey: true }), calm)).toBe("redo");
  expect(commandOf(key("Z", { metaKey: true, shiftKey: true }), calm)).toBe("redo");
});

test("a hint and an idea have a letter each", () => {
  expect(["h", "i"].map((letter) => commandOf(key(letter), calm))).toEqual(["hint", "propose"]);
});

test("letters can be switched off, and never act while somebody types", () => {
  expect(commandOf(key("l"), { ...calm, letters: false })).toBe(null);
  expect(commandOf(key("l"), { ...calm, typing: true })).toBe(null);
  expect(commandOf(key("z", { ctrlKey: true }), { ...calm, typing: true })).toBe(null);
});

test("arrows and space belong to the replay only while looking back, and not to a focused button", () => {
  const back = { ...calm, lookingBack: true };

  expect(commandOf(key("ArrowLeft"), calm)).toBe(null);
  expect(commandOf(key("ArrowLeft"), back)).toBe("step-back");
  expect(commandOf(key(" "), { ...back, pressing: true })).toBe(null);
  expect(commandOf(key("]"), { ...back, pressing: true })).toBe("landmark-on");
});

test("a hint is one key away", () => {
  expect(commandOf(key("h"), calm)).toBe("hint");
  expect(commandOf(key("h"), { ...calm, letters: false })).toBe(null);
});
