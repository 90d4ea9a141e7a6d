import { describe, expect, test } from "vitest";
import type { LineReservation } from "../../../src/core/api/marketplace-requests.ts";
import { createLineDesk, type LineDesk } from "../../../src/core/marketplace/line/line-desk.ts";
import { createLineSearch } from "../../../src/core/marketplace/line/line-search.ts";
import { pastSearches, reservations } from "../../../src/core/marketplace/requests.ts";
import { canGiveUp, createSeatCancel } from "../../../src/core/marketplace/seat-cancel.ts";
import { createQuery } from "../../../src/core/query/query.ts";
import { json } from "../../helpers/environment.ts";
import { openMarket, until, zeynep } from "./marketplace-stage.ts";
import { rawDetail, rawSearch } from "../api/raw-marketplace.ts";

const created = { id: 55, request_status: "created", is_changed: false, has_request_in_period: true };

/** A stub provider that stores the reservation of M-4. `post`, `remove` and `detail` may return another answer instead. */
async function openSeat(first: Readonly<Record<string, unknown>> | null = null) {
  const provider = {
    request: first,
    /** Reservations of other lines by line id, and the answer with the list of all requests. */
    others: {} as Readonly<Record<string, unknown>>,
    requests: (): Response | Promise<Response> => json({ results: [] }),
    post: (): Response | Promise<Response> | null => null,
    remove: (): Response | Promise<Response> | null => null,
    detail: (): Response | null => null,
  };
  const market = openMarket({
    answer(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === "/api/marketplace/route-details/") {
        const other = provider.others[searchParams.get("unique_id") ?? ""];
        return provider.detail() ?? json({ ...rawDetail(), request: other ?? provider.request });
      }
      if (!pathname.startsWith("/api/marketplace/request/")) return null;
      if (request.method === "GET") return provider.requests();
      if (request.method === "DELETE") {
        const given = provider.remove();
        if (given) return given;
        provider.request = null;
        return json({ results: { data: {} } });
      }
      const given = provider.post();
      if (given) return given;
      provider.request = created;
      return json({ id: 55, has_request_in_period: false });
    },
  });
  const open = () => {
    const desk = createLineDesk(market.session, createLineSearch(market.session, zeynep));
    desk.choose("M-4");
    desk.reservation.$state.listen(() => undefined);
    return desk;
  };
  const desk = open();
  await until(desk.reservation.$state, ({ status }) => status !== "unknown");
  return { ...market, provider, desk, open, posts: () => market.calls("POST /api/marketplace/request/") };
}

/** Both steps: opens the confirmation and confirms it. */
async function take({ reservation }: LineDesk): Promise<void> {
  await reservation.reserve();
  await reservation.confirm();
}

