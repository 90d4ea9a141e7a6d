import { defineMessages } from "../../core/text/messages.ts";

export const airviewMessages = defineMessages("airviewMessages", {
  title: "Kuş Bakışı",
  /** Names the map for assistive technology. */
  map: "Rota haritası",
  /** Button that is first in the element's tab order. */
  skipMap: "Haritayı atla",
  panel: "Rota filtreleri",
  showFilters: "Filtreleri ve rota listesini aç",
  hideFilters: "Filtreleri ve rota listesini kapat",
  filtersTab: "Filtreler",
  listTab: "Rotalar",
  tabs: "Filtreler veya rota listesi",
  /** What the count beside the title means. */
  count: (count: string) => `${count} rota gösteriliyor`,
  scope: "Kapsam",
  own: "Çalışanlarımın Rotaları",
  area: "Bölgemdeki Tüm Rotalar",
  direction: "Yön",
  /** Directions as filters. */
  toOffice: "Ofise Gidiş",
  fromOffice: "Ofisten Dönüş",
  routeName: "Rota adı",
  neighborhood: "Mahalle",
  side: "Yaka",
  all: "Tümü",
  /** "Şifa – Levent +2". */
  andMore: (first: string, others: string) => `${first} +${others}`,
  clearFilters: "Filtreleri Temizle",
  loading: "Rotalar yükleniyor",
  failed: "Rotalar yüklenemedi",
  /** No route matches the filters; the provider's wording. */
  emptyFiltered: "Kriterlere uygun kayıt bulunmuyor!",
  empty: "Henüz planlanmış rota yok.",
  /** When the provider has more routes than one response contains. */
  cut: (total: string, shown: string) =>
    `Toplam ${total} rota var, haritada ${shown} rota gösteriliyor. Aradığınız rota yoksa filtreleri daraltın.`,
  /** A link or the page names a route that is not among those shown, or an employee who boards none of them. */
  notAmong: { route: "Bağlantıdaki rota bulunamadı.", person: "Bağlantıdaki çalışan bulunamadı." },
  /** The same while filters are set. */
  filteredOut: {
    route: "Bağlantıdaki rota bu filtrelerle görünmüyor. Filtreleri Temizle ile yeniden bakın.",
    person: "Bağlantıdaki çalışan bu filtrelerle görünmüyor. Filtreleri Temizle ile yeniden bakın.",
  },
  close: "Kapat",
  office: "Ofis",
  home: (name: string) => `${name}, ev`,
  legend: "Harita İşaretleri",
  morningLine: "Sabah rotası",
  eveningLine: "Akşam rotası",
  walk: "Yürüme yolu",
  ownStop: "Çalışanlarınız",
  mixedStop: "Karma durak",
  shadowStop: "Diğer şirketler",
  /** Announced to screen readers when the selection is cleared. */
  cleared: "Seçim kaldırıldı",
  selectedRoute: (name: string, direction: string, stops: string, people: string) =>
    `${name}, ${direction} seçildi. ${stops} durak, ${people} çalışan.`,
  selectedStop: (label: string) => `${label} seçildi.`,
  /** A tooltip's line: "9 durak, 23 çalışan". */
  size: (stops: string, people: string) => `${stops} durak, ${people} çalışan`,
});

export const airviewDetailMessages = defineMessages("airviewDetailMessages", {
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

export const airviewListMessages = defineMessages("airviewListMessages", {
  label: "Rota listesi",
  /** Read out when the list takes the focus. */
  help: "Ok tuşlarıyla gezin, Enter ile seçin, Esc ile seçimi kaldırın.",
  people: (count: string) => `${count} çalışan`,
});

export const airviewSearchMessages = defineMessages("airviewSearchMessages", {
  label: "Çalışan ara",
  results: "Bulunan çalışanlar",
  none: "Bu aramaya uyan çalışan yok.",
  /** Below the results when they are all of one person: copies a link to that person. */
  copyLink: "Çalışanın Bağlantısını Kopyala",
  /** Announced while a person types. */
  found: (count: string) => `${count} sonuç`,
  /** Below the first results. */
  more: (count: string) => `${count} sonuç daha var; aramayı daraltın.`,
  /** Route and stop of a passenger: "Kadıköy – Levent, D durağı". */
  stop: (route: string, letter: string) => `${route}, ${letter} durağı`,
});
