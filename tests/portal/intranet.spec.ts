import type { JSHandle, Page } from "@playwright/test";
import { elementTags } from "../../src/core/portal/places.ts";
import { partOf } from "../helpers/whole.ts";
import { contentOf, expect, fetchesAgain, axeViolations, test } from "./fixtures.ts";
import { printedJobs, watchPrinting } from "./paper.ts";

const intranet = "/intranet/";
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const smallPhone = { width: 360, height: 780 };

const widget = (page: Page, cards: string) => page.locator(`shuttle-overview[cards="${cards}"]`);
const total = (page: Page) => widget(page, "reservations").locator(".figure");
const map = (page: Page) => widget(page, "network").getByRole("img", { name: /^Rota ağı haritası: \d+ rota/ });
const tripCounts = (page: Page) => widget(page, "trips").getByRole("group", { name: "Günlere göre sefer sayısı" });
const week = (page: Page, name: string) => widget(page, "reservations").getByRole("radio", { name });
const themeToggle = (page: Page) => page.getByRole("button", { name: "Koyu görünüm" });

async function expectLiveCards(page: Page): Promise<void> {
  await expect(total(page)).toHaveText(/^\d{1,3}(\.\d{3})*$/);
  await expect(tripCounts(page)).toBeVisible();
  await expect(map(page)).toHaveAttribute("aria-busy", "false");
}

async function openIntranet(page: Page): Promise<void> {
  await page.goto(intranet);
  await expectLiveCards(page);
}

/** Every element but those that read for half a minute. */
const names = elementTags
  .map((tag) => tag.replace("shuttle-", ""))
  .filter((name) => !["session", "month-report", "planner"].includes(name));
const everyElement = names.map((name) => `shuttle-${name}`).join(", ");

