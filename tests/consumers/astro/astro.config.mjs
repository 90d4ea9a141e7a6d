import { defineConfig } from "astro/config";

// Files, not a server's pages. The tests open them in the folder that they lie in.
export default defineConfig({
  base: "/astro/dist",
  build: { format: "file" },
  // The page's policy allows no inline script, so no script may be put into the page however small it is.
  vite: { build: { assetsInlineLimit: 0 } },
});
