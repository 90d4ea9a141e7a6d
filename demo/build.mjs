// npm run build: the portal with all elements and their loader (dist/portal), the
// playground (dist/playground), the demo server for Node (dist/server).
import { build } from "vite";
import { root } from "./setup.mjs";

process.chdir(root);
for (const mode of ["production", "loader", "playground", "server"]) {
  await build({ configFile: "vite.config.ts", mode, logLevel: "warn" });
}
