import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bulkRequests } from "../../demo/server/schema-marketplace.ts";
import { employees } from "../../demo/server/schema-people.ts";
import { administrator, companyUser, openTestApi, thursdayMorning, type TestApi } from "./helpers.ts";
import { marketplaceOf } from "./marketplace-calls.ts";
import * as contract from "./marketplace-contract.ts";

let api: TestApi;
let token: string;
let userToken: string;
const market = () => marketplaceOf(api, () => token);

beforeAll(async () => {
  api = await openTestApi({ employees: 160, routes: 20 });
  token = await api.tokenFor(administrator);
  userToken = await api.tokenFor(companyUser);
});
afterAll(() => api.close());

const later = (minutes: number) => {
  api.clock.now = new Date(new Date(thursdayMorning).getTime() + minutes * 60_000);
};

/** Registered employees for whom a search finds at least two lines besides their own; one search each. */
async function* seekers() {
  const people = await api.database
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.companyId, administrator.companyId), eq(employees.registrationStatus, "registered")))
    .orderBy(employees.id);
  for (const person of people) {
    const { results } = await market().search(market().passenger(person), 50);
    const lines = results.data.filter((card) => card.badge_is_passengers_own_route === "False");
    const [first, second] = lines;
    if (first && second) yield { first, second, searchId: results.meta.past_search_id, id: person.id };
  }
}

test("the demo begins with a request in every state", async () => {
  const requests = await market().requests();
  expect(requests.map(({ request_status: status, is_changed: isChanged }) => [status, isChanged])).toEqual([
    ["created", false],
    ["created", true],
    ["rejected", false],
    ["created", false],
  ]);
  // The line of the oldest request no longer exists.
  expect(requests.map(({ morning_route: ends }) => ends === null)).toEqual([false, false, false, true]);
  expect(requests.at(-1)?.route_unique_id).toBeNull();
  const searches = await market().pastSearches();
  expect(searches.map(({ id }) => id)).toEqual(requests.slice(0, 3).map(({ past_search: search }) => search.id));
  expect(searches[1]).toMatchObject({ request_status: "created", route_unique_id: requests[1]?.route_unique_id });
});

