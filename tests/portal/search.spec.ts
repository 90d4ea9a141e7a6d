import type { Page } from "@playwright/test";
import { withoutToken } from "../helpers/without-token.ts";
import {
  addressOf,
  expect,
  expectNothingOnTop,
  fetchesAgain,
  axeViolations,
  resume,
  test,
  type Account,
} from "./fixtures.ts";

/** A page with the whole shell and little content. */
const quietPlace = "/deactive?type=billing-module";
const phone = { width: 390, height: 844 };

const launcher = (page: Page) => page.getByRole("button", { name: "Portalda ara" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Portalda ara" });
const box = (page: Page) => page.getByRole("combobox", { name: "Portalda ara" });
const group = (page: Page, name: string) => page.getByRole("group", { name });
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });

async function open(page: Page, account: Account = "admin", address = quietPlace): Promise<void> {
  await resume(page, account);
  await page.goto(address);
  await expect(launcher(page)).toBeVisible();
}

test("three letters and Enter open an employee, by keys alone; nothing typed is in an address, a title or a storage", async ({
  page,
}) => {
  await open(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("search-dialog")) scripts.push(request.url());
  });
  await launcher(page).focus();
  expect(scripts).toEqual([]);
  // Holds the search's code until the text has been typed.
  let release = () => undefined as void;
  const isTyped = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/chunks/search-dialog*", async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("ç kad");
  await page.keyboard.press("Enter");
  await expect(launcher(page)).toHaveAttribute("aria-busy", "true");
  release();
  const drawer = page.getByRole("dialog", { name: /Kadir/ });
  await expect(drawer).toBeVisible();
  expect(scripts).toHaveLength(1);
  await expect(dialog(page)).toHaveCount(0);
  expect(addressOf(page)).toMatch(/^\/personnel\?passenger=\d+$/);

  await test.step("over a drawer the next one is found", async () => {
    await page.keyboard.press("Control+k");
    await expect(box(page)).toBeFocused();
    await expect(group(page, "Son açılanlar")).toContainText("Kadir");
    await expect(page.getByRole("option").first()).toContainText("Kadir");
    await page.keyboard.type("kuş");
    await expect(option(page, "Kuş Bakışı")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Kuş Bakışı" })).toBeFocused();
    expect(addressOf(page)).toBe("/airview");
    await page.goBack();
    await expect.poll(() => addressOf(page)).toMatch(/^\/personnel\?passenger=\d+$/);
    await expect(drawer).toBeVisible();
  });
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect(withoutToken(kept)).not.toMatch(/kad|kuş/i);
});

test("arrows choose among the search's groups, a letter limits it to one kind, and Esc or Back closes it", async ({
  page,
}) => {
  await open(page);
  await launcher(page).click();
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole("listbox", { name: "Sonuçlar" })).toBeVisible();
  await box(page).fill("34");
  await expect(group(page, "Plakalar").getByRole("option")).toHaveCount(6);
  await expect(box(page)).toHaveAttribute("aria-expanded", "true");
  const activeId = () => box(page).getAttribute("aria-activedescendant");
  const selected = page.locator("[role=option][aria-selected=true]");
  await expect(selected).toHaveCount(1);
  expect(await selected.getAttribute("id")).toBe(await activeId());
  const first = await selected.textContent();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(selected).toHaveText(first ?? "");
  expect(await selected.getAttribute("id")).toBe(await activeId());
  await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ sonuç$/);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
  }

  await option(page, "Tümünü Göster").first().click();
  await expect(box(page)).toHaveValue("p 34");
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole("button", { name: "Plaka", pressed: true })).toBeVisible();
  await page.getByRole("button", { name: "Rota", exact: true }).click();
  await expect(box(page)).toHaveValue("r 34");
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole("listbox").getByRole("group")).toHaveCount(1);
  await box(page).fill("zzqq");
  await expect(dialog(page).getByText("Sonuç bulunamadı.").first()).toBeVisible();
  await expect(box(page)).toHaveAttribute("aria-expanded", "false");
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(launcher(page)).toBeFocused();
  expect(addressOf(page)).toBe(quietPlace);

  await page.keyboard.press("Control+k");
  await expect(box(page)).toHaveValue("");
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  expect(addressOf(page)).toBe(quietPlace);
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(dialog(page)).toHaveCount(0);
  await expectNothingOnTop(page);
});

