import type { Page } from "@playwright/test";
import { type Account, addressOf, expect, expectNoBarriers, findBarriers, resume, test } from "./fixtures.ts";

const area = (page: Page) => page.locator("shuttle-airview");
const map = (page: Page) => area(page).getByRole("region", { name: "Rota haritası" });
const count = (page: Page) => area(page).locator(".badge");
const detail = (page: Page) => area(page).getByRole("region", { name: "Seçili rota" });
const list = (page: Page) => area(page).getByRole("listbox", { name: "Rota listesi" });
const search = (page: Page) => area(page).getByRole("combobox", { name: "Çalışan ara" });
const stops = (page: Page) => detail(page).locator("button.stop-head");
/** A stop's marker is called by what it shows: "A/4, Acıbadem, 07:12". */
const markers = (page: Page, state = {}) => area(page).getByRole("button", { name: /^[A-Z]+\/\d+, /, ...state });
const homes = (page: Page) => area(page).getByRole("button", { name: /, ev$/ });
const routesCall = /\/api\/(demo\/)?routes\/\?/;

async function openAirview(page: Page, account: Account = "admin", query = ""): Promise<void> {
  await resume(page, account);
  await page.goto(`/airview${query}`);
  await expect(map(page)).toHaveAttribute("aria-busy", "false");
}

async function openList(page: Page): Promise<void> {
  await area(page).getByRole("tab", { name: "Rotalar" }).click();
  await expect(list(page).getByRole("option").first()).toBeVisible();
}

const shownRoutes = async (page: Page) => Number(((await count(page).textContent()) ?? "").replace(/\D/g, ""));

test.describe("filters", () => {
  test("are mirrored into the address, ask the provider, and leave no trace at the defaults", async ({ page }) => {
    await openAirview(page);
    const all = await shownRoutes(page);
    const asked = page.waitForRequest((request) => request.url().includes("all_routes=true"));
    await area(page).getByLabel("Kapsam").selectOption({ label: "Bölgemdeki Tüm Rotalar" });
    expect(new URL((await asked).url()).searchParams.get("per_page")).toBe("999");
    await expect.poll(() => addressOf(page)).toBe("/airview?scope=area");
    await expect.poll(() => shownRoutes(page)).toBeGreaterThan(all);

    await area(page).getByRole("button", { name: "Ofisten Dönüş" }).click();
    await area(page).getByRole("button", { name: "Yaka: Tümü" }).click();
    await page.getByRole("checkbox", { name: "Anadolu" }).check();
    await page.keyboard.press("Escape");
    await expect.poll(() => addressOf(page)).toBe("/airview?scope=area&time_periods=morning&sides=Anadolu");
    await expect(area(page).getByRole("button", { name: "Yaka: Anadolu" })).toBeFocused();

    await page.reload();
    await expect(area(page).getByRole("button", { name: "Yaka: Anadolu" })).toBeVisible();
    await area(page).getByRole("button", { name: "Filtreleri Temizle" }).click();
    await expect.poll(() => addressOf(page)).toBe("/airview");
    await expect.poll(() => shownRoutes(page)).toBe(all);
  });

  test("long lists are searched the Turkish way", async ({ page }) => {
    await openAirview(page);
    await area(page).getByRole("button", { name: "Mahalle: Tümü" }).click();
    await page.getByRole("searchbox", { name: "Seçeneklerde ara" }).fill("caferaga");
    await page.getByRole("checkbox", { name: "Caferağa" }).check();
    await expect.poll(() => addressOf(page)).toBe("/airview?neighborhoods=Cafera%C4%9Fa");
  });

  test("a changed filter clears the selection; an address that makes no sense shows everything", async ({ page }) => {
    await openAirview(page, "admin", "?time_periods=noon&sides=&scope=%E0%A4%A");
    await openList(page);
    await list(page).getByRole("option").first().click();
    await expect(detail(page)).toBeVisible();
    await area(page).getByRole("tab", { name: "Filtreler" }).click();
    await area(page).getByRole("button", { name: "Ofisten Dönüş" }).click();
    await expect(detail(page)).toHaveCount(0);
  });

  test("what fits nothing says so and has a way out", async ({ page }) => {
    await openAirview(page, "admin", "?route_names=Yok");
    await expect(area(page).getByText("Kriterlere uygun kayıt bulunmuyor!")).toBeVisible();
    await area(page).locator(".airview-state").getByRole("button", { name: "Filtreleri Temizle" }).click();
    await expect.poll(() => shownRoutes(page)).toBeGreaterThan(0);
  });
});

