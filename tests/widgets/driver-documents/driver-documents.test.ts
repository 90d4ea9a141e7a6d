import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fetchDriver } from "../../../src/core/api/driver-detail.ts";
import { ApiError } from "../../../src/core/http/errors.ts";
import type { DriverReportRow } from "../../../src/core/drivers/driver-report.ts";
import { driverDocumentsContract } from "../../../src/widgets/driver-documents/driver-documents.contract.ts";
import { texts as english } from "../../../src/widgets/driver-documents/driver-documents.messages.en.ts";
import { toFailures, toReportColumns } from "../../../src/widgets/driver-documents/driver-documents.model.ts";
import {
  createDriverDocuments,
  toApproval,
  toMatchingDocuments,
} from "../../../src/widgets/driver-documents/driver-documents.store.ts";
import { toRefusalText } from "../../../src/widgets/shared/documents/document-status.tsx";
import type { RowPage } from "../../../src/widgets/kit/sheet/model.ts";
import { openDemoSession } from "../../demo/demo-session.ts";
import { openStore } from "../../helpers/open-store.ts";
import { administrator, openTestApi, type TestApi } from "../../demo/helpers.ts";
import { sample } from "../../shared/documents/sample.ts";
import { aDriver } from "../../helpers/rows.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function open(query = "") {
  const { session, environment } = await openDemoSession(api, administrator);
  const { store, events, give } = openStore(driverDocumentsContract, createDriverDocuments, session, { query });
  const stops = [store.$shown.listen(() => undefined), store.$failures.listen(() => undefined)];
  await new Promise<void>((resolve, reject) => {
    store.pending.$load.subscribe((load) => {
      if (load.status === "ready") resolve();
      if (load.status === "failed") reject(load.error);
    });
  });
  return {
    store,
    told: () => events.map(([, detail]) => detail),
    goTo: (next: string) => give({ query: next }),
    environment,
    close() {
      for (const stop of stops) stop();
    },
  };
}

test("counts the listed documents on the button when a search or a filter is set", async () => {
  const { store, close } = await open();
  const { length } = store.$shown.get();
  expect(toApproval(store)).toEqual({ label: "Tümünü Onayla", count: length });
  store.changeTable({ ...store.$table.get(), sort: { column: "driver_name", isDescending: true }, page: 2 });
  expect(toApproval(store).label).toBe("Tümünü Onayla");
  const name = store.$shown.get()[0]?.driverName ?? "";
  store.changeTable({ ...store.$table.get(), page: 1, filters: { driver_name: [name] } });
  const { count, label } = toApproval(store);
  expect(count).toBe(store.$shown.get().filter(({ driverName }) => driverName === name).length);
  expect(count).toBeLessThan(length);
  expect(label).toBe(`Listelenen ${count} Belgeyi Onayla`);
  expect(toMatchingDocuments(store)).toHaveLength(count);
  store.changeTable({ ...store.$table.get(), search: "böyle bir belge yok", filters: {} });
  expect(toApproval(store)).toEqual({ label: "Listelenen 0 Belgeyi Onayla", count: 0 });
  close();
});

describe("the document that the query names", () => {
  test("opens with the listed documents around it, and the query follows the dialog", async () => {
    const before = await open();
    const [, second, third] = before.store.$shown.get();
    before.close();
    const { store, told, close } = await open(`document=${second?.id}&sort=document_name`);
    const layer = store.$layer.get();
    if (layer?.kind !== "document" || !third) throw new Error("nothing lies open");
    expect(layer.opened.id).toBe(second?.id);
    expect(layer.documents.map(({ id }) => id)).toEqual(toMatchingDocuments(store).map(({ id }) => id));
    expect(told()).toEqual([]);
    store.turnTo(third);
    store.closeDocument();
    expect(store.$layer.get()).toBeNull();
    store.review(third);
    expect(told()).toEqual([
      { query: `sort=document_name&document=${third.id}` },
      { query: "sort=document_name" },
      { query: `sort=document_name&document=${third.id}` },
    ]);
    close();
  });

  test("changes when the query names another document, and closes when it names none", async () => {
    const { store, told, goTo, close } = await open();
    const [first, second, third] = store.$shown.get();
    const openedId = () => {
      const layer = store.$layer.get();
      return layer?.kind === "document" ? layer.opened.id : null;
    };
    goTo(`document=${first?.id}`);
    expect(openedId()).toBe(first?.id);
    goTo(`document=${second?.id}`);
    expect(openedId()).toBe(second?.id);
    if (!third) throw new Error("too few documents");
    store.turnTo(third);
    expect(openedId(), "the dialog turns by itself").toBe(second?.id);
    goTo("document=987654321");
    expect(openedId()).toBeNull();
    goTo(`document=${first?.id}`);
    goTo("");
    expect(store.$layer.get()).toBeNull();
    expect(told()).toHaveLength(1);
    close();
  });

  test("is reported as decided when it no longer awaits approval", async () => {
    const { store, close } = await open("document=987654321");
    const gone: boolean[] = [];
    const stop = store.$isNamedGone.subscribe((isGone) => gone.push(isGone));
    expect(store.$layer.get()).toBeNull();
    expect(gone.at(-1)).toBe(true);
    store.closeDocument();
    expect(gone.at(-1)).toBe(false);
    stop();
    close();
  });
});

