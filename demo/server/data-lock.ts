import { readFileSync, rmSync, writeFileSync } from "node:fs";

const lockedHere = new Set<string>();

/**
 * PGlite has no server that would keep a second process out, and two on one directory destroy it. The file beside the
 * directory names the process that has it open; one that has died no longer counts, nor does our own number left by a process before us (containers).
 */
export function lockDirectory(path: string): () => void {
  const file = `${path}.lock`;
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch (error) {
    if (!isErrorWithCode(error, "EEXIST")) throw error;
    const owner = Number(readFileSync(file, "utf8"));
    if (lockedHere.has(file) || (owner !== process.pid && isRunning(owner))) {
      const remedy = "Stop that one first, or set DEMO_DATA to another directory.";
      throw new Error(`The demo database ${path} is open in process ${owner}. ${remedy}`, { cause: error });
    }
    writeFileSync(file, String(process.pid));
  }
  lockedHere.add(file);
  return () => {
    lockedHere.delete(file);
    rmSync(file, { force: true });
  };
}

function isRunning(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return isErrorWithCode(error, "EPERM");
  }
}

function isErrorWithCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
