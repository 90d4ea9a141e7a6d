import { join } from "node:path";
import { Hono } from "hono";
import type { Configuration } from "./configuration.ts";
import type { DemoHandler } from "./handler.ts";
import { demoAsset } from "./http/demo-assets.ts";
import { withFrameParents } from "./http/frame-parents.ts";
import { proxyTo } from "./http/proxy.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { withSessionAttributes } from "./http/session-attributes.ts";
import { StaticFiles } from "./http/static-files.ts";
import { signIns } from "./seed/accounts.ts";

const demoAccounts = signIns.map(({ id, username, password, pin, fullName, purpose }) => ({
  id,
  username,
  password,
  pin,
  fullName,
  purpose,
}));

/** Everything that the demo server answers. Without a demo, `/api/*` goes to the configured provider. */
export function createApplication(configuration: Configuration, demo: DemoHandler | undefined): Hono {
  const { root, apiOrigin, sessionAttributes } = configuration;
  const portal = new StaticFiles({
    directory: join(root, "dist/portal"),
    // Their names hold a hash of their content.
    cacheControl: (path) => (/^\/(chunks|assets)\//.test(path) ? "public, max-age=31536000, immutable" : "no-cache"),
    edit: (path, content) => {
      if (path !== "/index.html") return null;
      const page = content.toString("utf8");
      const attributed = withSessionAttributes(page, sessionAttributes);
      const edited = withFrameParents(attributed ?? page, configuration.frameAncestors) ?? attributed;
      return edited === null ? null : Buffer.from(edited);
    },
  });
  const intranet = new StaticFiles({ directory: join(root, "demo/intranet"), cacheControl: () => "no-cache" });
  const playground = new StaticFiles({
    directory: join(root, "dist/playground"),
    cacheControl: (path) => (path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache"),
  });
  const answerApi = demo?.fetch ?? (apiOrigin === undefined ? undefined : proxyTo(apiOrigin));
  if (!answerApi) throw new Error("Nobody answers /api/*: there is neither a demo nor a provider");

  const app = new Hono();
  app.use(securityHeaders(configuration));
  app.all("/api/*", (c) => answerApi(c.req.raw));
  app.get("/demo-assets/*", (c) => demoAsset(c.req.path));
  app.get("/intranet/token", async (c) => {
    // A page of another site has no business here, even though it couldn't read the answer.
    if (c.req.header("sec-fetch-site") === "cross-site") return c.json({ detail: "İzin verilmiyor." }, 403);
    return demo ? demo.fetch(c.req.raw) : c.json({ detail: "Demo veritabanı kapalı." }, 503);
  });
  app.get("/intranet", (c) => c.redirect("/intranet/", 301));
  app.get("/intranet/*", async (c) => {
    const path = decoded(c.req.raw).slice("/intranet".length);
    const file = path.endsWith("/") ? `${path}index.html` : path;
    return (await intranet.respond(c.req.raw, file)) ?? c.text("404", 404);
  });
  app.get("/playground", (c) => c.redirect(`/playground/${new URL(c.req.url).search}`, 301));
  // Who may be tried out with one click: the sign-ins that the server prints at its start.
  app.get("/playground/accounts", (c) => c.json(demo ? demoAccounts : [], 200, { "cache-control": "no-store" }));
  app.get("/playground/*", async (c) => {
    const path = decoded(c.req.raw).slice("/playground".length);
    const file = path === "/" ? "/index.html" : path;
    return (await playground.respond(c.req.raw, file)) ?? c.text("404", 404);
  });
  app.get("*", async (c) => {
    const path = decoded(c.req.raw);
    // An address of the portal may hold a dot too (`/drivers/a.b`); files lie at the top and in two folders.
    const isFile = /^\/(?:(?:chunks|assets)\/.*|[^/]*\.[^/]*)$/.test(path);
    const answer = await portal.respond(c.req.raw, isFile ? path : "/index.html");
    if (answer) return answer;
    return isFile ? c.text("404", 404) : c.text("The portal isn't built: npm run build", 503);
  });
  app.all("*", (c) => c.text("405", 405, { allow: "GET, HEAD" }));
  app.onError((error, c) => {
    console.error(`${c.req.method} ${c.req.path} failed:`, error);
    return c.json({ detail: "Sunucuda beklenmeyen bir hata oluştu." }, 500);
  });
  return app;
}

/** A path that isn't valid percent-encoding names no file; it is read as it stands. */
function decoded(request: Request): string {
  const { pathname } = new URL(request.url);
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return pathname;
    throw error;
  }
}
