export const searchMessages = {
  label: "Çalışan ara",
  clear: "Aramayı temizle",
  results: "Bulunan çalışanlar",
  none: "Bu aramaya uyan çalışan yok.",
  /** Below the seats of the only person who is found: to their stop on the map. */
  copyLink: "Çalışanın bağlantısını kopyala",
  /** Read out while somebody types. */
  found: (count: string) => `${count} sonuç`,
  /** Below the first results. */
  more: (count: string) => `${count} sonuç daha var; aramayı daraltın.`,
  /** Where somebody boards: "Kadıköy – Levent, D durağı". */
  place: (route: string, letter: string) => `${route}, ${letter} durağı`,
};
