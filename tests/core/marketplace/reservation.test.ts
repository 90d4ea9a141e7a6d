import { describe, expect, onTestFinished, test } from "vitest";
import type { LineReservation } from "../../../src/core/api/marketplace-requests.ts";
import { createLineStore, type LineStore } from "../../../src/core/marketplace/line/line-store.ts";
import { createLineSearch } from "../../../src/core/marketplace/line/line-search.ts";
import { pastSearches, reservations } from "../../../src/core/marketplace/requests.ts";
import { canGiveUp, createSeatCancel } from "../../../src/core/marketplace/seat-cancel.ts";
import { createQuery } from "../../../src/core/query/query.ts";
import { json } from "../../helpers/environment.ts";
import { rawDetail, rawSearch } from "../api/raw-marketplace.ts";
import { openMarket, until, zeynep } from "./marketplace-stage.ts";

type Request = Readonly<Record<string, unknown>>;
type Answer = Response | Promise<Response>;
const created = { id: 55, request_status: "created", is_changed: false, has_request_in_period: true };

/** A stub provider that stores the reservation of M-4. `post`, `remove` and `detail` may return another answer instead. */
async function openSeat(first: Request | null = null) {
  const provider = {
    request: first,
    /** Reservations of other lines by line id, and the answer with the list of all requests. */
    others: {} as Readonly<Record<string, unknown>>,
    requests: (): Answer => json({ results: [] }),
    post: (): Answer | null => null,
    remove: (): Answer | null => null,
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
    const store = createLineStore(market.session, createLineSearch(market.session, zeynep));
    store.choose("M-4");
    store.reservation.$state.listen(() => undefined);
    onTestFinished(() => store.destroy());
    return store;
  };
  const store = open();
  await until(store.reservation.$state, ({ status }) => status !== "unknown");
  return {
    ...market,
    provider,
    store,
    seat: store.reservation,
    shown: () => store.reservation.$state.get(),
    open,
    posts: () => market.calls("POST /api/marketplace/request/"),
    removes: () => market.calls("DELETE"),
    lists: () => market.calls("GET /api/marketplace/request/"),
    looks: () => market.calls("route-details"),
  };
}
type Seat = LineStore["reservation"];

/** Both steps: opens the confirmation and confirms it. */
async function take(seat: Seat): Promise<void> {
  await seat.reserve();
  await seat.confirm();
}
const again = [
  ["by its button", take],
  ["in its question", (seat: Seat) => seat.confirm()],
] as const;

/** An answer that comes when the test says so. */
function later() {
  let give: (response: Response) => void = () => undefined;
  const promise = new Promise<Response>((resolve) => (give = resolve));
  return { promise, answer: (body: unknown, status = 200) => give(json(body, status)) };
}
const made = { id: 55, has_request_in_period: false };

