import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createAnalysis, type MonthAnalysis } from "../../../src/core/month/month-analysis.ts";
import { readFactors } from "../../../src/core/month/emission.ts";
import { readingOf } from "../../../src/core/month/month-reading.ts";
import { exportWorkbook } from "../../../src/widgets/kit/sheet/export/export-workbook.ts";
import { toMonthWorkbook } from "../../../src/widgets/month-report/month-workbook.ts";
import { month, provider } from "../../core/month/month-provider.ts";
import { rawCells, unzip } from "../../kit/sheet/open-xlsx.ts";

beforeEach(() => void vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint)));

type Row = Readonly<Record<string, string | number | null>>;

const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26));

/** Rows of one sheet as objects by column header; numeric cells are numbers. */
function rowsOf(parts: Map<string, string>, sheet: number): readonly Row[] {
  const cells = rawCells(parts, sheet);
  const heads: string[] = [];
  for (let index = 0; ; index += 1) {
    const head = cells.get(`${letterOf(index)}1`)?.value;
    if (!head) break;
    heads.push(head);
  }
  const rows: Row[] = [];
  for (let line = 2; ; line += 1) {
    const values = heads.map((_, index) => cells.get(`${letterOf(index)}${line}`));
    if (values.every((cell) => !cell || cell.value === "")) return rows;
    rows.push(
      Object.fromEntries(
        heads.map((head, index) => {
          const cell = values[index];
          if (!cell || cell.value === "") return [head, null];
          return [head, cell.type === "n" ? Number(cell.value) : cell.value];
        }),
      ),
    );
  }
}

let parts: Map<string, string>;
let analysis: MonthAnalysis;

test("leaves the late runs of a route empty whose runs couldn't be loaded, in its worst week too", async () => {
  const reading = readingOf(provider({ fails: (address) => /past-trips.*R-2/.test(address) }).session, "42", month);
  await reading.start();
  const thresholds = { use: 45, late: 2 };
  const { sheets } = toMonthWorkbook({
    month,
    facts: reading.$facts.get(),
    analysis: createAnalysis(reading, month),
    decisions: {},
    factors: readFactors("{}"),
    thresholds,
  });
  const seats = sheets.find(({ name }) => name === "Doluluk");
  const cellOf = (route: string, head: string) =>
    seats?.columns
      .find(({ header }) => header === head)
      ?.value((seats.rows as readonly { readonly routeId: string }[]).find(({ routeId }) => routeId === route));
  const heads = ["Sefer", "Geç sefer", "En çok gecikilen haftadaki geç sefer"];
  expect(heads.map((head) => cellOf("R-2", head))).toEqual([null, null, null]);
  expect(heads.map((head) => cellOf("R-1", head))).toEqual([2, expect.any(Number), expect.any(Number)]);
});

beforeAll(async () => {
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint));
  const { session } = provider();
  const reading = readingOf(session, "42", month);
  await reading.start();
  analysis = createAnalysis(reading, month);
  const row = analysis.$proof.get()?.groups[0]?.rows[0];
  const decisions = row ? { [row.id]: { kind: "dispute" as const, remark: "Sorulsun" } } : {};
  const factors = readFactors(
    JSON.stringify({ source: "Ölçüm", year: 2026, factors: [{ per: "vehicle-km", kg: 0.8, name: "Midibüs" }] }),
  );
  const thresholds = { use: 45, late: 2 };
  const workbook = toMonthWorkbook({ month, facts: reading.$facts.get(), analysis, decisions, factors, thresholds });
  const { blob } = await exportWorkbook(workbook, "xlsx", {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  parts = unzip(await blob.arrayBuffer());
});

