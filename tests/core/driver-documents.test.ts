import { describe, expect, test } from "vitest";
import {
  decideDocuments,
  fetchDriverFolder,
  fetchPendingDocuments,
  fetchRejectionReasons,
} from "../../src/core/api/driver-documents.ts";
import { fetchPendingCount } from "../../src/core/api/pending-count.ts";
import { isAwaiting, toDocumentStatus } from "../../src/core/drivers/document-status.ts";
import { countExpiries, toDaysLeft, toExpiry } from "../../src/core/drivers/expiry.ts";
import { emptyReason, isOther, toReason } from "../../src/core/drivers/reasons.ts";
import { createSession } from "../../src/core/session/session.ts";
import { toWebAddress } from "../../src/core/platform/web-address.ts";
import { createTestEnvironment, json } from "../helpers/environment.ts";

function answering(answer: () => Response) {
  const environment = createTestEnvironment(answer);
  const { http } = createSession({ environment });
  return { http, environment, sent: () => environment.requests.at(-1) as Request };
}

const row = {
  id: 700,
  document_name: "Psikoteknik",
  document_category_verbose: "Sürücü Belgeleri",
  registry_date: "2026-10-02",
  document_status: "Onay bekliyor",
  document_status_id: "whs_approved",
  rejection_reason: null,
  value: "https://a.example/700.jpg",
  document_type: "photo",
  driver_name: "Murat Aksoy",
  route_name: "Kadıköy – Levent",
  receiving_date: "2026-09-30",
  receiving_date_enabled: true,
  expiration_date: "2027-09-30",
  expiration_date_enabled: true,
};

describe("documents", () => {
  test("of the company: both states that wait, one very large page", async () => {
    const { http, sent } = answering(() => json({ documents: [row], meta: { total_count: 12 } }));
    const { documents, totalCount } = await fetchPendingDocuments(http);
    expect(Object.fromEntries(new URL(sent().url).searchParams)).toEqual({
      column_filters: '{"statuses":["approved","whs_approved"]}',
      page: "1",
      per_page: "100000",
    });
    expect(totalCount).toBe(12);
    expect(documents[0]).toMatchObject({ id: 700, isPhoto: true, receivingDay: "2026-09-30", hasReceivingDay: true });
    expect(await fetchPendingCount(http)).toBe(12);
    expect(new URL(sent().url).searchParams.get("per_page")).toBe("1");
  });

  test("days of a kind that has none are no days", async () => {
    const { http } = answering(() =>
      json({
        documents: [
          { ...row, receiving_date_enabled: false, expiration_date_enabled: "False" },
          { ...row, id: 701, expiration_date: null, document_type: "text" },
          { ...row, id: null },
        ],
      }),
    );
    const { documents, totalCount } = await fetchPendingDocuments(http);
    expect(totalCount).toBe(2);
    expect(
      documents.map(({ receivingDay, expirationDay, hasReceivingDay, hasExpirationDay, isPhoto }) => [
        receivingDay,
        expirationDay,
        hasReceivingDay,
        hasExpirationDay,
        isPhoto,
      ]),
    ).toEqual([
      [null, null, false, false, true],
      ["2026-09-30", null, true, true, false],
    ]);
  });

  test("of a driver: what is complete and what waits", async () => {
    const { http, sent } = answering(() =>
      json({
        result: { completion_rate: "80", completion_rate_ratio: "8/10", waiting_approval_count: 2, documents: [row] },
      }),
    );
    const folder = await fetchDriverFolder(http, "31");
    expect(new URL(sent().url).pathname).toBe("/api/driver/documents/31/");
    expect(folder).toMatchObject({ completionRate: 80, completionText: "8/10", waitingCount: 2 });
    expect(folder.documents).toHaveLength(1);
  });

  test("decisions: approved without, rejected with a reason", async () => {
    const { http, sent } = answering(() => new Response("", { status: 200 }));
    await decideDocuments(http, [700, 701], { kind: "approve" });
    expect(new URL(sent().url).pathname).toBe("/api/driver/documents/change-status/");
    expect(await sent().json()).toEqual({ ids: [700, 701], status: "hr_approved" });
    await decideDocuments(http, [700], { kind: "reject", reason: "Belge okunmuyor" });
    expect(await sent().json()).toEqual({ ids: [700], status: "rejected", rejection_reason: "Belge okunmuyor" });
  });

  test("reasons come in the provider's order, each once", async () => {
    const { http } = answering(() => json({ result: { choices: ["Belge okunmuyor", "Diğer", "Diğer", ""] } }));
    expect(await fetchRejectionReasons(http)).toEqual(["Belge okunmuyor", "Diğer"]);
  });
});

