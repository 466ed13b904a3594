import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

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
  // Components are mounted where there is a document; everything else runs without one.
  test: {
    projects: [
      { extends: true, test: { name: "plain", include: ["tests/*.test.ts", "src/**/*.test.ts"] } },
      {
        extends: true,
        resolve: { conditions: ["browser"] },
        test: { name: "screen", include: ["tests/screen/*.test.ts"], environment: "happy-dom" },
      },
    ],
  },
});
