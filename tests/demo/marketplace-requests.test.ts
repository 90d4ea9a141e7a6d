import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { bulkRequests } from "../../demo/server/schema-marketplace.ts";
import { employees } from "../../demo/server/schema-people.ts";
import { fetchLineDetail } from "../../src/core/api/marketplace-detail.ts";
import {
  cancelBulkRequest,
  cancelReservation,
  createBulkRequest,
  createReservation,
  fetchBulkStatus,
  fetchReservations,
  pastSearchesCall,
} from "../../src/core/api/marketplace-requests.ts";
import { fetchLines, type MarketplaceLine } from "../../src/core/api/marketplace.ts";
import { workweek } from "../../src/core/api/marketplace-values.ts";
import type { Http } from "../../src/core/http/http.ts";
import { administrator, companyUser, thursdayMorning, sharedTestApi } from "./helpers.ts";

const demo = sharedTestApi({ employees: 160, routes: 20 });
let http: Http;
/** Of a user without administration rights. */
let userHttp: Http;
beforeAll(signIn);

async function signIn() {
  ({ http } = await demo.session());
  ({ http: userHttp } = await demo.session(companyUser));
}

const later = (minutes: number) => demo.moveTo(new Date(Date.parse(thursdayMorning) + minutes * 60_000).toISOString());
const searchFor = (id: number) => {
  const subject = { type: "passenger", passenger: { id: String(id), name: "" } } as const;
  return fetchLines(http, { subject, workType: "full-time", workDaysType: "defined", workDays: workweek }, 50);
};
const pastSearches = () => demo.read(pastSearchesCall, { page_size: 100, page: 1 });

interface Seeker {
  readonly id: number;
  readonly pastSearchId: string;
  readonly first: MarketplaceLine;
  readonly second: MarketplaceLine;
}
/** Registered employees for whom a search finds at least two lines besides their own; one search each. */
async function* seekers(): AsyncGenerator<Seeker> {
  const people = await demo.database
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.companyId, administrator.companyId), eq(employees.registrationStatus, "registered")))
    .orderBy(employees.id);
  for (const { id } of people) {
    const { lines, pastSearchId } = await searchFor(id);
    const [first, second] = lines.filter(({ badges }) => !badges.isPassengersOwn);
    if (first && second) yield { id, first, second, pastSearchId: pastSearchId ?? "" };
  }
}
async function seeker(isWanted: (one: Seeker) => boolean = () => true): Promise<Seeker> {
  for await (const one of seekers()) if (isWanted(one)) return one;
  throw new Error("Nobody has a choice");
}
const reserve = ({ pastSearchId }: Seeker, { id: lineId, price }: MarketplaceLine) =>
  createReservation(http, { lineId, pastSearchId, price });
const requestOf = async ({ pastSearchId }: Seeker, { id: lineId }: MarketplaceLine) =>
  (await fetchLineDetail(http, { lineId, pastSearchId })).request;

test("the demo begins with a request in every state, the oldest of a line that is gone", async () => {
  const requests = await fetchReservations(http);
  expect(requests.map(({ status, isChanged, counties }) => [status, isChanged, counties === null])).toEqual([
    ["created", false, false],
    ["created", true, false],
    ["rejected", false, false],
    ["created", false, true],
  ]);
  expect(requests.at(-1)?.lineId).toBeNull();
  const searches = await demo.read(pastSearchesCall, { page_size: 3, page: 1 });
  expect(searches.map(({ id }) => id)).toEqual(requests.slice(0, 3).map(({ pastSearch }) => pastSearch?.id));
  expect(searches[1]).toMatchObject({ requestStatus: "created", lineId: requests[1]?.lineId });
});

