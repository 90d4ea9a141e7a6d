import { addDays, type Day, firstOfMonth } from "../calendar/day.ts";

/** Kinds of files that the demo can generate, each by a function in file-content.ts. */
export const fileKinds = {
  "sefer-raporu": { type: "Aylık Rapor", ending: "xlsx" },
  "fatura-eki": { type: "Fatura Eki", ending: "xlsx" },
  "memnuniyet-raporu": { type: "Memnuniyet Raporu", ending: "pdf" },
  "karbon-raporu": { type: "Karbon Raporu", ending: "pdf" },
  sozlesme: { type: "Sözleşme", ending: "pdf" },
  "ek-protokol": { type: "Ek Protokol", ending: "pdf" },
  "taranmis-sozlesme": { type: "Sözleşme", ending: "pdf" },
} as const;
export type FileKind = keyof typeof fileKinds;

/** A file uploaded for the customer; its content is generated on every request. */
export interface CompanyFile {
  /** Also the file's name on this server: `sefer-raporu-2026-10.xlsx`; null: listed without a link. */
  readonly id: string | null;
  readonly name: string;
  readonly type: string;
  readonly uploadedDay: Day;
  readonly year: number;
  readonly period: string;
  /** First day of the period, by which periods are sorted. */
  readonly start: Day;
  /** The linked file was removed. */
  readonly isGone: boolean;
}

export const monthNames = [
  "Ocak",
  "Şubat",
  "Mart",
  "Nisan",
  "Mayıs",
  "Haziran",
  "Temmuz",
  "Ağustos",
  "Eylül",
  "Ekim",
  "Kasım",
  "Aralık",
] as const;
const wholeYear = "Yıllık";
/** For how many months the customer has been one; files go back as far. */
const months = 40;

interface NewFile {
  readonly kind: FileKind;
  readonly start: Day;
  readonly name: string;
  readonly period: string;
  readonly uploadedDay: Day;
}

function toFile({ kind, start, name, period, uploadedDay }: NewFile): CompanyFile {
  const { type, ending } = fileKinds[kind];
  const year = Number(start.slice(0, 4));
  return {
    id: `${kind}-${start.slice(0, 7)}.${ending}`,
    name: `${name}.${ending}`,
    type,
    uploadedDay,
    year,
    period,
    start,
    isGone: false,
  };
}

function ofMonth(start: Day): CompanyFile[] {
  const period = monthNames[Number(start.slice(5, 7)) - 1] ?? "";
  const title = `${period} ${start.slice(0, 4)}`;
  const next = firstOfMonth(start, 1);
  return [
    toFile({ kind: "sefer-raporu", start, period, name: `${title} Sefer Raporu`, uploadedDay: addDays(next, 2) }),
    toFile({ kind: "fatura-eki", start, period, name: `${title} Fatura Eki`, uploadedDay: addDays(next, 3) }),
  ];
}

function ofQuarter(start: Day): CompanyFile[] {
  const month = Number(start.slice(5, 7));
  if (month % 3 !== 1) return [];
  const period = `${(month + 2) / 3}. Çeyrek`;
  const name = `${start.slice(0, 4)} ${period} Çalışan Memnuniyeti Raporu`;
  return [toFile({ kind: "memnuniyet-raporu", start, period, name, uploadedDay: addDays(firstOfMonth(start, 3), 7) })];
}

function ofYear(year: number): CompanyFile[] {
  const start = `${year}-01-01`;
  const yearly = { start, period: wholeYear };
  const contract = `${year} Personel Taşıma Hizmet Sözleşmesi`;
  return [
    toFile({ ...yearly, kind: "sozlesme", name: contract, uploadedDay: `${year}-01-02` }),
    toFile({
      ...yearly,
      kind: "taranmis-sozlesme",
      name: `${contract} (imzalı, taranmış)`,
      uploadedDay: `${year}-01-09`,
    }),
    toFile({
      ...yearly,
      kind: "ek-protokol",
      name: `${contract} Ek Protokolü – Akaryakıt Fiyat Farkı ve Asgari Ücret Güncellemesi`,
      uploadedDay: `${year}-07-01`,
    }),
    toFile({
      ...yearly,
      kind: "karbon-raporu",
      name: `${year} Karbon Ayak İzi Raporu`,
      uploadedDay: `${year + 1}-01-20`,
    }),
  ];
}

/** Special cases: a file that was removed, and one without a link. */
function oddFiles(first: Day): CompanyFile[] {
  const base = { year: Number(first.slice(0, 4)), period: wholeYear, start: first, isGone: false };
  return [
    {
      ...base,
      id: `arsiv-${first.slice(0, 7)}.pdf`,
      name: "Deneme Dönemi Protokolü (arşivden kaldırıldı).pdf",
      type: "Ek Protokol",
      uploadedDay: addDays(first, -20),
      isGone: true,
    },
    { ...base, id: null, name: "Tanıtım Sunumu.pdf", type: "Sunum", uploadedDay: addDays(first, -30) },
  ];
}

/** All files that have been uploaded for the customer by a day. */
export function companyFiles(today: Day): CompanyFile[] {
  const first = firstOfMonth(today, -months);
  const starts = Array.from({ length: months + 1 }, (_, index) => firstOfMonth(first, index));
  const years = [...new Set(starts.map((start) => Number(start.slice(0, 4))))];
  return [
    ...starts.flatMap(ofMonth),
    ...starts.flatMap(ofQuarter),
    ...years.flatMap(ofYear),
    ...oddFiles(first),
  ].filter(({ uploadedDay }) => uploadedDay <= today);
}
