import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installConsumers } from "./install.mjs";
import { isWhole } from "../helpers/whole.ts";
import { environment, folder, installed, projects, root } from "./places.ts";

const run = (command: string, parameters: readonly string[], cwd: string) =>
  execFileSync(command, parameters, {
    cwd,
    env: environment,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });

/** Packs the package and installs the archive, as `npm install shuttle-widgets` would, beside copies of the projects. */
export async function setup(): Promise<void> {
  if (isWhole) await installConsumers(projects);
  run(process.execPath, [join(root, "demo/build/package.mjs")], root);
  rmSync(installed, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  for (const project of projects) cpSync(join(folder, project), join(installed, project), { recursive: true });
  writeFileSync(join(installed, "package.json"), JSON.stringify({ private: true, type: "module" }));
  run(
    "npm",
    ["install", "--offline", "--silent", "--ignore-scripts", "--no-package-lock", join(root, "dist", archive())],
    installed,
  );
}

function archive(): string {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  return `shuttle-widgets-${version}.tgz`;
}
