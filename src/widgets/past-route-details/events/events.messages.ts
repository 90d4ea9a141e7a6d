import type { DriverEventKind } from "../../../core/api/driver-events.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const eventsMessages = defineMessages("past-route-details/events", {
  title: "Sürüş Olayları",
  failed: "Sürüş detayları yüklenemedi",
  /** Kinds of events, in the legend and in the list. */
  kinds: {
    overspeeding: "Hız ihlali",
    "phone-use": "Telefon kullanımı",
    "hard-brake": "Sert fren",
    "hard-turn": "Sert dönüş",
    "rapid-acceleration": "Ani hızlanma",
    /** An unknown kind; `otherOf` adds the provider's name of it. */
    other: "Diğer olay",
  } satisfies Record<DriverEventKind, string>,
  otherOf: (typeName: string) => `Diğer olay (${typeName})`,
  faultless: "Bu seferde sürüş olayı kaydedilmedi.",
  /** Duration in the list. */
  seconds: (count: string) => `${count}\u00a0sn`,
  minutes: (minutes: string, seconds: string) => `${minutes}\u00a0dk ${seconds}\u00a0sn`,
  speed: (value: string) => `${value}\u00a0km/sa`,
  limitOf: (limit: string) => `Limit ${limit}`,
  speedOf: (speed: string) => `Hız ${speed}`,
  /** The event has no valid position. */
  noPlace: "Konumu bilinmiyor",
  /** The provider's wording. */
  lowScore: "Bu yolculuğa ait sürüş detayları inceleme altındadır.",
  /** The provider's wording. */
  noData: "Bu yolculuğa ait yeterli sürüş verisi yok.",
  /** Before the support address, after each notice. */
  support: "Sorularınız için:",
  show: "Sürüş Detaylarını Göster",
  hide: "Sürüş Detaylarını Gizle",
  report: "Hız Limiti Raporu İndir",
  reportFailed: "Form yüklenemedi",
});
