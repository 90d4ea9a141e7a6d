// The archive for self-hosting: its content, and that a browser checks the hash of every file.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toImportMap } from "../../demo/build/package/importmap.mjs";
import { openZip } from "../../src/widgets/kit/sheet/read/unzip.ts";
import { launchChromium } from "../browser.mjs";
import { root } from "./places.ts";
import { openWatched, serveFolder, type Server } from "./servers.ts";

const place = join(root, "dist/self-host");
const name = readdirSync(place).find((file) => /^shuttle-[\w.-]*(?<!\.zip)$/.test(file)) ?? "";
const folder = join(place, name);
const { files } = JSON.parse(readFileSync(join(folder, "integrity.json"), "utf8")) as {
  readonly files: Readonly<Record<string, string>>;
};

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string };
/** The exact one, and that of the major version. */
const addresses = [version, `v${version.split(".")[0]}`];

describe("the archive", () => {
  it("holds the folder, file by file", async () => {
    const bytes = readFileSync(join(place, `${name}.zip`));
    const zip = openZip(new Uint8Array(bytes).buffer);
    const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
      statSync(join(folder, path)).isFile(),
    );
    expect(paths.length).toBeGreaterThan(100);
    for (const path of paths)
      expect(await zip.text(`${name}/${path}`), path).toBe(readFileSync(join(folder, path), "utf8"));
  });

  it("has the script of this version at two addresses more, which are those of its folder", async () => {
    const zip = openZip(new Uint8Array(readFileSync(join(place, `${name}.zip`))).buffer);
    for (const address of addresses)
      expect(await zip.text(`${address}/shuttle.js`)).toContain(`"../${name}/shuttle.js"`);
  });

  it("is named by its version and content, and tells the hash of every file that is served", () => {
    expect(name).toMatch(/^shuttle-\d+\.\d+\.\d+-[\da-f]{8}$/);
    const wrong = Object.entries(files).filter(
      ([path, hash]) =>
        hash !==
        `sha384-${createHash("sha384")
          .update(readFileSync(join(folder, path)))
          .digest("base64")}`,
    );
    expect(wrong).toEqual([]);
    const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js"));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(scripts));
  });

  it("has an import map for any address", () => {
    const { imports, integrity } = JSON.parse(toImportMap(files, "/static/x/", "@acme/shuttle-widgets")) as Record<
      string,
      Record<string, string>
    >;
    expect(imports?.["@acme/shuttle-widgets"]).toBe("/static/x/index.js");
    expect(imports?.["@acme/shuttle-widgets/overview"]).toBe("/static/x/overview.js");
    expect(integrity?.["/static/x/overview.js"]).toBe(files["overview.js"]);
  });
});

describe("in a browser", () => {
  let browser: Browser;
  let site: Server;
  beforeAll(async () => {
    // The server's policy is minimal, because the example page's own policy can only tighten it.
    site = await serveFolder(place, () => "object-src 'none'");
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  /** Opens the page. @param changed a file that was tampered with */
  async function open(changed?: string) {
    const problems: string[] = [];
    const page = await openWatched(browser, problems);
    if (changed) {
      await page.route(`**/${changed}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}\n// changed` });
      });
    }
    await page.goto(`${site.address}/${name}/example.html`);
    return { page, problems };
  }

  it("shows an element on the example page, under the policy that it states", async () => {
    const { page, problems } = await open();
    await page.getByText("Bu modül henüz erişime açık değil").waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });

  it.each(addresses)("shows an element with the script of /%s/", async (address) => {
    const page = await browser.newPage({ locale: "tr-TR" });
    const markup = "<shuttle-session storage=memory></shuttle-session><shuttle-notice></shuttle-notice>";
    const body = `<!doctype html><script type="module" src="/${address}/shuttle.js"></script>${markup}`;
    await page.route("**/page.html", (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto(`${site.address}/page.html`);
    await page.getByText("Bu modül henüz erişime açık değil").waitFor({ timeout: 30_000 });
    await page.close();
  });

  it.each(["shuttle.js", "notice.js"])("runs nothing of a changed %s", async (changed) => {
    const { page, problems } = await open(changed);
    await expect.poll(() => problems.join("\n"), { timeout: 30_000 }).toContain("integrity");
    expect(await page.evaluate(() => customElements.get("shuttle-notice"))).toBeUndefined();
    await page.close();
  });

  it("defines an element by those files, and no other, that package.json names as having effects", async () => {
    const { sideEffects } = JSON.parse(readFileSync(join(root, "dist/package/package.json"), "utf8")) as {
      readonly sideEffects: readonly string[];
    };
    // The loader has side effects because it watches the page, but defines no element.
    const effective = sideEffects.filter((path) => path !== "./shuttle.js");
    const modules = Object.keys(files).filter((path) => /^chunks\/.*\.js$/.test(path) || path === "pure.js");
    const page = await browser.newPage();
    await page.goto(`${site.address}/${name}/README.txt`);
    const steps = [...modules.map((path) => [path, path]), ...effective.map((path) => [path, `${path}?own`])];
    // Passed as a string, because Vitest would replace `import()` in a function.
    const found = await page.evaluate<string[]>(`(async () => {
      const defining = new Set();
      for (const [path, address] of ${JSON.stringify(steps)}) {
        customElements.define = () => defining.add(path);
        await import(new URL(address, location.href).href);
      }
      return [...defining];
    })()`);
    expect(modules.length).toBeGreaterThan(50);
    expect(found.toSorted()).toEqual(effective.toSorted());
    await page.close();
  });
});
