import type { Page } from "@playwright/test";
import { expect, resume, test } from "./fixtures.ts";

/** Width and height of each page on paper, in mm. */
async function papersOf(page: Page): Promise<readonly (readonly [number, number])[]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const sizes = file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  const toMillimetres = (points = "") => Math.round((Number(points) / 72) * 25.4);
  return [...sizes].map(([, width, height]) => [toMillimetres(width), toMillimetres(height)]);
}

test("the browser's print command gives the board's report on one upright page, and wide tables on lying ones", async ({
  page,
}) => {
  await resume(page, "admin");
  await page.goto("/month-report");
  // While the month is being read, too.
  await expect(page.locator("shuttle-month-report").getByRole("tab", { selected: true })).toBeVisible();
  expect(await papersOf(page)).toEqual([[210, 297]]);
  await page.goto("/deactive?type=billing-module");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await papersOf(page)).toEqual([[210, 297]]);
  await page.goto("/booking");
  await expect(page.locator("shuttle-booking").getByRole("row").nth(5)).toBeVisible();
  expect((await papersOf(page))[0]).toEqual([297, 210]);
});
