import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, onTestFinished, test } from "vitest";
import type { DriverDocument } from "../../../src/core/api/driver-documents.ts";
import { addTexts, chooseLanguage } from "../../../src/core/text/messages.ts";
import { texts as english } from "../../../src/widgets/shared/documents/documents.messages.en.ts";
import { StatusChip, toStatusText, toUrgency } from "../../../src/widgets/shared/documents/document-status.tsx";
import { toDocumentSheetColumns } from "../../../src/widgets/shared/documents/document-fields.tsx";
import {
  documentAt,
  toDocumentValue,
  toDone,
  toNextWaiting,
  toQueue,
  toUnseeable,
  toUnseen,
} from "../../../src/widgets/shared/documents/documents.model.ts";
import { moveBy, turn, wholePhoto, zoomBy } from "../../../src/widgets/shared/documents/photo-viewer.tsx";
import { sample } from "./sample.ts";

const documents = ["whs_approved", "hr_approved", "approved", "rejected", "whs_approved"].map((status, index) => ({
  ...sample,
  id: index,
  status,
}));

describe("a queue of documents", () => {
  test("holds those that wait, from one that waits; else all", () => {
    expect(toQueue(documents, documents[2] as DriverDocument).map(({ id }) => id)).toEqual([0, 2, 4]);
    expect(toQueue(documents, documents[1] as DriverDocument)).toHaveLength(5);
    const elsewhere = { ...sample, id: 99 };
    expect(toQueue(documents, elsewhere)).toEqual([elsewhere]);
  });

  test("knows what was decided, and the next that waits", () => {
    const waiting = toQueue(documents, documents[0] as DriverDocument);
    const undecided = { documents: waiting, decisions: new Map() };
    expect([toNextWaiting(undecided, 0), toNextWaiting(undecided, 2)]).toEqual([1, 0]);
    const queue = {
      documents: waiting,
      decisions: new Map([
        [0, { kind: "approve" }],
        [4, { kind: "reject", reason: "x" }],
      ] as const),
    };
    expect(documentAt(queue, 0)?.status).toBe("hr_approved");
    expect(documentAt(queue, 2)).toMatchObject({ status: "rejected", rejectionReason: "x" });
    expect(documentAt(queue, 1)).toBe(waiting[1]);
    expect(documentAt(queue, 3)).toBe(null);
    expect([toNextWaiting(queue, 2), toNextWaiting(queue, 1)]).toEqual([1, null]);
    expect(toDone(queue).map(({ document: { id }, kind }) => [id, kind])).toEqual([
      [4, "reject"],
      [0, "approve"],
    ]);
  });
});

describe("words", () => {
  test("states of the catalogue, and the provider's own for any other", () => {
    const text = (status: string, statusText: string | null = "Sağlayıcının sözü") =>
      toStatusText({ status, statusText });
    expect(["approved", "whs_approved", "hr_approved", "rejected"].map((status) => text(status))).toEqual([
      "Onayınızı Bekliyor",
      "Onayınızı Bekliyor",
      "Şirketiniz Onayladı",
      "Reddedildi",
    ]);
    expect([text("missing"), text("missing", null)]).toEqual(["Sağlayıcının sözü", "Durumu bilinmiyor"]);
  });

  test("how urgent a last day is", () => {
    const approved = { status: "hr_approved", statusText: null };
    const urgency = (expirationDay: string | null) => toUrgency({ ...approved, expirationDay }, "2026-11-19");
    expect(["2026-11-18", "2026-11-19", "2026-12-01", "2027-01-18", "2027-03-01", null].map(urgency)).toEqual([
      "Süresi doldu",
      "Bugün doluyor",
      "12 gün kaldı",
      "60 gün kaldı",
      null,
      null,
    ]);
  });

  test("what the state beside it says is not said again", () => {
    const stated = (statusText: string) =>
      toUrgency({ status: "expired", statusText, expirationDay: "2026-11-18" }, "2026-11-19");
    expect(["Süresi doldu", "Süresi Doldu", "Belge bekleniyor"].map(stated)).toEqual([null, null, "Süresi doldu"]);
  });

  test("an expiry that the provider states looks the same in English, and isn't said again", () => {
    const document = { status: "expired", statusText: "Süresi doldu", expirationDay: "2026-11-18" };
    const chip = () => renderToStaticMarkup(createElement(StatusChip, { document }));
    const turkish = chip();
    addTexts("en", english);
    chooseLanguage("en");
    onTestFinished(() => chooseLanguage("tr"));
    expect(toUrgency({ ...document, statusText: null }, "2026-11-19")).toBe("Expired");
    expect(toUrgency(document, "2026-11-19")).toBeNull();
    expect(chip()).toBe(turkish);
  });
});