test("by mouse: a line tells of its route, a click selects it, a stop shows homes and lets go again", async ({
  page,
}) => {
  await openAirview(page);
  const tooltip = area(page).locator(".sh-map-tooltip");
  const box = await map(page).boundingBox();
  if (!box) throw new Error("no map");
  const across = async () => {
    for (let x = box.x + 340; x < box.x + box.width - 120; x += 6) {
      await page.mouse.move(x, box.y + box.height / 2);
      const isLine =
        (await tooltip.count()) > 0 && /(Sabah|Akşam) \d{2}:\d{2}/.test((await tooltip.textContent()) ?? "");
      if (isLine) return x;
    }
    throw new Error("no line on the way across");
  };
  const x = await across();
  await page.mouse.click(x, box.y + box.height / 2);
  await expect(detail(page)).toBeVisible();
  await expect(detail(page).getByRole("radio")).toHaveCount(2);
  await expect(detail(page)).toContainText(/Süre.*Ort\. yürüme.*Sapma.*Çalışan/s);
  await detail(page).getByRole("radio", { name: /Akşam/ }).click();
  await expect(detail(page).locator(".stop-list.evening")).toBeVisible();

  const [first] = await stops(page).all();
  await first?.click();
  await expect(detail(page).locator(".stop-people")).toBeVisible();
  await expect(homes(page).first()).toBeAttached();
  await expect(markers(page, { pressed: true })).toHaveCount(1);
  await first?.click();
  await expect(homes(page)).toHaveCount(0);
  await detail(page).getByRole("button", { name: "Seçimi kaldır" }).click();
  await expect(detail(page)).toHaveCount(0);
  await expect(map(page)).toBeFocused();
});