describe("a seat", () => {
  test("is sent only after what will be asked for was shown", async () => {
    const { desk, posts } = await openSeat();
    await desk.reservation.reserve();
    expect(desk.reservation.$state.get()).toMatchObject({ status: "free", dialog: "ask", standing: null });
    expect(posts()).toEqual([]);
    desk.reservation.dismiss();
    await desk.reservation.confirm();
    expect(posts()).toEqual([]);
    await take(desk);
    expect(desk.reservation.$state.get().dialog).toBe("received");
    expect(posts()).toHaveLength(1);
    desk.destroy();
  });

  test("that fails keeps the question and can be sent from there once more", async () => {
    const { desk, provider, posts } = await openSeat();
    provider.post = () => json({}, 400);
    await take(desk);
    expect(desk.reservation.$state.get()).toMatchObject({ dialog: "ask", failed: { what: "reserve" } });
    provider.post = () => null;
    await desk.reservation.confirm();
    expect(desk.reservation.$state.get()).toMatchObject({ dialog: "received", failed: null });
    expect(posts()).toHaveLength(2);
    desk.destroy();
  });

  test("is reserved at the price of the line: the id is kept, the dialog opens", async () => {
    const { desk, environment, posts } = await openSeat();
    expect(desk.reservation.$state.get()).toMatchObject({ status: "free", request: null, dialog: null });
    await take(desk);
    expect(desk.reservation.$state.get()).toMatchObject({ status: "reserved", dialog: "received", activity: null });
    expect(desk.reservation.$state.get().request?.id).toBe("55");
    expect(posts()).toHaveLength(1);
    const sent = environment.requests.find(({ method, url }) => method === "POST" && url.endsWith("/request/"));
    expect(await sent?.json()).toEqual({ past_search_id: 77, route_unique_id: "M-4", price: 4250 });
    desk.reservation.dismiss();
    expect(desk.reservation.$state.get().dialog).toBeNull();
    desk.destroy();
  });

  test("is cancelled after a question: the id is cleared, and it can be reserved again", async () => {
    const { desk, calls } = await openSeat(created);
    expect(desk.reservation.$state.get().status).toBe("reserved");
    desk.reservation.askCancel();
    expect(desk.reservation.$state.get().dialog).toBe("cancel");
    desk.reservation.dismiss();
    await desk.reservation.cancel();
    expect(calls("DELETE")).toEqual([]);
    desk.reservation.askCancel();
    await desk.reservation.cancel();
    expect(calls("DELETE")).toEqual(["DELETE /api/marketplace/request/55/"]);
    expect(desk.reservation.$state.get()).toMatchObject({ status: "free", request: null, dialog: null });
    await take(desk);
    expect(desk.reservation.$state.get().status).toBe("reserved");
    desk.destroy();
  });

  test("that is reserved already asks whether it is to be cancelled", async () => {
    const { desk, posts } = await openSeat(created);
    await desk.reservation.reserve();
    expect(desk.reservation.$state.get().dialog).toBe("cancel");
    expect(posts()).toEqual([]);
    desk.destroy();
  });

  test("that was refused is neither reserved nor asked for again", async () => {
    const { desk, posts } = await openSeat({ ...created, request_status: "rejected" });
    expect(desk.reservation.$state.get().status).toBe("rejected");
    await take(desk);
    expect(posts()).toEqual([]);
    desk.destroy();
  });

  test("says when the provider has changed it", async () => {
    const { desk } = await openSeat({ ...created, is_changed: true });
    expect(desk.reservation.$state.get()).toMatchObject({ status: "reserved", request: { isChanged: true } });
    desk.destroy();
  });

  test("is shown in the list of requests, which is asked for again", async () => {
    const { desk, session, calls } = await openSeat();
    const list = createQuery(session, reservations);
    const stop = list.$load.listen(() => undefined);
    await until(list.$load, ({ status }) => status === "ready");
    await take(desk);
    await until(list.$load, (load) => load.status === "ready" && !load.isRefreshing);
    // The list, the check for another seat before the POST, and the reloaded list.
    expect(calls("GET /api/marketplace/request/")).toHaveLength(3);
    stop();
    desk.destroy();
  });
});

