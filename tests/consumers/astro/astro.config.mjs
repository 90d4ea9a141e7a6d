import { defineConfig } from "astro/config";

// Static files below a base path, because the tests serve them from that subfolder.
export default defineConfig({
  base: "/astro/dist",
  build: { format: "file" },
  // The page's policy allows no inline script, so no script may be put into the page however small it is.
  vite: { build: { assetsInlineLimit: 0 } },
});
