import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["DEDALE_ADDRESS"];

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
    // `tests/browser/test_whole_games.py` starts a server, and plays there what lies in `played`.
    include: server ? ["tests/played/*.ts"] : ["tests/**/*.test.ts", "src/**/*.test.ts"],
    environmentOptions: { happyDOM: { url: server ?? "http://localhost/" } },
  },
});
