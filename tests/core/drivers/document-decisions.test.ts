import { afterEach, describe, expect, test, vi } from "vitest";
import {
  type DriverFolder,
  driverFolder,
  type PendingDocuments,
  pendingDocuments,
} from "../../../src/core/api/driver-documents.ts";
import { createBulkApproval, toUnapproved } from "../../../src/core/drivers/bulk-approval.ts";
import { createDocumentStore } from "../../../src/core/drivers/document-decisions.ts";
import { pendingCount } from "../../../src/core/api/pending-count.ts";
import { fetchDriverReport } from "../../../src/core/drivers/driver-report.ts";
import { fetchDriverFolder } from "../../../src/core/api/driver-documents.ts";
import { patchAnswers } from "../../../src/core/query/action.ts";
import { createQuery, type Query } from "../../../src/core/query/query.ts";
import { createSession, type Session } from "../../../src/core/session/session.ts";
import { isUnanswered } from "../../../src/core/http/errors.ts";
import { toWords } from "../../../src/widgets/driver-documents/approve-all/approval-work.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { admin } from "../../helpers/profile.ts";

afterEach(() => void vi.useRealTimers());

/** A stub provider with pending documents. A call that contains an id in `refused` is refused as a whole with that status. */
function openProvider({ count = 3, refused = new Map<number, number>() } = {}) {
  const ids = Array.from({ length: count }, (_, index) => 700 + index);
  const approved = new Set<number>();
  const calls: number[][] = [];
  const toRow = (id: number) => ({
    id,
    document_name: `Belge ${id}`,
    document_status_id: approved.has(id) ? "hr_approved" : "whs_approved",
    driver_name: "Ali",
  });
  const environment = createTestEnvironment(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === "POST") {
      const body = (await request.clone().json()) as { ids: number[] };
      calls.push(body.ids);
      const status = body.ids.map((id) => refused.get(id)).find((found) => found !== undefined);
      if (status !== undefined) return json({}, status);
      for (const id of body.ids) approved.add(id);
      return json({});
    }
    const waiting = ids.filter((id) => !approved.has(id));
    if (pathname.endsWith("/31/")) {
      const result = { waiting_approval_count: waiting.length, documents: ids.map(toRow) };
      return json({ result });
    }
    const documents = searchParams.get("per_page") === "1" ? waiting.slice(0, 1) : waiting;
    return json({ documents: documents.map(toRow), meta: { total_count: waiting.length } });
  });
  const session = createSession({ environment });
  session.open("t1", admin);
  return {
    session,
    environment,
    ids,
    approved,
    calls,
    reads: () => environment.requests.filter((r) => r.method === "GET").length,
  };
}

/** Subscribes to a query; `ready` resolves with its first answer. */
function watch<Data>({ $load }: Query<Data>) {
  const seen: Data[] = [];
  const ready = new Promise<void>((resolve) => {
    $load.subscribe((load) => {
      if (load.status !== "ready") return;
      if (seen.at(-1) !== load.data) seen.push(load.data);
      resolve();
    });
  });
  return { ready, last: () => seen.at(-1) as Data };
}

