import { describe, expect, test } from "vitest";
import {
  compareDecisions,
  createDecisions,
  createThresholds,
  longestRemark,
  noDecision,
  type ProofDecisions,
  readDecisionFile,
  toDecisionFile,
} from "../../../src/core/month/seats/decisions.ts";
import { defaultThresholds } from "../../../src/core/month/seats/seat-use.ts";
import type { ProofRow } from "../../../src/core/month/proof/proof.ts";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import {
  toConcerned,
  toFileFailure,
  toFileResult,
  toGroupQuestion,
  toMail,
} from "../../../src/widgets/month-report/proof/proof.model.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const subject = { month: "2026-10", company: "7" } as const;
const decisions: ProofDecisions = {
  a: { kind: "accept", remark: "" },
  b: { kind: "dispute", remark: "Kasımda ayrıldı" },
};

const environment = createTestEnvironment(() => json({}));
function open(userName: string) {
  const session = createSession({ environment });
  session.open("token", { userName, userType: "user", accountType: "company", companyName: "Lodos" } as Profile);
  return session;
}

describe("decisions", () => {
  test("are kept for the person and the month", () => {
    const book = createDecisions(open("elif"), "2026-10");
    book.decide("row", { kind: "dispute", remark: "Köprü bir kez" });
    expect(createDecisions(open("elif"), "2026-10").$decisions.get()).toEqual({
      row: { kind: "dispute", remark: "Köprü bir kez" },
    });
    expect(createDecisions(open("elif"), "2026-09").$decisions.get()).toEqual({});
    expect(createDecisions(open("murat"), "2026-10").$decisions.get()).toEqual({});
    book.decide("row", { kind: null, remark: "Köprü bir kez" });
    expect(book.$decisions.get()["row"]).toEqual({ kind: null, remark: "Köprü bir kez" });
    book.decide("row", noDecision);
    expect(createDecisions(open("elif"), "2026-10").$decisions.get()).toEqual({});
  });

  test("a second element's decisions aren't lost, and a remark has an end", () => {
    const [one, other] = [createDecisions(open("elif"), "2026-08"), createDecisions(open("elif"), "2026-08")];
    one.decide("a", { kind: "accept", remark: "" });
    other.decide("b", { kind: "ask", remark: "x".repeat(1000) });
    expect(Object.keys(other.$decisions.get())).toEqual(["a", "b"]);
    expect(other.$decisions.get()["b"]?.remark).toHaveLength(longestRemark);
    // The emoji at the end, two UTF-16 units long, is dropped as a whole.
    other.decide("b", { kind: "ask", remark: `${"x".repeat(longestRemark - 1)}🚌` });
    expect(other.$decisions.get()["b"]?.remark).toBe("x".repeat(longestRemark - 1));
  });

  test("limits are kept, and impossible ones refused", () => {
    const book = createThresholds(open("elif"));
    expect(book.$thresholds.get()).toEqual(defaultThresholds);
    book.set({ use: 55, late: 2 });
    book.set({ use: 140, late: 2 });
    expect(createThresholds(open("elif")).$thresholds.get()).toEqual({ use: 55, late: 2 });
  });
});

test("a decision for several rows keeps their remarks, and is taken back for all of them", () => {
  const book = createDecisions(open("ayşe"), "2026-10");
  book.decide("b", { kind: null, remark: "bakılacak" });
  book.decideAll(["a", "b"], "dispute");
  expect(book.$decisions.get()).toEqual({
    a: { kind: "dispute", remark: "" },
    b: { kind: "dispute", remark: "bakılacak" },
  });
  book.decideAll(["a", "b"], null);
  expect(book.$decisions.get()).toEqual({ b: { kind: null, remark: "bakılacak" } });
});