describe("a reservation", () => {
  test("is made, changed to another line, cancelled; never twice", async () => {
    const { value: seeker } = await seekers().next();
    if (!seeker) throw new Error("Nobody has a choice");
    const { first, second, searchId } = seeker;
    const made = await market().reserve(first.route_unique_id, searchId, first.price);
    expect(made.status).toBe(201);
    const { id, has_request_in_period: hadRequest } = v.parse(contract.created, await made.json());
    expect(hadRequest).toBe(false);
    expect((await market().detail(first.route_unique_id, searchId)).request).toEqual({
      id,
      request_status: "created",
      is_changed: false,
      has_request_in_period: true,
    });
    expect((await market().reserve(first.route_unique_id, searchId, first.price)).status).toBe(409);

    const changed = await market().reserve(second.route_unique_id, searchId, second.price);
    expect(v.parse(contract.created, await changed.json())).toEqual({ id, has_request_in_period: true });
    expect((await market().detail(first.route_unique_id, searchId)).request).toBeNull();
    expect((await market().detail(second.route_unique_id, searchId)).request?.is_changed).toBe(true);
    expect((await market().requests())[0]).toMatchObject({
      id,
      price: second.price,
      is_changed: true,
      route_unique_id: second.route_unique_id,
    });

    const cancelled = await market().cancel(id);
    expect(v.parse(contract.cancelled, await cancelled.json())).toEqual({ results: { data: {} } });
    expect((await market().detail(second.route_unique_id, searchId)).request).toBeNull();
    expect((await market().cancel(id)).status).toBe(404);
  });

  test("two at the same moment are one and a refusal", async () => {
    const { value: seeker } = await seekers().next();
    if (!seeker) throw new Error("Nobody has a choice");
    const send = () => market().reserve(seeker.first.route_unique_id, seeker.searchId, seeker.first.price);
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test("some are refused after two minutes", async () => {
    const made: number[] = [];
    for await (const { first, searchId } of seekers()) {
      const response = await market().reserve(first.route_unique_id, searchId, first.price);
      if (response.status === 201) made.push(v.parse(contract.created, await response.json()).id);
      if (made.length === 4) break;
    }
    const refused = async () =>
      (await market().requests()).filter((row) => made.includes(row.id) && row.request_status === "rejected").length;
    expect(await refused()).toBe(0);
    later(3);
    expect(await refused()).toBe(1);
    later(0);
  });

  test("says whether the person has asked for a seat in this month", async () => {
    const all = seekers();
    const [{ value: seeker }, { value: other }] = [await all.next(), await all.next()];
    if (!seeker || !other) throw new Error("Nobody has a choice");
    const { first, second, searchId } = seeker;
    const inPeriod = async () =>
      (await market().detail(first.route_unique_id, searchId)).request?.has_request_in_period;
    for (const { id, past_search: search } of await market().requests()) {
      if (search.passenger?.id === seeker.id) await market().cancel(id);
    }
    const tell = async (answer: Response) => v.parse(contract.created, await answer.json()).has_request_in_period;
    expect(await tell(await market().reserve(first.route_unique_id, searchId, first.price))).toBe(false);
    expect(await inPeriod()).toBe(true);
    // December: a request of November doesn't count for this month.
    later(20 * 24 * 60);
    token = await api.tokenFor(administrator);
    expect(await inPeriod()).toBe(false);
    expect(await tell(await market().reserve(second.route_unique_id, searchId, second.price))).toBe(false);
    expect(await inPeriod()).toBe(true);
    later(0);
    // The tokens expired in December.
    token = await api.tokenFor(administrator);
    userToken = await api.tokenFor(companyUser);
  });

  test("is refused for somebody who was deleted after the search", async () => {
    const all = seekers();
    const { value: seeker } = await all.next();
    if (!seeker) throw new Error("Nobody has a choice");
    const { first, searchId, id } = seeker;
    const become = (registrationStatus: "deleted" | "registered") =>
      api.database.update(employees).set({ registrationStatus }).where(eq(employees.id, id));
    await become("deleted");
    expect((await market().reserve(first.route_unique_id, searchId, first.price)).status).toBe(400);
    await become("registered");
  });

  test("of another company's request is unknown", async () => {
    expect((await market().cancel(99_999)).status).toBe(404);
  });
});

test("the same search once more is one past search, at the top", async () => {
  const all = seekers();
  const seeker = await (async () => {
    for await (const one of all) if (one.id % 7 === 3) return one;
    throw new Error("Nobody has a choice");
  })();
  const before = await market().pastSearches(100);
  later(1);
  const again = await market().search(market().passenger(seeker));
  const after = await market().pastSearches(100);
  expect(again.results.meta.past_search_id).toBe(seeker.searchId);
  expect(after).toHaveLength(before.length);
  expect(after[0]?.id).toBe(seeker.searchId);
  later(0);
});

describe("the bulk request", () => {
  test("is made, and taken back", async () => {
    expect(await market().bulkStatus()).toBe("not-requested");
    expect(await market().cancelBulk()).toBe(404);
    expect(await market().makeBulk()).toBe("requested");
    expect(await market().makeBulk()).toBe(409);
    expect(await market().bulkStatus()).toBe("requested");
    expect(await market().cancelBulk()).toBe("not-requested");
  });

  test("of a plain user is confirmed by that user, and so is its end", async () => {
    const user = marketplaceOf(api, () => userToken);
    expect(await user.makeBulk()).toBe("requested");
    expect(await market().bulkStatus()).toBe("requested");
    expect(await user.cancelBulk()).toBe("not-requested");
    expect(await market().bulkStatus()).toBe("not-requested");
  });

  test.each(["verify", "cancelling"] as const)("kept in %s is ended by anybody's confirmation", async (state) => {
    const user = marketplaceOf(api, () => userToken);
    const { companyId } = administrator;
    await api.database.update(bulkRequests).set({ state }).where(eq(bulkRequests.companyId, companyId));
    expect(await user.bulkStatus()).toBe(state);
    if (state === "verify") expect(await user.makeBulk()).toBe("requested");
    expect(await user.cancelBulk()).toBe("not-requested");
  });

  test("is refused every third time, and can be made again", async () => {
    expect(await market().makeBulk()).toBe("requested");
    later(3);
    expect(await market().bulkStatus()).toBe("rejected");
    expect(await market().makeBulk()).toBe("requested");
    expect(await market().cancelBulk()).toBe("not-requested");
    later(0);
  });
});
