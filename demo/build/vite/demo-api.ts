import { readFile } from "node:fs/promises";
import { getRequestListener } from "@hono/node-server";
import type { Plugin, ViteDevServer } from "vite";
import type { DevelopmentServer } from "../../server/development.ts";
import { root } from "../../setup.mjs";

/** A global key, because Vite loads this module again with its configuration. */
const key = Symbol.for("shuttle.development");
const opened = globalThis as { [key]?: DevelopmentServer };

/** On a changed configuration Vite creates the next server before it closes the old one; only one may open the data. */
async function closeOpened(): Promise<void> {
  const before = opened[key];
  delete opened[key];
  await before?.close();
}

const source = (path: string) => `/@fs${root.startsWith("/") ? "" : "/"}${root}${path}`;

/** Paths that `npm start` serves besides the files of portal and playground. */
const isServed = (path: string) =>
  /^\/(?:api|demo-assets|intranet|docs)\/|^\/(?:intranet|playground|gallery|docs)$|^\/playground\/accounts$|^\/integrity\.json$/.test(
    path,
  );

/** shuttle.js is built separately for production. Pages that Vite doesn't transform lack the set-up for React's hot reload. */
const scripts: Readonly<Record<string, string>> = {
  "/shuttle.js": [
    `import "/shuttle-refresh.js";`,
    `export * from ${JSON.stringify(source("src/widgets/shuttle.ts"))};`,
  ].join("\n"),
  "/shuttle-refresh.js": [
    `import { injectIntoGlobalHook } from "/@react-refresh";`,
    "if (!window.$RefreshReg$) {",
    "  injectIntoGlobalHook(window);",
    "  window.$RefreshReg$ = () => undefined;",
    "  window.$RefreshSig$ = () => (type) => type;",
    "}",
  ].join("\n"),
};

/** Pages that use shuttle.js as any host page does. */
const pages: Readonly<Record<string, string>> = { "/playground/": "playground", "/gallery/": "gallery" };

async function demoPage(server: ViteDevServer, name: string): Promise<string> {
  const html = await readFile(`${root}demo/${name}/index.html`, "utf8");
  const page = html.replace("./main.tsx", source(`demo/${name}/main.tsx`));
  return server.transformIndexHtml(`/${name}/index.html`, page);
}

/** `npm run dev`: Vite's own server serves everything that `npm start` serves. */
export function demoApi(): Plugin {
  let toPortalPage: ((html: string) => string) | null = null;
  return {
    name: "shuttle:demo-api",
    apply: "serve",
    async configureServer(server: ViteDevServer) {
      const module = (await server.ssrLoadModule(
        "/../../demo/server/development.ts",
      )) as typeof import("../../server/development.ts");
      await closeOpened();
      const development = await module.openDevelopmentServer();
      opened[key] = development;
      toPortalPage = development.toPortalPage;
      const listener = getRequestListener((request) => development.fetch(request));
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? "/", "http://localhost").pathname;
        const [script, page] = [scripts[path], pages[path]];
        if (script !== undefined) response.setHeader("content-type", "text/javascript").end(script);
        else if (isServed(path)) void listener(request, response);
        else if (page !== undefined) {
          demoPage(server, page).then(
            (html) => response.setHeader("content-type", "text/html; charset=utf-8").end(html),
            next,
          );
        } else next();
      });
      server.httpServer?.once("close", () => {
        if (opened[key] === development) void closeOpened();
      });
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html, { path }) => (path === "/index.html" && toPortalPage ? toPortalPage(html) : html),
    },
  };
}
