import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { fetchInvoice } from "../../../src/core/api/billing.ts";
import { checkInvoice } from "../../../src/core/billing/sums.ts";
import type { Load } from "../../../src/core/query/query.ts";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { billingContract } from "../../../src/widgets/billing/billing.contract.ts";
import { createBilling } from "../../../src/widgets/billing/billing.store.ts";
import { openDemoSession } from "../../demo/demo-session.ts";
import { administrator, openTestApi, type TestApi } from "../../demo/helpers.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { openStore } from "../../helpers/open-store.ts";
import { rawHistogram, rawInvoice } from "./sample-invoice.ts";

type Answer = (address: URL, request: Request) => Response | Promise<Response> | undefined;

const isEnabled = (address: URL) => address.pathname.endsWith("/is-billing-enabled/");
const isPlanChange = (address: URL) => address.pathname.endsWith("/request-payment-plan-change/");
const isHistogram = (address: URL) => address.pathname.endsWith("/histogram/");
const isInvoice = (address: URL) => address.pathname.endsWith("/billing/42/");

function usual(address: URL): Response {
  if (isEnabled(address)) return json({ enabled: true });
  if (isPlanChange(address)) return json({});
  return json(isHistogram(address) ? rawHistogram(8) : rawInvoice());
}

function openSession(answer: Answer = () => undefined, companyId: string | null = "42") {
  const environment = createTestEnvironment((request) => {
    const address = new URL(request.url);
    return answer(address, request) ?? usual(address);
  });
  environment.time = Date.parse("2026-11-19T07:40:00+03:00");
  const session = createSession({ environment });
  session.open("token", { userName: "Elif Şahin", accountType: "company", companyId } as unknown as Profile);
  const asked = (matches: (address: URL) => boolean) =>
    environment.requests.map(({ url }) => new URL(url)).filter(matches);
  return { session, environment, asked };
}

function openBilling({ session }: ReturnType<typeof openSession>, given: { query?: string; month?: string } = {}) {
  const { store, told } = openStore(billingContract, createBilling, session, given);
  const watched = (["invoice", "histogram", "previous"] as const).map((name) =>
    store[name].$load.listen(() => undefined),
  );
  return { store, told, close: () => watched.forEach((end) => end()) };
}

function answered<Data>($load: { get(): Load<Data> }): Promise<Extract<Load<Data>, { status: "ready" }>> {
  return vi.waitFor(() => {
    const load = $load.get();
    if (load.status !== "ready" || load.isRefreshing) throw new Error(load.status);
    return load;
  });
}

const failed = ($load: { get(): Load<unknown> }) => vi.waitFor(() => expect($load.get().status).toBe("failed"));

describe("access to invoices", () => {
  test("requests no invoice before the company is known to have billing", async () => {
    let answerLate: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => (answerLate = resolve));
    const opened = openSession((address) => (isEnabled(address) ? late : undefined));
    const { store, close } = openBilling(opened);
    await vi.waitFor(() => expect(opened.asked(isEnabled)).toHaveLength(1));
    expect(opened.asked(isInvoice)).toHaveLength(0);
    answerLate(json({ enabled: true }));
    await answered(store.invoice.$load);
    expect(opened.asked(isInvoice).map(({ search }) => search)).toEqual(["?date=11-2026&month=11&year=2026"]);
    close();
  });

  for (const [what, answer] of [
    ["isn't enabled", () => json({ enabled: false })],
    ["is refused", () => json({}, 403)],
  ] as const) {
    test(`is closed for a company whose billing ${what}`, async () => {
      const opened = openSession((address) => (isEnabled(address) ? answer() : undefined));
      const { store, close } = openBilling(opened);
      const stop = store.access.$load.listen(() => undefined);
      expect(await answered(store.access.$load)).toMatchObject({ data: false });
      expect(opened.asked(isInvoice)).toHaveLength(0);
      stop();
      close();
    });
  }

  test("is closed for an account without a company, without a request", () => {
    const opened = openSession(undefined, null);
    const { store, close } = openBilling(opened);
    expect(store.access.$load.get()).toMatchObject({ status: "ready", data: false });
    expect(opened.environment.requests).toHaveLength(0);
    close();
  });

  test("opens after a failed request is retried", async () => {
    let isBroken = true;
    const opened = openSession((address) => (isEnabled(address) && isBroken ? json({}, 500) : undefined));
    const { store, close } = openBilling(opened);
    const stop = store.access.$load.listen(() => undefined);
    await failed(store.access.$load);
    isBroken = false;
    await store.access.gate.refresh();
    await answered(store.invoice.$load);
    stop();
    close();
  });
});

describe("the month", () => {
  test("resets the table and requests another month's invoice", async () => {
    const opened = openSession();
    const { store, told, close } = openBilling(opened);
    await answered(store.invoice.$load);
    store.changeTable({ ...store.$state.get().table, search: "ali" });
    store.chooseMonth("2026-10");
    expect(store.invoice.$load.get().status).toBe("loading");
    expect(store.histogram.$load.get().status).toBe("loading");
    expect(store.$state.get().table.search).toBe("");
    await answered(store.invoice.$load);
    expect(opened.asked(isInvoice).map(({ searchParams }) => searchParams.get("date"))).toEqual(["11-2026", "10-2026"]);
    expect(told).toEqual(["search=ali", "month=2026-10"]);
    close();
  });

  test("requests a month again when it is chosen again", async () => {
    const opened = openSession();
    const { store, close } = openBilling(opened);
    await answered(store.invoice.$load);
    store.chooseMonth("2026-10");
    await answered(store.invoice.$load);
    store.chooseMonth("2026-11");
    await vi.waitFor(() => expect(opened.asked(isInvoice)).toHaveLength(3));
    close();
  });

  test("never shows the answer for a month that was left", async () => {
    const waiting = new Map<string, (response: Response) => void>();
    const opened = openSession((address) =>
      isInvoice(address)
        ? new Promise<Response>((resolve) => waiting.set(address.searchParams.get("date") ?? "", resolve))
        : undefined,
    );
    const { store, close } = openBilling(opened);
    await vi.waitFor(() => expect(waiting.has("11-2026")).toBe(true));
    store.chooseMonth("2026-10");
    store.chooseMonth("2026-09");
    await vi.waitFor(() => expect(waiting.has("9-2026")).toBe(true));
    const seen: (number | null)[] = [];
    const stop = store.invoice.$load.listen((load) => {
      if (load.status === "ready") seen.push(load.data.passengerCount);
    });
    waiting.get("9-2026")?.(json(rawInvoice({ num_passengers: 9 })));
    await answered(store.invoice.$load);
    waiting.get("11-2026")?.(json(rawInvoice({ num_passengers: 11 })));
    waiting.get("10-2026")?.(json(rawInvoice({ num_passengers: 10 })));
    await new Promise((resolve) => setTimeout(resolve));
    expect(seen.every((count) => count === 9)).toBe(true);
    expect(store.invoice.$load.get()).toMatchObject({ status: "ready", data: { passengerCount: 9 } });
    stop();
    close();
  });

  test("is the current one in Istanbul at the turn of the year", async () => {
    const opened = openSession();
    opened.environment.time = Date.parse("2026-12-31T22:30:00Z");
    const { store, close } = openBilling(opened);
    expect(store.currentMonth()).toBe("2027-01");
    expect(store.limits()).toEqual({ first: "2018-11", last: "2027-01" });
    store.chooseMonth("2026-12");
    await answered(store.invoice.$load);
    expect(opened.asked(isInvoice).at(-1)?.search).toBe("?date=12-2026&month=12&year=2026");
    close();
  });

  test("requests the month before only for the comparison, and none before the first", async () => {
    const opened = openSession();
    const { store, close } = openBilling(opened, { month: "2019-01" });
    await answered(store.invoice.$load);
    expect(opened.asked(isInvoice)).toHaveLength(1);
    store.chooseTab("comparison");
    await answered(store.previous.$load);
    expect(opened.asked(isInvoice).at(-1)?.searchParams.get("date")).toBe("12-2018");
    store.chooseMonth("2018-11");
    await answered(store.invoice.$load);
    expect(opened.asked(isInvoice).some(({ searchParams }) => searchParams.get("date") === "10-2018")).toBe(false);
    close();
  });
});

describe("the plan change", () => {
  test("is sent once, and the invoice requested again", async () => {
    let isAsked = false;
    const opened = openSession((address) => {
      if (isPlanChange(address)) isAsked = true;
      return isInvoice(address) && isAsked ? json(rawInvoice({ payment_plan_change_request: "pending" })) : undefined;
    });
    const { store, close } = openBilling(opened);
    await answered(store.invoice.$load);
    await Promise.all([store.planChange.send(), store.planChange.send()]);
    await store.planChange.send();
    expect(opened.asked(isPlanChange)).toHaveLength(1);
    expect(store.planChange.$state.get().status).toBe("done");
    store.planChange.reset();
    await store.planChange.send();
    expect(opened.asked(isPlanChange)).toHaveLength(1);
    await vi.waitFor(() =>
      expect(store.invoice.$load.get()).toMatchObject({ status: "ready", data: { changeRequest: "pending" } }),
    );
    close();
  });

  test("is sent once by two elements of a page", async () => {
    const opened = openSession();
    const [first, second] = [openBilling(opened), openBilling(opened)];
    await Promise.all([answered(first.store.invoice.$load), answered(second.store.invoice.$load)]);
    await Promise.all([first.store.planChange.send(), second.store.planChange.send()]);
    await second.store.planChange.send();
    expect(opened.asked(isPlanChange)).toHaveLength(1);
    first.close();
    second.close();
  });

  test("fails when this month's invoice has no request, and can be sent again", async () => {
    let answers = 0;
    const opened = openSession((address) => {
      if (isPlanChange(address)) {
        answers += 1;
        return answers === 1 ? json({}, 500) : json({});
      }
      return undefined;
    });
    const { store, close } = openBilling(opened, { month: "2026-03" });
    await answered(store.invoice.$load);
    await store.planChange.send();
    expect(store.planChange.$state.get().status).toBe("failed");
    expect(opened.asked(isInvoice).map(({ searchParams }) => searchParams.get("date"))).toEqual(["3-2026", "11-2026"]);
    // It can't be sent again before the confirmation has been reopened.
    await store.planChange.send();
    expect(opened.asked(isPlanChange)).toHaveLength(1);
    store.planChange.reset();
    await store.planChange.send();
    expect(opened.asked(isPlanChange)).toHaveLength(2);
    expect(store.planChange.$state.get().status).toBe("done");
    close();
  });

  test("is done when this month's invoice has the request after a lost or refused answer", async () => {
    for (const status of [504, 409]) {
      const opened = openSession((address) => {
        if (isPlanChange(address)) return json({}, status);
        return isInvoice(address) && address.searchParams.get("date") === "11-2026"
          ? json(rawInvoice({ payment_plan_change_request: "pending" }))
          : undefined;
      });
      const { store, close } = openBilling(opened, { month: "2026-03" });
      await answered(store.invoice.$load);
      await store.planChange.send();
      expect(store.planChange.$state.get().status).toBe("done");
      expect(opened.asked(isPlanChange)).toHaveLength(1);
      close();
    }
  });

  test("is not sent again while the invoice can't be requested", async () => {
    let isDown = false;
    const opened = openSession((address) => {
      if (isPlanChange(address)) {
        isDown = true;
        return json({}, 500);
      }
      return isInvoice(address) && isDown ? json({}, 500) : undefined;
    });
    const { store, close } = openBilling(opened);
    await answered(store.invoice.$load);
    for (const _ of ["first", "again", "and again"]) {
      await store.planChange.send();
      expect(store.planChange.$state.get().status).toBe("failed");
      store.planChange.reset();
    }
    expect(opened.asked(isPlanChange)).toHaveLength(1);
    isDown = false;
    await store.planChange.send();
    expect(opened.asked(isPlanChange)).toHaveLength(2);
    close();
  });

  test("is reset when another person signs in", async () => {
    const opened = openSession();
    const { store, close } = openBilling(opened);
    await answered(store.invoice.$load);
    await store.planChange.send();
    close();
    opened.session.open("other", {
      userName: "Mert İnan",
      accountType: "company",
      companyId: "42",
    } as unknown as Profile);
    const again = openBilling(opened);
    expect(again.store.planChange.$state.get().status).toBe("idle");
    again.close();
  });
});

test("keeps the invoice when the six months fail", async () => {
  const opened = openSession((address) => (isHistogram(address) ? json({}, 500) : undefined));
  const { store, close } = openBilling(opened);
  await answered(store.invoice.$load);
  await failed(store.histogram.$load);
  close();
});

describe("the demo provider's invoice", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  test.each(["2018-11", "2025-05", "2025-09", "2025-10", "2026-11"])(
    "of %s agrees to the kuruş in every amount",
    async (month) => {
      const { session } = await openDemoSession(api, administrator);
      const { count, differences } = checkInvoice(await fetchInvoice(session.http, "42", month));
      expect(count).toBeGreaterThan(4);
      expect(differences).toEqual([]);
    },
  );
});