describe("a seat that would be given up", () => {
  const seatOn = (line: string, change: object = {}) => ({
    id: 31,
    price: 3900,
    request_status: "created",
    is_changed: false,
    past_search: rawSearch(),
    morning_route: { origin_county: "Üsküdar", destination_county: "Şişli" },
    route_unique_id: line,
    ...change,
  });
  const answering = (...seats: readonly object[]) => json({ results: seats });

  test("is named before anything is sent; only a yes sends it", async () => {
    const { desk, provider, posts } = await openSeat();
    provider.others = { "M-2": { ...created, id: 31 } };
    provider.requests = () => answering(seatOn("M-2"));
    await desk.reservation.reserve();
    expect(desk.reservation.$state.get()).toMatchObject({
      status: "free",
      dialog: "ask",
      activity: null,
      standing: { lineId: "M-2", counties: { origin: "Üsküdar", destination: "Şişli" } },
    });
    desk.reservation.dismiss();
    expect(desk.reservation.$state.get().dialog).toBeNull();
    await desk.reservation.confirm();
    expect(posts()).toEqual([]);
    await desk.reservation.reserve();
    provider.post = () => {
      provider.request = { ...created, is_changed: true };
      return json({ id: 31, has_request_in_period: true });
    };
    await desk.reservation.confirm();
    expect(posts()).toHaveLength(1);
    expect(desk.reservation.$state.get()).toMatchObject({
      status: "reserved",
      dialog: "received",
      request: { isChanged: true },
    });
    desk.destroy();
  });

  test.each([
    ["was refused", seatOn("M-2", { request_status: "rejected" }), {}],
    ["is somebody else's", seatOn("M-2", { past_search: rawSearch({ passenger: { id: 10, first_name: "Can" } }) }), {}],
    ["is of another period", seatOn("M-2"), { "M-2": { ...created, has_request_in_period: false } }],
  ])("asks nothing where it %s", async (_, seat, others) => {
    const { desk, provider, posts } = await openSeat();
    provider.others = others;
    provider.requests = () => answering(seat);
    await take(desk);
    expect(desk.reservation.$state.get().dialog).toBe("received");
    expect(posts()).toHaveLength(1);
    desk.destroy();
  });

  test("is found behind one of another period", async () => {
    const { desk, provider, posts } = await openSeat();
    provider.others = {
      "M-2": { ...created, has_request_in_period: false },
      "M-3": { ...created, id: 32 },
    };
    provider.requests = () => answering(seatOn("M-2"), seatOn("M-3", { id: 32 }));
    await desk.reservation.reserve();
    expect(desk.reservation.$state.get()).toMatchObject({ dialog: "ask", standing: { lineId: "M-3" } });
    expect(posts()).toEqual([]);
    desk.destroy();
  });

  test("is asked about where its line has ended", async () => {
    const { desk, provider, posts } = await openSeat();
    provider.requests = () => answering(seatOn("M-9"));
    provider.detail = () => json({}, 404);
    await desk.reservation.reserve();
    expect(desk.reservation.$state.get()).toMatchObject({ dialog: "ask", standing: { lineId: "M-9" } });
    expect(posts()).toEqual([]);
    desk.destroy();
  });

  test("is asked about where the provider doesn't name its line, without a call for it", async () => {
    const { desk, provider, posts, calls } = await openSeat();
    provider.requests = () => answering(seatOn("", { route_unique_id: null }));
    const before = calls("route-details").length;
    await desk.reservation.reserve();
    expect(desk.reservation.$state.get()).toMatchObject({ dialog: "ask", standing: { id: "31", lineId: null } });
    expect(calls("route-details")).toHaveLength(before);
    expect(posts()).toEqual([]);
    desk.destroy();
  });

  test("is asked about where its line knows nothing of it, or is gone for good", async () => {
    for (const detail of [() => json(rawDetail()), () => json({}, 410)]) {
      const { desk, provider } = await openSeat();
      provider.requests = () => answering(seatOn("M-9"));
      provider.detail = detail;
      await desk.reservation.reserve();
      expect(desk.reservation.$state.get()).toMatchObject({ dialog: "ask", standing: { lineId: "M-9" } });
      desk.destroy();
    }
  });

  test("whose line can't be looked up lets nothing be sent", async () => {
    const { desk, provider, posts } = await openSeat();
    provider.requests = () => answering(seatOn("M-9"));
    provider.detail = () => json({}, 403);
    await take(desk);
    expect(desk.reservation.$state.get()).toMatchObject({
      activity: null,
      dialog: null,
      failed: { what: "reserve", error: { status: 403 } },
    });
    expect(posts()).toEqual([]);
    desk.destroy();
  });

  test("keeps the button busy while it is looked for; nothing else can be begun", async () => {
    const { desk, provider, calls, posts } = await openSeat();
    let answer: (response: Response) => void = () => undefined;
    provider.requests = () => new Promise<Response>((resolve) => (answer = resolve));
    const looking = desk.reservation.reserve();
    await until(desk.reservation.$state, ({ activity }) => activity === "reserving");
    expect(desk.reservation.$state.get().dialog).toBeNull();
    desk.reservation.askCancel();
    await desk.reservation.reserve();
    await expect.poll(() => calls("GET /api/marketplace/request/")).toHaveLength(1);
    answer(answering());
    await looking;
    expect(desk.reservation.$state.get()).toMatchObject({ activity: null, dialog: "ask" });
    expect(posts()).toEqual([]);
    desk.destroy();
  });

  test("is not asked about on a line that is no longer open", async () => {
    const { desk, provider } = await openSeat();
    let answer: (response: Response) => void = () => undefined;
    provider.requests = () => new Promise<Response>((resolve) => (answer = resolve));
    const looking = desk.reservation.reserve();
    desk.choose("M-5");
    await until(desk.reservation.$state, ({ status }) => status === "free");
    answer(answering(seatOn("M-2")));
    await looking;
    expect(desk.reservation.$state.get()).toMatchObject({ dialog: null, standing: null, activity: null });
    desk.destroy();
  });

  test("can't be looked for: nothing is sent, and it can be tried again", async () => {
    const { desk, provider, posts } = await openSeat();
    provider.requests = () => json({}, 500);
    await take(desk);
    expect(posts()).toEqual([]);
    expect(desk.reservation.$state.get()).toMatchObject({ activity: null, dialog: null, failed: { what: "reserve" } });
    provider.requests = () => answering();
    await take(desk);
    expect(desk.reservation.$state.get()).toMatchObject({ status: "reserved", failed: null });
    desk.destroy();
  });
});

