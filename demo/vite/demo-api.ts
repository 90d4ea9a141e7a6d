import { getRequestListener } from "@hono/node-server";
import type { Plugin, ViteDevServer } from "vite";

const root = new URL("../..", import.meta.url).pathname;

/** `npm run dev`: the demo API answers inside Vite's own server. */
export function demoApi(): Plugin {
  return {
    name: "shuttle:demo-api",
    apply: "serve",
    async configureServer(server: ViteDevServer) {
      const module = (await server.ssrLoadModule(
        "/../../demo/server/handler.ts",
      )) as typeof import("../server/handler.ts");
      const handler = await module.createDemoHandler();
      const listener = getRequestListener((request) => handler.fetch(request));
      server.middlewares.use((request, response, next) => {
        if (request.url === "/shuttle.js") {
          // Built apart for production; here it is one more source file.
          response.setHeader("content-type", "text/javascript").end(`import "/@fs${root}src/widgets/shuttle.ts";`);
          return;
        }
        if (request.url?.startsWith("/api/") || request.url?.startsWith("/demo-assets/"))
          void listener(request, response);
        else next();
      });
      server.httpServer?.once("close", () => void handler.close());
    },
  };
}
