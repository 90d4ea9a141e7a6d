import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchInvoice } from "../../../src/core/api/billing.ts";
import { checkInvoice } from "../../../src/core/billing/sums.ts";
import { openDemoSession } from "../../demo/demo-session.ts";
import { administrator, openTestApi, type TestApi } from "../../demo/helpers.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

test.each(["2018-11", "2025-05", "2025-09", "2025-10", "2026-11"])(
  "agrees to the kuruş in every amount of the demo provider's invoice of %s",
  async (month) => {
    const { session } = await openDemoSession(api, administrator);
    const { count, differences } = checkInvoice(await fetchInvoice(session.http, "42", month));
    expect(count).toBeGreaterThan(4);
    expect(differences).toEqual([]);
  },
);