describe("the workbook of a month", () => {
  test("names its eight sheets", () => {
    const names = [...(parts.get("xl/workbook.xml") ?? "").matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual([
      "Özet",
      "Fatura Doğrulama",
      "Doluluk",
      "Gelmeyenler",
      "Yürüme ve Süre",
      "Emisyon",
      "Tanımlar",
      "Kapsam",
    ]);
  });

  test("has all rows from which the figures of its summary can be computed", () => {
    const [summary, proof, seats, attendance, fairness, emission] = [1, 2, 3, 4, 5, 6].map((sheet) =>
      rowsOf(parts, sheet),
    ) as [readonly Row[], readonly Row[], readonly Row[], readonly Row[], readonly Row[], readonly Row[]];
    const add = (rows: readonly Row[], head: string) => rows.reduce((sum, row) => sum + Number(row[head] ?? 0), 0);
    const ofTable = (rows: readonly Row[], name: string) => rows.filter((row) => row["Tablo"] === name);
    const kind = (name: string) => proof.find((row) => row["Tür"] === name);
    const booked = ofTable(attendance, "Rotalara Göre");
    const known = seats.filter((row) => row["Kapasite"] !== null);
    const [boardings, absences] = [add(booked, "Biniş"), add(booked, "Gelmeyen")];
    const [runs, judged, late] = ["Sefer", "Zamanı bilinen sefer", "Geç sefer"].map((head) => add(seats, head)) as [
      number,
      number,
      number,
    ];
    const net = Number(kind("Plan toplamı, KDV hariç")?.["Faturada"]);
    const daily = ofTable(fairness, "Servis sağlayıcınızın günlük ortalaması");
    const mean = (head: string) => add(daily, head) / daily.length;
    const computed: Readonly<Record<string, number | null>> = {
      Biniş: boardings,
      Sefer: runs,
      Gelmeyen: (absences / (boardings + absences)) * 100,
      "Zamanında varış": ((judged - late) / judged) * 100,
      Doluluk: (add(known, "Biniş") / add(known, "Kapasite")) * 100,
      "Biniş başına maliyet": net / boardings,
      "Km başına maliyet": net / add(seats, "Araç km"),
      "Çalışan başına maliyet": net / Number(kind("Faturadaki kişi sayısı")?.["Adet"]),
      "Ortalama yürüme mesafesi": mean("Yürüme, m"),
      "Ortalama yolculuk süresi": mean("Yolculuk süresi, dk"),
      "Önlenen CO₂ (servis sağlayıcınızın verisi)": emission.find(
        (row) => row["Kalem"] === "Önlenen CO₂, servis sağlayıcınızın verisi",
      )?.["Değer"] as null,
    };
    expect(summary.map((row) => row["Gösterge"]).toSorted()).toEqual(Object.keys(computed).toSorted());
    // Precision of the shown figures by unit: tenths of a percent, kuruş, tenths of a minute; others are whole numbers.
    const steps: Readonly<Record<string, number>> = { "%": 0.1, TL: 0.01, dk: 0.1 };
    for (const row of summary) {
      const [name, shown, expected] = [String(row["Gösterge"]), row["Ekim 2026"], computed[String(row["Gösterge"])]];
      if (expected === null) {
        expect(shown, name).toBeNull();
        expect(row["Veri yoksa nedeni"], name).toBeTruthy();
      } else {
        expect(shown, name).not.toBeNull();
        expect(Math.abs(Number(shown) - Number(expected)), name).toBeLessThanOrEqual(
          (steps[String(row["Birim"])] ?? 1) / 2 + 1e-9,
        );
      }
    }
  });

  test("gives the mean of the months beside it", () => {
    for (const row of rowsOf(parts, 1)) {
      const months = ["Nisan", "Mayıs", "Haziran", "Temmuz", "Ağustos", "Eylül"]
        .map((name) => row[`${name} 2026`])
        .filter((value) => typeof value === "number");
      expect(row["Ortalamadaki ay"], String(row["Gösterge"])).toBe(months.length);
      if (months.length === 0) continue;
      const mean = months.reduce((sum, value) => sum + value, 0) / months.length;
      expect(Math.abs(mean - Number(row["Önceki ayların ortalaması"]))).toBeLessThanOrEqual(0.51);
    }
  });

  test("has the emission factors with their results, the limits of the marks and the holidays", () => {
    const items = new Map(rowsOf(parts, 6).map((row) => [row["Kalem"], row]));
    expect(items.get("Katsayı: Midibüs")).toMatchObject({ Değer: 0.8, Açıklama: "Kaynak: Ölçüm, 2026" });
    const kilometres = Number(items.get("Araç kilometresi")?.["Değer"]);
    expect(items.get("Hesaplanan emisyon: Midibüs")?.["Değer"]).toBeCloseTo(kilometres * 0.8, 6);
    const terms = new Map(rowsOf(parts, 7).map((row) => [row["Terim"], row["Anlamı"]]));
    expect([terms.get("Doluluk eşiği, %"), terms.get("Haftalık gecikme eşiği")]).toEqual(["45", "2"]);
    const workdays = rowsOf(parts, 8).find((row) => row["Kalem"] === "İş günü");
    expect(workdays?.["Açıklama"]).toContain("28 Eki (yarım gün), 29 Eki (Cumhuriyet Bayramı)");
  });

  test("has decisions, remarks and amounts as numbers, and no names beside absences", () => {
    const proof = rowsOf(parts, 2);
    const decided = proof.filter((row) => row["Karar"] === "İtiraz Et");
    expect(decided.map((row) => row["Açıklama"])).toEqual(["Sorulsun"]);
    const lines = proof.filter((row) => row["Tür"] === "Kişi satırı");
    expect(lines.length).toBeGreaterThan(0);
    for (const row of lines) expect(typeof row["Faturada"]).toBe("number");
    expect(JSON.stringify(rowsOf(parts, 4))).not.toContain("Kişi 0");
  });
});
