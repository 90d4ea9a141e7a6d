import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dealtFiles, dealtTo } from "../helpers/tier.ts";

export const folder = fileURLToPath(new URL(".", import.meta.url));
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Below this folder, so that the projects find what was installed here once for all of them. */
export const installed = join(folder, ".installed");
export const installedPackage = join(installed, "node_modules/shuttle-widgets");
/** Programs of the projects: TypeScript 5.9, not ours. */
export const program = (name: string) => (name === "node" ? process.execPath : join(folder, "node_modules/.bin", name));

const allProjects = [
  "html",
  "importmap",
  "react",
  "react-old",
  "vue",
  "svelte",
  "next",
  "angular",
  "webpack",
  "esbuild",
  "astro",
] as const;
export type Project = (typeof allProjects)[number];
const takeTurns = ["projects", "self-host", "sharepoint", "teams"].map((name) => `${name}.test.ts`);
/** The package's own files are tested each day; what stands on it takes turns in `npm test`. */
export const testFiles = ["files.test.ts", "licences.test.ts", "package.test.ts", ...dealtFiles(takeTurns, 2)];
/** One of them each day that they have, or all. */
export const projects = testFiles.includes("projects.test.ts") ? dealtTo("projects", allProjects) : [];

const { NODE_ENV: _test, ...outside } = process.env;
/** Vitest says that it tests; a build would take that for development. */
export const environment = { ...outside, NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };
