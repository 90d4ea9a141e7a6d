import { describe, expect, test } from "vitest";
import { type Booking, fetchAllBookings } from "../../../src/core/api/bookings.ts";
import type { RowBatch } from "../../../src/core/http/all-pages.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

interface Asked {
  readonly page: number;
  readonly size: number;
  readonly call: number;
}
type Row = readonly [tripId: number, name: string];

/** A stub provider whose list comes from `answer`: rows, or the status of a failure. */
function provider(answer: (asked: Asked) => { rows: readonly Row[]; count: number } | number) {
  let call = 0;
  const environment = createTestEnvironment((request) => {
    const query = new URL(request.url).searchParams;
    call += 1;
    const made = answer({ page: Number(query.get("page")), size: Number(query.get("page_size")), call });
    if (typeof made === "number") return json({ detail: "Geçersiz sayfa." }, made);
    return json({
      results: made.rows.map(([tripId, name]) => ({ trip_id: tripId, passenger_name: name })),
      count: made.count,
    });
  });
  return { http: createSession({ environment }).http, environment };
}

const upTo = (count: number): Row[] => Array.from({ length: count }, (_, index) => [index + 1, "Ayşe Yılmaz"]);
const pageOf = (rows: readonly Row[], { page, size }: Asked) => rows.slice((page - 1) * size, page * size);

async function readAll(batches: AsyncGenerator<RowBatch<Booking>>) {
  const rows: string[] = [];
  const progress: string[] = [];
  for await (const { rows: bookings, loaded, count } of batches) {
    rows.push(...bookings.map(({ tripId, passengerName }) => `${tripId} ${passengerName}`));
    progress.push(`${loaded}/${count}`);
  }
  return { rows, progress };
}
const names = (rows: readonly Row[]) => rows.map((row) => row.join(" "));

describe("all bookings", () => {
  test("come in large pages, in order, with the filters and the order of the table", async () => {
    const { http, environment } = provider((asked) => ({ rows: pageOf(upTo(2300), asked), count: 2300 }));
    const order = { column: "scheduled_date", isDescending: true } as const;
    const { rows, progress } = await readAll(fetchAllBookings(http, { states: ["completed"], order }));
    expect(rows).toEqual(names(upTo(2300)));
    expect(progress).toEqual(["1000/2300", "2000/2300", "2300/2300"]);
    expect(new URL(environment.requests[1]?.url ?? "").search).toBe(
      "?page=2&page_size=1000&state=completed&ordering=-scheduled_date",
    );
  });

  test("of an empty list is one call", async () => {
    const { http, environment } = provider(() => ({ rows: [], count: 0 }));
    expect((await readAll(fetchAllBookings(http, {}))).rows).toEqual([]);
    expect(environment.requests).toHaveLength(1);
  });

  test("come completely from a provider with smaller pages than asked for", async () => {
    const { http } = provider((asked) => ({ rows: pageOf(upTo(230), { ...asked, size: 100 }), count: 230 }));
    expect((await readAll(fetchAllBookings(http, {}))).rows).toEqual(names(upTo(230)));
  });

  test("two people of one name on one trip are two, also across pages", async () => {
    const twins: Row[] = [
      [7, "Ali Can"],
      [7, "Ali Can"],
      [8, "Ali Can"],
    ];
    const { http } = provider((asked) => ({ rows: pageOf(twins, { ...asked, size: 1 }), count: 3 }));
    expect((await readAll(fetchAllBookings(http, {}))).rows).toEqual(names(twins));
  });

  test("that move to a later page while they are read come once", async () => {
    const before = upTo(40);
    const after: Row[] = [[99, "Yeni"], ...before];
    const { http } = provider((asked) =>
      asked.call === 1
        ? { rows: pageOf(before, { ...asked, size: 20 }), count: 40 }
        : { rows: pageOf(after, { ...asked, size: 20 }), count: 41 },
    );
    const { rows } = await readAll(fetchAllBookings(http, {}));
    expect(rows.toSorted()).toEqual(names(after).toSorted());
  });

  test("that move to an earlier page while they are read are found", async () => {
    const { http } = provider((asked) =>
      asked.call === 1
        ? { rows: pageOf(upTo(40), { ...asked, size: 20 }), count: 40 }
        : { rows: pageOf(upTo(40).slice(1), { ...asked, size: 20 }), count: 39 },
    );
    const { rows } = await readAll(fetchAllBookings(http, {}));
    expect(new Set(rows)).toEqual(new Set(names(upTo(40))));
    expect(rows).toHaveLength(40);
  });

  test("a page past the end is the end, any other failure is one", async () => {
    const ending = provider(({ page }) => (page > 1 ? 404 : { rows: upTo(3), count: 9 }));
    expect((await readAll(fetchAllBookings(ending.http, {}))).rows).toEqual(names(upTo(3)));
    const failing = provider(({ page }) => (page > 1 ? 403 : { rows: upTo(3), count: 9 }));
    await expect(readAll(fetchAllBookings(failing.http, {}))).rejects.toMatchObject({ status: 403 });
  });
});
