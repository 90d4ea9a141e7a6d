// npm run build: the portal with all elements and their loader (dist/portal), the
// playground, the gallery and the documents (dist/playground, dist/gallery, dist/docs), the demo server for Node (dist/server).
import { join } from "node:path";
import { build } from "vite";
import { version } from "./package/about.mjs";
import { writeAddresses } from "./package/addresses.mjs";
import { root } from "../setup.mjs";

process.chdir(root);
for (const mode of ["production", "loader", "playground", "gallery", "docs", "server"]) {
  await build({ configFile: "vite.config.ts", mode, logLevel: "warn" });
}
writeAddresses(join(root, "dist/portal"), version);
