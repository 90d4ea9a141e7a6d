import { defineMessages } from "../../../core/text/messages.ts";

export const driverMessages = defineMessages("driverMessages", {
  /** Number of ratings: "412 değerlendirme". */
  votes: (count: string) => `${count} değerlendirme`,
  /** For screen readers, instead of star and figures. */
  rating: (rating: string, count: string) => `Puanı 5 üzerinden ${rating}, ${count} değerlendirme`,
  noRating: "Henüz puanlanmadı",
  plate: "Plaka",
  failed: "Sürücü bilgisi yüklenemedi.",
});

export const reasonMessages = defineMessages("reasonMessages", {
  /** Help below the text field for a reason of the user's own. */
  hint: (letters: number) => `En az ${letters} karakter yazmanızı öneririz.`,
});
