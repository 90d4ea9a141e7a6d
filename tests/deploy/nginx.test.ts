import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { webServerSuite } from "../helpers/web-server-suite.ts";
import { hasNginx, renderNginx, startNginx } from "./programs.ts";

describe.skipIf(!hasNginx())("demo/build/deploy/nginx.conf", () => {
  let log = "";
  webServerSuite(
    "nginx",
    async (root, api) => {
      chmodSync(root, 0o755);
      const portal = join(root, "dist/portal");
      const running = await startNginx((port, folder) => renderNginx({ portal, api, port, folder }));
      return {
        ...running,
        close: async () => {
          log = readFileSync(join(running.folder, "portal.log"), "utf8");
          await running.close();
        },
      };
    },
    { refusals: { "an unknown encoding": [501] }, badPaths: [400], isTls: true },
  );

  test("its log has no address, no query, no id and no token", () => {
    const lines = log.trim().split("\n");
    for (const line of lines)
      expect(Object.keys(JSON.parse(line) as object)).toEqual(["time", "method", "route", "status", "seconds"]);
    const routes = new Set(lines.map((line) => (JSON.parse(line) as { route: string }).route));
    expect(routes).toEqual(new Set(["/", "/api/", "/chunks/", "/assets/"]));
  });
});
