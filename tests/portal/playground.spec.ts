import type { Page } from "@playwright/test";
import { addressOf, expect, expectNoBarriers, fillSignIn, test } from "./fixtures.ts";
import { serveBeside } from "./host-pages.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const code = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const log = (page: Page) => page.getByRole("region", { name: "Olay listesi" });
const account = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });

/** Serves pages from a foreign origin, with the elements' files in the folder of the playground's snippet. */
const serveForeign = (
  portal: string,
  pages: Readonly<Record<string, { readonly policy: string; readonly body: string }>>,
) =>
  serveBeside(portal, (incoming, outgoing) => {
    const { url = "" } = incoming;
    const page = pages[url];
    // Every browser requests it and would log a 404.
    if (url === "/favicon.ico") outgoing.writeHead(204).end();
    else if (page) {
      outgoing.setHeader("content-security-policy", page.policy).setHeader("content-type", "text/html; charset=utf-8");
      outgoing.end(`<!doctype html><html lang="tr"><title>Yabancı sayfa</title>${page.body}`);
    } else incoming.url = url.replace(/^\/static\/shuttle-[\d.]+(?=\/)/, "");
  });

/** Copies a piece of code by its button; returns the clipboard's text. */
async function copy(page: Page, title: string): Promise<string> {
  const block = page.locator(".code-block").filter({ has: code(page, title) });
  await block.getByRole("button", { name: /^Kopyala/ }).click();
  await expect(block.getByRole("status")).toContainText("panoya kopyalandı");
  return page.evaluate(() => navigator.clipboard.readText());
}

test("an element is chosen, set, dressed, measured and shared", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/playground/?attr.cards=employees");
  await expect(page.locator("shuttle-overview").getByLabel("KULLANICI ADI")).toBeVisible();

  await account(page, "Elif Şahin").click();
  await expect(page.locator("shuttle-overview .figure").first()).toBeVisible();
  await expect(page.getByText("Giriş yapan: Elif Şahin")).toBeVisible();
  await expect(log(page)).toContainText('{"userName":"Elif Şahin"}');
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectNoBarriers(page, [1440, 390]);
  expect(addressOf(page)).toBe("/playground/?attr.cards=employees&account=7");

  await page.getByLabel("Öğe", { exact: true }).selectOption({ label: "Sürücüler ve Araçlar" });
  const drivers = page.locator("shuttle-drivers");
  await expect(drivers.locator("tbody tr")).toHaveCount(usualPageSize);
  await expect(log(page)).toContainText('{"widget":"drivers"}');
  await page.getByLabel("page-size").fill("10");
  await expect(drivers.locator("tbody tr")).toHaveCount(10);
  await page.getByRole("button", { name: "Temizle" }).click();
  await expect(log(page)).toContainText("Henüz olay yok.");

  await page.getByRole("radio", { name: "Koyu" }).click();
  await page.getByRole("button", { name: "Deniz" }).click();
  await expect(drivers.locator(".shuttle-root")).toHaveCSS("color-scheme", "dark");
  await expect(drivers.locator(".card").first()).toHaveCSS("border-radius", "4.5px");
  await page.getByRole("radio", { name: "360" }).click();
  await expect.poll(async () => (await drivers.boundingBox())?.width).toBe(360);
  await page.getByRole("separator", { name: "Önizlemenin genişliği" }).press("ArrowRight");
  await expect.poll(async () => (await drivers.boundingBox())?.width).toBe(370);
  const handle = await page.getByRole("separator", { name: "Önizlemenin genişliği" }).boundingBox();
  if (!handle) throw new Error("no handle");
  // Near the top, because the handle is as high as the preview.
  const [x, y] = [handle.x + handle.width / 2, handle.y + 24];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 64, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await drivers.boundingBox())?.width).toBe(434);

  // A change inside the element dispatches an event and updates the settings.
  await drivers.getByRole("searchbox").fill("ahm");
  await drivers.getByRole("searchbox").press("Enter");
  await expect(page.getByLabel("query")).toHaveValue(/search_term=ahm/);
  await expect(log(page)).toContainText("shuttle-query");
  const shared = new URL(page.url());
  expect(Object.fromEntries(shared.searchParams)).toMatchObject({
    element: "drivers",
    "attr.page-size": "10",
    "attr.query": expect.stringContaining("search_term=ahm") as unknown,
    theme: "dark",
    "look.radius": "3",
    width: "434",
    account: "7",
  });
  await page.getByRole("button", { name: "Paylaş" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared.href);
  await page.reload();
  await expect(drivers.getByRole("searchbox")).toHaveValue("ahm");
  await expect(drivers.locator("li.record").first()).toBeVisible();
  expect(page.url()).toBe(shared.href);
  expect((await drivers.boundingBox())?.width).toBe(434);

  // A link inside shows the element of its target, as in the portal; Back returns.
  await drivers.locator("li.record").first().getByRole("button").click();
  await drivers.locator("li.record").first().getByRole("link").first().click();
  await expect(page.locator("shuttle-driver-details .driver-head h2")).toBeVisible();
  await expect(page.getByLabel("driver-id")).not.toHaveValue("");
  await page.goBack();
  await expect(drivers.locator("li.record").first()).toBeVisible();

  const { stored, markup } = await page.evaluate(() => ({
    stored: { ...localStorage, ...sessionStorage },
    markup: document.documentElement.outerHTML,
  }));
  expect(stored).toEqual({});
  expect(markup).not.toMatch(/token="/);
});

