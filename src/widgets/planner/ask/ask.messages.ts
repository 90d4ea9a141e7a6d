import { defineMessages } from "../../../core/text/messages.ts";

export const askMessages = defineMessages("planner/ask", {
  address: "Adres",
  addressHint: "Mahalle, cadde, kapı no",
  addresses: "Bulunan adresler",
  typeMore: "En az 4 karakter yazın.",
  chooseAddress: "Listeden bir adres seçin.",
  /** For screen readers, behind the line above. */
  found: (count: string) => `${count} adres bulundu.`,
  nothing: "Adres bulunamadı.",
  /** Below the field, with a retry. */
  addressesFailed: "Adres önerileri yüklenemedi.",
  person: "Çalışan",
  personHint: "Ad soyad",
  nothingPerson: "Bu adla çalışan yok.",
  people: "Çalışanlar",
  peopleFailed: "Çalışanlar yüklenemedi.",
  /** While all employees are read. */
  peopleLoading: (done: string, total: string) => `Çalışanlar alınıyor, ${done} / ${total}`,
  withoutRoute: (count: string) => `Rotası olmayan ${count} çalışan listenin başında.`,
  noRoute: "Rotası yok",
  homeSearching: "Ev adresi aranıyor",
  homeUnknown: "Bu çalışanın ev adresi kayıtlı değil.",
  homeNotFound: "Bu çalışanın ev adresi haritada bulunamadı.",
  homeFailed: "Ev adresi sorulamadı.",
  /** Several places fit the employee's address. */
  homeSeveral: (count: string) => `Ev adresi için ${count} olası yer var, birini seçin.`,
  approximate: "Yer yaklaşık: mahalle merkezi",
  before: {
    address: "Bir adres yazın, nereden binilebileceğini görün.",
    employee: "Bir çalışan seçin, nereden binebileceğini görün.",
  },
  /** Instead of an answer, for a company that has no routes. */
  noRoutes: "Henüz rotanız yok.",
  direction: "Yön",
  directions: { morning: "Sabah", evening: "Akşam" },
  within: (distance: string, count: string) => `${distance} içinde ${count} durak`,
  straight: "Yürüme: kuş uçuşu tahmini",
  /** Accessible name of the list of answers. */
  answers: "Binilebilecek duraklar",
  atStop: "Durakta",
  walk: "Yürüme",
  ride: "Yolculuk",
  seats: "Boş koltuk",
  distance: "Uzaklık",
  minutes: (count: string) => `${count} dk`,
  /** Below the metres, where they are the provider's and no estimate. */
  byProvider: "sağlayıcınızın ölçümü",
  noTimes: "Saat bilinmiyor",
  occupied: (seats: string, passengers: string) => `${seats} koltuk, ${passengers} yolcu`,
  /** Why the number of free seats is `-`. */
  unknownSeats: {
    loading: "Koltuklar alınıyor",
    failed: "Kapasite alınamadı",
    unknown: "Kapasite bilinmiyor",
    several: (counts: string) => `Araçlar farklı: ${counts}`,
  },
  verdicts: {
    within: "SLA içinde",
    noSla: "SLA hedefi yok",
    slaFailed: "SLA alınamadı",
    full: "Boş koltuk yok",
    walk: (distance: string) => `Yürüme sınırın ${distance} üstünde`,
    ride: (minutes: string) => `Yolculuk sınırın ${minutes} üstünde`,
    both: (distance: string, minutes: string) => `Yürüme ${distance}, yolculuk ${minutes} sınırın üstünde`,
  },
  /** Along the drawn way. */
  way: {
    walk: (minutes: string) => `${minutes} yürüme`,
    ride: (minutes: string) => `${minutes} yolculuk`,
    rideUnknown: "Yolculuk bilinmiyor",
    leaveHome: "Evden çıkış",
    reachHome: "Eve varış",
    office: "Ofis",
  },
  regulars: (own: string, others: string) => `Düzenli yolcu: ${own} sizden, ${others} başka şirketten`,
  /** The other direction of the selected route. */
  other: {
    morning: (clock: string, walk: string, free: string) =>
      `Sabah: ${clock} durakta, ${walk} yürüme, boş koltuk ${free}`,
    evening: (clock: string, walk: string, free: string) =>
      `Akşam: ${clock} durakta, ${walk} yürüme, boş koltuk ${free}`,
    none: { morning: "Sabah: bu rotada yakın durak yok", evening: "Akşam: bu rotada yakın durak yok" },
  },
  toRoute: "Rota Detayına Git",
  toAirview: "Kuş Bakışında Göster",
  copy: "Sonucu Kopyala",
  /** A line of the copied answer. */
  copied: {
    stop: (letter: string, name: string) => `${letter} durağı, ${name}`,
    atStop: (clock: string) => `Durakta ${clock}`,
    walk: (distance: string, minutes: string) => `Yürüme ${distance}, ${minutes} (kuş uçuşu tahmini)`,
    walkByProvider: (distance: string, minutes: string) => `Yürüme ${distance}, ${minutes}`,
    ride: (minutes: string) => `Yolculuk ${minutes}`,
    seats: (free: string, reason: string) => `Boş koltuk ${free} (${reason})`,
  },
  far: (distance: string) => `${distance} içinde durağınız yok`,
  farHelp: "Bu adrese koltuk, başka şirketlerle paylaşılan hatlarda bulunabilir.",
  toMarketplace: "Marketplace'te Bu Adresi Ara",
  nearest: "En yakın duraklarınız",
  asTheCrowFlies: "Kuş uçuşu",
  sla: {
    both: (walk: string, ride: string) => `SLA: yürüme en çok ${walk}, yolculuk en çok ${ride}.`,
    walk: (walk: string) => `SLA: yürüme en çok ${walk}. Yolculuk için hedef yok.`,
    ride: (ride: string) => `SLA: yolculuk en çok ${ride}. Yürüme için hedef yok.`,
    none: "SLA hedefi yok.",
    failed: "SLA alınamadı.",
    detour: "Sapma yeni adres için bilinmez.",
  },
  foot: "Boş koltuk, araç kapasitesinden düzenli yolcular çıkarılarak bulunur. Sıralama: SLA içinde ve boş koltuğu olanlar önce, sonra yürüme mesafesi.",
  map: {
    label: "Sorulan adres ve duraklar haritası",
    legend: "Harita İşaretleri",
    place: "Sorulan adres",
    slaCircle: "SLA yürüme sınırı",
    /** Label on the circle. */
    slaLabel: (distance: string) => `SLA ${distance}`,
    walk: "Kuş uçuşu yürüme",
    routes: { morning: "Sabah rotası", evening: "Akşam rotası" },
    stop: (letter: string, route: string, walk: string) => `${letter} durağı, ${route}, ${walk}`,
    office: "Ofis",
  },
});
