import type { AddressInfo } from "node:net";
import { createPortalServer } from "./application.ts";
import { readConfiguration } from "./configuration.ts";
import { openDemo } from "./handler.ts";
import { logFailure, messageOf } from "./log.ts";
import { signIns } from "./seed/accounts.ts";

/** Ms; less than the ten seconds after which a container is killed. */
const shutdownMilliseconds = 8000;

async function main(): Promise<void> {
  const isReset = process.argv.includes("--reset");
  const configuration = readConfiguration({ ...process.env, ...(isReset ? { DEMO_RESET: "true" } : {}) });
  const { apiOrigin, host, port } = configuration;
  if (apiOrigin === undefined) console.log("Opening the demo database (the first time takes some seconds) …");
  const demo = apiOrigin === undefined ? await openDemo(configuration.demo) : undefined;
  const server = createPortalServer(configuration, demo);

  server.once("error", async (error: NodeJS.ErrnoException) => {
    await demo?.close();
    const isTaken = error.code === "EADDRINUSE";
    if (isTaken) console.error(`Port ${port} is taken. Choose another one: PORT=4180 npm start`);
    else logFailure("The server failed:", error);
    process.exit(1);
  });
  server.listen(port, host, () => {
    const { port: realPort } = server.address() as AddressInfo;
    console.log(`\n  http://${host.includes(":") ? `[${host}]` : host}:${realPort}\n`);
    console.log(demo ? signInTable() : `  /api/* → ${apiOrigin}\n`);
  });

  // Ctrl+C reaches this process twice under `npm start`: from the terminal and from demo/start.mjs.
  let isStopping = false;
  // A keep-alive connection would delay the shutdown.
  server.on("request", (_request, response) => {
    response.once("close", () => setImmediate(() => isStopping && server.closeIdleConnections()));
  });
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    server.close(async () => {
      await demo?.close();
      process.exit(0);
    });
    // Open connections are closed after this, so that the database closes in any case.
    setTimeout(() => server.closeAllConnections(), shutdownMilliseconds).unref();
    server.closeIdleConnections();
  };
  process.on("SIGTERM", stop).on("SIGINT", stop).on("SIGHUP", stop);
}

function signInTable(): string {
  const rows = [
    ["Hesap", "Kullanıcı adı", "Şifre", "PIN"],
    ...signIns.map(({ purpose, username, password, pin }) => [purpose, username, password, pin]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("   ")}`.trimEnd(),
  );
  lines.splice(1, 0, `  ${widths.map((width) => "─".repeat(width)).join("   ")}`);
  return `${lines.join("\n")}\n`;
}

await main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(1);
});
