import type { SheetFormat } from "../model.ts";
import { formatNumber } from "../../../../core/text/format.ts";
import { defineMessages } from "../../../../core/text/messages.ts";

export const exportMessages = defineMessages("kit/sheet/export", {
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