test("by keyboard alone: search, route, variant, stop, and back", async ({ page }) => {
  await openAirview(page);
  await page.getByRole("link", { name: "İçeriğe geç" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(area(page).getByRole("button", { name: "Haritayı atla" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(search(page)).toBeFocused();

  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await expect(list(page)).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(detail(page)).toBeVisible();
  await expect(list(page).getByRole("option", { selected: true })).toHaveCount(1);
  await expect(area(page).getByRole("status").filter({ hasText: "seçildi." })).toHaveCount(1);

  // Behind the list come the selected route's parts.
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press("Tab");
  await expect(detail(page).getByRole("radio", { checked: true })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(detail(page).locator(".stop-list.morning")).toBeVisible();
  await stops(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(detail(page).locator(".stop-people")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(detail(page).locator(".stop-people")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(detail(page)).toHaveCount(0);
  await expect(list(page)).toBeFocused();
});

test("a passenger is found, selected with route and stop, and let go", async ({ page }) => {
  await openAirview(page);
  await search(page).fill("AYSE");
  const results = area(page).getByRole("listbox", { name: "Bulunan çalışanlar" });
  await expect(results.getByRole("option").first()).toContainText(/durağı/);
  const name = (await results.locator(".airview-result-name").first().textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(detail(page).locator(".stop-people")).toContainText(name);
  await expect(search(page)).toHaveValue(name);
  await area(page).getByRole("button", { name: "Aramayı temizle" }).click();
  await expect(detail(page).locator(".stop-people")).toHaveCount(0);
  await expect(detail(page)).toBeVisible();
  await search(page).fill("yok böyle biri");
  await expect(area(page).getByText("Bu aramaya uyan çalışan yok.")).toBeVisible();
});

test("a copied link opens the same view", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAirview(page, "admin", "?sides=Anadolu");
  await openList(page);
  await list(page).getByRole("option").first().click();
  await stops(page).first().click();
  const title = (await detail(page).getByRole("heading").textContent()) ?? "";
  await area(page).getByRole("tab", { name: "Filtreler" }).click();
  await area(page).getByRole("button", { name: "Bağlantıyı Kopyala" }).click();
  await expect(area(page).getByText("Bağlantı kopyalandı")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/airview\?sides=Anadolu&route=[^&]+&period=(morning|evening)&stop=[A-Z]+$/);
  // The address is that link; Back lets go of the selection, what the browser reloads has it.
  expect(page.url()).toBe(link);
  await page.goBack();
  await expect(detail(page)).toHaveCount(0);
  expect(addressOf(page)).toBe("/airview?sides=Anadolu");
  await page.goForward();
  await expect(detail(page).getByRole("heading")).toHaveText(title);
  await page.goto(link);
  await expect(detail(page).getByRole("heading")).toHaveText(title);
  await expect(detail(page).locator(".stop-people")).toBeVisible();
});

test("the route's page is a click away for own routes only", async ({ page }) => {
  await openAirview(page, "user", "?scope=area");
  await openList(page);
  const link = detail(page).getByRole("link", { name: "Rota Detayına Git" });
  const seen = { own: false, foreign: false };
  for (const option of await list(page).getByRole("option").all()) {
    await option.click();
    await expect(detail(page).getByRole("heading")).toHaveText((await option.locator(".cut").textContent()) ?? "");
    if ((await link.count()) > 0) seen.own = true;
    else seen.foreign = true;
    if (seen.own && seen.foreign) break;
  }
  expect(seen).toEqual({ own: true, foreign: true });
  await page.goto("/airview");
  await openList(page);
  await list(page).getByRole("option").first().click();
  await link.click();
  await expect(page).toHaveURL(/\/route-details\/.+/);
});

test("a demo account sees one offer at a time, without scope and without the route's page", async ({ page }) => {
  await openAirview(page, "demo");
  const offers = area(page).getByRole("group", { name: "Teklifler" }).getByRole("button");
  await expect(offers.first()).toHaveAttribute("aria-pressed", "true");
  await expect(area(page).getByLabel("Kapsam")).toHaveCount(0);
  const before = await shownRoutes(page);
  await offers.nth(1).click();
  await expect.poll(() => shownRoutes(page)).not.toBe(before);
  await expect.poll(() => addressOf(page)).toMatch(/^\/airview\?pilot=/);
  await openList(page);
  await list(page).getByRole("option").first().click();
  await expect(detail(page)).toBeVisible();
  await expect(detail(page).getByRole("link")).toHaveCount(0);
  await offers.first().click();
  await expect(detail(page)).toHaveCount(0);
  await expect.poll(() => addressOf(page)).toBe("/airview");
});

test("names of other companies' people are nowhere", async ({ page }) => {
  const answers: string[] = [];
  page.on("response", async (response) => {
    if (routesCall.test(response.url())) answers.push(await response.text());
  });
  await openAirview(page, "admin", "?scope=area");
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  const { routes } = JSON.parse(answers.at(-1) ?? "") as {
    routes: {
      rps_detail: { passengers: { is_shadow: boolean; passenger_name?: string; first_last_name?: string }[] }[];
    }[];
  };
  const rows = routes
    .flatMap((route) => route.rps_detail.flatMap(({ passengers }) => passengers))
    .map((person) => ({ ...person, name: person.passenger_name ?? person.first_last_name ?? "" }));
  const own = new Set(rows.filter((person) => !person.is_shadow).map(({ name }) => name));
  const others = [...new Set(rows.map(({ name }) => name))].filter((name) => !own.has(name));
  expect(others.length).toBeGreaterThan(20);
  const [somebody = ""] = others;
  await search(page).fill(somebody);
  await expect(area(page).getByText("Bu aramaya uyan çalışan yok.")).toBeVisible();
  await search(page).fill("");
  await openList(page);
  for (const place of [0, 5, 10]) {
    await list(page).getByRole("option").nth(place).click();
    const text = await area(page).evaluate((element) => element.shadowRoot?.textContent ?? "");
    expect(others.filter((name) => text.includes(name))).toEqual([]);
  }
  expect(others.filter((name) => decodeURIComponent(page.url()).includes(name))).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("by touch: filters behind a button, the detail as a sheet that folds", async ({ page }) => {
    await openAirview(page);
    await expect(area(page).getByRole("tab")).toHaveCount(0);
    await area(page).getByRole("button", { name: "Filtreleri ve rota listesini aç" }).tap();
    await area(page).getByRole("tab", { name: "Rotalar" }).tap();
    await list(page).getByRole("option").nth(1).tap();
    await expect(detail(page)).toBeVisible();
    await expect(area(page).getByRole("tab")).toHaveCount(0);
    const sheet = await detail(page).boundingBox();
    const whole = await area(page).boundingBox();
    if (!sheet || !whole) throw new Error("nothing shown");
    expect(sheet.height).toBeLessThanOrEqual(whole.height * 0.52 + 1);

    await stops(page).first().tap();
    const pill = markers(page, { pressed: true });
    // Into what search and sheet leave free.
    await expect
      .poll(async () => {
        const box = await pill.boundingBox();
        return box !== null && box.y > 180 && box.y + box.height < sheet.y;
      })
      .toBe(true);

    const handle = area(page).getByRole("button", { name: "Rota ayrıntılarını küçült" });
    await handle.tap();
    await expect(stops(page).first()).toBeHidden();
    await area(page).getByRole("button", { name: "Rota ayrıntılarını büyüt" }).tap();
    await expect(stops(page).first()).toBeVisible();

    const grip = await handle.boundingBox();
    if (!grip) throw new Error("no handle");
    await page.mouse.move(grip.x + grip.width / 2, grip.y + 8);
    await page.mouse.down();
    await page.mouse.move(grip.x + grip.width / 2, grip.y + 120, { steps: 4 });
    await page.mouse.up();
    await expect(stops(page).first()).toBeHidden();
  });

  for (const account of ["admin", "demo"] as const) {
    test(`the map's buttons stand below the closed filters of ${account}`, async ({ page }) => {
      await openAirview(page, account);
      const panel = area(page).getByRole("region", { name: "Rota filtreleri" });
      const zoomIn = area(page).getByRole("button", { name: "Yakınlaştır" });
      // Hit by a finger, not only somewhere on the page.
      await zoomIn.tap();
      const [closed, button] = await Promise.all([panel.boundingBox(), zoomIn.boundingBox()]);
      if (!closed || !button) throw new Error("nothing shown");
      const gap = button.y - closed.y - closed.height;
      expect(gap).toBeGreaterThan(4);
      expect(gap).toBeLessThan(24);
      // Opened, the panel lies over them and they don't run away from it.
      await area(page).getByRole("button", { name: "Filtreleri ve rota listesini aç" }).tap();
      await expect(area(page).getByRole("tab").first()).toBeVisible();
      expect((await zoomIn.boundingBox())?.y).toBe(button.y);
    });
  }

  test("nothing is wider than the page, and there are no barriers", async ({ page }) => {
    await openAirview(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await area(page).getByRole("button", { name: "Filtreleri ve rota listesini aç" }).tap();
    expect(await findBarriers(page)).toEqual([]);
  });
});

test("there are no barriers, with and without a selection", async ({ page }) => {
  await openAirview(page);
  await expectNoBarriers(page, [1440]);
  await openList(page);
  await list(page).getByRole("option").first().click();
  await stops(page).first().click();
  await expect(homes(page).first()).toBeAttached();
  await expectNoBarriers(page, [1440]);
});

test("an integrator's tiles come with their owner's name, which nothing covers (elements.md)", async ({ page }) => {
  const tile =
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" /></svg>';
  await page.route("**/karo/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: tile }));
  await resume(page, "admin");
  await page.goto("/overview");
  await page.evaluate(() => {
    const session = document.querySelector("shuttle-session");
    session?.setAttribute("tile-attribution", "© Karo Sahibi, bütün katkıda bulunanlar ve onların veri kaynakları");
    session?.setAttribute("tile-url", "/karo/{z}/{x}/{y}.svg");
  });
  await page.getByRole("link", { name: "Kuş Bakışı" }).first().click();
  const owner = area(page).getByText("© Karo Sahibi");
  await expect(owner).toBeVisible();
  const legend = area(page).locator(".sh-map-legend");
  const [name, box] = await Promise.all([owner.boundingBox(), legend.boundingBox()]);
  if (!name || !box) throw new Error("nothing shown");
  // Side by side they would prove nothing.
  expect(name.x).toBeLessThan(box.x + box.width);
  expect(box.y + box.height).toBeLessThanOrEqual(name.y);
});

test.describe("when something fails", () => {
  for (const [what, respond] of [
    ["500", { status: 500, json: {} }],
    ["403", { status: 403, json: {} }],
    ["HTML", { status: 200, contentType: "text/html", body: "<!doctype html><p>Bakım" }],
    ["a dropped connection", null],
  ] as const) {
    test(`${what} is said in its place and mended by retry`, async ({ page, problems }) => {
      problems.allow(/Failed to load resource/);
      problems.allow(/\[shuttle\]/);
      await resume(page, "admin");
      await page.route(routesCall, (route) => (respond === null ? route.abort() : route.fulfill(respond)));
      await page.goto("/airview");
      const alert = area(page).getByRole("alert");
      await expect(alert).toContainText("Rotalar yüklenemedi", { timeout: 30_000 });
      // The map and the filters stay.
      await expect(map(page)).toBeVisible();
      await expect(area(page).getByLabel("Kapsam")).toBeVisible();
      await page.unroute(routesCall);
      await alert.getByRole("button", { name: "Yeniden Yükle" }).click();
      await expect.poll(() => shownRoutes(page)).toBeGreaterThan(0);
    });
  }

  test("an unknown driver costs one line of the detail", async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    problems.allow(/\[shuttle\]/);
    await resume(page, "admin");
    await page.route("**/meta/", (route) => route.fulfill({ status: 404, json: {} }));
    await page.goto("/airview");
    await openList(page);
    await list(page).getByRole("option").first().click();
    await expect(detail(page)).toContainText("Sürücü bilgisi yüklenemedi.");
    await page.unroute("**/meta/");
    await detail(page).getByRole("button", { name: "Yeniden Yükle" }).click();
    await expect(detail(page).locator(".driver-name")).toBeVisible();
  });

  test("tiles that aren't there leave the built-in base map", async ({ page, problems }) => {
    problems.allow(/Failed to load resource.*404/);
    await page.route("**/karo/**", (route) => route.fulfill({ status: 404 }));
    await resume(page, "admin");
    await page.goto("/overview");
    await page.evaluate(() =>
      document.querySelector("shuttle-session")?.setAttribute("tile-url", "/karo/{z}/{x}/{y}.png"),
    );
    const asked = page.waitForRequest("**/karo/**");
    await page.getByRole("link", { name: "Kuş Bakışı" }).first().click();
    await asked;
    await expect(map(page)).toHaveAttribute("aria-busy", "false");
    await expect(area(page).getByText(/Altlık/)).toBeVisible();
    await openList(page);
    await list(page).getByRole("option").first().click();
    await expect(markers(page).first()).toBeAttached();
  });

  test("more routes than one call brings are not cut in silence", async ({ page }) => {
    await resume(page, "admin");
    await page.route(routesCall, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { meta: { total_count: number } };
      await route.fulfill({ response, json: { ...body, meta: { ...body.meta, total_count: 1240 } } });
    });
    await page.goto("/airview");
    await expect(area(page).getByText(/Toplam 1\.240 rota var, haritada \d+ rota/)).toBeVisible();
  });
});

test.describe("what is shown is clear of the panels", () => {
  /** Everything of the selection that has a place: the pill of its stop, and the homes of those who board there. */
  const shown = (page: Page) => area(page).locator(".sh-map-marker:is([aria-pressed=true], [aria-label$=', ev'])");

  async function findHidden(page: Page): Promise<string[]> {
    const panels = area(page).locator(".airview-panel");
    const boxes = await Promise.all((await panels.all()).map((panel) => panel.boundingBox()));
    const whole = await map(page).boundingBox();
    if (!whole) throw new Error("no map");
    const marks = await Promise.all(
      (await shown(page).all()).map(async (mark) => [await mark.getAttribute("aria-label"), await mark.boundingBox()]),
    );
    expect(marks.length).toBeGreaterThan(1);
    type Box = NonNullable<(typeof boxes)[number]>;
    const isHidden = (mark: Box) => {
      const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
      const isIn = (box: Box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
      return !isIn(whole) || boxes.some((box) => box && isIn(box));
    };
    return marks.filter(([, box]) => isHidden(box as Box)).map(([label]) => String(label));
  }

  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    test(`a stop with its people's homes, also once the driver is there: ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const drivers: (() => void)[] = [];
      await page.route("**/meta/", async (route) => {
        await new Promise<void>((answer) => drivers.push(answer));
        await route.continue();
      });
      await openAirview(page);
      await search(page).fill("a");
      await area(page).getByRole("listbox", { name: "Bulunan çalışanlar" }).getByRole("option").nth(2).click();
      await expect(detail(page).locator(".stop-people")).toBeVisible();
      await expect.poll(() => findHidden(page)).toEqual([]);
      for (const answer of drivers) answer();
      await expect(detail(page).locator(".driver-name")).toBeAttached();
      await expect.poll(() => findHidden(page)).toEqual([]);
    });
  }
});
