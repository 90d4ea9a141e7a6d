import { describe, expect, onTestFinished, test } from "vitest";
import { createBulkRequest } from "../../../src/core/marketplace/bulk-request.ts";
import { createRouteRequest } from "../../../src/core/marketplace/requests.ts";
import { json } from "../../helpers/environment.ts";
import { openMarket, until } from "./marketplace-stage.ts";

async function openBulk(status: string) {
  const provider = {
    status,
    isBroken: false,
    /** Status after a POST. */
    made: "requested",
  };
  const answer = () => json({ all_passenger_offer_request_status: provider.status });
  const market = openMarket({
    answer(request) {
      if (!request.url.includes("all-passengers-offer-request")) return null;
      if (request.method === "GET") return answer();
      if (provider.isBroken) return json({}, 500);
      provider.status = request.method === "POST" ? provider.made : "not-requested";
      return answer();
    },
  });
  const bulk = createBulkRequest(market.session);
  onTestFinished(bulk.$load.listen(() => undefined));
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
    /** Status, open dialog and error in one line. */
    shown: () => {
      const { status: now, dialog, error } = state();
      return `${now} ${dialog ?? "-"}${error ? ` ${error.status}` : ""}`;
    },
    sent: (method: string) => market.calls(`${method} /api/marketplace/all`).length,
  };
}

/** `…` begins a call that `end` waits for; a call's step says whether it succeeded. */
type Step = "ask" | "askCancel" | "dismiss" | "confirm" | "confirm…" | "cancel" | "cancel…" | "end" | "break" | "mend";
const scripts: Readonly<Record<string, readonly [status: string, sent: string, ...(readonly [Step, string])[]]>> = {
  "goes from not-requested over verify to requested, and over cancelling back": [
    "not-requested",
    "POST 1, DELETE 1",
    ["ask", "verify confirm"],
    ["confirm…", "verify loading"],
    // The dialog can't be closed while the call is running.
    ["dismiss", "verify loading"],
    ["end", "true: requested success"],
    ["confirm", "false: requested success"],
    ["askCancel", "requested success"],
    ["dismiss", "requested -"],
    ["cancel", "false: requested -"],
    ["askCancel", "cancelling cancel"],
    ["dismiss", "requested -"],
    ["askCancel", "cancelling cancel"],
    ["confirm", "false: cancelling cancel"],
    ["cancel…", "cancelling cancel-loading"],
    ["dismiss", "cancelling cancel-loading"],
    ["cancel", "false: cancelling cancel-loading"],
    ["end", "true: not-requested -"],
  ],
  "is dropped where the question is answered with no": [
    "not-requested",
    "POST 0, DELETE 0",
    ["ask", "verify confirm"],
    ["dismiss", "not-requested -"],
    ["confirm", "false: not-requested -"],
  ],
  "that fails says so, and can be repeated": [
    "not-requested",
    "POST 3, DELETE 3",
    ["break", "not-requested -"],
    ["ask", "verify confirm"],
    ["confirm", "false: verify failed 500"],
    // The open dialog is about a failed request, not about a cancellation.
    ["cancel", "false: verify failed 500"],
    ["confirm…", "verify loading"],
    ["end", "false: verify failed 500"],
    ["mend", "verify failed 500"],
    ["confirm", "true: requested success"],
    ["dismiss", "requested -"],
    ["break", "requested -"],
    ["askCancel", "cancelling cancel"],
    ["cancel", "false: cancelling cancel-failed 500"],
    ["confirm", "false: cancelling cancel-failed 500"],
    ["cancel…", "cancelling cancel-loading"],
    ["end", "false: cancelling cancel-failed 500"],
    ["dismiss", "requested -"],
    ["askCancel", "cancelling cancel"],
    ["mend", "cancelling cancel"],
    ["cancel", "true: not-requested -"],
  ],
  "keeps the open question when the other one is asked, and forgets a failure with its question": [
    "verify",
    "POST 1, DELETE 1",
    ["askCancel", "cancelling cancel"],
    ["ask", "cancelling cancel"],
    ["break", "cancelling cancel"],
    ["cancel", "false: cancelling cancel-failed 500"],
    ["dismiss", "verify -"],
    ["ask", "verify confirm"],
    ["confirm", "false: verify failed 500"],
    ["dismiss", "verify -"],
    ["askCancel", "cancelling cancel"],
  ],
};

