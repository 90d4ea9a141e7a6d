import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Query } from "../../../src/core/query/query.ts";
import { driverDetailsContract } from "../../../src/widgets/driver-details/driver-details.contract.ts";
import {
  createDriverDetails,
  readQuery,
  tableDefaults,
  writeQuery,
} from "../../../src/widgets/driver-details/driver-details.store.ts";
import { toFolderWorkbook } from "../../../src/widgets/driver-details/documents-tab.tsx";
import { texts as english } from "../../../src/widgets/driver-details/driver-details.messages.en.ts";
import { phoneReasons } from "../../../src/core/drivers/reasons.ts";
import { loadsOf } from "../../../src/widgets/kit/root/load-report.ts";
import { openDemoSession } from "../../demo/demo-session.ts";
import { openStore } from "../../helpers/open-store.ts";
import { sample } from "../../shared/documents/sample.ts";
import { rawCells, unzip } from "../../kit/sheet/open-xlsx.ts";
import { write } from "../../kit/sheet/write.ts";
import { administrator, openTestApi, type TestApi } from "../../demo/helpers.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function open(
  given: Parameters<typeof openStore<typeof driverDetailsContract.attributes, unknown>>[3] = { driverId: "32" },
) {
  const { session, environment } = await openDemoSession(api, administrator);
  const { store, scope, told, give } = openStore(driverDetailsContract, createDriverDetails, session, given);
  return { store, scope, told, environment, give };
}

const answerOf = <Data>({ $load }: Query<Data>) =>
  new Promise<Data>((resolve, reject) => {
    $load.subscribe((load) => {
      if (load.status === "ready") resolve(load.data);
      if (load.status === "failed") reject(load.error);
    });
  });

describe("the address", () => {
  test("has the tab, the query of the list and the state of the table", () => {
    const state = {
      tab: "route",
      list: "search_term=ay&page=2",
      table: { ...tableDefaults, search: "src", filters: { expiry: ["expired", "in-30"] } },
    } as const;
    expect(readQuery(writeQuery(state))).toEqual(state);
    expect(readQuery("")).toEqual({ tab: null, list: "", table: tableDefaults });
    expect(readQuery("tab=phone&page=7").tab).toBe(null);
  });

  test("keeps nothing but parameters of a malformed query of the list", () => {
    const { list } = readQuery(new URLSearchParams({ list: "../../evil?a=<b>#c" }).toString());
    expect(list).not.toMatch(/[<>#?/]/);
  });
});

describe("a driver, from the demo provider", () => {
  test("loads vehicle, routes, documents and the masked phone number", async () => {
    const { store } = await open();
    const [driver, folder] = await Promise.all([answerOf(store.driver), answerOf(store.folder)]);
    expect(driver.maskedPhone).toMatch(/\*{3,}/);
    expect(driver.routes.length).toBeGreaterThan(0);
    expect(driver.vehicle?.capacity).toBeGreaterThan(0);
    expect(folder.documents.length).toBeGreaterThan(4);
    expect(folder.completionText).toMatch(/^\d+\/\d+$/);
  });

  test("loads another driver when the id changes, and closes the open dialog", async () => {
    const { scope, store, give } = await open();
    const { name } = await answerOf(store.driver);
    store.$layer.set({ kind: "phone" });
    give({ driverId: "31" });
    expect(store.$layer.get()).toBe(null);
    expect((await answerOf(store.driver)).name).not.toBe(name);
    give({ driverId: " " });
    expect(loadsOf(scope)).toEqual([]);
  });

  test("leaves the default tab out of the query, and names another one and the state of the table", async () => {
    const { store, told } = await open({ driverId: "32", query: "list=page%3D2" });
    store.chooseTab("route");
    store.chooseTab("documents");
    store.changeTable({ ...tableDefaults, filters: { expiry: ["expired"] } });
    expect(told).toEqual(["tab=route&list=page%3D2", "list=page%3D2", "expiry=expired&list=page%3D2"]);
  });

  test("counts one document less as waiting after an approval", async () => {
    const { store } = await open();
    const before = await answerOf(store.folder);
    const waiting = before.documents.find(({ status }) => status === "whs_approved");
    if (!waiting) throw new Error("nothing waits");
    expect(await store.documentStore.decide(waiting, { kind: "approve" })).toBe(true);
    const after = await answerOf(store.folder);
    expect(after.waitingCount).toBe((before.waitingCount ?? 0) - 1);
    expect(after.documents.find(({ id }) => id === waiting.id)?.status).toBe("hr_approved");
  });
});

test("names the workbook after the driver, and leaves the phone number out", async () => {
  const { store } = await open();
  const [driver, { documents }] = await Promise.all([answerOf(store.driver), answerOf(store.folder)]);
  const workbook = toFolderWorkbook(driver.name, documents, "2026-11-19");
  expect(workbook.file).toBe(`${driver.name} ISG Belgeleri.xlsx`);
  expect(JSON.stringify(workbook)).not.toContain(driver.maskedPhone);
});

test("writes days as dates, and addresses and formulas as text", async () => {
  const hostile = { ...sample, id: 1, name: "=cmd|' /C calc'!A0", value: "javascript:alert(1)", expirationDay: null };
  const parts = unzip(await write(toFolderWorkbook("Ali", [sample, hostile], "2026-11-19").sheets));
  const cells = rawCells(parts);
  const row = (number: number) => [..."ABCDEFGHIJK"].map((letter) => cells.get(`${letter}${number}`)?.value ?? "");
  expect(row(1)[9]).toBe("Geçerlilik tarihi");
  expect(cells.get("C2")).toEqual({ type: "n", value: "46297", format: cells.get("C2")?.format });
  expect(cells.get("C2")?.format).toMatch(/^dd\.mm\.yyyy/);
  expect(row(2)[10]).toBe("315");
  expect([cells.get("A3")?.type, row(3)[0], row(3)[5], row(3)[9]]).toEqual([
    "s",
    "=cmd|' /C calc'!A0",
    "javascript:alert(1)",
    "",
  ]);
  expect([...parts.values()].join("")).not.toMatch(/<f>|<hyperlink/);
});

test("every reason for seeing a phone number has an English text", () => {
  expect(phoneReasons.filter((reason) => english.phoneMessages.reasonText(reason) === reason)).toEqual([]);
});
