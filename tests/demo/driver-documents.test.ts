import { asc } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays } from "../../demo/server/calendar/day.ts";
import { demoAsset } from "../../demo/server/http/demo-assets.ts";
import { documentDecisions } from "../../demo/server/schema-drivers.ts";
import * as contract from "./contract.ts";
import { administrator, companyUser, openTestApi, prospectUser, withQuery, type TestApi } from "./helpers.ts";

const today = "2026-11-19";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi({ employees: 160, routes: 12 });
  token = await api.tokenFor(administrator);
});
afterAll(() => api.close());

const documentsOf = async (driverId: number) =>
  v.parse(contract.driverDocuments, await api.get(`/api/driver/documents/${driverId}/`, token)).result;
async function pending(query: Readonly<Record<string, unknown>> = {}) {
  const wanted = { column_filters: { statuses: ["approved", "whs_approved"] }, per_page: "100000", ...query };
  return v.parse(contract.documentList, await api.get(withQuery("/api/driver/documents/", wanted), token));
}
async function decide(body: unknown, as?: string) {
  const response = await api.request("/api/driver/documents/change-status/", { token: as ?? token, body });
  return { status: response.status, answer: (await response.json()) as unknown };
}
const stored = () => api.database.select().from(documentDecisions).orderBy(asc(documentDecisions.id));
const status = async (path: string, as?: string) =>
  (await api.request(path, as === undefined ? {} : { token: as })).status;

/** Ids of pending documents of other drivers than the five prepared ones; tests may decide about them. */
async function undecided(count: number): Promise<number[]> {
  const showrooms = new Set(
    (await Promise.all([31, 32, 33, 34, 35].map(documentsOf))).flatMap(({ documents }) =>
      documents.map(({ id }) => id),
    ),
  );
  return (await pending()).documents
    .map(({ id }) => id)
    .filter((id) => !showrooms.has(id))
    .slice(0, count);
}

describe("a driver's documents", () => {
  test("of the second route's driver show every status, and dates on every side of the limits", async () => {
    const { documents } = await documentsOf(32);
    expect(new Set(documents.map((document) => document.document_status_id))).toEqual(
      new Set(contract.documentStatus.options),
    );
    const left = Object.fromEntries(
      documents
        .filter((document) => document.expiration_date !== null)
        .map((document) => [document.document_name, document.expiration_date]),
    );
    expect(left).toMatchObject({
      "Zorunlu Trafik Sigortası": addDays(today, -9),
      "Güzergâh İzin Belgesi": today,
      "Araç Muayenesi": addDays(today, 12),
      Psikoteknik: addDays(today, 30),
      "Koltuk Ferdi Kaza Sigortası": addDays(today, 45),
    });
  });

  test("an approved one expires after its last day, and counts no longer", async () => {
    const { documents } = await documentsOf(32);
    const statusOf = (name: string) =>
      documents.find((document) => document.document_name === name)?.document_status_id;
    expect(statusOf("Güzergâh İzin Belgesi")).toBe("hr_approved");
    expect(statusOf("Zorunlu Trafik Sigortası")).toBe("expired");
    const before = await documentsOf(31);
    expect(before).toMatchObject({ completion_rate: 100, completion_rate_ratio: "13/13", waiting_approval_count: 0 });
  });

  test("are counted as the list of drivers counts them", async () => {
    const told = await documentsOf(32);
    const countOf = (...wanted: string[]) =>
      told.documents.filter((document) => wanted.includes(document.document_status_id)).length;
    expect(told.completion_rate_ratio).toBe(`${countOf("hr_approved")}/${told.documents.length}`);
    expect(told.waiting_approval_count).toBe(countOf("approved", "whs_approved"));
    const { drivers } = v.parse(contract.driverList, await api.get("/api/routes/drivers/?per_page=1000", token));
    expect(drivers.find(({ id }) => id === 32)?.completion_rate).toBe(told.completion_rate);
    expect(await documentsOf(34)).toEqual({
      completion_rate: 0,
      completion_rate_ratio: "0/0",
      waiting_approval_count: 0,
      documents: [],
    });
  });

  test("have what their kind has: a missing one nothing, a rejected one a reason, dates only where there are any", async () => {
    const all = (await Promise.all([31, 32, 35, 10_001, 10_002, 10_003].map(documentsOf))).flatMap(
      (one) => one.documents,
    );
    for (const document of all) {
      const isMissing = document.document_status_id === "missing";
      expect(document.registry_date === null && document.value === null).toBe(isMissing);
      expect(document.rejection_reason !== null).toBe(document.document_status_id === "rejected");
      expect(document.expiration_date !== null).toBe(document.expiration_date_enabled && !isMissing);
      expect(document.receiving_date !== null).toBe(document.receiving_date_enabled && !isMissing);
      if (document.registry_date !== null) expect(document.registry_date <= today).toBe(true);
    }
  });

  test("pictures are drawn by the server, links lead to it by its full address", async () => {
    const { documents } = await documentsOf(31);
    const photos = documents.filter((document) => document.document_type === "photo");
    expect(photos.length).toBeGreaterThan(5);
    for (const { value, document_name: name } of photos) {
      const picture = demoAsset(value ?? "");
      expect(picture.headers.get("content-type")).toBe("image/svg+xml");
      expect(await picture.text()).toContain(name);
    }
    const link = documents.find((document) => document.document_type === "link");
    expect(link?.value).toMatch(/^http:\/\/localhost\/demo-assets\/documents\/seat-insurance-\d+\.svg$/);
    const headers = { "x-forwarded-proto": "https" };
    const proxied = await api.request("/api/driver/documents/31/", { token, headers });
    expect(await proxied.text()).toContain("https://localhost/demo-assets/documents/seat-insurance-");
    for (const path of ["yok-1", "src", "src-x", "../driver-1"]) {
      expect(demoAsset(`/demo-assets/documents/${path}.svg`).status).toBe(404);
    }
  });

  test("of the third route's driver hold what nobody should open", async () => {
    const values = (await documentsOf(33)).documents.map((document) => document.value ?? "");
    for (const beginning of ["javascript:", "data:", "//", "\tjavascript:", "/\\", "<img"]) {
      expect(values.some((value) => value.startsWith(beginning))).toBe(true);
    }
  });
});

