import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createPortalServer } from "./application.ts";
import { readConfiguration } from "./configuration.ts";
import { openDemo } from "./handler.ts";
import { logAs, logEvent, logFailure, messageOf, say, takeOverOutput } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { observe } from "./observe.ts";
import { signIns } from "./seed/accounts.ts";
import { stopServer } from "./shutdown.ts";

async function main(): Promise<void> {
  takeOverOutput();
  const isReset = process.argv.includes("--reset");
  const configuration = readConfiguration({ ...process.env, ...(isReset ? { DEMO_RESET: "true" } : {}) });
  const { apiOrigin, host, port, metricsPort, drainMilliseconds, logFormat } = configuration;
  logAs(logFormat);
  if (apiOrigin === undefined) say("Opening the demo database (the first time takes some seconds) …");
  const demo = apiOrigin === undefined ? await openDemo(configuration.demo) : undefined;
  const life = { isStopping: false };
  const server = createPortalServer(configuration, demo, life);

  const underWay = observe(server, (request) => {
    // Not logged, because load balancers send them every few seconds.
    if (request.route !== "/health" && request.route !== "/ready") logEvent("request", { ...request });
    metrics?.observe(request);
  });
  const metrics = metricsPort === undefined ? undefined : await createMetrics(underWay);

  const listen = async (listener: Server, wished: number): Promise<number> => {
    await new Promise<void>((resolve, reject) => {
      listener.once("error", reject);
      listener.listen(wished, host, () => {
        listener.off("error", reject);
        // For example too many open files: existing connections continue.
        listener.on("error", (error) => logFailure("A connection couldn't be accepted:", error));
        resolve();
      });
    }).catch(async (error: NodeJS.ErrnoException) => {
      await demo?.close();
      if (error.code !== "EADDRINUSE") throw error;
      throw new Error(`Port ${wished} is taken. Choose another one: PORT=4180 npm start`, { cause: error });
    });
    return (listener.address() as AddressInfo).port;
  };
  if (metrics && metricsPort !== undefined) {
    logEvent("metrics", { port: await listen(metrics.server, metricsPort) });
  }
  const realPort = await listen(server, port);
  logEvent("listening", { port: realPort, api: apiOrigin ?? "demo" });
  say(`\n  http://${host.includes(":") ? `[${host}]` : host}:${realPort}\n`);
  say(demo ? signInTable() : `  /api/* → ${apiOrigin}\n`);

  const stop = async (): Promise<void> => {
    // Ctrl+C reaches this process twice under `npm start`: from the terminal and from demo/start.mjs.
    if (life.isStopping) return;
    logEvent("stopping", { underWay: underWay() });
    await stopServer(server, life, {
      drainMilliseconds,
      close: async () => {
        metrics?.server.close();
        await demo?.close();
      },
    });
    logEvent("stopped");
    process.exit(0);
  };
  const begin = () =>
    void stop().catch((error: unknown) => {
      logFailure("The server couldn't stop:", error);
      process.exit(1);
    });
  process.on("SIGTERM", begin).on("SIGINT", begin).on("SIGHUP", begin);
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
  logFailure(`The server couldn't start: ${messageOf(error)}`);
  process.exit(1);
});
