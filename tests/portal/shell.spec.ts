import type { Page } from "@playwright/test";
import {
  accounts,
  addressOf,
  expect,
  expectForNewTab,
  expectNoBarriers,
  resume,
  signIn,
  test,
  turnTo,
  type Account,
} from "./fixtures.ts";

const phone = { width: 390, height: 844 };
const menu = (page: Page) => page.getByRole("navigation", { name: "Ana menü" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const account = (page: Page) => page.getByRole("button", { name: /Hesap menüsü/ });

/** A page with the whole shell and little content. */
const quietPlace = "/deactive?type=billing-module";

async function open(page: Page, name: Account, address = quietPlace): Promise<void> {
  await resume(page, name);
  await page.goto(address);
  await expect(page.getByRole("banner")).toBeVisible();
}

test.describe("ways in and out", () => {
  test("the sign-in requests the code of its own element only", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/");
    await expect(page.getByLabel("KULLANICI ADI")).toBeVisible();
    // Chunks are in a folder of their own; what is beside the loader is the module of one element.
    expect(asked.filter((path) => /^\/[\w-]+\.js$/.test(path)).toSorted()).toEqual(["/shuttle.js", "/sign-in.js"]);
  });

  test("signing in by keyboard leads to the page that was asked for; signing out ends the session in every tab", async ({
    page,
    context,
  }) => {
    const title = heading(page, "Geçmiş Yolculuklar");
    await test.step("the sign-in", async () => {
      await page.goto("/past-trips?page=2");
      await expect(page).toHaveURL("/?redirect=%2Fpast-trips%3Fpage%3D2");
      await expect(page).toHaveTitle("Giriş · Servis Portalı");
      await page.getByLabel("KULLANICI ADI").focus();
      await page.keyboard.type(accounts.admin.username);
      await page.keyboard.press("Tab");
      await page.getByLabel("ŞİFRE", { exact: true }).focus();
      await page.keyboard.type(accounts.admin.password);
      await page.keyboard.press("Enter");
      await expect(page.getByLabel("Doğrulama kodu")).toBeFocused();
      await page.keyboard.type(accounts.admin.pin);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/past-trips?page=2");
      await expect(page).toHaveTitle("Geçmiş Yolculuklar · Servis Portalı");
    });
    await test.step("the heading has the focus, without a frame", async () => {
      await expect(title).toBeFocused();
      // The element's code, with styles of its own, may load later.
      await expect(page.locator("shuttle-past-trips tbody tr").first()).toBeVisible();
      await expect(title).toBeFocused();
      await expect(title).toHaveCSS("outline-style", "none");
      await expect(page.locator(".portal-announcement")).toHaveText("Geçmiş Yolculuklar");
    });
    await test.step("who is signed in has no sign-in", async () => {
      await page.goto("/");
      await expect(page).toHaveURL("/overview");
      await expect(page.getByRole("banner")).toContainText(accounts.admin.fullName);
    });
    await test.step("signing out", async () => {
      const other = await context.newPage();
      await other.goto("/documents");
      // Waits, because a pending call of this tab could be answered with 401, a console error, before the tab is notified of the sign-out.
      await expect(other.locator("shuttle-documents tbody tr").first()).toBeVisible();
      await menu(page).getByRole("link", { name: "Dosyalar" }).click();
      await account(page).click();
      await page.getByRole("menuitem", { name: "Çıkış" }).click();
      await expect(page.getByText("Çıkış yaptınız.")).toBeVisible();
      expect(addressOf(page)).toBe("/");
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      await expect(other.getByText("Başka bir sekmede çıkış yapıldı.", { exact: false })).toBeVisible();
      expect(addressOf(other)).toBe("/");
      await page.goBack();
      await expect(page.getByLabel("KULLANICI ADI")).toBeVisible();
    });
  });

  test("a 401 ends the session and says so, signing in leads back, and no redirect leads to another site", async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 401/);
    await page.goto("/?redirect=%2F%5Cevil.example");
    await signIn(page, "user");
    await expect(page).toHaveURL("/overview");
    await page.route("**/api/company/documents/**", (route) => route.fulfill({ status: 401, json: { detail: "no" } }));
    await page.goto("/documents?x=1");
    await expect(page.getByText("Oturumunuz sona erdi.", { exact: false })).toBeVisible();
    expect(addressOf(page)).toBe("/?redirect=%2Fdocuments%3Fx%3D1");
    await page.unroute("**/api/company/documents/**");
    await signIn(page, "user");
    await expect(page).toHaveURL("/documents?x=1");
  });

  test("/health shows nothing; an unknown address shows the 404 page, which leads to the sign-in", async ({ page }) => {
    for (const address of ["/health", "/?redirect=/health"]) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(/Servis Portalı/);
      await expect(page.locator("#portal")).toBeEmpty();
      expect(addressOf(page)).toBe(address);
    }
    // All invalid addresses are tested in tests/core/portal/portal.test.ts; this one the server has to handle as well.
    await page.goto("/route-details/%E0%A4%A");
    await expect(page).toHaveURL("/404");
    await expect(page).toHaveTitle("Sayfa Bulunamadı · Servis Portalı");
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(heading(page, "Aradığınız sayfa bulunamadı.")).toBeVisible();
    await page.getByRole("link", { name: "Ana Sayfaya Dön" }).click();
    await expect(page.getByLabel("KULLANICI ADI")).toBeVisible();
  });
});

test("shows every page's title and heading, and keeps an element's query and the address the same", async ({
  page,
  problems,
}) => {
  // The ids below don't exist.
  problems.allow(/status of 404/);
  await open(page, "admin", "/overview?a=1&a=2");
  const element = page.locator("shuttle-overview");
  await expect(element).toHaveAttribute("query", "a=1&a=2");
  await element.evaluate((host) =>
    host.dispatchEvent(new CustomEvent("shuttle-query", { detail: { query: "week=last" }, bubbles: true })),
  );
  await expect(page).toHaveURL("/overview?week=last");
  await expect(element).toHaveAttribute("query", "week=last");
  const titles = [
    ["/overview", "Genel Bakış"],
    ["/personnel", "Çalışanlar"],
    ["/booking", "Rezervasyonlar"],
    ["/past-trips", "Geçmiş Yolculuklar"],
    ["/past-route-details/R-17", "Geçmiş Yolculuklar"],
    ["/route-details-home", "Rota Detayları"],
    ["/route-details/R-17", "Rota Detayları"],
    ["/billing", "Fatura Bilgileri"],
    ["/month-report", "Ay Sonu"],
    ["/marketplace?enabled=true", "Marketplace"],
    ["/documents", "Dosyalar"],
    ["/airview", "Kuş Bakışı"],
    ["/planner", "Planlama"],
    ["/drivers/list", "Sürücüler ve Araçlar"],
    ["/drivers/documents", "Sürücüler ve Araçlar"],
    ["/drivers/318", "Sürücüler ve Araçlar"],
    ["/passenger-tickets", "Çalışan Talepleri"],
  ] as const;
  for (const [address, title] of titles) {
    await turnTo(page, address);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Servis Portalı`);
    expect(addressOf(page)).toBe(address);
  }
  // All decisions of the guard are tested in tests/core/portal/portal.test.ts.
  await turnTo(page, "/drivers?page=2");
  await expect(page).toHaveURL("/drivers/list?page=2");
});

test("the menu is in order, marks the page, loads none anew, keeps the scroll position on Back, and folds", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 500 });
  await open(page, "admin", "/overview");
  await expect(heading(page, "Genel Bakış")).toBeVisible();
  await test.step("the first Tab leads to the content", async () => {
    await expect(page.locator("body")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "İçeriğe geç" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    expect(page.url()).not.toContain("#");
  });
  await page.evaluate(() => Reflect.set(globalThis, "sameDocument", true));
  await test.step("coming back finds the page where it was left", async () => {
    // All that has a height of its own above and below: what comes later moves what is in sight.
    await expect(page.locator("#content .attention-link").first()).toBeVisible();
    for (const name of [
      "Ortalama yürüme mesafesi",
      "Rezervasyonlar",
      "Planlanan Seferler",
      "Rota Ağı",
      "Aylık Değerlendirme",
    ]) {
      await expect(page.locator("#content").getByRole("heading", { name })).toBeVisible();
    }
    const scroll = () => page.evaluate(() => scrollY);
    await page.mouse.move(700, 100);
    await page.mouse.wheel(0, 350);
    await expect.poll(scroll).toBeGreaterThan(300);
    const left = await scroll();
    await menu(page).getByRole("link", { name: "Dosyalar" }).click();
    await expect(heading(page, "Dosyalar")).toBeVisible();
    await expect.poll(scroll).toBe(0);
    await page.goBack();
    await expect.poll(scroll).toBe(left);
    await page.goForward();
    await expect(heading(page, "Dosyalar")).toBeVisible();
    await expect.poll(scroll).toBe(0);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step("its order, and whose it is", async () => {
    await expect(menu(page).getByRole("link")).toHaveText([
      "Genel Bakış",
      "Çalışanlar",
      "Rezervasyonlar",
      "Geçmiş Seferler",
      "Rotalar",
      "Kuş Bakışı",
      "Planlama",
      // With or without the numbers of what waits.
      /^Sürücüler ve Araçlar/,
      "Fatura Bilgileri",
      "Ay Sonu",
      "Marketplace",
      "Dosyalar",
      /^Çalışan Talepleri/,
    ]);
    await expect(account(page)).toContainText(accounts.admin.fullName);
    await expect(account(page)).toContainText("Lodos Teknoloji A.Ş.");
  });
  await test.step("marks where the person is; focus and announcement follow", async () => {
    await menu(page).getByRole("link", { name: "Marketplace" }).click();
    await expect(page).toHaveURL("/marketplace?enabled=true");
    await expect(menu(page).getByRole("link", { name: "Marketplace" })).toHaveAttribute("aria-current", "page");
    await menu(page).getByRole("link", { name: "Çalışan Talepleri" }).click();
    await expect(heading(page, "Çalışan Talepleri")).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "Çalışan Talepleri" })).toBeAttached();
    await page.getByRole("link", { name: "Servis Portalı, ana sayfa" }).click();
    await expect(page).toHaveURL("/overview");
    await expect(page.locator("shuttle-overview").getByText("Ortalama yürüme mesafesi").first()).toBeVisible();
    await expect(heading(page, "Genel Bakış")).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(globalThis, "sameDocument"))).toBe(true);
  });
  await test.step("a click for a new tab stays the browser's", async () => {
    await expectForNewTab(menu(page).getByRole("link", { name: "Dosyalar" }), "/documents");
  });
  await test.step("folds to icons, with tooltips, and stays so", async () => {
    await page.getByRole("button", { name: "Gizle" }).click();
    await page.goto(quietPlace);
    const show = page.getByRole("button", { name: "Göster" });
    await expect(show).toBeVisible();
    expect((await menu(page).boundingBox())?.width).toBe(64);
    await menu(page).getByRole("link", { name: "Kuş Bakışı" }).hover();
    await expect(page.locator(".portal-tip")).toHaveText("Kuş Bakışı");
    await page.mouse.move(700, 400);
    await show.focus();
    await expect(page.locator(".portal-tip")).toHaveText("Göster");
    await page.keyboard.press("Escape");
    await expect(page.locator(".portal-tip")).toHaveCount(0);
    await show.click();
    expect((await menu(page).boundingBox())?.width).toBe(248);
  });
});

test("shows a retry when the state of billing can't be loaded, and neither link nor page when it is off", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  let answer = { status: 500, json: {} };
  await page.route("**/is-billing-enabled/", (route) => route.fulfill(answer));
  await open(page, "admin", "/billing");
  await expect(page.getByRole("alert")).toContainText("Fatura bilgilerinin durumu yüklenemedi");
  answer = { status: 200, json: { enabled: "False" } };
  await page.getByRole("button", { name: "Yeniden Yükle" }).click();
  await expect(page).toHaveURL("/deactive?type=billing-module");
  await expect(heading(page, "Bu modül henüz erişime açık değil")).toBeVisible();
  await expect(page.getByText("Fatura Bilgileri modülü şirketiniz için henüz erişime açık değil.")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(menu(page).getByRole("link", { name: "Marketplace" })).toBeVisible();
  await expect(menu(page).getByRole("link", { name: "Fatura Bilgileri" })).toHaveCount(0);
});

test("shows a retry in place of an element or sign-in whose code can't be loaded, while the rest works", async ({
  page,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED|The code of <shuttle-[a-z-]+> could not be loaded/);
  let isGone = false;
  for (const file of ["**/chunks/map-*", "**/sign-in.js"])
    await page.route(file, (route) => (isGone ? route.abort() : route.fallback()));
  const failed = page.getByRole("alert").filter({ hasText: "Sayfa yüklenemedi" });
  const reload = page.getByRole("button", { name: "Yeniden Yükle" });
  await resume(page, "admin");
  isGone = true;
  await page.goto("/airview");
  await expect(failed).toContainText("Bağlantınızı kontrol edip yeniden deneyin.");
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(heading(page, "Kuş Bakışı")).toBeVisible();
  await expectNoBarriers(page);

  await menu(page).getByRole("link", { name: "Sürücüler" }).click();
  await expect(page.locator("shuttle-drivers").getByRole("table")).toBeVisible();
  await expect(failed).toHaveCount(0);
  await page.goBack();
  await expect(failed).toBeVisible();
  isGone = false;
  await reload.click();
  await expect(page.locator("shuttle-airview").getByRole("heading", { name: "Kuş Bakışı" }).first()).toBeVisible();
  await expect(failed).toHaveCount(0);

  isGone = true;
  await page.evaluate(() => localStorage.clear());
  await page.goto("/");
  await expect(failed).toBeVisible();
  await expectNoBarriers(page);
  isGone = false;
  await reload.click();
  await expect(page.getByLabel("KULLANICI ADI")).toBeVisible();
});

test("a demo account gets a retry while its modules are unknown, lands on its offer, and sees what is closed and why", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  const modules = "**/api/demo/get-enabled-menu-items/**";
  await page.route(modules, (route) => route.fulfill({ status: 500, json: {} }));
  await signIn(page, "demo");
  await expect(page.getByRole("alert")).toContainText("Hesap bilgileri yüklenemedi");
  await page.unroute(modules);
  await page.getByRole("button", { name: "Yeniden Yükle" }).click();
  await expect(page).toHaveURL("/offer");
  await expect(heading(page, "Teklif Özeti")).toBeVisible();
  await expect(account(page)).toContainText(accounts.demo.fullName);
  await expect(menu(page).getByRole("link")).toHaveText(["Teklifimiz", "Kuş Bakışı", "Rotalar", "Çalışan Deneyimi"]);
  await page.route(modules, (route) =>
    route.fulfill({ json: { offer: true, airview: true, route_details: false, summary: true } }),
  );
  await page.goto("/personnel");
  await expect(page).toHaveTitle("Çalışan Deneyimi · Servis Portalı");
  const routes = menu(page).getByRole("link", { name: "Rotalar" });
  await expect(routes).toBeDisabled();
  await expect(routes).toHaveAccessibleDescription("Bu modül hesabınızda açık değil.");
  await routes.click({ force: true });
  expect(addressOf(page)).toBe("/personnel");
  await turnTo(page, "/overview");
  await expect(page).toHaveURL("/deactive?type=overview");
});

test("the account menu works by keyboard, the theme changes until a reload, and a lost network is told", async ({
  page,
  context,
}) => {
  await open(page, "admin");
  await test.step("works from the keyboard and gives the focus back", async () => {
    await account(page).press("Enter");
    await expect(page.getByRole("menuitemradio", { name: "Açık" })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("menuitem", { name: "Çıkış" })).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("menuitemradio", { name: "Koyu" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(account(page)).toBeFocused();
    await expect(page.getByRole("menu")).toHaveCount(0);
  });
  await test.step("says that the network is gone, and that it is back", async () => {
    // Waits for pending requests, which would fail offline with a console error.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    const note = page.getByText("İnternet bağlantısı yok. Veriler güncellenmeyebilir.");
    await expect(note).toBeVisible();
    await context.setOffline(false);
    await expect(note).toHaveCount(0);
    const back = page.getByText("İnternet bağlantısı geri geldi.");
    await expect(back).toBeVisible();
    await page.getByRole("button", { name: "Kapat" }).click();
    await expect(back).toHaveCount(0);
  });
  const html = page.locator("html");
  await test.step("switches the theme of the page and its elements, for this page's life", async () => {
    await account(page).click();
    await page.getByRole("menuitemradio", { name: "Koyu" }).click();
    await expect(html).toHaveAttribute("data-shuttle-theme", "dark");
    await expect(page.locator("shuttle-notice .shuttle-root")).toHaveAttribute("data-shuttle-theme", "dark");
    await page.reload();
    await expect(html).toHaveAttribute("data-shuttle-theme", "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(html).toHaveAttribute("data-shuttle-theme", "dark");
  });
  await test.step("on paper there is the content and nothing of the shell", async () => {
    await expect(page.getByRole("banner")).toBeVisible();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(menu(page)).toBeHidden();
    await expect(heading(page, "Bu modül henüz erişime açık değil")).toBeVisible();
  });
});

test("on a phone the menu is a drawer that keeps the focus and gives it back; nothing is wider than 320 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const expectNarrow = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await open(page, "admin");
  await expect(heading(page, "Bu modül henüz erişime açık değil")).toBeVisible();
  await expectNarrow();
  const opener = page.getByRole("button", { name: "Menüyü aç" });
  await opener.click();
  const drawer = page.getByRole("dialog", { name: "Ana menü" });
  await expect(drawer).toBeVisible();
  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press("Tab");
    const isInside = await drawer.evaluate(
      (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole("link", { name: "Dosyalar" }).click();
  await expect(drawer).toBeHidden();
  await expect(heading(page, "Dosyalar")).toBeFocused();
  await expectNarrow();
});

test("an expired offer closes the other pages, and axe finds nothing in the shell for any account", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByLabel("KULLANICI ADI")).toBeVisible();
  await expectNoBarriers(page);
  await signIn(page, "expired-demo");
  await expect(page).toHaveURL("/offer");
  await expect(heading(page, "Teklif Özeti")).toBeVisible();
  await expect(menu(page).getByRole("link", { name: "Kuş Bakışı" })).toHaveAccessibleDescription(
    "Teklifinizin süresi doldu.",
  );
  await account(page).click();
  await expectNoBarriers(page);
  await page.keyboard.press("Escape");
  await page.goto("/airview");
  await expect(page).toHaveURL("/offer-expire");
  await expect(heading(page, "Teklifin Süresi Doldu!")).toBeVisible();
  await expectNoBarriers(page);
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Menüyü aç" }).click();
  await expectNoBarriers(page, [phone.width]);
  await page.goto("/404");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoBarriers(page, [1440, 390, 320]);
});
