import type { TimePeriod } from "../../../core/api/routes.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const tripMessages = defineMessages("past-route-details/trip", {
  /** Accessible name of the card of driver and times. */
  facts: "Sefer bilgileri",
  start: "Başlangıç",
  end: "Bitiş",
  duration: "Süre",
  /** In place of the end time of a trip that nobody ended; the provider's wording. */
  autoFinished: "Otomatik Bitirildi",
  /** The time that is compared with the plan. */
  compared: { morning: "Ofise varış", evening: "Ofisten kalkış" } satisfies Record<TimePeriod, string>,
  plannedAt: (time: string) => `Plan ${time}`,
  /** Beside a delay: why it is on time or not. */
  limit: {
    kept: (minutes: number) => `Sınır ${formatNumber(minutes)}\u00a0dk, o yüzden zamanında sayılır.`,
    missed: (minutes: number) => `Sınır ${formatNumber(minutes)}\u00a0dk.`,
  },
  onTime: "Zamanında",
  delayed: "Gecikmeli",
  /** Difference from the plan in minutes, on the card and in the list. */
  late: (minutes: number) => `${formatNumber(minutes)}\u00a0dk geç`,
  early: (minutes: number) => `${formatNumber(minutes)}\u00a0dk erken`,
  exact: "Tam zamanında",
  /** The parts of the sentence that says where time was lost. */
  departed: (difference: string) => `Hareket ${difference.toLocaleLowerCase("tr")}`,
  lostTime: (minutes: number) => `yolda ${formatNumber(minutes)}\u00a0dk kaybedildi`,
  gainedTime: (minutes: number) => `yolda ${formatNumber(minutes)}\u00a0dk kazanıldı`,
  keptTime: "yolda plana uyuldu",
  longestWait: (letter: string | null, duration: string) =>
    `en uzun bekleme: ${letter === null ? "yolda" : `${letter} durağı`} ${duration}`,
  /** Line of the stops with their delays. */
  delays: "Duraklardaki gecikme, dk",
  delaysMeaning: "gerçek, altında plan",
  office: "Ofis",
  stop: (letter: string) => `${letter} durağı`,
  /** A stop of the line for screen readers. */
  delayAt: (stop: string, difference: string, actual: string | null, planned: string | null) =>
    [`${stop}: ${difference}`, actual && `gerçek ${actual}`, planned && `plan ${planned}`].filter(Boolean).join(", "),
  /** Which trip it is; the date follows. */
  trip: (id: number, date: string) => `Sefer ${id}, ${date}`,
  noPlan: "Plan bilgisi yok",
  noActual: "Gerçekleşen saat bilinmiyor",
  definition: "Dakiklik nasıl hesaplanır?",
  definitions: [
    "Sabah seferlerinde ofise varış, akşam seferlerinde ofisten kalkış saati planla karşılaştırılır.",
    "Planlanan saatten en çok 5 dakika sonrası zamanında sayılır; erken olan da zamanındadır.",
    "Planlanan saat bilinmiyorsa veya sabah seferi otomatik bitirildiyse değer gösterilmez.",
  ],
});