describe("documents of all drivers", () => {
  test("that wait can be seen, but for one, which comes last of all", async () => {
    const { documents } = await pending();
    const unseeable = documents.filter(
      ({ document_type: type, value }) =>
        type === "photo" && !/^\/demo-assets\/documents\/[\w-]+\.svg$/.test(value ?? ""),
    );
    expect(unseeable.map(({ value }) => value)).toEqual(["//evil.example/belge.jpg"]);
    expect(documents.indexOf(unseeable[0] as never)).toBeGreaterThan(20);
  });

  test("that wait for the company are as many as the demo is to have, of drivers of the company", async () => {
    const { documents, meta } = await pending();
    expect([meta.total_count, documents.length]).toEqual([29, 29]);
    const { meta: drivers } = v.parse(contract.driverList, await api.get("/api/routes/drivers/", token));
    expect(drivers.stats.waiting_approval_ratio.query_count).toBe(29);
    for (const document of documents) expect(drivers.column_filters.driver_names).toContain(document.driver_name);
  });

  test("come in pages, those that wait longest first", async () => {
    const all = (await pending()).documents;
    const days = all.map((document) => document.registry_date);
    expect(days).toEqual(days.toSorted());
    const second = await pending({ page: "2", per_page: "10" });
    expect(second).toEqual({ documents: all.slice(10, 20), meta: { total_count: all.length } });
    const counted = await pending({ page: "1", per_page: "1" });
    expect([counted.documents.length, counted.meta.total_count]).toEqual([1, all.length]);
  });

  test("are found by any status", async () => {
    for (const wanted of contract.documentStatus.options) {
      const { documents, meta } = await pending({ column_filters: { statuses: [wanted] } });
      expect(documents).toHaveLength(meta.total_count);
      expect(new Set(documents.map((document) => document.document_status_id))).toEqual(new Set([wanted]));
    }
    const everything = await pending({ column_filters: {} });
    expect(everything.meta.total_count).toBeGreaterThan(700);
  });

  test("aren't found by a status that doesn't exist", async () => {
    const path = withQuery("/api/driver/documents/", { column_filters: { statuses: ["lost"] } });
    expect(await status(path, token)).toBe(400);
  });
});

