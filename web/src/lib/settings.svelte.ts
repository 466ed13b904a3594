// What each viewer may choose for themselves; App keeps it and applies it to the page.
import { MediaQuery } from "svelte/reactivity";
import { recall } from "./storage";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** How long animations take, as a factor (design.md, section 6). */
export const PACES = { calm: 1.5, normal: 1, brisk: 0.5, instant: 0 } as const;
export type Pace = keyof typeof PACES;

export interface Settings {
  theme: Theme;
  language: Language;
  pace: Pace;
  sounds: boolean;
  /** Patterns on threads, for those who cannot tell the colours apart. */
  patterns: boolean;
  /** Single letters do things while the focus is in the game. */
  letterKeys: boolean;
  /** A dropped tile slides in without a second look. */
  quickHands: boolean;
  /** Show where the viewer's pawn can walk. */
  reachHints: boolean;
}

/** The first of the reader's languages that there are texts for. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const tags = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return LANGUAGES.find((language) => language === tags.find((tag) => LANGUAGES.includes(tag as Language))) ?? "en";
}

function defaults(): Settings {
  return {
    theme: "system",
    language: preferredLanguage(globalThis.navigator?.languages ?? []),
    pace: "normal",
    sounds: false,
    patterns: false,
    letterKeys: true,
    quickHands: false,
    reachHints: true,
  };
}

/** What was remembered, as far as it still makes sense, over the defaults. */
export function readSettings(remembered: unknown): Settings {
  const settings = defaults();
  if (typeof remembered !== "object" || remembered === null) return settings;
  const told = remembered as Record<string, unknown>;
  for (const name of Object.keys(settings)) {
    if (typeof told[name] === typeof settings[name as keyof Settings]) {
      Object.assign(settings, { [name]: told[name] });
    }
  }
  const { theme, language, pace } = defaults();
  if (!THEMES.includes(settings.theme)) settings.theme = theme;
  if (!LANGUAGES.includes(settings.language)) settings.language = language;
  if (!(settings.pace in PACES)) settings.pace = pace;
  return settings;
}

export const settings: Settings = $state(readSettings(recall("settings")));

/** The factor for all durations now. */
export function paceFactor(): number {
  return PACES[settings.pace];
}

const night = typeof matchMedia === "function" ? new MediaQuery("prefers-color-scheme: dark") : null;

/** The theme that is shown: what was chosen, or what the system says. */
export function shownTheme(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return night?.current ? "dark" : "light";
}
