import { join } from "node:path";
import { Hono } from "hono";
import type { DemoHandler } from "./handler.ts";
import type { ServerEnvironment } from "./http/client.ts";
import { decodedPath } from "./http/decoded-path.ts";
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

/** The demo intranet with the elements, and the playground. */
export function demoPages(root: string, demo: DemoHandler | undefined): Hono<ServerEnvironment> {
  const directory = join(root, "demo/intranet");
  const intranet = new StaticFiles({ directory, cacheControl: () => "no-cache" });
  const playground = new StaticFiles({
    directory: join(root, "dist/playground"),
    cacheControl: (path) => (path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache"),
  });
  return (
    new Hono<ServerEnvironment>()
      .get("/intranet/token", async (c) => {
        // Refuses pages of other sites, although they couldn't read the answer anyway.
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
      .get("/playground", (c) => c.redirect(`/playground/${new URL(c.req.url).search}`, 301))
      // Accounts to try with one click: those that the server prints at its start.
      .get("/playground/accounts", (c) => c.json(demo ? demoAccounts : [], 200, { "cache-control": "no-store" }))
      .get("/playground/*", async (c) => {
        const path = decodedPath(c.req.raw).slice("/playground".length);
        const file = path === "/" ? "/index.html" : path;
        return (await playground.respond(c.req.raw, file)) ?? c.text("404", 404);
      })
  );
}
