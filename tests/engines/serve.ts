import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { createApplication } from "../../demo/server/application.ts";
import { readConfiguration } from "../../demo/server/configuration.ts";
import { openDemo } from "../../demo/server/handler.ts";

const watch = await readFile(new URL("page-watch.js", import.meta.url), "utf8");
const watchPath = "/page-watch.js";

/** The portal and its demo API, as `npm start` serves them; every page begins with `page-watch.js`. */
export async function servePortal(): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const configuration = readConfiguration({ ...process.env, DEMO_DATA: "memory" });
  const demo = await openDemo(configuration.demo);
  const application = createApplication(configuration, demo);
  const answer = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname === watchPath) {
      return new Response(watch, { headers: { "content-type": "text/javascript; charset=utf-8" } });
    }
    const plain = new Headers(request.headers);
    // So that the page can be read and written on its way.
    plain.delete("accept-encoding");
    plain.delete("if-none-match");
    const response = await application.fetch(new Request(request, { headers: plain }));
    if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
    const page = (await response.text()).replace("<head>", `<head><script src="${watchPath}"></script>`);
    const headers = new Headers(response.headers);
    for (const name of ["content-length", "etag"]) headers.delete(name);
    return new Response(page, { status: response.status, headers });
  };
  const server = createAdaptorServer({ fetch: answer }) as Server;
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await demo.close();
    },
  };
}
