import { parse } from "valibot";
import { describe, expect, test } from "vitest";
import { type BilledPassenger, billedPassengers } from "../../../src/core/api/billing-rows.ts";
import { toRouteCosts, toTotals } from "../../../src/core/billing/sums.ts";
import {
  passengerFields,
  toPassengerWorkbook,
  toPassengerTotals,
  toRouteWorkbook,
  toRouteTotals,
} from "../../../src/widgets/billing/tables/fields.ts";
import type { Workbook } from "../../../src/widgets/kit/sheet/model.ts";
import { toFileName } from "../../../src/widgets/kit/sheet/xlsx-writer.ts";
import { toMatchingRows } from "../../../src/widgets/kit/table/rows/table-rows.ts";
import { tableDefaults } from "../../../src/widgets/billing/billing.store.ts";
import { rawCells, unzip } from "../../kit/sheet/open-xlsx.ts";
import { write } from "../../kit/sheet/write.ts";
import { randomInvoice } from "./random-invoice.ts";
import { rawInvoice } from "./sample-invoice.ts";

const toPassengers = (raw: unknown) => parse(billedPassengers, raw);
const sample = toPassengers(rawInvoice().passengers);
const letters = "ABCDEFGHIJKL";

/** Rows of texts and numbers of the written file, read without our own reader. */
async function readSheet(workbook: Workbook, sheet = 1): Promise<(string | number | null)[][]> {
  const cells = rawCells(unzip(await write(workbook.sheets)), sheet);
  const last = Math.max(...[...cells.keys()].map((address) => Number(address.replace(/\D/g, ""))));
  return Array.from({ length: last }, (_, row) =>
    [...letters].map((letter) => {
      const cell = cells.get(`${letter}${row + 1}`);
      if (!cell || cell.value === "") return null;
      return cell.type === "s" ? cell.value : Number(cell.value);
    }),
  );
}

describe("Kasım Ayı Yolcu Faturalandırması.xlsx", () => {
  test("has its name and its columns in order", async () => {
    const workbook = toPassengerWorkbook("2026-11", sample);
    expect(workbook.file).toBe("Kasım Ayı Yolcu Faturalandırması.xlsx");
    expect(toFileName(workbook.file, "csv")).toBe("Kasım Ayı Yolcu Faturalandırması.csv");
    expect(workbook.sheets.map(({ name }) => name)).toEqual(["Kasım 2026", "Rotaya Göre"]);
    const [head, first] = await readSheet(workbook);
    expect(head).toEqual([
      "Çalışan",
      "Rota",
      "Km",
      "Baz ücret (TL)",
      "Mesafe ücreti (TL)",
      "OGS/HGS (TL)",
      "Köprü (TL)",
      "Avrasya (TL)",
      "İndirim",
      "Ek indirim",
      "Yakıt artışı (TL)",
      "Toplam (TL)",
    ]);
    expect(first).toEqual(["Ayşe Yıldırım", "Kadıköy – Levent", 21.4, 890, 749, 64.2, 118, 0, 5, 0, 98.4, 1823.62]);
  });

  test("ends with the sums, as the table does", async () => {
    const rows = await readSheet(toPassengerWorkbook("2026-11", sample));
    expect(rows.at(-1)).toEqual([
      "Toplam",
      "3 çalışan",
      73.9,
      2670,
      2586.5,
      295.2,
      214,
      164,
      null,
      null,
      334.1,
      5950.62,
    ]);
    expect(toPassengerTotals(sample)).toEqual({
      title: "Toplam",
      cells: {
        route: "3 çalışan",
        metres: "73,9",
        base: "2.670,00",
        distanceCost: "2.586,50",
        toll: "295,20",
        bridge: "214,00",
        avrasya: "164,00",
        gas: "334,10",
        total: "5.950,62",
      },
      // The number of employees is a remark, because "Rota: 3 çalışan" in a record would look like a property of the route.
      remark: "route",
    });
  });

  test("has the matching lines in the table's order, with their sums", async () => {
    const state = {
      ...tableDefaults,
      search: "kadikoy",
      sort: { column: "total", isDescending: true },
    };
    const found = toMatchingRows(sample, passengerFields().columns, state);
    const rows = await readSheet(toPassengerWorkbook("2026-11", found));
    expect(rows.slice(1).map(([name, , , , , , , , , , , total]) => [name, total])).toEqual([
      ["Oğuz Kağan Demir", 2395.43],
      ["Ayşe Yıldırım", 1823.62],
      ["Toplam", 4219.05],
    ]);
  });
});

