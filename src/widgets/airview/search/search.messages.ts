export const searchMessages = {
  label: "Yolcu ara",
  clear: "Aramayı temizle",
  results: "Bulunan yolcular",
  none: "Bu aramaya uyan yolcu yok.",
  /** Read out while somebody types. */
  found: (count: string) => `${count} sonuç`,
  /** Below the first results. */
  more: (count: string) => `${count} sonuç daha var; aramayı daraltın.`,
  /** Where somebody boards: "Kadıköy – Levent, D durağı". */
  place: (route: string, letter: string) => `${route}, ${letter} durağı`,
};
