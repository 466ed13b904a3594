import { expect, test } from "vitest";
import { preferredLanguage, readSettings } from "../src/lib/settings.svelte";

test("the first of the reader's languages that has texts is taken", () => {
  expect(preferredLanguage(["nl-BE", "fr-BE", "de"])).toBe("fr");
  expect(preferredLanguage(["de-AT", "en"])).toBe("de");
  expect(preferredLanguage(["ja"])).toBe("en");
  expect(preferredLanguage([])).toBe("en");
});

test("remembered settings are taken as far as they make sense", () => {
  const settings = readSettings({ theme: "dark", language: "xx", pace: "brisk", sounds: "yes", more: 1 });

  expect(settings).toMatchObject({ theme: "dark", pace: "brisk", sounds: false });
  expect(["en", "fr", "de"]).toContain(settings.language);
  expect(settings).not.toHaveProperty("more");
});

test("sounds are off until somebody asks for them", () => {
  expect(readSettings(null).sounds).toBe(false);
});
