import type { DriverEventKind } from "../../core/api/driver-events.ts";
import type { TimePeriod } from "../../core/api/routes.ts";
import { formatNumber } from "../../core/text/format.ts";
import { defineMessages } from "../../core/text/messages.ts";
import type { RangeProblem } from "../../core/trips/dates.ts";
import type { PassengerOutcome } from "../../core/trips/passenger-state.ts";

export const pastRouteDetailsMessages = defineMessages("pastRouteDetailsMessages", {
  /** The area's title, above the route's own name; the provider's wording. */
  title: "Geçmiş Yolculuklar",
  /** Beside the route's name: a list of all routes. */
  otherRoute: "Başka rota seç",
  toRoute: "Rota Detayları",
  /** The form of feedback or of the speed report. */
  formFailed: "Form yüklenemedi",
  /** There is no route of this id. */
  missing: "Rota bulunamadı",
  missingHelp: "Rota kaldırılmış veya bağlantı hatalı olabilir.",
  toList: "Geçmiş Yolculuklara Dön",
  /** The element was given no `route-id`. */
  noRoute: "Gösterilecek rota seçilmedi.",
  /** On paper, at the end of the lists. */
  allPeople: (count: string) => `${count} çalışanın tümü.`,
  allEvents: (count: string) => `${count} sürüş olayının tümü.`,
  tripsFailed: "Seferler yüklenemedi",
  noTrips: "Seçilen tarihlerde sefer bulunmuyor.",
  noTripsHelp: "Başka bir tarih aralığı veya yön seçin.",
  /** A link names a trip that isn't among those of its days. */
  tripMissing: (id: number) => `${id} numaralı sefer listede yok: henüz sona ermemiş veya iptal edilmiş olabilir.`,
  /** The direction select. */
  direction: "Yön",
  directions: { all: "Hepsi", morning: "Ofise Gidiş", evening: "Ofisten Dönüş" } satisfies Record<
    TimePeriod | "all",
    string
  >,
  /** Which trip a message is about: "Bakırköy – Maslak, 24.11.2025 06:52". */
  tripOf: (route: string, moment: string) => `${route}, ${moment}`,
});

export const eventsMessages = defineMessages("eventsMessages", {
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
  /** Before the support address, after each notice and where the map is missing. */
  support: "Sorularınız için:",
  show: "Sürüş Detaylarını Göster",
  hide: "Sürüş Detaylarını Gizle",
  report: "Hız Limiti Raporu İndir",
});

export const headMessages = defineMessages("headMessages", {
  /** Above both pickers. */
  range: "Tarih Aralığı",
  start: "Başlangıç tarihi",
  end: "Bitiş tarihi",
  list: "Listele",
  /** What is wrong with the days, by the kind of problem. */
  problems: {
    "start-missing": "Başlangıç tarihini girin.",
    "end-missing": "Bitiş tarihini girin.",
    "start-too-early": "Başlangıç tarihi 01.08.2018 veya sonrası olmalıdır.",
    "start-after-end": "Başlangıç tarihi, bitiş tarihinden en az bir gün önce olmalıdır.",
    "end-too-late": "Bitiş tarihi bugünden sonra olamaz.",
  } satisfies Record<RangeProblem, string>,
});

export const pastRouteDetailsMapMessages = defineMessages("pastRouteDetailsMapMessages", {
  label: (route: string, moment: string) => `${route} sefer haritası, ${moment}`,
  failed: "Harita yüklenemedi",
  legend: "Harita İşaretleri",
  showPlan: "Planlanan Rotayı Göster",
  hidePlan: "Planlanan Rotayı Gizle",
  /** Legend of the driven path while events are shown: what is not marked was driven without an event. */
  faultless: "Hatasız sürüş",
  driven: { morning: "Sabah seferi", evening: "Akşam seferi" } satisfies Record<TimePeriod, string>,
  planned: "Planlanan rota",
  company: "Şirket",
  start: "Başlangıç",
  stopOf: (letter: string) => `${letter} durağı`,
  unknownStop: "Durak",
  /** Shown instead of the map; the title in the provider's wording. */
  noWay: "Yetersiz Bilgi",
  noWayHelp:
    "Sefer güzergâhı, sürücünün mobil uygulamasından gelen konum verileriyle oluşturulur. Bu sefer için yeterli veri alınamadı.",
});

export const pastRouteDetailsPassengersMessages = defineMessages("pastRouteDetailsPassengersMessages", {
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

export const replayMessages = defineMessages("replayMessages", {
  title: "Seferi Oynat",
  play: "Oynat",
  pause: "Duraklat",
  /** The button at the end of the trip. */
  again: "Baştan Oynat",
  stop: "Bitir",
  stopHelp: "Oynatmayı bitir",
  scrubber: "Sefer zamanı",
  speed: "Hız",
  speedOf: (factor: number) => `${factor}×`,
  /** Who got on or off last: at which stop, and when that was planned. */
  happened: (time: string, name: string, letter: string) => `${time} ${name} · ${letter} durağı`,
  planned: (time: string, difference: string) => `, plan ${time} (${difference})`,
  /** The real end of an auto-finished trip isn't known, so the time at each position is an estimate. */
  approximate: "Sefer otomatik bitirildiği için saatler yaklaşıktır.",
});

export const tripMessages = defineMessages("tripMessages", {
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

export const pastRouteDetailsTripsMessages = defineMessages("pastRouteDetailsTripsMessages", {
  title: "Seferler",
  /** Column heads. */
  moment: "Tarih",
  duration: "Süre",
  /** Difference of the office time from the plan. */
  difference: "Ofiste gecikme",
  direction: "Yön",
  directions: { morning: "Ofise Gidiş", evening: "Ofisten Dönüş" } satisfies Record<TimePeriod, string>,
  more: (count: number) => `${formatNumber(count)} Sefer Daha Göster`,
  /** Below the list: the source of everything recorded by the driver's phone. */
  source: "Sürüş verisi, sürücünün mobil uygulamasından gelir.",
});
