// What the linter asks of the client: as strict as ruff is for Python. Prettier takes care of the form.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const SVELTE = ["**/*.svelte", "**/*.svelte.ts"];

export default ts.config(
  { ignores: ["src/wire/", "node_modules/"] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: SVELTE, languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      complexity: ["error", { max: 15, variant: "modified" }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "max-depth": ["error", 3],
      "max-len": ["error", { code: 120, ignoreUrls: true, ignorePattern: ' d="[Mm]|<!-- svelte-ignore' }],
      "max-params": ["error", 5],
      "no-console": ["error", { allow: ["error"] }],
      "no-empty-pattern": "off", // `let {}: Props = $props()` takes props that a component has no use for
      "no-undef": "off", // the compiler knows
      "prefer-const": "off", // the props of a component are declared together
      "svelte/no-unused-svelte-ignore": "off", // it takes the reason behind `--` for more codes
      "svelte/no-useless-mustaches": "off", // {" "} is a space that no formatter takes away
      "svelte/prefer-svelte-reactivity": "off", // sets and maps are made anew, never changed
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/no-non-null-assertion": "off", // where an index was looked up in the line above
      "@typescript-eslint/no-unused-expressions": ["error", { allowShortCircuit: true, allowTernary: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
);