describe("the value of a document", () => {
  const base = "https://provider.example/api-here/";
  const value = (text: string | null, isPhoto = true) => toDocumentValue({ value: text, isPhoto }, base);

  test("a picture, a link, a text", () => {
    expect(value("https://a.example/1.jpg")).toEqual({ kind: "photo", address: "https://a.example/1.jpg" });
    expect(value("/demo-assets/1.svg")).toEqual({
      kind: "photo",
      address: "https://provider.example/demo-assets/1.svg",
    });
    expect(value("https://a.example/1.pdf", false)).toEqual({
      kind: "link",
      address: "https://a.example/1.pdf",
      text: "https://a.example/1.pdf",
    });
    expect(value("34-2-0917765", false)).toEqual({ kind: "text", text: "34-2-0917765" });
    expect(value(null)).toEqual({ kind: "none" });
  });

  test.each([
    "javascript:alert(1)",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "//evil.example/1.jpg",
    "/\\evil.example/1.jpg",
    "/\t/evil.example",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "<img src=x onerror=alert(1)>",
    "/a b.jpg",
  ])("%j is text, as a picture and as anything else", (text) => {
    expect(value(text)).toEqual({ kind: "text", text });
    expect(value(text, false)).toEqual({ kind: "text", text });
  });

  test("a path of the provider is a picture only", () => {
    expect(value("/demo-assets/1.svg", false).kind).toBe("text");
  });
});

describe("whether a document can have been seen", () => {
  const base = "https://provider.example/";
  const unseen = (value: string | null, isPhoto: boolean, look?: "shown" | "failed" | "opened") =>
    toUnseen({ isPhoto }, toDocumentValue({ value, isPhoto }, base), look);

  test("a picture once it is shown, a link once it was opened, words at once", () => {
    expect([unseen("/1.svg", true), unseen("/1.svg", true, "failed"), unseen("/1.svg", true, "shown")]).toEqual([
      "loading",
      "failed",
      null,
    ]);
    expect([unseen("https://a.example", false), unseen("https://a.example", false, "opened")]).toEqual([
      "unopened",
      null,
    ]);
    for (const words of ["D1E", "243.120 km", "Plaka: 34 AB 123", "SRC:4", "<b>34</b>"]) {
      expect(unseen(words, false), words).toBe(null);
    }
    expect([unseen(null, true), unseen(null, false)]).toEqual(["missing", "missing"]);
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example/izin.pdf",
    "/\\evil.example",
    " vbscript:x",
    "/1.pdf",
  ])("%j is no text to judge by", (address) => expect(unseen(address, false)).toBe("refused"));

  test("some nobody will ever see", () => {
    const unseeable = (value: string | null) =>
      toUnseeable({ isPhoto: true }, toDocumentValue({ value, isPhoto: true }, base));
    expect(["/1.svg", "//evil.example/1.jpg", "34 AB", null].map(unseeable)).toEqual([
      null,
      "refused",
      "refused",
      "missing",
    ]);
  });
});

describe("a picture looked at closely", () => {
  const stage = { width: 800, height: 600 };

  test("zooms around a point, within limits, and comes back to the whole", () => {
    const near = zoomBy(wholePhoto, 2, stage, { x: 100, y: 50 });
    expect(near).toEqual({ zoom: 2, x: -100, y: -50, turns: 0 });
    expect(zoomBy(near, 100, stage).zoom).toBe(6);
    expect(zoomBy(near, 0.001, stage)).toEqual(wholePhoto);
  });

  test("moves as far as its edge", () => {
    expect(moveBy(wholePhoto, 50, 50, stage)).toEqual(wholePhoto);
    const near = zoomBy(wholePhoto, 2, stage);
    expect(moveBy(near, 9999, -9999, stage)).toMatchObject({ x: 400, y: -300 });
  });

  test("turns to the right, whole again", () => {
    expect(turn(zoomBy(wholePhoto, 2, stage))).toEqual({ ...wholePhoto, turns: 1 });
    expect(turn({ ...wholePhoto, turns: 3 })).toEqual(wholePhoto);
  });
});

test("a file holds every field, days as days", () => {
  const columns = toDocumentSheetColumns("2026-11-19");
  expect(columns.map(({ header, type }) => `${header}: ${type}`)).toEqual([
    "Belge: text",
    "Kategori: text",
    "Kayıt tarihi: date",
    "Durum: text",
    "Ret gerekçesi: text",
    "Belge bilgisi: text",
    "Sürücü: text",
    "Rota: text",
    "Veriliş tarihi: date",
    "Geçerlilik tarihi: date",
    "Kalan gün: integer",
  ]);
  expect(columns.map((column) => column.value(sample))).toEqual([
    "Psikoteknik",
    "Sürücü Belgeleri",
    "2026-10-02",
    "Onayınızı Bekliyor",
    null,
    "https://a.example/700.jpg",
    "Murat Aksoy",
    "Kadıköy – Levent",
    "2026-09-30",
    "2027-09-30",
    315,
  ]);
});
