import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { companyFiles } from "../../demo/server/files/company-files.ts";
import { demoAsset } from "../../demo/server/http/demo-assets.ts";
import { companies } from "../../demo/server/schema-accounts.ts";
import { documentChoicesCall, documentsCall } from "../../src/core/api/files.ts";
import { toDay } from "../../src/core/time/day.ts";
import { unzip } from "../kit/sheet/open-xlsx.ts";
import { administrator, type AnswerOf, sharedTestApi } from "./helpers.ts";

const demo = sharedTestApi();
type File = AnswerOf<typeof documentsCall>["results"][number];
const list = (query: string) => demo.read(documentsCall, query);
const everything = () => list("page_size=1000");

describe("the list", () => {
  test("comes in pages, the newest first, nothing from the future", async () => {
    const [first, second] = [await list(""), await list("page=2")];
    expect(first.results).toHaveLength(20);
    expect(first.count).toBeGreaterThan(100);
    const moments = [...first.results, ...second.results].map(({ uploadedAt }) => Number(uploadedAt));
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    expect(toDay(moments[0] ?? 0)).toMatch(/^2026-11-0[2-5]$/);
    expect((await list("page=99")).results).toEqual([]);
  });

  test.each<readonly [string, keyof File]>([
    ["file_name", "name"],
    ["file_type", "type"],
    ["uploaded_at", "uploadedAt"],
    ["period", "year"],
    ["file_size", "size"],
  ])("is ordered by %s, both ways", async (column, field) => {
    const { results, count } = await list(`page_size=1000&ordering=${column}`);
    const values = results.map((file) => file[field]);
    const back = await list(`page_size=1000&ordering=-${column}`);
    expect(results).toHaveLength(Number(count));
    expect(back.results.map((file) => file[field])).toEqual(values.toReversed());
    const { compare } = new Intl.Collator("tr", { numeric: true });
    expect(values).toEqual(values.toSorted((a, b) => compare(String(a), String(b))));
  });

  test("filters go together; an empty one filters nothing", async () => {
    const { results, count } = await list(`file_type=${encodeURIComponent("Aylık Rapor")}&period=Ekim&name=`);
    expect(count).toBe(results.length);
    expect(results.map(({ name }) => name)).toEqual([
      "Ekim 2026 Sefer Raporu.xlsx",
      "Ekim 2025 Sefer Raporu.xlsx",
      "Ekim 2024 Sefer Raporu.xlsx",
      "Ekim 2023 Sefer Raporu.xlsx",
    ]);
    expect((await list("name=yok")).count).toBe(0);
  });

  test("every choice finds something, and only what it says", async () => {
    const { types, periods, names } = await demo.read(documentChoicesCall);
    expect(types).toHaveLength(7);
    const found = async (column: string, value = "") =>
      (await list(`page_size=1000&${column}=${encodeURIComponent(value)}`)).results;
    for (const type of types)
      expect(new Set((await found("file_type", type)).map((file) => file.type))).toEqual(new Set([type]));
    for (const period of periods)
      expect(new Set((await found("period", period)).map((file) => file.period))).toEqual(new Set([period]));
    expect((await found("name", names.at(-1))).map(({ name }) => name)).toEqual([names.at(-1)]);
  });

  test("has names of more than 60 letters, one file without a link and one that is gone", async () => {
    const { results } = await everything();
    expect(results.some(({ name }) => [...(name ?? "")].length > 60)).toBe(true);
    const unlinked = results.filter(({ address }) => address === null);
    expect(unlinked.map(({ name }) => name)).toEqual(["Tanıtım Sunumu.pdf"]);
    const gone = results.find(({ name }) => name?.includes("arşivden kaldırıldı"));
    expect(demoAsset(new URL(gone?.address ?? "").pathname).status).toBe(404);
  });

  test("can't be ordered by the link", async () => {
    expect(await demo.status("/api/company/documents/?ordering=file_url")).toBe(400);
  });

  test.each(["", "column-filters/"])("is closed to a company that hasn't the module: documents/%s", async (path) => {
    const switchTo = (isDocumentsEnabled: boolean) =>
      demo.database.update(companies).set({ isDocumentsEnabled }).where(eq(companies.id, administrator.companyId));
    await switchTo(false);
    expect(await demo.status(`/api/company/documents/${path}`)).toBe(403);
    await switchTo(true);
    expect(await demo.status(`/api/company/documents/${path}`)).toBe(200);
  });
});

/** The text of a generated PDF, decoded by the encoding of its fonts. */
function readPdf(bytes: Buffer): string {
  const source = bytes.toString("latin1");
  const letters: Readonly<Record<string, string>> = {
    "\u0080": "Ğ",
    "\u0081": "ğ",
    "\u0082": "İ",
    "\u0083": "ı",
    "\u0084": "Ş",
    "\u0085": "ş",
    "\u0096": "–",
  };
  return [...source.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)]
    .map(([, text = ""]) =>
      text.replace(/\\(.)/g, "$1").replace(/[\u0080-\u0085\u0096]/g, (code) => letters[code] ?? ""),
    )
    .join("\n");
}