describe("a reservation is never sent twice", () => {
  test("while it is on its way, by one element or two", async () => {
    const { desk, open, provider, posts } = await openSeat();
    const second = open();
    await until(second.reservation.$state, ({ status }) => status === "free");
    let answer: (response: Response) => void = () => undefined;
    provider.post = () => new Promise<Response>((resolve) => (answer = resolve));
    await Promise.all([desk.reservation.reserve(), second.reservation.reserve()]);
    // The check before the confirmation runs for only one element at a time, so the second one has to ask again.
    await second.reservation.reserve();
    const sending = desk.reservation.confirm();
    void desk.reservation.confirm();
    void second.reservation.confirm();
    await until(desk.reservation.$state, ({ activity }) => activity === "reserving");
    await expect.poll(posts).toHaveLength(1);
    provider.request = created;
    answer(json({ id: 55, has_request_in_period: false }));
    await sending;
    expect(posts()).toHaveLength(1);
    // The other element of the session shows it too.
    await until(second.reservation.$state, ({ status }) => status === "reserved");
    desk.destroy();
    second.destroy();
  });

  test("when its answer was lost: the provider is asked first", async () => {
    const { desk, provider, posts } = await openSeat();
    provider.post = () => {
      provider.request = created;
      return json({}, 502);
    };
    await take(desk);
    expect(desk.reservation.$state.get()).toMatchObject({ status: "free", failed: { what: "reserve" } });
    await take(desk);
    expect(posts()).toHaveLength(1);
    expect(desk.reservation.$state.get()).toMatchObject({ status: "reserved", dialog: "received", failed: null });
    desk.destroy();
  });

  test("when its answer was lost and the provider can't be asked either", async () => {
    const { desk, provider, posts } = await openSeat();
    provider.post = () => Promise.reject(new TypeError("no network"));
    await take(desk);
    provider.detail = () => json({}, 500);
    await take(desk);
    expect(posts()).toHaveLength(1);
    expect(desk.reservation.$state.get()).toMatchObject({
      status: "free",
      activity: null,
      failed: { what: "reserve" },
    });
    // The provider answers that there is no reservation, so it is sent again.
    provider.detail = () => null;
    provider.post = () => null;
    await take(desk);
    expect(posts()).toHaveLength(2);
    expect(desk.reservation.$state.get()).toMatchObject({ status: "reserved", failed: null });
    desk.destroy();
  });

  test.each([408, 500])("after an answer of %i, while it may have been made", async (status) => {
    const { desk, provider, posts } = await openSeat();
    provider.post = () => {
      provider.request = created;
      return json({}, status);
    };
    await take(desk);
    await take(desk);
    expect(posts()).toHaveLength(1);
    expect(desk.reservation.$state.get()).toMatchObject({ status: "reserved", dialog: "received" });
    desk.destroy();
  });

  test("when another user was first: the line shows it", async () => {
    const { desk, provider } = await openSeat();
    provider.post = () => {
      provider.request = created;
      return json({}, 409);
    };
    await take(desk);
    const { dialog } = await until(desk.reservation.$state, ({ status }) => status === "reserved");
    expect(dialog).toBeNull();
    desk.destroy();
  });

  test("but a refusal can be repeated at once", async () => {
    const { desk, provider, posts } = await openSeat();
    provider.post = () => json({}, 400);
    await take(desk);
    provider.post = () => null;
    await take(desk);
    expect(posts()).toHaveLength(2);
    expect(desk.reservation.$state.get().status).toBe("reserved");
    desk.destroy();
  });
});