async function openElementPage(page: Page, name: string): Promise<void> {
  await page.goto(`/intranet/elements/${name}.html`);
  await contentOf(page, `shuttle-${name}`);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

test("shows three cards with one token, in Turkish, in the design's sizes and the page's colours", async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const ready: string[] = [];
    Object.assign(globalThis, { ready });
    document.addEventListener("shuttle-ready", (event) =>
      ready.push(String((event.target as Element).getAttribute("cards"))),
    );
  });
  const answered = page.waitForResponse("**/intranet/token");
  await openIntranet(page);
  const ready = await page.evaluate(() => (globalThis as unknown as { ready: string[] }).ready.toSorted());
  expect(ready).toEqual(["network", "reservations", "trips"]);
  expect(asked.filter((path) => path === "/intranet/token")).toHaveLength(1);
  expect(asked.filter((path) => path === "/shuttle.js")).toHaveLength(1);
  // Cards that aren't on the page ask for nothing.
  expect(asked.filter((path) => /\/api\/.*(ratings|emission|kpi)/.test(path))).toEqual([]);
  await expect(widget(page, "network").locator(".network-counts")).toHaveText(/\d+ rotanız\s*\d+ bölgenizde/);

  await test.step("the elements speak Turkish on a page that says it is English", async () => {
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
    for (const cards of ["reservations", "network", "trips"]) {
      await expect(widget(page, cards).locator(".shuttle-root")).toHaveAttribute("lang", "tr");
    }
    const texts = await page.evaluate(() =>
      [...document.querySelectorAll("shuttle-overview")].flatMap(({ shadowRoot }) => {
        const nodes = [...(shadowRoot?.querySelectorAll("*") ?? [])];
        const told = ["aria-label", "aria-description", "aria-roledescription", "title", "alt", "placeholder"];
        return nodes
          .filter((node) => !node.closest("[lang=en]"))
          .flatMap((node) => [
            ...told.map((attribute) => node.getAttribute(attribute)),
            ...[...node.childNodes]
              .filter((child) => child.nodeType === Node.TEXT_NODE)
              .map((child) => child.textContent),
          ])
          .filter((text) => text?.trim());
      }),
    );
    expect(texts.length).toBeGreaterThan(50);
    const english =
      /\b(?:the|of|and|loading|error|failed|retry|close|open|chart|graph|graphic|map|marker|zoom|legend|value|total|show|hide|week|morning|evening|live|planned|mon|tue|wed|thu|fri|january|november|undefined|null|nan)\b/i;
    expect(texts.filter((text) => text && english.test(text))).toEqual([]);
  });

  await test.step("the token is in no place that another script could read by looking around", async () => {
    const { token } = (await (await answered).json()) as { token: string };
    expect(token.length).toBeGreaterThan(10);
    const { markup, storages } = await page.evaluate(() => ({
      markup: [
        document.documentElement.outerHTML,
        ...[...document.querySelectorAll("*")].map(({ shadowRoot }) => shadowRoot?.innerHTML ?? ""),
      ].join("\n"),
      storages: [{ ...localStorage }, { ...sessionStorage }],
    }));
    expect(markup).toContain("rezervasyon");
    expect(markup).not.toContain(token);
    expect(storages).toEqual([{}, {}]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  });

  await test.step("sizes are the design's, although 1rem is 10 px here", async () => {
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("10px");
    const root = widget(page, "reservations").locator(".shuttle-root");
    await expect(root).toHaveCSS("font-size", "14px");
    await expect(root).toHaveCSS("line-height", "20px");
    await expect(root).toHaveCSS("letter-spacing", "normal");
    await expect(root).toHaveCSS("text-transform", "none");
    await expect(root).toHaveCSS("white-space", "normal");
    await expect(root).toHaveCSS("direction", "ltr");
    await expect(root).toHaveCSS("text-indent", "0px");
    await expect(root).toHaveCSS("text-shadow", "none");
    await expect(root).toHaveCSS("cursor", "auto");
    await expect(widget(page, "reservations").locator(".card")).toHaveCSS("box-sizing", "border-box");
    const button = week(page, "Geçen Hafta");
    await expect(button).toHaveCSS("font-size", "13px");
    await expect(button).toHaveCSS("text-transform", "none");
    await expect(button).toHaveCSS("letter-spacing", "normal");
    await expect(button).toHaveCSS("padding", "0px 11px");
    expect((await button.boundingBox())?.height).toBe(28);
    expect((await button.boundingBox())?.width).toBeLessThan(110);
  });

  await test.step("what the page asked for does arrive", async () => {
    const card = widget(page, "reservations").locator(".card");
    await expect(card).toHaveCSS("border-radius", "4.5px");
    await expect(card).toHaveCSS("border-color", "rgb(207, 211, 205)");
    await expect(card).toHaveCSS("font-family", /^"Noto Sans"/);
    await expect(card.getByRole("heading")).toHaveCSS("font-family", /^"Noto Serif"/);
    await expect(widget(page, "network").getByRole("link", { name: "Kuş Bakışı" })).toHaveCSS(
      "color",
      "rgb(14, 95, 102)",
    );
  });

  await test.step("nothing scrolls sideways", async () => {
    for (const viewport of [phone, smallPhone]) {
      await page.setViewportSize(viewport);
      expect(await findTooWide(page), `${viewport.width} px`).toEqual([]);
    }
    await page.setViewportSize(desktop);
  });

  await test.step("the page's dark look reaches the elements and loses nothing", async () => {
    const thisWeek = await total(page).textContent();
    await week(page, "Geçen Hafta").click();
    await expect(total(page)).not.toHaveText(thisWeek ?? "");
    const lastWeek = (await total(page).textContent()) ?? "";
    const card = widget(page, "reservations").locator(".card");
    await expect(card).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await themeToggle(page).click();
    for (const cards of ["reservations", "network", "trips"]) {
      await expect(widget(page, cards).locator(".card")).toHaveCSS("background-color", "rgb(23, 32, 32)");
      await expect(widget(page, cards).locator(".shuttle-root")).toHaveCSS("color-scheme", "dark");
    }
    await expect(week(page, "Geçen Hafta")).toBeChecked();
    await expect(total(page)).toHaveText(lastWeek);
    await expect(map(page)).toHaveAttribute("aria-busy", "false");
    await themeToggle(page).click();
    await expect(card).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(week(page, "Geçen Hafta")).toBeChecked();
  });

  await test.step("no barriers, light or dark, on a laptop or a phone", async () => {
    const ways = [desktop, phone].flatMap((viewport) => [false, true].map((isDark) => ({ viewport, isDark })));
    for (const { viewport, isDark } of partOf(ways)) {
      await page.setViewportSize(viewport);
      if (isDark) await themeToggle(page).click();
      const ground = isDark ? "rgb(23, 32, 32)" : "rgb(255, 255, 255)";
      await expect(widget(page, "reservations").locator(".card")).toHaveCSS("background-color", ground);
      expect(await axeViolations(page)).toEqual([]);
      if (isDark) await themeToggle(page).click();
    }
    await page.setViewportSize(desktop);
  });

  await test.step("a link of the page stays on it, a link of a card leads to the portal", async () => {
    await page.getByRole("link", { name: "Formlar" }).click();
    await expect(page).toHaveURL("/intranet/#formlar");
    await expect(total(page)).toBeVisible();
    await widget(page, "network").getByRole("link", { name: "Kuş Bakışı" }).click();
    // The portal asks to sign in, because the intranet's token isn't shared with it.
    await expect(page).toHaveURL("/?redirect=%2Fairview");
  });
});

