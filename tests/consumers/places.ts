import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isWhole } from "../helpers/whole.ts";

export const folder = fileURLToPath(new URL(".", import.meta.url));
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The package is installed once, below this folder, so that all projects find it. */
export const installed = join(folder, ".installed");
export const installedPackage = join(installed, "node_modules/shuttle-widgets");
/** Path of a program that the projects use. In a whole run their TypeScript is 5.9, unlike the repository's. */
export const program = (name: string) =>
  name === "node" ? process.execPath : join(isWhole ? folder : root, "node_modules/.bin", name);

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
/** The plain pages, with a bundler and without one; in a whole run the frameworks too, whose packages are installed then. */
export const projects = isWhole ? allProjects : allProjects.slice(0, 2);

const { NODE_ENV: _test, ...outside } = process.env;
/** Environment without Vitest's NODE_ENV ("test"), with which the builds would be development builds. */
export const environment = { ...outside, NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };

/** Trusted Types policies of the frameworks' own, which docs/embedding.md adds to the content security policy. */
export const frameworkTypes: Readonly<Partial<Record<string, string>>> = {
  vue: "vue",
  svelte: "svelte-trusted-html",
  angular: "angular",
  webpack: "webpack-project",
};
