import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { toCells } from "../../src/widgets/kit/sheet/export/export-workbook.ts";
import { byteOrderMark, toCsvHead, toCsvLines, withoutGuard } from "../../src/widgets/kit/sheet/csv.ts";
import type { CellType, SheetColumn } from "../../src/widgets/kit/sheet/model.ts";
import { readCsv } from "../../src/widgets/kit/sheet/read/read-csv.ts";
import { readSheet } from "../../src/widgets/kit/sheet/read/read-sheet.ts";
import { formatSerialDay, toDaySerial } from "../../src/widgets/kit/sheet/serial.ts";
import { cellsOf } from "../kit/sheet/rows.ts";
import { sheet, write } from "../kit/sheet/write.ts";
import { holds, holdsLater, propertySeed, text } from "../helpers/properties.ts";
import { isWhole } from "../helpers/whole.ts";

beforeEach(() => void vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint)));

/** Texts that a file can represent: no control characters except tab and line feed. */
const cellText = fc
  .oneof(
    text,
    fc
      .array(
        fc.constantFrom(
          "'",
          "=",
          "+",
          "-",
          "@",
          "＝",
          '"',
          ";",
          ",",
          "\n",
          "\t",
          " ",
          "1",
          "a",
          "İ",
          "_x000D_",
          "&",
          "<",
          "sep=;",
        ),
        { maxLength: 6 },
      )
      .map((parts) => parts.join("")),
  )
  // oxlint-disable-next-line no-control-regex
  .map((any) => any.replace(/[\u0000-\u0008\u000B-\u001F\u007F\u0085\uFFFE\uFFFF]|\p{Surrogate}/gu, ""));
const table = fc.array(fc.tuple(cellText, cellText), { minLength: 1, maxLength: 6 });

const columns: readonly SheetColumn<readonly string[]>[] = [
  { header: "Ad soyad", type: "text", value: (row) => row[0] },
  { header: "Not", type: "text", value: (row) => row[1] },
];
const heads = columns.map(({ header }) => header);
const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === "");

describe("a .csv", () => {
  const toFile = (given: readonly SheetColumn<readonly string[]>[], rows: readonly (readonly string[])[]) =>
    byteOrderMark +
    toCsvHead(given) +
    toCsvLines(
      given,
      rows.map((row) => toCells(given, row)),
    );

  test("is read as it was written, whatever people have typed, but for blank rows", () => {
    holds(
      table,
      (rows) => {
        const answer = readCsv(toFile(columns, rows), 1000);
        expect(cellsOf(answer)).toEqual([heads, ...rows.filter((row) => !isBlank(row))]);
        const lines = rows.flatMap((row, index) => (isBlank(row) ? [] : [index + 2]));
        expect("rows" in answer && answer.rows.map(({ line, problem }) => [line, problem])).toEqual(
          [1, ...lines].map((line) => [line, null]),
        );
      },
      { runs: 500, examples: [[["'=1+1", "'-"]], [["a", "'\t"]]] },
    );
  });

  test("of one column is read as one, whatever its head", () => {
    holds(
      fc.tuple(cellText, fc.array(cellText, { maxLength: 4 })),
      ([head, rows]) => {
        if (head.trim() === "") return;
        const only: SheetColumn<readonly string[]>[] = [{ header: head, type: "text", value: (row) => row[0] }];
        const wanted = [head, ...rows].map((cell) => [cell]).filter((row) => !isBlank(row));
        const cells = rows.map((cell) => [cell]);
        expect(cellsOf(readCsv(toFile(only, cells), 1000))).toEqual(wanted);
      },
      {
        runs: 300,
        examples: [
          ["a,b", ["c"]],
          ["sep=;", ["c"]],
        ],
      },
    );
  });

  test("has no cell that a spreadsheet would take for a formula", () => {
    holds(
      cellText,
      (any) => {
        const [cell = ""] = toCsvLines(columns.slice(0, 1), [toCells(columns.slice(0, 1), [any])]).split("\r\n");
        const seen = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        // White space around a sign or number makes no formula of it.
        const isPlain = /^([+-][\d.,() -]*)$/.test(seen.trim());
        expect(isPlain || !/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(seen)).toBe(true);
      },
      { runs: 300, examples: ["-\n", "-\n=1"] },
    );
  });

  test("has numbers with a decimal comma: no exponent, no -0, and of money both digits", () => {
    const types: readonly CellType[] = ["number", "money", "percent", "integer"];
    const value = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    );
    holds(
      fc.tuple(value, fc.constantFrom(...types)),
      ([number, type]) => {
        const field = toCsvLines(
          [{ type }],
          [toCells([{ header: "x", type, value: () => number } as SheetColumn<null>], null)],
        ).slice(0, -2);
        expect(field).toMatch(type === "money" ? /^-?\d+,\d\d$/ : /^-?\d+(,\d+)?$/);
        expect(field).not.toMatch(/^-0(,0*)?$/);
        const read = Number(field.replace(",", "."));
        expect(Math.abs(read - number)).toBeLessThanOrEqual(
          type === "money" ? 0.005 + Math.abs(number) * 1e-15 : Math.max(1e-20, Math.abs(number) * 1e-15),
        );
      },
      {
        runs: 500,
        examples: [
          [1e21, "number"],
          [-0.001, "money"],
          [-1e-25, "number"],
          [1e21, "money"],
        ],
      },
    );
  });

  test("of any text is rows or a reason, never a throw", () => {
    holds(
      fc.string({
        unit: fc.constantFrom('"', ";", ",", "\t", "\r", "\n", "a", "'", "=", "sep=", "\uFEFF"),
        maxLength: 40,
      }),
      (source) => {
        const answer = readCsv(source, 5);
        if ("failure" in answer) expect(answer.failure).toBe("empty");
        else expect(answer.rows.length).toBeLessThanOrEqual(5);
      },
      { runs: 300 },
    );
  });
});