/** Uses the page's styles, or only `--shuttle-host-*` and the column's width; returns the number of `--shuttle-host-*` properties. */
const dress = (page: Page, isPlain: boolean) =>
  page.evaluate((isOff) => {
    const sheet = [...document.styleSheets].find(({ href }) => href?.endsWith("/intranet.css"));
    if (!sheet) throw new Error("The page has no styles.");
    const isKept = ({ cssText }: CSSRule) => /^:root \{\s*(--shuttle-host|color-scheme)/.test(cssText);
    const kept = [...sheet.cssRules].filter(isKept).map(({ cssText }) => cssText);
    const plain = new CSSStyleSheet();
    plain.replaceSync([".narrow { width: 360px; margin: 0 auto; padding: 16px 0 40px }", ...kept].join("\n"));
    sheet.disabled = isOff;
    document.adoptedStyleSheets = isOff ? [plain] : [];
    return kept.join().match(/--shuttle-host-/g)?.length ?? 0;
  }, isPlain);

test.describe("nothing of the page leaks in", () => {
  for (const name of partOf(names, 3)) {
    test(`${name} fits a column of 360 px, light and dark, with the styles of a page without CSS`, async ({ page }) => {
      await openElementPage(page, name);
      expect((await page.locator(`shuttle-${name}`).boundingBox())?.width).toBe(360);
      expect(await findTooWide(page)).toEqual([]);
      await themeToggle(page).click();
      await expect(page.locator(`shuttle-${name} .shuttle-root`)).toHaveCSS("color-scheme", "dark");
      expect(await findTooWide(page)).toEqual([]);
      const parts = page.locator(`shuttle-${name} .shuttle-root > *`);
      const grounds = await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).backgroundColor));
      expect(grounds, "the page's ground between the cards, not the design's").not.toContain("rgb(20, 15, 23)");
      await themeToggle(page).click();
      await expect(page.locator(`shuttle-${name} .shuttle-root`)).toHaveCSS("color-scheme", "light");
      // Retried if a response or a late part came between the two readings.
      await expect(async () => {
        await dress(page, false);
        const hostile = await readShadowStyles(page);
        expect(await hostile.evaluate(({ length }) => length)).toBeGreaterThan(10);
        expect(await dress(page, true)).toBe(10);
        const plain = await readShadowStyles(page);
        expect(await hostile.evaluate(findDifferences, plain)).toEqual([]);
      }).toPass({ timeout: 30_000 });
    });
  }
});

