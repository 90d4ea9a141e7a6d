export const tableMessages = {
  /** The search when the area has no better words. */
  search: "Ara",
  /** Read out when the rows have changed. */
  results: (total: string) => `${total} sonuç`,
  refreshing: "Yükleniyor",
  /** Head of the column of row actions, for screen readers. */
  actions: "İşlem",
  /** The row action's name: "Detay: Ayşe Yıldırım". */
  actionFor: (action: string, row: string) => `${action}: ${row}`,
  /** Nothing answers to search and filters. */
  noMatch: "Kriterlere uygun kayıt bulunmuyor!",
  noMatchHelp: "Aramayı ya da filtreleri değiştirmeyi deneyin.",
  clearFilters: "Filtreleri Temizle",
  activeFilters: "Etkin filtreler",
  /** On a phone: the line that many filters are folded into, and that nothing is filtered. */
  filters: "Filtreler",
  noFilter: "Tümü gösteriliyor",
  removeFilter: (filter: string) => `${filter} filtresini kaldır`,
  filterChip: (label: string, value: string) => `${label}: ${value}`,
  /** A filter that chooses everything: "Durum: Tümü". */
  filterOff: (label: string) => `${label}: Tümü`,
  /** Several values are chosen; their number stands beside it. */
  filterMany: (label: string, first: string, others: string) => `${label}: ${first} +${others}`,
  /** One chip for many values. */
  filterCount: (label: string, count: string) => `${label}: ${count} seçenek`,
  /** Under a choice of too many values. */
  tooMany: (most: string) => `Birlikte en çok ${most} seçenek süzülebilir. Seçimi aramayla daraltın.`,
  columns: "Gösterilecek sütunlar",
  /** Choice of order where the rows are records and have no heads. */
  sort: "Sıralama",
  unsorted: "Sıralama: Varsayılan",
  sortAscending: (column: string) => `${column}, artan`,
  sortDescending: (column: string) => `${column}, azalan`,
  /** Above a table that is wider than its place. */
  scrolls: "Tablo yana kayar: diğer sütunlar için sağa kaydırın.",
  pager: "Sayfalar",
  /** "439 kişiden 1–10". */
  range: (total: string, ofThem: string, first: string, last: string) => `${total} ${ofThem} ${first}–${last}`,
  /** Behind it: rows that came and aren't shown. */
  hidden: (count: string) => `${count} kayıt gizli`,
  /** In place of the rows when all of the page are such ones. */
  allHidden: (count: string) => `Bu sayfadaki ${count} kayıt gizli.`,
  /** Before the choice of the page's size. */
  perPage: "Sayfada",
  pageSize: "Sayfadaki kayıt sayısı",
  previousPage: "Önceki sayfa",
  nextPage: "Sonraki sayfa",
  page: (page: string) => `Sayfa ${page}`,
};