describe("taking back one of the previous requests", () => {
  const one = {
    id: 55,
    price: 4250,
    request_status: "created",
    is_changed: false,
    past_search: rawSearch(),
    morning_route: { origin_county: "Kadıköy", destination_county: "Şişli" },
    route_unique_id: "M-4",
  };
  async function openRequests() {
    const seat = await openSeat(created);
    seat.provider.requests = () => json({ results: seat.provider.request ? [one] : [] });
    const list = createQuery(seat.session, reservations);
    const stop = list.$load.listen(() => undefined);
    const load = await until(list.$load, ({ status }) => status === "ready");
    const [request] = load.status === "ready" ? load.data : [];
    if (!request) throw new Error("No request");
    const cancel = createSeatCancel(seat.session);
    const end = () => {
      stop();
      seat.desk.destroy();
    };
    return { ...seat, list, request, cancel, end };
  }

  test("asks first; then list and line know nothing of it any more", async () => {
    const { cancel, request, calls, list, desk, end } = await openRequests();
    cancel.ask(request);
    expect(cancel.$state.get()).toMatchObject({ asked: { id: "55" }, isRunning: false, error: null, done: null });
    cancel.dismiss();
    await cancel.confirm();
    expect(calls("DELETE")).toEqual([]);
    cancel.ask(request);
    await cancel.confirm();
    expect(calls("DELETE")).toEqual(["DELETE /api/marketplace/request/55/"]);
    expect(cancel.$state.get()).toMatchObject({ asked: null, done: { id: "55" } });
    await until(list.$load, (load) => load.status === "ready" && load.data.length === 0);
    await until(desk.reservation.$state, ({ status }) => status === "free");
    end();
  });

  test("takes it from the list at once, whatever the provider's next list has, and only it", async () => {
    const { cancel, request, list, provider, end } = await openRequests();
    provider.requests = () => json({ results: [one, { ...one, id: 56, route_unique_id: "M-5" }] });
    await list.refresh();
    const ids = () => {
      const load = list.$load.get();
      return load.status === "ready" ? load.data.map(({ id }) => id) : [];
    };
    expect(ids()).toEqual(["55", "56"]);
    provider.requests = () => new Promise<Response>(() => undefined);
    cancel.ask(request);
    await cancel.confirm();
    expect(ids()).toEqual(["56"]);
    end();
  });

  test("keeps its question while the call runs, and asks no other", async () => {
    const { cancel, request, provider, calls, end } = await openRequests();
    let answer: (response: Response) => void = () => undefined;
    provider.remove = () => new Promise<Response>((resolve) => (answer = resolve));
    cancel.ask(request);
    const confirming = cancel.confirm();
    cancel.dismiss();
    cancel.ask({ ...request, id: "56" });
    await cancel.confirm();
    expect(cancel.$state.get()).toMatchObject({ asked: { id: "55" }, isRunning: true, done: null });
    await expect.poll(() => calls("DELETE")).toHaveLength(1);
    answer(json({ results: { data: {} } }));
    await confirming;
    expect(cancel.$state.get()).toMatchObject({ asked: null, isRunning: false, done: { id: "55" } });
    // The next confirmation shows nothing of the previous one.
    cancel.ask({ ...request, id: "56" });
    expect(cancel.$state.get()).toMatchObject({ asked: { id: "56" }, error: null, done: null });
    end();
  });

  test("that fails keeps its question and can be repeated", async () => {
    const { cancel, request, provider, end } = await openRequests();
    provider.remove = () => json({}, 500);
    cancel.ask(request);
    await cancel.confirm();
    expect(cancel.$state.get()).toMatchObject({ asked: { id: "55" }, done: null, error: { status: 500 } });
    cancel.dismiss();
    cancel.ask(request);
    expect(cancel.$state.get()).toMatchObject({ asked: { id: "55" }, error: null });
    await cancel.confirm();
    provider.remove = () => null;
    await cancel.confirm();
    expect(cancel.$state.get()).toMatchObject({ asked: null, error: null, done: { id: "55" } });
    end();
  });

  test("that were refused, or of which nothing is known, is not offered", async () => {
    const { cancel, request, end } = await openRequests();
    for (const status of ["rejected", null] as const) {
      expect(canGiveUp({ ...request, status })).toBe(false);
      cancel.ask({ ...request, status });
      expect(cancel.$state.get().asked).toBeNull();
    }
    expect(canGiveUp({ ...request, status: "other" })).toBe(true);
    end();
  });
});

describe("a cancel", () => {
  test("that fails keeps its dialog and can be repeated", async () => {
    const { desk, provider } = await openSeat(created);
    provider.remove = () => json({}, 500);
    desk.reservation.askCancel();
    await desk.reservation.cancel();
    expect(desk.reservation.$state.get()).toMatchObject({
      status: "reserved",
      dialog: "cancel",
      failed: { what: "cancel" },
    });
    provider.remove = () => null;
    await desk.reservation.cancel();
    expect(desk.reservation.$state.get()).toMatchObject({ status: "free", dialog: null, failed: null });
    desk.destroy();
  });

  test("of a request that no longer exists succeeds", async () => {
    const { desk, provider } = await openSeat(created);
    provider.remove = () => {
      provider.request = null;
      return json({}, 404);
    };
    desk.reservation.askCancel();
    await desk.reservation.cancel();
    expect(desk.reservation.$state.get()).toMatchObject({ status: "free", dialog: null });
    desk.destroy();
  });
});

