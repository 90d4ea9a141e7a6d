import { asc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addDays } from "../../demo/server/calendar/day.ts";
import { demoAsset } from "../../demo/server/http/demo-assets.ts";
import { documentDecisions } from "../../demo/server/schema-drivers.ts";
import { driverFolderCall, pendingDocumentsCall, rejectionReasonsCall } from "../../src/core/api/driver-documents.ts";
import { driversCall } from "../../src/core/api/drivers.ts";
import { pendingFilter } from "../../src/core/api/pending-count.ts";
import { administrator, companyUser, sharedTestApi, withQuery } from "./helpers.ts";

const today = "2026-11-19";
const statuses = ["missing", "uploaded", "approved", "whs_approved", "hr_approved", "rejected", "expired"];
const demo = sharedTestApi({ employees: 160, routes: 20 });

const documentsOf = async (driverId: number) => (await demo.read(driverFolderCall, { driver_id: driverId })).result;
const pending = (query: Readonly<Record<string, unknown>> = {}) =>
  demo.read(pendingDocumentsCall, { column_filters: pendingFilter, per_page: 100_000, ...query });
const pendingCount = async () => Number((await pending()).meta.total_count);
async function decide(body: unknown, as = administrator) {
  const response = await demo.request("/api/driver/documents/change-status/", { as, body });
  return { status: response.status, answer: (await response.json()) as unknown };
}
const stored = () => demo.database.select().from(documentDecisions).orderBy(asc(documentDecisions.id));

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
    expect(new Set(documents.map(({ status }) => status))).toEqual(new Set(statuses));
    const left = Object.fromEntries(
      documents
        .filter(({ expirationDay }) => expirationDay !== null)
        .map(({ name, expirationDay }) => [name, expirationDay]),
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
    const statusOf = (wanted: string) => documents.find(({ name }) => name === wanted)?.status;
    expect(statusOf("Güzergâh İzin Belgesi")).toBe("hr_approved");
    expect(statusOf("Zorunlu Trafik Sigortası")).toBe("expired");
    expect(await documentsOf(31)).toMatchObject({ completionRate: 100, completionText: "13/13", waitingCount: 0 });
  });

  test("are counted as the list of drivers counts them", async () => {
    const told = await documentsOf(32);
    const countOf = (...wanted: string[]) => told.documents.filter(({ status }) => wanted.includes(status)).length;
    expect(told.completionText).toBe(`${countOf("hr_approved")}/${told.documents.length}`);
    expect(told.waitingCount).toBe(countOf("approved", "whs_approved"));
    const { drivers } = await demo.read(driversCall, { per_page: 1000 });
    expect(drivers.find(({ id }) => id === "32")?.completionRate).toBe(told.completionRate);
    expect(await documentsOf(34)).toEqual({ completionRate: 0, completionText: "0/0", waitingCount: 0, documents: [] });
  });

  test("have what their kind has: a missing one nothing, a rejected one a reason, dates only where there are any", async () => {
    const folders = await Promise.all([31, 32, 35, 10_001, 10_002, 10_003].map(documentsOf));
    for (const document of folders.flatMap(({ documents }) => documents)) {
      const isMissing = document.status === "missing";
      expect(document.registryDay === null && document.value === null).toBe(isMissing);
      expect(document.rejectionReason !== null).toBe(document.status === "rejected");
      expect(document.expirationDay !== null).toBe(document.hasExpirationDay && !isMissing);
      expect(document.receivingDay !== null).toBe(document.hasReceivingDay && !isMissing);
      if (document.registryDay !== null) expect(document.registryDay <= today).toBe(true);
    }
  });

  test("pictures are drawn by the server, links lead to it by its full address", async () => {
    const { documents } = await documentsOf(31);
    const photos = documents.filter(({ isPhoto }) => isPhoto);
    expect(photos.length).toBeGreaterThan(5);
    for (const { value, name } of photos) {
      const picture = demoAsset(value ?? "");
      expect(picture.headers.get("content-type")).toBe("image/svg+xml");
      expect(await picture.text()).toContain(name);
    }
    expect(documents.map(({ value }) => value)).toContainEqual(
      expect.stringMatching(/^http:\/\/localhost\/demo-assets\/documents\/seat-insurance-\d+\.svg$/),
    );
    const headers = { "x-forwarded-proto": "https" };
    const proxied = await demo.request("/api/driver/documents/31/", { headers });
    expect(await proxied.text()).toContain("https://localhost/demo-assets/documents/seat-insurance-");
    for (const path of ["yok-1", "src", "src-x", "../driver-1"]) {
      expect(demoAsset(`/demo-assets/documents/${path}.svg`).status).toBe(404);
    }
  });

  test("of the third route's driver hold what nobody should open", async () => {
    // As it is sent: the portal reads it without blanks.
    const sent = await (await demo.request("/api/driver/documents/33/")).text();
    for (const beginning of ["javascript:", "data:", "//", "\tjavascript:", "/\\", "<img"])
      expect(sent).toContain(`"value":${JSON.stringify(beginning).slice(0, -1)}`);
  });
});

