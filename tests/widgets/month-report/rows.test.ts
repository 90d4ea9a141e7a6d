import { describe, expect, onTestFinished, test, vi } from "vitest";
import { proveInvoice } from "../../../src/core/month/proof/proof.ts";
import { noDecision, type ProofDecisions } from "../../../src/core/month/seats/decisions.ts";
import type { RouteUse } from "../../../src/core/month/seats/seat-use.ts";
import { places, toPath } from "../../../src/core/portal/places.ts";
import type { Destination } from "../../../src/widgets/kit/element/events.ts";
import { exportWorkbook } from "../../../src/widgets/kit/sheet/export/export-workbook.ts";
import { toMatchingRows } from "../../../src/widgets/kit/table/rows/table-rows.ts";
import { firstPage, parseTableQuery } from "../../../src/widgets/kit/table/table-state.ts";
import { bookingList } from "../../../src/widgets/booking/booking.store.ts";
import { readState, writeState } from "../../../src/widgets/month-report/month-report.store.ts";
import { toDecision, toDecisionOptions, toShownRows } from "../../../src/widgets/month-report/proof/proof.model.ts";
import { toBookings, toPeople, toRoute, toTrips } from "../../../src/widgets/month-report/row-links.ts";
import { toHeatRows } from "../../../src/widgets/month-report/sections/heat-map.model.ts";
import {
  attendanceFields,
  toPeopleWorkbook,
  toWeekdayRows,
  toWeekRows,
} from "../../../src/widgets/month-report/sections/people.model.ts";
import { readQuery as readTrips, toRange } from "../../../src/widgets/past-route-details/trip-state.model.ts";
import { readQuery as readRoute } from "../../../src/widgets/route-details/route.model.ts";
import {
  createRandom,
  drawPeople,
  stageMonth,
  toBookings as ride,
  toInvoice,
  toLine,
} from "../../core/month/month-stage.ts";
import { rawCells, unzip } from "../../kit/sheet/open-xlsx.ts";

test("writes the notice on personal data above the heads of the file by person, and formulas as text", async () => {
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint));
  onTestFinished(() => void vi.unstubAllGlobals());
  const row = { key: "1", name: "=1+1", route: "Göztepe", boardings: 9, absences: 3, share: 25 };
  const workbook = toPeopleWorkbook("2026-11", [row]);
  const { name, blob } = await exportWorkbook(workbook, "xlsx", {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  expect(name).toBe("Kasım 2026 Kişilere Göre Gelmeyenler.xlsx");
  const cells = [...rawCells(unzip(await blob.arrayBuffer()))];
  expect(cells[0]?.[1].value).toContain("kişisel veridir (KVKK)");
  const values = cells
    .slice(1)
    .map(([, { value }]) => value)
    .filter((value) => value !== "");
  expect(values).toEqual(["Kişi", "Rota", "Biniş", "Gelmeyen", "Pay", "=1+1", "Göztepe", "9", "3", "25"]);
  expect(cells.find(([, { value }]) => value === "=1+1")?.[1].type).toBe("s");
});

describe("who didn't come", () => {
  const counts = { boardings: 9, absences: 3, share: 25 };
  const tables = {
    routes: [],
    weekdays: ([2, 7, 1] as const).map((weekday) => ({ weekday, ...counts })),
    weeks: ["2026-11-09", "2026-10-26", "2026-11-02"].map((monday) => ({ monday, ...counts })),
  } as unknown as Parameters<typeof toWeekRows>[0];

  test.each([
    ["days", "weekday", toWeekdayRows(tables), ["1", "2", "7"]],
    ["weeks", "week", toWeekRows(tables), ["2026-10-26", "2026-11-02", "2026-11-09"]],
  ] as const)("has %s in the order of the calendar", (_, table, rows, keys) => {
    const { columns } = attendanceFields()[table];
    const keysOf = (isDescending: boolean) =>
      toMatchingRows(rows, columns, { ...firstPage(), sort: { column: "name", isDescending } }).map(({ key }) => key);
    expect([keysOf(false), keysOf(true)]).toEqual([keys, keys.toReversed()]);
  });
});