test("a theme is built: what is hard to read is said and mended, the style copied, and a reload keeps all of it", async ({
  page,
  context,
  problems,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // The elements report the same in the console, for the page's engineers.
  problems.allow(/^console warning: \[shuttle\] Colours that this page sets are hard to read/);
  await page.goto("/playground/?element=notice");
  const contrast = page.getByRole("region", { name: "Kontrast" });
  await expect(contrast.getByRole("status")).toHaveText("Okunması güç renk çifti yok.");
  await page.getByText("Grafikler", { exact: true }).click();
  await page.getByLabel("İlk grafik serisi, Açık tema").fill("#e0b050");
  await expect(page.locator(".preview")).toHaveCSS("--shuttle-host-chart-1", "#e0b050");
  await expect(
    contrast.getByText("İlk grafik serisi. Zemini: Kart zemini. 2,00:1, gereken en az 3,00:1 (1,00 eksik)."),
  ).toBeVisible();
  await expect(contrast.getByRole("status")).toHaveText(/^[1-9] renk çiftinin okunması güç\.$/);
  await expectNoBarriers(page, [1440, 390]);
  // By keyboard only: each corrected pair disappears, until none is left.
  const mend = contrast.getByRole("button", { name: /Yerine kullan:/ });
  for (let left = await mend.count(); left > 0; left = await mend.count()) {
    await mend.first().press("Enter");
    await expect.poll(() => mend.count()).toBeLessThan(left);
  }
  await expect(contrast.getByRole("status")).toHaveText("Okunması güç renk çifti yok.");

  await page.getByText("Ölçüler", { exact: true }).click();
  await page.getByRole("slider", { name: /^Köşe yarıçapı/ }).fill("3");
  await page.getByRole("radio", { name: "Yalnızca CSS" }).click();
  const style = await copy(page, "Stil");
  expect(style).toMatch(/^:root \{\n {2}--shuttle-host-chart-1: #[0-9a-f]{6};\n[^}]*--shuttle-host-radius: 3px;\n\}$/);
  await page.reload();
  await expect(page.locator(".preview")).toHaveCSS("--shuttle-host-radius", "3px");
  await page.getByRole("radio", { name: "Yalnızca CSS" }).click();
  expect(await copy(page, "Stil")).toBe(style);
});

test("the copied lines work as they are on a clean page of another origin, under the policy they name", async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  problems.allow(/^request to a foreign origin: http:\/\/localhost:\d+\//);
  await page.goto("/playground/?element=personnel&look.radius=3&attr.page-size=5");
  const read = async () => ({
    body: await copy(page, "Sayfaya eklenecek satırlar"),
    policy: (await copy(page, "Sayfanın güvenlik başlığı")).replace(/^Content-Security-Policy: /, ""),
  });
  const script = await read();
  await page.getByRole("radio", { name: "Kendi sunucunuz" }).click();
  await expect(page.getByLabel("Klasörün adresi")).toHaveValue(/^\/static\/shuttle-\d/);
  await expect(code(page, "Sayfaya eklenecek satırlar")).toContainText(
    /src="\/static\/shuttle-[\d.]+\/shuttle.js" integrity=/,
  );
  const own = await read();
  await page.getByRole("radio", { name: "npm paketi" }).click();
  await expect(code(page, "Sayfanın kodu")).toContainText('import "shuttle-widgets/personnel";');

  const foreign = await serveForeign(baseURL ?? "", { "/script": script, "/own": own });
  try {
    const clean = await context.newPage();
    const violations: string[] = [];
    await clean.exposeFunction("reportViolation", (text: string) => violations.push(text));
    await clean.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        (globalThis as unknown as { reportViolation(text: string): void }).reportViolation(
          `${violatedDirective} ${blockedURI}`,
        ),
      );
    });
    const element = clean.locator("shuttle-personnel");
    await clean.goto(`${foreign.origin}/script`);
    await fillSignIn(element);
    await expect(element.locator("tbody tr")).toHaveCount(5);
    await expect(element.locator(".card").first()).toHaveCSS("border-radius", "4.5px");
    // Signed in already: the session belongs to the page's own origin.
    await clean.goto(`${foreign.origin}/own`);
    await expect(element.locator("tbody tr")).toHaveCount(5);
    // Code that is loaded on a click has its integrity checked too.
    await element.locator(".person-name").first().click();
    await expect(element.getByRole("dialog")).toBeVisible();
    expect(violations).toEqual([]);

    // A file with one more byte is refused.
    problems.allow(/integrity|Failed to fetch dynamically|could not be loaded/);
    const refused = clean.waitForEvent("console", (message) => /could not be loaded/.test(message.text()));
    await clean.route("**/personnel.js", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()}\n` });
    });
    await clean.goto(`${foreign.origin}/own`);
    await refused;
    expect(await clean.evaluate(() => customElements.get("shuttle-personnel"))).toBeUndefined();
  } finally {
    foreign.stop();
  }
});
