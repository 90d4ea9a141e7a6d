// Installs the packages of today's projects, which places.ts lists. In a process of its own, because Vite, which loads the TypeScript,
// sets NODE_ENV: builds in a process that inherits it would use the libraries' development versions.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { installConsumers } from "./install.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { module } = await runnerImport("./tests/consumers/places.ts", { root, configFile: false, logLevel: "error" });
await installConsumers(module.projects);
