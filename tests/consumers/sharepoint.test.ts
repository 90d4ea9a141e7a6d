// The SharePoint web part: its package is valid by Microsoft's schema, and it works in a page with an AMD loader and SharePoint's policy.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { DOMParser, onErrorStopParsing } from "@xmldom/xmldom";
import { Ajv } from "ajv";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeSharepoint } from "../../demo/build/sharepoint/write.mjs";
import { openZip } from "../../src/widgets/kit/sheet/read/unzip.ts";
import { launchChromium } from "../browser.mjs";
import { folder, root } from "./places.ts";
import { openWatched, serveFolder, serveProvider, type Server } from "./servers.ts";

const place = join(root, "dist/sharepoint");
const file = readdirSync(place).find((name) => name.endsWith(".sppkg")) ?? "";
const archive = new Uint8Array(readFileSync(join(place, file))).buffer;
const zip = openZip(archive);
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string };

/** Fails where the part is missing or not well-formed. */
async function parse(part: string) {
  const text = await zip.text(part);
  if (text === null) throw new Error(`There is no ${part}.`);
  return new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, "text/xml");
}
const elements = (document: Awaited<ReturnType<typeof parse>>, name: string) => [
  ...document.getElementsByTagName(name),
];
const attribute = (element: { getAttribute(name: string): string | null } | undefined, name: string) =>
  element?.getAttribute(name) ?? "";

const relationsOf = (part: string) =>
  part === "" ? "_rels/.rels" : posix.join(posix.dirname(part), "_rels", `${posix.basename(part)}.rels`);

interface Part {
  readonly path: string;
  /** Last path segment of the relationship's type. */
  readonly kind: string;
}

