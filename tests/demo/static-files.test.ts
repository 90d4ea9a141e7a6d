import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { createApplication } from "../../demo/server/application.ts";
import { readConfiguration, type Configuration } from "../../demo/server/configuration.ts";
import { StaticFiles } from "../../demo/server/http/static-files.ts";
import { builtPortal, page, putInto } from "../helpers/built-portal.ts";
import { demoWith, raw, serve, textOf } from "./servers.ts";

const root = builtPortal();
const put = (path: string, content: string | Buffer) => putInto(root, path, content);

beforeAll(() => {
  put("demo/intranet/index.html", "<h1>Lodos İntranet</h1>");
  put("demo/intranet/css/style.css", "h1 { color: red; }");
});

function configuration(variables: Readonly<Record<string, string>> = {}): Configuration {
  return { ...readConfiguration(variables), root };
}
const nobody = demoWith({ fetch: async () => Response.json({ from: "demo" }) });
const application = (variables: Readonly<Record<string, string>> = {}) =>
  createApplication(configuration(variables), nobody);
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  application().request(path, { method, headers });

describe("static files", () => {
  test.each(["/", "/health/"])("%s is the portal's page", async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(await response.text()).toBe(page.replace("<shuttle-session>", '<shuttle-session demo-pin="0000">'));
  });

  test("what never changes is read once, everything else each time", async () => {
    const portal = application();
    const textAt = async (path: string) => (await portal.request(path, { headers: {} })).text();
    put("dist/portal/chunks/once-e5f6.js", "export const once = 1;");
    expect(await textAt("/chunks/once-e5f6.js")).toBe("export const once = 1;");
    put("dist/portal/chunks/once-e5f6.js", "changed");
    expect(await textAt("/chunks/once-e5f6.js")).toBe("export const once = 1;");
    put("dist/portal/note.txt", "before");
    expect(await textAt("/note.txt")).toBe("before");
    put("dist/portal/note.txt", "after");
    expect(await textAt("/note.txt")).toBe("after");
  });

  const immutable = "public, max-age=31536000, immutable";
  test.each([
    ["/shuttle.js", "text/javascript; charset=utf-8", "no-cache"],
    ["/chunks/react-a1b2.js", "text/javascript; charset=utf-8", immutable],
    ["/assets/font-c3d4.woff2", "font/woff2", immutable],
    ["/favicon.svg", "image/svg+xml", "no-cache"],
  ])("%s comes as %s to any origin, and caches take it as %s", async (path, type, caching) => {
    const { headers } = await ask(path);
    expect([headers.get("content-type"), headers.get("cache-control")]).toEqual([type, caching]);
    expect(headers.get("access-control-allow-origin")).toBe("*");
  });

  test("without a build it says how to get one", async () => {
    const response = await createApplication({ ...configuration(), root: join(root, "elsewhere") }, nobody).request(
      "/",
    );
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("npm run build");
  });
});

describe("the cache of what never changes", () => {
  const chunk = "x".repeat(4000);
  const cached = async (files: StaticFiles, path: string, accepted = "identity") => {
    const answer = await files.respond(new Request("http://x/", { headers: { "accept-encoding": accepted } }), path);
    return [answer?.status, files.cachedBytes];
  };
  const open = (cacheBytes?: number) =>
    new StaticFiles({
      directory: join(root, "dist/portal"),
      cacheControl: () => "immutable",
      ...(cacheBytes === undefined ? {} : { cacheBytes }),
    });

  test("holds a file once, and no other spelling of its path has an answer", async () => {
    put("dist/portal/chunks/big-0000.js", chunk);
    const files = open();
    expect(await cached(files, "/chunks/big-0000.js")).toEqual([200, chunk.length]);
    for (const path of [
      "//chunks/big-0000.js",
      "/chunks//big-0000.js",
      "/chunks/./big-0000.js",
      "/chunks/../chunks/big-0000.js",
      "/chunks/%2e/big-0000.js",
      "/chunks%2fbig-0000.js",
      "/chunks/big-0000.js/",
    ]) {
      expect(await cached(files, path), path).toEqual([undefined, chunk.length]);
    }
    expect(await cached(files, "/chunks/big-0000.js")).toEqual([200, chunk.length]);
  });

  test("never grows over its limit, and goes on answering", async () => {
    const files = open(10_000);
    for (let index = 0; index < 8; index += 1) {
      put(`dist/portal/chunks/part-${index}.js`, chunk);
      const [status, bytes] = await cached(files, `/chunks/part-${index}.js`);
      expect(status).toBe(200);
      expect(bytes).toBeLessThanOrEqual(10_000);
    }
    put("dist/portal/chunks/huge-0000.js", "y".repeat(20_000));
    expect((await cached(files, "/chunks/huge-0000.js"))[0]).toBe(200);
    expect(files.cachedBytes).toBeLessThanOrEqual(10_000);
  });
});

