import type { Locator, Page } from "@playwright/test";
import { expect, exportAs, test } from "./fixtures.ts";
import { fetchTokens, placeNames, serveHosts, serveStrictPage, tags } from "./host-pages.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const boxOf = async (locator: Locator): Promise<Box> =>
  (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

let host: Awaited<ReturnType<typeof serveStrictPage>> | undefined;

test.afterEach(() => {
  host?.stop();
  host = undefined;
});

test("under the strictest policy, with the provider elsewhere, every element opens, exports, draws and reads e-mails, and the browser objects to nothing", async ({
  page,
  baseURL,
  problems,
}) => {
  host = await serveStrictPage(baseURL ?? "", await fetchTokens(page));
  problems.allow(new RegExp(`^request to a foreign origin: ${host.origin}/(?!api/)`));
  await page.addInitScript(() => {
    const ready = new Set<string>();
    Object.assign(globalThis, { ready });
    document.addEventListener("shuttle-ready", (event) => ready.add((event.target as Element).localName));
  });
  await page.goto(`${host.origin}/hosts/strict.html`);
  const ready = () => page.evaluate(() => [...(globalThis as unknown as { ready: Set<string> }).ready].toSorted());
  await expect.poll(ready, { timeout: 60_000 }).toEqual(tags.toSorted());
  const element = (name: string) => page.locator(`shuttle-${name}`);

  await element("airview").scrollIntoViewIfNeeded();
  await expect(element("airview").getByRole("region", { name: "Rota haritası" })).toHaveAttribute("aria-busy", "false");
  await element("overview").evaluate((overview) => overview.scrollIntoView());
  await expect(element("overview").getByRole("img", { name: /^Rota ağı haritası/ })).toHaveAttribute(
    "aria-busy",
    "false",
  );

  // A spreadsheet, written in a worker.
  const file = await exportAs(page, /xlsx|Excel/i, element("routes"));
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);

  // Opens a dialog with Shoelace controls, then a drawer.
  await element("personnel").getByRole("button", { name: "Kişi Ekle" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await element("personnel").getByRole("button", { name: "Detay" }).first().click();
  await expect(page.getByRole("dialog")).toContainText("Telefon");
  await page.keyboard.press("Escape");

  // Opens an HTML e-mail.
  await element("passenger-tickets").locator("tbody tr").first().locator("td").first().click();
  await expect(element("passenger-tickets").locator(".mail").first()).toBeVisible();
  await element("passenger-tickets").locator(".mail").first().scrollIntoViewIfNeeded();

  // Opens a document with a photograph.
  await page.keyboard.press("Escape");
  await element("driver-documents")
    .getByRole("button", { name: /^İncele/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // Shoelace's radio group.
  await page.getByRole("dialog").getByRole("button", { name: "Reddet" }).click();
  await page.getByRole("dialog").getByRole("radio").last().click();
  await expect(page.getByRole("dialog").getByRole("radio").last()).toBeChecked();

  problems.allow(/status of 400/);
  // Signing in asks the provider for leave to send JSON.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await element("sign-in").getByLabel("KULLANICI ADI").fill("biri@example.com");
  await element("sign-in").getByLabel("ŞİFRE", { exact: true }).fill("yanlis-sifre");
  const refused = page.waitForResponse("**/api/company/login/");
  await element("sign-in").getByRole("button", { name: "Devam Et" }).click();
  expect(await (await refused).headerValue("access-control-allow-origin")).toBe("*");
  await expect(element("sign-in").getByRole("alert")).toBeVisible();

  expect(await page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)).toEqual([]);
});

test("where the page names neither policy of ours, e-mails are shown as their words and say so, and an export is written without a worker", async ({
  page,
  baseURL,
  problems,
}) => {
  const shown = ["shuttle-passenger-tickets", "shuttle-routes"];
  host = await serveStrictPage(baseURL ?? "", await fetchTokens(page), "lit-html", shown);
  problems.allow(new RegExp(`^request to a foreign origin: ${host.origin}/(?!api/)`));
  // Allows the browser's messages about refused Trusted Types policies.
  problems.allow(/shuttle-(?:letter|sheet)/);
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await page.goto(`${host.origin}/hosts/strict.html`);

  const tickets = page.locator("shuttle-passenger-tickets");
  await tickets.locator("tbody tr").first().locator("td").first().click();
  await expect(tickets.locator(".mail-body.plain").first()).toBeVisible();
  await expect(tickets.getByText("mesajın yalnızca metni gösteriliyor").first()).toBeVisible();
  expect(await tickets.locator(".mail-body").first().locator("*").count()).toBe(0);
  await page.keyboard.press("Escape");

  const file = await exportAs(page, /xlsx|Excel/i, page.locator("shuttle-routes"));
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  expect(workers).toEqual([]);
  // The report's calls for the sessions in which nobody is signed in.
  problems.allow(/status of 401/);
  const codes = await page.evaluate(async () => {
    const session = document.querySelector("shuttle-session") as HTMLElement & {
      diagnose(): Promise<{ readonly findings: readonly { readonly code: string }[] }>;
    };
    return (await session.diagnose()).findings.map(({ code }) => code);
  });
  expect(codes).toContain("trusted-types-policy");
});

/** Asserts that a panel is directly above or below its button, aligned with an edge, and within the viewport. */
async function expectBeside(panel: Locator, button: Locator, page: Page): Promise<void> {
  const [box, anchor, window] = [
    await boxOf(panel),
    await boxOf(button),
    page.viewportSize() ?? { width: 0, height: 0 },
  ];
  const isBelow = Math.abs(box.y - (anchor.y + anchor.height) - 4) <= 2;
  const isAbove = Math.abs(anchor.y - (box.y + box.height) - 4) <= 2;
  expect(isBelow || isAbove, `${JSON.stringify(box)} beside ${JSON.stringify(anchor)}`).toBe(true);
  const edges = [
    box.x - anchor.x,
    box.x + box.width - (anchor.x + anchor.width),
    box.x + box.width - (window.width - 8),
    box.x - 8,
  ];
  expect(Math.min(...edges.map(Math.abs)), "in line with an edge").toBeLessThanOrEqual(2);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(window.width);
  expect(box.y + box.height).toBeLessThanOrEqual(window.height);
}

test("on an old page with three libraries, whatever an element stands in, what it opens stands where it should", async ({
  page,
  problems,
}) => {
  await serveHosts(page);
  // Shoelace's own icons, which nobody serves here.
  problems.allow(/hosts|icon|Failed to load resource/);
  await page.goto("/hosts/old.html");
  expect(await page.evaluate(() => document.compatMode)).toBe("BackCompat");
  expect(await page.evaluate(() => document.characterSet)).toBe("windows-1254");

  const inside = (name: string): Locator =>
    name === "frame"
      ? page.frameLocator("#place-frame iframe").locator("shuttle-personnel")
      : page.locator(`#place-${name} shuttle-personnel`);
  await page.locator("#place-details summary").click();
  for (const name of placeNames) {
    await test.step(name, async () => {
      if (name === "dialog")
        await page.evaluate(() => document.querySelector<HTMLDialogElement>("#place-dialog > dialog")?.showModal());
      const element = inside(name);
      // A cross-origin frame outside of the viewport renders no frames, so Playwright's stability check would hang.
      await page.locator(`#place-${name}`).scrollIntoViewIfNeeded();
      const menu = element.getByRole("button", { name: "Excel'e Aktar" });
      await menu.scrollIntoViewIfNeeded();
      await expect(element.locator("tbody tr").first()).toBeVisible();
      await menu.click();
      const panel = element.getByRole("menu");
      await expect(panel.getByRole("menuitem").first()).toBeVisible();
      await expectBeside(panel, menu, page);
      if (name === "transform") {
        await panel.getByRole("menuitem").first().click();
        const toast = element.locator(".toast");
        await expect(toast).toBeVisible();
        const box = await boxOf(toast);
        expect(box.y, "the toast's place in the window").toBeCloseTo(16, 0);
        expect(Math.abs(box.x + box.width - (page.viewportSize()?.width ?? 0) + 16)).toBeLessThanOrEqual(16);
      } else {
        await panel.getByRole("menuitem").first().hover();
        await page.keyboard.press("Escape");
      }
      await expect(panel).toBeHidden();

      const area: Box =
        name === "frame"
          ? await boxOf(page.locator("#place-frame iframe"))
          : { x: 0, y: 0, ...(page.viewportSize() ?? { width: 0, height: 0 }) };
      // Opens a map too, so it is tested only once, in the zoomed container.
      if (name === "zoom") {
        await element.getByRole("button", { name: "Detay" }).first().click();
        const drawer = element.getByRole("dialog");
        await expect(drawer).toContainText("Telefon");
        const box = await boxOf(drawer);
        expect(Math.abs(box.y - area.y), "its top").toBeLessThanOrEqual(1);
        expect(Math.abs(box.y + box.height - area.y - area.height), "its bottom").toBeLessThanOrEqual(1);
        expect(area.x + area.width - box.x - box.width, "its right edge").toBeLessThanOrEqual(16);
        await page.keyboard.press("Escape");
        await expect(drawer).toBeHidden();
      }

      await element.getByRole("button", { name: "Kişi Ekle" }).click();
      const dialog = await boxOf(element.getByRole("dialog"));
      expect(Math.abs(dialog.x + dialog.width / 2 - area.x - area.width / 2), "its middle").toBeLessThanOrEqual(10);
      expect(dialog.y).toBeGreaterThanOrEqual(area.y);
      expect(dialog.y + dialog.height).toBeLessThanOrEqual(area.y + area.height);
      await element.getByRole("dialog").getByRole("button", { name: "Vazgeç" }).click();
      await expect(element.getByRole("dialog")).toBeHidden();
      if (name === "dialog")
        await page.evaluate(() => document.querySelector<HTMLDialogElement>("#place-dialog > dialog")?.close());
    });
  }

  // The page has set `document.domain`, but its frame hasn't, so the frame counts as cross-origin.
  expect(
    await page.evaluate(() => {
      try {
        return Boolean(frames[0]?.document);
      } catch (error) {
        return (error as Error).name;
      }
    }),
  ).toBe("SecurityError");

  // The page's libraries work, and so do ours beside them, although both use React, in different versions.
  await expect(page.locator("#react-17")).toContainText("React 17.0.2");
  await expect(page.locator("#react-17 shuttle-notice")).toContainText("Teklifin Süresi Doldu!");
  await expect(page.locator("#jquery shuttle-overview .seats")).toBeVisible();
  expect(
    await page.evaluate(() =>
      Boolean(customElements.get("sl-button") && document.querySelector("#theirs")?.shadowRoot),
    ),
  ).toBe(true);
  const theirs = page.locator("sl-radio-group").getByRole("radio");
  await expect(theirs.nth(1)).toBeChecked();
  await inside("grid").getByRole("button", { name: "Detay" }).first().click();
  await inside("grid").getByRole("dialog").getByRole("button", { name: "Çalışanı Sil" }).click();
  const ours = inside("grid").getByRole("dialog", { name: "Çalışanı Sil" });
  await ours.getByRole("radio").first().click();
  await expect(ours.getByRole("radio").first()).toBeChecked();
  await expect(theirs.nth(1)).toBeChecked();
  await ours.getByRole("button", { name: "Vazgeç" }).click();
  await page.keyboard.press("Escape");
  await expect(inside("grid").getByRole("dialog")).toBeHidden();
  // Neither quirks mode nor the page's styles affect the elements.
  const cell = inside("grid").locator("tbody td").nth(1);
  await expect(cell).toHaveCSS("letter-spacing", "normal");
  await expect(cell).toHaveCSS("color", /^rgb\(\d+, \d+, \d+\)$/);
  await expect(inside("shadow").locator(".shuttle-root")).toHaveCSS("font-size", "14px");
  await expect(inside("grid").locator("table").first()).toHaveCSS("font-size", "14px");
  await expect(inside("grid").locator("table").first()).toHaveCSS("font-weight", "430");
});

test("under a page's zoom the pointer meets what it is on, and lists, calendars and hints stand beside what they belong to", async ({
  page,
}) => {
  await serveHosts(page);
  await page.goto("/hosts/zoom.html");
  const files = page.locator("shuttle-documents");
  await expect(files.locator("tbody tr").first()).toBeVisible();

  const filter = files.getByRole("combobox", { name: "Dosya Adı" });
  await filter.click();
  await expect(files.getByRole("option").first()).toBeVisible();
  const [list, field] = [await boxOf(files.getByRole("listbox")), await boxOf(filter)];
  expect(Math.abs(list.y - field.y - field.height), "the list below its field").toBeLessThanOrEqual(18);
  expect(Math.abs(list.x - field.x), "their left edges").toBeLessThanOrEqual(48);
  await page.keyboard.press("Escape");

  const cut = files.locator(".truncated-text").first();
  await cut.hover();
  const tip = files.getByRole("tooltip");
  await expect(tip).toBeVisible();
  const [tipBox, cutBox] = [await boxOf(tip), await boxOf(cut)];
  const [below, above] = [tipBox.y - cutBox.y - cutBox.height, cutBox.y - tipBox.y - tipBox.height];
  expect(Math.max(below, above), "the hint beside its text").toBeGreaterThanOrEqual(0);
  expect(Math.max(below, above)).toBeLessThanOrEqual(12);
  expect(Math.abs(tipBox.x - cutBox.x)).toBeLessThanOrEqual(24);

  const opener = page.locator("shuttle-past-route-details").getByRole("button", { name: /Bitiş tarihi/ });
  await opener.scrollIntoViewIfNeeded();
  await opener.click();
  const calendar = page.locator("shuttle-past-route-details").getByRole("dialog");
  await expect(calendar.getByRole("grid")).toBeVisible();
  await expectBeside(calendar, opener, page);
  await page.keyboard.press("Escape");

  // A stop is drawn on a canvas; its button has the same position and is named by what is drawn.
  const airview = page.locator("shuttle-airview");
  const map = airview.getByRole("region", { name: "Rota haritası" });
  await expect(map).toHaveAttribute("aria-busy", "false");
  await map.scrollIntoViewIfNeeded();
  await airview.getByRole("tab", { name: "Rotalar" }).click();
  await airview.getByRole("option").first().click();
  const marker = airview.getByRole("button", { name: /^[A-Z]+\/\d+, / }).first();
  await expect(marker).toBeVisible();
  const name = (await marker.getAttribute("aria-label")) ?? "";
  const hint = airview.locator(".sh-map-tooltip");
  // Retried, because the map moves to the route, and elements above it grow when their responses come.
  await expect(async () => {
    const spot = await boxOf(marker);
    await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2, { steps: 3 });
    await expect(hint).toContainText(name.split(", ")[1] ?? name, { timeout: 2000 });
    const hintBox = await boxOf(hint);
    expect(Math.abs(hintBox.x - spot.x), "the hint beside the marker").toBeLessThanOrEqual(hintBox.width + 40);
    expect(Math.abs(hintBox.y - spot.y)).toBeLessThanOrEqual(hintBox.height + 40);
  }).toPass({ timeout: 30_000 });
});
