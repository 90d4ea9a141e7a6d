import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Asks the demo server as the signed-in person, to check what was really done. */
export async function ask<Answer>(page: Page, path: string): Promise<Answer> {
  const record = await page.evaluate(() => localStorage.getItem("shuttle.session"));
  const { token } = JSON.parse(record ?? "{}") as { token: string };
  const answer = await page.request.get(path, {
    headers: { Authorization: `Token ${token}`, "Accept-Language": "tr" },
  });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as Answer;
}
