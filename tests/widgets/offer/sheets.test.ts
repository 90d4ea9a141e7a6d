import { atom } from "nanostores";
import { describe, expect, test } from "vitest";
import { isPriced } from "../../../src/core/api/offer-lines.ts";
import type { LineOffer, SeatOffer, SeatPassenger } from "../../../src/core/api/offers.ts";
import { createScope } from "../../../src/core/query/scope.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { lineFields, toLineWorkbook } from "../../../src/widgets/offer/line.tsx";
import { employeeFields, toEmployeeTotals, toSeatWorkbook, toTotal } from "../../../src/widgets/offer/seat.tsx";
import { lineList } from "../../../src/widgets/offer/offer.model.ts";
import { tableDefaults } from "../../../src/widgets/offer/offer.store.ts";
import { createProviderList } from "../../../src/widgets/kit/table/provider-list.ts";
import type { Workbook, Sheet } from "../../../src/widgets/kit/sheet/model.ts";
import { toMatchingRows } from "../../../src/widgets/kit/table/rows/table-rows.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { rawCells, unzip } from "../../kit/sheet/open-xlsx.ts";
import { write } from "../../kit/sheet/write.ts";
import { fetchAllOffers, rawLine, rawLineOffer, rawPassenger, rawSeatOffer } from "./sample-offers.ts";

async function toOffer(seat: unknown, line?: unknown) {
  const environment = createTestEnvironment(({ url }) =>
    json(url.includes("line-based") ? [line].filter(Boolean) : [seat].filter(Boolean)),
  );
  const [offer] = await fetchAllOffers(createSession({ environment }).http);
  return offer;
}

/** The sheet with all rows as an array, even if they come page by page. */
async function gather(sheet: Sheet<unknown>): Promise<Sheet<unknown>> {
  if (typeof sheet.rows !== "function") return sheet;
  const rows: unknown[] = [];
  for await (const page of sheet.rows(new AbortController().signal)) rows.push(...page.rows);
  return { ...sheet, rows };
}

/** Rows of the written file, read without our own reader. */
async function readSheet(workbook: Workbook, sheet: number): Promise<(string | number | null)[][]> {
  const cells = rawCells(unzip(await write(await Promise.all(workbook.sheets.map(gather)))), sheet);
  const last = Math.max(...[...cells.keys()].map((address) => Number(address.replace(/\D/g, ""))));
  const width = workbook.sheets[sheet - 1]?.columns.length ?? 0;
  return Array.from({ length: last }, (_row, row) =>
    [..."ABCDEFGHIJKL"].slice(0, width).map((letter) => {
      const cell = cells.get(`${letter}${row + 1}`);
      if (!cell || cell.value === "") return null;
      return cell.type === "s" ? cell.value : Number(cell.value);
    }),
  );
}

describe("Koltuk Bazlı Teklif.xlsx", () => {
  const names = ["Şule Öz", "Ali Işık", "Çağla İnan"].map((name) => rawPassenger({ name }));

  test("lists every employee with numbers, and their sums", async () => {
    const offer = (await toOffer(rawSeatOffer({ passengers: names }))) as SeatOffer;
    const workbook = toSeatWorkbook(offer, offer.passengers);
    expect(workbook.file).toBe("Koltuk Bazlı Teklif.xlsx");
    expect(workbook.sheets.map(({ name }) => name)).toEqual(["Çalışanlar", "Teklif"]);
    const [head, first, ...others] = await readSheet(workbook, 1);
    expect(head).toEqual([
      "Ad soyad",
      "Adres",
      "E-posta",
      "Telefon",
      "Mesafe (km)",
      "Köprü",
      "Avrasya Tüneli",
      "Ücretli yol",
      "Baz ücret (TL)",
      "Mesafe ücreti (TL)",
      "Ek ücretler (TL)",
      "Toplam (TL)",
    ]);
    expect(first).toEqual([
      "Şule Öz",
      "Caferağa Mah. No: 5, Kadıköy",
      "sule.oz@ornek.example",
      "0532 123 45 67",
      18.2,
      "Kullanıyor",
      null,
      null,
      950,
      773.5,
      180,
      1903.5,
    ]);
    expect(others).toHaveLength(3);
    expect(others.at(-1)).toEqual(["Toplam", null, null, null, null, null, null, null, 2850, 2320.5, 540, 5710.5]);
  });

  test("describes the offer on the second sheet, discounts with one decimal", async () => {
    const offer = (await toOffer(rawSeatOffer())) as SeatOffer;
    expect(await readSheet(toSeatWorkbook(offer, []), 2)).toEqual([
      ["Kalem", "Değer", "Birim", "Tarih", "Açıklama"],
      ["Teklif adı", null, null, null, "Kadıköy – Maslak Koltuk Teklifi"],
      ["Teklif tarihi", null, null, 46336, null],
      ["Geçerlilik süresi", 30, "gün", null, null],
      ["İndirimsiz", 3807, "TL/ay", null, null],
      ["Müşteri indirimi", 7.3, "%", null, null],
      ["Müşteri indirimi ile", 3530.99, "TL/ay", null, null],
      ["Erken ödeme indirimi", 3, "%", null, null],
      ["Erken ödeme indirimi ile", 3425.06, "TL/ay", null, null],
      ["Baz ücret", 950, "TL/ay", null, null],
      ["Doğrudan mesafe", 42.5, "TL/km", null, null],
      ["Köprü", 180, "TL/ay", null, null],
      ["Avrasya Tüneli", 260, "TL/ay", null, null],
      ["Ücretli yol", 120, "TL/ay", null, null],
    ]);
  });

  test("lists and sums up what matches the search, in the table's order", async () => {
    const offer = (await toOffer(rawSeatOffer({ passengers: names }))) as SeatOffer;
    const state = { ...tableDefaults, search: "", sort: { column: "name", isDescending: true } };
    const rows = toMatchingRows(offer.passengers, employeeFields().columns, { ...state, search: "inan" });
    expect(rows.map(({ name }) => name)).toEqual(["Çağla İnan"]);
    const ordered = toMatchingRows(offer.passengers, employeeFields().columns, state);
    expect(ordered.map(({ name }) => name)).toEqual(["Şule Öz", "Çağla İnan", "Ali Işık"]);
    expect(toEmployeeTotals(rows).cells).toMatchObject({ address: "1 çalışan", distancePrice: "773,50" });
  });

  test("has no sum when no seat has the amount", () => {
    const offer = [{ basePrice: null, distancePrice: 0, costs: null, totalPrice: null }] as unknown as SeatPassenger[];
    expect(toTotal(offer)).toMatchObject({ basePrice: null, distancePrice: 0, costs: null, totalPrice: null });
  });

  test("adds amounts as kuruş", async () => {
    const passengers = Array.from({ length: 10 }, () => rawPassenger({ total_price: 0.1 }));
    const offer = (await toOffer(rawSeatOffer({ passengers }))) as SeatOffer;
    expect(toEmployeeTotals(offer.passengers).cells["totalPrice"]?.replace("\u00a0", " ")).toBe("1,00 TL");
  });
});

