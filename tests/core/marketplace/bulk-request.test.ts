import { afterEach, describe, expect, test } from "vitest";
import { createBulkRequest } from "../../../src/core/marketplace/bulk-request.ts";
import { createRouteRequest } from "../../../src/core/marketplace/requests.ts";
import { json } from "../../helpers/environment.ts";
import { openMarket, until } from "./marketplace-stage.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function openBulk(status: string) {
  const provider = {
    status,
    change: (): Response | Promise<Response> | null => null,
    /** Status after a POST. */
    made: "requested",
  };
  const answer = () => json({ all_passenger_offer_request_status: provider.status });
  const market = openMarket({
    answer(request) {
      if (!request.url.includes("all-passengers-offer-request")) return null;
      if (request.method === "GET") return answer();
      const given = provider.change();
      if (given) return given;
      provider.status = request.method === "POST" ? provider.made : "not-requested";
      return answer();
    },
  });
  const bulk = createBulkRequest(market.session);
  ends.push(bulk.$load.listen(() => undefined));
  await until(bulk.$load, (load) => load.status === "ready");
  const state = () => {
    const load = bulk.$load.get();
    if (load.status !== "ready") throw new Error("The bulk request isn't loaded");
    return load.data;
  };
  return {
    ...market,
    provider,
    bulk,
    state,
    sent: (method: string) => market.calls(`${method} /api/marketplace/all`),
  };
}

describe("the bulk request", () => {
  test("goes from not-requested over verify to requested, and over cancelling back", async () => {
    const { bulk, state, sent } = await openBulk("not-requested");
    expect(state()).toEqual({ status: "not-requested", provider: "not-requested", dialog: null, error: null });
    bulk.ask();
    expect(state()).toMatchObject({ status: "verify", dialog: "confirm" });
    expect(sent("POST")).toEqual([]);
    const confirming = bulk.confirm();
    expect(state()).toMatchObject({ status: "verify", dialog: "loading" });
    // The dialog can't be closed while the call is running.
    bulk.dismiss();
    expect(state().dialog).toBe("loading");
    expect(await confirming).toBe(true);
    expect(state()).toMatchObject({ status: "requested", provider: "requested", dialog: "success" });
    bulk.dismiss();
    expect(state()).toMatchObject({ status: "requested", dialog: null });

    bulk.askCancel();
    expect(state()).toMatchObject({ status: "cancelling", dialog: "cancel" });
    bulk.dismiss();
    expect(state()).toMatchObject({ status: "requested", dialog: null });
    expect(sent("DELETE")).toEqual([]);
    bulk.askCancel();
    const cancelling = bulk.confirmCancel();
    expect(state().dialog).toBe("cancel-loading");
    expect(await cancelling).toBe(true);
    expect(state()).toMatchObject({ status: "not-requested", dialog: null });
  });

  test("is nothing but a load until it has come", async () => {
    const { session } = openMarket({ answer: () => new Promise<Response>(() => undefined) });
    const bulk = createBulkRequest(session);
    ends.push(bulk.$load.listen(() => undefined));
    bulk.ask();
    bulk.askCancel();
    expect(bulk.$load.get()).toEqual({ status: "loading" });
    const refused = createBulkRequest(openMarket().session);
    const failed = await until(refused.$load, ({ status }) => status !== "loading");
    expect(failed).toMatchObject({ status: "failed", error: { status: 404 } });
    expect(failed).not.toHaveProperty("data");
  });

  test("keeps the question about taking it back open while the call runs, and isn't taken back twice", async () => {
    const { bulk, state, sent } = await openBulk("requested");
    // No confirmation is open yet.
    expect(await bulk.confirmCancel()).toBe(false);
    bulk.askCancel();
    expect(await bulk.confirm()).toBe(false);
    const cancelling = bulk.confirmCancel();
    bulk.dismiss();
    expect(state()).toMatchObject({ status: "cancelling", dialog: "cancel-loading" });
    expect(await bulk.confirmCancel()).toBe(false);
    expect(await cancelling).toBe(true);
    expect([sent("DELETE").length, sent("POST").length]).toEqual([1, 0]);
  });

  test("keeps the open question when the other one is asked, and forgets a failure with its question", async () => {
    const { bulk, state, provider } = await openBulk("verify");
    bulk.askCancel();
    bulk.ask();
    expect(state().dialog).toBe("cancel");
    provider.change = () => json({}, 500);
    await bulk.confirmCancel();
    bulk.dismiss();
    bulk.ask();
    expect(state()).toMatchObject({ dialog: "confirm", error: null });
    bulk.dismiss();
    bulk.askCancel();
    expect(state()).toMatchObject({ dialog: "cancel", error: null });
  });

  test("is dropped where the question is answered with no", async () => {
    const { bulk, state, sent } = await openBulk("not-requested");
    bulk.ask();
    bulk.dismiss();
    expect(state()).toMatchObject({ status: "not-requested", dialog: null });
    expect(await bulk.confirm()).toBe(false);
    expect(sent("POST")).toEqual([]);
  });

  test("can be made again after a refusal, and isn't made where one stands", async () => {
    for (const [status, asked] of [
      ["rejected", { status: "verify", dialog: "confirm" }],
      ["requested", { status: "requested", dialog: null }],
      ["cancelling", { status: "cancelling", dialog: null }],
      ["other", { status: "other", dialog: null }],
    ] as const) {
      const { bulk, state } = await openBulk(status);
      expect(state().status).toBe(status);
      bulk.ask();
      expect(state()).toMatchObject(asked);
    }
  });

  test("that the provider keeps in verify can be confirmed, and taken back", async () => {
    const { bulk, state, provider } = await openBulk("not-requested");
    provider.made = "verify";
    bulk.ask();
    await bulk.confirm();
    bulk.dismiss();
    expect(state()).toMatchObject({ status: "verify", provider: "verify", dialog: null });
    provider.made = "requested";
    bulk.ask();
    await bulk.confirm();
    bulk.dismiss();
    expect(state().status).toBe("requested");
  });

  test("is sent once, and a failure says so and can be repeated", async () => {
    const { bulk, state, provider, sent } = await openBulk("not-requested");
    provider.change = () => json({}, 500);
    bulk.ask();
    const [first, second] = await Promise.all([bulk.confirm(), bulk.confirm()]);
    expect([first, second]).toEqual([false, false]);
    expect(sent("POST")).toHaveLength(1);
    expect(state()).toMatchObject({ status: "verify", dialog: "failed", error: { status: 500 } });
    provider.change = () => null;
    expect(await bulk.confirm()).toBe(true);
    expect(state()).toMatchObject({ status: "requested", dialog: "success", error: null });
    bulk.dismiss();
    provider.change = () => json({}, 500);
    bulk.askCancel();
    await bulk.confirmCancel();
    expect(state()).toMatchObject({ dialog: "cancel-failed", error: { status: 500 } });
    bulk.dismiss();
    expect(state()).toMatchObject({ status: "requested", dialog: null, error: null });
    bulk.askCancel();
    provider.change = () => null;
    await bulk.confirmCancel();
    expect(state()).toMatchObject({ status: "not-requested", dialog: null, error: null });
  });
});

describe("the bulk request's questions", () => {
  test.each(["requested", "verify", "cancelling", "other"])(
    "about taking back one that is %s is open",
    async (status) => {
      const { bulk, state } = await openBulk(status);
      expect(state()).toEqual({ status, provider: status, dialog: null, error: null });
      bulk.askCancel();
      expect(state()).toEqual({ status: "cancelling", provider: status, dialog: "cancel", error: null });
    },
  );

  test.each(["not-requested", "rejected"])("about taking back one that is %s is not asked", async (status) => {
    const { bulk, state } = await openBulk(status);
    bulk.askCancel();
    expect(state()).toMatchObject({ status, dialog: null });
  });

  test("show each step to its end, without one between", async () => {
    const { bulk } = await openBulk("not-requested");
    const dialogs: unknown[] = [null];
    ends.push(
      bulk.$load.listen((load) => {
        if (load.status === "ready" && load.data.dialog !== dialogs.at(-1)) dialogs.push(load.data.dialog);
      }),
    );
    bulk.ask();
    await bulk.confirm();
    bulk.dismiss();
    bulk.askCancel();
    await bulk.confirmCancel();
    expect(dialogs).toEqual([null, "confirm", "loading", "success", null, "cancel", "cancel-loading", null]);
  });

  test("keep a failed call's status, and say no error while it is sent again or after it was given up", async () => {
    const { bulk, state, provider } = await openBulk("verify");
    provider.change = () => json({}, 500);
    bulk.ask();
    await bulk.confirm();
    expect(state()).toMatchObject({ status: "verify", dialog: "failed", error: { status: 500 } });
    const again = bulk.confirm();
    expect(state()).toMatchObject({ dialog: "loading", error: null });
    await again;
    // The open dialog is about a failed request, not about a cancellation.
    expect(await bulk.confirmCancel()).toBe(false);
    bulk.dismiss();
    expect(state()).toEqual({ status: "verify", provider: "verify", dialog: null, error: null });
    bulk.askCancel();
    expect(state()).toMatchObject({ dialog: "cancel", error: null });
    expect(await bulk.confirmCancel()).toBe(false);
    expect(state()).toMatchObject({ status: "cancelling", dialog: "cancel-failed", error: { status: 500 } });
    expect(await bulk.confirm()).toBe(false);
    const repeated = bulk.confirmCancel();
    expect(state()).toMatchObject({ dialog: "cancel-loading", error: null });
    await repeated;
    bulk.dismiss();
    expect(state()).toMatchObject({ status: "verify", dialog: null });
  });

  test("stay open when the success of one has been shown but not closed", async () => {
    const { bulk, state, sent } = await openBulk("not-requested");
    bulk.ask();
    await bulk.confirm();
    expect(await bulk.confirm()).toBe(false);
    bulk.askCancel();
    expect(state().dialog).toBe("success");
    expect(sent("POST")).toHaveLength(1);
  });

  test("leave the request as the provider has it when somebody else changes it", async () => {
    const { bulk, state, provider } = await openBulk("not-requested");
    bulk.ask();
    provider.status = "requested";
    await bulk.refresh();
    expect(state()).toMatchObject({ status: "verify", provider: "requested", dialog: "confirm" });
    bulk.dismiss();
    expect(state()).toMatchObject({ status: "requested", dialog: null });
  });
});

test("a line is wished for once at a time", async () => {
  const { session, calls } = openMarket({
    answer: (request) => (request.url.includes("/contact/") ? json({ success: true }) : null),
  });
  const wish = createRouteRequest(session);
  const [first, second] = await Promise.all([wish.send("77"), wish.send("77")]);
  expect([first, second]).toEqual([true, false]);
  expect(calls("contact")).toEqual(["GET /api/marketplace/contact/77"]);
  expect(wish.$state.get().status).toBe("done");
});
