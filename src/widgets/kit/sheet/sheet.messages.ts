export const sheetMessages = {
  /** Name of a sheet whose name has no letter that Excel allows. */
  sheet: "Sayfa",
  /** Name of a file whose name has no letter that systems allow. */
  file: "Liste",
  /** How Excel in Turkish shows yes and no. */
  true: "DOĞRU",
  false: "YANLIŞ",
};