describe("while a call runs", () => {
  const later = () => {
    let answer: (response: Response) => void = () => undefined;
    const promise = new Promise<Response>((resolve) => (answer = resolve));
    return { promise, answer: (body: unknown, status = 200) => answer(json(body, status)) };
  };

  test("its dialog can't be closed", async () => {
    const { desk, provider, posts, calls } = await openSeat();
    const [post, remove] = [later(), later()];
    provider.post = () => post.promise;
    await desk.reservation.reserve();
    const sending = desk.reservation.confirm();
    await expect.poll(posts).toHaveLength(1);
    desk.reservation.dismiss();
    expect(desk.reservation.$state.get()).toMatchObject({ dialog: "ask", activity: "reserving" });
    provider.request = created;
    post.answer({ id: 55, has_request_in_period: false });
    await sending;
    desk.reservation.dismiss();
    provider.remove = () => remove.promise;
    desk.reservation.askCancel();
    const cancelling = desk.reservation.cancel();
    await desk.reservation.cancel();
    desk.reservation.dismiss();
    expect(desk.reservation.$state.get()).toMatchObject({ dialog: "cancel", activity: "cancelling" });
    await expect.poll(() => calls("DELETE")).toHaveLength(1);
    provider.request = null;
    remove.answer({ results: { data: {} } });
    await cancelling;
    expect(desk.reservation.$state.get()).toMatchObject({ dialog: null, activity: null, status: "free" });
    desk.destroy();
  });

  test("its answer opens no dialog on another line that was opened meanwhile", async () => {
    const { desk, provider, posts } = await openSeat();
    const post = later();
    provider.post = () => post.promise;
    await desk.reservation.reserve();
    const sending = desk.reservation.confirm();
    await expect.poll(posts).toHaveLength(1);
    desk.choose("M-5");
    post.answer({ id: 55, has_request_in_period: false });
    await sending;
    expect(desk.reservation.$state.get().dialog).toBeNull();
    desk.destroy();
  });

  test("a seat of another line can't be taken back", async () => {
    const { desk, provider, calls } = await openSeat(created);
    const remove = later();
    provider.remove = () => remove.promise;
    desk.reservation.askCancel();
    const cancelling = desk.reservation.cancel();
    desk.choose("M-5");
    await until(desk.reservation.$state, ({ status }) => status === "reserved");
    desk.reservation.askCancel();
    expect(desk.reservation.$state.get()).toMatchObject({ dialog: null, activity: "cancelling" });
    await expect.poll(() => calls("DELETE")).toHaveLength(1);
    remove.answer({ results: { data: {} } });
    await cancelling;
    desk.destroy();
  });
});

test("a failed cancel is forgotten with its dialog, and when it is asked for again", async () => {
  const { desk, provider } = await openSeat(created);
  provider.remove = () => json({}, 500);
  for (const again of [() => desk.reservation.dismiss(), () => desk.reservation.askCancel()]) {
    desk.reservation.askCancel();
    await desk.reservation.cancel();
    expect(desk.reservation.$state.get().failed).toMatchObject({ what: "cancel", error: { status: 500 } });
    again();
    expect(desk.reservation.$state.get().failed).toBeNull();
  }
  desk.destroy();
});

test("a question that another element has answered meanwhile closes, and nothing is sent", async () => {
  const { desk, open, posts } = await openSeat();
  const second = open();
  await until(second.reservation.$state, ({ status }) => status === "free");
  await second.reservation.reserve();
  await take(desk);
  await until(second.reservation.$state, ({ status }) => status === "reserved");
  expect(second.reservation.$state.get().dialog).toBe("ask");
  await second.reservation.confirm();
  expect(second.reservation.$state.get().dialog).toBeNull();
  expect(posts()).toHaveLength(1);
  desk.destroy();
  second.destroy();
});

test("another line has nothing of the one before", async () => {
  const { desk, provider } = await openSeat();
  provider.post = () => json({}, 400);
  await take(desk);
  expect(desk.reservation.$state.get().failed).not.toBeNull();
  desk.choose("M-5");
  expect(desk.reservation.$state.get()).toMatchObject({ failed: null, dialog: null });
  desk.destroy();
});