test("every kind of result opens its page; a kind that can't be searched, or the search's code, has a retry", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 400|Failed to load resource: net::ERR_FAILED/);
  await open(page);
  await page.route("**/chunks/search-dialog*", (route) => route.abort());
  await launcher(page).click();
  const failed = page.getByRole("alert").filter({ hasText: "Arama açılamadı." });
  await expect(failed).toBeVisible();
  await page.unroute("**/chunks/search-dialog*");
  await page.getByRole("button", { name: "Yeniden Dene" }).click();
  if (!fetchesAgain(page)) {
    await expect(failed).toContainText("Yine olmazsa sayfayı yenileyin.");
    await page.reload();
    await launcher(page).click();
  }
  await expect(box(page)).toBeFocused();
  await expect(failed).toHaveCount(0);
  await page.keyboard.press("Escape");

  const lookFor = async (text: string) => {
    await page.keyboard.press("Control+k");
    await box(page).fill(text);
  };
  await page.route("**/api/company/employees/**", (route) => route.fulfill({ status: 400, json: {} }));
  await lookFor("kadir");
  await expect(option(page, /^Kadir/)).toHaveAttribute("aria-selected", "true");
  const retry = option(page, /Çalışanlar aranamadı\. Yeniden Dene/);
  await expect(retry).toBeVisible();
  await page.unroute("**/api/company/employees/**");
  await retry.click();
  await expect(group(page, "Çalışanlar").getByRole("option").first()).toContainText("Kadir");
  await expect(retry).toHaveCount(0);
  await page.keyboard.press("Escape");

  for (const [text, address] of [
    ["merdivenköy", /^\/route-details\/R-\d+$/],
    ["34 aaa", /^\/drivers\/\d+$/],
    ["d rapor", /^\/documents\?name=/],
    ["#48", /^\/passenger-tickets\?(status=solved&)?ticket=48\d+$/],
  ] as const) {
    await lookFor(text);
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => addressOf(page)).toMatch(address);
  }
});

test("a demo account has what its menu has, found by its own calls", { tag: "@whole" }, async ({ page }) => {
  await open(page, "demo", "/offer");
  await launcher(page).click();
  await expect(dialog(page).getByRole("option")).toHaveText([
    "Teklifimiz",
    "Kuş Bakışı",
    "Rotalar",
    "Çalışan Deneyimi",
  ]);
  await expect(page.getByRole("group", { name: "Yalnızca bir türde ara" }).getByRole("button")).toHaveCount(3);
  await box(page).fill("ç ");
  await expect(group(page, "Çalışanlar").getByRole("option").first()).toBeVisible();
  await box(page).fill("r ");
  await group(page, "Rotalar").getByRole("option").first().click();
  await expect(page).toHaveURL(/\/offer-route-details\/\d+$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("the search is an icon, and has the whole screen", { tag: "@whole" }, async ({ page }) => {
    await open(page);
    const { width } = (await launcher(page).boundingBox()) ?? { width: 0 };
    expect(width).toBeLessThanOrEqual(40);
    await launcher(page).tap();
    await expect(box(page)).toBeFocused();
    await box(page).fill("kad");
    await expect(option(page, /^Kadir/).first()).toBeVisible();
    const frame = await dialog(page).boundingBox();
    expect(frame?.height).toBeGreaterThan(phone.height - 2);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await page.getByRole("button", { name: "Aramayı kapat" }).tap();
    await expect(dialog(page)).toHaveCount(0);
    await launcher(page).tap();
    await box(page).fill("rez");
    await option(page, "Rezervasyonlar").tap();
    await expect(page).toHaveURL(/\/booking$/);
  });
});

test("shows no search in a frame, in a foreign page or over a form, where its keys do nothing", async ({ page }) => {
  await open(page);
  for (const [address, focused] of [
    [`${quietPlace}&embed=1`, page.getByRole("heading", { level: 1 })],
    ["/intranet/elements/personnel.html", page.getByRole("searchbox", { name: "Ad, telefon veya rota ara" })],
  ] as const) {
    await page.goto(address);
    await focused.focus();
    await page.evaluate(() => {
      addEventListener("keydown", (event) => {
        document.title = `${event.key} ${event.defaultPrevented}`;
      });
    });
    await page.keyboard.press("Control+k");
    await expect(page).toHaveTitle("k false");
    await expect(launcher(page)).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
  }

  await page.goto(`${quietPlace}&embed=search`);
  await expect(launcher(page)).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await box(page).fill("rotalar");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/route-details-home?embed=search");

  await page.goto("/personnel");
  await page.getByRole("button", { name: "Kişi Ekle" }).click();
  await page.getByRole("textbox").first().fill("Ayşe");
  await page.keyboard.press("Control+k");
  await page.getByRole("textbox").first().press("End");
  await expect(page.getByRole("textbox").first()).toHaveValue("Ayşe");
  await expect(dialog(page)).toHaveCount(0);
});