describe("one decision", () => {
  test("shows at once in the list, the folder and the count, without asking for the list again", async () => {
    const { session, calls, reads } = openProvider();
    const list = watch<PendingDocuments>(createQuery(session, pendingDocuments));
    const count = watch<number | null>(createQuery(session, pendingCount));
    const folder = watch<DriverFolder>(createQuery(session, driverFolder("31")));
    await Promise.all([list.ready, count.ready, folder.ready]);
    const before = { list: list.last(), reads: reads() };
    const store = createDocumentStore(session);
    expect(await store.decide({ id: 701 }, { kind: "approve" })).toBe(true);
    expect(calls).toEqual([[701]]);
    expect(reads()).toBe(before.reads);
    expect(list.last().documents.map(({ status }) => status)).toEqual(["whs_approved", "hr_approved", "whs_approved"]);
    // Unchanged rows stay the same objects, so they aren't rendered again.
    expect(list.last().documents[0]).toBe(before.list.documents[0]);
    expect(count.last()).toBe(2);
    expect([folder.last().waitingCount, folder.last().documents[1]?.status]).toEqual([2, "hr_approved"]);
    await store.decide({ id: 700 }, { kind: "reject", reason: "Belge okunmuyor" });
    expect(folder.last().documents[0]).toMatchObject({ status: "rejected", rejectionReason: "Belge okunmuyor" });
    expect(count.last()).toBe(1);
  });

  test("a refusal changes nothing", async () => {
    const { session } = openProvider({ refused: new Map([[700, 409]]) });
    const count = watch<number | null>(createQuery(session, pendingCount));
    await count.ready;
    const store = createDocumentStore(session);
    expect(await store.decide({ id: 700 }, { kind: "approve" })).toBe(false);
    expect(store.$state.get()).toMatchObject({ status: "failed", error: { status: 409 } });
    expect(count.last()).toBe(3);
  });

  test.each([
    [409, 4],
    [404, 4],
    // Without an answer it may have been changed.
    [504, 4],
    [400, 2],
  ])(
    "refused with %d, %d reads in all: what somebody else has decided, or nobody knows, is asked for anew",
    async (status, most) => {
      const { session, reads } = openProvider({ refused: new Map([[700, status]]) });
      const seen = [watch(createQuery(session, pendingCount)), watch(createQuery(session, pendingDocuments))];
      await Promise.all(seen.map(({ ready }) => ready));
      expect(reads()).toBe(2);
      expect(await createDocumentStore(session).decide({ id: 700 }, { kind: "approve" })).toBe(false);
      await expect.poll(reads).toBe(most);
      // No read follows later either: this one is sent after all pending ones, and only it is counted.
      await fetchDriverFolder(session.http, "31");
      expect(reads()).toBe(most + 1);
    },
  );

  test("the reasons for a rejection are asked for once", async () => {
    const environment = createTestEnvironment(() => json({ result: { choices: ["Belge okunmuyor"] } }));
    const session = createSession({ environment });
    session.open("t1", admin);
    for (let visit = 0; visit < 2; visit += 1) {
      const reasons = watch(createDocumentStore(session).reasons);
      await reasons.ready;
      expect(reasons.last()).toEqual(["Belge okunmuyor"]);
    }
    expect(environment.requests).toHaveLength(1);
  });

  test("who comes back to a list asks anew", async () => {
    const { session, reads } = openProvider();
    const query = createQuery(session, pendingDocuments);
    const stop = query.$load.subscribe(() => undefined);
    await watch(query).ready;
    await createDocumentStore(session).decide({ id: 700 }, { kind: "approve" });
    stop();
    const before = reads();
    const again = watch<PendingDocuments>(createQuery(session, pendingDocuments));
    await again.ready;
    await expect.poll(() => again.last().documents.length).toBe(2);
    expect(reads()).toBe(before + 1);
  });

  test("an answer that was asked for before the change doesn't undo it", async () => {
    const { session } = openProvider();
    const query = createQuery(session, pendingCount);
    const seen = watch<number | null>(query);
    await seen.ready;
    const refreshing = query.refresh();
    patchAnswers<number>(session, pendingCount.key, () => 1);
    expect(seen.last()).toBe(1);
    await refreshing;
    // Reloaded after the change: shows the provider's value again.
    await expect.poll(() => seen.last()).toBe(3);
  });
});

