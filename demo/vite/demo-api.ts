import { getRequestListener } from "@hono/node-server";
import type { Plugin, ViteDevServer } from "vite";
import { root } from "../setup.mjs";

/** `npm run dev`: the demo API answers inside Vite's own server. */
export function demoApi(): Plugin {
  let withPageSettings: ((page: string) => string) | undefined;
  return {
    name: "shuttle:demo-api",
    apply: "serve",
    transformIndexHtml: (page) => withPageSettings?.(page),
    async configureServer(server: ViteDevServer) {
      const module = (await server.ssrLoadModule(
        "/../../demo/server/handler.ts",
      )) as typeof import("../server/handler.ts");
      const handler = await module.createDemoHandler();
      ({ withPageSettings } = module);
      const listener = getRequestListener((request) => handler.fetch(request));
      server.middlewares.use((request, response, next) => {
        if (request.url === "/shuttle.js") {
          // Built apart for production; here it is one more source file.
          response
            .setHeader("content-type", "text/javascript")
            .end(`import ${JSON.stringify(`/@fs/${root}src/widgets/shuttle.ts`)};`);
          return;
        }
        if (/^\/(api\/|demo-assets\/|intranet\/token)/.test(request.url ?? "")) void listener(request, response);
        else next();
      });
      server.httpServer?.once("close", () => void handler.close());
    },
  };
}