/** All parts of the package, found by following the relationships from the archive's root. */
async function findParts(part = ""): Promise<readonly Part[]> {
  if (part !== "" && (await zip.text(relationsOf(part))) === null) return [];
  const found = elements(await parse(relationsOf(part)), "Relationship").map((relation) => ({
    path: attribute(relation, "Target").replace(/^\//, ""),
    kind: attribute(relation, "Type").split("/").pop() ?? "",
  }));
  const below = await Promise.all(found.map(({ path }) => findParts(path)));
  return [...found, ...below.flat()];
}

interface Manifest {
  readonly id: string;
  readonly version: string;
  readonly loaderConfig: {
    readonly entryModuleId: string;
    readonly internalModuleBaseUrls: readonly string[];
    readonly scriptResources: Readonly<Record<string, { readonly path: { path: string; integrity: string } }>>;
  };
}

const parts = await findParts();
const assets = parts.filter(({ kind }) => kind === "clientsideasset").map(({ path }) => path);
const webPart = parts.find(({ kind }) => kind === "feature-elementmanifest")?.path ?? "";
const [component] = elements(await parse(webPart), "ClientSideComponent");
const manifest = JSON.parse(attribute(component, "ComponentManifest")) as Manifest;
const script = manifest.loaderConfig.scriptResources[manifest.loaderConfig.entryModuleId]?.path;

describe("the package", () => {
  it("holds well-formed parts, each of a known type, that relationships lead to, and nothing else", async () => {
    const types = elements(await parse("[Content_Types].xml"), "Default").map((type) => attribute(type, "Extension"));
    const relations = [
      "_rels/.rels",
      ...(
        await Promise.all(
          parts.map(async ({ path }) => ((await zip.text(relationsOf(path))) === null ? [] : [relationsOf(path)])),
        )
      ).flat(),
    ];
    for (const { path } of parts) expect(await zip.text(path), path).not.toBeNull();
    for (const path of [...parts.map((part) => part.path), ...relations]) {
      expect(types, path).toContain(posix.extname(path).slice(1) || "rels");
      if (/\.(xml|rels)$/.test(path)) await parse(path);
    }
    const entries = new DataView(archive, archive.byteLength - 22).getUint16(10, true);
    expect(entries).toBe(1 + parts.length + relations.length);
    expect(new Set(parts.map(({ path }) => path)).size, "each part once").toBe(parts.length);
    expect(parts.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["package-manifest", "manifest-feature", "manifest-clientsideasset", "partconfiguration"]),
    );
  });

  it("is an app of the project's version, and names an API only when it is told one", async () => {
    const app = await parse("AppManifest.xml");
    expect(attribute(elements(app, "App")[0], "Version")).toBe(`${version}.0`);
    expect(attribute(elements(app, "App")[0], "IsClientSideSolution")).toBe("true");
    expect(elements(app, "WebApiPermissionRequest")).toEqual([]);
  });

  it("has a manifest as Microsoft's schema wants it", () => {
    const schemas = join(folder, "node_modules/@microsoft/sp-module-interfaces/lib-commonjs/manifestSchemas");
    const ajv = new Ajv({ strict: false });
    for (const group of ["jsonSchemas", "remote"])
      for (const name of readdirSync(join(schemas, group)).filter((found) => found.endsWith(".json"))) {
        const { $id, ...schema } = JSON.parse(readFileSync(join(schemas, group, name), "utf8")) as { $id?: string };
        ajv.addSchema(schema, group === "remote" ? `remote/${name}` : ($id ?? name));
      }
    const isValid = ajv.validate("client-side-web-part-manifest.schema.json", manifest);
    expect(ajv.errors ?? []).toEqual([]);
    expect(isValid).toBe(true);
    expect(attribute(component, "Id")).toBe(manifest.id);
    // Exactly this text: the server replaces it with the tenant's address.
    expect(manifest.loaderConfig.internalModuleBaseUrls).toEqual(["HTTPS://SPCLIENTSIDEASSETLIBRARY/"]);
  });

  it("names the script with its hash, and the module as the loader asks for it", async () => {
    const text = (await zip.text(`ClientSideAssets/${script?.path}`)) ?? "";
    expect(script?.integrity).toBe(`sha256-${createHash("sha256").update(text).digest("base64")}`);
    expect(text).toContain(`define("${manifest.id}_${manifest.version}",`);
  });

  it("keeps every file in one folder, where each finds what it imports", async () => {
    expect(assets.length).toBeGreaterThan(80);
    const names = new Set(assets.map((path) => path.slice("ClientSideAssets/".length)));
    for (const name of names) {
      expect(name).toMatch(/^[\w.-]+\.(js|txt)$/);
      const text = (await zip.text(`ClientSideAssets/${name}`)) ?? "";
      if (!name.endsWith(".js")) continue;
      const imported = [...text.matchAll(/(?:from|import)\s*\(?\s*["'`](\.{0,2}\/[^"'`]+)["'`]/g)];
      for (const [, address = ""] of imported) expect(names, `${name}: ${address}`).toContain(address.slice(2));
    }
  });

  it("changes with the content alone", async () => {
    const again = mkdtempSync(join(tmpdir(), "sharepoint-"));
    const name = await writeSharepoint(join(root, "dist/package"), again);
    expect(readFileSync(join(again, name)).equals(new Uint8Array(archive))).toBe(true);
    await writeSharepoint(join(root, "dist/package"), again, "Servis belirteci/user_impersonation");
    const asking = openZip(new Uint8Array(readFileSync(join(again, name))).buffer);
    expect(await asking.text("AppManifest.xml")).toContain(
      '<WebApiPermissionRequest ResourceId="Servis belirteci" Scope="user_impersonation">',
    );
    rmSync(again, { recursive: true });
  });
});

const solution = "sites/appcatalog/ClientSideAssets/0123";
const clientId = "b7a1c2d3-0000-4000-8000-000000000001";
const tokenUrl = "https://kimlik.example.com/servis-belirteci";

interface Sharepoint {
  add(manifest: Manifest, properties: object, isInverted: boolean): Promise<number>;
  pane(index: number): {
    pages: [{ groups: { groupFields: { targetProperty: string; properties: { label: string } }[] }[] }];
  };
  change(index: number, property: string, value: string): string;
  theme(index: number, isInverted: boolean): void;
  dispose(index: number): void;
}
declare const sharepoint: Sharepoint;

/** Where a tenant stores the files: on its CDN, or else in its app catalog's library, which has the same origin as the pages. */
const locations = ["cdn", "library"] as const;

describe.each(locations)("in a page, with its files at the tenant's %s", (location) => {
  const folders = mkdtempSync(join(tmpdir(), "tenant-"));
  let browser: Browser;
  let tenant: Server;
  let cdn: Server;
  let provider: Server;
  const problems: string[] = [];

  beforeAll(async () => {
    const files = join(folders, location === "cdn" ? "cdn" : "pages", solution);
    mkdirSync(files, { recursive: true });
    for (const path of assets) writeFileSync(join(files, posix.basename(path)), (await zip.text(path)) ?? "");
    cpSync(join(folder, "sharepoint"), join(folders, "pages"), { recursive: true });
    cpSync(join(folder, "node_modules/requirejs/require.js"), join(folders, "pages/require.js"));
    // Another copy of the elements, which the page itself brings along.
    cpSync(join(root, "dist/package"), join(folders, "pages/own"), { recursive: true });
    cdn = await serveFolder(join(folders, "cdn"), () => "object-src 'none'", { "access-control-allow-origin": "*" });
    // As documented for SharePoint Online, but without 'unsafe-eval': scripts only from these hosts or with the nonce.
    const policy = `script-src 'self' https://res-1.cdn.office.net https://public-cdn.sharepointonline.com ${cdn.address} 'nonce-4f7a'`;
    tenant = await serveFolder(join(folders, "pages"), () => policy);
    provider = await serveProvider();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([tenant.stop(), cdn.stop(), provider.stop()]);
    rmSync(folders, { recursive: true });
  });

  /** The manifest as the server delivers it, with the files' real address. */
  const toServed = (): Manifest => ({
    ...manifest,
    loaderConfig: {
      ...manifest.loaderConfig,
      internalModuleBaseUrls: [`${location === "cdn" ? cdn.address : tenant.address}/${solution}/`],
    },
  });
  const signedIn = () => ({ "session_api-base": provider.address, session_storage: "memory", tokenUrl, clientId });

  async function open(prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
    problems.length = 0;
    const page = await openWatched(browser, problems);
    // The company's token service: exchanges a token of Entra ID for one of the provider.
    await page.route(tokenUrl, async (route) => {
      const isKnown = (await route.request().headerValue("authorization")) === `Bearer entra-token-for-${clientId}`;
      await route.fulfill({
        status: isKnown || route.request().method() === "OPTIONS" ? 200 : 401,
        headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "authorization" },
        body: "token-of-the-intranet\n",
      });
    });
    await prepare?.(page);
    await page.goto(`${tenant.address}/page.html`);
    return page;
  }

  const add = (page: Page, properties: object, isInverted = false) =>
    page.evaluate(([with_, of, inverted]) => sharepoint.add(with_, of, inverted), [
      toServed(),
      properties,
      isInverted,
    ] as const);

  it("shows two web parts, with the person's own token, beside a copy that the page has already", async () => {
    const page = await open();
    await page.evaluate(`import("/own/notice.js")`);
    await add(page, { ...signedIn(), element: "booking" });
    await add(page, { ...signedIn(), element: "notice" }, true);
    await page.getByText("Çiğdem Öz").first().waitFor();
    await page.getByText("Bu modül henüz erişime açık değil").waitFor();
    const themes = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[data-shuttle-theme]")].map(({ dataset }) => dataset["shuttleTheme"]),
    );
    expect(themes).toEqual(["light", "dark"]);
    expect(problems).toEqual([]);
    await page.close();
  });

  it("follows the property pane and the page's theme, and leaves nothing behind", async () => {
    const page = await open();
    await add(page, { ...signedIn(), element: "booking" });
    await page.getByText("Çiğdem Öz").first().waitFor();
    await page.evaluate(() => Object.assign(document.querySelector("shuttle-booking") ?? {}, { isTheSame: true }));
    const change = (property: string, value: string) =>
      page.evaluate(([name, text]) => sharepoint.change(0, name, text), [property, value] as const);
    expect(await change("booking_page-size", "500")).toBe("Lütfen 1 ile 100 arasında bir sayı yazın.");
    expect(await change("booking_page-size", "50")).toBe("");
    const booking = page.locator("shuttle-booking");
    expect(await booking.getAttribute("page-size")).toBe("50");
    expect(await booking.evaluate((element) => "isTheSame" in element)).toBe(true);
    await page.evaluate(() => sharepoint.theme(0, true));
    await booking.locator('.shuttle-root[data-shuttle-theme="dark"]').waitFor();
    await change("element", "notice");
    await page.getByText("Bu modül henüz erişime açık değil").waitFor();
    const labels = await page.evaluate(() =>
      sharepoint.pane(0).pages[0].groups[0]?.groupFields.map(({ properties }) => properties.label),
    );
    expect(labels).toEqual([
      "Gösterilecek alan",
      "Bildirim",
      "Modül",
      "Yenileme aralığı (saniye)",
      "Oturum açık değilken",
      "Tema",
    ]);
    await page.evaluate(() => sharepoint.dispose(0));
    expect(await page.locator("main").innerHTML()).toBe("<section></section>");
    expect(problems).toEqual([]);
    await page.close();
  });

  it("finds its files by the manifest too, where the loader runs no script element", async () => {
    const page = await open((opened) =>
      opened.addInitScript(() => Object.defineProperty(document, "currentScript", { get: () => null })),
    );
    await add(page, { element: "notice" });
    await page.getByText("Bu modül henüz erişime açık değil").waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });

  it("draws the map, whose data are among its files", async () => {
    const page = await open((opened) =>
      opened.route(`${provider.address}/**`, (route) =>
        route.fulfill({
          headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*, authorization" },
          json: { routes: [] },
        }),
      ),
    );
    const data = Promise.all(
      ["city-pack", "coast-pack"].map((name) => page.waitForResponse((response) => response.url().includes(name))),
    );
    await add(page, { ...signedIn(), element: "airview" });
    await page.locator("shuttle-airview .leaflet-container canvas").first().waitFor();
    const base = toServed().loaderConfig.internalModuleBaseUrls[0] ?? "";
    for (const response of await data) {
      expect(response.url().startsWith(base)).toBe(true);
      expect(response.ok()).toBe(true);
    }
    expect(problems).toEqual([]);
    await page.close();
  });

  it("writes a spreadsheet: in a worker from the library, else on the main thread", async () => {
    const page = await open();
    await add(page, { ...signedIn(), element: "booking" });
    const workers: string[] = [];
    page.on("worker", (worker) => workers.push(worker.url()));
    await page.getByRole("button", { name: "Excel'e Aktar" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Excel (.xlsx)" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    if (location === "library") {
      expect(workers.map((url) => dirname(url))).toEqual([`${tenant.address}/${solution}`]);
      expect(problems).toEqual([]);
    } else {
      // A worker of another origin needs blob:, which the tenant's policy doesn't allow; the browser reports the try.
      expect(problems).toEqual([expect.stringContaining("blob:")]);
    }
    await page.close();
  });
});
