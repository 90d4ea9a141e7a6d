export const ageMessages = {
  /** Before the time at which the data shown were fetched: "Veri: 08.42". */
  label: "Veri:",
  /** The same for a screen reader and a pointer that rests on it. */
  meaning: "Verilerin alındığı saat (İstanbul):",
};
