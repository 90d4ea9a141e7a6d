import { defineMessages } from "../../../core/text/messages.ts";

/** The open lines, shown before a search. */
export const openMessages = defineMessages("marketplace/open", {
  /** "23 hatta boş koltuk var". */
  count: (count: string) => `${count} hatta boş koltuk var`,
  none: "Şu anda boş koltuğu olan hat yok",
  noneHelp: "Arama yapıp rota isteği gönderebilirsiniz.",
  /** Accessible name of the list of districts. */
  counties: "Kalkış ilçeleri",
  /** Districts beyond the listed ones: "ve 3 ilçe daha". */
  more: (count: string) => `ve ${count} ilçe daha`,
  failed: "Açık hatlar yüklenemedi.",
  /** The card with the map. */
  title: "Açık Hatlar",
  map: "Boş koltuğu olan hatların haritası",
  mapFailed: "Harita yüklenemedi",
});
