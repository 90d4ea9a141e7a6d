import type { SheetFormat } from "../model.ts";

const numbers = new Intl.NumberFormat("tr-TR");

export const exportMessages = {
  /** On the button above a table. */
  button: "Excel'e Aktar",
  /** The two entries of its menu. */
  formats: { xlsx: "Excel (.xlsx)", csv: "CSV (.csv)" } satisfies Record<SheetFormat, string>,
  /** Head of the panel while the file is made. */
  running: (file: string) => `${file} hazırlanıyor`,
  /** Above the bar, and its name: rows that are in the file. */
  count: (done: number, total: number | null) =>
    total === null ? "Satırlar alınıyor" : `${numbers.format(done)} / ${numbers.format(total)}`,
  /** After the last row, while the file is packed. */
  packing: "Dosya oluşturuluyor",
  /** Rough time left. */
  secondsLeft: (seconds: number) =>
    seconds < 60
      ? `yaklaşık ${numbers.format(seconds)} sn kaldı`
      : `yaklaşık ${numbers.format(Math.round(seconds / 60))} dk kaldı`,
  /** No worker: the page can't react for a while. */
  pausing: "Dosya oluşturulurken sayfa birkaç saniye yanıt vermeyebilir.",
  cancel: "Vazgeç",
  /** What the work is called when it is told elsewhere, and how it ended. */
  job: (file: string) => file,
  saved: (rows: number) => `İndirildi. ${numbers.format(rows)} satır aktarıldı.`,
  /** The file was handed to the browser. */
  done: (file: string, rows: number) => `${file} indirildi. ${numbers.format(rows)} satır aktarıldı.`,
  /** The provider announced more rows than it sent. */
  incomplete: (rows: number, total: number) =>
    `${numbers.format(total)} satır bekleniyordu, sunucudan ${numbers.format(rows)} satır geldi. Eksik satırlar için yeniden deneyin.`,
  /** The wording is prescribed. */
  failed: (file: string) => `${file} hazırlanamadı. Yapmaya çalıştığınız işlem sırasında beklenmedik bir hata oluştu.`,
  /** Made, and not taken by the browser. */
  notSaved: (file: string) => `${file} indirilemedi.`,
  retry: "Yeniden Dene",
};
