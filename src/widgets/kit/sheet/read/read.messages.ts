import { defineMessages } from "../../../../core/text/messages.ts";

export const readMessages = defineMessages("kit/sheet/read", {
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
