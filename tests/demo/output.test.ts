// What the server's process writes, whoever in it prints, and what it does when nobody reads it.
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { buildServer, startServer, type ServerProcess } from "./process.ts";
import { listen } from "./servers.ts";

const output = fileURLToPath(new URL(`../.output/output-${process.pid}`, import.meta.url));
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });
let script: string;
beforeAll(async () => {
  script = await buildServer(output);
});
afterAll(() => rmSync(output, { recursive: true, force: true }));

let server: ServerProcess | undefined;
afterEach(async () => {
  server?.child.kill("SIGKILL");
  await server?.exited;
});

/** A provider whose response breaks off in the middle of somebody's data. */
async function startBeforeBrokenProvider(variables: Record<string, string>): Promise<ServerProcess> {
  const answer = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nGülizar Saklıoğlu\r\n";
  const API_ORIGIN = await listen(
    createServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => socket.write(answer));
    }),
  );
  server = await startServer(script, { API_ORIGIN, ...variables });
  return server;
}
const ask = (origin: string) =>
  fetch(`${origin}/api/own/`)
    .then((response) => response.text())
    .catch(() => "broken off");

describe.each(["json", "text"])("a log as %s", (LOG_FORMAT) => {
  test("has nothing of what a provider sent, and with json one object per line", async () => {
    const { origin, said, child, exited } = await startBeforeBrokenProvider({ LOG_FORMAT });
    expect(await ask(origin)).toBe("broken off");
    await expect.poll(said).toContain("HTTPParserError");
    child.kill("SIGTERM");
    await exited;
    expect(said()).not.toMatch(/lizar|Sakl/);
    if (LOG_FORMAT === "json")
      for (const line of said().trim().split("\n")) expect(JSON.parse(line)).toBeTypeOf("object");
  });

  test("that nobody reads any more doesn't end the server", async () => {
    const { origin, child } = await startBeforeBrokenProvider({ LOG_FORMAT });
    child.stdout?.destroy();
    child.stderr?.destroy();
    for (let count = 0; count < 5; count += 1) expect(await ask(origin)).toBe("broken off");
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    expect(child.exitCode).toBeNull();
  });
});
