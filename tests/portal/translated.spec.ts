import type { Page } from "@playwright/test";
import { replaceTexts } from "../helpers/translators.ts";
import { addressesOf } from "./addresses.ts";
import { type Account, accounts, contentOf, expect, resume, signIn, test } from "./fixtures.ts";

const translate = (page: Page) => page.evaluate(`(${replaceTexts.toString()})(document.documentElement)`);

/** All words of the page in their order, through the elements' shadow roots; blanks apart. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    let said = "";
    const look = (node: Node): void => {
      if (node instanceof Text) said += node.data;
      if (node instanceof Element && /^(?:script|style|noscript)$/.test(node.localName)) return;
      if (node instanceof Element && !node.checkVisibility({ visibilityProperty: true })) return;
      for (const child of ((node instanceof Element && node.shadowRoot) || node).childNodes) look(child);
    };
    look(document.body);
    return said.replaceAll(/\s+/g, " ");
  });

/** Where two texts begin to differ, with the words around it; null when they don't. */
function differ(one: string, other: string): readonly string[] | null {
  if (one === other) return null;
  let start = 0;
  while (one[start] === other[start]) start += 1;
  return [one, other].map((text) => text.slice(Math.max(0, start - 80), start + 80));
}

/** What a person does on a screen, where the screen has it. Each returns whether it did something. */
const actions: Readonly<Record<string, (page: Page) => Promise<boolean>>> = {
  async "opens another tab"(page) {
    const tabs = page.locator("#content").getByRole("tab", { selected: false, disabled: false });
    if ((await tabs.count()) === 0) return false;
    await tabs.last().click();
    return true;
  },
  async sorts(page) {
    const button = page.locator("#content .sort-button").nth(1);
    if (!(await button.isVisible())) return false;
    await button.click();
    return true;
  },
  async "turns the page"(page) {
    const button = page.locator("#content [aria-label^=Sonraki]").first();
    if (!(await button.isVisible()) || (await button.isDisabled())) return false;
    await button.click();
    return true;
  },
  async searches(page) {
    const field = page.locator("#content").getByRole("searchbox").first();
    if (!(await field.isVisible())) return false;
    await field.fill("Işıl");
    await field.press("Enter");
    return true;
  },
  async "opens a dialog"(page) {
    const button = page.locator("#content button[aria-haspopup=dialog]:not([disabled])").first();
    if (!(await button.isVisible())) return false;
    await button.click();
    await expect(page.locator("#content :is(dialog[open], :popover-open)").first()).toBeVisible();
    return true;
  },
};

test.describe("translated by the browser", () => {
  for (const account of ["admin", "demo"] as const satisfies readonly Account[]) {
    for (const path of addressesOf(account)) {
      test(`${path} as ${account} says what it says untranslated`, async ({ page, context }) => {
        // The month report reads for half a minute.
        test.slow();
        await resume(page, account);
        const plain = await context.newPage();
        await resume(plain, account);
        const both = [plain, page];
        await Promise.all(both.map((one) => one.goto(path)));
        const compare = async (after: string) => {
          await Promise.all(both.map((one) => contentOf(one)));
          await expect
            .poll(async () => differ(await readPage(page), await readPage(plain)), { message: after, timeout: 60_000 })
            .toBeNull();
        };
        await compare("at first");
        await translate(page);
        await compare("translated");
        for (const [name, act] of Object.entries(actions)) {
          const did = await Promise.all(both.map(act));
          if (!did.includes(true)) continue;
          await compare(`when a person ${name}`);
          await translate(page);
        }
        await expect(page.getByText("Bu bölüm gösterilemedi")).toHaveCount(0);
      });
    }
  }

  test("a search among the employees leaves no old count", async ({ page }) => {
    await resume(page, "admin");
    await page.goto("/personnel");
    await contentOf(page);
    await translate(page);
    await page.locator("#content").getByRole("searchbox").first().fill("Işıl");
    const pager = page.locator("shuttle-personnel .pager");
    await expect(pager).toContainText(/^\d çalışandan 1–\d/);
  });

  test("a wrong password at the sign-in after a sign-out says so, and the right one comes in", async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource.*40[01]/);
    await signIn(page, "user");
    await page.getByRole("button", { name: /Hesap menüsü/ }).click();
    await translate(page);
    await page.getByRole("menuitem", { name: "Çıkış" }).click();
    await expect(page.getByLabel("KULLANICI ADI")).toBeVisible();
    await translate(page);
    const { username, password, pin } = accounts.user;
    await page.getByLabel("KULLANICI ADI").fill(username);
    await page.getByLabel("ŞİFRE", { exact: true }).fill("yanlis");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Şifre ile e-mail adresi uyuşmuyor.")).toBeVisible();
    await translate(page);
    await page.getByLabel("ŞİFRE", { exact: true }).fill(password);
    await page.keyboard.press("Enter");
    await page.getByLabel("Doğrulama kodu").fill(pin);
    await translate(page);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("banner")).toBeVisible();
  });
});
