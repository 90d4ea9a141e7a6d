import type { FrameLocator, Page } from "@playwright/test";

/** A headless browser doesn't print: records what would be printed. Call it before the page is opened. */
export async function watchPrinting(page: Page): Promise<{ sheetOf(tag: string): Promise<FrameLocator> }> {
  await page.addInitScript(() => {
    const printed: string[] = [];
    Object.assign(globalThis, { printed });
    globalThis.print = () => void printed.push(`page: ${document.title}`);
    const own = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, "contentWindow");
    Object.defineProperty(HTMLIFrameElement.prototype, "contentWindow", {
      configurable: true,
      get(this: HTMLIFrameElement) {
        const view = own?.get?.call(this) as Window;
        view.print = () => void printed.push(view.document.title);
        return view;
      },
    });
  });
  return {
    /** The document that an element has printed last. */
    async sheetOf(tag) {
      await page.waitForFunction(() => (globalThis as unknown as { printed: string[] }).printed.length > 0);
      return page.locator(tag).frameLocator("iframe.print-frame");
    },
  };
}

/** Titles of all print jobs so far; `page: …` if the whole page was printed. */
export const printedJobs = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { printed: string[] }).printed);
