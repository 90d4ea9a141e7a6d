import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "../browser.mjs";
import { expect, fillSignIn, axeViolations, test } from "./fixtures.ts";
import { shortPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

// The full browser, because Chromium's headless shell has no separate process for a frame of another site.
test.use({ launchOptions: { executablePath: await findChromium(), args: chromiumArguments } });

/** The one page that FRAME_ANCESTORS of playwright.config.ts names. */
const allowedPort = Number(process.env["FRAME_PORT"]);

interface Told {
  readonly type: string;
  readonly height?: number;
  readonly path?: string;
  readonly title?: string;
}

/** A page with the portal in a frame, as docs/frame.md has it. */
const surroundings = (portal: string) => `<!doctype html><html lang="tr"><title>İntranet</title>
<link rel="icon" href="data:," /><style>body{margin:0}iframe{display:block;width:100%;height:300px;border:0}</style>
<main><h1>Personel servisi</h1><iframe title="Servis portalı" src="${portal}/overview?embed=1"></iframe></main>
<script>
  const frame = document.querySelector("iframe");
  window.told = [];
  addEventListener("message", ({ origin, source, data }) => {
    if (source !== frame.contentWindow) return;
    told.push({ origin, ...data });
    if (origin === "${portal}" && data.type === "shuttle-height") frame.style.height = data.height + "px";
  });
</script>`;

async function serve(port: number, portal: string) {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8").end(surroundings(portal));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${taken}/`, close: () => server.close() };
}

const read = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { told: (Told & { origin: string })[] }).told);
const pathsOf = async (page: Page) =>
  (await read(page)).flatMap(({ type, path }) => (type === "shuttle-navigate" ? [path] : []));

test("shows no shell in a frame, which gets as tall as its content, and tells the named page alone where it is", async ({
  page,
  baseURL: portal,
  problems,
}) => {
  const baseURL = portal ?? "";
  // In private windows, which the tests use, Chromium refuses storage to a frame of another site.
  problems.allow(/^request to a foreign origin: http:\/\/127\.0\.0\.1:|The browser refuses its storage/);
  const parent = await serve(allowedPort, baseURL);
  try {
    await page.goto(parent.address);
    const frame = page.frameLocator("iframe");
    const inner = () => page.frames()[1]?.url().replace(baseURL, "");
    const isAsTall = () =>
      expect
        .poll(async () => {
          const outside = (await page.locator("iframe").boundingBox())?.height ?? 0;
          return outside - ((await frame.locator("body").boundingBox())?.height ?? 0);
        })
        .toBeLessThan(1);

    // The guard redirects to the sign-in, in the frame.
    await expect(frame.getByLabel("KULLANICI ADI")).toBeVisible();
    expect(inner()).toBe("/?redirect=%2Foverview&embed=1");
    await isAsTall();
    await fillSignIn(frame);
    // As without a frame, the heading has the focus after signing in.
    await expect(frame.getByRole("heading", { level: 1, name: "Genel Bakış" })).toBeFocused();
    expect(inner()).toBe("/overview?embed=1");
    await expect(frame.getByRole("banner")).toHaveCount(0);
    await expect(frame.getByRole("navigation", { name: "Ana menü" })).toHaveCount(0);
    await expect(frame.locator("shuttle-overview .page-foot")).toBeHidden();
    await expect(frame.locator("[aria-busy=true]")).toHaveCount(0);
    await isAsTall();

    // In a frame the map doesn't fill the window. By key: Chromium drops a pointer's press in a frame that has just been resized.
    await frame.getByRole("link", { name: "Kuş Bakışı" }).press("Enter");
    await expect(frame.getByRole("heading", { level: 1, name: "Kuş Bakışı" })).toBeVisible();
    await expect(frame.getByRole("region", { name: "Rota haritası" })).toHaveAttribute("aria-busy", "false");
    expect(inner()).toMatch(/^\/airview\?.*embed=1$/);
    await isAsTall();
    await page.evaluate(() => history.back());
    await expect(frame.getByRole("heading", { level: 1, name: "Genel Bakış" })).toBeVisible();
    await expect.poll(() => pathsOf(page)).toEqual(["/", "/overview", "/airview", "/overview"]);
    await isAsTall();

    const told = await read(page);
    expect(new Set(told.map(({ origin }) => origin))).toEqual(new Set([baseURL]));
    expect(told).toContainEqual({ origin: baseURL, type: "shuttle-navigate", path: "/airview", title: "Kuş Bakışı" });
    const heights = told.flatMap(({ height }) => (height === undefined ? [] : [height]));
    expect(heights.every((height, index) => height > 0 && height !== heights[index - 1])).toBe(true);
    expect(heights.length).toBeLessThan(40);
    // The messages contain no personal data.
    expect(JSON.stringify(told)).not.toMatch(/elif|token|search|redirect/i);
    // In a frame taller than the screen, a dialog is placed in the visible part, and follows scrolling.
    await page.setViewportSize({ width: 1440, height: 520 });
    // By keys: after a resize the browser updates the position of a cross-site frame late, and a click would miss.
    await frame.locator('shuttle-overview a[href*="/personnel"]').first().press("Enter");
    await expect(frame.locator("shuttle-personnel tbody tr")).toHaveCount(shortPageSize);
    await isAsTall();
    await frame.getByRole("button", { name: "Kişi Ekle" }).press("Enter");
    const dialog = frame.locator("dialog[open]");
    const isSeen = () =>
      expect
        .poll(async () => {
          const box = await dialog.boundingBox();
          return box !== null && box.y >= 0 && box.y + box.height <= 520;
        })
        .toBe(true);
    await isSeen();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await isSeen();
    await dialog.press("Escape");
    await expect(dialog).toHaveCount(0);
    // A frame that is made narrower gets taller by itself.
    await page.setViewportSize({ width: 390, height: 844 });
    await isAsTall();
    expect(await axeViolations(page)).toEqual([]);
  } finally {
    parent.close();
  }
});

test("a page that isn't named can't frame the portal", async ({ page, baseURL, problems }) => {
  problems.allow(/^request to a foreign origin|frame-ancestors/);
  const parent = await serve(0, baseURL ?? "");
  try {
    const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
    await page.goto(parent.address);
    await refused;
    expect(await read(page)).toEqual([]);
  } finally {
    parent.close();
  }
});
