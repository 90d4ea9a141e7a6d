import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Requests the API with the signed-in user's token, to check the result of an action. */
export async function ask<Answer>(page: Page, path: string): Promise<Answer> {
  const record = await page.evaluate(() => localStorage.getItem("shuttle.session"));
  const { token } = JSON.parse(record ?? "{}") as { token: string };
  const answer = await page.request.get(path, {
    headers: { Authorization: `Token ${token}`, "Accept-Language": "tr" },
  });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as Answer;
}