describe("approving many", () => {
  type Bulk = ReturnType<typeof createBulkApproval>;
  /** Approves all that wait; `state` is how it ended. */
  async function approveAll(
    given: Parameters<typeof openProvider>[0],
    watching?: (bulk: Bulk, session: Session) => void,
  ) {
    const provider = openProvider(given);
    const bulk = createBulkApproval(provider.session);
    watching?.(bulk, provider.session);
    await bulk.start(provider.ids);
    const state = bulk.$state.get();
    if (state.status !== "done") throw new Error("not done");
    return { ...provider, bulk, state };
  }

  test("sends at most a hundred ids per call, and reports its progress", async () => {
    const { session, ids, calls, approved } = openProvider({ count: 500 });
    const count = watch<number | null>(createQuery(session, pendingCount));
    await count.ready;
    const bulk = createBulkApproval(session);
    const seen: number[] = [];
    bulk.$state.listen((state) => state.status === "running" && seen.push(state.done));
    await bulk.start(ids);
    expect(calls.map(({ length }) => length)).toEqual([100, 100, 100, 100, 100]);
    expect(approved.size).toBe(500);
    expect(seen).toEqual([0, 100, 200, 300, 400, 500]);
    const state = bulk.$state.get();
    expect(state.status === "done" && [...state.outcomes.values()].every((outcome) => outcome === null)).toBe(true);
    expect(count.last()).toBe(0);
  });

  test("three of ten fail: the others get through, each has its result, and the three can be sent again", async () => {
    const refused = new Map([
      [702, 409],
      [705, 404],
      [709, 409],
    ]);
    const { bulk, state, approved } = await approveAll({ count: 10, refused });
    expect([...state.outcomes].filter(([, outcome]) => outcome).map(([id, error]) => [id, error?.status])).toEqual([
      [702, 409],
      [705, 404],
      [709, 409],
    ]);
    expect(approved.size).toBe(7);
    expect(toUnapproved(state)).toEqual([702, 705, 709]);
    refused.clear();
    await bulk.start(toUnapproved(state));
    expect(approved.size).toBe(10);
  });

  test("a provider that is down is not asked about every single document", async () => {
    const refused = new Map([[700, 500]]);
    const { state, ids, calls } = await approveAll({ count: 250, refused });
    expect(calls).toHaveLength(3);
    expect(toUnapproved(state)).toEqual(ids.slice(0, 100));
  });

  test("a call whose every document is refused ends after some searching", async () => {
    const refused = new Map(Array.from({ length: 100 }, (_, index) => [700 + index, 409] as const));
    const { state, ids, calls } = await approveAll({ count: 100, refused });
    expect(calls.length).toBeLessThan(50);
    expect(toUnapproved(state)).toEqual(ids);
  });

  test("counts what failed while it runs, and goes back to its beginning when that is over", async () => {
    const { session, ids } = openProvider({ count: 250, refused: new Map([[700, 500]]) });
    const bulk = createBulkApproval(session);
    const failed: number[] = [];
    const statuses: string[] = [];
    bulk.$state.listen((state) => {
      statuses.push(state.status);
      if (state.status !== "running") return;
      failed.push(state.failed);
      // Ignored while the approval is running.
      bulk.reset();
    });
    await bulk.start(ids);
    expect(statuses).toEqual(["running", "running", "running", "running", "done"]);
    expect(failed.at(0)).toBe(0);
    expect(failed.at(-1)).toBe(100);
    expect(bulk.$state.get()).toMatchObject({ status: "done", cut: null });
    bulk.reset();
    expect(bulk.$state.get()).toEqual({ status: "idle" });
    await bulk.start([]);
    expect(bulk.$state.get()).toEqual({ status: "idle" });
  });

  test("that is taken away with its screen keeps what the running calls have approved, and tells nothing more", async () => {
    const { session, ids, calls } = openProvider({ count: 500 });
    const bulk = createBulkApproval(session);
    const stop = bulk.$state.listen((state) => {
      if (state.status === "running" && state.done >= 100) bulk.destroy();
    });
    await bulk.start(ids);
    stop();
    expect(bulk.$state.get()).toEqual({ status: "idle" });
    expect(calls.length).toBeLessThan(5);
  });

  test.each([502, 504])(
    "%d is no refusal: the documents may be approved, and aren't sent again from here",
    async (status) => {
      vi.useFakeTimers();
      const { session, ids } = openProvider({ count: 250, refused: new Map([[700, status]]) });
      const bulk = createBulkApproval(session);
      const running = bulk.start(ids);
      await vi.runAllTimersAsync();
      await running;
      const state = bulk.$state.get();
      if (state.status !== "done") throw new Error("not done");
      expect([...state.outcomes.values()].filter(isUnanswered)).toHaveLength(100);
      expect(toUnapproved(state)).toEqual([]);
      expect(toWords(state).text).toContain("100 belge için yanıt gelmedi, onaylanmış olabilir.");
    },
  );

  test.each([
    ["a sign-out", (session: Session) => session.signOut()],
    [
      "another person's sign-in",
      (session: Session) => session.open("t2", { ...admin, userId: "8", userName: "Deniz" }),
    ],
  ])("stops at %s, and says which were approved, which not, and of which nobody knows", async (_name, change) => {
    const { environment, state, calls, approved } = await approveAll({ count: 500 }, (bulk, session) =>
      bulk.$state.listen((now) => {
        if (now.status === "running" && now.done >= 100) change(session);
      }),
    );
    expect(state.cut).toBe("ended");
    const told = [...state.outcomes].filter(([, outcome]) => outcome === null).map(([id]) => id);
    expect(told.length).toBeGreaterThanOrEqual(100);
    expect(told.every((id) => approved.has(id))).toBe(true);
    const unknown = [...state.outcomes.values()].filter((outcome) => outcome !== null);
    expect(unknown.every((outcome) => outcome?.kind === "ended")).toBe(true);
    // Those that may have been approved aren't sent again.
    expect(toUnapproved(state)).toHaveLength(500 - told.length - unknown.length);
    expect(calls.length).toBeLessThan(5);
    const writes = environment.requests.filter(({ method }) => method === "POST");
    expect(new Set(writes.map(({ headers }) => headers.get("authorization")))).toEqual(new Set(["Token t1"]));
  });
});