describe("decisions as a file", () => {
  test("a colleague reads what was written, for the same month of the same company only", () => {
    const file = toDecisionFile(subject, decisions);
    expect(readDecisionFile(file, subject)).toEqual({ status: "read", decisions });
    const otherMonth = readDecisionFile(file, { ...subject, month: "2026-11" });
    expect(otherMonth).toEqual({ status: "other-month", month: "2026-10" });
    expect(readDecisionFile(file, { ...subject, company: "8" })).toEqual({ status: "other-company" });
    expect(readDecisionFile(file, { ...subject, company: null }).status).toBe("read");
    if (otherMonth.status !== "other-month") throw new Error("read");
    expect(toFileFailure(otherMonth)).toContain("Ekim 2026");
  });

  test.each([
    ["no JSON", "%PDF-1.7"],
    ["something else", "{}"],
    ["an unknown decision", toDecisionFile(subject, decisions).replace("accept", "ignore")],
    ["a remark that is too long", toDecisionFile(subject, { a: { kind: null, remark: "x".repeat(301) } })],
    ["no month", toDecisionFile(subject, decisions).replace("2026-10", "2026-13")],
  ])("%s isn't read", (_name, text) => {
    expect(readDecisionFile(text, subject)).toEqual({ status: "unreadable" });
  });

  test("own decisions stay until the file's are asked for; rows of other invoices are only counted", () => {
    const own: ProofDecisions = { b: { kind: "ask", remark: "" }, c: { kind: "accept", remark: "" } };
    const read: ProofDecisions = { ...decisions, c: { kind: "accept", remark: "" }, z: { kind: "ask", remark: "" } };
    const found = compareDecisions(own, read, new Set(["a", "b", "c"]));
    expect(found).toEqual({ added: { a: read["a"] }, different: { b: read["b"] }, unknown: 1 });
    expect(toFileResult(found)).toBe(
      "Dosyadan 1 karar alındı. 1 satırda sizin kararınız farklı; sizinki kaldı. Dosyadaki 1 satır bu faturada yok.",
    );
    expect(toFileResult({ added: {}, different: {}, unknown: 0 })).toBe("Dosyadaki kararlar sizinkilerle aynı.");
    const book = createDecisions(open("deniz"), "2026-10");
    book.decide("b", own["b"] ?? { kind: null, remark: "" });
    book.take(found.added);
    expect(book.$decisions.get()).toEqual({ a: read["a"], b: own["b"] });
    book.take(found.different);
    expect(book.$decisions.get()["b"]).toEqual(read["b"]);
  });
});

describe("one decision for the listed rows", () => {
  const rows = ["a", "b", "c", "d"].map(
    (id) => ({ id, group: id === "d" ? "verified" : "amount" }) as unknown as ProofRow,
  );

  test("concerns those without a decision, and taking back those with one", () => {
    expect(toConcerned(rows, decisions, "accept")).toEqual(["c"]);
    expect(toConcerned(rows, decisions, "undo")).toEqual(["a", "b"]);
  });

  test("is asked about with both numbers", () => {
    expect(toGroupQuestion("dispute", 8, 10)).toEqual({
      title: "8 Satır İçin Karar: İtiraz Et",
      text: "Karar bekleyen 8 satıra yazılır. Listelenen 2 satırın kararı var, değişmez.",
      confirm: "8 Satıra Yaz",
    });
    expect(toGroupQuestion("ask", 0, 3).confirm).toBeNull();
    expect(toGroupQuestion("undo", 0, 3).text).toBe("Listelenenler arasında karar verilen satır yok.");
  });
});

describe("the mail to the provider", () => {
  test("holds the sentences and goes to nobody by itself", () => {
    const { href, isWhole } = toMail("Birinci satır.\nİkinci satır & sonu", "2026-10");
    expect(isWhole).toBe(true);
    const url = new URL(href);
    expect([url.protocol, url.pathname]).toEqual(["mailto:", ""]);
    expect([...url.searchParams]).toEqual([
      ["subject", "Ekim 2026 faturası hakkında"],
      ["body", "Birinci satır.\r\n\r\nİkinci satır & sonu"],
    ]);
  });

  test("asks to paste a text that is too long for a link", () => {
    const { href, isWhole } = toMail("Uzun bir cümle. ".repeat(200), "2026-10");
    expect(isWhole).toBe(false);
    expect(new URL(href).searchParams.get("body")).toBe("Metin panoya kopyalandı. Buraya yapıştırın.");
  });
});