describe("a seat", () => {
  test("is sent at the price of the line, once what will be asked for was shown", async () => {
    const { seat, shown, environment, posts } = await openSeat();
    expect(shown()).toMatchObject({ status: "free", request: null, dialog: null });
    await seat.reserve();
    expect(shown()).toMatchObject({ status: "free", dialog: "ask", standing: null });
    seat.dismiss();
    await seat.confirm();
    expect(posts()).toEqual([]);
    await take(seat);
    expect(shown()).toMatchObject({ status: "reserved", dialog: "received", activity: null, request: { id: "55" } });
    expect(posts()).toHaveLength(1);
    const sent = environment.requests.find(({ method, url }) => method === "POST" && url.endsWith("/request/"));
    expect(await sent?.json()).toEqual({ past_search_id: 77, route_unique_id: "M-4", price: 4250 });
    seat.dismiss();
    expect(shown().dialog).toBeNull();
  });

  test.each(again)("that is refused keeps the question, and can be sent once more %s", async (_how, send) => {
    const { seat, shown, provider, posts } = await openSeat();
    provider.post = () => json({}, 400);
    await take(seat);
    expect(shown()).toMatchObject({ dialog: "ask", failed: { what: "reserve" } });
    provider.post = () => null;
    await send(seat);
    expect(shown()).toMatchObject({ status: "reserved", dialog: "received", failed: null });
    expect(posts()).toHaveLength(2);
  });

  test("that has moved to another line is no longer on the one before, where it can't be cancelled", async () => {
    const { store, seat, shown, provider } = await openSeat();
    provider.others = { "M-2": { ...created, id: 31 } };
    store.choose("M-2");
    await until(seat.$state, ({ status }) => status === "reserved");
    store.choose("M-4");
    await until(seat.$state, ({ status }) => status === "free");
    provider.post = () => {
      provider.request = { ...created, id: 31, is_changed: true };
      return json({ id: 31, has_request_in_period: true });
    };
    await take(seat);
    expect(shown().status).toBe("reserved");
    store.choose("M-2");
    await until(seat.$state, ({ status }) => status !== "unknown");
    expect(shown()).toMatchObject({ status: "free", request: null });
  });

  test("is cancelled after a question: the id is cleared, and it can be reserved again", async () => {
    const { seat, shown, removes } = await openSeat(created);
    seat.askCancel();
    expect(shown()).toMatchObject({ status: "reserved", dialog: "cancel" });
    seat.dismiss();
    await seat.cancel();
    expect(removes()).toEqual([]);
    seat.askCancel();
    await seat.cancel();
    expect(removes()).toEqual(["DELETE /api/marketplace/request/55/"]);
    expect(shown()).toMatchObject({ status: "free", request: null, dialog: null });
    await take(seat);
    expect(shown().status).toBe("reserved");
  });

  test.each([
    ["is reserved already asks whether it is to be cancelled", {}, { status: "reserved", dialog: "cancel" }],
    ["was refused is not asked for again", { request_status: "rejected" }, { status: "rejected", dialog: null }],
    ["the provider has changed says so", { is_changed: true }, { status: "reserved", request: { isChanged: true } }],
  ])("that %s", async (_what, change, state) => {
    const { seat, shown, posts } = await openSeat({ ...created, ...change });
    await take(seat);
    expect(shown()).toMatchObject(state);
    expect(posts()).toEqual([]);
  });
});

