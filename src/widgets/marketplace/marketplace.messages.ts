import { defineMessages } from "../../core/text/messages.ts";

/** Texts of the frame: heading, steps, the failure of a lazily loaded part. */
export const marketplaceMessages = defineMessages("marketplace", {
  title: "Marketplace",
  /** Beside the heading. */
  kind: "Marketplace türü",
  buyer: "Alıcı Merkezi",
  soon: "Çok Yakında",
  sellerSoon: "Hat Sahibi Merkezi (Çok Yakında)",
  /** From the search back to the landing page. */
  toStart: "Marketplace'e Dön",
  /** In the header of the line list; leads back to the form. */
  changeSearch: "Aramayı Değiştir",
  workType: { "full-time": "Tam Zamanlı", hybrid: "Hibrit" },
  /** Hybrid work without named days; the provider's wording. */
  daysNotDefined: "Günler belirli değil",
  partFailed: "Bu bölüm yüklenemedi",
  /** The query names a search that is no longer among the past ones. */
  forgotten: "Bu arama artık bulunmuyor",
  forgottenHelp: "Yeniden arama yaparak uygun hatları görebilirsiniz.",
  newSearch: "Yeni Arama Yap",
  pastFailed: "Geçmiş aramalar yüklenemedi",
});
