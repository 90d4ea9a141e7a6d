import type { Page } from "@playwright/test";
import { expect, resume, test, visit } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const places = [
  "/overview",
  "/personnel",
  "/booking",
  "/past-trips",
  "/past-trips?view=runs",
  "/past-route-details/R-17",
  "/route-details-home",
  "/route-details/R-17",
  "/airview",
  "/planner",
  "/drivers/list",
  "/drivers/documents",
  "/drivers/32",
  "/billing",
  // The first month of the demo's history, because it loads fast.
  "/month-report?month=2025-11",
  "/month-report?month=2025-11&section=proof",
  "/marketplace?enabled=true",
  "/marketplace?enabled=true&path=search-page",
  "/documents",
  "/passenger-tickets",
  "/deactive?type=billing-module",
];

/** Dialogs and panels to check, and the buttons that open them. */
const layers = [
  {
    place: "/personnel",
    steps: [{ role: "button", name: "Kişi Ekle" }],
    shown: "E-posta",
  },
  {
    place: "/personnel",
    steps: [
      { role: "button", name: /Yürüme: / },
      { role: "button", name: /^Detay: / },
    ],
    shown: "Ev adresi",
  },
  {
    place: "/booking",
    steps: [
      { role: "button", name: /^Filtreler/ },
      { role: "button", name: /^Tarih:/ },
    ],
    shown: "Bitiş",
  },
] as const;

/** Controls of the current screen that are too small or too close for a finger, and other problems on a phone. */
const findTroubles = (page: Page) =>
  page.evaluate((): string[] => {
    const rootsOf = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? rootsOf(shadowRoot) : [])),
    ];
    const all = rootsOf(document).flatMap((root) => [...root.querySelectorAll<HTMLElement>("*")]);
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isShown && width > 1 && height > 1 && getComputedStyle(element).clipPath === "none";
    };
    const nameOf = (element: Element) =>
      `${element.localName}.${element.className.toString().replace(/ /g, ".")} “${(element.ariaLabel ?? element.textContent ?? "").trim().slice(0, 30)}”`;
    const troubles: string[] = [];

    const typed =
      "input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=range]), select, textarea";
    for (const field of all.filter((element) => element.matches(typed) && isSeen(element))) {
      const size = Number.parseFloat(getComputedStyle(field).fontSize);
      if (size < 16) troubles.push(`${nameOf(field)}: iOS enlarges the page, as its letters have ${size} px`);
      if (field.matches("[type=date], [type=time], [type=month]"))
        troubles.push(`${nameOf(field)}: a browser's own picker`);
    }

    // WCAG 2.5.8: at least 24 px in both directions, or that distance from other targets; not for links in a line of text.
    const operable =
      "a[href], button, input, select, textarea, summary, [role=tab], [role=option], [role=radio], [role=switch]";
    const boxOf = (element: Element) => {
      const { left, top, right, bottom } = (element.closest("label") ?? element).getBoundingClientRect();
      // Adds the invisible, larger target made by a pseudo-element.
      const after = getComputedStyle(element, "::after");
      const [above, beside] =
        after.position === "absolute" && after.content !== "none"
          ? [Math.max(0, -Number.parseFloat(after.top) || 0), Math.max(0, -Number.parseFloat(after.left) || 0)]
          : [0, 0];
      return { left: left - beside, right: right + beside, top: top - above, bottom: bottom + above };
    };
    const targets = all
      .filter((element) => element.matches(operable) && !element.matches(":disabled") && isSeen(element))
      .map((element) => ({ element, box: boxOf(element) }));
    const isInText = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      [...(element.parentNode?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim());
    for (const { element, box } of targets) {
      const [width, height] = [box.right - box.left, box.bottom - box.top];
      if ((width >= 23.5 && height >= 23.5) || isInText(element)) continue;
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const near = targets.find(
        ({ element: other, box: { left, right, top, bottom } }) =>
          other !== element &&
          !other.contains(element) &&
          !element.contains(other) &&
          Math.hypot(x - Math.max(left, Math.min(x, right)), y - Math.max(top, Math.min(y, bottom))) < 12,
      );
      if (near)
        troubles.push(
          `${nameOf(element)}: ${Math.round(width)} × ${Math.round(height)} px, beside ${nameOf(near.element)}`,
        );
    }

    for (const scroller of all.filter((element) => isSeen(element))) {
      const { overflowX, overscrollBehaviorX } = getComputedStyle(scroller);
      if (!/auto|scroll/.test(overflowX) || scroller.scrollWidth <= scroller.clientWidth + 1) continue;
      if (overscrollBehaviorX === "auto")
        troubles.push(`${nameOf(scroller)}: at its end a swipe leads to the page before`);
    }
    for (const cut of all.filter((element) => element.matches("[title]:not(button)") && isSeen(element))) {
      if (cut.scrollWidth > cut.clientWidth + 1) troubles.push(`${nameOf(cut)}: the rest only shows under a pointer`);
    }
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) troubles.push(`${wide} px wide`);
    return troubles;
  });