describe("Hat Bazlı Teklif.xlsx", () => {
  const head = ["Rota", "Yön", "Toplam km", "Yolcu", "Kapasite", "Günlük fiyat (TL)"];

  test("lists the offer's own lines in the table's order, without those of price zero", async () => {
    const offer = (await toOffer(null, rawLineOffer())) as LineOffer;
    const sort = { column: "direction", isDescending: false };
    const lines = toMatchingRows(offer.lines, lineFields().columns, { ...tableDefaults, sort });
    const workbook = toLineWorkbook(offer, lines.filter(isPriced));
    expect(workbook.file).toBe("Hat Bazlı Teklif.xlsx");
    expect(await readSheet(workbook, 1)).toEqual([
      head,
      ["Çekmeköy – Gebze", "Akşam", 24.1, 14, 16, 3250],
      ["Kadıköy – Maslak", "Sabah", 24.1, 14, 16, 3250],
    ]);
    expect(await readSheet(workbook, 2)).toEqual([
      ["Kalem", "Değer", "Birim", "Tarih", "Açıklama"],
      ["Teklif adı", null, null, null, "Gebze Lojistik Üssü Hat Bazlı Teklif"],
      ["Teklif tarihi", null, null, 46336, null],
      ["Geçerlilik süresi", 30, "gün", null, null],
      ["İndirimsiz", 6500, "TL/gün", null, null],
      ["Müşteri indirimi", 5, "%", null, null],
      ["Müşteri indirimi ile", 6175, "TL/gün", null, null],
      ["Erken ödeme indirimi", 3, "%", null, null],
      ["Erken ödeme indirimi ile", 5989.75, "TL/gün", null, null],
      ["Akaryakıt fiyatının etkisi", 35, "%", null, null],
      ["Akaryakıtta fiyatın değişmediği aralık", 5, "%", null, null],
      ["Enflasyonun etkisi", 40, "%", null, null],
      ["Enflasyon göstergesi", null, null, null, "TÜFE"],
      ["Enflasyon güncelleme dönemi", 6, "ay", null, null],
      ["Asgari ücretin etkisi", 25, "%", null, null],
      ["Tatil günü ücretlendirmesi", null, null, null, "Hafta sonu 1,5 kat"],
      ["Teklif Notları", null, null, null, "Fiyatlara KDV dâhil değildir.\nİkinci satır"],
    ]);
  });

  test("lists all of the provider's lines, whatever page is shown", async () => {
    const rows = Array.from({ length: 134 }, (_, index) =>
      rawLine({ route_name: `Hat ${index}`, price: index % 50 === 0 ? "0.000000" : "10.250000" }),
    );
    const environment = createTestEnvironment(({ url }) => {
      const { searchParams } = new URL(url);
      const [page, size] = [Number(searchParams.get("page")), Number(searchParams.get("per_page"))];
      return json({ results: rows.slice((page - 1) * size, page * size), count: rows.length });
    });
    const session = createSession({ environment });
    const offer = (await toOffer(null, rawLineOffer())) as LineOffer;
    const table = { ...tableDefaults, sort: { column: "price", isDescending: true } };
    const list = createProviderList(createScope(session), lineList, "offer-module", {
      $table: atom(table),
      changeTable: () => undefined,
      defaults: () => table,
    });
    const [first, ...lines] = await readSheet(toLineWorkbook(offer, list.toSheetRows(table)), 1);
    expect(first).toEqual(head);
    expect(lines).toHaveLength(131);
    expect(lines[0]).toEqual(["Hat 1", "Sabah", 24.1, 14, 16, 10.25]);
    expect(environment.requests.map(({ url }) => new URL(url).search)).toEqual([
      "?page=1&per_page=100&order_by=price&reverse_order=true",
      "?page=2&per_page=100&order_by=price&reverse_order=true",
    ]);
  });
});
