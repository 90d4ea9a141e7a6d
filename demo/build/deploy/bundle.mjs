// Bundles the server with its packages into dist/image, so that the container needs no node_modules. The embedded database is left out,
// because it is for trying things out; the container uses a provider (API_ORIGIN) or a PostgreSQL (DATABASE_URL).
import { build } from "vite";
import { root } from "../../setup.mjs";

process.chdir(root);
await build({
  configFile: "vite.config.ts",
  mode: "server",
  logLevel: "warn",
  ssr: { noExternal: true, external: ["@electric-sql/pglite", "pg-native"] },
  build: { outDir: "dist/image" },
});
