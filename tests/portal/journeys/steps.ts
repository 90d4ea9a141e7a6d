import { expect, type Download, type Locator, type Page } from "@playwright/test";

/** The visible fraction of an element that is enough to use or read it. */
const leastInSight = 0.5;

/**
 * Performs and counts a user's steps. One step each: a click or tap, a key or chord, a field filled in (with the click into it), a
 * scroll to what isn't visible, a choice in a window of the system. Waiting, and reading what is visible, don't count.
 */
export class Steps {
  readonly taken: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly isTouch: boolean,
  ) {}

  async click(what: string, target: Locator): Promise<void> {
    await this.#reach(what, target);
    this.taken.push(`${this.isTouch ? "tap" : "click"} ${what}`);
    await (this.isTouch ? target.tap() : target.click());
  }

  /** Every page of the portal is in its menu, which a phone opens by a button. */
  async openPage(name: string): Promise<void> {
    if (this.isTouch) await this.click("Menü", this.page.getByRole("button", { name: "Menüyü aç" }));
    const menu = this.page.getByRole("navigation", { name: "Ana menü" });
    await this.click(name, menu.getByRole("link", { name: new RegExp(`^${name}`) }));
  }

  async type(what: string, field: Locator, text: string): Promise<void> {
    await this.#reach(what, field);
    this.taken.push(`type ${what}`);
    await field.fill(text);
  }

  /** A native list counts as two steps: opening it, and choosing. */
  async select(what: string, field: Locator, option: string): Promise<void> {
    await this.#reach(what, field);
    this.taken.push(`open ${what}`, `choose ${option}`);
    await field.selectOption({ label: option });
  }

  async press(what: string, key: string): Promise<void> {
    this.taken.push(`press ${what}`);
    await this.page.keyboard.press(key);
  }

  /** The browser's own way back, a gesture on a phone. */
  async back(): Promise<void> {
    this.taken.push("go back");
    await this.page.goBack();
  }

  async chooseFile(what: string, button: Locator, file: { name: string; text: string }): Promise<void> {
    const chooser = this.page.waitForEvent("filechooser");
    await this.click(what, button);
    this.taken.push(`choose ${file.name}`);
    await (await chooser).setFiles({ name: file.name, mimeType: "text/csv", buffer: Buffer.from(file.text) });
  }

  /** Counts steps in another program without performing them. */
  elsewhere(...what: readonly string[]): void {
    this.taken.push(...what);
  }

  async download(what: string, target: Locator): Promise<Download> {
    const file = this.page.waitForEvent("download");
    await this.click(what, target);
    return file;
  }

  /** Reads the answer, which must be visible, if necessary after a scroll. */
  async read(what: string, target: Locator): Promise<void> {
    await this.#reach(what, target);
  }

  async #reach(what: string, target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    if ((await partInSight(target)) >= leastInSight) return;
    // Content that is still loading may yet move it into view.
    await expect(this.page.locator("[aria-busy=true]")).toHaveCount(0);
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
    if ((await partInSight(target)) >= leastInSight) return;
    this.taken.push(`scroll to ${what}`);
    await target.scrollIntoViewIfNeeded();
  }
}

/** The visible share, 0 to 1, once it has stopped moving; parts clipped by a scroller don't count. */
function partInSight(target: Locator): Promise<number> {
  return target.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const place = () => JSON.stringify(element.getBoundingClientRect());
    for (let last = ""; last !== place(); await frame()) last = place();
    return new Promise<number>((resolve) => {
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect();
        resolve(entry?.intersectionRatio ?? 0);
      });
      observer.observe(element);
    });
  });
}