const value = fc.record({
  text: cellText,
  integer: fc.integer(),
  money: fc.integer({ min: -1e9, max: 1e9 }).map((kurus) => kurus / 100),
  day: fc
    .integer({ min: 0, max: 6573 })
    .map((count) => new Date(Date.UTC(2018, 0, 1 + count)).toISOString().slice(0, 10)),
});
type Row = typeof value extends fc.Arbitrary<infer Value> ? Value : never;
const typed: readonly SheetColumn<Row>[] = [
  { header: "Metin", type: "text", value: (row) => row.text },
  { header: "Sayı", type: "integer", value: (row) => row.integer },
  { header: "Ücret (TL)", type: "money", value: (row) => row.money },
  { header: "Gün", type: "date", value: (row) => row.day },
];
const decimal = new Intl.NumberFormat("tr-TR", { useGrouping: false, maximumFractionDigits: 10 });
const seen = ({ text: any, integer, money, day }: Row) => [
  any,
  String(integer + 0),
  decimal.format(money + 0),
  formatSerialDay(toDaySerial(day) ?? 0),
];
const rows = fc.array(value, { minLength: 1, maxLength: 5 });

test("an .xlsx is read as it was written", async () => {
  await holdsLater(
    rows,
    async (all) => {
      const file = await write([sheet({ name: "Liste", columns: typed, rows: all })]);
      const answer = await readSheet(new File([file], "liste.xlsx"), { limit: 100 });
      expect(cellsOf(answer)).toEqual([typed.map(({ header }) => header), ...all.map(seen)]);
    },
    { runs: 20 },
  );
});

const program = isWhole
  ? ["soffice", "libreoffice"].find((name) => spawnSync(name, ["--version"]).status === 0)
  : undefined;
const reason = program ? "" : isWhole ? " (skipped: LibreOffice is not installed)" : " (npm run test:all)";

describe(`LibreOffice${reason}`, () => {
  /** Converts a file with LibreOffice to `format`. */
  function convert(name: string, content: Uint8Array | string, format: string, input: readonly string[] = []): Buffer {
    const folder = mkdtempSync(join(tmpdir(), "shuttle-property-"));
    try {
      writeFileSync(join(folder, name), content);
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      const out = join(folder, "out");
      spawnSync(program ?? "", [
        profile,
        "--headless",
        ...input,
        "--convert-to",
        format,
        "--outdir",
        out,
        join(folder, name),
      ]);
      return readFileSync(join(out, name.replace(/\.\w+$/, `.${format.split(":")[0]}`)));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  /** Many rows in one file, because each start of LibreOffice takes seconds. */
  const sample = () => fc.sample(value, { seed: propertySeed, numRuns: 300 });

  test.skipIf(!program)("sees in our .xlsx what was written", { timeout: 120_000 }, async () => {
    const all = sample();
    const file = await write([sheet({ name: "Liste", columns: typed.slice(0, 2), rows: all })]);
    // LibreOffice's CSV options: 59 semicolon, 34 quotes, 76 UTF-8; every text in quotes.
    const csv = convert(
      "liste.xlsx",
      new Uint8Array(file),
      "csv:Text - txt - csv (StarCalc):59,34,76,1,,0,true,false",
    ).toString("utf8");
    // Numbers as they are shown in its own language, with separators of thousands.
    const plain = ([first = "", second = ""]: readonly string[]) => [first, second.replaceAll(",", "")];
    const answer = readCsv(csv, 1000);
    const read = "rows" in answer ? answer.rows.map(({ cells }) => plain(cells)) : answer;
    // In a foreign file an apostrophe before one of these characters is taken for a guard (csv.ts) and removed.
    const wanted = all
      .map((row) => seen(row).slice(0, 2))
      .map(([cell = "", number = ""]) => [withoutGuard(cell), number]);
    expect({ seed: propertySeed, read }).toEqual({
      seed: propertySeed,
      read: [["Metin", "Sayı"], ...wanted],
    });
  });

  test.skipIf(!program)("writes an .xlsx that we read", { timeout: 120_000 }, async () => {
    const all = sample().filter((row) => !/[\t\n"]|^\s|\s$|^'/.test(row.text));
    const lines = toCsvLines(
      typed.slice(0, 2),
      all.map((row) => toCells(typed.slice(0, 2), row)),
    );
    // 2: each column as text.
    const filter = "--infilter=Text - txt - csv (StarCalc):59,34,76,1,1/2/2/2,0,false,false";
    const file = convert("liste.csv", lines, "xlsx", [filter]);
    const { rows: read } = await readSheet(new File([new Uint8Array(file)], "liste.xlsx"), { limit: 1000 });
    const guarded = toCsvLines(
      typed.slice(0, 2),
      all.map((row) => toCells(typed.slice(0, 2), row)),
    );
    const wanted = guarded.split("\r\n").filter((line) => line !== "");
    expect(read.map(({ cells }) => cells.map((cell) => (cell.includes(";") ? `"${cell}"` : cell)).join(";"))).toEqual(
      wanted,
    );
  });
});