describe("the bulk request", () => {
  test.each(Object.entries(scripts))("%s", async (_what, [status, sent, ...steps]) => {
    const { bulk, provider, shown, sent: countOf } = await openBulk(status);
    let running: Promise<boolean> | null = null;
    const seen: (readonly [Step, string])[] = [];
    for (const [step] of steps) {
      let isDone: boolean | null = null;
      if (step === "ask" || step === "askCancel" || step === "dismiss") bulk[step]();
      else if (step === "break" || step === "mend") provider.isBroken = step === "break";
      else if (step === "confirm…") running = bulk.confirm();
      else if (step === "cancel…") running = bulk.confirmCancel();
      else isDone = await (step === "end" ? running : step === "confirm" ? bulk.confirm() : bulk.confirmCancel());
      seen.push([step, isDone === null ? shown() : `${isDone}: ${shown()}`]);
    }
    expect(seen).toEqual(steps);
    expect(`POST ${countOf("POST")}, DELETE ${countOf("DELETE")}`).toBe(sent);
  });

  test.each([
    ["not-requested", "verify confirm", "not-requested -"],
    ["rejected", "verify confirm", "rejected -"],
    ["verify", "verify confirm", "cancelling cancel"],
    ["requested", "requested -", "cancelling cancel"],
    ["cancelling", "cancelling -", "cancelling cancel"],
    ["other", "other -", "cancelling cancel"],
  ])("that is %s: made it is %s, taken back %s", async (status, made, takenBack) => {
    const { bulk, state, shown } = await openBulk(status);
    expect(state()).toEqual({ status, provider: status, dialog: null, error: null });
    bulk.ask();
    expect(shown()).toBe(made);
    bulk.dismiss();
    bulk.askCancel();
    expect(shown()).toBe(takenBack);
  });

  test("is sent once at a time", async () => {
    const { bulk, provider, sent } = await openBulk("not-requested");
    provider.isBroken = true;
    bulk.ask();
    expect(await Promise.all([bulk.confirm(), bulk.confirm()])).toEqual([false, false]);
    expect(sent("POST")).toBe(1);
  });

  test("is nothing but a load until it has come", async () => {
    const { session } = openMarket({ answer: () => new Promise<Response>(() => undefined) });
    const bulk = createBulkRequest(session);
    onTestFinished(bulk.$load.listen(() => undefined));
    bulk.ask();
    bulk.askCancel();
    expect(bulk.$load.get()).toEqual({ status: "loading" });
    const refused = createBulkRequest(openMarket().session);
    const failed = await until(refused.$load, ({ status }) => status !== "loading");
    expect(failed).toMatchObject({ status: "failed", error: { status: 404 } });
    expect(failed).not.toHaveProperty("data");
  });

  test("that the provider keeps in verify can be confirmed", async () => {
    const { bulk, state, provider } = await openBulk("not-requested");
    for (const made of ["verify", "requested"]) {
      provider.made = made;
      bulk.ask();
      await bulk.confirm();
      bulk.dismiss();
      expect(state()).toMatchObject({ status: made, provider: made, dialog: null });
    }
  });

  test("shows each step to its end, without one between", async () => {
    const { bulk } = await openBulk("not-requested");
    const dialogs: unknown[] = [null];
    onTestFinished(
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

  test("is left as the provider has it when somebody else changes it", async () => {
    const { bulk, state, shown, provider } = await openBulk("not-requested");
    bulk.ask();
    provider.status = "requested";
    await bulk.refresh();
    expect(state()).toMatchObject({ status: "verify", provider: "requested", dialog: "confirm" });
    bulk.dismiss();
    expect(shown()).toBe("requested -");
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
