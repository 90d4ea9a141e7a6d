// npm run screens: screenshots of all pages and accounts at 390, 1366 (with scroll bars) and 1440 px, of elements at 360 px, in both themes.
import { ensureBuilt, ensureInstalled, ensureNode } from "../../demo/setup.mjs";
import { readOptions } from "./options.mjs";

try {
  const options = readOptions(process.argv.slice(2));
  ensureNode();
  ensureInstalled();
  if (!process.env.PORTAL_URL) ensureBuilt();
  // Imported here, because it needs the packages that were just installed.
  const { takeScreens } = await import("./take.mjs");
  process.exitCode = (await takeScreens(options)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
