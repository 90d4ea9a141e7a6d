// npm start: from a fresh clone to a running portal.
// --reset recreates the demo data, --dev starts Vite with hot reload instead of the built server.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, ensureNode, root } from "./setup.mjs";

const known = new Set(["--reset", "--dev"]);
const parameters = process.argv.slice(2);

try {
  const unknown = parameters.filter((parameter) => !known.has(parameter));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(" ")}. There are --reset and --dev.`);
  ensureNode();
  ensureInstalled();
  const isDevelopment = parameters.includes("--dev");
  if (!isDevelopment) ensureBuilt();
  // Passed as a variable, because Vite refuses parameters that it doesn't know.
  if (parameters.includes("--reset")) process.env.DEMO_RESET = "true";
  runInFront(join(root, isDevelopment ? "node_modules/vite/bin/vite.js" : "dist/server/main.js"));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Runs a script in this terminal, forwards signals to it, and exits with its exit code. */
function runInFront(script) {
  const child = spawn(process.execPath, [script], { cwd: root, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.once("error", (error) => {
    console.error(`${script} can't be started: ${error.message}`);
    process.exit(1);
  });
  child.once("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
