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
  },
  test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
});
