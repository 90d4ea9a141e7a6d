import type { DriverEventKind } from "../../../core/api/driver-events.ts";

export const eventsMessages = {
  title: "Sürüş Olayları",
  failed: "Sürüş detayları yüklenemedi",
  /** The legend's and the list's words. */
  kinds: {
    overspeeding: "Hız ihlali",
    "phone-use": "Telefon kullanımı",
    "hard-brake": "Sert fren",
    "hard-turn": "Sert dönüş",
    "rapid-acceleration": "Ani hızlanma",
    /** Of a kind that the portal doesn't know; the provider's own name stands behind it. */
    other: "Diğer olay",
  } satisfies Record<DriverEventKind, string>,
  otherOf: (typeName: string) => `Diğer olay (${typeName})`,
  faultless: "Bu seferde hatasız sürüldü.",
  /** Behind a figure of the list. */
  seconds: (count: string) => `${count}\u00a0sn`,
  minutes: (minutes: string, seconds: string) => `${minutes}\u00a0dk ${seconds}\u00a0sn`,
  speed: (value: string) => `${value}\u00a0km/sa`,
  limitOf: (limit: string) => `Limit ${limit}`,
  speedOf: (speed: string) => `Hız ${speed}`,
  /** The event has no place that could be shown. */
  noPlace: "Konumu bilinmiyor",
  /** Prescribed wording. */
  lowScore: "Bu yolculuğa ait sürüş detayları inceleme altındadır.",
  /** Both at once: two notices would contradict each other. */
  lowScoreNoData:
    "Bu yolculuğa ait sürüş detayları inceleme altındadır; şu an gösterilebilecek yeterli sürüş verisi yok.",
  noData: "Bu yolculuğa ait yeterli sürüş verisi yok.",
  /** Before the support address, behind each notice. */
  support: "Sorularınız için:",
  show: "Sürüş Detaylarını Göster",
  hide: "Sürüş Detaylarını Gizle",
  report: "Hız Limiti Raporu İndir",
  reportFailed: "Form yüklenemedi",
};
