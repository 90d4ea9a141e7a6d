export const driverMessages = {
  /** Behind the number of ratings: "412 oy". */
  votes: (count: string) => `${count} oy`,
  /** For a screen reader, in place of star and figures. */
  rating: (rating: string, count: string) => `Puanı 5 üzerinden ${rating}, ${count} oy`,
  noRating: "Henüz puanlanmadı",
  plate: "Plaka",
  failed: "Sürücü bilgisi yüklenemedi.",
};
