import { eachDay, firstOfMonth, addDays, weekdayOf } from "../calendar/day.ts";
import { nameAt } from "../seed/names.ts";
import { Random } from "../seed/random.ts";
import { customer } from "../seed/companies.ts";
import { type CompanyFile, fileKinds, type FileKind, monthNames } from "./company-files.ts";
import { type PdfPicture, toPdf } from "./pdf.ts";
import { agreementLines, carbonLines, protocolLines, satisfactionLines } from "./pdf-texts.ts";
import { type Cell, toWorkbook } from "./workbook.ts";

const lines = ["Kadıköy", "Üsküdar", "Şişli", "Beşiktaş", "Çekmeköy", "Bağcılar", "Pendik", "Sarıyer", "Ümraniye"];

/** The bytes of a file by its name on this server; undefined when there is no such file. */
export function fileContent(id: string): Buffer | undefined {
  const [, kind = "", year = "", month = "", ending = ""] =
    /^([a-z-]+)-(20\d{2})-(0[1-9]|1[0-2])\.(pdf|xlsx)$/.exec(id) ?? [];
  if (!Object.hasOwn(fileKinds, kind) || fileKinds[kind as FileKind].ending !== ending) return undefined;
  return makers[kind as FileKind]({ id, year: Number(year), month: Number(month) });
}

interface Wanted {
  readonly id: string;
  readonly year: number;
  readonly month: number;
}

const makers: Readonly<Record<FileKind, (wanted: Wanted) => Buffer>> = {
  "sefer-raporu": (wanted) => toWorkbook("Seferler", tripRows(wanted)),
  "fatura-eki": (wanted) => toWorkbook("Kullanım", usageRows(wanted)),
  "memnuniyet-raporu": ({ year, month, id }) => {
    const title = `${year} ${Math.ceil(month / 3)}. Çeyrek Çalışan Memnuniyeti Raporu`;
    return toPdf({ title, lines: satisfactionLines(new Random(id)) });
  },
  "karbon-raporu": ({ year, id }) =>
    toPdf({ title: `${year} Karbon Ayak İzi Raporu`, lines: carbonLines(new Random(id)) }),
  sozlesme: ({ year }) =>
    toPdf({ title: `${year} Personel Taşıma Hizmet Sözleşmesi`, lines: agreementLines(customer.name, year) }),
  "ek-protokol": ({ year }) => toPdf({ title: `${year} Ek Protokol`, lines: protocolLines(customer.name, year) }),
  "taranmis-sozlesme": ({ year, id }) =>
    toPdf(
      { title: `${year} Personel Taşıma Hizmet Sözleşmesi`, lines: agreementLines(customer.name, year) },
      scan(new Random(id)),
    ),
};

function tripRows({ id, year, month }: Wanted): (readonly Cell[])[] {
  const random = new Random(id);
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  const days = eachDay(first, addDays(firstOfMonth(first, 1), -1)).filter((day) => weekdayOf(day) <= 5);
  const rows = days.flatMap((day) =>
    lines.map((line): readonly Cell[] => {
      const [passengers, late] = [random.integer(7, 16), Math.max(0, random.integer(-6, 9))];
      return [day, `${line} – Levent`, "Sabah", passengers, 16, Math.round((passengers / 16) * 1000) / 10, late];
    }),
  );
  return [["Tarih", "Rota", "Dönem", "Yolcu", "Kapasite", "Doluluk (%)", "Gecikme (dk)"], ...rows];
}

function usageRows({ id, year, month }: Wanted): (readonly Cell[])[] {
  const random = new Random(id);
  const title = `${monthNames[month - 1]} ${year}`;
  const rows = Array.from({ length: 120 }, (_, index): readonly Cell[] => {
    const { first, last } = nameAt(40_000 + index);
    const kilometres = random.integer(40, 420) / 10;
    const [base, distance] = [950, Math.round(kilometres * 4250) / 100];
    return [title, `${first} ${last}`, kilometres, base, distance, base + distance];
  });
  return [["Dönem", "Yolcu", "Km", "Baz ücret (TL)", "Mesafe ücreti (TL)", "Toplam (TL)"], ...rows];
}

/** Pixels of a scanned, signed page; noise makes its file larger than a megabyte. */
function scan(random: Random): PdfPicture {
  const [width, height] = [900, 1273] as const;
  const dots = Buffer.alloc(width * height);
  for (let place = 0; place < dots.length; place += 1) {
    const [row, column] = [Math.floor(place / width), place % width];
    const isText = row > 120 && row < 1000 && row % 26 < 9 && column > 90 && column < 810;
    const isSignature = row > 1060 && row < 1180 && Math.abs(column - 560 - 60 * Math.sin(row / 9)) < 3;
    dots[place] = (isText ? 150 : isSignature ? 60 : 238) + random.integer(0, 15);
  }
  return { width, height, dots };
}

const sizes = new Map<string, number>();

/** Bytes of the file that `fileContent` gives. */
export function fileSize({ id, isGone }: CompanyFile): number {
  // A file that is gone or was never linked has no content; its entry shows this fixed size.
  if (id === null || isGone) return 2_411_724;
  const size = sizes.get(id) ?? fileContent(id)?.length ?? 0;
  sizes.set(id, size);
  return size;
}
