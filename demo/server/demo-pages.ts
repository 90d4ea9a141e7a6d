import { join } from "node:path";
import { Hono } from "hono";
import type { DemoHandler } from "./handler.ts";
import type { ServerEnvironment } from "./http/client.ts";
import { decodedPath } from "./http/decoded-path.ts";
import { builtFolders } from "./http/demo-folders.ts";
import { readIntranetPage } from "./intranet-pages.ts";
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

/** The demo intranet with the elements, the playground, the gallery and the documents. */
export function demoPages(root: string, demo: DemoHandler | undefined): Hono<ServerEnvironment> {
  const directory = join(root, "demo/intranet");
  const intranet = new StaticFiles({ directory, cacheControl: () => "no-cache" });
  return (
    new Hono<ServerEnvironment>()
      .get("/intranet/token", async (c) => {
        // Refuses requests from pages of other sites, although they couldn't read the response anyway.
        if (c.req.header("sec-fetch-site") === "cross-site") return c.json({ detail: "İzin verilmiyor." }, 403);
        return demo ? demo.fetch(c.req.raw) : c.json({ detail: "Demo veritabanı kapalı." }, 503);
      })
      .get("/intranet", (c) => c.redirect("/intranet/", 301))
      .get("/intranet/*", async (c) => {
        const path = decodedPath(c.req.raw).slice("/intranet".length);
        const page = await readIntranetPage(directory, path);
        if (page !== null) return c.html(page, 200, { "cache-control": "no-cache" });
        const file = path.endsWith("/") ? `${path}index.html` : path;
        return (await intranet.respond(c.req.raw, file)) ?? c.text("404", 404);
      })
      // Accounts to try with one click: those that the server prints at its start.
      .get("/playground/accounts", (c) => c.json(demo ? demoAccounts : [], 200, { "cache-control": "no-store" }))
      .route("/", builtPages(root))
  );
}

/** The pages that are built apart from the portal. */
function builtPages(root: string): Hono<ServerEnvironment> {
  const app = new Hono<ServerEnvironment>();
  for (const name of builtFolders) {
    const files = new StaticFiles({
      directory: join(root, "dist", name),
      cacheControl: (path) => (path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache"),
    });
    app
      .get(`/${name}`, (c) => c.redirect(`/${name}/${new URL(c.req.url).search}`, 301))
      .get(`/${name}/*`, async (c) => {
        const path = decodedPath(c.req.raw).slice(name.length + 1);
        const file = path.endsWith("/") ? `${path}index.html` : path;
        return (await files.respond(c.req.raw, file)) ?? c.text("404", 404);
      });
  }
  return app;
}