describe("the report of the drivers", () => {
  const driver = (id: number, driver_name: string) => ({ id, driver_name, completion_rate: 50 });
  const answer = async (request: Request) => {
    const [, id] = /drivers\/(\d+)\//.exec(request.url) ?? [];
    if (id === "3") return json({}, 404);
    if (id !== undefined) {
      const states = ["hr_approved", "whs_approved", "approved", "rejected", "missing"];
      const verification_documents = states.map((status) => ({ type: `Belge ${status}`, status }));
      return json({ result: { driver_name: "Ali", verification_documents } });
    }
    const drivers = [driver(1, "Ali"), driver(2, "Veli"), driver(3, "Ali")];
    return json({ meta: { query_based_total_count: 3 }, drivers });
  };

  test("counts every driver's documents; one that is gone stays without figures", async () => {
    const environment = createTestEnvironment(answer);
    const { http } = createSession({ environment });
    const pages = [];
    for await (const page of fetchDriverReport(http, new Set(["Ali"]), new AbortController().signal)) pages.push(page);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.count).toBe(2);
    expect(pages[0]?.rows.map(({ counts }) => counts)).toEqual([
      { awaiting: 2, approved: 1, rejected: 1, other: 1 },
      null,
    ]);
    expect(pages[0]?.rows[0]?.waiting).toEqual(["Belge whs_approved", "Belge approved"]);
    expect(environment.requests.map(({ url }) => url).filter((url) => /drivers\/2\//.test(url))).toEqual([]);
  });

  test("asks two at a time", async () => {
    let [open, most] = [0, 0];
    const environment = createTestEnvironment(async (request) => {
      if (!/drivers\/\d/.test(request.url)) {
        return json({ drivers: Array.from({ length: 7 }, (_, id) => driver(id, "Ali")) });
      }
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve));
      open -= 1;
      return json({ result: { driver_name: "Ali" } });
    });
    const { http } = createSession({ environment });
    for await (const { rows } of fetchDriverReport(http, new Set(["Ali"]), new AbortController().signal)) {
      expect(rows).toHaveLength(7);
    }
    expect(most).toBe(2);
  });

  test("fails when a driver can't be loaded, so that no file is incomplete", async () => {
    const environment = createTestEnvironment((request) =>
      /drivers\/\d/.test(request.url) ? json({}, 500) : json({ drivers: [driver(1, "Ali")] }),
    );
    const { http } = createSession({ environment });
    const read = async () => {
      for await (const page of fetchDriverReport(http, new Set(["Ali"]), new AbortController().signal)) void page;
    };
    await expect(read()).rejects.toMatchObject({ status: 500 });
  });
});
