import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { partOf } from "../helpers/whole.ts";
import { addressOf, expect, expectNoBarriers, resume, test, visit } from "./fixtures.ts";

const places = ["/overview", "/personnel", "/booking", "/past-trips", "/drivers/list", "/billing", "/documents"];
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("the accessibility statement is a link away from the sign-in and from the account menu, without barriers", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Erişilebilirlik" }).click();
  await expect(heading(page, "Erişilebilirlik")).toBeFocused();
  expect(addressOf(page)).toBe("/erisilebilirlik");
  await expect(page).toHaveTitle(/^Erişilebilirlik · /);
  await expectNoBarriers(page, [1440, 390, 320]);
  await page.getByRole("link", { name: "Girişe Dön" }).click();
  await expect(page.getByLabel("KULLANICI ADI")).toBeVisible();
  await resume(page, "admin");
  await page.goto("/deactive?type=overview");
  await page.getByRole("button", { name: /Hesap menüsü/ }).click();
  await page.getByRole("menuitem", { name: "Erişilebilirlik" }).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(heading(page, "Erişilebilirlik")).toBeFocused();
  await expectNoBarriers(page);
});

test("a person sees, downloads and deletes what this browser keeps, and is asked before", async ({ page }) => {
  await resume(page, "admin");
  await page.goto("/gizlilik");
  const remove = page.getByRole("button", { name: "Kayıtları Sil" });
  await expect(remove).toBeDisabled();
  const key = await page.evaluate(() => {
    const { profile } = JSON.parse(localStorage.getItem("shuttle.session") ?? "") as {
      profile: { companyId: string | null; companyName: string; userId: string | null; userName: string };
    };
    const owner = [profile.companyId ?? profile.companyName, profile.userId ?? profile.userName];
    const name = `shuttle.views.${JSON.stringify(["booking", ...owner])}`;
    localStorage.setItem(name, '[{"name":"Planlananlar","query":"state=planned"}]');
    return name;
  });
  await page.reload();
  await expect(page.getByText("Kayıtlı görünümler (1 kayıt)")).toBeVisible();
  await expectNoBarriers(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "JSON Olarak İndir" }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file).toContain("Planlananlar");
  expect(file).not.toContain("token");
  const kept = () => page.evaluate((name) => localStorage.getItem(name), key);
  await remove.click();
  await page.getByRole("button", { name: "Vazgeç" }).click();
  expect(await kept()).not.toBeNull();
  await remove.click();
  await page.getByRole("button", { name: "Kayıtları Sil", exact: true }).last().click();
  await expect(page.getByRole("status").filter({ hasText: "Kayıtlar silindi." })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Bu tarayıcıda saklananlar" })).toBeFocused();
  expect(await kept()).toBeNull();
});

/**
 * Checks that some point of the focused element is visible (sticky headers and panels may cover a part), and that its accessible name
 * contains its visible text, for users of speech input.
 */
const findFocusTroubles = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!(active instanceof HTMLElement) || active === document.body) return null;
    const element = active;
    const { left, top, width, height } = element.getBoundingClientRect();
    const words = element.innerText?.trim().replace(/\s+/g, " ") ?? "";
    const seenAt = (x: number, y: number) => {
      let at = document.elementFromPoint(x, y);
      while (at?.shadowRoot && at.shadowRoot.elementFromPoint(x, y) !== at) {
        const inner = at.shadowRoot.elementFromPoint(x, y);
        if (!inner) break;
        at = inner;
      }
      return at !== null && (element.contains(at) || at.contains(element));
    };
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = parts.some((x) => parts.some((y) => seenAt(left + width * x, top + height * y)));
    const label = element.getAttribute("aria-label");
    const isPressed = element.matches("a, button, summary, [role=button], [role=tab], [role=menuitem]");
    const isNamed =
      !isPressed ||
      label === null ||
      words === "" ||
      label.toLocaleLowerCase("tr").includes(words.toLocaleLowerCase("tr"));
    const name = `${element.localName}.${element.className} “${label ?? words.slice(0, 40)}”`;
    return [...(isSeen ? [] : [`${name} is covered`]), ...(isNamed ? [] : [`${name} says “${words}”`])];
  });

test("what has the focus is never wholly covered, and names hold what is seen", { tag: "@whole" }, async ({ page }) => {
  await resume(page, "admin");
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto("/404");
  await expect(page.getByRole("banner")).toBeVisible();
  for (const place of partOf(places, 2)) {
    await visit(page, place);
    const troubles = new Set<string>();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press("Tab");
      for (const trouble of (await findFocusTroubles(page)) ?? []) troubles.add(trouble);
    }
    expect.soft([...troubles], place).toEqual([]);
  }
});

/** Applies the text spacing of WCAG 1.4.12 in every shadow root, as users' tools do. */
const spaceTexts = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
    );
    const visitRoot = (root: Document | ShadowRoot) => {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      for (const element of root.querySelectorAll("*")) if (element.shadowRoot) visitRoot(element.shadowRoot);
    };
    visitRoot(document);
  });

/** Texts that are cut off vertically; single-line texts with an ellipsis are shown in full elsewhere. */
const findCut = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const visitRoot = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll<HTMLElement>("*")) {
        if (element.shadowRoot) visitRoot(element.shadowRoot);
        const style = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const hides = /hidden|clip/.test(style.overflowY) && width > 2 && height > 2;
        const isText = [...element.childNodes].some(
          ({ nodeType, data }: Node & { data?: string }) => nodeType === 3 && data?.trim(),
        );
        if (hides && isText && element.scrollHeight > element.clientHeight + 3)
          found.push(`${element.localName}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`);
      }
    };
    visitRoot(document);
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) found.push(`${wide} px wide`);
    return found;
  });

test("texts with the spacing that a reader sets are not cut off", { tag: "@whole" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByLabel("KULLANICI ADI")).toBeVisible();
  await spaceTexts(page);
  expect.soft(await findCut(page), "sign-in").toEqual([]);
  await resume(page, "admin");
  await page.goto("/404");
  await expect(page.getByRole("banner")).toBeVisible();
  for (const place of partOf(places, 3)) {
    await visit(page, place);
    await spaceTexts(page);
    expect.soft(await findCut(page), place).toEqual([]);
  }
});