describe("a reservation", () => {
  test("is made, changed to another line, cancelled; never twice", async () => {
    const one = await seeker();
    const { first, second } = one;
    const { id, hasRequestInPeriod } = await reserve(one, first);
    expect(hasRequestInPeriod).toBe(false);
    expect(await requestOf(one, first)).toEqual({ id, status: "created", isChanged: false, hasRequestInPeriod: true });
    await expect(reserve(one, first)).rejects.toMatchObject({ status: 409 });

    expect(await reserve(one, second)).toEqual({ id, hasRequestInPeriod: true });
    expect(await requestOf(one, first)).toBeNull();
    expect((await requestOf(one, second))?.isChanged).toBe(true);
    const { price } = second;
    expect((await fetchReservations(http))[0]).toMatchObject({ id, price, isChanged: true, lineId: second.id });

    await cancelReservation(http, id);
    expect(await requestOf(one, second)).toBeNull();
    await expect(cancelReservation(http, id)).rejects.toMatchObject({ status: 404 });
  });

  test("two at the same moment are one and a refusal", async () => {
    const one = await seeker();
    const answers = await Promise.allSettled([reserve(one, one.first), reserve(one, one.first)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("some are refused after two minutes", async () => {
    const made: string[] = [];
    for await (const one of seekers()) {
      const answer = await reserve(one, one.first).catch(() => null);
      if (answer) made.push(answer.id);
      if (made.length === 4) break;
    }
    const refused = async () =>
      (await fetchReservations(http)).filter(({ id, status }) => made.includes(id) && status === "rejected").length;
    expect(await refused()).toBe(0);
    later(3);
    expect(await refused()).toBe(1);
    later(0);
  });

  test("says whether the person has asked for a seat in this month", async () => {
    const one = await seeker();
    const { first, second } = one;
    const inPeriod = async () => (await requestOf(one, first))?.hasRequestInPeriod;
    for (const { id, pastSearch } of await fetchReservations(http))
      if (pastSearch?.id === one.pastSearchId) await cancelReservation(http, id);
    expect((await reserve(one, first)).hasRequestInPeriod).toBe(false);
    expect(await inPeriod()).toBe(true);
    // December: a request of November doesn't count for this month.
    later(20 * 24 * 60);
    await signIn();
    expect(await inPeriod()).toBe(false);
    expect((await reserve(one, second)).hasRequestInPeriod).toBe(false);
    expect((await requestOf(one, second))?.hasRequestInPeriod).toBe(true);
    later(0);
    await signIn();
  });

  test("is refused for somebody who was deleted after the search", async () => {
    const one = await seeker();
    const become = (registrationStatus: "deleted" | "registered") =>
      demo.database.update(employees).set({ registrationStatus }).where(eq(employees.id, one.id));
    await become("deleted");
    await expect(reserve(one, one.first)).rejects.toMatchObject({ status: 400 });
    await become("registered");
  });

  test("that doesn't exist is a 404", async () => {
    await expect(cancelReservation(http, "99999")).rejects.toMatchObject({ status: 404 });
  });
});

test("the same search once more is one past search, at the top", async () => {
  const one = await seeker(({ id }) => id % 7 === 3);
  const before = await pastSearches();
  later(1);
  expect((await searchFor(one.id)).pastSearchId).toBe(one.pastSearchId);
  const after = await pastSearches();
  expect(after).toHaveLength(before.length);
  expect(after[0]?.id).toBe(one.pastSearchId);
  later(0);
});

describe("the bulk request", () => {
  test("is made, and taken back", async () => {
    expect(await fetchBulkStatus(http)).toBe("not-requested");
    await expect(cancelBulkRequest(http)).rejects.toMatchObject({ status: 404 });
    expect(await createBulkRequest(http)).toBe("requested");
    await expect(createBulkRequest(http)).rejects.toMatchObject({ status: 409 });
    expect(await fetchBulkStatus(http)).toBe("requested");
    expect(await cancelBulkRequest(http)).toBe("not-requested");
  });

  test("of a plain user is confirmed by that user, and so is its end", async () => {
    expect(await createBulkRequest(userHttp)).toBe("requested");
    expect(await fetchBulkStatus(http)).toBe("requested");
    expect(await cancelBulkRequest(userHttp)).toBe("not-requested");
    expect(await fetchBulkStatus(http)).toBe("not-requested");
  });

  test.each(["verify", "cancelling"] as const)("kept in %s is ended by anybody's confirmation", async (state) => {
    const { companyId } = administrator;
    await demo.database.update(bulkRequests).set({ state }).where(eq(bulkRequests.companyId, companyId));
    expect(await fetchBulkStatus(userHttp)).toBe(state);
    if (state === "verify") expect(await createBulkRequest(userHttp)).toBe("requested");
    expect(await cancelBulkRequest(userHttp)).toBe("not-requested");
  });

  test("is refused every third time, and can be made again", async () => {
    expect(await createBulkRequest(http)).toBe("requested");
    later(3);
    expect(await fetchBulkStatus(http)).toBe("rejected");
    expect(await createBulkRequest(http)).toBe("requested");
    expect(await cancelBulkRequest(http)).toBe("not-requested");
    later(0);
  });
});
