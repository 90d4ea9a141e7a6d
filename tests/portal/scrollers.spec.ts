import type { Page } from "@playwright/test";
import { expect, signIn, test, visit } from "./fixtures.ts";

// As on a laptop: scrollbars that take room.
test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
});

const sizes = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
];

interface Scrolling {
  /** Overflow of the document below and beside the viewport, px. */
  readonly below: number;
  readonly beside: number;
  /** Distance of the lowest visible content below the window, px; 0: all of it is in the window. */
  readonly hidden: number;
  /** Classes of other elements that scroll vertically. */
  readonly scrollers: readonly string[];
}

const measure = (page: Page) =>
  page.evaluate(async (): Promise<Scrolling> => {
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await frames();
    const { documentElement: root } = document;
    const scrollers: string[] = [];
    let last = 0;
    const look = (element: Element, isInside = false) => {
      const style = getComputedStyle(element);
      if (style.display === "none" || !element.checkVisibility({ visibilityProperty: true })) return;
      const box = element.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight;
      if (scrolls && element !== root && element !== document.body)
        scrollers.push(element.className || element.localName);
      const isSeen = box.width > 1 && box.height > 1 && style.position !== "fixed";
      const isDrawing = element.localName === "svg";
      const isCut = style.overflowY !== "visible";
      const isLeaf = isDrawing || isCut || (element.childElementCount === 0 && !element.shadowRoot);
      // Content clipped or scrolled inside a container doesn't count for the page.
      if (isSeen && isLeaf && !isInside) last = Math.max(last, box.bottom);
      if (isDrawing) return;
      for (const child of [...(element.shadowRoot?.children ?? []), ...element.children])
        look(child, isInside || isCut);
    };
    look(document.body);
    return {
      below: root.scrollHeight - innerHeight,
      beside: root.scrollWidth - root.clientWidth,
      hidden: Math.max(0, Math.round(last + scrollY - innerHeight)),
      scrollers,
    };
  });
/** Intended scroll containers besides the page: the lists over a map. */
const ownScrollers: Readonly<Record<string, readonly string[]>> = {
  "/airview": ["airview-tab"],
};
/** Padding below the last card, px. */
const pagePadding = 24;
/** Pages whose content fits a laptop's viewport. */
const whole = new Set([
  "sign-in",
  "/personnel?search=ayşe",
  "/airview",
  "/planner",
  "/passenger-tickets",
  "/deactive?type=billing-module",
]);
const places = [
  "/overview",
  "/personnel",
  "/personnel?search=ayşe",
  "/booking",
  "/past-trips",
  "/past-trips?view=runs",
  "/route-details-home",
  "/airview",
  "/drivers/list",
  "/drivers/documents",
  "/billing",
  // The first month of the demo's history, because it loads fast.
  "/month-report?month=2025-11&section=seats",
  "/marketplace?enabled=true",
  "/marketplace?enabled=true&path=search-page",
  "/documents",
  "/passenger-tickets",
  "/deactive?type=billing-module",
];

test("on a laptop only what has more than the window shows scrolls, by one scrollbar", async ({ page }) => {
  const see = async (name: string) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      const { below, beside, hidden, scrollers } = await measure(page);
      const where = `${name} at ${size.width} × ${size.height}`;
      // Negative where space is reserved for a scroll bar.
      expect.soft(beside, `${where}: wider than the window`).toBeLessThanOrEqual(0);
      if (whole.has(name)) expect.soft(below, `${where}: higher than the window`).toBe(0);
      // Otherwise the page scrolls to an empty area.
      else if (below > 0) expect.soft(hidden, `${where}: scrolls for nothing`).toBeGreaterThan(below - pagePadding - 2);
      const known = ownScrollers[name] ?? [];
      const others = scrollers.filter((scroller) => !known.some((own) => scroller.startsWith(own)));
      expect.soft(others, `${where}: a second scrollbar`).toEqual([]);
    }
  };
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/");
  await expect(page.getByLabel("KULLANICI ADI")).toBeVisible();
  await see("sign-in");
  await signIn(page, "admin");
  for (const place of places) {
    await visit(page, place);
    await see(place);
  }
});

/** How bright the window is at a place, 0 to 1, as the picture of it shows. */
async function brightnessAt(page: Page, x: number, y: number): Promise<number> {
  const picture = (await page.screenshot()).toString("base64");
  return page.evaluate(
    async ({ bytes, at }) => {
      const blob = new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], { type: "image/png" });
      const bitmap = await createImageBitmap(blob);
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      context?.drawImage(bitmap, 0, 0);
      const [red = 0, green = 0, blue = 0] = context?.getImageData(at.x, at.y, 1, 1).data ?? [];
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    },
    { bytes: picture, at: { x, y } },
  );
}

test("a low window has no bright strip beside the picture of the sign-in", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 420 });
  await page.goto("/");
  await expect(page.getByLabel("KULLANICI ADI")).toBeVisible();
  const { below } = await measure(page);
  expect(below, "it scrolls").toBeGreaterThan(0);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // A point of the scroll bar, between its thumb and its lower end.
    expect(await brightnessAt(page, 1358, 395), colorScheme).toBeLessThan(0.2);
  }
});

test("content that comes late doesn't push the page aside", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, "admin");
  const room = () => page.evaluate(() => document.querySelector(".portal-shell")?.getBoundingClientRect().width);
  const widths = new Map<string, number | undefined>();
  for (const place of ["/overview", "/personnel?search=ayşe", "/deactive?type=billing-module"]) {
    await visit(page, place);
    widths.set(place, await room());
  }
  expect(new Set(widths.values()).size, JSON.stringify([...widths])).toBe(1);
  await visit(page, "/airview");
  expect(await room(), "a map reaches to the edge").toBe(1366);
});
