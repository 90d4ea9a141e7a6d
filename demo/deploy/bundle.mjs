// The server with its packages in dist/image, for the container: it needs no node_modules there. Without the embedded database, which
// is for trying things out; the container has a provider (API_ORIGIN) or a PostgreSQL (DATABASE_URL).
import { build } from "vite";
import { root } from "../setup.mjs";

process.chdir(root);
await build({
  configFile: "vite.config.ts",
  mode: "server",
  logLevel: "warn",
  ssr: { noExternal: true, external: ["@electric-sql/pglite", "pg-native"] },
  build: { outDir: "dist/image" },
});