describe("a seat's button", () => {
  test("does nothing without an open line, or before its detail has come", async () => {
    const { session, calls } = openMarket();
    const desk = createLineDesk(session, createLineSearch(session, zeynep));
    const stop = desk.reservation.$state.listen(() => undefined);
    const nothing = { status: "unknown", request: null, activity: null, dialog: null, standing: null, failed: null };
    expect(desk.reservation.$state.get()).toEqual(nothing);
    const press = async () => {
      await take(desk);
      desk.reservation.askCancel();
      await desk.reservation.cancel();
      desk.reservation.dismiss();
    };
    await press();
    desk.choose("M-4");
    await press();
    expect(desk.reservation.$state.get()).toEqual(nothing);
    expect(calls("/api/marketplace/request/")).toEqual([]);
    stop();
    desk.destroy();
  });

  test("asks nothing about taking back what isn't reserved", async () => {
    const { desk, calls } = await openSeat();
    desk.reservation.askCancel();
    expect(desk.reservation.$state.get().dialog).toBeNull();
    await desk.reservation.reserve();
    await desk.reservation.cancel();
    expect(desk.reservation.$state.get().dialog).toBe("ask");
    expect(calls("DELETE")).toEqual([]);
    desk.destroy();
  });

  test("begins nothing on another line while a call for the one before runs", async () => {
    const { desk, provider, posts, calls } = await openSeat();
    let answer: (response: Response) => void = () => undefined;
    provider.post = () => new Promise<Response>((resolve) => (answer = resolve));
    await desk.reservation.reserve();
    const sending = desk.reservation.confirm();
    await expect.poll(posts).toHaveLength(1);
    desk.choose("M-5");
    await until(desk.reservation.$state, ({ status }) => status === "free");
    const before = calls("GET /api/marketplace/request/").length;
    await take(desk);
    expect(desk.reservation.$state.get()).toMatchObject({ activity: "reserving", dialog: null });
    expect(calls("GET /api/marketplace/request/")).toHaveLength(before);
    answer(json({ id: 55, has_request_in_period: false }));
    await sending;
    expect(posts()).toHaveLength(1);
    await desk.reservation.reserve();
    expect(desk.reservation.$state.get()).toMatchObject({ activity: null, dialog: "ask" });
    desk.destroy();
  });

  test("takes nothing back that another element has taken back meanwhile", async () => {
    const { desk, open, calls } = await openSeat(created);
    const second = open();
    await until(second.reservation.$state, ({ status }) => status === "reserved");
    for (const { reservation } of [desk, second]) reservation.askCancel();
    await desk.reservation.cancel();
    await until(second.reservation.$state, ({ status }) => status === "free");
    await second.reservation.cancel();
    expect(calls("DELETE")).toHaveLength(1);
    second.reservation.dismiss();
    expect(second.reservation.$state.get().dialog).toBeNull();
    desk.destroy();
    second.destroy();
  });

  test("shows what was made at once, as the answer has it", async () => {
    const { desk, provider } = await openSeat();
    const shown: unknown[] = [];
    desk.reservation.$state.listen(({ request }) => request && shown.push(request));
    provider.post = () => {
      provider.request = { ...created, id: 31, is_changed: true };
      return json({ id: 31, has_request_in_period: true });
    };
    await take(desk);
    expect(shown[0]).toEqual({ id: "31", status: "created", isChanged: true, hasRequestInPeriod: true });
    desk.destroy();
  });
});