test("nothing of the elements leaks out", async ({ page, context }) => {
  // The same page without elements: what it is by itself.
  const bare = await context.newPage();
  await bare.route("**/shuttle.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await bare.goto(intranet);
  await bare.waitForLoadState("networkidle");
  const before = await readPage(bare);
  await bare.close();

  await openIntranet(page);
  await week(page, "Geçen Hafta").click();
  await widget(page, "trips").getByRole("radio", { name: "Akşam" }).click();
  await expect(tripCounts(page)).toBeVisible();
  const after = await readPage(page);
  expect(before.styles.length).toBeGreaterThan(60);
  expect(findDifferences(after.styles, before.styles)).toEqual([]);
  expect(after.head).toBe(before.head);
  expect(after.attributes).toEqual(before.attributes);
  expect(after.bodyChildren).toEqual(before.bodyChildren);
  expect(after.globals).toEqual(before.globals);
  expect(after.styleSheets).toBe(before.styleSheets);
  expect(after.historyLength).toBe(before.historyLength);
  expect(after.address).toBe(before.address);
  expect(after.title).toBe(before.title);
});

test("shows a retry in every card without a token, and one press brings all of them", async ({ page, problems }) => {
  problems.allow(/status of 503|getToken was rejected/);
  // The demo server's response when API_ORIGIN is set.
  await page.route("**/intranet/token", (route) => route.fulfill({ status: 503, json: { detail: "Kapalı" } }));
  await page.goto(intranet);
  await expect(page.getByRole("alert")).toHaveCount(3);
  await expect(page.getByLabel("KULLANICI ADI")).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute("**/intranet/token");
  await widget(page, "trips").getByRole("button", { name: "Yeniden Yükle" }).click();
  await expectLiveCards(page);
});

test("shows a retry in place of an element whose code can't be loaded, and tells the page", async ({
  page,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED|The code of <shuttle-[a-z]+> could not be loaded/);
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    document.addEventListener("shuttle-error", (event) => told.push((event as CustomEvent).detail));
  });
  const takeTold = () => page.evaluate(() => (globalThis as unknown as { told: object[] }).told.splice(0));
  const message = "Bu bölüm yüklenemedi. Yeniden deneyin veya sayfayı yenileyin. ";
  const failure = { widget: "overview", call: "import", status: 0, message, kind: "load" };
  await page.route("**/overview.js", (route) => route.abort());
  await page.goto(intranet);
  const lines = page.getByRole("alert");
  await expect(lines).toHaveText(Array.from({ length: 3 }, () => `${message}Yeniden Yükle`));
  expect(await takeTold()).toEqual([failure, failure, failure]);
  // The line inherits none of the page's styles for the elements.
  for (const [name, value] of [
    ["direction", "ltr"],
    ["text-transform", "none"],
    ["white-space", "normal"],
    ["text-indent", "0px"],
  ] as const)
    await expect(lines.first()).toHaveCSS(name, value);
  expect(await axeViolations(page)).toEqual([]);

  const retry = page.getByRole("button", { name: "Yeniden Yükle" }).first();
  await retry.click();
  await expect.poll(takeTold).toEqual([failure]);
  await expect(lines).toHaveCount(3);
  await expect(retry).toBeFocused();
  await page.unroute("**/overview.js");
  if (fetchesAgain(page)) {
    await retry.click();
    await expect(page.locator("shuttle-overview").first()).toBeFocused();
  } else await page.reload();
  await expectLiveCards(page);
  await expect(lines).toHaveCount(0);
});

test("an element that is gone or defined before its code fails tells nothing; on an English page the line is English", async ({
  page,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED|The code of <shuttle-[a-z]+> could not be loaded/);
  await page.goto("/intranet/elements/simple.html");
  await expect(page.getByRole("heading", { name: "Çalışanlar" })).toBeVisible();
  const fails: (() => void)[] = [];
  for (const name of ["notice", "booking"])
    await page.route(`**/${name}.js`, (route) => new Promise<void>((done) => fails.push(() => done(route.abort()))));
  const told = await page.evaluateHandle(() => {
    const heard: string[] = [];
    document.querySelector("shuttle-session")?.setAttribute("lang", "en");
    for (const name of ["notice", "notice", "booking"]) {
      const element = document.createElement(`shuttle-${name}`);
      element.addEventListener("shuttle-error", () => heard.push(name));
      document.body.append(element);
    }
    return heard;
  });
  await expect.poll(() => fails.length).toBe(2);
  await page.evaluate(() => {
    document.querySelector("shuttle-notice")?.remove();
    customElements.define("shuttle-booking", class extends HTMLElement {});
  });
  for (const fail of fails) fail();
  await expect(page.locator("shuttle-notice")).toHaveText(
    "This section could not be loaded. Try again or reload the page. Reload",
  );
  await expect(page.locator("shuttle-booking")).toBeEmpty();
  expect(await told.jsonValue()).toEqual(["notice"]);
});

interface NodeStyle {
  readonly node: string;
  readonly style: Readonly<Record<string, string>>;
}

/** Every computed property of every node in the elements' shadow roots. Returned as a handle, because it is large. */
function readShadowStyles(page: Page): Promise<JSHandle<NodeStyle[]>> {
  return page.evaluateHandle((elements) => {
    // Custom properties always inherit; what counts is whether they have an effect.
    const properties = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith("--"));
    return (
      [...document.querySelectorAll(elements)]
        .flatMap(({ shadowRoot }) => Array.from(shadowRoot?.querySelectorAll("*") ?? []))
        // A map's own parts are left out, because they are animated, and so are later rows and entries, which are like the first ones.
        .filter((node) => !node.closest(".sh-map-canvas, tbody > tr:nth-child(n + 4), li:nth-child(n + 6), option"))
        .map((node) => {
          const computed = getComputedStyle(node);
          return {
            node: `${node.localName}.${node.getAttribute("class") ?? ""}`,
            style: Object.fromEntries(properties.map((name) => [name, computed.getPropertyValue(name)])),
          };
        })
    );
  }, everyElement);
}