describe("the rows of the proof", () => {
  const random = createRandom(3);
  const people = [
    ["Çağla Uçar", "Hat 2", 3],
    ["Can Ak", "Hat 10", 1],
    ["Cem Işık", "Çamlıca", 2],
  ] as const;
  const drawn = drawPeople(3, random).map((person, index) => {
    const [name, route, kilometres] = people[index] ?? ["", "", 0];
    return { ...person, name, route, metres: kilometres * 10_000, discount: 0, extraDiscount: 0, passages: [] };
  });
  const proof = proveInvoice({
    month: stageMonth,
    invoice: toInvoice(drawn.map((person, index) => toLine(person, index))),
    before: null,
    // Only the third person has bookings, so that only this line is correct.
    bookings: ride(drawn[2] ?? { name: "", route: "" }, random),
    employees: null,
  });
  const rows = proof.groups.flatMap((group) => group.rows);
  const shown = (order: "amount" | "name" | "route") =>
    toShownRows(rows, {}, { search: "", onlyOpenSince: null, order }).map(({ name }) => name);

  test("are sorted by amount, name or route", () => {
    expect(shown("amount")).toEqual(["Çağla Uçar", "Cem Işık", "Can Ak"]);
    expect(shown("name")).toEqual(["Can Ak", "Cem Işık", "Çağla Uçar"]);
    expect(shown("route")).toEqual(["Cem Işık", "Çağla Uçar", "Can Ak"]);
  });

  test("stay visible when they are decided while only open ones are shown, until the filter is set again", () => {
    const open = rows.filter(({ group }) => group !== "verified");
    const [first, second] = open.map(({ id }) => id);
    const decide = (id = "") => ({ [id]: { ...noDecision, kind: "accept" as const } });
    const idsSince = (since: ProofDecisions, decisions: ProofDecisions) =>
      toShownRows(rows, decisions, { search: "", onlyOpenSince: since, order: "amount" }).map(({ id }) => id);
    expect(idsSince({}, {})).toEqual([first, second]);
    expect(idsSince({}, decide(first))).toEqual([first, second]);
    expect(idsSince(decide(first), decide(first))).toEqual([second]);
    expect(idsSince(decide(first), {})).toEqual([first, second]);
  });

  test("have their order in the address unless it is the default", () => {
    const given = (query: string) => ({ query, month: stageMonth });
    const state = readState(given("row_order=route"), "2026-11");
    expect(state.rowOrder).toBe("route");
    expect(writeState(state, given(""), "2026-11")).toBe("row_order=route");
    expect(writeState({ ...state, rowOrder: "amount" }, given(""), "2026-11")).toBe("");
    expect(readState(given("row_order=salary"), "2026-11").rowOrder).toBe("amount");
  });

  test("keep their remark when a decision is taken back", () => {
    const values = (kind: "accept" | null) => toDecisionOptions({ kind, remark: "" }).map(({ value }) => value);
    expect(values(null)).toEqual(["accept", "dispute", "ask"]);
    expect(values("accept")).toEqual(["accept", "dispute", "ask", "undo"]);
    const decided = toDecision("dispute", { ...noDecision, remark: "Sorulsun" });
    expect(decided).toEqual({ kind: "dispute", remark: "Sorulsun" });
    expect(toDecision("undo", decided)).toEqual({ kind: null, remark: "Sorulsun" });
  });
});

describe("the links of a row lead to", () => {
  const use = {
    routeId: "R/7",
    name: "Göztepe & Levent",
    timePeriod: "evening",
    seats: { kind: "unknown" },
    capacity: null,
    judged: 0,
    worstWeek: 0,
    absenceShare: null,
    weekdays: [],
  } as unknown as RouteUse;
  const [row] = toHeatRows({ uses: [use], costs: [], thresholds: { use: 40, late: 3 } });
  if (!row) throw new Error("no row");
  const pathOf = ({ name, params }: Destination) => toPath(name, params as never);
  const bookingsOf = ({ query = "" }: Destination) => {
    const defaults = { search: "", sort: null, page: 1, pageSize: 20, filters: {} };
    return bookingList.toSearch(bookingList.read(query, defaults));
  };

  test("the route in the row's direction", () => {
    expect(pathOf(toRoute(row))).toBe("/route-details/R%2F7");
    expect(readRoute(toRoute(row).query ?? "").direction).toBe("evening");
  });

  test("its trips of the month, up to today in the current one", () => {
    expect(pathOf(toTrips(row, "2026-02"))).toBe("/past-route-details/R%2F7");
    const read = (month: string) => {
      const state = readTrips(toTrips(row, month).query ?? "");
      return { ...toRange(state, { dateStart: null, dateEnd: null }, "2026-11-23"), direction: state.direction };
    };
    expect(read("2026-02")).toEqual({ start: "2026-02-01", end: "2026-02-28", direction: "evening" });
    expect(read("2026-11")).toEqual({ start: "2026-11-01", end: "2026-11-23", direction: "evening" });
    expect(readTrips(toTrips({ routeId: "R/7", name: "Göztepe" }, "2026-02").query ?? "").direction).toBeNull();
  });

  test("its bookings, and those of a billed person", () => {
    expect(pathOf(toBookings({ route: row.name }, "2026-02"))).toBe("/booking");
    const ofRoute = bookingsOf(toBookings({ route: row.name, timePeriod: row.timePeriod }, "2026-02"));
    expect(ofRoute).toMatchObject({ routeNames: [row.name], passengerNames: [], timePeriod: "evening" });
    expect([ofRoute.scheduledDays?.[0], ofRoute.scheduledDays?.length]).toEqual(["2026-02-01", 28]);
    const ofPerson = bookingsOf(toBookings({ name: "Işıl Şahin", route: "Hat 2" }, "2026-02"));
    expect(ofPerson).toMatchObject({ passengerNames: ["Işıl Şahin"], routeNames: ["Hat 2"], timePeriod: null });
  });

  test("its people", () => {
    const { name, query = "" } = toPeople(row);
    expect(places[name].element).toBe("personnel");
    const defaults = { search: "", sort: null, page: 1, pageSize: 10, filters: {} };
    expect(parseTableQuery(query, defaults, { filters: ["status", "route_name"] }).filters).toEqual({
      route_name: ["Göztepe & Levent"],
    });
  });
});