describe("refused documents", () => {
  const refusal = (status: number) => new ApiError("status", "POST", status);

  test("are marked as long as they await approval", () => {
    const outcomes = new Map([
      [700, refusal(409)],
      [701, null],
      [702, refusal(500)],
    ]);
    const state = { status: "done", outcomes, ids: [700, 701, 702], cut: null } as const;
    expect([...toFailures(state, [sample]).keys()]).toEqual([700]);
    expect(toFailures({ status: "idle" }, [sample]).size).toBe(0);
  });

  test("are in the singular in English when it is one", () => {
    const { unknown, stillWaiting } = english.driverDocumentsMessages;
    expect(unknown(1)).toMatch(/^No answer came for 1 document, /);
    expect(stillWaiting(1)).toMatch(/^1 document without an answer still seems /);
    expect(stillWaiting(2)).toMatch(/^2 documents without an answer still seem /);
  });

  test("have a reason in Turkish", () => {
    expect(toRefusalText(refusal(409))).toBe("Belge artık onay beklemiyor.");
    expect(toRefusalText(refusal(404))).toBe("Belge servis sağlayıcınızda bulunamadı.");
    expect(toRefusalText(refusal(500))).toMatch(/^Sunucu şu an yanıt veremiyor/);
  });
});

describe("pending documents, from the demo provider", () => {
  test("are those with the status approved or whs_approved; a decided one leaves the list at once", async () => {
    const { store, close } = await open();
    const before = store.$shown.get();
    expect(new Set(before.map(({ status }) => status))).toEqual(new Set(["approved", "whs_approved"]));
    const [first] = before;
    if (!first) throw new Error("nothing waits");
    expect(await store.documentStore.decide(first, { kind: "reject", reason: "Belge okunmuyor" })).toBe(true);
    expect(store.$shown.get().map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
    close();
  });

  test("stay marked when their approval is refused, and leave the list when it is sent again", async () => {
    const { store, close } = await open();
    // The demo provider refuses the first decisions about the documents of driver 35.
    const { name } = await fetchDriver(store.session.http, "35");
    const toIds = (isMeant: (driverName: string | null) => boolean) =>
      store.$shown.get().flatMap(({ id, driverName }) => (isMeant(driverName) ? [id] : []));
    await store.approveAll(toIds((driverName) => driverName === name));
    const failures = [...store.$failures.get().keys()];
    expect(failures.length).toBeGreaterThan(0);
    expect(toIds((driverName) => driverName === name).toSorted()).toEqual(failures.toSorted());
    await store.approveAll(failures);
    expect(store.$failures.get().size).toBe(0);
    expect(toIds((driverName) => driverName === name)).toEqual([]);
    await store.approveAll(toIds(() => true));
    expect(store.$shown.get()).toEqual([]);
    close();
  });

  test("are written to a workbook with a sheet of documents and one of drivers", async () => {
    const { store, close } = await open();
    const { file, sheets } = store.toWorkbook([{ ...sample, driverName: null }]);
    expect([file, sheets.map(({ name }) => name)]).toEqual(["Onay Bekleyen Belgeler.xlsx", ["Veri", "Rapor"]]);
    const [, report] = sheets;
    const rows = report?.rows as (signal: AbortSignal) => AsyncIterable<RowPage<unknown>>;
    for await (const page of rows(new AbortController().signal)) expect(page.rows).toEqual([]);
    const row: DriverReportRow = {
      driver: aDriver({ routeNames: ["A", "B"], plate: "34 ABC 123", completionRate: 62.5 }),
      counts: { awaiting: 2, approved: 5, rejected: 1, other: 0 },
      waiting: ["SRC", "Psikoteknik"],
    };
    expect(toReportColumns().map(({ header }) => header)).toEqual([
      "Sürücü",
      "Rotalar",
      "Plaka",
      "Belge tamamlama (%)",
      "Belge sayısı",
      "Onay bekleyen",
      "Onaylanan",
      "Reddedilen",
      "Diğer",
      "Onay bekleyen belgeler",
    ]);
    expect(toReportColumns().map((column) => column.value(row))).toEqual([
      "Murat Aksoy",
      "A, B",
      "34 ABC 123",
      62.5,
      8,
      2,
      5,
      1,
      0,
      "SRC, Psikoteknik",
    ]);
    close();
  });
});
