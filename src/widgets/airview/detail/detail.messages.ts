import { defineMessages } from "../../../core/text/messages.ts";

export const detailMessages = defineMessages("airview/detail", {
  label: "Seçili rota",
  close: "Seçimi kaldır",
  collapse: "Rota ayrıntılarını küçült",
  expand: "Rota ayrıntılarını büyüt",
  variants: "Yön ve saat",
  morning: "Sabah",
  evening: "Akşam",
  duration: "Süre",
  walk: "Ort. yürüme",
  detour: "Sapma",
  people: "Çalışan",
  stops: "Duraklar",
  noStops: "Bu rotanın durakları bilinmiyor.",
  office: "Ofis",
  toRoute: "Rota Detayına Git",
});
