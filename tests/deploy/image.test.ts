import { spawn } from "node:child_process";
import { chmodSync, copyFileSync, cpSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { builtPortal, page } from "../helpers/built-portal.ts";

const project = fileURLToPath(new URL("../../", import.meta.url));
const root = builtPortal();
const isRoot = process.getuid?.() === 0;

function run(script: string, folder: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: { HOST: "127.0.0.1", PORT: "0", LOG_FORMAT: "json", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    // Not as root, like the container: as nobody (65534) if this is root, else as the current user.
    ...(isRoot ? { uid: 65_534, gid: 65_534 } : {}),
  });
  let said = "";
  child.stdout.on("data", (text) => (said += String(text)));
  child.stderr.on("data", (text) => (said += String(text)));
  const exited = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, exited, said: () => said };
}

function forbidWriting(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, entry);
    chmodSync(path, statSync(path).isDirectory() ? 0o555 : 0o444);
  }
  chmodSync(folder, 0o555);
}

test("what the container has runs alone: one file without packages, as nobody, in a folder that can't be written to", async () => {
  const bundling = spawn(process.execPath, ["demo/build/deploy/bundle.mjs"], { cwd: project, stdio: "inherit" });
  expect(await new Promise((resolve) => bundling.once("close", resolve))).toBe(0);
  copyFileSync(join(project, "package.json"), join(root, "package.json"));
  cpSync(join(project, "dist/image"), join(root, "dist/server"), { recursive: true });
  forbidWriting(root);
  const { child, exited, said } = run("dist/server/main.js", root, { API_ORIGIN: "https://api.example.com" });
  try {
    await expect.poll(said).toContain('"event":"listening"');
    const [, port] = /"event":"listening","port":(\d+)/.exec(said()) ?? [];
    const origin = `http://127.0.0.1:${port}`;
    expect(await (await fetch(`${origin}/ready`)).json()).toEqual({ status: "ready" });
    expect(await (await fetch(`${origin}/overview`)).text()).toBe(page);
  } finally {
    child.kill("SIGTERM");
  }
  expect(await exited).toBe(0);
  expect(said()).toContain('"event":"stopped"');
});