describe("every file can be downloaded and opened", () => {
  const files = companyFiles("2026-11-19").filter(({ id, isGone }) => id !== null && !isGone);

  test("all of them answer with their own kind, a file name and the size that the list tells", async () => {
    const { results } = await everything();
    const linked = results.filter(({ address }) => address !== null && !address.includes("arsiv"));
    expect(linked).toHaveLength(files.length);
    expect(new Set(linked.map(({ address }) => address)).size).toBe(files.length);
    for (const { address, size, name } of linked) {
      const { pathname } = new URL(address ?? "");
      const answer = demoAsset(pathname);
      expect(answer.status).toBe(200);
      const isPdf = name?.endsWith(".pdf") ?? false;
      expect(answer.headers.get("content-type")).toMatch(isPdf ? "application/pdf" : "spreadsheetml.sheet");
      expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${pathname.split("/").at(-1)}"`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.length).toBe(size);
      expect(bytes.toString("latin1", 0, 5)).toMatch(isPdf ? "%PDF-" : "PK\u0003\u0004");
    }
  });

  test("a PDF's table leads to its objects, and its text has Turkish letters", async () => {
    const bytes = Buffer.from(await demoAsset("/demo-assets/files/sozlesme-2026-01.pdf").arrayBuffer());
    const source = bytes.toString("latin1");
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(source)?.[1]);
    expect(source.slice(start, start + 4)).toBe("xref");
    const offsets = [...source.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
    expect(offsets.length).toBeGreaterThan(4);
    for (const [index, offset] of offsets.entries()) {
      expect(source.slice(offset, offset + 12)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`));
    }
    for (const [, length, content] of source.matchAll(/\/Length (\d+) >>\nstream\n(.*?)\nendstream/gs)) {
      expect(content).toHaveLength(Number(length));
    }
    const text = readPdf(bytes);
    expect(text).toContain("2026 Personel Taşıma Hizmet Sözleşmesi");
    expect(text).toContain("Güzergâhlar, duraklar ve saatler portalda yayımlanır.");
    expect(text).toContain("Süre: 01.01.2026 – 31.12.2026.");
  });

  test("the scanned one holds a picture of more than a megabyte", async () => {
    const bytes = Buffer.from(await demoAsset("/demo-assets/files/taranmis-sozlesme-2026-01.pdf").arrayBuffer());
    expect(bytes.length).toBeGreaterThan(1024 * 1024);
    expect(bytes.toString("latin1")).toMatch(/\/Subtype \/Image \/Width 900 \/Height 1273 .* \/Length 1145700 >>/);
  });

  test("a workbook has its heads, numbers as numbers, and sums that hold", async () => {
    const parts = unzip(await demoAsset("/demo-assets/files/fatura-eki-2026-10.xlsx").arrayBuffer());
    expect([...parts.keys()]).toContain("[Content_Types].xml");
    expect(parts.get("xl/workbook.xml")).toContain('<sheet name="Kullanım" sheetId="1" r:id="rId1"/>');
    const sheet = parts.get("xl/worksheets/sheet1.xml") ?? "";
    const rows = [...sheet.matchAll(/<row r="\d+">(.*?)<\/row>/g)].map(([, row = ""]) =>
      [...row.matchAll(/<c [^>]*>(?:<v>([^<]*)<\/v>|<is><t[^>]*>([^<]*)<\/t><\/is>)<\/c>/g)].map(([, number, text]) =>
        number === undefined ? text : Number(number),
      ),
    );
    expect(rows[0]).toEqual(["Dönem", "Yolcu", "Km", "Baz ücret (TL)", "Mesafe ücreti (TL)", "Toplam (TL)"]);
    expect(rows).toHaveLength(121);
    for (const [month, , , base, distance, total] of rows.slice(1)) {
      expect(month).toBe("Ekim 2026");
      expect(total).toBeCloseTo(Number(base) + Number(distance), 2);
    }
  });

  test.each([
    "sefer-raporu-2026-13.xlsx",
    "sefer-raporu-2026-10.pdf",
    "baska-2026-10.pdf",
    "constructor-2026-10.pdf",
    "..%2Fetc.pdf",
    "sozlesme-1999-01.pdf",
  ])("%s is no file", (name) => expect(demoAsset(`/demo-assets/files/${name}`).status).toBe(404));

  test("the address follows a proxy that ends TLS", async () => {
    const headers = { "x-forwarded-proto": "https" };
    const answer = await demo.request("/api/company/documents/?page_size=1", { headers });
    expect(await answer.text()).toContain('"file_url":"https://localhost/demo-assets/files/');
  });
});
