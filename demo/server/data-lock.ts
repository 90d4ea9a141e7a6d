import { readFileSync, rmSync, writeFileSync } from "node:fs";

/**
 * PGlite has no server that would keep a second process out, and two on one directory destroy it. The file beside the
 * directory names the process that has it open; one that has died no longer counts.
 */
export function lockDirectory(path: string): () => void {
  const file = `${path}.lock`;
  const mark = `${process.pid} ${startOf(process.pid)}`;
  try {
    writeFileSync(file, mark, { flag: "wx" });
  } catch (error) {
    if (!isErrorWithCode(error, "EEXIST")) throw error;
    const [owner = "", start = ""] = readFileSync(file, "utf8").split(" ");
    if (startOf(Number(owner)) === start) {
      const remedy = "Stop that one first, or set DEMO_DATA to another directory.";
      throw new Error(`The demo database ${path} is open in process ${owner}. ${remedy}`, { cause: error });
    }
    writeFileSync(file, mark);
  }
  return () => rmSync(file, { force: true });
}

/**
 * When a running process began, undefined when there is none. Process numbers come again, in containers after every
 * start, and a killed child of a dead parent keeps its number as a zombie. Only Linux tells both; elsewhere the number counts.
 */
function startOf(processId: number): string | undefined {
  if (!Number.isInteger(processId) || processId <= 0) return undefined;
  if (process.platform !== "linux") return isRunning(processId) ? "unknown" : undefined;
  try {
    // proc(5): the name in parentheses may hold anything; after it the state is field 3 and the start field 22.
    const fields = readFileSync(`/proc/${processId}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19];
  } catch (error) {
    if (isErrorWithCode(error, "ENOENT") || isErrorWithCode(error, "ESRCH")) return undefined;
    throw error;
  }
}

function isRunning(processId: number): boolean {
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
