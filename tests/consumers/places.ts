import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dealtFiles, dealtTo } from "../helpers/tier.ts";

export const folder = fileURLToPath(new URL(".", import.meta.url));
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The package is installed once, below this folder, so that all projects find it. */
export const installed = join(folder, ".installed");
export const installedPackage = join(installed, "node_modules/shuttle-widgets");
/** Path of a program that the projects use: their TypeScript is 5.9, unlike the repository's. */
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
/** Test files of this run: three always; the four that use the package take turns in `npm test`, two each day. */
export const testFiles = ["files.test.ts", "licences.test.ts", "package.test.ts", ...dealtFiles(takeTurns, 2)];
/** Projects of this run, if it includes projects.test.ts: a different one each day, in `npm run test:all` every one. */
export const projects = testFiles.includes("projects.test.ts") ? dealtTo("projects", allProjects) : [];

const { NODE_ENV: _test, ...outside } = process.env;
/** Environment without Vitest's NODE_ENV ("test"), with which the builds would be development builds. */
export const environment = { ...outside, NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };
