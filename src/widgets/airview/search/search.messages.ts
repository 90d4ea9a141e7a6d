import { defineMessages } from "../../../core/text/messages.ts";

export const searchMessages = defineMessages("airview/search", {
  label: "Çalışan ara",
  results: "Bulunan çalışanlar",
  none: "Bu aramaya uyan çalışan yok.",
  /** Below the results when they are all of one person: copies a link to that person. */
  copyLink: "Çalışanın Bağlantısını Kopyala",
  /** Announced while a person types. */
  found: (count: string) => `${count} sonuç`,
  /** Below the first results. */
  more: (count: string) => `${count} sonuç daha var; aramayı daraltın.`,
  /** Route and stop of a passenger: "Kadıköy – Levent, D durağı". */
  stop: (route: string, letter: string) => `${route}, ${letter} durağı`,
});
