import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { signIns } from "../../demo/server/seed/accounts.ts";
import { elementTags } from "../../src/core/portal/places.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const data = mkdtempSync(join(tmpdir(), "shuttle-development-"));
let server: ViteDevServer;

/** Set until the end of the test. */
function setEnvironment(productName: string): void {
  const values = { DATABASE_URL: undefined, DEMO_DATA: data, DEMO_EMPLOYEES: "20", DEMO_ROUTES: "4" };
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
  vi.stubEnv("PRODUCT_NAME", productName);
}

beforeAll(async () => {
  setEnvironment("Deneme Portalı");
  server = await createServer({
    configFile: `${root}vite.config.ts`,
    logLevel: "error",
    server: { port: 0, host: "127.0.0.1", watch: null },
    // What is asked here needs no library bundled ahead.
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  await server.listen();
}, 400_000);
afterAll(async () => {
  await server.close();
  // Vite doesn't wait for the database's end.
  await vi.waitUntil(() => !readdirSync(data).some((name) => name.endsWith(".lock")), { timeout: 30_000 });
  rmSync(data, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

const get = async (path: string) => {
  const bound = server.httpServer?.address();
  const address = `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`;
  const response = await fetch(address + path, { headers: { accept: "text/html,*/*", "accept-language": "tr" } });
  return { status: response.status, url: new URL(response.url).pathname, text: await response.text() };
};

test("npm run dev serves the intranet and its pages", async () => {
  expect(await get("/intranet")).toMatchObject({ status: 200, url: "/intranet/" });
  const links = [...(await get("/intranet")).text.matchAll(/href="(\/intranet\/elements\/[^"]+)">([^<]+)</g)];
  // Each element has one link, with a different text.
  expect(new Set(links.map(([, , words]) => words)).size).toBe(elementTags.length - 1);
  expect((await get("/intranet/index.html")).text).not.toContain("{{");
  const page = await get("/intranet/elements/billing.html");
  expect(page.text).toContain("<shuttle-billing>");
  expect((await get("/intranet/intranet.css")).status).toBe(200);
  expect(JSON.parse((await get("/intranet/token")).text)).toMatchObject({ token: expect.any(String) as string });
});

test.each(["playground", "gallery"])("npm run dev serves the %s from its source", async (name) => {
  const page = await get(`/${name}`);
  expect(page).toMatchObject({ status: 200, url: `/${name}/` });
  const main = new RegExp(`src="([^"]*demo/${name}/main\\.tsx[^"]*)"`).exec(page.text)?.[1];
  expect((await get(main ?? "/nowhere.tsx")).text).toContain("createRoot");
});

test("npm run dev has the playground's accounts", async () => {
  expect(JSON.parse((await get("/playground/accounts")).text)).toHaveLength(signIns.length);
});

test("npm run dev serves the one script, and the portal's page with what the environment configures", async () => {
  const script = (await get("/shuttle.js")).text;
  const entry = /"([^"]*src\/widgets\/shuttle\.ts)"/.exec(script)?.[1];
  expect((await get(entry ?? "/nowhere.ts")).text).toContain("configure");
  const portal = await get("/booking?embed=1");
  expect(portal.text).toContain('product-name="Deneme Portalı"');
  expect((await get("/api/company/sla/")).status).toBe(401);
});

test("npm run dev starts again with a new configuration, on the same data", async () => {
  setEnvironment("Yeni Portal");
  await server.restart();
  expect((await get("/booking")).text).toContain('product-name="Yeni Portal"');
  expect(JSON.parse((await get("/intranet/token")).text)).toMatchObject({ token: expect.any(String) as string });
});
