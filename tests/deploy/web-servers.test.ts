import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { webServerSuite } from "../helpers/web-server-suite.ts";
import { hasApache, hasNginx, renderApache, renderNginx, startApache, startNginx } from "./programs.ts";

const isTls = true;
const servers = {
  nginx: {
    isThere: hasNginx,
    start: (portal: string, api: string) => startNginx((port, folder) => renderNginx({ portal, api, port, folder })),
    differences: { refusals: { "an unknown encoding": [501] }, badPaths: [400], isTls },
    duration: "seconds",
    routes: ["/", "/api/", "/assets/", "/chunks/"],
  },
  Apache: {
    isThere: hasApache,
    start: (portal: string, api: string) => startApache((port, folder) => renderApache({ portal, api, port, folder })),
    differences: {
      refusals: { "an unknown encoding": [400, 501], "a POST with both lengths": [200] },
      badPaths: [400, 404],
      isTls,
    },
    duration: "milliseconds",
    // "-": the request was refused before its path was read.
    routes: ["-", "/", "/api/", "/assets/", "/chunks/"],
  },
} as const;

for (const [name, { isThere, start, differences, duration, routes }] of Object.entries(servers)) {
  describe.skipIf(!isThere())(`demo/build/deploy/${name.toLowerCase()}.conf`, () => {
    let log = "";
    webServerSuite(
      name,
      async (root, api) => {
        chmodSync(root, 0o755);
        const running = await start(join(root, "dist/portal"), api);
        return {
          ...running,
          close: async () => {
            log = readFileSync(join(running.folder, "portal.log"), "utf8");
            await running.close();
          },
        };
      },
      differences,
    );

    test("logs no address, no query, no id and no token", () => {
      const lines = log
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as { readonly route: string });
      for (const line of lines) expect(Object.keys(line)).toEqual(["time", "method", "route", "status", duration]);
      expect([...new Set(lines.map(({ route }) => route))].toSorted()).toEqual(routes);
    });
  });
}
