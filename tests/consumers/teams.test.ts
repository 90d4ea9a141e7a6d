// The Microsoft Teams app package is valid by Microsoft's schema, and the portal opens in the frame that Teams embeds.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApplication } from "../../demo/server/application.ts";
import { readConfiguration } from "../../demo/server/configuration.ts";
import { tabs, teamsOrigins, toTeamsApp, toTeamsManifest } from "../../demo/build/teams/manifest.mjs";
import { places } from "../../src/core/portal/places.ts";
import { openZip } from "../../src/widgets/kit/sheet/read/unzip.ts";
import { launchChromium } from "../browser.mjs";
import { folder, root } from "./places.ts";

const company = {
  portal: "https://portal.example.com/overview",
  company: "Örnek Teknoloji A.Ş.",
  privacy: "https://www.example.com/kvkk",
  terms: "https://www.example.com/kosullar",
};
const manifest = toTeamsManifest(company);

/** Width and height in px, read from the PNG's header. */
function sizeOf(name: string): readonly [number, number] {
  const bytes = readFileSync(join(root, "demo/build/teams", name));
  expect(bytes.toString("latin1", 1, 4)).toBe("PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe("the app package", () => {
  it("has a manifest as Microsoft's schema wants it", () => {
    const schemas = join(folder, "node_modules/@microsoft/app-manifest/build/json-schemas/teams");
    const { $schema: _draft, ...schema } = JSON.parse(
      readFileSync(join(schemas, "v1.23/MicrosoftTeams.schema.json"), "utf8"),
    ) as Record<string, unknown>;
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats.default(ajv);
    const validate = ajv.compile(schema);
    validate(manifest);
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ ...manifest, unknown: 1 })).toBe(false);
  });

  it("leads to addresses of the portal, in its frame, and is trusted with no other host", () => {
    expect(manifest.validDomains).toEqual(["portal.example.com"]);
    for (const { contentUrl, websiteUrl } of manifest.staticTabs) {
      expect(contentUrl).toBe(`${websiteUrl}?embed=1`);
      expect(new URL(contentUrl).origin).toBe("https://portal.example.com");
    }
    const known = Object.values(places).map(({ pattern, title }) => ({ path: pattern, name: title }));
    expect(known).toEqual(expect.arrayContaining([...tabs]));
    expect(() => toTeamsManifest({ ...company, portal: "http://portal.example.com" })).toThrow(/https/);
  });

  it("is one app for one portal, and holds its icons in the sizes that Teams wants", async () => {
    expect(toTeamsManifest({ ...company, company: "Örnek" }).id).toBe(manifest.id);
    expect(toTeamsManifest({ ...company, portal: "https://b.example.com" }).id).not.toBe(manifest.id);
    const zip = openZip(new Uint8Array(toTeamsApp(manifest)).buffer);
    expect(JSON.parse((await zip.text("manifest.json")) ?? "")).toEqual(manifest);
    for (const name of ["color.png", "outline.png"]) expect(await zip.text(name)).toContain("PNG");
    expect(sizeOf("color.png")).toEqual([192, 192]);
    expect(sizeOf("outline.png")).toEqual([32, 32]);
  });
});

describe("the portal in a tab", () => {
  const application = createApplication(
    { ...readConfiguration({ FRAME_ANCESTORS: teamsOrigins.join(" ") }), root },
    { fetch: async () => Response.json({}), ping: async () => undefined, close: async () => undefined },
  );
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  const address = manifest.staticTabs[0]?.contentUrl ?? "";

  async function answer(path: string) {
    const response = await application.request(path);
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  }

  it("names the two origins of Teams as its ancestors, and no other", async () => {
    const { headers } = await answer("/overview?embed=1");
    expect(headers["content-security-policy"]).toContain(
      "; frame-ancestors https://teams.microsoft.com https://teams.cloud.microsoft;",
    );
    expect(headers).not.toHaveProperty("x-frame-options");
  });

  it.each([
    ["https://teams.microsoft.com", true],
    ["https://teams.cloud.microsoft", true],
    ["https://teams.microsoft.com.example.net", false],
    ["https://outlook.cloud.microsoft", false],
  ] as const)("in a page of %s: shown is %s", async (origin, isShown) => {
    const page = await browser.newPage({ locale: "tr-TR" });
    const lines: string[] = [];
    page.on("console", (line) => lines.push(line.text()));
    await page.route(`${origin}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: `<iframe src="${address}" width="900" height="700"></iframe>` }),
    );
    // Answers of the portal's server, requested in-process.
    await page.route("https://portal.example.com/**", async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill(await answer(`${pathname}${search}`));
    });
    await page.goto(`${origin}/v2/`);
    if (isShown) await page.frameLocator("iframe").locator("shuttle-sign-in").waitFor({ timeout: 20_000 });
    else await expect.poll(() => lines.join("\n"), { timeout: 20_000 }).toContain("frame-ancestors");
    await page.close();
  });
});
