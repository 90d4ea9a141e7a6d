import { formatNumber } from "../../../core/text/format.ts";
import { defineMessages } from "../../../core/text/messages.ts";
import type { SheetFormat } from "./model.ts";

export const sheetMessages = defineMessages("sheetMessages", {
  /** Replaces a sheet name without any valid character. */
  sheet: "Sayfa",
  /** Replaces a file name without any valid character. */
  file: "Liste",
  /** Booleans as displayed by Turkish Excel. */
  true: "DOĞRU",
  false: "YANLIŞ",
});

export const exportMessages = defineMessages("exportMessages", {
  /** Button above a table. */
  button: "Excel'e Aktar",
  /** Entries of its menu. */
  formats: { xlsx: "Excel (.xlsx)", csv: "CSV (.csv)" } satisfies Record<SheetFormat, string>,
  /** Title of the panel during the export. */
  running: (file: string) => `${file} hazırlanıyor`,
  /** Rows written; above the progress bar and as its accessible name. */
  count: (done: number, total: number | null) =>
    total === null ? "Satırlar alınıyor" : `${formatNumber(done)} / ${formatNumber(total)}`,
  /** After the last row, while the file is packed. */
  packing: "Dosya oluşturuluyor",
  /** Estimated time left. */
  secondsLeft: (seconds: number) =>
    seconds < 60
      ? `yaklaşık ${formatNumber(seconds)} sn kaldı`
      : `yaklaşık ${formatNumber(Math.round(seconds / 60))} dk kaldı`,
  /** Without a worker: the page doesn't respond for a while. */
  pausing: "Dosya oluşturulurken sayfa birkaç saniye yanıt vermeyebilir.",
  /** Without a worker, for a long list: CSV is written in small steps. */
  tooManyRows: (most: number) =>
    `Bu sayfa dosyanın arka planda hazırlanmasına izin vermiyor; Excel dosyasına en çok ${formatNumber(most)} satır aktarılabilir. CSV biçimini seçin ya da listeyi filtreleyin.`,
  cancel: "Vazgeç",
  /** Name and outcome of the job in toasts and questions. */
  job: (file: string) => file,
  saved: (rows: number) => `İndirildi. ${formatNumber(rows)} satır aktarıldı.`,
  /** The file was passed to the browser. */
  done: (file: string, rows: number) => `${file} indirildi. ${formatNumber(rows)} satır aktarıldı.`,
  /** The provider sent fewer rows than announced. */
  incomplete: (rows: number, total: number) =>
    `${formatNumber(total)} satır bekleniyordu, sunucudan ${formatNumber(rows)} satır geldi. Eksik satırlar için yeniden deneyin.`,
  /** The provider's wording. */
  failed: (file: string) => `${file} hazırlanamadı. Yapmaya çalıştığınız işlem sırasında beklenmedik bir hata oluştu.`,
  /** Complete, but not saved by the browser. */
  notSaved: (file: string) => `${file} indirilemedi.`,
  retry: "Yeniden Dene",
});

export const readMessages = defineMessages("readMessages", {
  /** Opens the browser's file dialog. */
  choose: "Dosya Seç",
  pasteLabel: "Satırları buraya yapıştırın",
  reading: "Dosya okunuyor",
  /** For a workbook of several sheets: which one was read, and the names of the others. */
  sheetRead: (name: string, others: readonly string[]) =>
    `“${name}” sayfası okundu. Dosyadaki diğer sayfalar: ${others.join(", ")}.`,
  /** The letters of a file that doesn't say its encoding. */
  encodings: {
    mac: "Dosyanın harfleri Türkçe Mac kodlamasıyla okundu; adları kontrol edin.",
    dos: "Dosyanın harfleri Türkçe DOS kodlamasıyla okundu; adları kontrol edin.",
  },
  truncated: (limit: string) => `Yalnızca ilk ${limit} satır okundu.`,
  failures: {
    "too-big": "Dosya 5 MB sınırını aşıyor.",
    "too-much": "Dosyanın içeriği okunamayacak kadar büyük. Listeyi yeni bir dosyaya kopyalayıp yeniden deneyin.",
    "not-a-spreadsheet": "Bu dosya okunamadı. Excel (.xlsx) veya CSV dosyası seçin.",
    damaged: "Dosya hasarlı: içinde eksik veya bozuk bir bölüm var. Excel'de açıp .xlsx olarak yeniden kaydedin.",
    "web-page":
      "Bu dosya aslında bir web sayfası tablosu (HTML). Excel'de açıp .xlsx olarak kaydedin ve kaydettiğiniz dosyayı seçin.",
    "xml-2003":
      "Bu dosya aslında bir Excel 2003 XML tablosu. Excel'de açıp .xlsx olarak kaydedin ve kaydettiğiniz dosyayı seçin.",
    "old-workbook":
      "Bu dosya eski biçimde bir Excel dosyası (.xls). Excel'de açıp .xlsx olarak kaydedin ve kaydettiğiniz dosyayı seçin.",
    encrypted: "Bu dosya parola korumalı. Parolasını kaldırıp yeniden deneyin.",
    empty: "Dosya boş. Satırlarını doldurup yeniden seçin.",
    failed: "Dosya okunamadı. Lütfen yeniden deneyin.",
  },
  /** Why the cells of a row may belong to other columns or people. */
  problems: {
    openQuote: "Tırnak işareti kapanmamış. Hücreleri kontrol edin.",
    missing: "Başlıktan az hücre var; bilgiler başka sütuna kaymış olabilir. Hücreleri kontrol edin.",
    surplus: (cells: readonly string[]) =>
      `Başlıktan fazla hücre var (${cells.join(", ")}); bilgiler başka sütuna kaymış olabilir. Hücreleri kontrol edin.`,
  },
});
