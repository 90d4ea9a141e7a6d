// npm run teams -- --portal=https://… --company=… --privacy=https://… --terms=https://…: dist/teams/servis-portali.zip for an administrator of Teams.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { settings } from "../package/about.mjs";
import { ensureInstalled, ensureNode, root } from "../../setup.mjs";

const names = ["portal", "company", "privacy", "terms"];

try {
  const given = parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: "string" }])) }).values;
  const values = { ...settings, ...given };
  const missing = names.filter((name) => !values[name]);
  if (missing.length > 0) throw new Error(`Missing: ${missing.map((name) => `--${name}`).join(", ")}.`);
  ensureNode();
  ensureInstalled();
  const { teamsOrigins, toTeamsApp, toTeamsManifest } = await import("./manifest.mjs");
  const target = join(root, "dist/teams");
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, "servis-portali.zip"), toTeamsApp(toTeamsManifest(values)));
  console.log(`dist/teams/servis-portali.zip\nFor the portal's server: FRAME_ANCESTORS="${teamsOrigins.join(" ")}"`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