describe("a reservation whose answer was lost", () => {
  const lose = async (made: boolean) => {
    const seat = await openSeat();
    seat.provider.post = () => {
      if (made) seat.provider.request = created;
      return json({}, 502);
    };
    await take(seat.desk);
    seat.provider.post = () => null;
    expect(seat.desk.reservation.$state.get()).toMatchObject({ status: "free", dialog: "ask", activity: null });
    return { ...seat, looks: () => seat.calls("route-details").length };
  };

  test("is found where the same question is answered with yes again", async () => {
    const { desk, posts } = await lose(true);
    await desk.reservation.confirm();
    expect(desk.reservation.$state.get()).toMatchObject({ status: "reserved", dialog: "received", failed: null });
    expect(posts()).toHaveLength(1);
    desk.destroy();
  });

  test("is looked for once: when it isn't there it is sent like a first one", async () => {
    const { desk, posts, looks } = await lose(false);
    const before = looks();
    await desk.reservation.reserve();
    expect(looks()).toBe(before + 1);
    await desk.reservation.reserve();
    expect(looks()).toBe(before + 1);
    await desk.reservation.confirm();
    expect(posts()).toHaveLength(2);
    expect(desk.reservation.$state.get()).toMatchObject({ status: "reserved", dialog: "received" });
    desk.destroy();
  });

  test("keeps its question, and isn't sent, while nobody can say what became of it", async () => {
    const { desk, provider, posts } = await lose(true);
    provider.detail = () => json({}, 403);
    await desk.reservation.confirm();
    expect(desk.reservation.$state.get()).toMatchObject({
      dialog: "ask",
      activity: null,
      failed: { what: "reserve", error: { status: 403 } },
    });
    expect(posts()).toHaveLength(1);
    desk.destroy();
  });

  test("is of no concern to the next user", async () => {
    const { desk, session, open, looks, posts } = await lose(false);
    desk.destroy();
    const state = session.$state.get();
    if (state.status !== "signed-in") throw new Error("Nobody is signed in");
    session.open("other", state.profile);
    const next = open();
    await until(next.reservation.$state, ({ status }) => status === "free");
    const before = looks();
    await next.reservation.reserve();
    expect(looks()).toBe(before);
    await next.reservation.confirm();
    expect(posts()).toHaveLength(2);
    next.destroy();
  });

  test.each([400, 407, 409, 499])("by a refusal of %i was not lost: nothing is looked for", async (status) => {
    const { desk, provider, calls, posts } = await openSeat();
    provider.post = () => json({}, status);
    await take(desk);
    await until(desk.$detail, (load) => load.status === "ready" && !load.isRefreshing);
    const before = calls("route-details").length;
    await desk.reservation.reserve();
    expect(calls("route-details")).toHaveLength(before);
    expect(desk.reservation.$state.get()).toMatchObject({ dialog: "ask", failed: null });
    expect(posts()).toHaveLength(1);
    desk.destroy();
  });
});

describe("what a change of a seat makes outdated", () => {
  async function openAll(first: Readonly<Record<string, unknown>> | null = null) {
    const seat = await openSeat(first);
    const stops = [createQuery(seat.session, reservations), createQuery(seat.session, pastSearches)].map(({ $load }) =>
      $load.listen(() => undefined),
    );
    const count = () => ({
      requests: seat.calls("GET /api/marketplace/request/").length,
      searches: seat.calls("past-search").length,
      details: seat.calls("unique_id=M-4").filter((call) => call.includes("route-details")).length,
      lists: seat.calls("/api/marketplace/?").length,
      drivers: seat.calls("driver-info").length,
    });
    const stop = () => {
      for (const end of stops) end();
      seat.desk.destroy();
    };
    const stopDriver = seat.desk.$driver.listen(() => undefined);
    await until(seat.desk.$driver, ({ status }) => status === "ready");
    await expect.poll(count).toEqual({ requests: 1, searches: 1, details: 1, lists: 1, drivers: 1 });
    stops.push(stopDriver);
    return { ...seat, count, stop };
  }

  test("is its line, the requests and the past searches, and nothing else", async () => {
    const { desk, count, stop } = await openAll();
    await take(desk);
    // One of the three is the check for another seat.
    await expect.poll(count).toEqual({ requests: 3, searches: 2, details: 2, lists: 1, drivers: 1 });
    stop();
  });

  test("is its line alone when another user was first", async () => {
    const { desk, provider, count, stop } = await openAll();
    provider.post = () => json({}, 409);
    await take(desk);
    await expect.poll(count).toEqual({ requests: 2, searches: 1, details: 2, lists: 1, drivers: 1 });
    stop();
  });

  test("is nothing when the provider refuses it", async () => {
    const { desk, provider, count, stop } = await openAll();
    provider.post = () => json({}, 400);
    await take(desk);
    expect(count()).toEqual({ requests: 2, searches: 1, details: 1, lists: 1, drivers: 1 });
    stop();
  });

  test("is the lists alone when another line's request is given up", async () => {
    const { desk, session, count, stop } = await openAll(created);
    const cancel = createSeatCancel(session);
    cancel.ask({ id: "56", status: "created" } as LineReservation);
    await cancel.confirm();
    await expect.poll(count).toEqual({ requests: 2, searches: 2, details: 1, lists: 1, drivers: 1 });
    expect(desk.reservation.$state.get()).toMatchObject({ status: "reserved", request: { id: "55" } });
    stop();
  });

  test("is no line without a request when one is given up", async () => {
    const { desk, session, stop } = await openAll();
    const cancel = createSeatCancel(session);
    cancel.ask({ id: "56", status: "created" } as LineReservation);
    await cancel.confirm();
    expect(cancel.$state.get()).toMatchObject({ asked: null, error: null, done: { id: "56" } });
    expect(desk.reservation.$state.get()).toMatchObject({ status: "free", request: null });
    stop();
  });
});