test("on a phone fields don't enlarge the page and a finger hits every target", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByLabel("KULLANICI ADI")).toBeVisible();
  expect.soft(await findTroubles(page), "sign-in").toEqual([]);
  await resume(page, "admin");
  await page.goto("/404");
  await expect(page.getByRole("banner")).toBeVisible();
  for (const place of places) {
    await visit(page, place);
    expect.soft(await findTroubles(page), place).toEqual([]);
  }
  for (const { place, steps, shown } of layers) {
    await visit(page, place);
    for (const step of steps) await page.getByRole(step.role, { name: step.name }).first().click();
    await expect(
      page.getByRole("dialog").or(page.locator("[popover]:popover-open")).getByText(shown).first(),
    ).toBeVisible();
    expect.soft(await findTroubles(page), `${place}: ${shown}`).toEqual([]);
  }
});

/** Controls in the strips that a notch and a home bar cover. */
const findCovered = (page: Page, insets: { readonly side: number; readonly bottom: number }) =>
  page.evaluate(({ side, bottom }) => {
    const operable = "a[href], button, input, select, textarea, summary, [role=tab], [role=option]";
    const found = new Set<string>();
    const innermost = (root: Document | ShadowRoot, x: number, y: number): Element | null => {
      const at = root.elementFromPoint(x, y);
      return at?.shadowRoot && at.shadowRoot !== root ? (innermost(at.shadowRoot, x, y) ?? at) : at;
    };
    const look = (x: number, y: number) => {
      const pressed = innermost(document, x, y)?.closest(operable);
      if (pressed) found.add(`${pressed.localName} “${(pressed.ariaLabel ?? pressed.textContent ?? "").trim()}”`);
    };
    for (let y = 4; y < innerHeight; y += 8)
      for (const x of side === 0 ? [] : [4, side / 2, side - 2]) [x, innerWidth - x].forEach((place) => look(place, y));
    for (let x = 4; x < innerWidth; x += 8) for (const y of [2, bottom / 2, bottom - 2]) look(x, innerHeight - y);
    return [...found];
  }, insets);

test("nothing lies under notch and home bar", async ({ page }) => {
  const insets = { side: 59, bottom: 21 };
  await page.setViewportSize({ width: 844, height: 390 });
  const toEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const client = await page.context().newCDPSession(page);
  const { side: left, side: right, bottom } = insets;
  await client.send("Emulation.setSafeAreaInsetsOverride", { insets: { left, right, bottom } });
  await page.goto("/");
  await expect(page.getByLabel("KULLANICI ADI")).toBeVisible();
  await toEnd();
  expect.soft(await findCovered(page, insets), "sign-in").toEqual([]);
  await resume(page, "admin");
  await page.goto("/personnel");
  await expect(page.locator("tbody tr").first()).toBeVisible();
  await toEnd();
  expect.soft(await findCovered(page, insets), "the end of a page").toEqual([]);
  await page.getByRole("button", { name: "Menüyü aç" }).click();
  const menu = page.getByRole("dialog");
  await menu.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  expect.soft(await findCovered(page, insets), "the menu").toEqual([]);
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^Detay: / })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect.soft(await findCovered(page, insets), "a drawer").toEqual([]);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await client.send("Emulation.setSafeAreaInsetsOverride", { insets: { bottom: 34 } });
  await page.getByRole("button", { name: "Kişi Ekle" }).click();
  await expect(page.getByRole("dialog", { name: "Kişi Ekle" })).toBeVisible();
  expect.soft(await findCovered(page, { side: 0, bottom: 34 }), "a dialog at the lower edge").toEqual([]);
});
