import type { Server } from "node:http";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { Hono, type Context } from "hono";
import type { Configuration } from "./configuration.ts";
import { demoPages } from "./demo-pages.ts";
import type { DemoHandler } from "./handler.ts";
import { bounded } from "./http/bounded.ts";
import { knowClient, withClient, type ServerEnvironment } from "./http/client.ts";
import { decodedPath } from "./http/decoded-path.ts";
import { demoFolders } from "./http/demo-folders.ts";
import { demoAsset } from "./http/demo-assets.ts";
import { withFrameParents } from "./http/frame-parents.ts";
import { health } from "./http/health.ts";
import { proxyTo } from "./http/proxy.ts";
import { refuseTricks } from "./http/refuse.ts";
import { cacheControlOf, isFilePath, routeOf } from "./http/route-of.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { withSessionAttributes } from "./http/session-attributes.ts";
import { noContact, securityTxt, securityTxtPath } from "./http/security-txt.ts";
import { StaticFiles } from "./http/static-files.ts";
import { logFailure } from "./log.ts";
import { endConnectionsOf, type Life } from "./shutdown.ts";

const addressOf = (c: Context<ServerEnvironment>) => c.var.client.address;

/** All routes of the demo server. Without a demo, `/api/*` is forwarded to the configured provider. */
export function createApplication(
  configuration: Configuration,
  demo: DemoHandler | undefined,
  life: Life = { isStopping: false },
): Hono<ServerEnvironment> {
  const { root, apiOrigin, sessionAttributes } = configuration;
  const portal = new StaticFiles({
    directory: join(root, "dist/portal"),
    cacheControl: cacheControlOf,
    edit: (path, content) => {
      if (path !== "/index.html") return null;
      const page = content.toString("utf8");
      const attributed = withSessionAttributes(page, sessionAttributes);
      const edited = withFrameParents(attributed ?? page, configuration.frameAncestors) ?? attributed;
      return edited === null ? null : Buffer.from(edited);
    },
  });

  const app = new Hono<ServerEnvironment>();
  app.use(knowClient(configuration.trustedProxies));
  app.use(securityHeaders(configuration));
  app.use(refuseTricks);
  const isReady = {
    isStopping: () => life.isStopping,
    hasPortal: async () => (await portal.respond(new Request("http://localhost/"), "/index.html")) !== undefined,
    askDatabase: async () => demo?.ping(),
  };
  app.route("/", health(isReady));
  if (demo) {
    app.all("/api/*", (c) => demo.fetch(withClient(c.req.raw, c.var.client)));
    app.get("/demo-assets/*", (c) => demoAsset(c.req.path));
  } else {
    if (apiOrigin === undefined) throw new Error("Nobody answers /api/*: there is neither a demo nor a provider");
    const ask = proxyTo(apiOrigin, configuration.proxyLimits);
    const { bodyBytes } = configuration.proxyLimits;
    app.use("/api/*", bounded({ atOnce: configuration.mostRequests, waiting: 0, bodyBytes, addressOf }));
    app.all("/api/*", (c) => ask(c.req.raw, c.var.client));
  }
  if (configuration.showsDemoPages) app.route("/", demoPages(root, demo));
  // These paths don't fall back to the portal's page, as all other paths do.
  app.get(securityTxtPath, (c) => {
    const text = securityTxt(configuration.securityContact, new Date());
    return text === null ? c.text(noContact, 404) : c.text(text, 200, { "cache-control": "no-cache" });
  });
  for (const folder of ["demo-assets", ...demoFolders]) app.get(`/${folder}/*`, (c) => c.text("404", 404));
  app.get("*", async (c) => {
    const path = decodedPath(c.req.raw);
    const isFile = isFilePath(path);
    const answer = await portal.respond(c.req.raw, isFile ? path : "/index.html");
    if (answer) return answer;
    return isFile ? c.text("404", 404) : c.text("The portal isn't built: npm run build", 503);
  });
  app.all("*", (c) => c.text("405", 405, { allow: "GET, HEAD" }));
  app.onError((error, c) => {
    logFailure(`${c.req.method} ${routeOf(c.req.path)} failed:`, error);
    return c.json({ detail: "Sunucuda beklenmeyen bir hata oluştu." }, 500);
  });
  return app;
}

/**
 * Milliseconds for which an idle connection stays open: longer than load balancers and clients keep theirs (60 s). With Node's
 * default of 5 s a request could be sent on a connection that is being closed, and would be reset.
 */
const keepAliveTimeout = 75_000;

/** Milliseconds between two looks at requests that haven't arrived completely. */
const checkingInterval = 1000;

/**
 * Milliseconds beyond the patience with the provider after which a connection on which nothing moves is closed: that of a client that
 * doesn't read its response, which would keep the response in memory and the provider's connection open.
 */
const patience = 15_000;

/** The application behind HTTP; it doesn't listen yet. */
export function createPortalServer(
  configuration: Configuration,
  demo: DemoHandler | undefined,
  life: Life = { isStopping: false },
): Server {
  const { fetch } = createApplication(configuration, demo, life);
  const { maxHeaderBytes, requestMilliseconds, proxyLimits } = configuration;
  // A server of node:http, because no other `createServer` is given.
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      maxHeaderSize: maxHeaderBytes,
      keepAliveTimeout,
      // Head and body together; Node answers a later one with 408 and closes the connection.
      headersTimeout: requestMilliseconds,
      requestTimeout: requestMilliseconds,
      connectionsCheckingInterval: checkingInterval,
    },
  }) as Server;
  server.prependListener("request", (_request, response) => {
    // Node's own writes the head as UTF-8, which changes the provider's bytes over 0x7F; before a chunk it is written as it is.
    response.flushHeaders = () => void response.write(new Uint8Array());
  });
  server.timeout = proxyLimits.idleMilliseconds + patience;
  endConnectionsOf(server, life);
  return server;
}