/** Lists properties that differ between the two, which must have the same nodes. Also runs in the page. */
function findDifferences(some: readonly NodeStyle[], others: readonly NodeStyle[]): string[] {
  const first = some.findIndex(({ node }, index) => node !== others[index]?.node);
  if (first >= 0 || some.length !== others.length)
    return [`${some.length} nodes, ${others.length} nodes; ${some[first]?.node} is ${others[first]?.node}`];
  return some.flatMap(({ node, style }, index) =>
    Object.entries(style)
      .filter(([property, value]) => value !== others[index]?.style[property])
      .map(([property, value]) => `${node} { ${property}: ${value} } otherwise ${others[index]?.style[property]}`),
  );
}

interface PageState {
  readonly styles: readonly NodeStyle[];
  readonly head: string;
  readonly attributes: readonly string[];
  readonly bodyChildren: readonly string[];
  readonly globals: readonly string[];
  readonly styleSheets: number;
  readonly historyLength: number;
  readonly address: string;
  readonly title: string;
}

/** Everything of the surrounding page that an element could disturb. */
function readPage(page: Page): Promise<PageState> {
  return page.evaluate(() => {
    const nodes = [...document.querySelectorAll("*")].filter((node) => !node.localName.startsWith("shuttle-"));
    // Without properties of layout, because cards may be taller than the space reserved for them.
    const ofLayout =
      /height|block-size|^(?:inset|top|right|bottom|left|perspective-origin|transform-origin|grid-template-rows)/;
    const styles = nodes.map((node) => {
      const computed = getComputedStyle(node);
      const properties = [...computed].filter((property) => !ofLayout.test(property));
      return {
        node: `${node.localName}.${node.getAttribute("class") ?? ""}`,
        style: Object.fromEntries(properties.map((property) => [property, computed.getPropertyValue(property)])),
      };
    });
    return {
      styles,
      head: document.head.innerHTML,
      attributes: [document.documentElement, document.body].flatMap((element) =>
        [...element.attributes].map(({ name, value }) => `${element.localName} ${name}=${value}`),
      ),
      bodyChildren: [...document.body.children].map(({ localName, id }) => `${localName}#${id}`),
      // Elements must add no global names: their registry is under a symbol. Only nanostores shares its copies by a global name.
      globals: Object.getOwnPropertyNames(globalThis)
        .filter((name) => name !== "nanostoresGlobal")
        .toSorted(),
      styleSheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      historyLength: history.length,
      address: location.href,
      title: document.title,
    };
  });
}

/** Elements whose content is wider than they are, and the page itself. */
function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(
    (elements) =>
      [document.documentElement, ...document.querySelectorAll(elements)]
        .filter((element) => element.scrollWidth > element.clientWidth)
        .map((element) => `${element.localName}: ${element.scrollWidth} in ${element.clientWidth}`),
    everyElement,
  );
}

test("Yazdır prints the element's own sheet and nothing of the page around it", async ({ page }) => {
  const printing = await watchPrinting(page);
  await page.goto("/intranet/elements/billing.html");
  const element = page.locator("shuttle-billing");
  await expect(element.locator("section.plan").first()).toBeVisible();
  await element.getByRole("button", { name: "Yazdır" }).click();
  const sheet = await printing.sheetOf("shuttle-billing");
  expect(await printedJobs(page)).toEqual([expect.stringMatching(/^Fatura Bilgileri, \p{L}+ \d{4}$/u)]);
  // All tables, of which the screen shows one.
  await expect(sheet.locator(".printed-table h2").first()).toHaveText("Rotaya Göre");
  expect(await sheet.locator(".printed-table table").count()).toBeGreaterThan(5);
  await expect(sheet.getByText("TorosNet")).toHaveCount(0);
  // The chart's bars are vector paths; nothing is printed as a bitmap.
  await expect(sheet.locator(".sh-chart-box path.sh-chart-solid:not([d=''])")).not.toHaveCount(0);
  await expect(sheet.locator("canvas, img[src^='data:'], img[src^='blob:']")).toHaveCount(0);
  const accent = (root: Element) => getComputedStyle(root).getPropertyValue("--shuttle-accent");
  const own = await element.locator(".shuttle-root").evaluate(accent);
  expect(await sheet.locator(".shuttle-root").evaluate(accent)).toBe(own);
  // Printing leaves the element and the page's document unchanged.
  await expect(element.locator(".printed-table")).toHaveCount(0);
  expect(await page.evaluate(() => document.querySelectorAll("iframe").length)).toBe(0);
});
