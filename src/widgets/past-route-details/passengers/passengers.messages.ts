import type { TimePeriod } from "../../../core/api/routes.ts";
import type { PassengerOutcome } from "../../../core/trips/passenger-state.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const passengersMessages = defineMessages("past-route-details/passengers", {
  title: "Çalışanlar",
  failed: "Çalışanlar yüklenemedi",
  empty: "Bu seferde çalışanınız bulunmuyor.",
  /** At the right end of the title: how many of them travelled. */
  counted: {
    morning: (travelled, all) => `${travelled} / ${all} bindi`,
    evening: (travelled, all) => `${travelled} / ${all} geldi`,
  } satisfies Record<TimePeriod, (travelled: string, all: string) => string>,
  stop: "Durak",
  name: "Ad soyad",
  /** Column head: the planned time at the passenger's stop. */
  planned: "Plan",
  /** Above the table, when the column of planned times is empty because the bookings failed. */
  planFailed: "Planlanan saatler yüklenemedi.",
  /** Column head: the time of boarding, or of alighting. */
  moment: { morning: "Biniş", evening: "İniş" } satisfies Record<TimePeriod, string>,
  /** The outcome for a passenger; the provider's wording. */
  outcomes: {
    boarded: "Bindi",
    arrived: "Geldi",
    absent: "Gelmedi",
    "driver-denies-boarding": "Sürücü Binmedi Dedi",
    "driver-denies-arrival": "Sürücü Gelmedi Dedi",
    unknown: "-",
  } satisfies Record<PassengerOutcome, string>,
  /** Shown while a replay has not reached the passenger. */
  pending: "Bekleniyor",
});
