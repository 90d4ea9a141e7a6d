import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createPortalServer } from "../../demo/server/application.ts";
import { readConfiguration } from "../../demo/server/configuration.ts";
import { webServerSuite } from "../helpers/web-server-suite.ts";

webServerSuite(
  "our own server",
  async (root, api) => {
    const server: Server = createPortalServer({ ...readConfiguration({ API_ORIGIN: api }), root }, undefined);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return {
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      close: async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    };
  },
  { refusals: {}, badPaths: [400], isTls: false },
);
