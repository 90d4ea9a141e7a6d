import { defineMessages } from "../../core/text/messages.ts";

export const documentsMessages = defineMessages("documentsMessages", {
  /** The title of the area, and one sentence about what it lists. */
  title: "Dosyalar",
  lead: "Şirketinize ait sözleşmeler ve raporlar",
  listFailed: "Dosyalar yüklenemedi",
  filtersFailed: "Filtreler yüklenemedi.",
  /** No files at all; the provider's wording. */
  empty: "Yüklenmiş Dosyanız Bulunmuyor!",
  /** "104 dosyadan 1–20". */
  noun: { bare: "dosya", from: "dosyadan", all: "dosyanın" },
  /** Column heads. */
  name: "Dosya adı",
  type: "Dosya türü",
  uploaded: "Yüklenme tarihi",
  period: "Dönem",
  size: "Boyut",
  download: "İndir",
  /** Sub-heading of the files of a year; not displayed itself. */
  year: "Yıl",
  /** Shown in a filter without a value. */
  any: (label: string) => `${label}: Tümü`,
  /** For screen readers, after "İndir". */
  downloadOf: (name: string) => `: ${name}`,
  /** Read before "Vazgeç" while a file is fetched. */
  downloading: (name: string) => `${name} indiriliyor`,
  cancel: "Vazgeç",
  retry: "Yeniden Dene",
  /** Instead of the link when there is none, or none with a safe address. */
  noLink: "Bağlantı yok",
  /** Name of a file for which the provider sent no name. */
  fileName: "Dosya",
  /** In the toast, after the file's name. */
  failed: "indirilemedi.",
  open: "Yeni Sekmede Aç",
});
