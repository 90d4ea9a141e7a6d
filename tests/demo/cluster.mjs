// Starts a temporary PostgreSQL server on this machine and removes it afterwards.
import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPackages } from "../browser.mjs";
import { freePort } from "../helpers/free-port.mjs";

const isRoot = process.getuid?.() === 0;

/** The directory with initdb and pg_ctl: of the newest version that Debian has put there, or the one on the PATH. */
function findPrograms() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const candidates = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(":"),
  ];
  return candidates.find((directory) => existsSync(join(directory, "initdb")) && existsSync(join(directory, "pg_ctl")));
}

/** Resolves with the result of `work`, which gets the database's URL; undefined where PostgreSQL isn't available. */
export async function withPostgres(work) {
  if (findPrograms() === undefined) await installPackages(["postgresql"]);
  const directory = findPrograms();
  if (directory === undefined) return undefined;
  const data = mkdtempSync(join(tmpdir(), "shuttle-postgres-"));
  const port = await freePort();
  chmodSync(data, 0o700);
  if (isRoot) {
    const [user, group] = ["-u", "-g"].map((flag) => Number(output("id", [flag, "postgres"])));
    chownSync(data, user, group);
  }
  const cluster = join(data, "cluster");
  let isRunning = false;
  const stop = () => {
    if (isRunning) asPostgres(join(directory, "pg_ctl"), ["-D", cluster, "-m", "immediate", "stop"]);
    isRunning = false;
    rmSync(data, { recursive: true, force: true });
  };
  const end = () => {
    stop();
    process.exit(1);
  };
  process.once("SIGINT", end).once("SIGTERM", end);
  try {
    asPostgres(join(directory, "initdb"), [
      "-D",
      cluster,
      "-U",
      "shuttle",
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--locale=C.UTF-8",
      "--no-sync",
    ]);
    // The data are temporary, so nothing has to be flushed to the disk.
    const settings = `-p ${port} -k ${data} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off`;
    asPostgres(join(directory, "pg_ctl"), ["-D", cluster, "-w", "-l", join(data, "log"), "-o", settings, "start"]);
    isRunning = true;
    console.log(`${output(join(directory, "postgres"), ["--version"])} on port ${port}`);
    return await work(`postgres://shuttle@127.0.0.1:${port}/postgres`);
  } finally {
    process.off("SIGINT", end).off("SIGTERM", end);
    stop();
  }
}

/** Runs a program, as the user postgres if this is root: PostgreSQL refuses to run as root. */
function asPostgres(program, parameters) {
  const [command, ...rest] = isRoot
    ? ["runuser", "-u", "postgres", "--", program, ...parameters]
    : [program, ...parameters];
  // No pipe for the output: the server would inherit it, and it would stay open after pg_ctl has ended.
  const { status, error } = spawnSync(command, rest, { cwd: tmpdir(), stdio: ["ignore", "ignore", "inherit"] });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} failed with exit code ${status}`);
}

function output(program, parameters) {
  const { stdout, status, error } = spawnSync(program, parameters, { encoding: "utf8" });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} failed with exit code ${status}`);
  return stdout.trim();
}
