import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Builds the demo server from its sources, into a folder of this project, where it finds its packages. */
export async function buildServer(folder: string): Promise<string> {
  // As `npm run build` does it, but elsewhere.
  await build({
    root,
    configFile: `${root}vite.config.ts`,
    mode: "server",
    logLevel: "error",
    build: { outDir: folder, emptyOutDir: true },
  });
  return `${folder}/main.js`;
}

export interface ServerProcess {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Everything that it has said. */
  said(): string;
  /** Exit code, or the signal that ended it. */
  readonly exited: Promise<number | NodeJS.Signals | null>;
}

/** Starts the server and waits until it listens. Rejects with its output if it ends before. */
export async function startServer(script: string, environment: Record<string, string>): Promise<ServerProcess> {
  // Always uses the embedded database, whatever DATABASE_URL other tests use.
  const { NODE_ENV: _mode, DATABASE_URL: _database, ...inherited } = process.env;
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...inherited, HOST: "127.0.0.1", PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once("close", (code, signal) => resolve(code ?? signal)),
  );
  let said = "";
  const origin = await new Promise<string>((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += String(text);
      const port = /(?:http:\/\/127\.0\.0\.1:|"event":"listening","port":)(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    void exited.then((end) => reject(new Error(`The server ended with ${end}: ${said}`)));
  });
  return { origin, child, exited, said: () => said };
}
