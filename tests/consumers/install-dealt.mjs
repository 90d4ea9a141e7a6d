// Installs the packages of the projects that have their turn, which TypeScript tells. A process of its own: Vite, which reads
// TypeScript, sets NODE_ENV, and what is built by a process that inherits it has libraries in their development mode.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { installConsumers } from "./install.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { module } = await runnerImport("./tests/consumers/places.ts", { root, configFile: false, logLevel: "error" });
await installConsumers(module.projects);
