import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["DEDALE_ADDRESS"];

// `tests/browser/test_whole_games.py` starts a server, and plays there what lies in `played`.
const PLAYED = ["tests/played/*.ts"];
const PLAIN = ["tests/*.test.ts", "src/**/*.test.ts"];
// Components are mounted where there is a document; everything else runs without one.
const SCREEN = {
  extends: true as const,
  resolve: { conditions: ["browser"] },
  test: { name: "screen", include: ["tests/screen/*.test.ts"], environment: "happy-dom" },
};

// The server's content security policy allows no inline script, so nothing here may make one.
export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "../src/dedale/web",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What one game alone needs is named after it.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${facadeModuleId?.match(/games\/(\w+)\/Board/)?.[1] ?? "[name]"}-[hash].js`,
      },
    },
  },
  test: {
    environmentOptions: { happyDOM: { url: server ?? "http://localhost/" } },
    projects: [{ extends: true, test: { include: server ? PLAYED : PLAIN } }, ...(server ? [] : [SCREEN])],
  },
});
