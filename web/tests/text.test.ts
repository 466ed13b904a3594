import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { callSeats, explain, knows, say, sayAgo, sayList, speakIn, speakOf, tell } from "../src/lib/text.svelte";

/** Answers as the server does, from the files on disk. */
async function texts(address: string): Promise<Response> {
  const [, language, game] = /^api\/texts\/(..)\/(\w+)$/.exec(address) ?? [];
  if (game !== "classic") return new Response("", { status: 404 });
  const homes = ["text", "server/text", "games/classic/text"];
  return new Response(homes.map((home) => readFileSync(`../src/dedale/${home}/${language}.ftl`, "utf-8")).join("\n"));
}

beforeAll(async () => {
  vi.stubGlobal("fetch", texts);
  await speakIn("en");
  await speakOf("classic");
});

test("the language changes at once, for all words in use", async () => {
  expect(say("lobby-title")).toBe("What shall we play?");
  await speakIn("de");
  expect(say("lobby-title")).toBe("Was spielen wir?");
  await speakIn("en");
});

test("a language that cannot be loaded leaves the current one", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
  await expect(speakIn("fr")).rejects.toThrow();
  vi.stubGlobal("fetch", texts);

  expect(settings.language).toBe("en");
  expect(say("lobby-title")).toBe("What shall we play?");
});

test("seats are called by the names at the table", () => {
  callSeats(["Mira", "Theo"]);

  expect(tell({ event: "found", seat: 1, treasure: "owl" })).toBe("Theo finds the owl.");
});

test("a refusal is explained by its rule, or by what the server said", () => {
  expect(explain({ key: "CL-MOVE-2", facts: { cell: [4, 5] } })).toMatch(/^No way through to F5/);
  expect(explain({ key: "unheard-of", facts: {}, sentence: "The server says so." })).toBe("The server says so.");
});

test("a missing text breaks nothing else", () => {
  const told = vi.spyOn(console, "error").mockReturnValue();

  expect(knows("unheard-of")).toBe(false);
  expect(say("unheard-of")).toBe("unheard-of");
  expect(told).toHaveBeenCalledOnce();
});

test("lists and times are said as the language says them", async () => {
  const now = Date.UTC(2026, 0, 2);
  expect(sayList(["Mira", "Theo", "Lotte"])).toBe("Mira, Theo and Lotte");
  expect(sayAgo(now - 86_400_000, now)).toBe("yesterday");
  await speakIn("fr");
  expect(sayList(["Mira", "Theo"])).toBe("Mira et Theo");
  expect(sayAgo(now - 86_400_000, now)).toBe("hier");
  await speakIn("en");
});

test("a table that is played with a pack has words of its own", async () => {
  vi.stubGlobal("fetch", async (address: string) =>
    address === "api/tables/t1/texts/en" ? new Response("card-item-torch = Torch\ngame = Classic") : texts(address),
  );
  await speakOf("classic", "t1");
  expect([say("card-item-torch"), say("card-item-torch", {}, "classic")]).toEqual(["Torch", "Torch"]);
  await speakOf("classic");
  expect(knows("card-item-torch")).toBe(false);
});