describe("random invoices", () => {
  const toKurus = (value: unknown) => (typeof value === "number" ? Math.round(value * 100) : 0);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const column = (rows: readonly (readonly (string | number | null)[])[], index: number) =>
    rows.map((row) => toKurus(row[index]));

  test("have the same amounts in lines, totals, routes and file", async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const passengers = toPassengers(randomInvoice(seed).passengers);
      const totals = toTotals(passengers);
      const workbook = toPassengerWorkbook("2026-01", passengers);
      const [, ...lines] = await readSheet(workbook);
      const [, ...routes] = await readSheet(workbook, 2);
      const [lineTotal, routeTotal] = [lines.pop() ?? [], routes.pop() ?? []];
      const expected = [totals.base, totals.distanceCost, totals.toll, totals.bridge, totals.avrasya] as const;
      expected.forEach((amount, index) => {
        const place = index + 3;
        expect(sum(column(lines, place)), `lines ${seed}`).toBe(amount ?? 0);
        expect(toKurus(lineTotal[place]), `totals row ${seed}`).toBe(amount ?? 0);
        expect(sum(column(routes, place)), `routes ${seed}`).toBe(amount ?? 0);
        expect(toKurus(routeTotal[place]), `total of routes ${seed}`).toBe(amount ?? 0);
      });
      expect(sum(column(lines, 11))).toBe(totals.total ?? 0);
      expect(toKurus(lineTotal[11])).toBe(totals.total ?? 0);
      expect(sum(column(routes, 11))).toBe(totals.total ?? 0);
      expect(toKurus(routeTotal[11])).toBe(totals.total ?? 0);
      expect(sum(column(lines, 10))).toBe(totals.gas ?? 0);
      expect(sum(column(routes, 8))).toBe(totals.gas ?? 0);
      expect(routes.reduce((count, row) => count + Number(row[1]), 0)).toBe(passengers.length);
    }
  });

  test("have the totals of the found lines on the screen", () => {
    for (let seed = 20; seed < 40; seed += 1) {
      const passengers = toPassengers(randomInvoice(seed).passengers);
      const found = toMatchingRows(passengers, passengerFields().columns, { ...tableDefaults, search: "isik" });
      const direct = found.reduce((total, row: BilledPassenger) => total + (row.total ?? 0), 0);
      const shown = toPassengerTotals(found).cells["total"] ?? "";
      const isMissing = found.every(({ total }) => total === null);
      expect(isMissing ? 0 : Math.round(Number(shown.replaceAll(".", "").replace(",", ".")) * 100)).toBe(direct);
    }
  });
});

describe("Kasım Ayı Rota Maliyetleri.xlsx", () => {
  test("has every route with its cost, share and the sum of all", async () => {
    const workbook = toRouteWorkbook("2026-11", toRouteCosts(sample));
    expect(workbook.file).toBe("Kasım Ayı Rota Maliyetleri.xlsx");
    const rows = await readSheet(workbook);
    expect(rows[0]).toEqual([
      "Rota",
      "Çalışan sayısı",
      "Km",
      "Baz ücret (TL)",
      "Mesafe ücreti (TL)",
      "OGS/HGS (TL)",
      "Köprü (TL)",
      "Avrasya (TL)",
      "Yakıt artışı (TL)",
      "Çalışan başına (TL)",
      "Pay",
      "Toplam (TL)",
    ]);
    expect(rows[1]?.[0]).toBe("Kadıköy – Levent");
    expect(rows[1]?.[9]).toBe(2109.53);
    expect(rows.at(-1)?.[0]).toBe("Toplam");
    expect(rows.at(-1)?.[1]).toBe(3);
    expect(rows.at(-1)?.[11]).toBe(5950.62);
    expect(toRouteTotals(toRouteCosts(sample))).toEqual({
      title: "Toplam",
      cells: {
        count: "3",
        metres: "73,9",
        base: "2.670,00",
        distanceCost: "2.586,50",
        toll: "295,20",
        bridge: "214,00",
        avrasya: "164,00",
        gas: "334,10",
        total: "5.950,62",
      },
    });
  });
});
