import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { webServerSuite } from "../helpers/web-server-suite.ts";
import { hasApache, renderApache, startApache } from "./programs.ts";

describe.skipIf(!hasApache())("demo/build/deploy/apache.conf", () => {
  let log = "";
  webServerSuite(
    "Apache",
    async (root, api) => {
      chmodSync(root, 0o755);
      const portal = join(root, "dist/portal");
      const running = await startApache((port, folder) => renderApache({ portal, api, port, folder }));
      return {
        ...running,
        close: async () => {
          log = readFileSync(join(running.folder, "portal.log"), "utf8");
          await running.close();
        },
      };
    },
    {
      refusals: { "an unknown encoding": [400, 501], "a POST with both lengths": [200] },
      badPaths: [400, 404],
      isTls: true,
    },
  );

  test("its log has no address, no query, no id and no token", () => {
    const lines = log.trim().split("\n");
    for (const line of lines)
      expect(Object.keys(JSON.parse(line) as object)).toEqual(["time", "method", "route", "status", "milliseconds"]);
    const routes = new Set(lines.map((line) => (JSON.parse(line) as { route: string }).route));
    // "-": the request was refused before its path was read.
    expect(routes).toEqual(new Set(["-", "/", "/api/", "/chunks/", "/assets/"]));
  });
});
