import { defineMessages } from "../../core/text/messages.ts";

export const airviewMessages = defineMessages("airview", {
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
