import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

/**
 * PGlite doesn't lock its directory, and two processes on one directory corrupt it. A lock file beside the directory names the
 * process that has it open; that of a dead process is ignored.
 */
export function lockDirectory(path: string): () => void {
  const file = `${path}.lock`;
  // Written to another file and then linked or renamed, so that a reader never sees a partial lock.
  const own = `${file}.${process.pid}-${crypto.randomUUID()}`;
  const mark = `${process.pid} ${startOf(process.pid)}`;
  try {
    writeFileSync(own, mark);
    take(file, own, path);
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(file, { force: true });
}

function take(file: string, own: string, path: string): void {
  for (;;) {
    try {
      linkSync(own, file);
      return;
    } catch (error) {
      if (!isErrorWithCode(error, "EEXIST")) throw error;
    }
    const found = readIfThere(file);
    // The lock has been released in the meantime.
    if (found === undefined) continue;
    const [owner = "", start = ""] = found.split(" ");
    if (startOf(Number(owner)) === start) {
      const remedy = "Stop that one first, or set DEMO_DATA to another directory.";
      throw new Error(`The demo database ${path} is open in process ${owner}. ${remedy}`);
    }
    if (takeOver(file, own, path, found)) return;
  }
}

/**
 * Replaces the lock of a dead process. Several processes may find it at the same moment: one takes a second lock and checks the
 * owner again under it, so that a new owner is not replaced.
 */
function takeOver(file: string, own: string, path: string, dead: string): boolean {
  const turn = `${file}.next`;
  take(turn, own, path);
  try {
    if (readIfThere(file) !== dead) return false;
    const copy = `${own}.next`;
    linkSync(own, copy);
    renameSync(copy, file);
    return true;
  } finally {
    rmSync(turn, { force: true });
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (isErrorWithCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

/**
 * When a running process started; undefined when there is none. Process ids are reused, in containers after every start, and a
 * zombie keeps its id. Only Linux (`/proc`) shows both; on other systems the id alone counts.
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