describe("the page's settings", () => {
  const settings = {
    TILE_URL: "https://{s}.tile.example/{z}/{x}/{y}.png",
    PRODUCT_NAME: 'Lodos "Servis"',
    DEMO_PIN: "0000",
  };

  test("are set on its session element, compressed too", async () => {
    const response = await application(settings).request("/overview", { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("content-encoding")).toBe("br");
    const text = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString();
    expect(text).toContain(
      '<shuttle-session tile-url="https://{s}.tile.example/{z}/{x}/{y}.png" product-name="Lodos &quot;Servis&quot;" demo-pin="0000">',
    );
  });

  test("the demo's pin stands there where the demo answers, and nowhere else", async () => {
    const built = page.replace("<shuttle-session>", '<shuttle-session portal-url="/">');
    put("dist/portal/index.html", built);
    const pageOf = async (variables: Record<string, string>, demo?: typeof nobody) =>
      (await createApplication(configuration(variables), demo).request("/")).text();
    const provider = { API_ORIGIN: "https://api.example" };
    expect(await pageOf({}, nobody)).toContain('demo-pin="0000"');
    expect(await pageOf({ DEMO_PIN: "1234" }, nobody)).toContain('demo-pin="1234"');
    expect(await pageOf({ DEMO_PIN: "" }, nobody)).toBe(built);
    expect(await pageOf(provider)).toBe(built);
    expect(await pageOf({ ...provider, DEMO_PIN: "1234" })).toContain('demo-pin="1234"');
    put("dist/portal/index.html", built.replace('"/"', '"/" demo-pin="0000"'));
    expect(await pageOf({ DEMO_PIN: "" }, nobody)).not.toContain("demo-pin");
    expect(await pageOf(provider)).not.toContain("demo-pin");
    put("dist/portal/index.html", page);
  });

  test("open the policy for the tiles' pictures and for nothing else", async () => {
    const policy = (await application(settings).request("/")).headers.get("content-security-policy") ?? "";
    const before = (await ask("/")).headers.get("content-security-policy") ?? "";
    expect(policy).toBe(before.replace("img-src 'self' data:", "img-src 'self' data: https://*.tile.example"));
  });
});

describe("the intranet", () => {
  test("its pages and files", async () => {
    expect((await ask("/intranet")).headers.get("location")).toBe("/intranet/");
    expect(await (await ask("/intranet/")).text()).toContain("Lodos İntranet");
    expect((await ask("/intranet/css/style.css")).headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect((await ask("/intranet/nothing")).status).toBe(404);
  });

  test("the token comes from the demo, not for pages of other sites, and not without a demo", async () => {
    expect(await (await ask("/intranet/token")).json()).toEqual({ from: "demo" });
    expect((await ask("/intranet/token", { "sec-fetch-site": "cross-site" })).status).toBe(403);
    const proxying = createApplication(
      configuration({ API_ORIGIN: "https://api.example", SHOW_DEMO_PAGES: "1" }),
      undefined,
    );
    expect((await proxying.request("/intranet/token")).status).toBe(503);
  });
});

describe("API_ORIGIN", () => {
  const paths = [
    "/intranet",
    "/intranet/",
    "/intranet/css/style.css",
    "/playground/",
    "/playground/accounts",
    "/gallery/",
    "/docs/",
  ];

  test.each([...paths, "/intranet/token", "/demo-assets/lodos.svg"])("%s isn't served", async (path) => {
    const proxying = createApplication(configuration({ API_ORIGIN: "https://api.example" }), undefined);
    expect((await proxying.request(path)).status).toBe(404);
    const hidden = createApplication(
      configuration({ API_ORIGIN: "https://api.example", SHOW_DEMO_PAGES: "0" }),
      undefined,
    );
    expect((await hidden.request(path)).status).toBe(404);
  });

  test("SHOW_DEMO_PAGES=1 serves them, with nobody's accounts", async () => {
    const shown = createApplication(
      configuration({ API_ORIGIN: "https://api.example", SHOW_DEMO_PAGES: "1" }),
      undefined,
    );
    expect(await (await shown.request("/intranet/")).text()).toContain("Lodos İntranet");
    expect(await (await shown.request("/playground/accounts")).json()).toEqual([]);
  });
});

describe("headers of every answer", () => {
  const paths = [
    "/",
    "/shuttle.js",
    "/nothing.js",
    "/intranet/",
    "/intranet/nothing",
    "/playground/",
    "/gallery/",
    "/docs/nothing.html",
    "/demo-assets/lodos.svg",
  ];

  test.each(paths)("%s", async (path) => {
    const { headers } = await ask(path);
    const ancestors = /^\/(intranet|playground|gallery|docs)\//.test(path) ? "'self'" : "'none'";
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; " +
        "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; " +
        `frame-ancestors ${ancestors}; require-trusted-types-for 'script'; ` +
        "trusted-types shuttle-letter shuttle-sheet lit-html 'allow-duplicates'",
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toContain("geolocation=()");
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  test("/api/anything has a policy of its own, and is kept by no cache", async () => {
    const { headers } = await ask("/api/anything");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("FRAME_ANCESTORS opens the portal, API_ORIGIN its pictures", async () => {
    const embedded = await application({ FRAME_ANCESTORS: "https://intranet.example" }).request("/");
    expect(embedded.headers.get("content-security-policy")).toContain("frame-ancestors https://intranet.example;");
    expect(await embedded.text()).toContain('<meta name="shuttle-frame-parents" content="https://intranet.example" />');
    const proxying = createApplication(configuration({ API_ORIGIN: "https://api.example/" }), undefined);
    expect((await proxying.request("/")).headers.get("content-security-policy")).toContain(
      "img-src 'self' data: https://api.example;",
    );
  });

  test("PICTURE_ORIGINS lets tickets' e-mails show their pictures, and takes nothing but origins", async () => {
    const open = application({ PICTURE_ORIGINS: "https://a.example https://*.b.example:8443" });
    expect((await open.request("/")).headers.get("content-security-policy")).toMatch(
      /img-src [^;]*'self' data:[^;]* https:\/\/a\.example https:\/\/\*\.b\.example:8443;/,
    );
    for (const wrong of ["*", "data:", "https://a.example; script-src *", "https://a.example/x 'unsafe-inline'"]) {
      expect(() => configuration({ PICTURE_ORIGINS: wrong }), wrong).toThrow("PICTURE_ORIGINS");
    }
  });

  test("pictures of the demo", async () => {
    for (const name of ["lodos", "driver", "driver-31"]) {
      const response = await ask(`/demo-assets/${name}.svg`);
      expect(response.headers.get("content-type")).toBe("image/svg+xml");
      expect(await response.text()).toMatch(/^<svg [^]*<\/svg>$/);
    }
    expect((await ask("/demo-assets/passwd")).status).toBe(404);
  });
});

test("nothing outside of the intranet's directory can be had, however the path is written", async () => {
  const origin = await serve(application());
  for (const path of ["/intranet/..%2f..%2fdist/server/main.js", "/intranet/%2e%2e/%2e%2e/dist/server/main.js"]) {
    const answer = await raw(origin, path);
    expect(await textOf(answer), path).not.toContain("secret");
    expect([400, 404], path).toContain(answer.statusCode);
  }
});
