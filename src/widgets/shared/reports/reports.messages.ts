import { formatNumber } from "../../../core/text/format.ts";
import { defineMessages } from "../../../core/text/messages.ts";

const numbers = (value: number) => formatNumber(value, 0);

/** Texts of both report dialogs. */
export const reportMessages = defineMessages("reportMessages", {
  /** Title and button of the report on departure and arrival times. */
  times: {
    title: "Kalkış Varış Saatleri",
    intro: "Seçtiğiniz günlerdeki seferlerin planlanan ve gerçekleşen saatleri.",
    /** No trips on these days. */
    empty: "Seçilen tarihlerde tamamlanmış sefer bulunmuyor. Başka tarihler seçin.",
  },
  speed: {
    title: "Hız Limiti Raporu",
    intro: "Seçtiğiniz günlerdeki hız limiti aşımları.",
    empty: "Bu rotada seçilen tarihler için bir ihlal bulunmamaktadır.",
  },
  start: "Başlangıç tarihi",
  end: "Bitiş tarihi",
  /** Days of a report end before today, unlike those of a list, which may include today. */
  dates: "Bugünden önceki günler seçilebilir.",
  /** Size of the report: "31 gün, 2 rota." */
  size: (days: number, routes: number) => `${numbers(days)} gün, ${numbers(routes)} rota.`,
  /** The part of the report that an interrupted run has fetched. */
  kept: (kept: number, total: number) =>
    `Alınmış kayıt: ${numbers(kept)} / ${numbers(total)}. Yalnızca kalanlar alınacak.`,
  routes: "Rotalar",
  chooseRoutes: "En az bir rota seçin",
  allRoutes: "Tüm rotalar",
  /** "3 rota". */
  routeCount: (count: number) => `${numbers(count)} rota`,
  /** "10.11.2026 – 18.11.2026". */
  period: (start: string, end: string) => `${start} – ${end}`,
  moreRoutes: (count: number) => `ve ${numbers(count)} rota daha`,
  /** Subject of a report on one route. */
  forRoute: (name: string) => `Rota: ${name}`,
  routesFailed: "Rotalar yüklenemedi.",
  /** Beside the disabled button: what is missing. */
  problems: {
    "start-missing": "Başlangıç tarihini girin.",
    "end-missing": "Bitiş tarihini girin.",
    "start-too-early": "Başlangıç tarihi 01.08.2018'den önce olamaz.",
    "start-after-end": "Başlangıç tarihi bitiş tarihinden sonra olamaz.",
    "end-too-late": "Bitiş tarihi bugünden önce olmalıdır.",
    "routes-missing": "En az bir rota seçin.",
  },
  submit: "Raporu İndir",
  /** Replaces `submit` when an interrupted run has fetched a part. */
  goOn: "Kaldığı Yerden Devam Et",
  cancel: "Vazgeç",
  done: "Tamam",
  /** While the answers are collected; label of the progress bar. */
  collecting: "Seferler alınıyor",
  count: (done: number, total: number) => `${numbers(done)} / ${numbers(total)} kayıt`,
  someFailed: (count: number) => `Alınamayan kayıt: ${numbers(count)}. Sonunda yeniden denenebilir.`,
  packing: "Dosya oluşturuluyor",
  /** The file was passed to the browser. */
  savedTitle: "Rapor İndirildi",
  saved: (file: string, rows: number) => `${file} dosyasına ${numbers(rows)} satır aktarıldı.`,
  savedWithGaps: (count: number) => `Alınamayan ${numbers(count)} kayıt dosyanın son sayfasında listelendi.`,
  /** Some requests failed. */
  gapsTitle: "Bazı Veriler Alınamadı",
  gaps: (missing: number, total: number) =>
    `Alınamayan kayıt: ${numbers(missing)} / ${numbers(total)}. Yalnızca eksikleri yeniden deneyebilir ya da raporu eksikleriyle indirebilirsiniz.`,
  /** Day and routes of one gap. */
  gap: (day: string, routes: string) => `${day}: ${routes}`,
  moreGaps: (count: number) => `ve ${numbers(count)} kayıt daha`,
  resume: "Eksikleri Yeniden Dene",
  withGaps: "Eksikleriyle İndir",
  /** The report is complete, but the browser didn't save its file. */
  notSavedTitle: "Rapor İndirilemedi",
  failedTitle: "Rapor Hazırlanamadı",
  failed: "Yapmaya çalıştığınız işlem sırasında beklenmedik bir hata oluştu.",
  back: "Forma Dön",
  retry: "Yeniden Dene",
});

/** Texts in the workbooks. */
export const reportSheetMessages = defineMessages("reportSheetMessages", {
  timesFile: "Rota Kalkış Varış Saatleri.xlsx",
  timesSheet: "Kalkış Varış Saatleri",
  speedFile: "Hız Limiti Raporu.xlsx",
  speedSheet: "Hız Limiti Aşımları",
  /** Above the rows: title, days and routes of the worksheet. */
  timesTitle: "Kalkış Varış Saatleri",
  speedTitle: "Hız Limiti Raporu",
  periodLine: (period: string) => `Dönem: ${period}`,
  routesLine: (count: number, names: string) => `${count === 1 ? "Rota" : `Rotalar (${numbers(count)})`}: ${names}`,
  /** Name of the worksheet that lists what could not be fetched. */
  missingSheet: "Alınamayanlar",
  reason: "Neden",
  day: "Tarih",
  route: "Rota",
  routeNumber: "Rota no",
  direction: "Yön",
  directions: { morning: "Ofise Gidiş", evening: "Ofisten Dönüş" },
  trip: "Sefer no",
  plannedStart: "Planlanan kalkış",
  start: "Gerçekleşen kalkış",
  startDelay: "Kalkış gecikmesi (dk)",
  plannedEnd: "Planlanan varış",
  end: "Gerçekleşen varış",
  endDelay: "Varış gecikmesi (dk)",
  plannedDuration: "Planlanan süre",
  duration: "Gerçekleşen süre",
  /** Judged by the arrival in the morning and by the departure in the evening. */
  isOnTime: "Zamanında (en çok 5 dk geç)",
  yes: "Evet",
  no: "Hayır",
  note: "Not",
  autoFinished: "Otomatik Bitirildi",
  plate: "Plaka",
  driver: "Sürücü",
  from: "Başlangıç",
  until: "Bitiş",
  length: "Süre",
  distance: "Mesafe (m)",
  limit: "Hız limiti (km/sa)",
  speed: "En yüksek hız (km/sa)",
  excess: "Aşım (km/sa)",
});
