export const sheetMessages = {
  /** Replaces a sheet name without any valid character. */
  sheet: "Sayfa",
  /** Replaces a file name without any valid character. */
  file: "Liste",
  /** Booleans as displayed by Turkish Excel. */
  true: "DOĞRU",
  false: "YANLIŞ",
};