describe("documents of all drivers", () => {
  test("that wait can be seen, but for one, which comes last of all", async () => {
    const { documents } = await pending();
    const unseeable = documents.filter(
      ({ isPhoto, value }) => isPhoto && !/^\/demo-assets\/documents\/[\w-]+\.svg$/.test(value ?? ""),
    );
    expect(unseeable.map(({ value }) => value)).toEqual(["//evil.example/belge.jpg"]);
    expect(documents.indexOf(unseeable[0] as never)).toBeGreaterThan(20);
  });

  test("that wait for the company are as many as the demo is to have, of drivers of the company", async () => {
    const { documents, meta } = await pending();
    expect([meta.total_count, documents.length]).toEqual([48, 48]);
    const { stats, choices } = (await demo.read(driversCall)).meta;
    expect(stats.waitingDocuments?.count).toBe(48);
    for (const { driverName } of documents) expect(choices.driverNames).toContain(driverName);
  });

  test("come in pages, those that wait longest first", async () => {
    const all = (await pending()).documents;
    const days = all.map(({ registryDay }) => registryDay);
    expect(days).toEqual(days.toSorted());
    const second = await pending({ page: "2", per_page: "10" });
    expect(second).toEqual({ documents: all.slice(10, 20), meta: { total_count: all.length } });
    const counted = await pending({ page: "1", per_page: "1" });
    expect([counted.documents.length, counted.meta.total_count]).toEqual([1, all.length]);
  });

  test("are found by any status", async () => {
    for (const wanted of statuses) {
      const { documents, meta } = await pending({ column_filters: { statuses: [wanted] } });
      expect(documents).toHaveLength(Number(meta.total_count));
      expect(new Set(documents.map(({ status }) => status))).toEqual(new Set([wanted]));
    }
    const everything = await pending({ column_filters: {} });
    expect(everything.meta.total_count).toBeGreaterThan(700);
  });

  test("aren't found by a status that doesn't exist", async () => {
    const path = withQuery("/api/driver/documents/", { column_filters: { statuses: ["lost"] } });
    expect(await demo.status(path)).toBe(400);
  });
});

describe("a decision", () => {
  test("approves or rejects, is counted at once, and is noted with who made it and what was before", async () => {
    const [approved, rejected] = await undecided(2);
    const before = await pendingCount();
    expect(await decide({ ids: [approved], status: "hr_approved" })).toEqual({ status: 200, answer: {} });
    const reason = "Belge okunmuyor";
    expect((await decide({ ids: [rejected], status: "rejected", rejection_reason: reason }, companyUser)).status).toBe(
      200,
    );
    expect(await pendingCount()).toBe(before - 2);
    const found = (await pending({ column_filters: {} })).documents;
    const statusOf = (id: number | undefined) => {
      const document = found.find((one) => one.id === id);
      return [document?.status, document?.rejectionReason];
    };
    expect(statusOf(approved)).toEqual(["hr_approved", null]);
    expect(statusOf(rejected)).toEqual(["rejected", reason]);
    const [first, second] = (await stored()).slice(-2);
    expect(first).toMatchObject({
      documentId: approved,
      accountId: administrator.id,
      status: "hr_approved",
      rejectionReason: null,
      decidedAt: demo.now,
    });
    expect(["approved", "whs_approved"]).toContain(first?.previousStatus);
    expect(second).toMatchObject({ documentId: rejected, accountId: companyUser.id, rejectionReason: reason });
  });

  test("about many is made for all of them or for none", async () => {
    const ids = await undecided(4);
    const [decided = 0, ...others] = ids;
    await decide({ ids: [decided], status: "rejected", rejection_reason: "Eksik sayfa veya imza" });
    const before = await pendingCount();
    expect(await decide({ ids, status: "hr_approved" })).toMatchObject({ status: 409, answer: { ids: [decided] } });
    expect(await pendingCount()).toBe(before);
    expect((await decide({ ids: others, status: "hr_approved" })).status).toBe(200);
    expect(await pendingCount()).toBe(before - 3);
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
    const waiting = (await documentsOf(35)).documents.filter(({ status }) => status === "whs_approved");
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
      const isOpen = ["approved", "whs_approved"].includes(document.status);
      const body = { ids: [document.id], status: "rejected", rejection_reason: "Yanlış belge" };
      const isSame = document.status === "rejected";
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
  const { result } = await demo.read(rejectionReasonsCall);
  expect(result.choices).toContain("Belge okunmuyor");
  expect(result.choices.at(-1)).toBe("Diğer");
});

test("a folder of nobody is a 404, one of no number a 400", async () => {
  expect(await demo.status("/api/driver/documents/999999/")).toBe(404);
  expect(await demo.status("/api/driver/documents/x/")).toBe(400);
});