describe("what a state means", () => {
  test("only approved and whs_approved wait for the company", () => {
    const states = ["approved", "whs_approved", "hr_approved", "rejected", "missing", "toString", "__proto__", ""];
    expect(states.map((status) => [status, toDocumentStatus({ status })])).toEqual([
      ["approved", "awaiting"],
      ["whs_approved", "awaiting"],
      ["hr_approved", "approved"],
      ["rejected", "rejected"],
      ["missing", "other"],
      ["toString", "other"],
      ["__proto__", "other"],
      ["", "other"],
    ]);
    expect(states.filter((status) => isAwaiting({ status }))).toEqual(["approved", "whs_approved"]);
  });
});

describe("how soon a document ends", () => {
  const today = "2026-11-19";
  test.each([
    ["2026-11-18", "expired", -1],
    ["2026-11-19", "in-30", 0],
    ["2026-12-19", "in-30", 30],
    ["2026-12-20", "in-60", 31],
    ["2027-01-18", "in-60", 60],
    ["2027-01-19", "later", 61],
    [null, "never", null],
  ] as const)("%s: %s", (expirationDay, expiry, days) => {
    expect(toExpiry({ expirationDay }, today)).toBe(expiry);
    expect(toDaysLeft({ expirationDay }, today)).toBe(days);
  });

  test("is counted", () => {
    const documents = ["2026-11-18", "2026-11-30", "2026-12-01", null].map((expirationDay) => ({ expirationDay }));
    expect(countExpiries(documents, today)).toEqual({ expired: 1, "in-30": 2, "in-60": 0, later: 0, never: 1 });
  });
});

describe("the reason of a rejection", () => {
  test("is required, and Diğer needs words that aren't blank", () => {
    expect(toReason(emptyReason)).toBe(null);
    expect(toReason({ choice: "Servis gecikti", words: "left over" })).toBe("Servis gecikti");
    expect(toReason({ choice: "Diğer", words: "" })).toBe(null);
    expect(toReason({ choice: "Diğer", words: " \n\t\u00a0" })).toBe(null);
    // Five letters are a hint, not a requirement.
    expect(toReason({ choice: "Diğer", words: " ab " })).toBe("ab");
    expect(["Diğer", "DİĞER", "diğer ", "Diğer belge"].map(isOther)).toEqual([true, true, true, false]);
  });
});

describe("an address that people wrote", () => {
  test.each([
    ["https://a.example/700.jpg", "https://a.example/700.jpg"],
    ["HTTP://a.example", "http://a.example/"],
    ["https://a.example/a?b=c#d", "https://a.example/a?b=c#d"],
    ["https://a.example/ş.jpg", "https://a.example/%C5%9F.jpg"],
  ])("%j is one", (text, address) => expect(toWebAddress(text)).toBe(address));

  test.each([
    null,
    "",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001https://a.example",
    " https://a.example",
    "https://a.example/ b",
    "https://a.exam\tple",
    "https://a.example\n",
    "data:text/html,<script>alert(1)</script>",
    "data:image/png;base64,AAAA",
    "//evil.example/x.jpg",
    "/\\evil.example",
    "\\\\evil.example",
    "https:/\\evil.example",
    "https:\\\\evil.example",
    "https:///evil.example",
    "https://",
    "https:evil.example",
    "https://user:secret@a.example",
    "https://a.example@evil.example",
    "ftp://a.example/x",
    "file:///etc/passwd",
    "blob:https://a.example/1",
    "vbscript:x",
    "a.example/x.jpg",
    "34-2-0917765",
    "https://[bad",
  ])("%j is none", (text) => expect(toWebAddress(text)).toBe(null));
});
