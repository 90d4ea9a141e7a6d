// npm run build: the portal with all elements (dist/portal) and the demo server for Node (dist/server).
import { build } from "vite";

const root = new URL("..", import.meta.url).pathname;
process.chdir(root);
await build({ configFile: "vite.config.ts", logLevel: "warn" });
await build({ configFile: "vite.config.ts", mode: "server", logLevel: "warn" });