describe("a seat that would be given up", () => {
  const seatOn = (line: string | null, change: object = {}) => ({
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
  const otherPeriod = { ...created, has_request_in_period: false };

  test("is named before anything is sent; only a yes sends it", async () => {
    const { seat, shown, provider, posts } = await openSeat();
    provider.others = { "M-2": { ...created, id: 31 } };
    provider.requests = () => answering(seatOn("M-2"));
    await seat.reserve();
    const standing = { lineId: "M-2", counties: { origin: "Üsküdar", destination: "Şişli" } };
    expect(shown()).toMatchObject({ status: "free", dialog: "ask", activity: null, standing });
    seat.dismiss();
    expect(shown().dialog).toBeNull();
    await seat.confirm();
    expect(posts()).toEqual([]);
    await seat.reserve();
    const shownRequests: unknown[] = [];
    seat.$state.listen(({ request }) => request && shownRequests.push(request));
    provider.post = () => {
      provider.request = { ...created, id: 31, is_changed: true };
      return json({ id: 31, has_request_in_period: true });
    };
    await seat.confirm();
    expect(posts()).toHaveLength(1);
    expect(shown()).toMatchObject({ status: "reserved", dialog: "received" });
    // At once, as the answer has it.
    expect(shownRequests[0]).toEqual({ id: "31", status: "created", isChanged: true, hasRequestInPeriod: true });
  });

  test.each([
    ["was refused", seatOn("M-2", { request_status: "rejected" }), {}],
    ["is somebody else's", seatOn("M-2", { past_search: rawSearch({ passenger: { id: 10, first_name: "Can" } }) }), {}],
    ["is of another period", seatOn("M-2"), { "M-2": otherPeriod }],
  ])("asks nothing where it %s", async (_, other, others) => {
    const { seat, shown, provider, posts } = await openSeat();
    provider.others = others;
    provider.requests = () => answering(other);
    await take(seat);
    expect(shown().dialog).toBe("received");
    expect(posts()).toHaveLength(1);
  });

  test("is found behind one of another period", async () => {
    const { seat, shown, provider, posts } = await openSeat();
    provider.others = { "M-2": otherPeriod, "M-3": { ...created, id: 32 } };
    provider.requests = () => answering(seatOn("M-2"), seatOn("M-3", { id: 32 }));
    await seat.reserve();
    expect(shown()).toMatchObject({ dialog: "ask", standing: { lineId: "M-3" } });
    expect(posts()).toEqual([]);
  });

  test.each([
    ["its line has ended", "M-9", () => json({}, 404), 1],
    ["its line is gone for good", "M-9", () => json({}, 410), 1],
    ["its line knows nothing of it", "M-9", () => json(rawDetail()), 1],
    ["the provider doesn't name its line, without a call for it", null, () => json({}, 500), 0],
  ])("is asked about where %s", async (_what, lineId, detail, asked) => {
    const { seat, shown, provider, posts, looks } = await openSeat();
    provider.requests = () => answering(seatOn(lineId));
    provider.detail = detail;
    const before = looks().length;
    await seat.reserve();
    expect(shown()).toMatchObject({ dialog: "ask", standing: { id: "31", lineId } });
    expect(looks()).toHaveLength(before + asked);
    expect(posts()).toEqual([]);
  });

  test.each([
    ["whose line can't be looked up", 403, 200],
    ["that can't be looked for", 403, 500],
  ])("%s lets nothing be sent, and can be tried again", async (_what, detail, requests) => {
    const { seat, shown, provider, posts } = await openSeat();
    provider.requests = () => json({ results: [seatOn("M-9")] }, requests);
    provider.detail = () => json({}, detail);
    await take(seat);
    const status = requests === 200 ? detail : requests;
    expect(shown()).toMatchObject({ activity: null, dialog: null, failed: { what: "reserve", error: { status } } });
    expect(posts()).toEqual([]);
    provider.requests = () => answering();
    provider.detail = () => null;
    await take(seat);
    expect(shown()).toMatchObject({ status: "reserved", failed: null });
  });

  test("keeps the button busy while it is looked for; nothing else can be begun", async () => {
    const { seat, shown, provider, lists, posts } = await openSeat();
    const list = later();
    provider.requests = () => list.promise;
    const looking = seat.reserve();
    await until(seat.$state, ({ activity }) => activity === "reserving");
    expect(shown().dialog).toBeNull();
    seat.askCancel();
    await seat.reserve();
    await expect.poll(lists).toHaveLength(1);
    list.answer({ results: [] });
    await looking;
    expect(shown()).toMatchObject({ activity: null, dialog: "ask" });
    expect(posts()).toEqual([]);
  });

  test("is not asked about on a line that is no longer open", async () => {
    const { store, seat, shown, provider } = await openSeat();
    const list = later();
    provider.requests = () => list.promise;
    const looking = seat.reserve();
    store.choose("M-5");
    await until(seat.$state, ({ status }) => status === "free");
    list.answer({ results: [seatOn("M-2")] });
    await looking;
    expect(shown()).toMatchObject({ dialog: null, standing: null, activity: null });
  });
});

describe("a reservation is never sent twice", () => {
  test("while it is on its way, by one element or two", async () => {
    const { seat, open, provider, posts } = await openSeat();
    const second = open().reservation;
    await until(second.$state, ({ status }) => status === "free");
    const post = later();
    provider.post = () => post.promise;
    await Promise.all([seat.reserve(), second.reserve()]);
    // The check before the confirmation runs for only one element at a time, so the second one has to ask again.
    await second.reserve();
    const sending = seat.confirm();
    void seat.confirm();
    void second.confirm();
    await until(seat.$state, ({ activity }) => activity === "reserving");
    await expect.poll(posts).toHaveLength(1);
    provider.request = created;
    post.answer(made);
    await sending;
    expect(posts()).toHaveLength(1);
    // The other element of the session shows it too.
    await until(second.$state, ({ status }) => status === "reserved");
  });

  const lost: readonly (readonly [string, () => Answer])[] = [
    ["502", () => json({}, 502)],
    ["500", () => json({}, 500)],
    ["408", () => json({}, 408)],
    ["no network", () => Promise.reject(new TypeError("no network"))],
  ];
  test.each(lost.flatMap((kind) => again.map((how) => [...kind, ...how] as const)))(
    "after %s it may have been made: the provider is asked first, %s%s",
    async (_status, answer, _how, send) => {
      const { seat, shown, provider, posts } = await openSeat();
      provider.post = () => {
        provider.request = created;
        return answer();
      };
      await take(seat);
      expect(shown()).toMatchObject({ status: "free", dialog: "ask", activity: null, failed: { what: "reserve" } });
      await send(seat);
      expect(posts()).toHaveLength(1);
      expect(shown()).toMatchObject({ status: "reserved", dialog: "received", failed: null });
    },
  );

  const lose = async () => {
    const open = await openSeat();
    open.provider.post = () => json({}, 502);
    await take(open.seat);
    open.provider.post = () => null;
    return open;
  };

  test.each(again)("while nobody can say what became of it, %s", async (_how, send) => {
    const { seat, shown, provider, posts } = await lose();
    provider.detail = () => json({}, 403);
    await send(seat);
    expect(posts()).toHaveLength(1);
    const failed = { what: "reserve", error: { status: 403 } };
    expect(shown()).toMatchObject({ status: "free", dialog: "ask", activity: null, failed });
    // The provider answers that there is no reservation, so it is sent again.
    provider.detail = () => null;
    await take(seat);
    expect(posts()).toHaveLength(2);
    expect(shown()).toMatchObject({ status: "reserved", failed: null });
  });

  test("and is looked for once: when it isn't there it is sent like a first one", async () => {
    const { seat, shown, posts, looks } = await lose();
    const before = looks().length;
    await seat.reserve();
    await seat.reserve();
    expect(looks()).toHaveLength(before + 1);
    await seat.confirm();
    expect(posts()).toHaveLength(2);
    expect(shown()).toMatchObject({ status: "reserved", dialog: "received" });
  });

  test("and is of no concern to the next user", async () => {
    const { store, session, open, looks, posts } = await lose();
    store.destroy();
    const state = session.$state.get();
    if (state.status !== "signed-in") throw new Error("Nobody is signed in");
    session.open("other", state.profile);
    const next = open().reservation;
    await until(next.$state, ({ status }) => status === "free");
    const before = looks().length;
    await next.reserve();
    expect(looks()).toHaveLength(before);
    await next.confirm();
    expect(posts()).toHaveLength(2);
  });

  test.each([400, 407, 409, 499])("but a refusal of %i was not lost: nothing is looked for", async (status) => {
    const { store, seat, shown, provider, looks, posts } = await openSeat();
    provider.post = () => json({}, status);
    await take(seat);
    await until(store.$detail, (load) => load.status === "ready" && !load.isRefreshing);
    const before = looks().length;
    await seat.reserve();
    expect(looks()).toHaveLength(before);
    expect(shown()).toMatchObject({ dialog: "ask", failed: null });
    expect(posts()).toHaveLength(1);
  });

  test("when another user was first: the line shows it", async () => {
    const { seat, provider } = await openSeat();
    provider.post = () => {
      provider.request = created;
      return json({}, 409);
    };
    await take(seat);
    const { dialog } = await until(seat.$state, ({ status }) => status === "reserved");
    expect(dialog).toBeNull();
  });

  test("when another element has answered the question meanwhile, which closes", async () => {
    const { seat, open, posts } = await openSeat();
    const second = open().reservation;
    await until(second.$state, ({ status }) => status === "free");
    await second.reserve();
    await take(seat);
    await until(second.$state, ({ status }) => status === "reserved");
    expect(second.$state.get().dialog).toBe("ask");
    await second.confirm();
    expect(second.$state.get().dialog).toBeNull();
    expect(posts()).toHaveLength(1);
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
    const open = await openSeat(created);
    open.provider.requests = () => json({ results: open.provider.request ? [one] : [] });
    const list = createQuery(open.session, reservations);
    onTestFinished(list.$load.listen(() => undefined));
    const load = await until(list.$load, ({ status }) => status === "ready");
    const [request] = load.status === "ready" ? load.data : [];
    if (!request) throw new Error("No request");
    const cancel = createSeatCancel(open.session);
    return { ...open, list, request, cancel, asked: () => cancel.$state.get() };
  }

  test("asks first; then list and line know nothing of it any more", async () => {
    const { cancel, asked, request, removes, list, seat } = await openRequests();
    cancel.ask(request);
    expect(asked()).toMatchObject({ asked: { id: "55" }, isRunning: false, error: null, done: null });
    cancel.dismiss();
    await cancel.confirm();
    expect(removes()).toEqual([]);
    cancel.ask(request);
    await cancel.confirm();
    expect(removes()).toEqual(["DELETE /api/marketplace/request/55/"]);
    expect(asked()).toMatchObject({ asked: null, done: { id: "55" } });
    await until(list.$load, (load) => load.status === "ready" && load.data.length === 0);
    await until(seat.$state, ({ status }) => status === "free");
  });

  test("takes it from the list at once, whatever the provider's next list has, and only it", async () => {
    const { cancel, request, list, provider } = await openRequests();
    provider.requests = () => json({ results: [one, { ...one, id: 56, route_unique_id: "M-5" }] });
    await list.refresh();
    const ids = () => {
      const load = list.$load.get();
      return load.status === "ready" ? load.data.map(({ id }) => id) : [];
    };
    expect(ids()).toEqual(["55", "56"]);
    provider.requests = () => later().promise;
    cancel.ask(request);
    await cancel.confirm();
    expect(ids()).toEqual(["56"]);
  });

  test("keeps its question while the call runs, and asks no other", async () => {
    const { cancel, asked, request, provider, removes } = await openRequests();
    const remove = later();
    provider.remove = () => remove.promise;
    cancel.ask(request);
    const confirming = cancel.confirm();
    cancel.dismiss();
    cancel.ask({ ...request, id: "56" });
    await cancel.confirm();
    expect(asked()).toMatchObject({ asked: { id: "55" }, isRunning: true, done: null });
    await expect.poll(removes).toHaveLength(1);
    remove.answer({ results: { data: {} } });
    await confirming;
    expect(asked()).toMatchObject({ asked: null, isRunning: false, done: { id: "55" } });
    // The next confirmation shows nothing of the previous one.
    cancel.ask({ ...request, id: "56" });
    expect(asked()).toMatchObject({ asked: { id: "56" }, error: null, done: null });
  });

  test("that fails keeps its question and can be repeated", async () => {
    const { cancel, asked, request, provider } = await openRequests();
    provider.remove = () => json({}, 500);
    cancel.ask(request);
    await cancel.confirm();
    expect(asked()).toMatchObject({ asked: { id: "55" }, done: null, error: { status: 500 } });
    cancel.dismiss();
    cancel.ask(request);
    expect(asked()).toMatchObject({ asked: { id: "55" }, error: null });
    await cancel.confirm();
    provider.remove = () => null;
    await cancel.confirm();
    expect(asked()).toMatchObject({ asked: null, error: null, done: { id: "55" } });
  });

  test("that were refused, or of which nothing is known, is not offered", async () => {
    const { cancel, asked, request } = await openRequests();
    for (const status of ["rejected", null] as const) {
      expect(canGiveUp({ ...request, status })).toBe(false);
      cancel.ask({ ...request, status });
      expect(asked().asked).toBeNull();
    }
    expect(canGiveUp({ ...request, status: "other" })).toBe(true);
  });
});

describe("a cancel", () => {
  test.each([
    ["by its dialog", (_seat: Seat) => undefined],
    ["after it was dismissed", (seat: Seat) => seat.dismiss()],
    ["after it is asked for again", (seat: Seat) => seat.askCancel()],
  ])("that fails keeps its dialog, and can be repeated %s", async (_how, before) => {
    const { seat, shown, provider } = await openSeat(created);
    provider.remove = () => json({}, 500);
    seat.askCancel();
    await seat.cancel();
    const failed = { what: "cancel", error: { status: 500 } };
    expect(shown()).toMatchObject({ status: "reserved", dialog: "cancel", failed });
    before(seat);
    if (_how !== "by its dialog") expect(shown().failed).toBeNull();
    seat.askCancel();
    provider.remove = () => null;
    await seat.cancel();
    expect(shown()).toMatchObject({ status: "free", dialog: null, failed: null });
  });

  test("that fails after a reservation in vain says so in its own dialog", async () => {
    const { seat, shown, provider } = await openSeat();
    provider.post = () => {
      provider.request = created;
      return json({}, 409);
    };
    await take(seat);
    await until(seat.$state, ({ status }) => status === "reserved");
    provider.remove = () => json({}, 500);
    seat.askCancel();
    expect(shown()).toMatchObject({ dialog: "cancel", failed: null });
    await seat.cancel();
    expect(shown()).toMatchObject({ dialog: "cancel", failed: { what: "cancel", error: { status: 500 } } });
  });

  test("of a seat that another element has reserved forgets why this one couldn't", async () => {
    const { seat, shown, open, provider } = await openSeat();
    provider.requests = () => json({}, 500);
    await seat.reserve();
    expect(shown()).toMatchObject({ failed: { what: "reserve" } });
    provider.requests = () => json({ results: [] });
    const second = open().reservation;
    await until(second.$state, ({ status }) => status === "free");
    await take(second);
    await until(seat.$state, ({ status }) => status === "reserved");
    seat.askCancel();
    expect(shown()).toMatchObject({ dialog: "cancel", failed: null });
  });

  test("of a request that no longer exists succeeds", async () => {
    const { seat, shown, provider } = await openSeat(created);
    provider.remove = () => {
      provider.request = null;
      return json({}, 404);
    };
    seat.askCancel();
    await seat.cancel();
    expect(shown()).toMatchObject({ status: "free", dialog: null });
  });
});

describe("while a call runs", () => {
  test("its dialog can't be closed", async () => {
    const { seat, shown, provider, posts, removes } = await openSeat();
    const [post, remove] = [later(), later()];
    provider.post = () => post.promise;
    await seat.reserve();
    const sending = seat.confirm();
    await expect.poll(posts).toHaveLength(1);
    seat.dismiss();
    expect(shown()).toMatchObject({ dialog: "ask", activity: "reserving" });
    provider.request = created;
    post.answer(made);
    await sending;
    seat.dismiss();
    provider.remove = () => remove.promise;
    seat.askCancel();
    const cancelling = seat.cancel();
    await seat.cancel();
    seat.dismiss();
    expect(shown()).toMatchObject({ dialog: "cancel", activity: "cancelling" });
    await expect.poll(removes).toHaveLength(1);
    provider.request = null;
    remove.answer({ results: { data: {} } });
    await cancelling;
    expect(shown()).toMatchObject({ dialog: null, activity: null, status: "free" });
  });

  test("nothing begins on another line, and its answer opens no dialog there", async () => {
    const { store, seat, shown, provider, posts, lists } = await openSeat();
    const post = later();
    provider.post = () => post.promise;
    await seat.reserve();
    const sending = seat.confirm();
    await expect.poll(posts).toHaveLength(1);
    store.choose("M-5");
    await until(seat.$state, ({ status }) => status === "free");
    const before = lists().length;
    await take(seat);
    expect(shown()).toMatchObject({ activity: "reserving", dialog: null });
    expect(lists()).toHaveLength(before);
    post.answer(made);
    await sending;
    expect(posts()).toHaveLength(1);
    expect(shown().dialog).toBeNull();
    await seat.reserve();
    expect(shown()).toMatchObject({ activity: null, dialog: "ask" });
  });

  test("a seat of another line can't be taken back", async () => {
    const { store, seat, shown, provider, removes } = await openSeat(created);
    const remove = later();
    provider.remove = () => remove.promise;
    seat.askCancel();
    const cancelling = seat.cancel();
    store.choose("M-5");
    await until(seat.$state, ({ status }) => status === "reserved");
    seat.askCancel();
    expect(shown()).toMatchObject({ dialog: null, activity: "cancelling" });
    await expect.poll(removes).toHaveLength(1);
    remove.answer({ results: { data: {} } });
    await cancelling;
  });
});

describe("a seat's button", () => {
  test("has nothing of the line before", async () => {
    const { store, seat, shown, provider } = await openSeat();
    provider.post = () => json({}, 400);
    await take(seat);
    expect(shown().failed).not.toBeNull();
    store.choose("M-5");
    expect(shown()).toMatchObject({ failed: null, dialog: null });
  });

  test("does nothing without an open line, or before its detail has come", async () => {
    const { session, calls } = openMarket();
    const store = createLineStore(session, createLineSearch(session, zeynep));
    const { reservation: seat } = store;
    onTestFinished(seat.$state.listen(() => undefined));
    onTestFinished(() => store.destroy());
    const nothing = { status: "unknown", request: null, activity: null, dialog: null, standing: null, failed: null };
    for (const line of [null, "M-4"]) {
      if (line) store.choose(line);
      await take(seat);
      seat.askCancel();
      await seat.cancel();
      seat.dismiss();
      expect(seat.$state.get()).toEqual(nothing);
    }
    expect(calls("/api/marketplace/request/")).toEqual([]);
  });

  test("asks nothing about taking back what isn't reserved", async () => {
    const { seat, shown, removes } = await openSeat();
    seat.askCancel();
    expect(shown().dialog).toBeNull();
    await seat.reserve();
    await seat.cancel();
    expect(shown().dialog).toBe("ask");
    expect(removes()).toEqual([]);
  });

  test("takes nothing back that another element has taken back meanwhile", async () => {
    const { seat, open, removes } = await openSeat(created);
    const second = open().reservation;
    await until(second.$state, ({ status }) => status === "reserved");
    for (const one of [seat, second]) one.askCancel();
    await seat.cancel();
    await until(second.$state, ({ status }) => status === "free");
    await second.cancel();
    expect(removes()).toHaveLength(1);
    second.dismiss();
    expect(second.$state.get().dialog).toBeNull();
  });
});

describe("what a change of a seat makes outdated", () => {
  /** Everything that may be shown of M-4, and how often each was asked for. */
  async function openAll(first: Request | null = null) {
    const open = await openSeat(first);
    for (const query of [reservations, pastSearches])
      onTestFinished(createQuery<unknown>(open.session, query).$load.listen(() => undefined));
    onTestFinished(open.store.$driver.listen(() => undefined));
    await until(open.store.$driver, ({ status }) => status === "ready");
    const count = () => ({
      requests: open.lists().length,
      searches: open.calls("past-search").length,
      details: open.looks().filter((call) => call.includes("unique_id=M-4")).length,
      lists: open.calls("/api/marketplace/?").length,
      drivers: open.calls("driver-info").length,
    });
    await expect.poll(count).toEqual({ requests: 1, searches: 1, details: 1, lists: 1, drivers: 1 });
    return { ...open, count };
  }

  // One of the requests is the check for another seat.
  test.each([
    ["its line, the requests and the past searches when it was made", 200, { requests: 3, searches: 2, details: 2 }],
    ["its line alone when another user was first", 409, { requests: 2, searches: 1, details: 2 }],
    ["nothing when the provider refuses it", 400, { requests: 2, searches: 1, details: 1 }],
  ])("is %s", async (_what, status, counted) => {
    const { seat, provider, count } = await openAll();
    provider.post = () => (status === 200 ? null : json({}, status));
    await take(seat);
    await expect.poll(count).toEqual({ ...counted, lists: 1, drivers: 1 });
  });

  test.each([
    ["another line's request", created, { status: "reserved", request: { id: "55" } }],
    ["a request", null, { status: "free", request: null }],
  ])("is the lists alone when %s is given up", async (_what, first, state) => {
    const { shown, session, count } = await openAll(first);
    const cancel = createSeatCancel(session);
    cancel.ask({ id: "56", status: "created" } as LineReservation);
    await cancel.confirm();
    expect(cancel.$state.get()).toMatchObject({ asked: null, error: null, done: { id: "56" } });
    await expect.poll(count).toEqual({ requests: 2, searches: 2, details: 1, lists: 1, drivers: 1 });
    expect(shown()).toMatchObject(state);
  });
});
