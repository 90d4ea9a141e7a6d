import type { TimePeriod } from "../../../core/api/routes.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const mapMessages = defineMessages("route-details/map", {
  label: (route: string) => `${route} haritası`,
  failed: "Harita yüklenemedi",
  /** The provider sends neither a path nor stops with a position. */
  empty: "Bu rotanın güzergâhı bilinmiyor.",
  office: "Ofis",
  start: "Başlangıç",
  home: (name: string) => `${name}, ev`,
  /** Walking distance between home and stop. */
  walkOf: (distance: string) => `Yürüme ${distance}`,
  legend: "Harita İşaretleri",
  way: { morning: "Sabah rotası", evening: "Akşam rotası" } satisfies Record<TimePeriod, string>,
  walk: "Yürüme yolu",
  own: "Çalışanlarınız",
  mixed: "Karma durak",
  shadow: "Diğer şirketler",
});