describe("a decision", () => {
  test("approves or rejects, is counted at once, and is noted with who made it and what was before", async () => {
    const [approved, rejected] = await undecided(2);
    const before = (await pending()).meta.total_count;
    expect(await decide({ ids: [approved], status: "hr_approved" })).toEqual({ status: 200, answer: {} });
    const reason = "Belge okunmuyor";
    const user = await api.tokenFor(companyUser);
    expect((await decide({ ids: [rejected], status: "rejected", rejection_reason: reason }, user)).status).toBe(200);
    expect((await pending()).meta.total_count).toBe(before - 2);
    const found = (await pending({ column_filters: {} })).documents;
    const statusOf = (id: number | undefined) => {
      const document = found.find((one) => one.id === id);
      return [document?.document_status_id, document?.rejection_reason];
    };
    expect(statusOf(approved)).toEqual(["hr_approved", null]);
    expect(statusOf(rejected)).toEqual(["rejected", reason]);
    const [first, second] = (await stored()).slice(-2);
    expect(first).toMatchObject({
      documentId: approved,
      accountId: administrator.id,
      status: "hr_approved",
      rejectionReason: null,
      decidedAt: api.clock.now,
    });
    expect(["approved", "whs_approved"]).toContain(first?.previousStatus);
    expect(second).toMatchObject({ documentId: rejected, accountId: companyUser.id, rejectionReason: reason });
  });

  test("about many is made for all of them or for none", async () => {
    const ids = await undecided(4);
    const [decided = 0, ...others] = ids;
    await decide({ ids: [decided], status: "rejected", rejection_reason: "Eksik sayfa veya imza" });
    const before = (await pending()).meta.total_count;
    expect(await decide({ ids, status: "hr_approved" })).toMatchObject({ status: 409, answer: { ids: [decided] } });
    expect((await pending()).meta.total_count).toBe(before);
    expect((await decide({ ids: others, status: "hr_approved" })).status).toBe(200);
    expect((await pending()).meta.total_count).toBe(before - 3);
  });

  test("that is repeated does no harm and is noted once", async () => {
    const ids = await undecided(3);
    expect((await decide({ ids: ids.slice(0, 2), status: "hr_approved" })).status).toBe(200);
    const before = (await stored()).length;
    expect((await decide({ ids: [...ids, ...ids], status: "hr_approved" })).status).toBe(200);
    expect(await stored()).toHaveLength(before + 1);
  });

  test("at the same moment by two people is made by one of them", async () => {
    const ids = await undecided(2);
    const answers = await Promise.all([
      decide({ ids, status: "hr_approved" }),
      decide({ ids: ids.toReversed(), status: "rejected", rejection_reason: "Süresi dolmuş" }),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  });

  test("about the fifth route's driver fails once for each of two documents, then goes", async () => {
    const waiting = (await documentsOf(35)).documents.filter((one) => one.document_status_id === "whs_approved");
    const [one, two, ...others] = waiting.map(({ id }) => id);
    expect(others).toEqual([]);
    const [harmless] = await undecided(1);
    const before = (await stored()).length;
    const statusOf = async (...ids: (number | undefined)[]) => (await decide({ ids, status: "hr_approved" })).status;
    // Refused each time if sent together with others; sent alone, refused one last time and accepted afterwards.
    for (let turn = 0; turn < 3; turn += 1) expect(await statusOf(one, harmless, two)).toBe(409);
    expect([await statusOf(one), await statusOf(two), await statusOf(harmless)]).toEqual([409, 409, 200]);
    expect(await statusOf(one, two)).toBe(200);
    expect(await stored()).toHaveLength(before + 3);
  });

  test("is possible only about what is approved or whs_approved", async () => {
    const { documents } = await documentsOf(32);
    for (const document of documents) {
      const isOpen = ["approved", "whs_approved"].includes(document.document_status_id);
      const body = { ids: [document.id], status: "rejected", rejection_reason: "Yanlış belge" };
      const isSame = document.document_status_id === "rejected";
      expect((await decide(body)).status).toBe(isOpen || isSame ? 200 : 409);
    }
  });

  test.each([
    ["about nothing", { ids: [], status: "hr_approved" }],
    ["about what is no id", { ids: ["x"], status: "hr_approved" }],
    ["that the customer can't make", { ids: [700], status: "whs_approved" }],
    ["to reject without a reason", { ids: [700], status: "rejected" }],
    ["to reject for a blank reason", { ids: [700], status: "rejected", rejection_reason: "  " }],
    [
      "to reject for another reason, without saying which",
      { ids: [700], status: "rejected", rejection_reason: "Diğer" },
    ],
    ["about too many at once", { ids: Array.from({ length: 1001 }, (_, index) => 700 + index), status: "hr_approved" }],
    ["in another form than JSON", "merhaba"],
  ])("%s is refused", async (_name, body) => {
    const before = (await stored()).length;
    expect((await decide(body)).status).toBe(400);
    expect(await stored()).toHaveLength(before);
  });

  test("about a document that isn't there is refused as a whole", async () => {
    const [id] = await undecided(1);
    expect((await decide({ ids: [id, 999_999], status: "hr_approved" })).status).toBe(404);
    expect(await undecided(1)).toEqual([id]);
  });
});

test("reasons to choose from end with the one that is written out", async () => {
  const { result } = v.parse(contract.rejectionChoices, await api.get("/api/driver/documents/change-status/", token));
  expect(result.choices).toContain("Belge okunmuyor");
  expect(result.choices.at(-1)).toBe("Diğer");
});

test("demo accounts and strangers neither see nor decide", async () => {
  const prospect = await api.tokenFor(prospectUser);
  for (const path of ["/api/driver/documents/", "/api/driver/documents/31/", "/api/driver/documents/change-status/"]) {
    expect([await status(path, prospect), await status(path)]).toEqual([403, 401]);
  }
  expect((await decide({ ids: [700], status: "hr_approved" }, prospect)).status).toBe(403);
  expect(await status("/api/driver/documents/999999/", token)).toBe(404);
  expect(await status("/api/driver/documents/x/", token)).toBe(400);
});
